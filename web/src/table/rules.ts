// The rules of the games, one chunk each.
import type { Section } from '../../tools/sections';

export type { Section };

const RULES = import.meta.glob<Section[]>(['../../../docs/rules/*.md', '!../../../docs/rules/chance.md'], { query: '?rules', import: 'default' });

export async function loadRules(game: string): Promise<Section[]> {
  const known = RULES[`../../../docs/rules/${game}.md`];
  return known ? known() : (await import('../plain/rules')).fetchRules(game);
}

/** The section that holds what a reference names: "§5.4" and "FS-12" and "4". */
export function sectionOf(reference: string, sections: Section[]): { section: string; anchor: string | null } {
  const plain = reference.replace('§', '').trim();
  if (/^[A-Z]{2}-\d+$/.test(plain)) return { section: '8', anchor: `rule-${plain}` };
  const section = plain.split('.')[0] ?? '1'; // "tips" too
  const anchor = plain.includes('.') ? `rule-${plain}` : null;
  return { section: sections.some((one) => one.id === section) ? section : '1', anchor };
}
