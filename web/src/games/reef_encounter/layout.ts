// Where things lie. Two rocks: side by side, the open sea a strip below them. More: the sea stands beside them or lies below, whichever
// leaves the rocks more room. On a phone, upright or on its side, all in one column.
import type { Frame } from '../../table/types';

export interface Place {
  x: number;
  y: number;
}

/** The open sea in parts, each where it has room: places are middles of things. */
export interface SeaLayout extends Place {
  scale: number;
  width: number;
  height: number;
  tile: (row: number, column: number) => Place; // the coral tiles, two rows of five
  slip: (colour: number) => Place; // value, larva cubes, bonus tile
  pool: (space: number) => Place;
  spread: number; // how large a space is drawn
  alga: (alga: number) => Place;
  bag: Place;
  captions: (Place & { name: string })[]; // what each part is, in a word of the catalogue
}

export interface Layout {
  portrait: boolean;
  width: number;
  height: number;
  cell: number;
  rocks: Place[]; // the upper left corners
  sea: SeaLayout;
  screen: Place & { width: number; height: number };
}

const SCREEN = 172;

const beside = (at: Place, scale: number): SeaLayout => ({
  ...at, scale, width: 494, height: 800, spread: 1.06,
  tile: (row, column) => ({ x: 52 + column * 97.5, y: 84 + row * 107 }),
  slip: (colour) => ({ x: 52 + colour * 97.5, y: 315 }),
  pool: (space) => ({ x: space < 3 ? 86 + space * 161 : 166 + (4 - space) * 161, y: space < 3 ? 458 : 598 }),
  alga: (alga) => ({ x: 52 + alga * 97.5, y: 743 }),
  bag: { x: 442, y: 743 },
  captions: [{ name: 'see-strength', x: 14, y: 25 }, { name: 'see-values', x: 14, y: 266 }, { name: 'see-spaces', x: 14, y: 381 }, { name: 'see-algae', x: 14, y: 690 }],
}); // prettier-ignore

const strip = (at: Place): SeaLayout => ({
  ...at, scale: 1, width: 1396, height: 252, spread: 0.94,
  tile: (row, column) => ({ x: 54 + column * 97, y: 84 + row * 107 }),
  slip: (colour) => ({ x: 562 + colour * 125, y: 76 }),
  pool: (space) => ({ x: 562 + space * 125, y: 182 }),
  alga: (alga) => ({ x: 1180 + (alga % 2) * 92, y: alga < 2 ? 82 : 184 }),
  bag: { x: 1354, y: 136 },
  captions: [{ name: 'see-strength', x: 12, y: 25 }, { name: 'see-values', x: 514, y: 25 }, { name: 'see-algae', x: 1138, y: 25 }],
}); // prettier-ignore

/** Rocks in rows inside a room, with equal gaps; a last lone one lies in the middle. */
function rocksIn(room: Place & { width: number; height: number }, boards: number, columns: number, most: number): { cell: number; rocks: Place[] } {
  const rows = Math.ceil(boards / columns);
  const between = rows > 1 ? 58 : 42; // with the letters below each rock
  const cell = Math.min(most, (room.width - 46 * (columns + 1)) / (7 * columns), (room.height - between * (rows + 1)) / (6 * rows));
  const [w, h] = [cell * 7, cell * 6];
  const gap = { x: (room.width - columns * w) / (columns + 1), y: (room.height - rows * h) / (rows + 1) };
  const rocks = Array.from({ length: boards }, (_, n) => {
    const [row, column] = [Math.floor(n / columns), n % columns];
    const lone = boards % columns === 1 && n === boards - 1;
    return { x: room.x + (lone ? (room.width - w) / 2 : gap.x + column * (w + gap.x)), y: room.y + gap.y * 0.86 + row * (h + gap.y) };
  });
  return { cell, rocks };
}

function wide(ratio: number, boards: number, seated: boolean): Layout {
  const [width, height] = [Math.max(1440, 1040 * ratio), Math.max(1040, 1440 / ratio)];
  const middle = (width - 1396) / 2;
  const screen = { x: middle, y: height - (seated ? SCREEN + 8 : 0), width: 1396, height: SCREEN };
  const low = strip({ x: middle, y: screen.y - 262 });
  const above = { x: Math.max(0, middle - 90), y: -4, width: Math.min(width, 1576), height: low.y + 4 };
  const below = { portrait: false, width, height, ...rocksIn(above, boards, 2, boards === 2 ? 120 : 90), sea: low, screen };
  if (boards === 2) return below;
  const spare = Math.min(middle, 150); // a wide window has room at both sides of the screen
  const high = beside({ x: middle + spare + 1396 - 494, y: 4 + (screen.y - 816) / 2 }, 1);
  const left = { x: middle - spare - 16, y: -8, width: high.x - middle + spare + 12, height: screen.y + 8 };
  const next = { portrait: false, width, height, ...rocksIn(left, boards, 2, 90), sea: high, screen };
  return below.cell > next.cell * 1.15 ? below : next;
}

function tall(boards: number, seated: boolean): Layout {
  const [width, cell, top] = [390, 50, seated ? 246 : 24];
  const step = cell * 6 + 56;
  const rocks = Array.from({ length: boards }, (_, n) => ({ x: (width - cell * 7) / 2 + 6, y: top + n * step }));
  const sea = beside({ x: 4, y: top + boards * step }, 382 / 494);
  return { portrait: true, width, height: sea.y + sea.height * sea.scale + 14, cell, rocks, sea, screen: { x: 4, y: 8, width: 382, height: 218 } };
}

/** A phone on its side has no room for four rocks at once: the column of the upright one, with the turn beside it. */
export const isOnItsSide = (frame: Frame): boolean => !frame.portrait && frame.width < 640 && frame.height < 440;

/** The size of a tile on the board drawn last: what flies over it is as large. */
export const scale = { cell: 60 };

export function layout(frame: Frame, boards: number, seated: boolean): Layout {
  const made = frame.portrait || isOnItsSide(frame) ? tall(boards, seated) : wide(frame.width / Math.max(frame.height, 1), boards, seated);
  scale.cell = made.cell;
  return made;
}

/** The things on a screen, by group (behind, cubes, front) and colour: the middle of each, inside the screen. */
export function slotAt(lay: Layout, group: number, colour: number): Place & { size: number } {
  if (lay.portrait) return { x: 30 + colour * 49, y: 59 + group * 64, size: 45 };
  return { x: 62 + group * 398 + colour * 75, y: 108, size: 70 };
}
