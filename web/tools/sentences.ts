// The sentences of the shell in one language, three catalogues as one file: a slow line asks once.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const PARTS = ['common', 'table', 'web'];

/** `import text from '…/tidetable/words/en/web.ftl?shell'` */
export function sentences(): Plugin {
  return {
    name: 'tidetable-sentences',
    enforce: 'pre',
    load(id) {
      const [path, query] = id.split('?');
      if (query !== 'shell' || !path) return null;
      const files = PARTS.map((part) => join(dirname(path), `${part}.ftl`));
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(files.map((file) => readFileSync(file, 'utf-8')).join('\n'))}`;
    },
  };
}
