// What a running table needs, told to the server: its page names the files at once, so that a slow line asks for all of them together
// instead of finding one in the other. The server (tidetable/server/pages/table.py) writes them into the page of a table.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const WORDS = /tidetable\/words\/(\w+)\/(\w+)\.ftl/;
const GAME = /src\/games\/(\w+)\/index\.ts$/;
const SHELL = 'shell'; // the file of what is shown first (chunks.ts)
const TABLE = /src\/table\/TablePage\.svelte$/;
const FRONT = /src\/front\/Front\.svelte$/;

/** Files by what they are: of the way in, of every table, of a game, the words of a language (game or "web"); a game's name in it, and its deep waters. */
interface Early {
  front: string[];
  table: string[];
  games: Record<string, string[]>;
  words: Record<string, Record<string, string[]>>;
  names: Record<string, Record<string, string>>;
  waters: Record<string, string[]>;
}

/** A chunk with what it imports and their styles, less what the page loads anyway. */
function filesOf(bundle: Rolldown.OutputBundle, name: string, known: Set<string>): string[] {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || known.has(name)) return [];
  known.add(name);
  const styles = [...(chunk.viteMetadata?.importedCss ?? [])].filter((style) => !known.has(style));
  for (const style of styles) known.add(style);
  return [`/${name}`, ...styles.map((style) => `/${style}`), ...chunk.imports.flatMap((one) => filesOf(bundle, one, known))];
}

function nameIn(path: string): string {
  const [, name = ''] = /^name = (.+)$/m.exec(readFileSync(path, 'utf-8')) ?? [];
  return name.trim();
}

/** The two deepest waters of a game by day. */
function watersOf(game: string): string[] {
  const tokens = readFileSync(join(import.meta.dirname, '..', 'src', 'art', 'tokens.css'), 'utf-8');
  const [, block = ''] = new RegExp(`^\\[data-game='${game}'\\] \\{([^}]*)`, 'm').exec(tokens) ?? [];
  return [...block.matchAll(/--water-[45]: (#\w+)/g)].map(([, colour = '']) => colour);
}

function early(bundle: Rolldown.OutputBundle): Early {
  const found: Early = { front: [], table: [], games: {}, words: {}, names: {}, waters: {} };
  const first = new Set<string>();
  const chunks = Object.entries(bundle).flatMap(([name, chunk]) => (chunk.type === 'chunk' ? [{ name, chunk }] : []));
  for (const { name, chunk } of chunks) if (chunk.isEntry || chunk.name === SHELL) filesOf(bundle, name, first);
  const page = (which: RegExp): string[] => {
    const found = chunks.find(({ chunk }) => which.test(chunk.facadeModuleId ?? ''));
    return found ? filesOf(bundle, found.name, new Set(first)) : [];
  };
  found.front = page(FRONT);
  found.table = page(TABLE);
  for (const name of found.table) first.add(name.slice(1));
  for (const { name, chunk } of chunks) {
    const id = chunk.facadeModuleId ?? '';
    const [, game] = GAME.exec(id) ?? [];
    const [, language, part] = WORDS.exec(id) ?? [];
    if (game) {
      found.games[game] = filesOf(bundle, name, new Set(first));
      found.waters[game] = watersOf(game);
    }
    if (!language || !part) continue;
    (found.words[language] ??= {})[part] = filesOf(bundle, name, new Set(first));
    const called = nameIn(id.split('?')[0] as string);
    if (called) (found.names[language] ??= {})[part] = called;
  }
  return found;
}

export function earlyFiles(): Plugin {
  return {
    name: 'tidetable-early',
    enforce: 'post',
    // The style sheet stands behind what is seen first: that need not wait for it, and everything else comes later.
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const sheets = html.match(/ *<link rel="stylesheet"[^>]*>\n/g) ?? [];
        return sheets.reduce((page, sheet) => page.replace(sheet, ''), html).replace('  </body>', `${sheets.join('')}  </body>`);
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        this.emitFile({ type: 'asset', fileName: 'early.json', source: `${JSON.stringify(sorted(early(bundle)), null, 1)}\n` });
      },
    },
  };
}

/** The same object with its keys in order, so that equal builds are equal files. */
function sorted<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort().map(([key, inner]) => [key, sorted(inner as unknown)])) as T;
}
