// Where a board comes from: an address that holds it, a finished match, the table one sits at, a fresh deal, something typed.
import { api } from '../connection/api';
import type { TableCard } from '../connection/types';
import { newSecret } from '../local/fair';
import { type GameRules, type Seen } from '../rules/game';
import { BUILT, loadRules, rulesOf } from '../rules/load';
import { complete } from '../rules/options';
import { seatName } from '../table/names';
import type { Words } from '../words/words';
import { linked } from './link';
import { headOf, parsePosition, positionText, Unreadable } from './position';
import { boardOf, type BoardRecord, isRecord, type Looking, LOOKING, type Opened, withChance } from './record';
import { seeSound } from './sound';
import { Tree, wayTo, endOf } from './tree';

/** A position of the table one sits at, on its way to the board: only what that seat's page was sent, with a deal that could be true. */
let brought: { opened: Opened } | null = null;

/** Bring a running game to the board, as its seat knows it; hidden cards are dealt. */
export function bring(seen: Seen, names: string[]): void {
  const { rules, record, viewer } = seen;
  const world = rules.possible(record, viewer, crypto.getRandomValues(new Uint32Array(4)).map((word) => word | 1));
  const tree = new Tree(rules, world);
  brought = { opened: { tree, at: tree.first, names, looking: { hands: 'dealt', of: viewer, eyes: 'turn' }, seed: newSecret(), position: positionText(rules, world) } };
}

/** Open what an address asks for; null: nothing, one may choose. */
export async function opened(query: URLSearchParams, hash: string, words: Words): Promise<Opened | null> {
  const held = brought;
  brought = null;
  if (held) return held.opened;
  const link = await linked(hash);
  if (link) return 'position' in link ? typed(link.position) : fromRecord(link.record);
  const table = query.get('table');
  if (table) return fromTable(table, query, words);
  const game = query.get('game');
  return game && BUILT.includes(game) ? freshDeal(await loadRules(game), Number(query.get('seats'))) : null;
}

/** A new deal of a game. */
export function freshDeal(rules: GameRules, seats: number): Opened {
  const { game, rules_version, seats: allowed } = rules.description;
  const chosen = allowed.includes(seats) ? seats : (allowed[0] ?? 2);
  const options = complete(rules.description, {}, chosen) ?? {};
  return boardOf(rules, { format: 'tidetable-match', version: 1, game, rules_version, seats: chosen, options, seed: newSecret().slice(0, 16), log: [] });
}

/** What somebody typed or pasted: a position, a record, or a link to a board. */
export async function typed(text: string): Promise<Opened> {
  const trimmed = text.trim();
  const hash = /#(?:position|record)=\S+/.exec(trimmed)?.[0];
  const link = hash ? await linked(hash) : null;
  if (link) return 'position' in link ? typed(link.position) : fromRecord(link.record);
  if (trimmed.startsWith('{')) return fromRecord(parsed(trimmed));
  const head = headOf(trimmed);
  if (!head || !BUILT.includes(head.game)) throw new Unreadable('whatif-bad-position');
  const rules = await rulesFor(head.game, head.version);
  const seed = newSecret().slice(0, 16);
  const state = withChance(rules, parsePosition(rules, trimmed), seed);
  await seeSound(rules, state);
  const tree = new Tree(rules, state);
  return { tree, at: tree.first, names: [], looking: LOOKING, seed, position: positionText(rules, state) };
}

function parsed(text: string): BoardRecord {
  try {
    const data: unknown = JSON.parse(text);
    if (isRecord(data)) return data;
  } catch {
    // said below
  }
  throw new Unreadable('whatif-bad-record');
}

async function rulesFor(game: string, version: string): Promise<GameRules> {
  const rules = BUILT.includes(game) ? await rulesOf(game, String(version)) : null;
  if (!rules) throw new Unreadable('whatif-bad-version', { game, version });
  return rules;
}

async function fromRecord(record: BoardRecord): Promise<Opened> {
  const rules = await rulesFor(record.game, record.rules_version);
  if (record.position !== undefined) await seeSound(rules, withChance(rules, parsePosition(rules, record.position), String(record.seed)));
  return boardOf(rules, record);
}

/** A finished match, at one of its moments; with a move that is tried there. */
async function fromTable(id: string, query: URLSearchParams, words: Words): Promise<Opened> {
  const [{ table }, record] = await Promise.all([api.table(id), api.record(id)]);
  const found = await fromRecord(record as unknown as BoardRecord);
  const { tree } = found;
  const at = wayTo(endOf(tree.first))[Number(query.get('at') ?? Infinity)] ?? endOf(tree.first);
  const action = query.get('try');
  const moment = action === null ? at : tried(tree, at, action);
  return { ...found, at: moment, names: namesOf(table, words), looking: { ...LOOKING, ...eyesIn(query, table.seats.length) } };
}

/** Try an action, by its number or as it is written. */
function tried(tree: Tree, at: Opened['at'], wanted: string): Opened['at'] {
  const { rules } = tree;
  for (const seat of rules.waiting(at.state)) {
    const action = rules.choices(at.state, seat).find((one) => String(one) === wanted || rules.rows.text(one) === wanted);
    if (action !== undefined) return tree.play(at, seat, action);
  }
  return at;
}

function eyesIn(query: URLSearchParams, seats: number): Partial<Looking> {
  const text = query.get('eyes');
  if (text === 'all') return { eyes: 'all' };
  const seat = Number(text);
  return text !== null && Number.isInteger(seat) && seat >= 0 && seat < seats ? { of: seat } : {};
}

export const namesOf = (table: TableCard, words: Words): string[] => table.seats.map((seat) => seatName(seat, words, table.seats));
