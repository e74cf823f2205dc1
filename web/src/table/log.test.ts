import { expect, test } from 'vitest';
import type { Entry } from '../connection/types';
import { lastMove, logLines } from './log';
import { sectionOf } from './rules';
import { sentences } from './sentences';

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

test('take-backs in a row are one line, which counts what a person did in one go as one', () => {
  const undone = (n: number, seat: number, to: number): Entry => ({ n, at: 0, kind: 'undone', seat, to, log: [['table-undone', { seat }]] });
  const paid = (n: number): Entry => ({ ...decided(n, n, 0), log: [['event-paid', { seat: 0 }]] });
  const said = (entries: Entry[]): unknown[] => logLines(entries, 0, { costs: ['paid'] }).map((line) => line.message);
  expect(said([decided(1, 1, 0), decided(2, 2, 0), undone(3, 0, 1), undone(4, 0, 0), undone(5, 1, 0)])).toEqual([['log-undone', { seat: 0, count: 2 }], ['table-undone', { seat: 1 }]]);
  expect(said([paid(1), paid(2), decided(3, 3, 0), undone(4, 0, 2), undone(5, 0, 1), undone(6, 0, 0)])).toEqual([['log-undone', { seat: 0, count: 1 }]]);
});

test('what was paid stands with what it was paid for, and waits for it', () => {
  const telling = { costs: ['paid'], quiet: ['turn-ended'] };
  const paid = (n: number, seat: number): Entry => ({ ...decided(n, n, seat), log: [['event-paid', { seat, unit: n }]] });
  const [line, ...more] = logLines([paid(1, 0), paid(2, 0), decided(3, 3, 0)], 0, telling);
  expect(more).toEqual([]);
  expect(line).toMatchObject({ message: ['event-caught', { seat: 0 }], costs: [['event-paid', { unit: 1 }], ['event-paid', { unit: 2 }]], decision: 3, since: 1 });
  expect(logLines([paid(1, 0), paid(2, 0)], 0, telling)).toEqual([]);
  expect(logLines([paid(1, 0), decided(2, 2, 1)], 0, telling).map(({ costs }) => costs)).toEqual([[], []]);
});

test('a line knows the event it tells', () => {
  const event = { kind: 'caught', seat: 0 };
  expect(logLines([{ ...decided(2, 1, 0), events: [{ kind: 'laid' }, event] }], 0).map((line) => line.events)).toEqual([[event]]);
});

test('cards that come together are one line, which points at all of them', () => {
  const got = (seat: number, card: string): [string, Record<string, unknown>] => ['event-got', { seat, card }];
  const events = ['D6', 'N9', 'A1'].map((card, index) => ({ kind: 'got', seat: index < 2 ? 0 : 1, card }));
  const entry: Entry = { ...decided(2, 1, 0), log: [got(0, 'D6'), got(0, 'N9'), got(1, 'A1')], events };
  const lines = logLines([entry], 0, { lists: { 'event-got': 'several-got' } });
  expect(lines.map(({ message }) => message)).toEqual([['several-got', { seat: 0, card: ['D6', 'N9'], count: 2 }], got(1, 'A1')]);
  expect(lines.map((line) => line.events.length)).toEqual([2, 1]);
  expect(logLines([entry], 0)).toHaveLength(3);
});

test('a turn stands over its story, and what many cells do at once is one line', () => {
  const telling = { heads: ['turn-started'], lists: { 'event-drained': 'several-drained' } };
  const drained = [0, 1, 2].map((column): [string, Record<string, unknown>] => ['event-drained', { cell: `0,${column}` }]);
  const entry: Entry = { n: 2, at: 0, kind: 'decided', seat: 0, decision: 1, log: [...drained, ['event-turn-started', { seat: 1, turn: 5 }]] };
  expect(logLines([entry], 0, telling).map(({ message, heads }) => [message[0], message[1]['count'], heads])).toEqual([
    ['several-drained', 3, false],
    ['event-turn-started', undefined, true],
  ]);
});
