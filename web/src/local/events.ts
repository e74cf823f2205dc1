// The events of a table of this browser: those of tidetable/table/events.py that can happen here. A table is its numbered events.
export interface SeatPlan {
  kind: 'person' | 'bot';
  bot: string | null;
  name: string | null;
  here: boolean; // another person at this device
}

export type Pace = 'human' | 'calm' | 'fast';
export type UndoRule = 'free' | 'ask' | 'off';
export type EndReason = 'game' | 'resigned' | 'abandoned';

/** What was chosen when the table was made. */
export interface Plan {
  game: string;
  rules_version: string;
  options: Record<string, unknown>;
  seats: SeatPlan[];
  undo: UndoRule;
  pace: Pace;
  daily?: string; // the date of the deal of the day it is: bots answer the same moves the same (web/src/daily)
}

export type TableEvent =
  | { kind: 'created'; plan: Plan; secret: string; commitment: string }
  | { kind: 'started' }
  | { kind: 'decided'; seat: number; action: number; by: 'person' | 'bot' | 'fault' }
  | { kind: 'undone'; seat: number; to: number; agreed: number[] }
  | { kind: 'asked'; seat: number; what: 'undo' | 'pause' | 'abandon'; to: number }
  | { kind: 'answered'; seat: number; yes: boolean }
  | { kind: 'paused'; seat: number }
  | { kind: 'resumed'; seat: number }
  | { kind: 'taken-over'; seat: number; bot: string }
  | { kind: 'taken-back'; seat: number }
  | { kind: 'resigned'; seat: number }
  | { kind: 'ended'; reason: EndReason }
  | { kind: 'rematch'; table: string };

export type EventOf<K extends TableEvent['kind']> = Extract<TableEvent, { kind: K }>;

/** An event as it is kept, with its time in seconds. */
export interface Stored {
  at: number;
  event: TableEvent;
}

/** What everybody may know of an event. */
export function publicOf(event: TableEvent): Record<string, unknown> {
  switch (event.kind) {
    case 'decided':
      return { seat: event.seat, by: event.by };
    case 'undone':
      return { seat: event.seat, to: event.to };
    case 'asked':
      return { seat: event.seat, what: event.what };
    case 'answered':
      return { seat: event.seat, yes: event.yes };
    case 'taken-over':
      return { seat: event.seat, bot: event.bot };
    case 'ended':
      return { reason: event.reason };
    case 'rematch':
      return { table: event.table };
    case 'created':
    case 'started':
      return {};
    default:
      return { seat: event.seat };
  }
}
