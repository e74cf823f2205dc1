import { expect, test, vi } from 'vitest';

vi.mock('./settings.svelte', () => ({ settings: { pace: 0, kept: { confirm: 'never' } } }));
vi.stubGlobal('document', { hidden: true });
const { Play } = await import('./play.svelte');

const choice = (action: number, target: string) => ({ action, text: '', message: ['act', {}], target: { unit: target }, preview: null });
const told = (foreseen = false) => ({ events: [], said: new Map(), ...(foreseen ? { foreseen } : {}) });
const picture = (n: number, phase: string, choices: unknown[], ahead = false) =>
  ({ game: 'reef', n, seat: 0, seats: [], view: { phase }, question: null, choices, waiting: [0], result: null, ahead }) as never;

const BUY = { ...choice(1, 'boat'), then: { phase: 'pay', targets: [{ unit: 'worm' }], open: false, message: ['pay', {}] } };
const ASKED = picture(5, 'act', [BUY]);
const PAYING = (n: number, ahead: boolean) => picture(n, 'pay', [choice(2, 'worm'), choice(3, 'crab')], ahead);

/** A table at which it is certain what buying leads to, but not what paying does: a card is drawn then. */
function tableOf() {
  const sent: number[] = [];
  const act = (action: number): void => {
    sent.push(action);
    if (action === 1) play.follow(PAYING(5, true), told(true) as never);
  };
  const play = new Play({ Board: null } as never, ASKED, { telling: () => null } as never, { act });
  return { play, sent };
}

test('what was answered together with a choice is not offered again while nobody knows where it leads', () => {
  const { play, sent } = tableOf();
  play.take(1, BUY.then as never);
  expect(sent).toEqual([1, 2]);
  expect(play.choices).toEqual([]);

  play.follow(PAYING(6, false), told() as never); // the server has stored the purchase ...
  play.done(6);
  expect(play.choices).toEqual([]);

  play.follow(picture(7, 'act', [choice(4, 'boat')]), told() as never); // ... and the payment
  play.done(7);
  expect(play.choices.map(({ action }) => action)).toEqual([4]);
});

test('what is foreseen to its end can be answered at once', () => {
  const { play, sent } = tableOf();
  play.take(1);
  expect(play.choices.map(({ action }) => action)).toEqual([2, 3]);
  play.take(3);
  expect(sent).toEqual([1, 3]);
  expect(play.choices).toEqual([]);
});
