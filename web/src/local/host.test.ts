import { readFileSync } from 'node:fs';
import { beforeAll, expect, it, vi } from 'vitest';
import type { StateMessage } from '../connection/types';
import type { Description } from '../rules/description';
import { GameRules, Seen } from '../rules/game';

const GAME = 'fish_n_stones';
let rules: GameRules;

vi.mock('../rules/load', () => ({
  loadRules: () => Promise.resolve(rules),
  rulesOf: (_: string, version: string) => Promise.resolve(version === rules.description.rules_version ? rules : null),
  describe: () => Promise.resolve(rules.description),
  BUILT: ['fish_n_stones'],
}));
vi.mock('./bots', () => ({
  think: ({ record, seat }: { record: Uint8Array; seat: number }) => ({ action: Promise.resolve(new Seen(rules, record, seat).legal[0]), stop: () => undefined }),
}));
const { Host, openTable } = await import('./host');
const { answer, create, mine } = await import('./door');

beforeAll(async () => {
  vi.stubGlobal('location', { origin: 'http://here' });
  const file = (kind: string) => readFileSync(`../tidetable/wasm/modules/${GAME}.${kind}`);
  rules = await GameRules.of(JSON.parse(file('json').toString()) as Description, await WebAssembly.compile(file('wasm')));
});

type Told = Record<string, unknown>;

/** Look at a table of this browser, and keep what it says. */
async function looking(id: string) {
  const told: Told[] = [];
  const table = await openTable(id);
  if (!table) throw new Error('not kept');
  const host = new Host(table, (message) => told.push(JSON.parse(JSON.stringify(message)) as Told));
  host.hear({ type: 'hello', protocol: 1, since: 0 });
  const latest = (): StateMessage => told.findLast(({ type }) => type === 'state' || type === 'event') as unknown as StateMessage;
  let id_ = 0;
  const command = (message: Told & { type: string }): Told => {
    host.hear({ id: `c${++id_}`, n: latest().n, ...message });
    return told.findLast(({ id }) => id === (message['id'] ?? `c${id_}`)) as Told;
  };
  return { host, told, latest, command, table };
}

const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 5));

it('a game is played to its end, kept on the way, looked through and checked', async () => {
  const { table: card } = await create({ game: GAME, seats: [{ kind: 'me', name: 'Ann' }, { kind: 'bot', bot: 'easy' }], pace: 'fast' });
  let { host, latest, command, told } = await looking(card.id);
  expect(told.map(({ type }) => type).slice(0, 2)).toEqual(['welcome', 'state']);
  for (let step = 0; step < 400 && latest().status === 'running'; step++) {
    if (step === 7) {
      host.close(); // the page is thrown away
      const before = latest().n;
      ({ host, latest, command, told } = await looking(card.id));
      expect(latest().n).toBeGreaterThanOrEqual(before);
    }
    const [choice] = latest().legal;
    if (choice) expect(command({ type: 'act', seat: 0, action: choice.action })['type']).toBe('ack');
    await settled();
  }
  expect(latest().status).toBe('over');
  expect(((await answer(`/api/tables/${card.id}/verify`)) as { ok: boolean }).ok).toBe(true);
  const { of } = (await answer(`/api/tables/${card.id}/replay?at=0&eyes=all`)) as { of: number };
  expect(of).toBeGreaterThan(5);
  const next = (await answer(`/api/tables/${card.id}/rematch`)) as { table: { id: string; seats: { kind: string }[] } };
  expect(next.table.seats.map(({ kind }) => kind)).toEqual(['bot', 'person']);
  expect((await answer(`/api/tables/${card.id}/rematch`)) as typeof next).toMatchObject({ table: { id: next.table.id } });
  expect((await mine()).map(({ id }) => id)).toContain(card.id);
});

it('people at one screen see through one seat after the other, and a command that comes twice happens once', async () => {
  const { table: card } = await create({ game: GAME, seats: [{ kind: 'me' }, { kind: 'here', name: 'Ben' }] });
  const { host, latest, command, told, table } = await looking(card.id);
  expect(latest().eyes).toBe(null);
  host.hear({ type: 'eyes', seat: 0 });
  expect(latest().eyes).toBe(0);
  const { action } = latest().legal[0] as { action: number };
  const n = latest().n;
  const first = command({ type: 'act', id: 'twice', n, seat: 0, action });
  expect(command({ type: 'act', id: 'twice', n, seat: 0, action })).toEqual(first);
  expect(table.decisions.length).toBe(1);
  expect(latest().undo.step).toBe('free');
  command({ type: 'undo', seat: 0, to: 'step' });
  expect(table.decisions.length).toBe(0);
  expect(latest().entries.at(-1)?.kind).toBe('undone');
  expect(command({ type: 'act', n: 0, seat: 0, action })['error']).toBe('stale');
  expect(told.at(-1)?.['type']).toBe('state');
  expect(command({ type: 'act', seat: 1, action: 30 })['why']).toBeTruthy();
});

it('what the coach thinks from is what the screen is sent: the same whatever lies hidden, and without what is to be remembered', async () => {
  const { table: card } = await create({ game: GAME, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'easy' }] });
  const { host, latest, command, table } = await looking(card.id);
  let differing = 0;
  for (let step = 0; step < 40 && latest().status === 'running'; step++) {
    const [choice] = latest().legal;
    if (choice) command({ type: 'act', seat: 0, action: choice.action });
    await settled();
    const [told, truth] = [host.seen.record, table.state];
    const other = rules.possible(rules.see(truth, 0).record, 0, Uint32Array.of(1, 2, 3, step));
    differing += Number(Buffer.compare(other, truth) !== 0);
    expect(Buffer.compare(told, rules.screen(truth, 0))).toBe(0);
    expect(Buffer.compare(told, rules.screen(other, 0))).toBe(0);
  }
  expect(differing).toBeGreaterThan(0);
});

it('a table that this browser does not keep is refused as the server refuses it', async () => {
  expect(await openTable('local-nothing')).toBe(null);
  await expect(answer('/api/tables/local-nothing/replay?at=0')).rejects.toMatchObject({ refusal: { error: 'not-found' } });
  await expect(create({ game: GAME, seats: [{ kind: 'me' }] })).rejects.toMatchObject({ refusal: { error: 'bad-setup' } });
});
