// The rules of a game, fetched once. The names of the files hold the digest of what is in them, so whoever keeps them may keep them
// for ever; the digest of the module stands in the description too.
import type { Description } from './description';
import { GameRules } from './game';

const MODULES = import.meta.glob<string>('../../../tidetable/wasm/modules/*.wasm', { query: '?url', import: 'default', eager: true });
const DESCRIPTIONS = import.meta.glob<string>('../../build/rules/*.json', { query: '?url', import: 'default', eager: true });
const moduleOf = (game: string): string => MODULES[`../../../tidetable/wasm/modules/${game}.wasm`] ?? '';
const descriptionOf = (game: string): string => DESCRIPTIONS[`../../build/rules/${game}.json`] ?? ''; // tools/descriptions.ts

/** The games among built files; those with a version behind their name are rules of earlier days (tidetable/wasm/versions.py). */
export function gamesIn(paths: string[]): string[] {
  return paths.map((path) => path.replace(/^.*\/|\.json$/g, '')).filter((name) => !name.includes('-'));
}

/** The games whose rules come with the page. */
export const BUILT: string[] = gamesIn(Object.keys(DESCRIPTIONS));

const described = new Map<string, Promise<Description>>();
const loaded = new Map<string, Promise<GameRules>>();

/** What a game is, without its rules. */
export function describe(game: string): Promise<Description> {
  return once(described, game, async () => (await fetched(descriptionOf(game))).json() as Promise<Description>);
}

/** The rules of a game, ready to be asked. */
export function loadRules(game: string): Promise<GameRules> {
  return once(loaded, game, async () => {
    const [description, answer] = await Promise.all([describe(game), fetched(moduleOf(game))]);
    return GameRules.of(description, await WebAssembly.compile(await answer.arrayBuffer()), game);
  });
}

/** Begin to load the rules of a game that will be asked soon, if they come with the page. */
export function loadEarly(game: string | undefined): void {
  if (game && BUILT.includes(game)) void loadRules(game).catch(() => undefined);
}

/** The rules of a version, under which a match was begun; null if they are not kept. */
export async function rulesOf(game: string, version: string): Promise<GameRules | null> {
  const { rules_version } = await describe(game);
  const name = rules_version === version ? game : `${game}-${version}`;
  return descriptionOf(name) ? loadRules(name) : null;
}

async function fetched(path: string): Promise<Response> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

/** What is on its way or there; what failed is tried again by the next who asks. */
function once<T>(known: Map<string, Promise<T>>, game: string, make: () => Promise<T>): Promise<T> {
  const found = known.get(game) ?? make();
  known.set(game, found);
  found.catch(() => known.delete(game));
  return found;
}
