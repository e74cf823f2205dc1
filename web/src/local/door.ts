// What the page asks about tables of this browser: the same questions, and the same answers, as over HTTP (docs/protocol.md).
import { type NewTable, Refused } from '../connection/api';
import type { GameCard, Links, OptionCard, TableCard } from '../connection/types';
import type { OptionRow } from '../rules/description';
import { ALL_SEEING, GameRules, SPECTATOR } from '../rules/game';
import { BUILT, describe, loadRules } from '../rules/load';
import { complete, countsOf } from '../rules/options';
import type { Deal } from '../daily/deal';
import type { Target } from '../table/types';
import type { Pace, Plan, SeatPlan, UndoRule } from './events';
import { commitmentOf, newSecret } from './fair';
import { keep, openTable } from './host';
import { PREFIX } from './names';
import { cardOf, linksOf, replayOf, stateOf, whyOf } from './pictures';
import { recordOf, verify } from './record';
import { Refuse } from './rulings';
import { forget, ids, read, tidy } from './store';
import { LocalTable } from './table';

export interface Sitting {
  table: TableCard;
  links: Links;
}

// Games and tables

export async function games(): Promise<GameCard[]> {
  const found = await Promise.all(BUILT.map((game) => describe(game)));
  return found.map(({ game, names, seats, minutes, age, weight, bots, options }) => ({
    ...{ id: game, names, seats, minutes, age, weight, bots: bots.names, strengths: bots.strengths },
    options: options.map(optionCard),
  }));
}

function optionCard(option: OptionRow): OptionCard {
  const { name, values, letters = '' } = option;
  if (option.kind === 'WholeOption') return { name, kind: 'whole', least: Number(option.least ?? 1), most: Number(option.most ?? 1), default: values[0] as number };
  if (option.kind === 'CountsOption') return countsOf(option);
  if (option.kind === 'LettersOption') return { name, kind: 'letters', letters, default: null };
  return { name, kind: 'choice', values: values as string[], default: values[0] as string };
}

/** The tables that this browser keeps, the newest first. */
export async function mine(): Promise<TableCard[]> {
  const tables = await Promise.all(ids().map((id) => openTable(id).catch(() => null)));
  return tables.filter((table) => table !== null).map(cardOf).sort((one, two) => two.created - one.created);
}

export async function create(wish: NewTable): Promise<Sitting> {
  const rules = await loadRules(wish.game).catch(() => {
    throw new Refused({ error: 'not-found', text: 'the rules of this game are not here', why: ['error-no-line', {}] });
  });
  const seats = wish.seats.map(seatPlan);
  const options = complete(rules.description, wish.options ?? {}, seats.length);
  if (!options) throw new Refused({ error: 'bad-setup', text: 'seats or options that do not exist', why: null });
  const { rules_version } = rules.description;
  return began(rules, { game: wish.game, rules_version, options, seats, undo: (wish.undo ?? 'free') as UndoRule, pace: (wish.pace ?? 'human') as Pace });
}

function seatPlan({ kind, bot, name }: NewTable['seats'][number]): SeatPlan {
  return { kind: kind === 'bot' ? 'bot' : 'person', bot: kind === 'bot' ? (bot ?? 'careful') : null, name: name?.trim() || null, here: kind === 'here' };
}

/** Begin the deal of a day, or go on with it; *again*: once more, for practice. */
export async function daily({ date, game, secret, seat, bot }: Deal, again = false): Promise<Sitting> {
  const id = dailyId(date, game);
  const known = again ? null : await openTable(id);
  if (known) return { table: cardOf(known), links: linksOf(known) };
  const rules = await loadRules(game);
  const { rules_version } = rules.description;
  const seats = [0, 1].map((one) => seatPlan(one === seat ? { kind: 'me' } : { kind: 'bot', bot }));
  const options = complete(rules.description, {}, seats.length) ?? {};
  return began(rules, { game, rules_version, options, seats, undo: 'off', pace: 'human', daily: date }, secret, again ? newId() : id);
}

/** The game of a day that counts, as far as it was played; null if it was not begun. */
export const dayPlayed = (date: string, game: string): Promise<LocalTable | null> => openTable(dailyId(date, game));

const dailyId = (date: string, game: string): string => `${PREFIX}day-${date}-${game}`;

function began(rules: GameRules, plan: Plan, secret = newSecret(), id = newId()): Sitting {
  const table = new LocalTable(id, rules);
  const at = Date.now() / 1000;
  table.enter(at, { kind: 'created', plan, secret, commitment: commitmentOf(secret) });
  table.enter(at, { kind: 'started' });
  keep(table);
  tidy();
  return { table: cardOf(table), links: linksOf(table) };
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
const newId = (): string => PREFIX + Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => LETTERS[byte % 32]).join('');

/** The next match, seats rotated by one; asked twice, the same one. */
function rematch(table: LocalTable): Sitting {
  const known = table.rematch ? read(table.rematch) : null;
  if (known && table.rematch) {
    const next = new LocalTable(table.rematch, table.rules, known);
    return { table: cardOf(next), links: linksOf(next) };
  }
  const { seats } = table.plan;
  const sitting = began(table.rules, { ...table.plan, seats: [seats.at(-1) as SeatPlan, ...seats.slice(0, -1)] });
  table.enter(Date.now() / 1000, { kind: 'rematch', table: sitting.table.id });
  keep(table);
  return sitting;
}

export async function record(id: string): Promise<Record<string, unknown>> {
  return recordOf(await found(id));
}

export { forget };

// Questions by address

async function found(id: string): Promise<LocalTable> {
  const table = await openTable(id);
  if (!table) throw new Refuse('not-found', 'this browser does not keep the table');
  return table;
}

function eyesOf(text: string | null, table: LocalTable): number {
  if (text === 'all') return table.over ? ALL_SEEING : SPECTATOR;
  const seat = text === null ? SPECTATOR : Number(text);
  return table.over || table.you.includes(seat) ? seat : SPECTATOR;
}

/** Answer what is asked about a table: `GET /api/tables/local-…/replay?at=3&eyes=0`. */
export async function answer(path: string): Promise<unknown> {
  const url = new URL(path, location.origin);
  const [, , , id = '', what = ''] = url.pathname.split('/');
  try {
    return answered(await found(id), what, url.searchParams);
  } catch (fault) {
    throw fault instanceof Refuse ? new Refused(fault.refusal) : fault;
  }
}

function answered(table: LocalTable, what: string, query: URLSearchParams): unknown {
  const eyes = eyesOf(query.get('eyes'), table);
  switch (what) {
    case '':
      return { table: cardOf(table), links: linksOf(table) };
    case 'state':
      return stateOf(table, eyes, 'state', Number(query.get('since') ?? 0));
    case 'replay':
      return lookedBack(table, Number(query.get('at') ?? 0), eyes);
    case 'why':
      return { why: whyOf(table, eyes, JSON.parse(query.get('target') ?? '{}') as Target) };
    case 'verify':
      return verify(table, table.rules);
    case 'record':
      return recordOf(table);
    case 'rematch':
      return rematch(table);
    default:
      throw new Refuse('not-allowed', 'this needs a server');
  }
}

function lookedBack(table: LocalTable, at: number, eyes: number): unknown {
  if (!table.showsAgain() && at < table.decisions.length) throw new Refuse('not-now', 'look back after the end', ['refused-remember', {}]);
  return replayOf(table, Math.min(at, table.decisions.length), eyes); // the last that stands, as the server
}
