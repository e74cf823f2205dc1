// The lobby, as the server tells it: one socket, by change. Whoever looks for somebody is called over it.
import type { TableCard } from '../connection/types';

export interface Pool {
  game: string;
  seats: number;
  clock: string;
  rated: boolean;
  people: number;
}
export interface Seek {
  game: string;
  seats: number;
  clock: string;
  rated: boolean;
  near: boolean;
  since: number;
  bot_at: number | null;
  until: number;
  table: string | null;
}
type Told =
  | { type: 'lobby'; tables: TableCard[]; waiting: Pool[]; seek: Seek | null; time: number }
  | { type: 'listed'; tables?: TableCard[]; gone?: string[]; waiting?: Pool[] }
  | { type: 'found'; table: string }
  | { type: 'tournament'; id: string | null }
  | { type: 'bye' | 'pong' };

const FIRST_WAIT = 500; // milliseconds until a lost line is tried again; twice as long each time ...
const LONGEST_WAIT = 15_000; // ... up to this

export class Lobby {
  tables = $state.raw<TableCard[]>([]);
  waiting = $state.raw<Pool[]>([]);
  seek = $state.raw<Seek | null>(null);
  ahead = 0; // by how many seconds the server's clock is ahead of ours
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * *found* is told the table that was found for me; *lost* that the server knows of no search of mine, though I wait;
   * *changed* a tournament in which something has changed (null: any may have: the line is new, or it is one that is not listed).
   */
  constructor(
    private readonly found: (table: string) => void,
    private readonly lost: () => void,
    private readonly changed: (tournament: string | null) => void = () => undefined,
  ) {}

  open(): void {
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/lobby/socket`);
    this.socket = socket;
    socket.onmessage = ({ data }) => this.hear(JSON.parse(String(data)) as Told);
    socket.onclose = () => {
      if (this.socket !== socket) return;
      const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++) * (0.5 + Math.random());
      this.timer = setTimeout(() => this.open(), wait);
    };
  }

  close(): void {
    clearTimeout(this.timer);
    const { socket } = this;
    this.socket = null;
    socket?.close();
  }

  hear(told: Told): void {
    if (told.type === 'lobby') {
      this.tries = 0;
      this.ahead = told.time - Date.now() / 1000;
      this.tables = told.tables;
      this.waiting = told.waiting;
      if (told.seek?.table) this.found(told.seek.table);
      else if (this.seek && !told.seek) this.lost();
      else this.seek = told.seek;
      this.changed(null);
    } else if (told.type === 'listed') {
      const news = new Map((told.tables ?? []).map((table) => [table.id, table]));
      const gone = new Set(told.gone ?? []);
      const kept = this.tables.filter((table) => !gone.has(table.id)).map((table) => news.get(table.id) ?? table);
      const known = new Set(kept.map((table) => table.id));
      this.tables = [...[...news.values()].filter((table) => !known.has(table.id)), ...kept];
      this.waiting = told.waiting ?? this.waiting;
    } else if (told.type === 'found') this.found(told.table);
    else if (told.type === 'tournament') this.changed(told.id);
  }
}

/** What the list is narrowed down to; an empty choice lets everything through. */
export interface Filter {
  game: string;
  seats: number;
  clock: '' | 'none' | 'clock' | 'days';
  rated: '' | 'rated' | 'unrated';
}
export const EVERYTHING: Filter = { game: '', seats: 0, clock: '', rated: '' };

const clockKind = (kind: string): Filter['clock'] => (kind === 'none' || kind === 'days' ? kind : 'clock');

export function passes(table: TableCard, filter: Filter): boolean {
  return (
    (!filter.game || table.game === filter.game) &&
    (!filter.seats || table.seats.length === filter.seats) &&
    (!filter.clock || clockKind(table.clock.kind) === filter.clock) &&
    (!filter.rated || Boolean(table.rated) === (filter.rated === 'rated'))
  );
}
