// The picture of a fact sheet: what tidetable/core/facts.py makes of it, from the same declaration.
import type { Description, Spec } from './description';
import { type Nested, shown, valueOf } from './numbers';

type Values = Record<string, Nested>;

/** Give a sheet as JSON, what every number means by name; the game's constants first. */
export function pictureOf(description: Description, sheet: Uint8Array): Record<string, unknown> {
  const view = new DataView(sheet.buffer, sheet.byteOffset, sheet.byteLength);
  const values: Values = Object.fromEntries(description.facts.fields.map((field) => [field.name, valueOf(view, field)]));
  const reader = new Reader(description, values);
  const facts = Object.entries(description.facts.declared).map(([name, spec]) => [name.replace(/_+$/, ''), reader.shown(name, spec, [])]);
  return { ...description.constants, ...Object.fromEntries(facts) };
}

class Reader {
  private readonly unshown: number;

  constructor(
    private readonly description: Description,
    private readonly values: Values,
  ) {
    this.unshown = Number(description.memory['unshown']);
  }

  shown(name: string, spec: Spec, at: number[]): unknown {
    if (!spec.parts) return this.meant(spec, this.inside(name, at));
    const is = `${name}_${this.description.facts.is}`;
    if (spec.count === undefined) return !spec.some || this.inside(is, at) ? this.item(name, spec, at) : null;
    const there = spec.some ? (this.inside(is, at) as number[]) : Array<number>(spec.count).fill(1);
    if (there[0] === this.unshown) return null;
    return there.flatMap((here, i) => (here ? [{ ...spec.of?.[i], ...this.item(name, spec, [...at, i]) }] : []));
  }

  private item(name: string, spec: Spec, at: number[]): Record<string, unknown> {
    return Object.fromEntries(Object.entries(spec.parts ?? {}).map(([part, within]) => [part, this.shown(`${name}_${part}`, within, at)]));
  }

  private inside(name: string, at: number[]): Nested {
    return at.reduce((values, i) => (values as Nested[])[i] as Nested, this.values[name] as Nested);
  }

  private meant(spec: Spec, value: Nested): unknown {
    const kind = this.description.numbers[spec.means as number];
    if (!kind || first(value) === this.unshown) return null;
    if (!Array.isArray(value)) return shown(kind, value);
    const end = spec.ends ? value.indexOf(kind.none as number) : -1;
    return (end < 0 ? value : value.slice(0, end)).map((one) => this.meant(spec, one));
  }
}

function first(value: Nested | undefined): number | undefined {
  return Array.isArray(value) ? first(value[0]) : value;
}
