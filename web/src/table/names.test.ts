import { expect, test } from 'vitest';
import type { Words } from '../words/words';
import { seatName, unnamed } from './names';
import type { SeatInfo } from './types';

const words = { word: (id: string, args: Record<string, unknown> = {}) => [id, ...Object.values(args)].join(' '), has: () => true, language: 'en' } as unknown as Words;
const seat = (number: number, more: Partial<SeatInfo>): SeatInfo => ({ seat: number, kind: 'bot', name: null, bot: 'steady', here: false, online: true, away: false, open: false, resigned: false, stand_in: false, ...more });
const names = (...seats: SeatInfo[]): string[] => seats.map((one) => seatName(one, words, seats));

test('bots have the name of their character, numbered where it sits there twice', () => {
  expect(names(seat(0, {}), seat(1, { bot: 'master@2s' }), seat(2, {}))).toEqual(['bot-character steady', 'bot-character master', 'bot-character steady II']);
  expect(names(seat(0, { bot: 'careful' }))).toEqual(['bot-name 0']);
});

test('a bot that plays for somebody does not rename them', () => {
  expect(names(seat(0, { stand_in: true }), seat(1, {}))).toEqual(['guest-name 1', 'bot-character steady']);
  expect(names(seat(0, { name: 'Ann', stand_in: true }))).toEqual(['Ann']);
});

test('"you" is whoever sits here alone and has no name', () => {
  const seats = [seat(0, { kind: 'person' }), seat(1, { kind: 'person' }), seat(2, { kind: 'person', name: 'Ann' })];
  expect(unnamed(seats, [0])).toBe(0);
  expect([unnamed(seats, [2]), unnamed(seats, []), unnamed(seats, [0, 1])]).toEqual([null, null, null]); // a chosen name, a watcher, two at one screen
});
