import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { LANGUAGES, Words } from '../../words/words';
import { tell } from './names';
import type { View } from './view';

/** What the page says at a table of Das Riff. */
function wordsOf(language: (typeof LANGUAGES)[number]): Words {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(`../tidetable/words/${language}/das_riff.ftl`, 'utf-8')));
  const words = new Words(language, [bundle]);
  return words.telling((name, value) => tell(name, value, {} as View, words));
}

test.each([
  ['en', 'you pay yellow, pearl'],
  ['nl', 'je betaalt geel, parel'],
  ['de', 'du zahlst Gelb, Perle'],
  ['hu', 'sárga, gyöngy'],
] as const)('a payment is told unit by unit, in %s', (language, told) => {
  expect(wordsOf(language).say(['see-payment', { payment: ['yellow', 'pearl'] }])).toContain(told);
});
