import { describe, expect, it } from 'vitest';
import type { Choice } from '../../table/types';
import { ending, mealsOf, stepsOf, sum, turnOf, warn } from './turn';
import type { MealView, View } from './view';

const choice = (text: string, target: Choice['target'] = {}): Choice => ({ action: 1, text, target, message: ['', {}], preview: null });
const MEAL: MealView = { shrimp: 0, cell: 3, colour: 'orange', cells: [3], size: 5, kept: 1, points: 3, last: false };
const EAT = choice('eat 1', { shrimp: 0, verb: 'eat' });
const view = (more: object): View => ({ phase: 'main', meals: [], turn: { acted: false, cubes_played: 0, introduced: false, shrimp_moves: 0 }, ...more }) as unknown as View;

describe('the steps of a turn', () => {
  it('are open where something of them is offered', () => {
    const steps = stepsOf(view({}), [EAT, choice('cube white'), choice('sea pink')]);
    expect(steps.filter(({ state }) => state === 'open').map(({ name }) => name)).toEqual(['eat', 'lay', 'collect']);
  });
  it('say that eating is over once something else was done, and done once it was done', () => {
    const turn = { acted: true, cubes_played: 2, introduced: true, shrimp_moves: 0 };
    expect(stepsOf(view({ turn }), []).map(({ state }) => state)).toEqual(['gone', 'done', 'done', 'none', 'none']);
    expect(stepsOf(view({ turn }), [], true)[0]?.state).toBe('done');
  });
});

describe('the number of the turn', () => {
  const after = (phase: string, ...turns: number[]): number => turnOf(view({ phase, players: turns.map((taken) => ({ turns: taken })) }));
  it('is that of the turn being taken, the same for everybody in a round', () => {
    expect([after('setup_fish', 0, 0), after('main', 0, 0), after('main', 1, 0), after('main', 1, 1), after('place', 2, 1)]).toEqual([1, 1, 1, 2, 2]);
  });
  it('stays that of the last turn when the game is over', () => {
    expect([after('over', 9, 9), after('over', 9, 8)]).toEqual([9, 9]);
  });
});

describe('a coral that can be eaten', () => {
  it('is offered with what the server says it gives', () => {
    expect(mealsOf(view({ meals: [MEAL] }), [EAT, choice('sea pink')])).toEqual([{ meal: MEAL, choice: EAT }]);
  });
  it('is warned about before anything else is done, and not otherwise', () => {
    expect(warn(choice('sea pink'), view({ meals: [MEAL] }))).toEqual(['see-meal-lost', { colour: 'orange', kept: 1, points: 3, last: 0 }]);
    expect(warn(EAT, view({ meals: [MEAL] }))).toBeNull();
    expect(warn(choice('sea pink'), view({}))).toBeNull();
  });
});

describe('a turn in one sentence', () => {
  it('counts what the events tell', () => {
    const events = [
      { kind: 'coral-eaten', seat: 1, size: 6 },
      { kind: 'tile-placed', seat: 1, cell: 3 },
      { kind: 'tile-consumed', seat: 1, cell: 4 },
      { kind: 'tile-placed', seat: 1, cell: 4 },
      { kind: 'shrimp-introduced', seat: 1 },
      { kind: 'shrimp-dropped', seat: 1, cell: 4 },
      { kind: 'shrimp-lifted', seat: 1, cell: 9 },
      { kind: 'shrimp-dropped', seat: 1, cell: 3 },
      { kind: 'cube-traded', seat: 1, colour: 0 },
      { kind: 'tile-traded', seat: 1, colour: 2 },
      { kind: 'coral-tile-locked', seat: 1, tile: 2 },
      { kind: 'coral-tile-turned', tile: 5 },
      { kind: 'turn-ended', seat: 1, space: 3 },
    ];
    expect(sum(events)).toEqual(['event-turn-ended', { seat: 1, ate: 6, placed: 2, consumed: 1, introduced: 1, moved: 1, traded: 2, turned: 1, locked: 1, space: 'pink' }]);
  });
  it('that brought the end took no space', () => {
    expect(sum([{ kind: 'turn-ended', seat: 0, space: -1 }])[1]['space']).toBe('none');
  });
});

describe('the end', () => {
  const seat = (hand: number): object => ({ shrimps: { behind: 0, out: 0, hand, eaten: 4 - hand } });
  const why = (id: string, ...hands: number[]): unknown => ending([id, { section: '§6.1' }], view({ players: hands.map(seat) }));
  it('is told with the one who has eaten four corals, unless another has too', () => {
    expect(why('reason-four_shrimps', 1, 0, 2)).toEqual(['eaten-four', { section: '§6.1', seat: 1 }]);
    expect(why('reason-four_shrimps', 0, 0)).toEqual(['reason-four_shrimps', { section: '§6.1' }]);
    expect(why('reason-all_locked', 1, 0)).toEqual(['reason-all_locked', { section: '§6.1' }]);
  });
});
