// The text of a rulebook in one language, cut into its passages (docs/rulebook.md; tidetable/rulebook/book.py reads the same).
import type { Write } from './sections';

/** What stands below one another in a passage: a run of text, or a drawing with its caption. */
export type Block = { html: string } | { figure: string; caption: string };

export interface BookText {
  titles: Record<string, string>; // of passages; of chapters with their mark: "# end"
  passages: Record<string, Block[]>;
  index: { term: string; passages: string[] }[];
}

const HEADING = /^(#{1,2}) ([\w-]+)(?:: *(.*))?$/;
const FIGURE = /^!\[(.+)\]\(([\w-]+)\)$/;
const INDEX = '# index';

export function bookText(markdown: string, write: Write): BookText {
  const titles: Record<string, string> = {};
  const bodies: Record<string, string[]> = {};
  let name = '';
  for (const line of markdown.split('\n')) {
    const [, marks, id, title = ''] = HEADING.exec(line) ?? [];
    if (id) titles[(name = marks === '#' ? `# ${id}` : id)] = title;
    else if (name) (bodies[name] ??= []).push(line);
  }
  const index = (bodies[INDEX] ?? []).filter((line) => line.startsWith('- ')).map(entry);
  const passages = Object.fromEntries(Object.entries(bodies).filter(([id]) => !id.startsWith('#')).map(([id, lines]) => [id, blocks(lines, write)]));
  return { titles, passages, index };
}

function entry(line: string): BookText['index'][number] {
  const at = line.lastIndexOf(': ');
  return { term: line.slice(2, at), passages: line.slice(at + 2).split(', ') };
}

function blocks(lines: string[], write: Write): Block[] {
  const found: Block[] = [];
  let text: string[] = [];
  const end = (): void => {
    if (text.join('').trim()) found.push({ html: html(text.join('\n'), write) });
    text = [];
  };
  for (const line of lines) {
    const [, caption, figure] = FIGURE.exec(line) ?? [];
    if (!figure || !caption) text.push(line);
    else end(), found.push({ figure, caption });
  }
  end();
  return found;
}

const html = (text: string, write: Write): string =>
  write(text).trim().replace(/<table>/g, '<div class="wide" tabindex="0"><table>').replace(/<\/table>/g, '</table></div>');
