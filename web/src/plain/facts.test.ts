import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { Words } from '../words/words';
import { columns, isShort, isTable, label, line } from './facts';

const bundle = new FluentBundle('en', { useIsolating: false });
bundle.addResource(new FluentResource('label-pot = Chips in the pot\nvalue-end = the game is over\nplain-yes = yes\nplain-no = no\n'));
const words = new Words('en', [bundle]);

describe('facts of a game nobody has drawn', () => {
  test('are called as the catalogue says, or by their name', () => {
    expect([label('pot', words), label('deck_left', words)]).toEqual(['Chips in the pot', 'Deck left']);
  });

  test('are told in a line', () => {
    expect([null, true, -3, 'end', 'top_only', [1, null], []].map((value) => line(value, words))).toEqual(['–', 'yes', '−3', 'the game is over', 'top only', '1, –', '–']);
  });

  test('are a table where they are things of a kind', () => {
    const rows = [{ pearl: 3 }, { pearl: null, paid: 1 }];
    expect([isTable(rows), isTable([]), isTable([1]), isShort(rows), isShort([1, 2]), isShort([[1]])]).toEqual([true, false, false, false, true, false]);
    expect(columns(rows)).toEqual(['pearl', 'paid']);
  });
});
