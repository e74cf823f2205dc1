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

test('what does not go with what was picked is answered so, unless the rules know more', async () => {
  const pair = (action: number, cell: number) => ({ ...choice(action, 'card'), target: { card: 7, cell } });
  const why = vi.fn((target: object) => Promise.resolve('river' in target ? { message: ['why-full', {}], section: null } : null));
  const play = new Play({ Board: null } as never, picture(5, 'act', [pair(1, 0), pair(2, 1)]), { telling: () => null } as never, { act: () => undefined, why } as never);
  play.tap({ card: 7 });
  await play.explain({ cell: 5 });
  expect(why).toHaveBeenCalledWith({ card: 7, cell: 5 });
  expect(play.answer?.message[0]).toBe('why-not-together');
  await play.explain({ river: 2 });
  expect(play.answer?.message[0]).toBe('why-full');
  play.forget();
  await play.explain({ cell: 5 });
  expect(play.answer?.message[0]).toBe('why-not-now');
});
