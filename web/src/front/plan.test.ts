import { expect, test } from 'vitest';
import type { GameCard, TableCard } from '../connection/types';
import { botOf, canJoin, gentlerBot, nextBot } from './plan';

const card = { bots: ['random', 'gentle', 'easy', 'steady', 'careful', 'sharp', 'strong', 'master'], strengths: ['steady', 'strong', 'master'] } as GameCard;

test('whom one meets is what the game says', () => {
  expect([botOf(card), botOf(card, 2), botOf(card, 9)]).toEqual(['steady', 'master', 'steady']);
});

test('after a win the next level is offered, up to the last', () => {
  expect(['random', 'gentle', 'steady', 'careful', 'strong', 'master'].map((bot) => nextBot(card, bot))).toEqual(['gentle', 'easy', 'sharp', 'sharp', 'master', null]);
});

test('after a defeat a gentler one is offered, down to the first', () => {
  expect(['random', 'gentle', 'easy', 'careful', 'master'].map((bot) => gentlerBot(card, bot))).toEqual([null, null, 'gentle', 'steady', 'strong']);
});

test('a table is open to me while a seat is free there and I have none', () => {
  const table = (more: object, ...seats: object[]): TableCard => ({ status: 'open', you: [], seats, ...more }) as unknown as TableCard;
  const [ann, free, warm] = [{ kind: 'person' }, { kind: 'open', open: true }, { kind: 'bot', open: true }]; // a bot keeps a seat warm
  expect([table({}, ann, free), table({ status: 'running' }, ann, warm)].map(canJoin)).toEqual([true, true]);
  const shut = [table({ status: 'running' }, ann, { kind: 'bot', open: false }), table({ you: [0] }, ann, free), table({ status: 'over' }, ann, free), table({ status: 'running' }, ann, { ...warm, resigned: true })];
  expect(shut.map(canJoin)).toEqual([false, false, false, false]);
});
