// The description of a game's module (tidetable/wasm/description.py, docs/wasm.md), as far as the page reads it.

/** What a kind of number means: how it is told in sentences and shown in pictures. */
export interface NumberKind {
  form: 'plain' | 'names' | 'set' | 'bag' | 'row';
  size: number | null;
  none: number | null;
  words?: (string | Record<string, unknown>)[];
  shows?: unknown[];
  seen_by: 'everyone' | 'owner' | 'nobody';
}

/** A run of numbers in a record or a sheet. */
export interface Field {
  name: string;
  at: number;
  width: string;
  shape: number[];
  seen_by?: string;
  means?: number; // the place of its kind in numbers: positions are written with its words
}

/** What a fact, or a group of them, is in the picture. */
export interface Spec {
  means?: number;
  shape?: number[];
  ends?: boolean; // the first none ends the list
  parts?: Record<string, Spec>;
  count?: number;
  some?: boolean;
  of?: Record<string, unknown>[];
}

export interface DecisionRow {
  id: string;
  number: number;
  room: number;
  verb: string;
  text: string;
  asked_in: number[];
  click: string | Record<string, unknown> | null;
  parts: { name: string; means: number; first: number; size: number }[];
}

export interface NumbersRow {
  id: string;
  number: number;
  message: string;
  numbers: { name: string; means: number }[];
  section?: string;
  told?: boolean; // of events: by the log
}

export interface OptionRow {
  name: string;
  kind: 'Option' | 'WholeOption' | 'LettersOption' | 'CountsOption';
  values: unknown[];
  width: string;
  least?: number | number[]; // of counts: by kind
  most?: number | number[];
  letters?: string;
  kinds?: string[];
  rest?: string; // the kind that is what the others leave of the sum
}

/** How a level searches and picks (tidetable/bots/levels.py). */
export interface Level {
  passes: number;
  whim: number;
  reach: number;
  knobs: Record<string, number>;
}

export interface Description {
  format: number;
  game: string;
  names: Record<string, string>;
  rules_version: string;
  sha256: string;
  sources: string; // what the module was made from
  seats: number[];
  minutes: [number, number];
  age: number;
  weight: number;
  options: OptionRow[];
  actions: number;
  phases: string[];
  memory: { aligned: number; [name: string]: string | number };
  exports: { name: string; arguments: { name: string; kind: string; size?: number }[] }[];
  record: { size: number; fields: Field[] };
  facts: { size: number; fields: Field[]; blank: string; is: string; declared: Record<string, Spec> };
  desk: { size: number; arrays: { name: string; at: number; size: number; fields?: { name: string; at: number; width: string }[] }[] };
  constants: Record<string, unknown>;
  decisions: DecisionRow[];
  events: NumbersRow[];
  messages: NumbersRow[];
  reasons: { id: string; number: number; section: string }[];
  numbers: NumberKind[];
  open_at_the_end: boolean;
  remembered: { option: string; value: unknown; actions?: number[] }[];
  bots: { names: string[]; strengths: string[]; levels: Record<string, Record<string, Level>> };
}
