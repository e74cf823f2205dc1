// Courses as they are written (tidetable/lessons/<game>/course.json, docs/lessons.md), loaded when somebody learns.
import type { Condition } from './conditions';

export interface Step {
  position?: string; // where it begins; nothing: where the last one ended
  mark?: string[]; // what is pointed at: names of anchors
  task?: Condition; // nothing: read, and go on
  within?: number; // decisions in which it is done
  others?: Record<string, string[]> | 'wait';
  why?: Record<string, Condition>; // reasons why an answer is not right, the first that holds
  right?: string[][];
  wrong?: { play: string[]; why: string }[];
}

export interface Deal {
  seats: number;
  seed: string;
  options?: Record<string, unknown>;
  play?: string[];
}

export interface FirstGame {
  seats: number;
  bot: string;
  options?: Record<string, unknown>;
  reminders?: Record<string, Condition>;
}

export interface Lesson {
  id: string;
  kind: 'aim' | 'rule' | 'strategy' | 'game';
  section?: string;
  passage?: string; // of the rulebook: where more is said
  seat?: number;
  position?: string;
  deal?: Deal;
  steps?: Step[];
  measured?: string;
  game?: FirstGame;
}

export interface Course {
  game: string;
  lessons: Lesson[];
}

const COURSES = import.meta.glob<Course>('../../../tidetable/lessons/*/course.json', { import: 'default' });
const nameOf = (path: string): string => path.split('/').at(-2) ?? '';

/** The games that have a course, in the order of the front page. */
const FIRST = ['fish_n_stones', 'das_riff', 'rivero', 'reef_encounter']; // the light ones first
export const TAUGHT: string[] = Object.keys(COURSES).map(nameOf).sort((one, two) => FIRST.indexOf(one) - FIRST.indexOf(two));

export async function loadCourse(game: string): Promise<Course | null> {
  const path = Object.keys(COURSES).find((one) => nameOf(one) === game);
  return path ? ((await COURSES[path]?.()) ?? null) : null;
}
