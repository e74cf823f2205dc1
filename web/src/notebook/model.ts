// What a notebook gives to a board (tidetable/notebook): the rules of its game, and the match moment by moment as its eyes may know it.
import type { Message } from '../table/types';

/** Something a decision wrote: as these eyes saw it, or all of it once the match is over. */
export interface Moment {
  seat: number | null; // who decided; nobody: the deal
  events?: { kind: string; [more: string]: unknown }[];
  journal?: number[];
}

/** The end of a match. */
export interface End {
  text: string;
  scores: number[];
  ranks: number[];
  winners: number[];
  ended_by: Message | null;
}

export interface Told {
  game: string;
  seat: number | null; // through whose eyes it is shown at first; null: a spectator's, or everybody's once it is over
  names: (string | null)[];
  end: End | null;
  open: boolean; // everything is told: one may look through any eyes
  moments: Moment[];
}

/** The model of a widget, as far as a board uses it; the same in every notebook (anywidget). */
export interface Model {
  get(name: 'told'): Told;
  get(name: 'rules' | 'records'): DataView;
  get(name: 'description'): string;
  get(name: 'at' | 'height'): number;
  set(name: 'at', value: number): void;
  save_changes(): void;
  on(name: string, heard: () => void): void;
  off(name: string, heard: () => void): void;
}
