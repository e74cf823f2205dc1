// What pages are told of a game's rules: the built description without what only learners ask, which a phone would load for nothing.
// Written beside the build, so that the names of the files follow from what is in them.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const WEB = join(import.meta.dirname, '..');
const FROM = join(WEB, '..', 'tidetable', 'wasm', 'modules');
const TO = join(WEB, 'build', 'rules');
const FOR_LEARNERS = ['planes'];

function write(): void {
  mkdirSync(TO, { recursive: true });
  for (const name of readdirSync(FROM).filter((one) => one.endsWith('.json'))) {
    const told = Object.entries(JSON.parse(readFileSync(join(FROM, name), 'utf-8')) as object).filter(([key]) => !FOR_LEARNERS.includes(key));
    writeFileSync(join(TO, name), JSON.stringify(Object.fromEntries(told)));
  }
}

export function descriptions(): Plugin {
  return { name: 'tidetable-descriptions', config: write };
}
