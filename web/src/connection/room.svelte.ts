// A room: one table over one socket, the server's or that of this browser. Keeps the line, resends what was not answered, and says how the line is.
import { isLocal } from '../local/names';
import type { Seen } from '../rules/game';
import { loadEarly, loadRules } from '../rules/load';
import { loadNewPage } from '../offline/shell';
import { answers } from './answers';
import { me } from './api';
import { keepClicks, keepMutes, keptClicks, keptMutes } from './kept';
import { isRecord, type RecordMessage, Screen } from './records';
import type { ChatLine, Clocks, Entry, Links, Refusal, StateMessage, TableCard } from './types';
import { who } from './who.svelte';

export type Line = 'connecting' | 'open' | 'lost';
type Command = { type: string; seat?: number } & Record<string, unknown>;

interface Waiting {
  message: Record<string, unknown>;
  done: (answer: Answered) => void;
  posted?: boolean; // over the line that is open now
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

/** What a room uses of a socket. */
interface Wire {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
  send(text: string): void;
  close(): void;
  readonly seen?: Seen | null; // of a table of this browser: what its page sees
}

const FIRST_WAIT = 400; // milliseconds before the first new try ...
const LONGEST_WAIT = 15_000; // ... and at most between two
const PROTOCOL = 2;
const OLD_VERSION = 4426; // how a server closes that does not speak our protocol any more
const HEARTBEAT = 20_000; // between two questions whether the line still lives ...
const DEAF = 5_000; // ... and how long an answer may take

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
  muted = $state.raw<ReadonlySet<string>>(keptMutes()); // authors whose lines are not shown in this browser
  pending = $state(0); // commands without an answer yet
  private socket: Wire | null = null;
  private waiting = new Map<string, Waiting>();
  private eyes: number | null | undefined;
  private tries = 0;
  private timer = 0;
  private pulse = 0;
  private doubt = 0; // runs while an answer to a ping is awaited
  private gone = false;
  private hoping: { n: number; done: () => void }[] = []; // who waits for an event to be seen
  private resting: (() => void)[] = []; // who waits until everything has been answered
  private stored = 0; // the newest event that holds something of ours
  private screen = new Screen(loadRules);
  private unread: RecordMessage[] = []; // records that wait for the rules to be loaded
  private pictures = false; // whether the server is asked for pictures: our rules are not its rules
  private watching = false; // shown what those are shown who do not sit here
  private came = 0; // when we first came, by the server's clock: what was said before is no news

  constructor(
    readonly id: string,
    private readonly ears: Ears,
  ) {
    answers.set(id, (eyes, target) => this.screen.why(eyes, target));
    loadEarly(document.getElementById('opening')?.dataset['game']);
    for (const message of keptClicks(id)) this.waiting.set(String(message['id']), { message, done: () => undefined });
    this.pending = this.waiting.size;
    for (const [where, what] of this.wakers) where.addEventListener(what, this.hurry);
    addEventListener('offline', this.drop);
    this.pulse = window.setInterval(() => this.line === 'open' && !document.hidden && this.askAlive(), HEARTBEAT);
    void this.connect();
  }

  leave(): void {
    this.gone = true;
    answers.delete(this.id);
    clearTimeout(this.timer);
    clearTimeout(this.doubt);
    clearInterval(this.pulse);
    for (const [where, what] of this.wakers) where.removeEventListener(what, this.hurry);
    removeEventListener('offline', this.drop);
    this.socket?.close();
  }

  /** See through a seat of mine (pass and play), or as a spectator. */
  lookThrough(seat: number | null): void {
    this.eyes = seat;
    this.post({ type: 'eyes', seat });
  }

  /** See what those see who do not sit here, whoever I am: others look at this screen. To be said before the first word. */
  watch(): void {
    this.watching = true;
  }

  /** Send a command and hear what became of it. It survives a lost line. */
  command(command: Command): Promise<Answered> {
    const id = freshId();
    return new Promise((done) => {
      const message = { ...command, id };
      const waiting: Waiting = { message, done };
      this.waiting.set(id, waiting);
      this.remember();
      if (!this.isBehind(id)) this.postOnce(waiting);
    });
  }

  /** The decisions on their way, in order. */
  private get acts(): Waiting[] {
    return [...this.waiting.values()].filter(({ message }) => message['type'] === 'act');
  }

  /** Whether a command is a decision with another one before it. */
  private isBehind(id: string): boolean {
    return this.acts.findIndex(({ message }) => message['id'] === id) > 0;
  }

  /** A decision is stored: the next one answers the question that it has led to. */
  private async actOn(n: number): Promise<void> {
    await this.reached(n);
    const [next] = this.acts;
    if (!next || next.posted) return;
    next.message['n'] = Math.max(n, Number(next.message['n']));
    this.remember();
    this.postOnce(next);
  }

  private postOnce(waiting: Waiting): void {
    waiting.posted = this.line === 'open';
    this.post(waiting.message);
  }

  /** What was decided after something that has not come about is not sent any more. */
  private dropActs(refusal: Refusal, after = 0): void {
    for (const { message, done } of this.acts.slice(after)) {
      this.waiting.delete(String(message['id']));
      done({ n: 0, refusal });
    }
    this.remember();
  }

  /** Wait until what is seen here holds an event. */
  reached(n: number): Promise<void> {
    if ((this.latest?.n ?? 0) >= n) return Promise.resolve();
    return new Promise((done) => this.hoping.push({ n, done }));
  }

  /** Wait until everything that was sent has been answered, and is seen here. */
  async quiet(): Promise<void> {
    if (this.waiting.size > 0) await new Promise<void>((done) => this.resting.push(done));
    return this.reached(this.stored);
  }

  /** What is seen here, as a record that the rules in this page can think from; null where the server has drawn the picture. */
  get seen(): Seen | null {
    return isLocal(this.id) ? (this.socket?.seen ?? null) : this.screen.seen;
  }

  /** Decide. While an earlier decision is on its way, this one waits for it: it answers a question that only then is asked. */
  act(seat: number, action: number): Promise<Answered> {
    return this.command({ type: 'act', seat, n: this.latest?.n ?? 0, action });
  }

  /** What a decision, which is sent now, leads to; null if its seat cannot know that yet. */
  foresee(seat: number, action: number): StateMessage | null {
    return this.screen.foresee(seat, action);
  }

  /** The table as the server last told it: what was foreseen has not come. */
  rewind(): StateMessage | null {
    return this.screen.again() ?? this.latest;
  }

  say(text: string, aside = false): void {
    void this.command({ type: 'chat', text, ...(aside ? { aside } : {}) });
  }

  /** Show the lines of these authors no more, or again. */
  mute(authors: string[], on: boolean): void {
    this.muted = new Set(on ? [...this.muted, ...authors] : [...this.muted].filter((author) => !authors.includes(author)));
    keepMutes(this.muted);
    for (const who of authors) this.post({ type: 'mute', who, on });
  }

  private post(message: Record<string, unknown>): void {
    if (this.socket?.readyState === WebSocket.OPEN && this.line === 'open') this.socket.send(JSON.stringify(message));
  }

  /** What wakes a page that slept: each may come alone. */
  private readonly wakers: [EventTarget, string][] = [
    [window, 'online'], [window, 'pageshow'], [document, 'resume'], [document, 'visibilitychange'],
  ]; // prettier-ignore

  private hurry = (): void => {
    if (document.hidden || this.gone) return;
    if (this.line === 'lost') this.again();
    else this.askAlive();
  };

  private again(): void {
    this.tries = 0;
    clearTimeout(this.timer);
    void this.connect();
  }

  /** A line can be dead without knowing it: after a sleep, or behind a router that forgot. Ask; silence is an answer. */
  private askAlive(): void {
    if (isLocal(this.id) || this.line !== 'open' || this.doubt) return;
    this.post({ type: 'ping', t: 0 });
    this.doubt = window.setTimeout(() => {
      this.doubt = 0;
      this.drop();
      this.again();
    }, DEAF);
  }

  /** The network is gone: do not wait until the dead line notices. */
  private drop = (): void => {
    if (isLocal(this.id)) return;
    const dead = this.socket;
    this.socket = null;
    dead?.close();
    this.lose();
  };

  private async connect(): Promise<void> {
    if (this.gone || this.isLive()) return;
    let dial: () => Wire;
    try {
      dial = await this.dialler();
    } catch {
      return this.lose();
    }
    if (this.gone || this.isLive()) return; // two wakers may have come at once
    const socket = dial();
    this.socket = socket;
    socket.onopen = () => this.greet(socket);
    socket.onmessage = (event) => this.socket === socket && this.hear((typeof event.data === 'string' ? JSON.parse(event.data) : event.data) as Record<string, unknown>);
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      if (event.code === OLD_VERSION) this.outlive(event.reason);
      else if (event.code === 4404 || event.code === 4400) this.shut(event.reason);
      else this.lose();
    };
  }

  /** How to dial: the rules in this page, or the server, once it has given the cookie that says who we are. */
  private async dialler(): Promise<() => Wire> {
    if (isLocal(this.id)) {
      const { LocalSocket } = await import('../local/socket');
      return () => new LocalSocket(this.id);
    }
    await me();
    return () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/tables/${this.id}/socket`) as Wire;
  }

  private isLive(): boolean {
    return this.socket !== null && this.socket.readyState <= WebSocket.OPEN;
  }

  private greet(socket: Wire): void {
    this.unread = [];
    const format = this.pictures ? 'picture' : 'record';
    const hello: Record<string, unknown> = { type: 'hello', protocol: PROTOCOL, format, since: this.latest?.n ?? 0 };
    if (this.eyes !== undefined) hello['eyes'] = this.eyes;
    if (this.watching) hello['watch'] = true;
    else if (who.me?.name) hello['name'] = who.me.name; // the players see who watches
    socket.send(JSON.stringify(hello));
  }

  private lose(): void {
    if (this.gone) return;
    this.line = 'lost';
    clearTimeout(this.doubt);
    this.doubt = 0;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++) * (0.7 + 0.6 * Math.random());
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.connect(), wait);
  }

  private shut(text: string): void {
    this.gone = true;
    this.ears.closed?.({ error: 'not-found', text, why: null });
  }

  /** The server has moved on to another protocol: so do we, by loading its page. */
  private outlive(text: string): void {
    if (loadNewPage()) return;
    this.gone = true;
    this.ears.closed?.({ error: 'old-version', text, why: null });
  }

  private hear(message: Record<string, unknown>): void {
    clearTimeout(this.doubt);
    this.doubt = 0;
    switch (message['type']) {
      case 'welcome':
        this.seated(message, true);
        this.came ||= Number(message['time']);
        this.line = 'open';
        this.tries = 0;
        for (const [id, unanswered] of this.waiting) {
          unanswered.posted = false;
          if (!this.isBehind(id)) this.postOnce(unanswered);
        }
        break;
      case 'table':
        this.seated(message, false);
        break;
      case 'state':
      case 'event':
        if (isRecord(message)) this.read(message as unknown as RecordMessage);
        else this.told(message as unknown as StateMessage);
        break;
      case 'ack':
        this.answered(message, null);
        break;
      case 'refused':
        this.answered(message, message as unknown as Refusal);
        break;
      case 'probe':
        this.post({ type: 'echo', t: message['t'] }); // at once: so much is lent to my next question
        break;
      case 'chat':
        this.chatted(message['lines'] as ChatLine[]);
        break;
      case 'bye':
        if (message['error'] === 'not-found') this.shut(String(message['text']));
        break;
    }
  }

  /** The table as it is, or what has changed of it: of the seats those that have. */
  private seated(message: Record<string, unknown>, whole: boolean): void {
    const news = (message['table'] ?? {}) as TableCard;
    const seats = whole || !this.table ? news.seats : this.table.seats.map((seat) => news.seats?.find((one) => one.seat === seat.seat) ?? seat);
    this.table = { ...(whole ? null : this.table), ...news, seats };
    this.links = (message['links'] as Links | undefined) ?? this.links;
    this.you = (message['you'] as number[] | undefined) ?? this.table.you;
  }

  /** Read records in their order; the first may have to wait for the rules. */
  private read(message: RecordMessage): void {
    if (this.unread.length === 0 && this.screen.canRead(message)) return this.told(this.screen.read(message));
    this.unread.push(message);
    if (this.unread.length === 1) void this.readOn();
  }

  private async readOn(): Promise<void> {
    const line = this.socket;
    try {
      for (let next = this.unread[0]; next && !this.gone; next = this.unread[0]) {
        await this.screen.prepare(next);
        if (this.socket !== line) return; // what came over a line that is lost comes again
        this.unread.shift();
        this.told(this.screen.read(next));
      }
    } catch {
      this.pictures = true;
      line?.close();
    }
  }

  private told(message: StateMessage): void {
    const known = this.entries.at(-1)?.n ?? 0;
    const sameEyes = this.latest?.eyes === message.eyes;
    this.entries = sameEyes ? [...this.entries, ...message.entries.filter((entry) => entry.n > known)] : this.renewed(message);
    if (message.torn) this.dropActs({ error: 'stale', text: 'the table has moved on', why: ['refused-stale', {}] }, 1);
    this.latest = message;
    this.clocks = message.clocks ? { ...message.clocks, heard: performance.now() } : null;
    this.ears.heard(message);
    const met = this.hoping.filter(({ n }) => n <= message.n);
    this.hoping = this.hoping.filter(({ n }) => n > message.n);
    for (const { done } of met) done();
  }

  /** Other eyes: entries they see anew replace those we had. */
  private renewed(message: StateMessage): Entry[] {
    const first = message.entries[0]?.n ?? Infinity;
    return [...this.entries.filter((entry) => entry.n < first), ...message.entries];
  }

  private answered(message: Record<string, unknown>, refusal: Refusal | null): void {
    const id = String(message['id']);
    const n = Number(message['n'] ?? 0);
    const command = this.waiting.get(id);
    this.waiting.delete(id);
    command?.done({ n, refusal });
    if (!refusal) this.stored = Math.max(this.stored, n);
    this.remember();
    if (command?.message['type'] === 'act') {
      if (refusal) this.dropActs(refusal);
      else void this.actOn(n);
    }
    if (this.waiting.size === 0) for (const done of this.resting.splice(0)) done();
  }

  /** A click that was not answered survives even a page that the browser threw away while it slept. */
  private remember(): void {
    this.pending = this.waiting.size;
    const acts = [...this.waiting.values()].map(({ message }) => message).filter((message) => message['type'] === 'act');
    keepClicks(this.id, acts);
  }

  private chatted(lines: ChatLine[]): void {
    const known = new Set(this.chat.map((line) => line.c));
    const news = lines.filter((line) => !known.has(line.c));
    this.fresh += news.filter((line) => !this.muted.has(line.who) && line.at > this.came && !(line.seat !== null && this.you.includes(line.seat))).length;
    this.chat = [...this.chat, ...news];
  }
}

/** A name nobody else chooses. (crypto.randomUUID is missing where a table is served at home without https.) */
function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
