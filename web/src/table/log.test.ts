import { expect, test } from 'vitest';
import type { Entry } from '../connection/types';
import { lastMove, logLines, sentences } from './log';
import { sectionOf } from './rules';

const decided = (n: number, decision: number, seat: number): Entry => ({ n, at: 0, kind: 'decided', seat, decision, log: [['event-caught', { seat }]] });

test('what was undone is struck from the log', () => {
  const undone: Entry = { n: 4, at: 0, kind: 'undone', seat: 0, to: 1, log: [['table-undone', { seat: 0 }]] };
  const lines = logLines([decided(2, 1, 0), decided(3, 2, 1), undone], 0);
  expect(lines.map((line) => line.decision)).toEqual([1, null]);
});

test('sentences about me are marked, a spectator has none', () => {
  expect(logLines([decided(2, 1, 0), decided(3, 2, 1)], 0).map((line) => line.mine)).toEqual([true, false]);
  expect(logLines([decided(2, 1, 0)], -1).map((line) => line.mine)).toEqual([false]);
});

test('a reference opens its section', () => {
  const sections = ['1', '5', '8'].map((id) => ({ id, title: '', html: '' }));
  expect(sectionOf('§5.4', sections)).toEqual({ section: '5', anchor: 'rule-5.4' });
  expect(sectionOf('FS-12', sections)).toEqual({ section: '8', anchor: 'rule-FS-12' });
  expect(sectionOf('§77', sections)).toEqual({ section: '1', anchor: null });
});

test('an event is told by its own sentence, in the order in which things happened', () => {
  const [first, quiet, second] = [{ kind: 'caught', seat: 0 }, { kind: 'card-caught' }, { kind: 'caught', seat: 1 }];
  const log: [string, Record<string, unknown>][] = [['event-caught', { seat: 0 }], ['event-caught', { seat: 1 }], ['table-ended', {}]];
  expect(sentences([first, quiet, second], log)).toEqual([[first, log[0]], [second, log[1]]]);
});

test('what stays marked: what others did since my last decision, my own turn until somebody else decides, nothing that was taken back', () => {
  const moved = (n: number, seat: number): Entry => ({ ...decided(n, n, seat), events: [{ kind: `e${n}` }] });
  const kinds = (entries: Entry[], seat: number): string[] => lastMove(entries, seat).map((event) => event.kind);
  const played = [moved(1, 0), moved(2, 1), moved(3, 2), moved(4, 2)];
  expect(kinds(played, 0)).toEqual(['e2', 'e3', 'e4']);
  const awaited: Entry = { ...decided(1, 1, 0), events: [{ kind: 'mine', seat: 0 }, { kind: 'theirs', seat: 1 }] };
  expect(kinds([awaited, moved(2, 1)], 0)).toEqual(['theirs', 'e2']);
  expect(kinds(played, 2)).toEqual(['e3', 'e4']);
  expect(kinds(played, -1)).toEqual(['e3', 'e4']);
  expect(kinds([...played, { n: 5, at: 0, kind: 'away', seat: 1, log: [] }], 0)).toEqual(['e2', 'e3', 'e4']);
  expect(kinds([...played, { n: 5, at: 0, kind: 'undone', seat: 2, to: 2, log: [] }], 0)).toEqual(['e2']);
});

test('take-backs in a row are one line', () => {
  const undone = (n: number, seat: number): Entry => ({ n, at: 0, kind: 'undone', seat, to: 0, log: [['table-undone', { seat }]] });
  const told = logLines([undone(1, 0), decided(2, 1, 0), undone(3, 0), undone(4, 1)], 0).map((line) => line.message);
  expect(told).toEqual([['log-undone', { seat: 0, count: 2 }], ['table-undone', { seat: 1 }]]);
});
