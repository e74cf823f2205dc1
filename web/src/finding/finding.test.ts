import { expect, test } from 'vitest';
import type { TableCard } from '../connection/types';
import { EVERYTHING, Lobby, passes } from './lobby.svelte';
import { scoreOf } from './score';

const table = (id: string, more: Partial<TableCard> = {}): TableCard => ({ id, game: 'rivero', clock: { kind: 'none' }, seats: [{}, {}], ...more }) as TableCard;

test('the list follows what is told: new first, changed in place, gone away', () => {
  const found: string[] = [];
  const lobby = new Lobby((id) => found.push(id), () => found.push('lost'));
  lobby.hear({ type: 'lobby', tables: [table('a'), table('b')], waiting: [], seek: null, time: 0 });
  lobby.hear({ type: 'listed', tables: [table('c'), table('b', { status: 'running' })], gone: ['a'] });
  expect(lobby.tables.map(({ id, status }) => [id, status])).toEqual([['c', undefined], ['b', 'running']]);
  lobby.hear({ type: 'found', table: 'x' });
  lobby.seek = { game: 'rivero', seats: 2, clock: 'none', rated: false, near: true, since: 0, bot_at: null, until: 1, table: null };
  lobby.hear({ type: 'lobby', tables: [], waiting: [], seek: null, time: 0 });
  expect(found).toEqual(['x', 'lost']);
});

test('a filter lets through what it says', () => {
  const bank = table('a', { clock: { kind: 'bank' }, rated: true });
  expect(passes(bank, EVERYTHING)).toBe(true);
  expect(passes(bank, { ...EVERYTHING, clock: 'clock', rated: 'rated', seats: 2, game: 'rivero' })).toBe(true);
  for (const other of [{ clock: 'days' }, { rated: 'unrated' }, { seats: 3 }, { game: 'das_riff' }] as const) expect(passes(bank, { ...EVERYTHING, ...other })).toBe(false);
});

test('a score is written as people write it', () => {
  expect([scoreOf([1, 0]), scoreOf([1.5, 0.5]), scoreOf([1 / 3, 4 / 3, 1 / 3])]).toEqual(['1 : 0', '1½ : ½', '⅓ : 1⅓ : ⅓']);
});
