import { expect, test } from 'vitest';
import type { Entry } from '../connection/types';
import { movesOfOthers, restartOf, stepsInARow, Takeback } from './takeback';

const decided = (decision: number, seat: number): Entry => ({ n: decision, at: 0, kind: 'decided', seat, decision, log: [] });

test('steps in a row are those since anybody else decided', () => {
  expect(stepsInARow([decided(1, 0), decided(2, 1), decided(3, 0), decided(4, 0)], 0)).toBe(2);
  expect(stepsInARow([decided(1, 0), decided(2, 1)], 0)).toBe(0);
});

test('a turn that is over is no turn to restart, though another question of the next one is mine', () => {
  const ended: Entry = { ...decided(2, 0), log: [['event-turn-ended', { seat: 0 }], ['event-turn-started', { seat: 1 }]] };
  const entries = [decided(1, 0), ended];
  expect(stepsInARow(entries, 0, ['turn-started'])).toBe(0);
  expect(stepsInARow([...entries, decided(3, 0), decided(4, 0)], 0, ['turn-started'])).toBe(2);
  expect(stepsInARow(entries, 0)).toBe(2); // a game without turns
});

test('a request says how many moves of others go with what is taken back', () => {
  const entries = [decided(1, 0), decided(2, 1), decided(3, 1), decided(4, 0)];
  expect(movesOfOthers(entries, { seat: 0, to: 0 })).toBe(2);
  expect(movesOfOthers(entries, { seat: 0, to: 3 })).toBe(0);
  expect(movesOfOthers(entries, { seat: 0 })).toBe(0); // a request for something else
});

test('a turn is restarted at once, as far as nothing was revealed, or by asking', () => {
  expect(restartOf({ step: 'free', turn: 'free' }, 2)).toBe('free');
  expect(restartOf({ step: 'free', turn: 'ask' }, 2)).toBe('part');
  expect(restartOf({ step: 'ask', turn: 'ask' }, 2)).toBe('ask');
  expect(restartOf({ step: 'free', turn: 'free' }, 1)).toBeNull();
  expect(restartOf({ step: 'free', turn: null }, 2)).toBeNull(); // the others belong to the turn before
});

/** A purchase may be half paid: nothing more is sent for it, and what is on its way arrives before anything is taken back. */
const FIRST = ['abandon', 'quiet'];

/** A table at which decisions were taken, each revealing something or not; the view is how many stand. */
function tableOf(reveals: boolean[], amid: number[] = []) {
  const offer = (): { step: 'free' | 'ask'; turn: 'free' | 'ask' } => ({ step: reveals.at(-1) ? 'ask' : 'free', turn: reveals.some(Boolean) ? 'ask' : 'free' });
  const sent: string[] = [];
  const room = {
    latest: { n: 9, view: reveals.length, undo: offer() },
    command: ({ to }: { to: string }) => {
      sent.push(to);
      reveals.splice(to === 'turn' ? 0 : reveals.length - 1);
      room.latest = { n: room.latest.n + 1, view: reveals.length, undo: offer() };
      return Promise.resolve({ n: room.latest.n, refusal: null });
    },
    reached: () => Promise.resolve(),
    quiet: () => Promise.resolve(void sent.push('quiet')),
  };
  const play = { seat: 0, abandon: () => sent.push('abandon'), answer: null as unknown, game: { amid: (view: number) => amid.includes(view) } };
  return { sent, play, takeback: new Takeback(room as never, play as never) };
}

test('a turn in which nothing was revealed is taken back at once', async () => {
  const { sent, play, takeback } = tableOf([false, false, false]);
  await takeback.turn();
  expect(sent).toEqual([...FIRST, 'turn']);
  expect(play.answer).toBeNull();
});

test('a turn in which something was revealed is taken back to there, and it says so', async () => {
  const { sent, play, takeback } = tableOf([true, false, false]);
  await takeback.turn();
  expect(sent).toEqual([...FIRST, 'step', 'step']);
  expect(play.answer).toMatchObject({ message: ['undo-stopped', {}] });
});

test('what was chosen in one go is taken back in one go', async () => {
  const { sent, takeback } = tableOf([false, false, false, false], [2, 3]);
  await takeback.step();
  expect(sent).toEqual([...FIRST, 'step', 'step', 'step']);
});
