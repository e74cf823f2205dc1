// The options of a game in its own words: their names, their values, and which of them a table has changed.
import type { Words } from './words';

export function optionTitle(own: Words, name: string): string {
  return own.has(`option-${name}`) ? own.word(`option-${name}`) : name;
}

export function optionValue(own: Words, name: string, value: unknown): string {
  const known = `option-${name}-${String(value)}`;
  return own.has(known) ? own.word(known) : Array.isArray(value) ? value.join(typeof value[0] === 'number' ? ' / ' : ' ') : String(value ?? '');
}

/** "Baiting: anywhere (bluffing)", for each option that is not as usual. */
export function changed(options: Record<string, unknown>, usual: { name: string; default?: unknown }[], own: Words): string[] {
  const other = usual.filter(({ name, default: plain }) => name in options && JSON.stringify(options[name] ?? null) !== JSON.stringify(plain ?? null));
  return other.map(({ name }) => `${optionTitle(own, name)}: ${optionValue(own, name, options[name])}`);
}
