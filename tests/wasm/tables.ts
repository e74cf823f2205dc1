// Lets whole evenings happen at tables of the browser, and writes what every pair of eyes was told after each thing that was tried.
import { readFileSync, writeFileSync } from 'node:fs';
import { ALL_SEEING, GameRules, SPECTATOR } from '../../web/src/rules/game';
import { complete } from '../../web/src/rules/options';
import { commitmentOf } from '../../web/src/local/fair';
import { replayOf, stateOf } from '../../web/src/local/pictures';
import { recordOf, verify } from '../../web/src/local/record';
import { following, Refuse, ruled } from '../../web/src/local/rulings';
import { LocalTable } from '../../web/src/local/table';

const [modules, asked, answer] = process.argv.slice(2);
const { game, evenings } = JSON.parse(readFileSync(asked, 'utf-8'));
const description = JSON.parse(readFileSync(`${modules}/${game}.json`, 'utf-8'));
const rules = await GameRules.of(description, await WebAssembly.compile(readFileSync(`${modules}/${game}.wasm`)));

function happen(table, events) {
  for (let queue = events; queue.length > 0; queue = following(table)) for (const event of queue) table.enter(0, event);
}

function tried(table, { bot, command }) {
  try {
    happen(table, bot ? [{ kind: 'decided', by: 'bot', ...bot }] : ruled(table, command));
    return null;
  } catch (fault) {
    if (!(fault instanceof Refuse)) throw fault;
    return { why: fault.refusal.why };
  }
}

function evening({ seats, options, secret, tries, looks }) {
  const table = new LocalTable('local-test', rules);
  const plan = { game, rules_version: description.rules_version, options: complete(description, options, seats.length), seats, undo: 'free', pace: 'fast' };
  happen(table, [{ kind: 'created', plan, secret, commitment: commitmentOf(secret) }]);
  const eyes = [...seats.keys(), SPECTATOR];
  const told = tries.map((one) => {
    const since = table.n;
    const refused = tried(table, one);
    return { refused, pictures: eyes.map((seat) => stateOf(table, seat, 'state', since)) };
  });
  const frames = looks.filter((at) => at < table.states.length).flatMap((at) => [...eyes, ...(table.over ? [ALL_SEEING] : [])].map((seat) => replayOf(table, at, seat)));
  return { told, frames, record: table.over ? recordOf(table) : null, verdict: table.over ? verify(table, rules) : null };
}

writeFileSync(answer, JSON.stringify(evenings.map(evening)));
