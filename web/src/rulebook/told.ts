// What a table has changed, in words, and its values in the text.
import { optionValue } from '../words/options';
import type { Words } from '../words/words';
import type { Passage, Table } from './book';

/** "Baiting: anywhere (bluffing)" */
export function changeOf(option: string, table: Table, own: Words, words: Words): string {
  return words.word('book-change', { option: own.word(`option-${option}`), value: optionValue(own, option, table.options[option]) });
}

/** Text with the values of this table where it names an option in braces; marked if they are not the usual ones. */
export function valued(html: string, table: Table, own: Words): string {
  return html.replace(/\{([\w.]+)\}/g, (whole, name: string) => {
    if (!(name in table.options)) return whole;
    const text = escaped(optionValue(own, name, table.options[name]));
    return JSON.stringify(table.options[name]) === JSON.stringify(table.usual[name]) ? text : `<mark>${text}</mark>`;
  });
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** What a passage says, without its marks. */
export function plain({ blocks }: Passage, table: Table, own: Words): string {
  const texts = blocks.map((block) => ('html' in block ? valued(block.html, table, own).replace(/<[^>]+>/g, ' ') : block.caption));
  return texts.join(' ').replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))).replace(/&amp;/g, '&');
}
