// What a page with rules of its own is sent (docs/protocol.md, Records): its screen record as a patch, what has changed around it, and
// events in numbers. Made of them here, by the rules: the same message that the server sends to those who want pictures.
import { ALL_SEEING, type GameRecord, type GameRules, Seen, SPECTATOR } from '../rules/game';
import { positionOf, whyNot } from '../rules/picture';
import { chained, viewsOf } from '../rules/steps';
import type { Message, Target } from '../table/types';
import { Ahead } from './ahead';
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
  steps?: string; // what is shown after these: records, each by what has changed since the one before it
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
  private readonly ahead = new Ahead();

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
    const before = (type === 'event' ? this.record : null) ?? new Uint8Array(rules.description.record.size);
    this.around = { ...(type === 'event' ? this.around : {}), ...news } as Around;
    const views = this.viewsIn(rules, entries, before);
    this.record = record ? patched(before, record) : record === null || (type === 'state' && record === undefined) ? null : this.record;
    const told = entries.map((deed) => ({ ...entryOf(rules, deed), ...views.get(deed) }));
    const torn = !this.follow(told);
    return { type, ...this.around, ...this.position, entries: told, ...(cut ? { cut } : {}), ...(torn ? { torn } : {}) };
  }

  /** What these eyes are shown between events; what the newest decision leads to is the message's own record. */
  private viewsIn(rules: GameRules, entries: Deed[], record: GameRecord): Map<Deed, Pick<Entry, 'views'>> {
    const decided = entries.filter(({ events }) => events?.length);
    const views = new Map<Deed, Pick<Entry, 'views'>>();
    for (const deed of decided) {
      if (deed.steps === undefined) continue;
      const records = chained(record, deed.steps, (deed.events?.length ?? 0) - (deed === decided.at(-1) ? 1 : 0));
      views.set(deed, { views: viewsOf(rules, records, this.viewer) });
      record = records.at(-1) ?? record;
    }
    return views;
  }

  /** Whose eyes look, before the end. */
  private get viewer(): number {
    return this.around?.hands ? ALL_SEEING : (this.around?.eyes ?? SPECTATOR);
  }

  /** The newest message once more, without what has just been on its way. */
  again(): StateMessage | null {
    this.ahead.forget();
    const { around } = this;
    if (!around || !this.record) return null;
    this.follow([]);
    return { type: 'state', ...around, ...this.position, entries: [] };
  }

  /** Decide, and give at once what follows, where these eyes know enough for that. */
  foresee(seat: number, action: number): StateMessage | null {
    const { rules, around } = this;
    if (!rules || !around || around.eyes !== seat || around.status !== 'running') return null;
    if (!around.look_back) return null; // where cards are to be remembered, a screen record holds any in their places
    const foreseen = this.ahead.decide(action);
    if (!foreseen) return null;
    const { events, views } = foreseen;
    const entry: Entry = { views, n: around.n, at: around.time, kind: 'decided', seat, by: 'person', events, log: rules.rows.log(events) };
    return { type: 'event', ...around, ...this.position, entries: [entry] };
  }

  /** See which of my decisions the server confirms, and where those lead that are still on their way; false if something else has come. */
  private follow(entries: Entry[]): boolean {
    const { rules, record, around, ahead } = this;
    const eyes = around?.eyes ?? null;
    if (!rules || !record || eyes === null || around?.status !== 'running') return ahead.forget(), true;
    const shown = entries.map((entry) => ahead.confirm(entry, eyes));
    if (shown.includes(null) || entries.some(({ kind }) => kind === 'undone')) ahead.forget();
    else entries.forEach((entry, i) => shown[i] && (entry.shown = shown[i] as number));
    return ahead.from(rules, record, eyes) && !shown.includes(null);
  }

  /** What these eyes see and are asked, after what is on its way as far as that can be foreseen. */
  private get position(): Pick<StateMessage, 'view' | 'question' | 'legal' | 'ahead'> & { waiting?: number[] } {
    const { rules, seen } = this;
    if (!rules || !seen) return { view: null, question: null, legal: [] };
    const position = positionOf(seen, this.isAsked);
    return this.ahead.foreseen ? { ...position, waiting: rules.waiting(seen.record), ahead: true } : position;
  }

  private get isAsked(): boolean {
    const waiting = this.ahead.foreseen ? this.rules?.waiting(this.ahead.foreseen.record) : this.around?.waiting;
    return waiting?.includes(this.around?.eyes ?? SPECTATOR) ?? false;
  }

  /** Why nothing can be done with a thing; undefined if only the server knows. */
  why(eyes: number, target: Target): Message | null | undefined {
    const { seen, around } = this;
    if (!seen || !around || around.eyes !== eyes) return undefined;
    return this.isAsked ? whyNot(seen, target) : null;
  }

  /** What these eyes see, or will for certain; once the table is over, be it before the game's end, with the eyes of all (tidetable/table/table.py), as those who watch where the table shows them all hands. */
  get seen(): Seen | null {
    const { rules, record, around } = this;
    if (!rules || !record || !around) return null;
    const isOpen = around.status === 'over' && rules.description.open_at_the_end && rules.waiting(record).length > 0;
    return new Seen(rules, this.ahead.foreseen?.record ?? record, isOpen || around.hands ? ALL_SEEING : (around.eyes ?? SPECTATOR));
  }
}

/** Make a record anew: how many bytes stay, how many are new, the new ones, and so on. */
export const patched = (old: GameRecord, patch: string): GameRecord => chained(old, patch, 1)[0] as GameRecord;

/** An event in words (tidetable/table/pictures.py). */
function entryOf({ rows }: GameRules, { n, at, kind, action, decision, secret, events: numbers, steps: _steps, ...open }: Deed): Entry {
  const events = numbers?.map((row) => rows.told(row));
  const said = events ? rows.log(events) : [];
  const entry = { n, at, kind, ...open, ...(events ? { events } : {}) };
  if (kind !== 'decided') return { ...entry, ...(kind === 'ended' ? { secret: secret ?? null } : {}), log: [[`table-${kind}`, open], ...said] };
  const failed: Message[] = open['by'] === 'fault' ? [['table-bot-failed', { seat: open['seat'] }]] : [];
  const known = { action: action ?? null, text: action === undefined ? null : rows.text(action) };
  return { ...entry, ...known, ...(decision === undefined ? {} : { decision }), log: [...failed, ...said] };
}
