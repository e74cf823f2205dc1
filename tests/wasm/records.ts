// Reads what a socket was sent, in records, and writes the messages that the page makes of it.
import { readFileSync, writeFileSync } from 'node:fs';
import { Screen } from '../../web/src/connection/records';
import { GameRules } from '../../web/src/rules/game';

const [modules, asked, answer] = process.argv.slice(2) as [string, string, string];
const { lines, why } = JSON.parse(readFileSync(asked, 'utf-8'));

const load = async (name: string): Promise<GameRules> =>
  GameRules.of(JSON.parse(readFileSync(`${modules}/${name}.json`, 'utf-8')), await WebAssembly.compile(readFileSync(`${modules}/${name}.wasm`)), name);

/** What a page that hears these messages knows after each of them. */
async function heard(messages) {
  const screen = new Screen(load);
  const found = [];
  for (const message of messages) {
    if (!screen.canRead(message)) await screen.prepare(message);
    const state = screen.read(message);
    const views = state.entries.map(({ events = [], views }) => (views ? events.map((_, event) => views(event) ?? null) : null));
    found.push({ state, why: state.eyes === null ? null : (screen.why(state.eyes, why) ?? null), views });
  }
  return found;
}

writeFileSync(answer, JSON.stringify(await Promise.all(lines.map(heard))));
