// A tournament as it is now: asked for again whenever the server says that something has changed.
import { me } from '../connection/api';
import { Lobby } from '../finding/lobby.svelte';
import { tournaments, type Tournament } from './tournaments';

const MOMENT = 250; // milliseconds; what changes within them is asked for once ...
const SPREAD = 500; // ... and not by everybody in the room at the same instant

export class Live {
  page = $state.raw<Tournament | null>(null);
  fault = $state.raw<unknown>(null);
  now = $state(Date.now() / 1000); // by the server's clock
  private ahead = 0;
  private readonly lobby: Lobby;
  private later: ReturnType<typeof setTimeout> | undefined;
  private ticking: ReturnType<typeof setInterval> | undefined;

  constructor(readonly id: string) {
    const nothing = (): void => undefined;
    this.lobby = new Lobby(nothing, nothing, (changed) => {
      if (changed === null || changed === id) this.soon();
    });
  }

  async open(): Promise<void> {
    this.ticking = setInterval(() => (this.now = Date.now() / 1000 + this.ahead), 1000);
    await me().catch(() => undefined); // a cookie first: what concerns me is mine
    await this.load();
    this.lobby.open();
  }

  close(): void {
    clearTimeout(this.later);
    clearInterval(this.ticking);
    this.lobby.close();
  }

  /** Take over what the server has answered. */
  show(page: Tournament): void {
    this.page = page;
    this.ahead = page.time - Date.now() / 1000;
    this.now = page.time;
    this.fault = null;
  }

  async load(): Promise<void> {
    await this.attempt(() => tournaments.one(this.id));
  }

  /** Do something of which the answer is the tournament as it is then. */
  async attempt(deed: () => Promise<Tournament>): Promise<boolean> {
    try {
      this.show(await deed());
      return true;
    } catch (found) {
      this.fault = found;
      return false;
    }
  }

  private soon(): void {
    this.later ??= setTimeout(() => { // one that waits is not put off: whoever makes news without end would keep it from us for ever
      this.later = undefined;
      void this.load();
    }, MOMENT + Math.random() * SPREAD);
  }
}
