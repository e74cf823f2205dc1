import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { stepsOf, toldAt } from './guide';

const now = (game: string, phase: string): string[] => stepsOf(game, phase).filter((step) => step.now).map((step) => step.id);

describe('the guide of Reef Encounter', () => {
  it('leads to the last bite where one is asked for, not to ordinary eating', () => {
    expect(now('reef_encounter', 'final_eat')).toEqual(['guide-reef_encounter-last']);
  });
  it('tells of extra growth', () => {
    expect(stepsOf('reef_encounter', null).map((step) => step.id)).toContain('guide-reef_encounter-growth');
  });
});

describe.each(['en', 'nl', 'de', 'hu'])('the guide in %s', (language) => {
  it('has a sentence for every step', () => {
    const text = readFileSync(`${import.meta.dirname}/../../../tidetable/words/${language}/guide.ftl`, 'utf-8');
    const missing = ['fish_n_stones', 'das_riff', 'reef_encounter', 'rivero'].flatMap((game) => stepsOf(game, null)).filter(({ id }) => !text.includes(`${id} = `));
    expect(missing).toEqual([]);
  });
  it('says what holds at this table', () => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(readFileSync(`${import.meta.dirname}/../../../tidetable/words/${language}/guide.ftl`, 'utf-8')));
    const say = (step: string, options: Record<string, unknown>): string => {
      const faults: Error[] = [];
      const text = bundle.formatPattern(bundle.getMessage(`guide-${step}`)?.value ?? '', toldAt(options), faults);
      expect(faults).toEqual([]);
      expect(text).not.toMatch(/ {2}| ,|[{}]/);
      return text;
    };
    const CHANGED: [step: string, options: Record<string, unknown>][] = [
      ['fish_n_stones-bait', { bait_rule: 'anywhere' }], ['fish_n_stones-bait', { own_cat: 'hidden' }], ['das_riff-more', { flip_price: 'immediate' }],
      ['das_riff-more', { shark_on_water: true }], ['das_riff-flow', { spring_tide: false }], ['reef_encounter-eat', { advanced: true }],
      ['reef_encounter-growth', { advanced: true }], ['reef_encounter-last', { advanced: true }], ['rivero-discard', { forced_discard_at: 8 }],
      ['rivero-discard', { rivero_discards: 'several' }], ['rivero-eight', { groundwater_take: 'any_time' }],
    ]; // prettier-ignore
    for (const [step, options] of CHANGED) expect(say(step, options), step).not.toEqual(say(step, {}));
  });
});
