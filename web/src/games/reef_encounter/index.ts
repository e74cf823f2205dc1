// Reef Encounter on the screen: the pieces the shell shows.
import type { GameModule } from '../../table/types';
import Account from './Account.svelte';
import Board from './Board.svelte';
import Legend from './Legend.svelte';
import { isOnItsSide } from './layout';
import { motions, trace } from './motions';
import { tell } from './names';
import { ending, restarts, sum, turnOf, warn } from './turn';
import Player from './Player.svelte';
import type { View } from './view';

const SECTIONS: Record<string, string> = { setup_fish: '3', setup_larva: '3', main: '4.4', place: '4.5', place_cell: '4.5', drop: '4.6', alga: '5.5', final_eat: '6.2', over: '6.3' };

export default {
  Board,
  Player,
  Account,
  Legend,
  motions,
  trace,
  telling: { costs: ['cube-played'], quiet: ['board-laid', 'side-tossed', 'starter', 'forced'], sum: { at: 'turn-ended', say: sum } },
  tell,
  warn,
  restarts,
  ending,
  dense: (view, frame) => !frame.portrait && !isOnItsSide(frame) && view.boards.length > 2 && frame.width < 900,
  progress: (view) => [
    'see-progress',
    {
      turn: turnOf(view),
      bag: view.bag,
      locked: view.coral_tiles.filter((tile) => tile.locked).length,
      eaten: Math.max(...view.players.map((player) => player.shrimps.eaten)),
    },
  ],
  // Points are secret, but how much each parrotfish has eaten is not; the game ends with ten locked tiles or four shrimps eaten by one player.
  standing: (view) => ({
    points: view.players.map((player) => player.fish.size),
    as: 'see-fullest',
    done: Math.max(view.coral_tiles.filter((tile) => tile.locked).length / view.coral_tiles.length, ...view.players.map(({ shrimps }) => shrimps.eaten / (shrimps.behind + shrimps.out + shrimps.hand + shrimps.eaten))),
  }),
  section: (view) => SECTIONS[view.phase] ?? '4',
} satisfies GameModule<View>;
