// Rulebooks: tidetable/rulebook/<game>/<language>.md, cut into passages and written as HTML when the client is built.
import { readFileSync } from 'node:fs';
import { marked } from 'marked';
import type { Plugin } from 'vite';
import { bookText } from './booktext';

/** `import text from '…/tidetable/rulebook/ferry/en.md?rulebook'` */
export function rulebook(): Plugin {
  return {
    name: 'tidetable-rulebook',
    enforce: 'pre',
    load(id) {
      const [path, query] = id.split('?');
      if (query !== 'rulebook' || !path) return null;
      this.addWatchFile(path);
      return `export default ${JSON.stringify(bookText(readFileSync(path, 'utf-8'), (text) => marked.parse(text, { async: false, gfm: true })))}`;
    },
  };
}
