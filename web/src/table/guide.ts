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

/** The steps of a game; marked is what one wants to know in a phase. */
export function stepsOf(game: string, phase: string | null): Step[] {
  return (GUIDE[game] ?? []).map(([step, ...phases]) => ({ id: `guide-${game}-${step}`, now: phase !== null && phases.includes(phase) }));
}

/** The options that change what the guide says, as most tables have them. */
const USUAL = {
  bait_rule: 'cat_column', own_cat: 'shown', flip_price: 'same_turn', shark_on_water: 'false', spring_tide: 'true', advanced: 'false', forced_discard_at: 9,
  groundwater_take: 'end_of_turn', rivero_discards: 'one',
}; // prettier-ignore

/** What a sentence of the guide is told with: the options of a table, or the usual ones. */
export function toldAt(options: Record<string, unknown> | null): Record<string, string | number> {
  const own = Object.entries(options ?? {}).filter(([name]) => name in USUAL);
  return { ...USUAL, ...Object.fromEntries(own.map(([name, value]) => [name, typeof value === 'number' ? value : String(value)])) };
}
