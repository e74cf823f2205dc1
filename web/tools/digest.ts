// What a build was made from: a digest of its sources, kept beside it, so that a stale build is noticed without building anew.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '..', '..');
const SOURCES = ['web/src', 'web/public', 'web/tools', 'web/index.html', 'web/package-lock.json', 'web/vite.config.ts', 'tidetable/words', 'tidetable/rulebook', 'tidetable/wasm/modules', 'tidetable/bots/coach', 'tidetable/lessons', 'tidetable/puzzles', 'docs/rules'];
const LEFT_OUT = /gallery|\.test\.ts$|\.py$|__pycache__/; // not in the build

function files(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => files(join(path, name)));
}

/** The same is computed by tests/web/test_build.py. */
export function digest(): string {
  const hash = createHash('sha256');
  const paths = SOURCES.flatMap((source) => files(join(ROOT, source))).map((path) => relative(ROOT, path).split(sep).join('/'));
  for (const path of paths.filter((one) => !LEFT_OUT.test(one)).sort()) {
    hash.update(`${path}\n`);
    hash.update(createHash('sha256').update(readFileSync(join(ROOT, path))).digest('hex'));
    hash.update('\n');
  }
  return hash.digest('hex');
}

export function sourceDigest(): Plugin {
  return {
    name: 'tidetable-digest',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'sources.txt', source: `${digest()}\n` });
    },
  };
}
