// Rivero on the screen: the pieces the shell shows.
import type { GameModule } from '../../table/types';
import Account from './Account.svelte';
import Board from './Board.svelte';
import Legend from './Legend.svelte';
import { after, motions, trace } from './motions';
import { tell } from './names';
import { offers } from './offers';
import Player from './Player.svelte';
import type { View } from './view';

export default {
  Board,
  Player,
  Account,
  Legend,
  motions,
  after,
  trace,
  telling: { quiet: ['turn-started', 'turn-ended', 'action-shuffled', 'refilled', 'finished', 'extra-declined', 'canteens-dealt'] },
  tell,
  offers,
  progress: (view) => ['see-progress', { turn: view.turns, ocean: view.ocean_left, actions: view.action_left }],
  section: (view) => (view.phase === 'over' ? '6' : '4'),
} satisfies GameModule<View>;
