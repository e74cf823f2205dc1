import { expect, it } from 'vitest';
import { BUILT, gamesIn } from './load';

it('knows the four games, and takes rules of earlier days for no game', () => {
  expect([...BUILT].sort()).toEqual(['das_riff', 'fish_n_stones', 'reef_encounter', 'rivero']);
  expect(gamesIn(['../modules/rivero.json', '../modules/rivero-1.json'])).toEqual(['rivero']);
});
