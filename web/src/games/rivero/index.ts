// Rivero on the screen: the pieces the shell shows.
import type { GameModule } from '../../table/types';
import Account from './Account.svelte';
import Board from './Board.svelte';
import Legend from './Legend.svelte';
import { motions, trace } from './motions';
import { tell } from './names';
import { offers } from './offers';
import Player from './Player.svelte';
import { sum } from './turn';
import type { View } from './view';

const OCEAN = 60; // cards in the ocean when all have been dealt their hands (§3)

/** Cards that come together are told together. */
const LISTS = {
  'event-drew': 'event-drew',
  'event-drew-unseen': 'several-drew',
  'event-source-taken': 'event-source-taken',
  'event-refilled': 'several-refilled',
};

export default {
  Board,
  Player,
  Account,
  Legend,
  motions,
  trace,
  telling: { quiet: ['turn-started', 'turn-ended', 'action-shuffled', 'refilled', 'finished', 'extra-declined', 'canteens-dealt'], lists: LISTS, sum: { at: 'turn-ended', say: sum } },
  tell,
  offers,
  amid: (view) => view.phase === 'choose_river' || view.phase === 'choose_cell',
  progress: (view) => ['see-progress', { turn: view.turns, ocean: view.ocean_left, actions: view.action_left }],
  standing: (view) => ({ points: view.seats.map((seat) => seat.score), done: 1 - view.ocean_left / OCEAN }),
  section: (view) => (view.phase === 'over' ? '6' : '4'),
} satisfies GameModule<View>;
