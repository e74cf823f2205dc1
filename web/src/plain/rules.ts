// The rules of a game that was not built in: the server sends its document, which is cut and written here as the build does it for ours.
import { Marked } from 'marked';
import { sections, type Section } from '../../tools/sections';

const markdown = new Marked({ renderer: { html: () => '' } }); // a document brings text, no elements of its own

export async function fetchRules(game: string): Promise<Section[]> {
  const answer = await fetch(`/api/games/${game}/rules`);
  const found = answer.ok ? sections(await answer.text(), (text) => markdown.parse(text, { async: false, gfm: true })) : [];
  return found.map((section) => ({ ...section, own: true }));
}
