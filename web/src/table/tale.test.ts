import { expect, test } from 'vitest';
import type { Entry } from '../connection/types';
import { Words } from '../words/words';
import { deedsIn, folded, lastDecision, missedBy, recap, retold, sayDeed, turnsIn } from './tale';
import type { Message } from './types';

const say = (kind: string, seat?: number): Message => [`event-${kind}`, seat === undefined ? {} : { seat }];
const decided = (n: number, decision: number, seat: number, ...log: Message[]): Entry => ({ n, at: 0, kind: 'decided', seat, decision, log, events: [{ kind: `e${n}` }] });
const undone = (n: number, seat: number, to: number): Entry => ({ n, at: 0, kind: 'undone', seat, to, log: [['table-undone', { seat }]] });
const RIFF = { costs: ['paid'], quiet: ['turn-ended'] };
const brief = (entries: Entry[], seat: number, telling = {}): [number, boolean, string[]][] =>
  recap(entries, seat, telling).map((chapter) => [chapter.seat, chapter.undone, chapter.deeds.map((deed) => deed.message[0])]);

test('an action is one line, what it was for before what it cost', () => {
  const [deed, ...more] = deedsIn([say('paid', 1), say('paid', 1), say('boat-bought', 1), say('turn-ended', 1)], RIFF);
  expect(deed?.message).toEqual(say('boat-bought', 1));
  expect(deed?.costs).toHaveLength(2);
  expect(more).toEqual([]);
});

test('a decision told again leaves nothing out, and what it was for still stands before what it cost', () => {
  expect(retold([say('paid', 1), say('flipped', 1), say('turn-ended', 1), say('drained')], RIFF)).toEqual([
    { seat: 1, message: say('flipped', 1), costs: [say('paid', 1)] },
    { seat: 1, message: say('turn-ended', 1), costs: [] },
    { seat: null, message: say('drained'), costs: [] },
  ]);
  expect(retold([say('paid', 1)], RIFF)).toEqual([{ seat: 1, message: say('paid', 1), costs: [] }]);
});

test('the recap has a chapter for everybody who has decided since I did', () => {
  const entries = [decided(1, 1, 0, say('a', 0)), decided(2, 2, 1, say('b', 1), say('tide')), decided(3, 3, 2, say('c', 2)), decided(4, 4, 2, say('d', 2))];
  expect(brief(entries, 0)).toEqual([[1, false, ['event-b', 'event-tide']], [2, false, ['event-c', 'event-d']]]);
  expect(recap(entries, 0)[1]?.events.map((event) => event.kind)).toEqual(['e3', 'e4']);
});

test('what was paid decision by decision is told with what it was for', () => {
  const entries = [decided(1, 1, 0, say('a', 0)), decided(2, 2, 1, say('paid', 1)), decided(3, 3, 1, say('paid', 1)), decided(4, 4, 1, say('paid', 1), say('boat-bought', 1))];
  expect(recap(entries, 0, RIFF)[0]?.deeds).toEqual([{ seat: 1, message: say('boat-bought', 1), costs: [say('paid', 1), say('paid', 1), say('paid', 1)] }]);
});

test('what my decision let the others do is theirs', () => {
  expect(brief([decided(1, 1, 0, say('cast', 0), say('caught', 0), say('caught', 1))], 0)).toEqual([[1, false, ['event-caught']]]);
});

test('what the rules do for me after others have acted is told too', () => {
  const caught = [[1, false, ['event-caught']], [0, false, ['event-caught']]];
  expect(brief([decided(1, 1, 0, say('cast', 0), say('caught', 1), say('caught', 0), say('round'))], 0)).toEqual(caught);
  expect(brief([decided(1, 1, 0, say('cast', 0)), decided(2, 2, 1, say('caught', 1), say('caught', 0))], 0)).toEqual(caught);
});

test('where a game sums a turn up, the sum stands for its parts', () => {
  const collect = { ...decided(2, 2, 1, say('collected', 1), say('tide')), events: [{ kind: 'collected' }, { kind: 'turn-ended' }, { kind: 'tide' }] };
  const entries = [decided(1, 1, 1, say('placed', 1)), collect, decided(3, 3, 1, say('last', 1))];
  const sum = { at: 'turn-ended', say: (events: { kind: string }[]): Message => ['in-short', { events: events.map(({ kind }) => kind) }] };
  expect(brief(entries, 0, { sum })).toEqual([[1, false, ['in-short', 'event-tide', 'event-last']]]);
  expect(recap(entries, 0, { sum })[0]?.deeds[0]?.message[1]).toEqual({ events: ['e1', 'collected', 'turn-ended', 'tide'] });
});

test('a turn that a game does not sum up tells its parts', () => {
  const entries = [decided(1, 1, 0, say('a', 0)), { ...decided(2, 2, 1, say('b', 1)), events: [{ kind: 'turn-ended' }] }];
  expect(brief(entries, 0, { sum: { at: 'turn-ended', say: () => null } })).toEqual([[1, false, ['event-b']]]);
});

test('after a take-back both are told who took back what, and nothing that no longer is', () => {
  const entries = [decided(1, 1, 0, say('a', 0)), decided(2, 2, 1, say('b', 1)), decided(3, 3, 1, say('c', 1)), undone(4, 1, 2)];
  expect(brief(entries, 0)).toEqual([[1, true, ['event-c']], [1, false, ['event-b']]]);
  expect(brief([...entries, undone(5, 1, 1)], 0)).toEqual([[1, true, ['event-b', 'event-c']]]);
  expect(brief([...entries, undone(5, 1, 1)], 1)).toEqual([[1, true, ['event-b', 'event-c']], [0, false, ['event-a']]]);
});

test('who decides anew is told by what stands', () => {
  const entries = [decided(1, 1, 0, say('a', 0)), decided(2, 2, 1, say('b', 1)), undone(3, 1, 1), decided(4, 2, 1, say('c', 1))];
  expect(brief(entries, 0)).toEqual([[1, false, ['event-c']]]);
});

test('my last decision is one that stands', () => {
  expect(lastDecision([decided(1, 1, 0), decided(2, 2, 1), decided(3, 3, 0), undone(4, 0, 2)], 0)?.decision).toBe(1);
  expect(lastDecision([decided(1, 1, 0), undone(2, 0, 0)], 0)).toBeUndefined();
});

test('a replay can go from turn to turn', () => {
  expect(turnsIn([decided(1, 1, 0), decided(2, 2, 0), decided(3, 3, 1), decided(4, 4, 1), undone(5, 1, 3), decided(6, 4, 0)])).toEqual([2, 3]);
});

test('what was missed begins at my last decision, or at the deal', () => {
  const started: Entry = { n: 1, at: 0, kind: 'started', log: [], events: [{ kind: 'dealt' }] };
  const begun = [started, decided(2, 1, 1, say('a', 1)), decided(3, 2, 2, say('b', 2))];
  expect(missedBy(begun, 0)).toEqual({ at: 0, entries: begun.slice(1) });
  expect(missedBy([...begun, decided(4, 3, 0), decided(5, 4, 1)], 0)).toEqual({ at: 3, entries: [decided(5, 4, 1)] });
  expect(missedBy([...begun, decided(4, 3, 0)], 0)).toBeNull();
  expect(missedBy([started], 0)).toBeNull();
  expect(missedBy(begun, -1)).toBeNull();
});

test('what my decision let the others do is shown from my decision on, and what was taken back is not shown', () => {
  const mine: Entry = { ...decided(3, 2, 0), events: [{ kind: 'moved', seat: 0 }, { kind: 'paid', seat: 1 }] };
  expect(missedBy([decided(2, 1, 1), mine], 0)).toEqual({ at: 1, entries: [mine] });
  expect(missedBy([decided(2, 1, 0), decided(3, 2, 1), undone(4, 1, 1)], 0)).toBeNull();
});

test('what it cost says that it is a price', async () => {
  const words = (await Words.open('en', 'das_riff')).among(() => ['Ann', 'Tilda']);
  const cost: Message = ['event-paid', { seat: 1, unit: 'yellow' }];
  const bought: Message = ['event-boat-bought', { seat: 1, column: 2 }];
  expect(sayDeed({ message: bought, costs: [cost, cost] }, words)).toBe('Tilda lays a boat at column 2 (for yellow, yellow).');
});

test('what was done twice in a row is said once', () => {
  expect(folded(['takes a cube', 'takes a cube', 'lays a tile', 'takes a cube'])).toEqual(['takes a cube (2×)', 'lays a tile', 'takes a cube']);
});
