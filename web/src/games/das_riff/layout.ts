// Where things lie: a wide lagoon with the sea on the left and the reef on the right, or a tall one for a phone.
// Cards, corals and boats are drawn in boxes of about 100; `card` and the other scales bring them to the board's units.
import type { Frame } from '../../table/types';

export interface Place {
  x: number;
  y: number;
}

/** What lies before a player: worms and pearls, sharks, corals. */
export interface BankLayout {
  units: Place[]; // six colours and pearls
  unit: number; // scale
  chips: boolean; // no room for tiles: small slips
  sharks: Place;
  slots: Place[];
  slot: number; // scale
  hold: Place; // where a bought fish waits for its coral
  boats: number; // the y of its boats
  labels: [worms: Place, corals: Place] | null; // where the names of its areas begin; null: no room for both ...
  short: Place | null; // ... but for a word before the worms
}

export interface Layout {
  portrait: boolean;
  width: number;
  height: number;
  label: number; // the size of the names of areas
  margin: number; // shown besides on the left and on the right: a low phone sees everything a little smaller
  pitch: number;
  card: number; // scale of a reef card
  left: number; // the water's edges
  top: number;
  boat: number;
  banks: [BankLayout, BankLayout]; // top and bottom
  supply: Place[]; // six colours and boats
  tile: number; // scale of the supply
  dice: [Place[], Place[]]; // by the side of the player who rolled: top, bottom
  die: number;
  open: Place[];
  openCard: number;
  draw: Place;
  discard: Place;
  breeding: Place;
  pile: number;
  tide: Place;
}

const PITCH = 130; // from column to column, where there is room
const LEGIBLE = 11.5; // CSS pixels: no name of an area is smaller

const row = (n: number, x: number, y: number, step: number): Place[] => Array.from({ length: n }, (_, index) => ({ x: x + index * step, y }));

function wide({ width: across, height: down }: Frame): Layout {
  const ratio = across / Math.max(down, 1);
  const width = Math.max(1440, 1000 * ratio);
  const height = Math.max(1000, 1440 / ratio);
  const label = Math.max(18, (LEGIBLE * width) / Math.max(across, 1));
  return height < HIGH ? beside(width, height, label) : above(width, height, label);
}

/** What both wide lagoons have in common: the water, what lies at its left and right. */
function lagoon(width: number, height: number, label: number, top: number, banks: [BankLayout, BankLayout]): Layout {
  const spareX = width - 1440;
  const left = 152 + spareX * 0.4;
  const middle = 66 + spareX * 0.2;
  const reef = left + 8 * PITCH + 70 + spareX * 0.15;
  const piles = Math.min(width - 58, reef + 134 + spareX * 0.15);
  const aside = (label - 18) * 0.9; // in a small window the name of the supply is large, and the dice keep clear of it
  return {
    portrait: false, width, height, label, margin: 0, pitch: PITCH, card: 1.22, left, top, boat: 0.84, banks,
    supply: [0, 1, 2, 3, 4, 5].map((n) => ({ x: middle + (n % 2 ? 33 : -33), y: top + 122 + Math.floor(n / 2) * 68 })).concat({ x: middle, y: top + 352 }),
    tile: 1.26,
    dice: [row(2, middle - 31, top + 28 - aside, 62), row(2, middle - 31, top + 4 * PITCH - 28, 62)],
    die: 1,
    open: [0, 1, 2, 3].map((n) => ({ x: reef, y: top + PITCH * (n + 0.5) })),
    openCard: 1.18,
    draw: { x: piles, y: top + PITCH * 0.5 },
    discard: { x: piles, y: top + PITCH * 1.82 },
    breeding: { x: piles, y: top + PITCH * 3.5 },
    pile: 1,
    tide: { x: middle, y: top + 436 },
  }; // prettier-ignore
}

/** Worms and corals beside each other: a room that is wider than high. */
function beside(width: number, height: number, label: number): Layout {
  const [spareX, spareY] = [width - 1440, Math.min(height - 1000, 260)];
  const down = (height - 1000 - spareY) / 2; // a high room: everything stays together in the middle
  const top = 212 + spareY * 0.42 + down;
  const bottom = top + 4 * PITCH;
  const reef = 152 + spareX * 0.55 + 8 * PITCH + 70;
  const grown = spareY / 260; // a high room: larger things on the banks
  const bank = (y: number, boats: number, size: number, labels: number): BankLayout => ({
    units: row(7, 50 + spareX * 0.2, y, 84 * Math.sqrt(size)),
    unit: 1.56 * size,
    chips: false,
    sharks: { x: 652 + spareX * 0.4, y },
    slots: row(5, width - 634 - spareX * 0.1, y, 141),
    slot: 1.12 * size,
    hold: { x: reef, y: boats + (boats > top ? 8 : -4) },
    boats,
    labels: [{ x: 12 + spareX * 0.2, y: labels }, { x: width - 696 - spareX * 0.1, y: labels }],
    short: null,
  });
  const far = bank(76 + spareY * 0.2 + down, top - 41 - 8 * grown, 0.82 + 0.14 * grown, Math.max(16 + spareY * 0.16 + down, label * 0.9));
  const near = bank(bottom + 184 + spareY * 0.3, bottom + 41 + 8 * grown, 0.94 + 0.06 * grown, bottom + 112 + spareY * 0.26);
  return lagoon(width, height, label, top, [far, near]);
}

const HIGH = 1310; // the least height for worms above corals

/** Worms above corals, each in a row of their own: an upright tablet. */
function above(width: number, height: number, label: number): Layout {
  const gap = Math.min((height - HIGH) / 8, 40);
  const top = height / 2 - 2 * PITCH - 10;
  const bottom = top + 4 * PITCH;
  const bank = (worms: number, corals: number, boats: number): BankLayout => ({
    units: row(7, 96, worms, 168),
    unit: 2.2,
    chips: false,
    sharks: { x: 1320, y: worms },
    slots: row(5, 230, corals, 245),
    slot: 1.28,
    hold: { x: 152 + 8 * PITCH + 70, y: boats },
    boats,
    labels: [{ x: 42, y: worms - 66 }, { x: 42, y: corals - 62 }],
    short: null,
  });
  const far = bank(top - 307 - 2 * gap, top - 166 - gap, top - 41); // clear of the boats
  const near = bank(bottom + 330 + 2 * gap, bottom + 156 + gap, bottom + 41);
  return lagoon(width, height, label, top, [far, near]);
}

export const BLEED = 11; // CSS pixels: the tall lagoon reaches the edges of the phone
const TALL = 537; // the least height of the tall lagoon, at 390 wide
const MARGIN = 8; // what a lower room may cost at each side before the lagoon scrolls: cards stay as large as a fingertip

function tall(ratio: number): Layout {
  const width = 390;
  const margin = Math.min(MARGIN, Math.max(0, (TALL * ratio - width) / 2));
  const height = Math.max(TALL, width / ratio);
  const spare = Math.min(height - TALL, 170);
  const down = (height - TALL - spare) / 2; // a screen that stands upright: everything stays together in the middle
  const gap = spare / 5;
  const pitch = 47.2;
  const left = width - 8 * pitch - 1; // the names of the rows stand before them
  const top = 106 + gap * 1.5 + down;
  const bottom = top + 4 * pitch;
  const middle = bottom + 31 + gap + 28;
  const corals = middle + 27 + gap * 0.7 + 29;
  const units = corals + 27 + gap * 0.5 + 25;
  const supply = units + 26 + gap * 0.6 + 21;
  const bank = (y: number, unitsY: number, boats: number, chips: boolean): BankLayout => ({
    units: row(7, 86, unitsY, 46), // after a word, all in the columns of the supply
    unit: chips ? 1 : 0.9,
    chips,
    sharks: { x: 356, y },
    slots: row(5, 34, y, 63),
    slot: 0.42,
    hold: { x: 356, y: boats },
    boats,
    labels: null,
    short: { x: 3, y: unitsY },
  });
  return {
    portrait: true, width, height, label: 13, margin, pitch, card: 0.452, left, top, boat: 0.34,
    banks: [bank(30 + down, 70 + gap * 0.5 + down, top - 13, true), bank(corals, units, bottom + 17, false)],
    supply: row(7, 86, supply, 46), // after their name
    tile: 0.84,
    dice: [row(2, 369, middle - 15, 0), row(2, 369, middle - 15, 0)].map(([a, b]) => [a, { x: b!.x, y: b!.y + 30 }]) as [Place[], Place[]],
    die: 0.5,
    open: row(4, 31, middle, 55.5),
    openCard: 0.54,
    breeding: { x: 246, y: middle },
    draw: { x: 288, y: middle },
    discard: { x: 330, y: middle },
    pile: 0.39,
    tide: { x: 12, y: top - 13 },
  }; // prettier-ignore
}

/** The scale of the cards on the board drawn last: what flies over it is as large. */
export const scale = { card: 1 };

export function layout(frame: Frame): Layout {
  const ratio = (frame.width + BLEED) / Math.max(frame.height, 1);
  const made = frame.portrait ? tall(ratio) : wide(frame);
  scale.card = made.card;
  return made;
}
