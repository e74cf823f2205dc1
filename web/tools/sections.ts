// A rules document, cut into the sections that players read.
export interface Section {
  id: string; // "1" to "9", "tips", "glossary"
  title: string;
  html: string;
  own?: boolean; // its chapters are not those of our documents: they are called as they say
}

/** Writes Markdown as HTML. */
export type Write = (markdown: string) => string;

const PLAYERS_SECTIONS = 9; // from section 10 on the document speaks to engineers

const MARK = /\s*`?\[(?:R|D|H|F|Rm|F-\d)(?:[;,:/] ?[^\]]{1,14})?\]`?/g; // where a figure comes from: the engineers' concern
const SOURCE = /\s*\[F\d(?:[,/] ?F\d)*\]/g; // ... with numbered sources, where the document lists them
const ENGINEERS = new Set(['Mark', 'Identifier', 'Card ids']); // columns of tables

/** Leave out what only engineers read: sources and identifiers. */
function forPlayers(markdown: string): string {
  const text = markdown.replace(MARK, '');
  const plain = /^## \d+\. Sources/m.test(markdown) ? text.replace(SOURCE, '') : text;
  return plain.replace(/(?:^\|.*\n)+/gm, withoutColumns);
}

function withoutColumns(table: string): string {
  const rows = table.trimEnd().split('\n').map((row) => row.split(/(?<!\\)\|/).slice(1, -1));
  const kept = (rows[0] ?? []).map((name) => !ENGINEERS.has(name.trim()));
  return rows.map((row) => `|${row.filter((_, column) => kept[column] ?? true).join('|')}|\n`).join('');
}

/** Cut a rules document into what players read. */
export function sections(markdown: string, write: Write): Section[] {
  const cut = forPlayers(markdown).split(/^## /m).slice(1);
  const found = cut.flatMap((text): Section[] => {
    const title = text.slice(0, text.indexOf('\n'));
    const body = text.slice(text.indexOf('\n') + 1).replace(/^---$/gm, '');
    const number = /^(\d+)\./.exec(title)?.[1];
    if (number && Number(number) <= PLAYERS_SECTIONS) return [{ id: number, title: title.replace(/^\d+\.\s*/, ''), html: html(body, write) }];
    return /glossary/i.test(title) ? [{ id: 'glossary', title: 'Glossary', html: html(body, write) }] : [];
  });
  const tips = /^### 12\.\d+ .*tips.*\n([\s\S]*?)(?=^##|\n---|(?![\s\S]))/im.exec(markdown)?.[1];
  return tips ? [{ id: 'tips', title: 'Tips', html: html(tips, write) }, ...found] : found;
}

/** Write HTML with an anchor at every numbered paragraph and every ruling, so that "FS-12" and "5.4" can be opened. */
function html(markdown: string, write: Write): string {
  return write(markdown)
    .replace(/<td>([A-Z]{2}-\d+)<\/td>/g, '<td id="rule-$1">$1</td>')
    .replace(/<(strong|h3|h4)>(\d+\.\d+)(?=[ .])/g, '<$1 id="rule-$2">$2')
    .replace(/<pre>/g, '<pre tabindex="0">')
    .replace(/<table>/g, '<div class="wide" tabindex="0"><table>')
    .replace(/<\/table>/g, '</table></div>')
    .replace(/<a [^>]*>([^<]*)<\/a>/g, '$1'); // sources are named, but the page leads nowhere else
}
