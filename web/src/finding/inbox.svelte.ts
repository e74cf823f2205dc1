// The games that wait for me: how many, and which is next.
import { api } from '../connection/api';
import { router } from '../router.svelte';

class Inbox {
  count = $state(0);

  /** Ask how many wait; without a line nobody is told. */
  async look(): Promise<void> {
    try {
      this.count = (await api.inbox()).length;
    } catch {
      this.count = 0;
    }
  }
}

export const inbox = new Inbox();

/** Go to the game that has waited longest, but not to the one I am at. */
export async function nextGame(here: string): Promise<void> {
  const waiting = await api.inbox().catch(() => []);
  const next = waiting.find(({ id }) => id !== here);
  if (next) router.go(`/t/${next.id}`);
}
