// Where things lie: rocks on the left, the open sea on the right, my screen below; on a phone one under the other.
import type { Frame } from '../../table/types';

export interface Place {
  x: number;
  y: number;
}

export interface Layout {
  portrait: boolean;
  width: number;
  height: number;
  cell: number;
  rocks: Place[]; // the upper left corners
  sea: Place & { width: number; scale: number };
  screen: Place & { width: number };
}

function wide(ratio: number, boards: number): Layout {
  const width = Math.max(1440, 1040 * ratio);
  const height = Math.max(1040, 1440 / ratio);
  const spare = width - 1440;
  const rows = boards > 2 ? 2 : 1;
  const cell = boards > 2 ? 52 : 61;
  const [w, h] = [cell * 7, cell * 6];
  const room = { x: 20 + spare * 0.2, y: 20, width: 890 + spare * 0.4, height: height - 250 };
  const gap = { x: (room.width - 2 * w) / 3, y: (room.height - rows * h) / (rows + 1) };
  const rocks = Array.from({ length: boards }, (_, n) => {
    const lone = boards === 3 && n === 2; // the third rock lies in the middle below
    return { x: room.x + (lone ? (room.width - w) / 2 : gap.x + (n % 2) * (w + gap.x)), y: room.y + gap.y + Math.floor(n / 2) * (h + gap.y) };
  });
  return {
    portrait: false, width, height, cell, rocks,
    sea: { x: width - 508 - spare * 0.15, y: 18 + (height - 1040) * 0.2, width: 490, scale: 1 },
    screen: { x: 24 + spare * 0.2, y: height - 218, width: width - 48 - spare * 0.35 },
  }; // prettier-ignore
}

function tall(boards: number): Layout {
  const [width, cell] = [390, 54];
  const top = 214;
  const rocks = Array.from({ length: boards }, (_, n) => ({ x: 6, y: top + n * (cell * 6 + 34) }));
  const seaY = top + boards * (cell * 6 + 34) + 6;
  return { portrait: true, width, height: seaY + 600, cell, rocks, sea: { x: 4, y: seaY, width: 382, scale: 0.78 }, screen: { x: 4, y: 6, width: 382 } };
}

/** The size of a tile on the board drawn last: what flies over it is as large. */
export const scale = { cell: 60 };

export function layout(frame: Frame, boards: number): Layout {
  const made = frame.portrait ? tall(boards) : wide(frame.width / Math.max(frame.height, 1), boards);
  scale.cell = made.cell;
  return made;
}
