// The service worker of a build: told what the shell consists of, and named after it, so that a new build is a new worker.
import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

const ALWAYS = ['/icon.svg', '/icon-192.png', '/icon-512.png', '/icon-turn.svg', '/manifest.webmanifest'];

/** What the page loads before anything can be seen: the entry with its static imports, their styles, the way in, the letters. */
function shell(bundle: Rolldown.OutputBundle): string[] {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const chunk = bundle[name];
    if (seen.has(name) || chunk?.type !== 'chunk') return;
    seen.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) seen.add(style);
    chunk.imports.forEach(visit);
  };
  for (const [name, chunk] of Object.entries(bundle)) if (chunk.type === 'chunk' && (chunk.isEntry || chunk.name === 'front') && name !== 'sw.js') visit(name);
  const letters = Object.keys(bundle).filter((name) => /(fraunces|inter)-own-.*\.woff2$/.test(name));
  return [...[...seen, ...letters].sort().map((name) => `/${name}`), ...ALWAYS];
}

/** What playing without a line needs besides: everything else of the build. */
function others(bundle: Rolldown.OutputBundle, known: string[]): string[] {
  const names = Object.keys(bundle).filter((name) => name.startsWith('assets/') && !name.endsWith('.map'));
  return names.map((name) => `/${name}`).filter((name) => !known.includes(name)).sort();
}

export function serviceWorker(): Plugin {
  return {
    name: 'tidetable-worker',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle['sw.js'];
        if (worker?.type !== 'chunk') return;
        const files = shell(bundle);
        const names = Object.keys(bundle).filter((name) => name.startsWith('assets/')); // each holds its digest
        const build = createHash('sha256').update(names.sort().join('\n')).digest('hex').slice(0, 12);
        worker.code = worker.code.replaceAll('__FILES__', JSON.stringify(files)).replaceAll('__OTHERS__', JSON.stringify(others(bundle, files))).replaceAll('__BUILD__', JSON.stringify(build));
      },
    },
  };
}
