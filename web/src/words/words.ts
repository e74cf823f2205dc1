// Words: the same Fluent catalogues that Python reads (tidetable/words), loaded per language and game as separate chunks.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Message } from '../table/types';

export const LANGUAGES = ['en', 'nl', 'de', 'hu'] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', nl: 'Nederlands', de: 'Deutsch', hu: 'Magyar' };

const SHELL = import.meta.glob<string>('../../../tidetable/words/*/web.ftl', { query: '?shell', import: 'default' }); // with common and table (tools/sentences.ts)
const GAMES = import.meta.glob<string>(['../../../tidetable/words/*/*.ftl', '!../../../tidetable/words/*/{common,table,web}.ftl'], {
  query: '?raw',
  import: 'default',
});
const SEAT_ARGUMENTS = new Set(['seat', 'other', 'starter']); // shown as that seat's name (tidetable/core/words.py)

/** Who sits at the table: what each seat is called, and which of them reads this without a name of their own: a sentence says "you" to them. */
export interface Naming {
  names: () => string[];
  you: () => number | null;
}
const NOBODY: Naming = { names: () => [], you: () => null };

/** How an argument of a sentence is told; most are told as they come. */
export type Tell = (name: string, value: unknown, args: Record<string, unknown>) => unknown;

/** A number that is written as it is: everything at a table is small, and the browser's own formatter takes long to wake up. */
class Plain extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

const read = new Map<string, Promise<FluentResource>>(); // each catalogue is read once

/** The sentences of a game that was not built in. */
async function fromServer(language: string, game: string): Promise<string> {
  const answer = await fetch(`/api/games/${game}/words/${language}`);
  return answer.ok ? answer.text() : '';
}

function resource(language: string, part: string): Promise<FluentResource> {
  const path = `../../../tidetable/words/${language}/${part}.ftl`;
  const load = SHELL[path] ?? GAMES[path] ?? (() => fromServer(language, part));
  const found = read.get(path) ?? load().then((text) => new FluentResource(text));
  read.set(path, found);
  found.catch(() => read.delete(path)); // the line was down: the next one who asks tries again
  return found;
}

async function bundle(language: string, parts: string[]): Promise<FluentBundle> {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const found of await Promise.all(parts.map((part) => resource(language, part)))) made.addResource(found);
  return made;
}

/** The catalogue of one language, for the shell and at most one game, with the names of the seats. */
export class Words {
  constructor(
    readonly language: Language,
    private readonly bundles: FluentBundle[],
    private readonly naming: Naming = NOBODY,
    private readonly tell: Tell = (_, value) => value,
  ) {}

  /** Open the catalogue; a sentence a language lacks is said in English rather than not at all. */
  static async open(language: Language, game?: string): Promise<Words> {
    const parts = ['web', ...(game ? [game] : [])];
    const languages = language === 'en' ? ['en'] : [language, 'en'];
    return new Words(language, await Promise.all(languages.map((one) => bundle(one, parts))));
  }

  /** The same words, with these names for the seats; one of them may be the reader's. */
  among(names: () => string[], you: () => number | null = () => null): Words {
    return new Words(this.language, this.bundles, { names, you }, this.tell);
  }

  /** The same words, with arguments told as a game tells them at its table: "rock B b5" for the cell "0:b5". */
  telling(tell: Tell): Words {
    return new Words(this.language, this.bundles, this.naming, tell);
  }

  has(id: string): boolean {
    return this.bundles.some((one) => one.hasMessage(id));
  }

  say([id, args]: Message): string {
    const found = this.bundles.find((one) => one.hasMessage(id));
    const message = found?.getMessage(id);
    const pattern = message?.attributes[this.form(args)] ?? message?.value;
    if (!found || !pattern) return id;
    return found.formatPattern(pattern, this.named(args), []);
  }

  word(id: string, args: Record<string, unknown> = {}): string {
    return this.say([id, args]);
  }

  /** What a seat is called where it stands alone: on a card, at a shore, before a colon. */
  seatName(seat: number): string {
    return seat === this.naming.you() ? this.word('me-name') : this.nameInside(seat);
  }

  /** A sentence that speaks of its reader has a form for it: `.you` where they do it, `.you-other` where it is done to them, `.you-both`. */
  private form(args: Record<string, unknown>): string {
    const you = this.naming.you();
    const mine = [...SEAT_ARGUMENTS].filter((name) => you !== null && args[name] === you);
    if (mine.length === 0) return '';
    return !mine.includes('other') ? 'you' : mine.length > 1 ? 'you-both' : 'you-other';
  }

  /** A name inside a sentence that has no form for its reader, as those of other people's games. */
  private nameInside(seat: number): string {
    return this.naming.names()[seat] ?? this.say(['seat-name', { number: seat }]);
  }

  /** An argument as it is told at this table; several are a list. */
  private told(name: string, given: unknown, args: Record<string, unknown>): unknown {
    return Array.isArray(given) ? given.map((one) => this.tell(name, one, args)).join(', ') : this.tell(name, given, args);
  }

  private named(args: Record<string, unknown>): Record<string, FluentVariable> {
    return Object.fromEntries(
      Object.entries(args).map(([name, given]) => [name, this.told(name, given, args)] as const).map(([name, value]) => [
        name,
        SEAT_ARGUMENTS.has(name) && typeof value === 'number' ? this.nameInside(value) : typeof value === 'number' ? new Plain(value) : String(value),
      ]),
    );
  }
}

/** The language of the browser, if it is one of ours. */
export function browserLanguage(wanted: readonly string[] = navigator.languages): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((one) => tag.toLowerCase().split('-')[0] === one);
    if (found) return found;
  }
  return 'en';
}
