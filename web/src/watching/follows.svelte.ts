// The tables I follow, as this page knows them: asked for once, when the first star is drawn.
import { followed, type Followed } from '../connection/follows';

class Follows {
  ids = $state.raw<ReadonlySet<string>>(new Set());
  private asked: Promise<unknown> | null = null;
  private under: Promise<unknown> = Promise.resolve(); // what was said last: a list that is asked for must know it

  /** Ask what I follow, with what is new there. */
  async list(): Promise<Followed[]> {
    await this.under.catch(() => undefined);
    const found = await followed.list();
    this.ids = new Set(found.map(({ table }) => table.id));
    return found;
  }

  /** Know what I follow; without a line nothing is starred. */
  async know(): Promise<void> {
    this.asked ??= this.list().catch(() => (this.asked = null));
    await this.asked;
  }

  async set(table: string, on: boolean): Promise<void> {
    await this.say<unknown>(on ? followed.look(table) : followed.drop(table));
    const ids = new Set(this.ids);
    if (on) ids.add(table);
    else ids.delete(table);
    this.ids = ids;
  }

  /** I have looked at a table: if I follow it, what is there now is no news. */
  async looked(table: string): Promise<void> {
    await this.know();
    if (this.ids.has(table)) await this.say(followed.look(table)).catch(() => undefined); // it stays marked, and no harm is done
  }

  private say<T>(what: Promise<T>): Promise<T> {
    this.under = what;
    return what;
  }
}

export const follows = new Follows();

/** While a table's page is seen, nothing there is news; gives the way to end it. */
export function lookAtFollowed(table: string): () => void {
  const look = (): void => void follows.looked(table);
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    look();
  };
}
