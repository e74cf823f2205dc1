// The letters that are shipped: those of our languages first, those of other European names where one of them stands, in the weights that
// are used. The families as they come have every weight, optical size and feature, three times the bytes. Written beside the build, with
// the style sheet that names them, and made anew when this file or a family changes.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subset from 'subset-font';
import type { Plugin } from 'vite';

const WEB = join(import.meta.dirname, '..');
const TO = join(WEB, 'build', 'fonts');
// What tells words apart and sets them well; the rest of the features is for show.
const FEATURES = ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'tnum'];

const range = (first: number, last: number): string => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
/** What English, Dutch, German and nearly all of Hungarian are written with. */
const OWN = `${range(0x20, 0x7e)}\u00a0ÄÁÉÍÓÖÚÜßäáèéëíïóöúü§·±×–—‘’“”„…‹›•↑↓−`;
/** The last letters of Hungarian, which stand in another file of each family. */
const HUNGARIAN = 'ŐőŰű';
/** The rest of Western Europe's letters and of print's signs, and the letters of Central Europe. */
const WEST = [...range(0xa1, 0xff), ...'ıŒœˆ˚˜∕', ...range(0x2010, 0x2027), ...range(0x2030, 0x203a)].filter((letter) => !OWN.includes(letter)).join('');
const CENTRAL = [...range(0x100, 0x17f)].filter((letter) => !`${WEST}${HUNGARIAN}`.includes(letter)).join('');

type Axes = Record<'wght', { min: number; max: number }> & Partial<Record<'opsz', number>>;

/** A family, the two files in which it comes, and what is used of its weights and sizes. */
const FAMILIES: { family: string; latin: string; ext: string; axes: Axes }[] = [
  { family: 'Fraunces', latin: 'fraunces/files/fraunces-latin-opsz-normal', ext: 'fraunces/files/fraunces-latin-ext-opsz-normal', axes: { opsz: 36, wght: { min: 500, max: 700 } } },
  { family: 'Inter', latin: 'inter/files/inter-latin-wght-normal', ext: 'inter/files/inter-latin-ext-wght-normal', axes: { wght: { min: 400, max: 700 } } },
];
const FONTS = FAMILIES.flatMap(({ family, latin, ext, axes }) =>
  ([['own', latin, OWN], ['hungarian', ext, HUNGARIAN], ['west', latin, WEST], ['central', ext, CENTRAL]] as const).map(([part, from, text]) => ({
    ...{ family, text, axes },
    file: `${family.toLowerCase()}-${part}.woff2`,
    source: join(WEB, 'node_modules/@fontsource-variable', `${from}.woff2`),
  })),
);

/** The letters of a text as the ranges of a style sheet. */
export function ranges(text: string): string {
  const codes = [...new Set(text)].map((letter) => letter.codePointAt(0) as number).sort((a, b) => a - b);
  const found: [number, number][] = [];
  for (const code of codes) {
    const last = found.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else found.push([code, code]);
  }
  const hex = (code: number): string => code.toString(16).toUpperCase().padStart(4, '0');
  return found.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(', ');
}

const face = ({ family, file, text, axes: { wght } }: (typeof FONTS)[number]): string => `@font-face {
  font-family: ${family};
  font-display: swap;
  font-weight: ${wght.min} ${wght.max};
  src: url('./${file}') format('woff2');
  unicode-range: ${ranges(text)};
}
`;

/** Write fonts and style sheet, unless they were made by these words from these families. */
async function write(): Promise<void> {
  const hash = createHash('sha256').update(readFileSync(import.meta.filename));
  for (const { source } of FONTS) hash.update(readFileSync(source));
  const made = join(TO, 'made.txt');
  const digest = hash.digest('hex');
  if (existsSync(made) && readFileSync(made, 'utf-8') === digest) return;
  mkdirSync(TO, { recursive: true });
  for (const { file, source, text, axes } of FONTS) {
    const how = { targetFormat: 'woff2', keepFeatures: FEATURES, noHinting: true, variationAxes: axes } as const;
    writeFileSync(join(TO, file), await subset(readFileSync(source), text, how));
  }
  writeFileSync(join(TO, 'fonts.css'), FONTS.map(face).join(''));
  writeFileSync(made, digest);
}

export function fonts(): Plugin {
  return { name: 'tidetable-fonts', config: write };
}
