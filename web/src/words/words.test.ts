import { expect, test } from 'vitest';
import { LANGUAGES, Words, type Language } from './words';

const at = async (language: Language, game: string, you: number | null): Promise<Words> => (await Words.open(language, game)).among(() => ['Guest 1', 'Otto'], () => you);

test.each([
  ['en', 'You pay a red worm.', 'Your worms', 'You'],
  ['nl', 'Jij betaalt een rode worm.', 'Jouw wormen', 'Jij'],
  ['de', 'Du zahlst einen roten Wurm.', 'Deine Würmer', 'Du'],
  ['hu', 'Fizetsz egy piros kukacot.', 'A kukacaid', 'Te'],
] as const)('whoever has no name is spoken to in %s', async (language, pays, worms, name) => {
  const words = await at(language, 'das_riff', 0);
  expect([words.word('event-paid', { seat: 0, unit: 'red' }), words.word('label-worms', { seat: 0 }), words.seatName(0)]).toEqual([pays, worms, name]);
});

test.each(LANGUAGES)('others keep their names in %s, and so does everybody for a watcher', async (language) => {
  expect((await at(language, 'das_riff', 0)).word('event-paid', { seat: 1, unit: 'red' })).toContain('Otto');
  expect((await at(language, 'das_riff', null)).word('event-paid', { seat: 0, unit: 'red' })).toContain('Guest 1');
});

test('a sentence about two tells who did it to whom', async () => {
  const words = await at('en', 'rivero', 0);
  const tapped = (seat: number, other: number): string => words.word('event-tapped-river', { seat, other, card: 'Nile 4' });
  expect([tapped(0, 1), tapped(1, 0), tapped(0, 0)]).toEqual(['You tap Nile 4 from a river of Otto.', 'Otto taps Nile 4 from your river.', 'You tap Nile 4 from your own river.']);
});
