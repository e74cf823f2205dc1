// The outline of cells that lie together, as a hand would cut it: rock and coral as one piece each.
import { wobbler } from '../../art/shapes';

interface Square {
  row: number;
  column: number;
}
type Point = [number, number];

const STEPS: Point[] = [[1, 0], [0, 1], [-1, 0], [0, -1]]; // clockwise: the inside lies on the right hand

/** The sides of the cells that face outwards, from corner to direction. */
function sides(cells: Square[]): Map<string, number[]> {
  const held = new Set(cells.map(({ row, column }) => `${column},${row}`));
  const found = new Map<string, number[]>();
  const add = (x: number, y: number, way: number): unknown => found.set(`${x},${y}`, [...(found.get(`${x},${y}`) ?? []), way]);
  for (const { row, column } of cells) {
    if (!held.has(`${column},${row - 1}`)) add(column, row, 0);
    if (!held.has(`${column + 1},${row}`)) add(column + 1, row, 1);
    if (!held.has(`${column},${row + 1}`)) add(column + 1, row + 1, 2);
    if (!held.has(`${column - 1},${row}`)) add(column, row + 1, 3);
  }
  return found;
}

/** Walk once around, turning right where two cells touch at a corner only. */
function walk(left: Map<string, number[]>, from: Point, first: number): { at: Point; came: number; goes: number }[] {
  const loop: { at: Point; came: number; goes: number }[] = [];
  let [at, way] = [from, first];
  for (;;) {
    const step = STEPS[way] as Point;
    at = [at[0] + step[0], at[1] + step[1]];
    const ways = left.get(`${at[0]},${at[1]}`) ?? [];
    const goes = [1, 0, 3].map((turn) => (way + turn) % 4).find((one) => ways.includes(one)) ?? first;
    loop.push({ at, came: way, goes });
    ways.splice(ways.indexOf(goes), 1);
    if (at[0] === from[0] && at[1] === from[1] && goes === first) return loop;
    way = goes;
  }
}

/** A soft path around cells of size `size`, drawn in by `inset` (negative: swollen), each corner erring by up to `wobble`. */
export function outline(cells: Square[], size: number, inset: number, wobble = 0): string {
  const left = sides(cells);
  let path = '';
  for (const [key, ways] of left) {
    while (ways.length) {
      const first = ways[0] as number;
      const loop = walk(left, key.split(',').map(Number) as Point, first);
      const drawn = inset < 0 && isHole(loop.map(({ at }) => at)) ? inset * 0.2 : inset; // a hole is not filled by the swelling
      path += soft(loop.map(({ at, came, goes }) => corner(at, came, goes, size, drawn, wobble)));
    }
  }
  return path;
}

/** Walked the other way round: the inside of the loop is no rock. */
function isHole(points: Point[]): boolean {
  return points.reduce((sum, [x, y], index) => sum + x * (points[(index + 1) % points.length] as Point)[1] - (points[(index + 1) % points.length] as Point)[0] * y, 0) < 0;
}

function corner([x, y]: Point, came: number, goes: number, size: number, inset: number, wobble: number): Point {
  const inward = (way: number): Point => STEPS[(way + 1) % 4] as Point;
  const [one, two] = [inward(came), inward(goes)];
  const straight = came === goes ? 0.5 : 1;
  const random = wobbler(x * 31 + y * 17 + 7);
  const err = (): number => (random() - 0.5) * 2 * wobble;
  return [x * size + (one[0] + two[0]) * inset * straight + err(), y * size + (one[1] + two[1]) * inset * straight + err()];
}

/** Round every corner: the curve runs through the middles of the sides. */
function soft(points: Point[]): string {
  const round = (value: number): number => Math.round(value * 10) / 10;
  const middle = (index: number): string => {
    const [one, two] = [points[index % points.length] as Point, points[(index + 1) % points.length] as Point];
    return `${round((one[0] + two[0]) / 2)} ${round((one[1] + two[1]) / 2)}`;
  };
  const rounded = points.map(([x, y], index) => `Q${round(x)} ${round(y)} ${middle(index)}`).join('');
  return `M${middle(points.length - 1)}${rounded}Z`;
}
