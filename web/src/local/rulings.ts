// What may be done at a table of this browser now, and what follows from it (tidetable/table/rulings.py). A refused command changes nothing.
import type { Refusal } from '../connection/types';
import type { Message } from '../table/types';
import type { TableEvent } from './events';
import type { LocalTable } from './table';

export type Command = { type: string } & Record<string, unknown>;

/** A command that is not done. */
export class Refuse extends Error {
  readonly refusal: Refusal;
  constructor(error: string, text: string, why: Message | null = null) {
    super(text);
    this.refusal = { error, text, why };
  }
}

/** Check a command, and give the events it is. */
export function ruled(table: LocalTable, command: Command): TableEvent[] {
  const seat = Number(command['seat']);
  if (!table.seats[seat]?.person) throw new Refuse('not-your-seat', `you do not hold seat ${seat}`);
  const ruling = RULINGS[command.type];
  if (!ruling) throw new Refuse('not-allowed', 'this needs a server');
  return ruling(table, seat, command);
}

/** What happens by itself now: an agreement, the end. */
export function following(table: LocalTable): TableEvent[] {
  if (table.status === 'open') return [{ kind: 'started' }];
  if (table.over) return [];
  if (table.waiting.length === 0) return [{ kind: 'ended', reason: 'game' }];
  const staying = table.seats.filter((seat) => !seat.resigned);
  if (staying.length < table.seats.length && (staying.length === 1 || !staying.some((seat) => seat.person))) return [{ kind: 'ended', reason: 'resigned' }];
  return agreement(table);
}

/** Do what was asked for, once every other person has agreed; bots agree to everything. */
function agreement(table: LocalTable): TableEvent[] {
  const { asking } = table;
  if (!asking || voters(table).some((seat) => !table.agreed.has(seat))) return [];
  if (asking.what === 'undo') return [{ kind: 'undone', seat: asking.seat, to: asking.to, agreed: [...table.agreed].sort() }];
  return asking.what === 'pause' ? [{ kind: 'paused', seat: asking.seat }] : [{ kind: 'ended', reason: 'abandoned' }];
}

function voters(table: LocalTable): number[] {
  return table.seats.flatMap(({ person, resigned }, seat) => (person && !resigned && seat !== table.asking?.seat ? [seat] : []));
}

// Undo

type Reach = 'step' | 'turn';

function undoTo(table: LocalTable, seat: number, reach: Reach): number | null {
  const { decisions, turns } = table;
  const last = decisions.findLastIndex((decision) => decision.seat === seat);
  if (last < 0 || table.over || table.plan.undo === 'off' || table.seats[seat]?.resigned) return null;
  let first = last;
  while (reach === 'turn' && first > 0 && decisions[first - 1]?.seat === seat && turns[first - 1] === turns[last]) first--;
  return first;
}

function undoIsFree(table: LocalTable, seat: number, to: number): boolean {
  if (table.plan.undo !== 'free' || table.decisions.slice(to).some((decision) => decision.seat !== seat)) return false;
  return table.decisions.slice(to).every((_, place) => table.isFree(to + place));
}

/** What each undo of a seat would be: free, to be asked for, or nothing; a turn of one step is taken back as a step. */
export function undoOffer(table: LocalTable, seat: number): { step: 'free' | 'ask' | null; turn: 'free' | 'ask' | null } {
  const place = (reach: Reach): number | null => (seat >= 0 && table.status === 'running' ? undoTo(table, seat, reach) : null);
  const offer = (to: number | null): 'free' | 'ask' | null => (to === null ? null : undoIsFree(table, seat, to) ? 'free' : 'ask');
  const [step, turn] = [place('step'), place('turn')];
  return { step: offer(step), turn: offer(turn === step ? null : turn) };
}

// Commands

type Ruling = (table: LocalTable, seat: number, command: Command) => TableEvent[];

const act: Ruling = (table, seat, { n, action }) => {
  running(table);
  if (table.seats[seat]?.bot) throw new Refuse('not-now', `a bot plays for seat ${seat}; take the seat back first`, ['refused-bot-plays', { seat }]);
  if (!table.waiting.includes(seat)) throw new Refuse('not-your-turn', `seat ${seat} is not asked`);
  if (Number(n) < (table.askedAt.get(seat) ?? 0) || Number(n) > table.n) throw stale();
  const wanted = Number(action);
  if (!table.rules.may(table.state, seat, wanted)) throw new Refuse('illegal-action', 'not legal now', table.rules.see(table.state, seat).whyNot(wanted));
  return [{ kind: 'decided', seat, action: wanted, by: 'person' }];
};

const undo: Ruling = (table, seat, { n, to: reach }) => {
  running(table);
  staying(table, seat);
  if (table.plan.undo === 'off') throw new Refuse('not-now', 'decisions at this table stand', ['refused-undo-off', {}]);
  if (Number(n) < table.movedAt || Number(n) > table.n) throw stale();
  const to = undoTo(table, seat, reach === 'turn' ? 'turn' : 'step');
  if (to === null) throw new Refuse('not-now', `seat ${seat} has nothing to take back`, ['refused-nothing-to-undo', {}]);
  return undoIsFree(table, seat, to) ? [{ kind: 'undone', seat, to, agreed: [] }] : request(table, { kind: 'asked', seat, what: 'undo', to });
};

const ask: Ruling = (table, seat, { what }) => {
  if (what === 'pause') running(table);
  dealt(table);
  staying(table, seat);
  return request(table, { kind: 'asked', seat, what: what === 'pause' ? 'pause' : 'abandon', to: 0 });
};

function request(table: LocalTable, asked: TableEvent): TableEvent[] {
  if (table.asking) throw new Refuse('not-now', 'answer first', ['refused-asking', { seat: table.asking.seat }]);
  return [asked];
}

const answer: Ruling = (table, seat, { yes }) => {
  if (!table.asking) throw new Refuse('not-now', 'nobody is asking for anything', ['refused-nothing-asked', {}]);
  if (!voters(table).includes(seat) && (yes || seat !== table.asking.seat)) throw new Refuse('not-allowed', `seat ${seat} is not asked`);
  return [{ kind: 'answered', seat, yes: Boolean(yes) }];
};

const resume: Ruling = (table, seat) => {
  if (table.status !== 'paused') throw new Refuse('not-now', 'there is no pause to end');
  staying(table, seat);
  return [{ kind: 'resumed', seat }];
};

const resign: Ruling = (table, seat) => {
  dealt(table);
  staying(table, seat);
  return [{ kind: 'resigned', seat }];
};

const takeover: Ruling = (table, seat, { bot }) => {
  dealt(table);
  staying(table, seat);
  if (!table.description.bots.names.includes(String(bot))) throw new Refuse('bad-setup', `there is no bot ${String(bot)}`);
  return [{ kind: 'taken-over', seat, bot: String(bot) }];
};

const takeback: Ruling = (table, seat) => {
  dealt(table);
  staying(table, seat);
  if (!table.seats[seat]?.bot) throw new Refuse('not-now', `no bot plays for seat ${seat}`);
  return [{ kind: 'taken-back', seat }];
};

const RULINGS: Record<string, Ruling> = { act, undo, ask, answer, resume, resign, takeover, takeback };

const stale = (): Refuse => new Refuse('stale', 'the table has moved on; look again and decide anew', ['refused-stale', {}]);

function running(table: LocalTable): void {
  if (table.status === 'paused') throw new Refuse('not-now', 'the table pauses; resume first', ['refused-paused', {}]);
  dealt(table);
}

function dealt(table: LocalTable): void {
  if (table.over) throw new Refuse('not-now', 'the match is over', ['refused-over', {}]);
}

function staying(table: LocalTable, seat: number): void {
  if (table.seats[seat]?.resigned) throw new Refuse('not-now', `seat ${seat} has given up`, ['refused-resigned', { seat }]);
}
