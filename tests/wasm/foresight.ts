// Replays recorded games and writes, for each decision, what its seat could foresee of it, and what came of it.
import { readFileSync, writeFileSync } from 'node:fs';
import { Worlds } from '../../web/src/rules/foresight';
import { GameRules, Seen } from '../../web/src/rules/game';
import { codesOf, complete } from '../../web/src/rules/options';
import { positionOf } from '../../web/src/rules/picture';

const [modules, asked, answer] = process.argv.slice(2) as [string, string, string];
const { game, trials } = JSON.parse(readFileSync(asked, 'utf-8'));
const description = JSON.parse(readFileSync(`${modules}/${game}.json`, 'utf-8'));
const rules = await GameRules.of(description, await WebAssembly.compile(readFileSync(`${modules}/${game}.wasm`)));

/** What the seat's screen shows and offers. */
const shown = (record, seat) => positionOf(new Seen(rules, record, seat), rules.waiting(record).includes(seat));

/** What the seat is shown after each event. */
const between = (state, seat, action) => rules.steps(state, seat, action).map((one) => new Seen(rules, rules.screen(one, seat), seat).view);

function decided(state, seat, action) {
  const next = rules.carryOut(state, seat, action);
  const worlds = new Worlds(rules, rules.screen(state, seat), seat);
  while (!worlds.more());
  const foreseen = worlds.foresee(action);
  return {
    next,
    told: foreseen && {
      foreseen: [shown(foreseen.record, seat), foreseen.events, foreseen.events.map((_, event) => foreseen.views(event) ?? null)],
      truth: [shown(rules.screen(next.state, seat), seat), rules.rows.events(next.journal, seat), between(state, seat, action)],
    },
  };
}

function replayed({ seats, options, key, moves }) {
  let { state } = rules.begin(seats, codesOf(description, complete(description, options, seats), seats), Uint8Array.from(Buffer.from(key, 'hex')));
  return moves.map(([seat, action]) => {
    const { next, told } = decided(state, seat, action);
    state = next.state;
    return told;
  });
}

writeFileSync(answer, JSON.stringify(trials.map(replayed)));
