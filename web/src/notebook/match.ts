// A match in a notebook, as a replay wants it: every moment drawn by the rules that came with it.
import type { Entry, ReplayFrame, TableCard } from '../connection/types';
import { ALL_SEEING, GameRules, type GameRecord, Seen, SPECTATOR } from '../rules/game';
import type { Eyes, Moments } from '../table/moments';
import type { GameEvent, Result, SeatInfo } from '../table/types';
import type { Model, Told } from './model';

const bytes = (view: DataView): Uint8Array<ArrayBuffer> => new Uint8Array(view.buffer as ArrayBuffer, view.byteOffset, view.byteLength).slice();

const viewerOf = (eyes: Eyes): number => (eyes === 'all' ? ALL_SEEING : (eyes ?? SPECTATOR));

export class NotebookMatch implements Moments {
  readonly home = null;
  readonly isLinked = false;
  readonly isFixed: boolean;
  readonly eyes: Eyes;

  private constructor(
    private readonly model: Model,
    private readonly rules: GameRules,
    private readonly told: Told,
    private readonly records: Uint8Array,
  ) {
    this.isFixed = !told.open;
    this.eyes = told.seat ?? (told.open ? 'all' : null);
  }

  static async of(model: Model): Promise<NotebookMatch> {
    const rules = await GameRules.of(JSON.parse(model.get('description')), await WebAssembly.compile(bytes(model.get('rules'))));
    return new NotebookMatch(model, rules, model.get('told'), bytes(model.get('records')));
  }

  get game(): string {
    return this.told.game;
  }

  get at(): number {
    return this.model.get('at');
  }

  private get last(): number {
    return this.told.moments.length - 1;
  }

  async table(): Promise<TableCard> {
    const { game, names, seat, end } = this.told;
    const result: Result | null = end && { reason: 'game', ...end };
    return {
      ...{ id: '', game, name: null, options: {}, public: false, chat: false, undo: '', clock: { kind: 'none' }, pace: '', host: false },
      ...{ status: end ? 'over' : 'running', n: this.last, decisions: this.last, created: 0, ended: null, watchers: { count: 0, names: [] } },
      ...{ commitment: '', secret: null, rematch: null, result, waiting: this.rules.waiting(this.record(this.last)) },
      you: seat === null ? [] : [seat],
      seats: names.map(seatOf),
    };
  }

  async frame(at: number, eyes: Eyes): Promise<ReplayFrame> {
    const now = Math.min(at, this.last);
    const seen = this.seen(now, eyes);
    const events = this.events(now, eyes);
    return {
      ...{ at: now, of: this.last, eyes, seat: this.told.moments[now]?.seat ?? null, action: null, text: null },
      ...{ view: seen.view, waiting: this.rules.waiting(seen.record), question: seen.question, events, log: this.rules.rows.log(events) },
    };
  }

  async entries(eyes: Eyes): Promise<Entry[]> {
    return this.told.moments.map(({ seat }, at) => {
      const events = this.events(at, eyes);
      const who = seat === null ? { kind: 'started' } : { kind: 'decided', seat, by: 'person', decision: at };
      return { n: at, at: 0, ...who, events, log: this.rules.rows.log(events) };
    });
  }

  moved(at: number): void {
    this.model.set('at', at);
    this.model.save_changes();
  }

  follow(show: (at: number) => void): () => void {
    const heard = (): void => show(this.at);
    this.model.on('change:at', heard);
    return () => this.model.off('change:at', heard);
  }

  private record(at: number): GameRecord {
    const { size } = this.rules.description.record;
    return this.records.slice(at * size, (at + 1) * size);
  }

  private seen(at: number, eyes: Eyes): Seen {
    return this.told.open ? this.rules.see(this.record(at), viewerOf(eyes)) : new Seen(this.rules, this.record(at), viewerOf(this.eyes));
  }

  private events(at: number, eyes: Eyes): GameEvent[] {
    const { events, journal } = this.told.moments[at] ?? {};
    return journal ? this.rules.rows.events(Int32Array.from(journal), viewerOf(eyes)) : (events ?? []);
  }
}

const seatOf = (name: string | null, seat: number): SeatInfo => ({
  ...{ seat, name, kind: 'person', bot: null, here: false, online: true, away: false, open: false, resigned: false },
});
