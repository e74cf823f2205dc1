import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { stepsOf } from './guide';

const now = (game: string, phase: string): string[] => stepsOf(game, phase).filter((step) => step.now).map((step) => step.id);

describe('the guide of Reef Encounter', () => {
  it('leads to the last bite where one is asked for, not to ordinary eating', () => {
    expect(now('reef_encounter', 'final_eat')).toEqual(['guide-reef_encounter-last']);
  });
  it('tells of extra growth', () => {
    expect(stepsOf('reef_encounter', null).map((step) => step.id)).toContain('guide-reef_encounter-growth');
  });
});

describe('a rule that was cited', () => {
  const explains = (game: string, phase: string, rule: string): string[] => stepsOf(game, phase, rule).filter((step) => step.now).map((step) => step.id);
  it('is explained where the guide speaks of it', () => {
    expect(explains('das_riff', 'action', 'DR-14')).toEqual(['guide-das_riff-more']);
    expect(explains('rivero', 'main', '§5.3')).toEqual(['guide-rivero-source']);
  });
  it('else by the phase', () => expect(explains('fish_n_stones', 'cast', '§4')).toEqual(['guide-fish_n_stones-cast']));
});

describe.each(['en', 'nl', 'de', 'hu'])('the guide in %s', (language) => {
  it('has a sentence for every step', () => {
    const text = readFileSync(`${import.meta.dirname}/../../../tidetable/words/${language}/guide.ftl`, 'utf-8');
    const missing = ['fish_n_stones', 'das_riff', 'reef_encounter', 'rivero'].flatMap((game) => stepsOf(game, null)).filter(({ id }) => !text.includes(`${id} = `));
    expect(missing).toEqual([]);
  });
});
