import { beforeEach, expect, test, vi } from 'vitest';
import type { Look } from './look';

const kept = vi.hoisted(() => ({ tutor: 'strict' }));
const thoughts = vi.hoisted(() => ({ asked: [] as (number | null)[], found: {} as Record<string, unknown>, again: {} as Record<string, unknown> }));
vi.mock('../table/settings.svelte', () => ({ settings: { kept } }));
vi.mock('./thoughts', () => ({
  explain: () => ({ why: Promise.resolve({ won: true, points: [0, 0], reasons: [], reply: null }), stop: () => undefined }),
  think: (_seen: unknown, played: number | null = null) => {
    thoughts.asked.push(played);
    return { look: Promise.resolve(played === null ? { ...thoughts.found, played } : { ...thoughts.found, ...thoughts.again }), stop: () => undefined };
  },
}));
const { Coach } = await import('./coach.svelte');

const choice = (action: number) => ({ action, text: '', message: ['act', {}], target: { cell: action }, preview: null });
const worth = (action: number, chance: number) => ({ action, chance, error: 0.01 });
const look = (lost: number): Look => {
  const [best, played] = [worth(7, 0.6), worth(8, 0.6 - lost)];
  return { chance: 0.6, error: 0.01, best, other: played, rest: [played], played };
};

/** A table at which 7 is best and 8 is chosen. */
function tableOf(rated = false) {
  const sent: number[] = [];
  const play = {
    ...{ picture: { n: 5, choices: [choice(7), choice(8)], result: null }, seat: 0, myTurn: true, busy: false, sent: false, turn: 3 },
    ...{ coached: null as unknown, hinted: [] as unknown[], refused: 0 },
    hands: { act: (action: number) => void sent.push(action) },
    refuse: () => void play.refused++,
  };
  const room = { table: { rated }, latest: { n: 5 }, seen: { viewer: 0, record: {}, rules: { read: () => play.turn } } };
  return { sent, play, coach: new Coach(play as never, room as never) };
}
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

beforeEach(() => {
  thoughts.asked = [];
  [thoughts.found, thoughts.again] = [look(0.2) as never, {}];
  kept.tutor = 'strict';
});

test('a hint goes from where to look to the move to why, and what it marks is what it names', async () => {
  const { coach, play } = tableOf();
  coach.ask();
  expect(coach.step).toBe('thinking');
  await settled();
  expect([coach.step, play.coached, play.hinted]).toEqual(['where', { cell: 7 }, []]);
  coach.ask();
  expect([coach.step, play.hinted]).toEqual(['move', [choice(7)]]);
  coach.ask();
  expect([coach.step, coach.why?.won]).toEqual(['why', true]);
  coach.close();
  expect([coach.step, play.coached]).toEqual(['off', null]);
});

test('a hint tells the chance that the bar shows, however far a second look moves both moves', async () => {
  const { coach } = tableOf();
  await coach.weigh();
  thoughts.again = { chance: 0.4, best: worth(7, 0.4), played: worth(8, 0.1) };
  coach.ask();
  await settled();
  expect([coach.chance?.chance, coach.look?.chance]).toEqual([0.6, 0.6]);
  expect([coach.look?.best?.chance, coach.look?.other]).toEqual([0.4, worth(8, 0.1)]); // how far apart they are is the second look's
});

test('a rated table hears nothing but that', async () => {
  const { coach, play, sent } = tableOf(true);
  coach.ask();
  expect(coach.step).toBe('rated');
  play.hands.act(8);
  await settled();
  expect([sent, thoughts.asked]).toEqual([[8], []]);
});

test('a clear mistake is sent only by who is sure', async () => {
  const { coach, play, sent } = tableOf();
  play.hands.act(8);
  await settled();
  expect(sent).toEqual([]);
  expect(coach.doubt?.lost).toBeCloseTo(0.2 - Math.hypot(0.01, 0.01));
  coach.insist();
  expect(sent).toEqual([8]);
});

test('what was meant in spite of the coach is explained once the turn is over', async () => {
  const { coach, play } = tableOf();
  play.hands.act(8);
  await settled();
  coach.insist();
  coach.turn(); // the next question of the same turn
  expect(coach.lesson).toBeNull();
  play.turn++;
  coach.turn();
  expect(coach.lesson).toMatchObject({ told: true, chosen: ['act', {}], better: ['act', {}] });
  play.hands.act(7);
  await settled();
  expect(coach.lesson).toBeNull();
});

test('at a device that goes from hand to hand nobody reads what another chose', async () => {
  const { coach, play } = tableOf();
  play.hands.act(8);
  await settled();
  coach.insist();
  Object.assign(play, { seat: 1, turn: 4 }); // the curtain has gone up for the other
  coach.turn();
  expect(coach.lesson).toBeNull();
  play.hands.act(8);
  await settled();
  coach.insist(); // a lesson of their own takes nothing away
  Object.assign(play, { seat: 0, turn: 5 });
  coach.turn();
  expect(coach.lesson).toMatchObject({ seat: 0, told: true });
  coach.read();
  expect(coach.lesson).toBeNull();
  play.seat = 1;
  coach.turn();
  expect(coach.lesson).toMatchObject({ seat: 1 });
});

test('who chooses again is shown the better move only if they want to', async () => {
  for (const shown of [false, true]) {
    const { coach, play, sent } = tableOf();
    play.hands.act(8);
    await settled();
    coach.reconsider(shown);
    expect([sent, play.refused, coach.step, play.coached]).toEqual([[], 1, shown ? 'move' : 'off', shown ? { cell: 7 } : null]);
  }
});

test('what is good enough is sent at once: the best, what loses little, and everything where nobody is to warn', async () => {
  const sends = async (lost: number, tutor: string, action = 8): Promise<number[]> => {
    [thoughts.found, kept.tutor] = [look(lost) as never, tutor];
    const { play, sent } = tableOf();
    play.hands.act(action);
    await settled();
    return sent;
  };
  expect(await sends(0.2, 'strict', 7)).toEqual([7]);
  expect(await sends(0.08, 'strict')).toEqual([8]); // it loses more than the limit, but not surely
  expect(await sends(0.12, 'gentle')).toEqual([8]);
  expect(await sends(0.2, 'gentle')).toEqual([]);
  expect(await sends(0.5, 'off')).toEqual([8]);
});

test('who does not want to wait for the coach sends at once, and only once', async () => {
  const { coach, play, sent } = tableOf();
  play.hands.act(8);
  coach.hurry();
  await settled();
  expect([sent, coach.doubt]).toEqual([[8], null]);
});
