// A room: one table over one socket. Keeps the line, resends what was not answered, and says how the line is.
import { me } from './api';
import type { ChatLine, Clocks, Entry, Links, Refusal, StateMessage, TableCard } from './types';

export type Line = 'connecting' | 'open' | 'lost';
type Command = { type: string; seat?: number } & Record<string, unknown>;

interface Waiting {
  message: Record<string, unknown>;
  done: (answer: Answered) => void;
}

/** What became of a command: stored in event n, or refused. */
export interface Answered {
  n: number;
  refusal: Refusal | null;
}

export interface Ears {
  /** A whole picture, or something that happened. */
  heard: (message: StateMessage) => void;
  /** The server has closed the door for good. */
  closed?: (refusal: Refusal) => void;
}

const FIRST_WAIT = 400; // milliseconds before the first new try ...
const LONGEST_WAIT = 15_000; // ... and at most between two
const QUIET = 45_000; // a line that says nothing for so long is tried again

export class Room {
  line = $state<Line>('connecting');
  table = $state.raw<TableCard | null>(null);
  links = $state.raw<Links | null>(null);
  you = $state.raw<number[]>([]);
  latest = $state.raw<StateMessage | null>(null);
  entries = $state.raw<Entry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  clocks = $state.raw<Clocks | null>(null);
  fresh = $state(0); // chat lines not seen yet
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private eyes: number | null | undefined;
  private tries = 0;
  private timer = 0;
  private spoke = 0;
  private gone = false;

  constructor(
    readonly id: string,
    private readonly ears: Ears,
  ) {
    addEventListener('online', this.hurry);
    addEventListener('offline', this.drop);
    document.addEventListener('visibilitychange', this.hurry);
    void this.connect();
  }

  leave(): void {
    this.gone = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.hurry);
    removeEventListener('offline', this.drop);
    document.removeEventListener('visibilitychange', this.hurry);
    this.socket?.close();
  }

  /** See through a seat of mine (pass and play), or as a spectator. */
  lookThrough(seat: number | null): void {
    this.eyes = seat;
    this.post({ type: 'eyes', seat });
  }

  /** Send a command and hear what became of it. It survives a lost line. */
  command(command: Command): Promise<Answered> {
    const id = freshId();
    return new Promise((done) => {
      const message = { ...command, id };
      this.waiting.set(id, { message, done });
      this.post(message);
    });
  }

  act(seat: number, action: number): Promise<Answered> {
    return this.command({ type: 'act', seat, n: this.latest?.n ?? 0, action });
  }

  say(text: string): void {
    void this.command({ type: 'chat', text });
  }

  get pending(): boolean {
    return this.waiting.size > 0;
  }

  private post(message: Record<string, unknown>): void {
    if (this.socket?.readyState === WebSocket.OPEN && this.line === 'open') this.socket.send(JSON.stringify(message));
  }

  private hurry = (): void => {
    if (document.hidden || this.gone) return;
    if (this.line === 'lost') {
      this.tries = 0;
      clearTimeout(this.timer);
      void this.connect();
    } else if (performance.now() - this.spoke > QUIET) this.socket?.close(); // a tab that slept: the line may be dead without knowing
    else this.post({ type: 'ping', t: 0 });
  };

  /** The network is gone: do not wait until the dead line notices. */
  private drop = (): void => {
    const dead = this.socket;
    this.socket = null;
    dead?.close();
    this.lose();
  };

  private async connect(): Promise<void> {
    if (this.gone || this.socket?.readyState === WebSocket.CONNECTING) return;
    try {
      await me(); // the cookie that says who we are
    } catch {
      return this.lose();
    }
    if (this.gone) return;
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/tables/${this.id}/socket`);
    this.socket = socket;
    socket.onopen = () => this.greet(socket);
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as Record<string, unknown>);
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      if (event.code === 4404 || event.code === 4400) this.shut(event.reason);
      else this.lose();
    };
  }

  private greet(socket: WebSocket): void {
    const hello: Record<string, unknown> = { type: 'hello', protocol: 1, since: this.latest?.n ?? 0 };
    if (this.eyes !== undefined) hello['eyes'] = this.eyes;
    socket.send(JSON.stringify(hello));
  }

  private lose(): void {
    if (this.gone) return;
    this.line = 'lost';
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++) * (0.7 + 0.6 * Math.random());
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.connect(), wait);
  }

  private shut(text: string): void {
    this.gone = true;
    this.ears.closed?.({ error: 'not-found', text, why: null });
  }

  private hear(message: Record<string, unknown>): void {
    this.spoke = performance.now();
    switch (message['type']) {
      case 'welcome':
        this.seated(message);
        this.line = 'open';
        this.tries = 0;
        for (const { message: unanswered } of this.waiting.values()) this.post(unanswered);
        break;
      case 'table':
        this.seated(message);
        break;
      case 'state':
      case 'event':
        this.told(message as unknown as StateMessage);
        break;
      case 'ack':
        this.answered(message, null);
        break;
      case 'refused':
        this.answered(message, message as unknown as Refusal);
        break;
      case 'chat':
        this.chatted(message['lines'] as ChatLine[]);
        break;
      case 'bye':
        if (message['error'] === 'not-found') this.shut(String(message['text']));
        break;
    }
  }

  private seated(message: Record<string, unknown>): void {
    this.table = message['table'] as TableCard;
    this.links = (message['links'] as Links | undefined) ?? this.links;
    this.you = (message['you'] as number[] | undefined) ?? this.table.you;
  }

  private told(message: StateMessage): void {
    const known = this.entries.at(-1)?.n ?? 0;
    const sameEyes = this.latest?.eyes === message.eyes;
    this.entries = sameEyes ? [...this.entries, ...message.entries.filter((entry) => entry.n > known)] : this.renewed(message);
    this.latest = message;
    this.clocks = message.clocks ? { ...message.clocks, heard: performance.now() } : null;
    this.ears.heard(message);
  }

  /** Other eyes: entries they see anew replace those we had. */
  private renewed(message: StateMessage): Entry[] {
    const first = message.entries[0]?.n ?? Infinity;
    return [...this.entries.filter((entry) => entry.n < first), ...message.entries];
  }

  private answered(message: Record<string, unknown>, refusal: Refusal | null): void {
    const id = String(message['id']);
    this.waiting.get(id)?.done({ n: Number(message['n'] ?? 0), refusal });
    this.waiting.delete(id);
  }

  private chatted(lines: ChatLine[]): void {
    const known = new Set(this.chat.map((line) => line.c));
    const news = lines.filter((line) => !known.has(line.c));
    if (this.chat.length > 0) this.fresh += news.length;
    this.chat = [...this.chat, ...news];
  }
}

/** A name nobody else chooses. (crypto.randomUUID is missing where a table is served at home without https.) */
function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
