// What a page with rules of its own is sent (docs/protocol.md, Records): its screen record as a patch, what has changed around it, and
// events in numbers. Made of them here, by the rules: the same message that the server sends to those who want pictures.
import { ALL_SEEING, type GameRecord, type GameRules, Seen, SPECTATOR } from '../rules/game';
import { positionOf, whyNot } from '../rules/picture';
import type { Message, Target } from '../table/types';
import type { Entry, StateMessage } from './types';

/** An event as these eyes may know it, what the rules wrote in numbers. */
interface Deed {
  n: number;
  at: number;
  kind: string;
  action?: number;
  decision?: number;
  secret?: string;
  events?: (number | null)[][];
  [open: string]: unknown;
}

type Around = Omit<StateMessage, 'type' | 'view' | 'question' | 'legal' | 'entries' | 'cut'>;

/** A state (everything), or an event (what has changed). */
export interface RecordMessage extends Partial<Around> {
  type: 'state' | 'event';
  rules?: string | null; // of a state: the module that reads its record ...
  sources?: string | null; // ... and what it must be made from
  record?: string | null; // a patch; of a state, against nothing; null before the deal
  entries: Deed[];
  cut?: boolean;
}

/** Whether a state or an event is one for a page with rules. */
export const isRecord = (message: Record<string, unknown>): boolean => !('view' in message);

/** The rules in this page are not those of the server. */
export class OtherRules extends Error {}

/** What one socket was sent so far. */
export class Screen {
  private rules: GameRules | null = null;
  private record: GameRecord | null = null;
  private around: Around | null = null;

  constructor(private readonly load: (rules: string) => Promise<GameRules>) {}

  /** Whether a message can be read at once. */
  canRead({ type, rules, sources }: RecordMessage): boolean {
    return this.rules !== null && (type === 'event' || (rules === this.rules.name && sources === this.rules.description.sources));
  }

  /** Have the rules ready that a message needs. */
  async prepare({ rules, sources }: RecordMessage): Promise<void> {
    if (!rules) return;
    const loaded = await this.load(rules);
    if (loaded.description.sources !== sources) throw new OtherRules(`the rules of ${rules} are others`);
    this.rules = loaded;
  }

  /** Take a message in, and give the picture. */
  read({ type, rules: _rules, sources: _sources, record, entries, cut, ...news }: RecordMessage): StateMessage {
    const { rules } = this;
    if (!rules || (type === 'event' && !this.around)) throw new OtherRules('a change of nothing');
    const before = type === 'event' ? this.record : null;
    this.around = { ...(type === 'event' ? this.around : {}), ...news } as Around;
    this.record = record ? patched(before ?? new Uint8Array(rules.description.record.size), record) : record === null ? null : before;
    const seen = this.seen;
    const asked = this.around.eyes !== null && this.around.waiting.includes(this.around.eyes);
    const position = seen ? positionOf(seen, asked) : { view: null, question: null, legal: [] };
    const story = { entries: entries.map((deed) => entryOf(rules, deed)), ...(cut ? { cut } : {}) };
    return { type, ...this.around, ...position, ...story };
  }

  /** Why nothing can be done with a thing; undefined if only the server knows. */
  why(eyes: number, target: Target): Message | null | undefined {
    const { seen, around } = this;
    if (!seen || !around || around.eyes !== eyes) return undefined;
    return around.waiting.includes(eyes) ? whyNot(seen, target) : null;
  }

  /** What these eyes see; once the table is over, be it before the game's end, with the eyes of all (tidetable/table/table.py). */
  get seen(): Seen | null {
    const { rules, record, around } = this;
    if (!rules || !record || !around) return null;
    const isOpen = around.status === 'over' && rules.description.open_at_the_end && rules.waiting(record).length > 0;
    return new Seen(rules, record, isOpen ? ALL_SEEING : (around.eyes ?? SPECTATOR));
  }
}

/** Make a record anew: how many bytes stay, how many are new, the new ones, and so on. */
export function patched(old: GameRecord, patch: string): GameRecord {
  const changes = Uint8Array.from(atob(patch), (letter) => letter.charCodeAt(0));
  const record = old.slice();
  let place = 0;
  const count = (): number => {
    let number = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = changes[place++] as number;
      number |= (byte & 127) << shift;
      if (byte < 128) return number;
    }
  };
  for (let at = 0; place < changes.length; ) {
    at += count();
    const length = count();
    record.set(changes.subarray(place, place + length), at);
    place += length;
    at += length;
  }
  return record;
}

/** An event in words (tidetable/table/pictures.py). */
function entryOf({ rows }: GameRules, { n, at, kind, action, decision, secret, events: numbers, ...open }: Deed): Entry {
  const events = numbers?.map((row) => rows.told(row));
  const said = events ? rows.log(events) : [];
  const entry = { n, at, kind, ...open, ...(events ? { events } : {}) };
  if (kind !== 'decided') return { ...entry, ...(kind === 'ended' ? { secret: secret ?? null } : {}), log: [[`table-${kind}`, open], ...said] };
  const failed: Message[] = open['by'] === 'fault' ? [['table-bot-failed', { seat: open['seat'] }]] : [];
  const known = { action: action ?? null, text: action === undefined ? null : rows.text(action) };
  return { ...entry, ...known, ...(decision === undefined ? {} : { decision }), log: [...failed, ...said] };
}
