// Where things lie: rivers on the left flowing to the source and the ocean on the right, or all in a column on a phone.
import type { Frame } from '../../table/types';
import type { View } from './view';

export interface Place {
  x: number;
  y: number;
}

/** The land of a player: the rivers, one a row, and the shelf with everything else. */
export interface Land {
  x: number; // the left edge of the rivers
  y: number;
  pitch: number; // between two values
  row: number; // height of a river's row
  rows: number; // rivers there are, or beds kept for them
  label: number; // room for the symbol before the value 1
  shelf: Place;
  shelfWidth: number;
}

export interface Layout {
  portrait: boolean;
  width: number;
  height: number;
  label: number; // the size of the names of areas
  lands: [Land, Land]; // top, bottom
  source: Place; // the centre of its first cell
  step: Place; // between cells
  card: number; // scale of the cards in the source
  shelfCard: number;
  ocean: Place;
  actions: Place;
  discard: Place;
  pile: number;
  shoreX: number; // where the ocean begins
  low: boolean; // the cards of the source are cut short
  hand: { x: number; y: number; width: number; card: number; rows: number; row: number; places: number }; // a long hand takes two rows on a phone, with so many places at least
  shelf: number; // the height of the hand with its chips, where it lies below the land and not on it
  chips: Place & { width: number; size: number; row: number };
  finger: number; // what a fingertip needs, in the board's units; 0 where a mouse points
}

const FINGERTIP = 44.5; // CSS pixels
const LEGIBLE = 11.5; // ... and no name of an area is smaller
export const NAMED = 24; // a larger name of an area finds no room between the things it names
const HAND_ROW = 58; // of the upper row of a long hand, letter, symbol and value are seen
const LITTLE = 420; // CSS pixels: a lesson's card takes the rest of a phone, and the cards make room for the source
const LOW = 460; // a phone lying on its side: fingers, not a mouse
export const DRIED = 9; // how broad a dry bed is at least
const DRY = 14; // a phone: the bed of a river that is not begun, where there is no other

/** Rivers of a seat, with the beds kept for those to come. */
const rows = (view: View, seat: number, least: number): number => Math.max(view.seats[seat]?.rivers.length ?? 0, least);

/** A desktop: rivers on the left, source and ocean on the right, my hand along the bottom; cards are as large as the source lets them be. */
function wide(frame: Frame, top: number, bottom: number): Layout {
  const ratio = frame.width / Math.max(frame.height, 1);
  const width = Math.max(1390, 1000 * ratio);
  const height = Math.max(1000, 1390 / ratio);
  const unit = width / Math.max(frame.width, 1); // of the board in a CSS pixel
  const name = Math.max(17, LEGIBLE * unit);
  const spare = width - 1390;
  const extra = Math.min(height - 1000, 200);
  const card = 1.42; // of the source and of the hand: at least 84 px on a desktop
  const [label, pitch] = [84, 59 + spare * 0.05];
  const handY = height - 92;
  const chipsY = handY - 122;
  const row = Math.min(150, (chipsY - 60) / (top + bottom));
  const step = { x: 127 + spare * 0.03, y: 126 + extra * 0.1 };
  const source = { x: 18 + label + pitch * 10 + 94 + spare * 0.12, y: 254 + extra * 0.3 };
  const shoreX = source.x + step.x * 3 + 82 + spare * 0.05;
  const piles = (shoreX + width) / 2 + 14;
  const land = (y: number, shelfY: number, kept: number): Land => ({
    x: 18, y, pitch, row, rows: kept, label, shelf: { x: source.x - 58, y: shelfY }, shelfWidth: shoreX - source.x + 44,
  }); // prettier-ignore
  return {
    portrait: false, width, height, label: name,
    lands: [land(22, 75 + Math.min(name, NAMED), top), land(chipsY - 40 - bottom * row, source.y + step.y * 2 + 168, bottom)],
    source, step, card, shelfCard: 0.86,
    ocean: { x: piles, y: source.y + 4 }, actions: { x: piles, y: source.y + 216 }, discard: { x: piles, y: source.y + 432 }, pile: 1.3, shoreX, low: true, shelf: 0,
    hand: { x: 84, y: handY, width: shoreX - 160, card: 1.42, rows: 1, row: 0, places: 0 },
    chips: { x: 24, y: chipsY, width: shoreX - 60, size: Math.max(1, name / 19), row: 50 }, finger: frame.height < LOW ? FINGERTIP * unit : 0,
  }; // prettier-ignore
}

/** A phone: the land, which may be higher than its room, and below it my hand, which is always in sight. */
function tall(frame: Frame, top: number, bottom: number, cards: number | null): Layout {
  const width = 390;
  const unit = width / Math.max(frame.width, 1); // of the board in a CSS pixel
  const finger = FINGERTIP * unit;
  const row = Math.max(40, finger); // a finger finds a river
  const [label, pitch] = [46, 31.8];
  const handRows = (cards ?? 0) > 7 ? 2 : 1; // eight and nine take turns all the time: they lie alike
  const little = handRows > 1 && frame.height < LITTLE;
  const [handRow, card] = little ? [finger, 0.66] : [HAND_ROW, 0.74];
  const chips = finger + (little ? 2 : 6);
  const hand = cards === null ? 0 : chips + 18 + 100 * card + (handRows - 1) * handRow;
  const bed = (rivers: number): Pick<Land, 'row' | 'rows'> => (rivers ? { row, rows: rivers } : { row: DRY, rows: 1 });
  const [upper, lower] = [bed(top), bed(bottom)];
  const topEnd = 4 + upper.rows * upper.row;
  const sourceY = topEnd + 94;
  const bottomStart = sourceY + 2 * 62 + 58;
  const lowerEnd = bottomStart + lower.rows * lower.row;
  const end = lowerEnd + 47;
  const height = Math.max(end, frame.height * unit - hand);
  const spare = Math.min(height - end, 60) / 3;
  const land = (y: number, rivers: Pick<Land, 'row' | 'rows'>, shelf: number): Land => ({ x: 3, y, pitch, ...rivers, label, shelf: { x: 20, y: shelf }, shelfWidth: 360 });
  const source = sourceY + spare;
  return {
    portrait: true, width, height, label: 13,
    lands: [land(4, upper, topEnd + 24), land(bottomStart + spare * 2, lower, lowerEnd + 23 + spare * 2)],
    source: { x: 41, y: source }, step: { x: 61, y: 62 }, card: 0.69, shelfCard: 0.42,
    ocean: { x: 291, y: source + 6 }, actions: { x: 353, y: source + 6 }, discard: { x: 353, y: source + 104 }, pile: 0.64, shoreX: 256, low: true, shelf: hand,
    hand: { x: 34, y: chips + 4 + 54 * card, width: 322, card, rows: handRows, row: handRow, places: handRows > 1 ? 5 : 0 },
    chips: { x: 6, y: chips / 2 + 1, width: 378, size: 0.86, row: Math.max(50, finger / 0.86) }, finger,
  }; // prettier-ignore
}

/** The scale of the cards on the board drawn last: what flies over it is as large. */
export const scale = { card: 1 };

export function layout(frame: Frame, view: View, near: number): Layout {
  const least = frame.portrait ? 0 : 2;
  const [top, bottom] = [rows(view, 1 - near, least), rows(view, near, least)];
  const made = frame.portrait ? tall(frame, top, bottom, view.seats[near]?.hand?.length ?? null) : wide(frame, top, bottom);
  scale.card = made.card;
  return made;
}

/** How far a river sways from its line at a value. */
export const sway = (land: Land, value: number): number => (value % 2 ? -1 : 1) * land.row * 0.075;

/** Where the station of a value lies, from the left edge of the land. */
export const station = (land: Land, value: number): number => land.label + land.pitch * (value - 0.5);

/** The stretch of water at a station, half a pitch to both sides. */
export function reach(land: Land, value: number, low: number): { from: string; bends: string } {
  const [at, p, s] = [station(land, value), land.pitch, sway(land, value)];
  const from = `${at - p * 0.5} ${value === low ? -s : -sway(land, value - 1) * 0.2}`;
  return { from, bends: `C${at - p * 0.28} ${s} ${at - p * 0.22} ${s} ${at} ${s}C${at + p * 0.22} ${s} ${at + p * 0.28} ${s} ${at + p * 0.5} ${-s * 0.2}` };
}

/** The winding course through stations, a little beyond both ends. */
export function winding(land: Land, low: number, high: number): string {
  const values = Array.from({ length: high - low + 1 }, (_, step) => low + step);
  return `M${reach(land, low, low).from}${values.map((value) => reach(land, value, low).bends).join('')}`;
}
