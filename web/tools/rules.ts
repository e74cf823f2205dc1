// The rules at hand: docs/rules/<game>.md, cut into its sections and written as HTML when the client is built.
import { readFileSync } from 'node:fs';
import { marked } from 'marked';
import type { Plugin } from 'vite';
import { sections } from './sections';

/** `import sections from '…/docs/rules/ferry.md?rules'` */
export function rules(): Plugin {
  return {
    name: 'tidetable-rules',
    enforce: 'pre',
    load(id) {
      const [path, query] = id.split('?');
      if (query !== 'rules' || !path) return null;
      this.addWatchFile(path);
      return `export default ${JSON.stringify(sections(readFileSync(path, 'utf-8'), (text) => marked.parse(text, { async: false, gfm: true })))}`;
    },
  };
}
