// The board of a notebook (src/notebook): the same client once more, as one file that needs nothing beside it.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { join } from 'node:path';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { noAddresses } from './addresses';
import { rules } from './rules';
import { sentences } from './sentences';

const WEB = join(import.meta.dirname, '..');
const NAME = 'notebook.js';

/** Build one file of the sources, and give what came of it. */
async function built(entry: string, more: InlineConfig): Promise<Rolldown.RolldownOutput['output']> {
  const made = await build({
    ...{ root: WEB, configFile: false, logLevel: 'warn', ...more },
    build: {
      ...{ write: false, target: 'es2022', cssCodeSplit: false, reportCompressedSize: false, modulePreload: false },
      assetsInlineLimit: () => true, // letters too: a notebook has no place for files
      rolldownOptions: { input: join(WEB, 'src', 'notebook', entry), preserveEntrySignatures: 'strict', output: { codeSplitting: false } },
    },
  });
  return ((Array.isArray(made) ? made[0] : made) as Rolldown.RolldownOutput).output;
}

/** A notebook shows matches of Python's: no tables of the browser's own, no rules but those that come with a match, no rulebook. */
const LEFT_OUT: Record<string, string> = {
  'local/door': 'export const answer = null',
  'rulebook/open': 'export const openBook = async () => null',
  'rules/again': 'export const shownBetween = async () => undefined', // would bring the rules of every game along
};
const noTables = (): Plugin => ({
  name: 'no-tables',
  enforce: 'pre',
  resolveId(id) {
    const name = Object.keys(LEFT_OUT).find((one) => id.endsWith(`/${one}`));
    return name ? `\0${name}` : null;
  },
  load: (id) => (id.startsWith('\0') ? (LEFT_OUT[id.slice(1)] ?? null) : null),
});

async function widget(): Promise<string> {
  const client = await built('inside.ts', { plugins: [noTables(), rules(), sentences(), noAddresses(), svelte()], define: { __GALLERY__: 'false' } });
  const style = client.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  const define = { __CLIENT__: JSON.stringify(client[0].code), __STYLE__: JSON.stringify(style?.type === 'asset' ? String(style.source) : '') };
  return (await built('widget.ts', { define }))[0].code;
}

export function notebook(): Plugin {
  return {
    name: 'tidetable-notebook',
    apply: (_config, { mode }) => mode === 'production',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: NAME, source: await widget() });
    },
  };
}
