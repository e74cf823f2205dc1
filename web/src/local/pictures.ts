// What a pair of eyes is shown of a table of this browser: the messages of docs/protocol.md (tidetable/table/pictures.py).
import type { Entry, Links, ReplayFrame, StateMessage, TableCard } from '../connection/types';
import { ALL_SEEING, type GameRecord, SPECTATOR } from '../rules/game';
import { positionOf, whyNot } from '../rules/picture';
import { viewsAfter } from '../rules/steps';
import type { Message, Target } from '../table/types';
import { publicOf } from './events';
import { undoOffer } from './rulings';
import { type Happening, type LocalTable } from './table';

const STORY_AT_ONCE = 500; // entries a state carries at most
const now = (): number => Date.now() / 1000;
const shownEyes = (eyes: number): number | null => (eyes === SPECTATOR ? null : eyes);

export function stateOf(table: LocalTable, eyes: number, type: 'state' | 'event', since = 0): StateMessage {
  const asked = table.waiting.includes(eyes);
  const told = table.story.slice(Math.max(since, 0));
  return {
    type,
    n: table.n,
    time: now(),
    eyes: shownEyes(eyes),
    status: table.status,
    ...positionOf(table.seen(eyes), asked),
    waiting: table.waiting,
    clocks: null,
    undo: undoOffer(table, eyes),
    asked: table.asking && { what: table.asking.what, seat: table.asking.seat, to: table.asking.to, agreed: [...table.agreed].sort() },
    claims: [],
    result: table.result,
    look_back: table.showsAgain(),
    secrets: table.description.record.fields.some(({ seen_by }) => seen_by === 'owner'),
    entries: told.slice(-STORY_AT_ONCE).map((happening) => entryOf(table, happening, eyes)),
    ...(told.length > STORY_AT_ONCE ? { cut: true } : {}),
  };
}

/** One event as these eyes may know it. */
export function entryOf(table: LocalTable, { n, at, event, decision, journal, before }: Happening, eyes: number): Entry {
  const { rows } = table.rules;
  const events = journal && rows.events(journal, table.isOpen ? ALL_SEEING : eyes);
  const known = event.kind === 'decided' && (table.isOpen || (eyes === event.seat && table.showsAgain(event.action)));
  const said = events ? rows.log(events) : [];
  return {
    n,
    at,
    kind: event.kind,
    ...publicOf(event),
    ...(event.kind === 'decided' ? { action: known ? event.action : null, text: known ? rows.text(event.action) : null, decision } : {}),
    ...(event.kind === 'ended' ? { secret: table.isOpen ? table.secret : null } : {}),
    ...(events ? { events } : {}),
    ...(events && before && event.kind === 'decided' ? { views: viewsAfter(table.rules, before, event.seat, event.action, eyes) } : {}),
    log: event.kind === 'decided' ? [...failed(event.by, event.seat), ...said] : [[`table-${event.kind}`, publicOf(event)], ...said],
  };
}

const failed = (by: string, seat: number): Message[] => (by === 'fault' ? [['table-bot-failed', { seat }]] : []);

/** The table after its first standing decisions, as these eyes saw it then. */
export function replayOf(table: LocalTable, at: number, eyes: number): ReplayFrame {
  const { rules, decisions, states } = table;
  const state = states[at];
  if (!state) throw new RangeError(`there is no decision ${at}`);
  const seen = rules.see(state, eyes);
  const decision = at > 0 ? (decisions[at - 1] ?? null) : null;
  const known = decision !== null && (eyes === decision.seat || eyes === ALL_SEEING) && table.showsAgain(decision.action);
  const events = rules.rows.events(journalAt(table, at), eyes);
  return {
    at,
    of: decisions.length,
    eyes: eyes === ALL_SEEING ? 'all' : shownEyes(eyes),
    seat: decision?.seat ?? null,
    action: known ? decision.action : null,
    text: known ? rules.rows.text(decision.action) : null,
    view: seen.view,
    waiting: rules.waiting(state),
    question: seen.question,
    events,
    log: rules.rows.log(events),
    ...(decision ? { views: viewsAfter(rules, states[at - 1] as GameRecord, decision.seat, decision.action, eyes) } : {}),
  };
}

/** What a standing decision (from 1; 0: the deal) wrote. */
function journalAt(table: LocalTable, at: number): Int32Array {
  const kind = at === 0 ? 'started' : 'decided';
  const happening = table.story.findLast(({ event, decision }) => event.kind === kind && decision === at);
  return happening?.journal ?? new Int32Array(1);
}

export function whyOf(table: LocalTable, eyes: number, target: Target): Message | null {
  return table.waiting.includes(eyes) ? whyNot(table.seen(eyes), target) : null;
}

/** What a table is, as lists and screens show it. */
export function cardOf(table: LocalTable): TableCard & { rules_version: string } {
  const { plan, story } = table;
  const { game, rules_version, options, undo, pace } = plan;
  return {
    ...{ id: table.id, game, rules_version, options, undo, pace, name: null, public: false, chat: false, host: true },
    clock: { kind: 'none' },
    ...(plan.daily ? { rated: true, daily: plan.daily } : {}), // everybody plays it alone: the coach is silent
    status: table.status,
    n: table.n,
    decisions: table.decisions.length,
    created: story[0]?.at ?? now(),
    ended: table.over ? (story.find(({ event }) => event.kind === 'ended')?.at ?? null) : null,
    you: table.you,
    seats: table.seats.map((_, seat) => table.seatInfo(seat)),
    watchers: { count: 0, names: [] },
    commitment: table.commitment,
    secret: table.isOpen ? table.secret : null,
    result: table.result,
    rematch: table.rematch,
    waiting: table.waiting,
  };
}

export const linksOf = (table: LocalTable): Links => ({ table: `/t/${table.id}`, seats: {} });
