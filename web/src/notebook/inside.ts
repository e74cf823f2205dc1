// The board of a notebook, inside the frame that keeps its letters, colours and keys apart from the notebook's own (widget.ts).
import { mount, unmount } from 'svelte';
import '../art/fonts.css';
import '../art/tokens.css';
import '../art/base.css';
import '../art/paper.css';
import ReplayPage from '../table/ReplayPage.svelte';
import { settings } from '../table/settings.svelte';
import { spoken } from '../words/spoken.svelte';
import { NotebookMatch } from './match';
import type { Model } from './model';

const { model } = window as unknown as { model: Model };
let shown: Record<string, unknown> | null = null;
let wanted = 0;

/** Show the match as the model has it now. */
async function show(): Promise<void> {
  const mine = ++wanted;
  const moments = await NotebookMatch.of(model);
  if (mine !== wanted) return;
  if (shown) await unmount(shown);
  shown = mount(ReplayPage, { target: document.body, props: { id: '', moments } });
}

settings.dress();
await spoken.load();
await show();
const heard = (): void => void show();
model.on('change:told', heard);
addEventListener('pagehide', () => model.off('change:told', heard));
