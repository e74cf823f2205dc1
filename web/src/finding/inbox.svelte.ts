// The games that wait for me, and the tables at which a seat is kept for me: how many, and which is next.
import { api } from '../connection/api';
import { router } from '../router.svelte';

const LOOKS = 30_000; // milliseconds between two looks at a page that is seen

class Inbox {
  count = $state(0);

  /** Ask how many wait; without a line nobody is told. */
  async look(): Promise<void> {
    try {
      const { tables, invited } = await api.inbox();
      this.count = tables.length + invited.length;
    } catch {
      this.count = 0;
    }
  }

  /** Look now, whenever the page is seen again, and now and then while it is: whoever is challenged meanwhile finds out. */
  watch(): () => void {
    const look = (): void => void (document.visibilityState === 'visible' && this.look());
    const timer = setInterval(look, LOOKS);
    document.addEventListener('visibilitychange', look);
    look();
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }
}

export const inbox = new Inbox();

/** Go to the game that has waited longest, but not to the one I am at; then to where a seat is kept for me. */
export async function nextGame(here: string): Promise<void> {
  const { tables, invited } = await api.inbox().catch(() => ({ tables: [], invited: [] }));
  const next = [...tables, ...invited].find(({ id }) => id !== here);
  if (next) router.go(`/t/${next.id}`);
}
