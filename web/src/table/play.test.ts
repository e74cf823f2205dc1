import { expect, test, vi } from 'vitest';

vi.mock('./settings.svelte', () => ({ settings: { pace: 0, kept: { confirm: 'never' } } }));
vi.stubGlobal('document', { hidden: true });
vi.stubGlobal('reportError', () => undefined);
const { Play } = await import('./play.svelte');
const { settings } = await import('./settings.svelte');

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
  const play = new Play({ Board: null } as never, picture(5, 'act', [pair(1, 0), pair(2, 1)]), { telling: () => null, has: (id: string) => id === 'why-not-cat' } as never, { act: () => undefined, why } as never);
  play.tap({ card: 7 });
  await play.explain({ cell: 5 });
  expect(why).toHaveBeenCalledWith({ card: 7, cell: 5 });
  expect(play.answer?.message[0]).toBe('why-not-together');
  await play.explain({ river: 2 });
  expect(play.answer?.message[0]).toBe('why-full');
  play.forget();
  await play.explain({ cell: 5 });
  expect(play.answer?.message[0]).toBe('why-not-now');
  await play.explain({ cat: 0 }); // only carried: its game says what it is for
  expect(play.answer?.message[0]).toBe('why-not-cat');
});

test('a card that fits in one place only is played by a tap on that place', () => {
  settings.kept.confirm = 'always';
  const pair = (action: number, card: number, cell: number) => ({ ...choice(action, 'card'), target: { card, cell } });
  const sent: number[] = [];
  const play = new Play({ Board: null } as never, picture(5, 'act', [pair(1, 7, 0), pair(2, 8, 0)]), { telling: () => null } as never, { act: (action: number) => void sent.push(action) } as never);
  play.tap({ card: 7 });
  expect(play.armed?.action).toBe(1);
  play.tap({ cell: 0 });
  expect(sent).toEqual([1]);
  settings.kept.confirm = 'never';
});

test('what was picked first is let go by another tap on it, also where the whole is named', () => {
  settings.kept.confirm = 'always';
  const pair = (action: number, cell: number) => ({ ...choice(action, 'card'), target: { card: 7, cell } });
  const play = new Play({ Board: null } as never, picture(5, 'act', [pair(1, 0), pair(2, 1)]), { telling: () => null } as never, { act: () => undefined } as never);
  play.tap({ card: 7 });
  play.tap({ cell: 1 });
  expect(play.armed?.action).toBe(2);
  play.tap({ card: 7 });
  expect([play.armed, play.picked]).toEqual([null, {}]);
  settings.kept.confirm = 'never';
});

test('the coach points at a thing that the game names otherwise where it is chosen together with where it goes', () => {
  const onto = (source: number, place: number) => ({ ...choice(source, ''), target: { source, onto: place }, key: `${source}.${place}` });
  const lures = [onto(1, 7), onto(1, 8), onto(2, 7)];
  const asked = picture(5, 'bait', [1, 2].map((cell) => ({ ...choice(cell, ''), target: { cell } })));
  const play = new Play({ Board: null, offers: () => lures } as never, asked, { telling: () => null } as never, { act: () => undefined });
  expect(play.isCoached({ source: 1 })).toBe(false);
  play.coached = { cell: 1 };
  expect([{ source: 1 }, { source: 2 }, { onto: 7 }, { source: 1, onto: 8 }].map((target) => play.isCoached(target))).toEqual([true, false, false, false]);
  play.coached = { cell: 2 }; // it can go to one spot only: that is a part of it
  expect(play.isCoached({ source: 2, onto: 7 })).toBe(true);
});

test('what was in between is not drawn any more once another picture has overtaken the story', async () => {
  const play = new Play({ Board: null } as never, picture(5, 'act', []), { telling: () => null } as never, { act: () => undefined });
  const event = { kind: 'moved' };
  play.follow(picture(6, 'pay', []), { events: [event, { kind: 'paid' }], said: new Map(), views: new Map([[event, () => ({ phase: 'between' })]]) });
  play.jump(picture(7, 'elsewhere', [])); // as when the screen is handed over
  await vi.waitFor(() => expect(play.busy).toBe(false));
  expect(play.view).toEqual({ phase: 'elsewhere' });
});

test('however slow the machine is, what one answer brings is shown in a few seconds: the rest of it does not move', async () => {
  vi.stubGlobal('document', { hidden: false });
  vi.mocked(settings).pace = 1;
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  const events = Array.from({ length: 20 }, (_, number) => ({ kind: 'drifted', number }));
  const play = new Play({ Board: null, motions: () => [{ kind: 'pause' }] } as never, ASKED, { telling: () => null } as never, { act: () => undefined });
  const paces: number[] = [];
  play.stage.before = () => (paces.push(play.stage.pace()), (now += 500), Promise.resolve());
  play.stage.follow = () => undefined;
  play.stage.arrive = () => Promise.resolve();
  play.stage.rest = () => undefined;
  play.follow(picture(6, 'act', []), { events, said: new Map() } as never);
  await vi.waitFor(() => expect(play.busy).toBe(false));
  expect(paces.map((pace) => pace > 0)).toEqual(events.map((_, index) => index <= 6)); // three seconds of them
  play.follow(picture(7, 'act', []), { events: events.slice(0, 1), said: new Map() } as never);
  await vi.waitFor(() => expect(play.busy).toBe(false));
  expect(paces.at(-1)).toBe(1); // the next answer has its own time
  clock.mockRestore();
  vi.mocked(settings).pace = 0;
  vi.stubGlobal('document', { hidden: true });
});
