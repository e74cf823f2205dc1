// Whether the rules can be asked about a position that somebody has typed: compiled rules trust their numbers, so it is tried first, in a worker
// that can be stopped where something leads back to itself (tidetable/core/position.py, see_sound).
import { codesOf } from '../rules/options';
import { ALL_SEEING, type GameRecord, type GameRules } from '../rules/game';
import { Unreadable } from './position';

const AHEAD = 12; // decisions that are tried
const PATIENCE = 8_000; // milliseconds

/** Why a position cannot be; null if nothing speaks against it. */
export function faultOf(rules: GameRules, record: GameRecord): string | null {
  const waiting = rules.waiting(record);
  if (waiting.some((seat) => rules.choices(record, seat).length === 0)) return 'whatif-bad-stuck';
  if (rules.pieces(record).join() !== rules.pieces(fresh(rules, record)).join()) return 'whatif-bad-pieces';
  for (const viewer of [ALL_SEEING, ...waiting]) void [rules.see(record, viewer).view, rules.see(record, viewer).question];
  playOn(rules, record);
  return null;
}

/** A deal of the same table: it has all pieces, each once. */
function fresh(rules: GameRules, record: GameRecord): GameRecord {
  const seats = rules.read(record, 'seats');
  const options = Object.fromEntries(rules.description.options.map(({ name }) => [name, rules.optionOf(record, name)]));
  return rules.begin(seats, codesOf(rules.description, options, seats), new Uint8Array(32).fill(7)).state;
}

function playOn(rules: GameRules, record: GameRecord): void {
  let state = record;
  for (let i = 0; i < AHEAD; i++) {
    const [seat] = rules.waiting(state);
    const action = seat === undefined ? undefined : rules.choices(state, seat)[0];
    if (seat === undefined || action === undefined) return;
    state = rules.carryOut(state, seat, action).state;
  }
}

/** What the worker is asked, and answers. */
export interface Asked {
  rules: string;
  record: GameRecord;
}
export interface Answered {
  fault: string | null;
}

/** See that a position can be asked about. */
export function seeSound(rules: GameRules, record: GameRecord): Promise<void> {
  const worker = new Worker(new URL('./sound.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<void>((fine, bad) => {
    const refuse = (fault: string): void => bad(new Unreadable(fault));
    const late = setTimeout(() => refuse('whatif-bad-numbers'), PATIENCE);
    worker.onmessage = ({ data }: MessageEvent<Answered>) => (clearTimeout(late), data.fault === null ? fine() : refuse(data.fault));
    worker.onerror = () => refuse('whatif-bad-numbers');
    worker.postMessage({ rules: rules.name, record } satisfies Asked);
  }).finally(() => worker.terminate());
}
