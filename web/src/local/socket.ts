// A line to a table of this browser, used as a WebSocket is: one page at a time holds the table, others wait until it is closed.
import type { Seen } from '../rules/game';
import { Host, openTable } from './host';
import type { Command } from './rulings';

const NOT_FOUND = 4404;

export class LocalSocket {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null; // made anew for each who hears it: no need to write it as text
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  private host: Host | null = null;
  private release: () => void = () => undefined;

  constructor(private readonly id: string) {
    void this.open();
  }

  private async open(): Promise<void> {
    await this.hold();
    const table = this.isClosed ? null : await openTable(this.id).catch(() => null);
    if (this.isClosed) return this.release();
    if (!table) return this.shut(NOT_FOUND);
    this.host = new Host(table, (message) => queueMicrotask(() => this.isClosed || this.onmessage?.({ data: message })));
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  /** Two pages that let bots decide at one table would each write their own story. */
  private async hold(): Promise<void> {
    if (!('locks' in navigator)) return; // a page without https: people have one of them open
    await new Promise<void>((held) => {
      const name = `tidetable.local.${this.id}`;
      void navigator.locks.request(name, () => (held(), new Promise<void>((release) => (this.release = release)))).catch(() => held());
    });
  }

  get seen(): Seen | null {
    return this.host?.seen ?? null;
  }

  private get isClosed(): boolean {
    return this.readyState >= WebSocket.CLOSING;
  }

  private shut(code: number): void {
    this.close();
    this.onclose?.({ code, reason: 'this browser does not keep the table' });
  }

  send(text: string): void {
    const message = JSON.parse(text) as Command;
    queueMicrotask(() => this.isClosed || this.host?.hear(message));
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
    this.host?.close();
    this.release();
  }
}
