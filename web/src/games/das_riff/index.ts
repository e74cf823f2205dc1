// Das Riff on the screen: the pieces the shell shows.
import type { GameModule } from '../../table/types';
import Account from './Account.svelte';
import Board from './Board.svelte';
import Legend from './Legend.svelte';
import { motions, trace } from './motions';
import { tell } from './names';
import { change, offers } from './payment';
import Player from './Player.svelte';
import type { View } from './view';

const SECTIONS: Record<View['phase'], string> = { pick_active: '4.2', pick_opponent: '4.3', action: '4.4', pay: '4.5', place: '4.6', end: '6' };

export default {
  Board,
  Player,
  Account,
  Legend,
  motions,
  trace,
  telling: { costs: ['paid'], heads: ['turn-started'], lists: { 'event-drained': 'several-drained' }, quiet: ['game-started', 'turn-started', 'rolled', 'breeding-opened', 'drained', 'reshuffled', 'turn-ended'] },
  tell,
  offers,
  amid: (view) => view.phase === 'pay',
  change,
  progress: (view) => ['see-progress', { turn: view.turn, draw: view.draw_left, discard: view.discard.length }],
  standing: (view) => ({ points: view.seats.map((seat) => seat.breedings), done: Math.max(...view.seats.map((seat) => seat.breedings)) / view.breedings_to_win }),
  section: (view) => SECTIONS[view.phase],
} satisfies GameModule<View>;
