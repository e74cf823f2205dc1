// The games' folders, found by name: a new game needs no line here.
import type { Component } from 'svelte';
import type { GameModule } from '../table/types';

const MODULES = import.meta.glob<GameModule>('./*/index.ts', { import: 'default' });
const PICTURES = import.meta.glob<Component>('./*/Picture.svelte', { import: 'default' });

export const DRAWN = Object.keys(MODULES).map((path) => path.split('/')[1] as string);

export function loadGame(id: string): Promise<GameModule> | undefined {
  return MODULES[`./${id}/index.ts`]?.();
}

export function loadPicture(id: string): Promise<Component> | undefined {
  return PICTURES[`./${id}/Picture.svelte`]?.();
}
