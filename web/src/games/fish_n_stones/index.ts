// Fish'n'Stones on the screen: what moves for each event, and the pieces the shell shows.
import type { Motion } from '../../table/motion';
import type { GameEvent, GameModule, Showing } from '../../table/types';
import Account from './Account.svelte';
import Board from './Board.svelte';
import Legend from './Legend.svelte';
import { offers } from './lures';
import { tell } from './names';
import Player from './Player.svelte';
import PondCard from './PondCard.svelte';
import { rounds } from './rounds';
import type { View } from './view';

const number = (event: GameEvent, name: string): number => event[name] as number;

function motions(event: GameEvent, { view, next }: Showing<View>): Motion[] {
  const [seat, cell] = [number(event, 'seat'), number(event, 'cell')];
  switch (event.kind) {
    case 'laid':
      return [{ kind: 'fly', from: 'deck', to: `cell-${cell}`, draw: { as: PondCard, with: { kind: next.cells[cell]?.top } }, slow: 0.6 }];
    case 'cat-placed':
      return [{ kind: 'flip', at: `cat-${seat}` }];
    case 'picked':
      return [{ kind: 'ripple', at: `cell-${cell}` }];
    case 'baited':
      return [
        { kind: 'fly', from: `stack-${number(event, 'source')}`, to: `cell-${number(event, 'target')}` },
        { kind: 'ripple', at: `cell-${number(event, 'source')}` },
      ];
    case 'cat-revealed':
      return view.seats[seat]?.shown ? [] : [{ kind: 'fly', from: `cat-${seat}`, to: `slot-${seat}-${number(event, 'column')}` }, { kind: 'pause', slow: 1.2 }];
    case 'caught':
    case 'caught-closed':
      return [
        { kind: 'fly', from: `stack-${cell}`, to: `bucket-${seat}`, shrink: 0.4, slow: 2 },
        { kind: 'ripple', at: `cell-${cell}` },
      ];
    case 'no-catch':
      return [{ kind: 'ripple', at: `cat-${seat}` }];
    case 'starter-passed':
      return [{ kind: 'fly', from: 'starter', to: `home-${seat}`, slow: 2 }];
    case 'round-started':
      return [{ kind: 'pause', slow: 1.5 }];
    default:
      return [];
  }
}

function trace(event: GameEvent): string[] {
  if (event.kind === 'baited') return [`cell-${number(event, 'target')}`];
  if (event.kind.startsWith('caught')) return [`bucket-${number(event, 'seat')}`];
  return [];
}

const SECTIONS: Record<View['phase'], string> = { cast: '4', bait: '4', drop: '5', fish: '4', end: '6' };

const ROUNDS = 4;
const BEGUN: Record<View['phase'], number> = { cast: 0, bait: 0.35, drop: 0.35, fish: 0.8, end: 1 }; // of a round, in each phase

export default {
  Board,
  Player,
  Account,
  Legend,
  motions,
  trace,
  tell,
  offers,
  rounds,
  amid: (view) => view.phase === 'drop',
  telling: { heads: ['round-started'], quiet: ['round-started', 'cat-placed', 'picked', 'cat-revealed', 'starter-passed'] },
  progress: (view) => ['see-progress', { round: view.round, deck: view.deck_left }],
  standing: (view) => ({ points: view.seats.map((seat) => seat.bucket.score ?? null), done: (view.round - 1 + BEGUN[view.phase]) / ROUNDS }),
  section: (view) => SECTIONS[view.phase],
} satisfies GameModule<View>;
