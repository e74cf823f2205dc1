// What a screen shows in the midst of a decision: the states between its events, computed by the rules, never guessed here.
import type { ViewAfter } from '../table/types';
import { type GameRecord, type GameRules, Seen } from './game';

/** The views of records that a screen was sent, one after each event; they are made when they are shown. */
export function viewsOf(rules: GameRules, records: GameRecord[], viewer: number): ViewAfter {
  return (event) => {
    const record = records[event];
    return record && new Seen(rules, record, viewer).view;
  };
}

/** The views in the midst of a decision that is carried out here, in a complete state. */
export function viewsAfter(rules: GameRules, before: GameRecord, seat: number, action: number, viewer: number): ViewAfter {
  let states: GameRecord[] | null = null;
  return (event) => {
    states ??= rules.steps(before, seat, action);
    const state = states[event];
    return state && rules.see(state, viewer).view;
  };
}

/** Records one behind the other: of each a patch says what has changed since the one before it (docs/protocol.md, Records). */
export function chained(first: GameRecord, patch: string, count: number): GameRecord[] {
  const changes = Uint8Array.from(atob(patch), (letter) => letter.charCodeAt(0));
  const size = first.length;
  const records: GameRecord[] = [];
  let place = 0;
  const number = (): number => {
    let found = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = changes[place++] as number;
      found |= (byte & 127) << shift;
      if (byte < 128) return found;
    }
  };
  const begun = (row: number): GameRecord => {
    while (records.length <= row) records.push((records.at(-1) ?? first).slice());
    return records[row] as GameRecord;
  };
  for (let at = 0; place < changes.length; ) {
    at += number();
    for (let left = number(); left > 0; left--, at++, place++) begun(Math.floor(at / size))[at % size] = changes[place] as number;
  }
  begun(count - 1);
  return records;
}
