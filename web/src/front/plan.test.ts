import { expect, test } from 'vitest';
import type { GameCard } from '../connection/types';
import { botOf, gentlerBot, nextBot } from './plan';

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
