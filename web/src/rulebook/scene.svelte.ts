// A drawing of the rulebook: a position, drawn by the game's own board, in which the reader may decide something.
import { type GameRecord, type GameRules } from '../rules/game';
import { positionOf, whyNot } from '../rules/picture';
import { viewsAfter } from '../rules/steps';
import { storyIn } from '../table/pictures';
import { Play } from '../table/play.svelte';
import type { GameModule, Picture, SeatInfo } from '../table/types';
import type { Words } from '../words/words';
import type { Figure } from './book';
import { positionAfter } from './position';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dov']; // who plays in the drawings; the reader is "you"
const CHANCE = [7, 11, 13, 17]; // others decide alike every time

export class Scene {
  readonly play: Play;
  told = $state.raw<string[]>([]); // what has happened, in sentences
  done = $state(false); // the reader has decided
  private state: GameRecord;
  private left: number;
  private n = 0;
  readonly seat: number;
  readonly names = NAMES;

  constructor(
    readonly rules: GameRules,
    module: GameModule,
    words: Words,
    readonly figure: Figure,
  ) {
    this.state = positionAfter(rules, figure);
    this.seat = figure.seat ?? rules.waiting(this.state)[0] ?? -1;
    this.left = figure.tries ?? 0;
    this.play = new Play(module, this.picture(), words.among(() => NAMES, () => this.seat), { act: (action) => this.act(action), why: (target) => this.why(target) });
    this.play.stage.alone = true;
    if (!figure.tries && !figure.lit) this.play.sent = true; // a drawing: nothing glows, nothing can be clicked
    const { shows } = figure;
    if (shows) this.play.hinted = this.play.offers.filter(({ target }) => Object.entries(shows).every(([name, value]) => JSON.stringify(target[name]) === JSON.stringify(value)));
  }

  /** As it was. */
  again(): void {
    this.state = positionAfter(this.rules, this.figure);
    this.left = this.figure.tries ?? 0;
    this.told = [];
    this.done = false;
    this.n++;
    this.play.jump(this.picture());
  }

  private picture(): Picture {
    const { rules, state, seat, n } = this;
    const waiting = rules.waiting(state);
    const asked = waiting.includes(seat) && !this.done;
    const seats = Array.from({ length: rules.read(state, 'seats') }, (_, place): SeatInfo => ({
      ...{ seat: place, name: place === seat ? null : (NAMES[place] ?? null), kind: 'person', bot: null },
      ...{ here: false, online: true, away: false, open: false, resigned: false },
    }));
    const { view, question, legal } = positionOf(rules.see(state, seat), asked);
    return { game: rules.description.game, n, seat, seats, view, question, choices: legal, waiting, result: null };
  }

  private act(action: number): void {
    if (!this.rules.may(this.state, this.seat, action)) return;
    this.left--;
    this.step(this.seat, action);
    if (this.left <= 0 || !this.rules.waiting(this.state).includes(this.seat)) this.finish();
    this.play.done(this.n);
  }

  private async why(target: Record<string, unknown>): Promise<{ message: [string, Record<string, unknown>]; section: string | null } | null> {
    const message = whyNot(this.rules.see(this.state, this.seat), target);
    return message && { message, section: (message[1]['section'] as string | undefined) ?? null };
  }

  /** The reader is asked nothing more; some decisions of the others follow, as a careful player takes them. */
  private finish(): void {
    for (let on = this.figure.on ?? 0; on > 0; on--) {
      const [next] = this.rules.waiting(this.state).filter((seat) => seat !== this.seat);
      if (next === undefined || this.rules.waiting(this.state).includes(this.seat)) break;
      this.step(next, this.rules.careful(this.rules.see(this.state, next), Uint32Array.from(CHANCE)));
    }
    this.done = true;
    this.play.follow(this.picture(), { events: [], said: new Map() });
  }

  private step(seat: number, action: number): void {
    const { state, journal } = this.rules.carryOut(this.state, seat, action);
    const views = viewsAfter(this.rules, this.state, seat, action, this.seat);
    const { rows } = this.rules;
    const events = rows.events(journal, this.seat);
    const log = rows.log(events);
    this.state = state;
    this.n++;
    this.told = [...this.told, ...log.map((message) => this.play.words.say(message))];
    this.play.follow(this.picture(), storyIn([{ events, log, views }]));
  }
}
