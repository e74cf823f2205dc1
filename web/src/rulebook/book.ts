// The rulebook of a game: the plan, the texts of one language, and what of them holds at a table (tidetable/rulebook/book.py).
import type { Block, BookText } from '../../tools/booktext';
import type { Description } from '../rules/description';
import type { Target } from '../table/types';
import type { Language } from '../words/words';

export type { Block };
export type Options = Record<string, unknown>;
type Condition = Record<string, unknown>;

interface PassagePlan {
  id: string;
  covers?: string[];
  when?: Condition | Condition[];
  asked_in?: string[];
  answers?: string[]; // sentences of the screen that open it, whatever else covers the rule they cite
}

export interface Figure {
  position: string;
  moves?: string[];
  seat?: number; // whose eyes; -1: nobody's
  lit?: boolean; // what can be chosen glows
  shows?: Target; // a choice whose preview the board draws
  marks?: string[]; // things with a ring
  crop?: string[]; // things that are drawn, where not the whole board is
  edge?: [number, number]; // what is left round them, across and down, of the longer side
  shape?: number; // its height, for a width of 1
  upright?: number; // the same of an example on a phone
  tries?: number; // decisions the reader may take
  on?: number; // decisions of others that follow
}

export interface Plan {
  chapters: { id: string; passages: PassagePlan[] }[];
  positions: Record<string, string>;
  figures: Record<string, Figure>;
  shape?: number; // of drawings that do not say it
}

export interface Passage {
  id: string;
  title: string;
  blocks: Block[];
  covers: string[];
  askedIn: string[];
  answers: string[];
  changed: string[]; // options of this table that are not as usual, and that it tells of
}

export interface Chapter {
  id: string;
  title: string;
  passages: Passage[];
}

/** What holds at a table. */
export interface Table {
  options: Options; // all of them
  usual: Options; // ... and their defaults
  seats: number | null; // null: no table, any number of players
}

/** What holds at a table that names these options; the counts of a box stand there one by one too: "pond_cards.fish1". */
export function tableOf({ options }: Description, named: Options, seats: number | null): Table {
  const usual = Object.fromEntries(options.map(({ name, values }) => [name, values[0] ?? null]));
  const counted = (all: Options): Options => ({ ...all, ...Object.assign({}, ...options.map(({ name, kinds = [] }) => Object.fromEntries(kinds.map((kind, i) => [`${name}.${kind}`, (all[name] as number[])[i]])))) });
  return { usual: counted(usual), options: counted({ ...usual, ...named }), seats };
}

const PLANS = import.meta.glob<Plan>('../../../tidetable/rulebook/*/plan.json', { import: 'default' });
const TEXTS = import.meta.glob<BookText>('../../../tidetable/rulebook/*/*.md', { query: '?rulebook', import: 'default' });

export const hasBook = (game: string): boolean => `../../../tidetable/rulebook/${game}/plan.json` in PLANS;

export async function loadBook(game: string, language: Language): Promise<Book | null> {
  const folder = `../../../tidetable/rulebook/${game}`;
  const [plan, text] = await Promise.all([PLANS[`${folder}/plan.json`]?.(), (TEXTS[`${folder}/${language}.md`] ?? TEXTS[`${folder}/en.md`])?.()]);
  return plan && text ? new Book(plan, text) : null;
}

const list = <T>(one: T | T[] | undefined): T[] => (one === undefined ? [] : Array.isArray(one) ? one : [one]);

export class Book {
  constructor(
    readonly plan: Plan,
    readonly text: BookText,
  ) {}

  /** The chapters as they hold at a table. */
  chapters(table: Table): Chapter[] {
    const found = this.plan.chapters.map(({ id, passages }) => ({
      id,
      title: this.text.titles[`# ${id}`] ?? '',
      passages: passages.flatMap((passage) => this.told(passage, table)),
    }));
    return found.filter(({ passages }) => passages.length > 0);
  }

  private told({ id, covers = [], when, asked_in = [], answers = [] }: PassagePlan, table: Table): Passage[] {
    const cases = list(when).filter((one) => holds(one, table));
    if (when && cases.length === 0) return [];
    const named = cases.flatMap((one) => Object.keys(one)).filter((name) => name in table.options);
    const html = (this.text.passages[id] ?? []).map((block) => ('html' in block ? block.html : '')).join('');
    const valued = [...html.matchAll(/\{([\w.]+)\}/g)].map(([, name]) => name as string);
    const changed = [...new Set([...named, ...valued].filter((name) => isChanged(name, table)).map((name) => name.split('.')[0] as string))];
    return [{ id, title: this.text.titles[id] ?? '', blocks: this.text.passages[id] ?? [], covers, askedIn: asked_in, answers, changed }];
  }

  figure(name: string): Figure | null {
    const found = this.plan.figures[name];
    return found ? { ...found, position: this.plan.positions[found.position] ?? found.position, shape: found.shape ?? this.plan.shape ?? 1 } : null;
  }

  /** The terms, in the order of a language, each with its passages at a table. */
  index(chapters: Chapter[], language: Language): { term: string; passages: Passage[] }[] {
    const known = new Map(chapters.flatMap(({ passages }) => passages).map((passage) => [passage.id, passage]));
    const found = this.text.index.map(({ term, passages }) => ({ term, passages: passages.flatMap((id) => known.get(id) ?? []) }));
    return found.filter(({ passages }) => passages.length > 0).sort((one, two) => one.term.localeCompare(two.term, language));
  }
}

const isChanged = (name: string, { options, usual }: Table): boolean => name in options && JSON.stringify(options[name]) !== JSON.stringify(usual[name]);

function holds(condition: Condition, table: Table): boolean {
  return Object.entries(condition).every(([name, wanted]) => {
    if (name === 'seats') return table.seats === null || list(wanted).includes(table.seats);
    return list(wanted).includes(table.options[name]) || (list(wanted).includes('changed') && isChanged(name, table));
  });
}

/**
 * The passage that tells what a section or a ruling decides, or that is called so; of several, the one that a phase opens.
 * A reference may name the sentence that cites it, "§5.5 why-five-corals": the passage that answers it comes first.
 */
export function passageFor(reference: string, chapters: Chapter[], phase: string | null = null): Passage | null {
  const passages = chapters.flatMap((chapter) => chapter.passages);
  const [rule = '', said = ''] = reference.split(' ');
  const named = passages.find(({ id, answers }) => id === rule || answers.includes(said));
  if (named) return named;
  const plain = /^[A-Z]{2}-\d+$/.test(rule) || rule.startsWith('§') ? rule : `§${rule}`;
  for (const wanted of [plain, plain.split('.')[0] as string]) {
    const found = passages.filter(({ covers }) => covers.includes(wanted));
    if (found.length > 0) return found.find(({ askedIn }) => phase !== null && askedIn.includes(phase)) ?? (found[0] as Passage);
  }
  return null;
}

/** The passage that a phase opens. */
export const passageIn = (phase: string | null, chapters: Chapter[]): Passage | null =>
  chapters.flatMap(({ passages }) => passages).find(({ askedIn }) => phase !== null && askedIn.includes(phase)) ?? null;
