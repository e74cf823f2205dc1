// A screen for any game: it draws the facts the server sends, and offers what can be done.
import type { GameModule, Picture } from '../table/types';
import Board from './Board.svelte';
import type { Item } from './facts';
import Player from './Player.svelte';

export default {
  Board,
  Player,
  // Every choice stands on the board, in one list.
  offers: (picture: Picture<Item>) => picture.choices.map((choice) => ({ ...choice, target: { choice: choice.action } })),
} satisfies GameModule<Item>;
