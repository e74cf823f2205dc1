import { describe, expect, test } from 'vitest';

// What turns over, grows or sinks is moved by a CSS transform, which would take the place of a transform of its own:
// such an anchor stands inside the group that carries the drawing's place and size.
const SOURCES = import.meta.glob<string>('./*/*.svelte', { query: '?raw', import: 'default', eager: true });
const MOTIONS = import.meta.glob<string>('./*/*.ts', { query: '?raw', import: 'default', eager: true });
const MOVED = /kind: '(?:grow|flip|sink)', at: [`']([a-z-]+)/g;

describe('anchors that turn, grow or sink', () => {
  const moved = Object.entries(MOTIONS).flatMap(([path, text]) => [...text.matchAll(MOVED)].map((found) => [path.split('/')[1] ?? '', found[1] ?? ''] as const));

  test('are found', () => {
    expect(moved.length).toBeGreaterThan(5);
  });

  test.each(moved)('%s: %s has no transform of its own', (game, name) => {
    const tags = Object.entries(SOURCES).filter(([path]) => path.startsWith(`./${game}/`)).flatMap(([, text]) => text.match(/<g [^<\n]*?data-at="[^"]*"[^<\n]*?>/g) ?? []);
    expect(tags.filter((tag) => new RegExp(`data-at="(?:[^"]* )?${name}`).test(tag) && tag.includes('transform='))).toEqual([]);
  });
});
