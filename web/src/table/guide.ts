// How a game is played, in a few sentences: the steps in their order, and the phases in which each of them is what one wants to know.
const GUIDE: Record<string, [step: string, ...phases: string[]][]> = {
  fish_n_stones: [['goal'], ['fill'], ['cast', 'cast'], ['bait', 'bait', 'drop'], ['fish', 'fish'], ['end', 'end']],
  das_riff: [['goal'], ['worms', 'pick_active', 'pick_opponent'], ['take', 'action', 'pay'], ['more'], ['place', 'place'], ['flow'], ['end', 'end']],
  reef_encounter: [
    ['goal', 'setup_fish'], ['eat'], ['place', 'place', 'place_cell', 'setup_larva'], ['growth'], ['attack'], ['shrimp', 'drop'], ['change', 'alga'], ['collect', 'main'],
    ['last', 'final_eat'], ['end', 'over'],
  ],
  rivero: [
    ['goal'], ['start', 'turn_start'], ['lay', 'main', 'choose_river', 'canteen'], ['source'], ['double', 'extra_draw'], ['discard', 'choose_cell'],
    ['action', 'sun', 'tap', 'tap_end', 'bridge', 'bridge_position'], ['eight', 'end_of_turn', 'over'],
  ],
}; // prettier-ignore

export interface Step {
  id: string; // of its sentence
  now: boolean;
}

export function stepsOf(game: string, phase: string | null): Step[] {
  return (GUIDE[game] ?? []).map(([step, ...phases]) => ({ id: `guide-${game}-${step}`, now: phase !== null && phases.includes(phase) }));
}
