// The games' folders, found by name: a new game needs no line here. One without a folder is shown plainly, by its facts.
import type { Component } from 'svelte';
import type { GameModule } from '../table/types';

const MODULES = import.meta.glob<GameModule>('./*/index.ts', { import: 'default' });
const PICTURES = import.meta.glob<Component>('./*/Picture.svelte', { import: 'default' });

export const DRAWN = Object.keys(MODULES).map((path) => path.split('/')[1] as string);

export async function loadGame(id: string): Promise<GameModule> {
  const drawn = MODULES[`./${id}/index.ts`];
  return drawn ? drawn() : (await import('../plain')).default;
}

export async function loadPicture(id: string): Promise<Component> {
  const drawn = PICTURES[`./${id}/Picture.svelte`];
  return drawn ? drawn() : (await import('../plain/Picture.svelte')).default;
}
