// Where one looks: while a table's page is seen, the server is told so, and does not call whoever is there already.
import { ask, me } from '../connection/api';
import { isLocal } from '../local/names';

const BEAT = 20_000; // milliseconds; the server believes it for a little more than twice as long

/** Say that this table is looked at, as long as its page can be seen; gives the way to end it. */
export function lookAt(table: string): () => void {
  if (isLocal(table)) return () => undefined;
  let timer = 0;
  const say = async (here: boolean): Promise<void> => {
    if ((await me()).told) await ask('POST', '/api/me/told/looking', { table, here });
  };
  const seen = (): boolean => document.visibilityState === 'visible';
  const beat = (): void => void say(seen()).catch(() => undefined); // without a line nobody is told anything wrong: it only comes twice
  const turned = (): void => {
    clearInterval(timer);
    beat();
    if (seen()) timer = window.setInterval(beat, BEAT);
  };
  turned();
  document.addEventListener('visibilitychange', turned);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', turned);
    void say(false).catch(() => undefined);
  };
}
