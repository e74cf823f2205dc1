import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Description, OptionRow } from './description';
import { codesOf, complete, valueOf } from './options';

const read = (game: string): Description => JSON.parse(readFileSync(`../tidetable/wasm/modules/${game}.json`, 'utf-8')) as Description;
const row = (description: Description, name: string): OptionRow => description.options.find((option) => option.name === name) as OptionRow;

const PYTHON = { pond_cards: 575938, reef_cards: 7414169 }; // CountsOption.code of the boxes below (tests/core/test_card.py)

describe('the counts of a real box', () => {
  const [reef, pond] = [read('das_riff'), read('fish_n_stones')];
  const box = [...Array<number>(11).fill(1), 2, 12, 9, 5, 21];
  const codeOf = (description: Description, name: string, counts: number[]): number => codesOf(description, { [name]: counts }, 2)[name] ?? NaN;

  it('are nothing in the record where they are the usual ones, and read back', () => {
    expect(codeOf(reef, 'reef_cards', row(reef, 'reef_cards').values[0] as number[])).toBe(0);
    expect(codeOf(pond, 'pond_cards', [8, 8, 4, 4, 8, 4])).toBe(0);
    expect(valueOf(row(reef, 'reef_cards'), codeOf(reef, 'reef_cards', box))).toEqual(box);
    expect(valueOf(row(pond, 'pond_cards'), codeOf(pond, 'pond_cards', [6, 6, 6, 8, 5, 5]))).toEqual([6, 6, 6, 8, 5, 5]);
  });
  it('have the number that Python gives them', () => {
    expect(codeOf(pond, 'pond_cards', [6, 6, 6, 8, 5, 5])).toBe(PYTHON.pond_cards);
    expect(codeOf(reef, 'reef_cards', box)).toBe(PYTHON.reef_cards);
  });
  it.each([[[6, 6, 6, 8, 5, 6]], [[0, 12, 6, 8, 5, 5]], [[36]], ['6/6/6/8/5/5']])('are refused as %j', (counts) => {
    expect(complete(pond, { pond_cards: counts }, 2)).toBeNull();
  });
});
