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

/** The step that explains what a section or a ruling decides; for one that is not named here the phase says it. */
const EXPLAINS: Record<string, Record<string, string[]>> = {
  fish_n_stones: { bait: ['FS-10', 'FS-12', '2.2', '5.2', '5.3'], fish: ['FS-20', '5.5', '5.6'] },
  das_riff: { worms: ['4.2', 'DR-5'], take: ['4.5', '5.1', '5.2', 'DR-8', 'DR-15', 'DR-19'], more: ['4.4', '5.5', '5.8', 'DR-14', 'DR-23'], place: ['5.3', '5.4', 'DR-10'] },
  reef_encounter: {
    goal: ['3'], eat: ['RE-12', '5.4'], place: ['4.5', '5.2', 'RE-7', 'RE-29'], attack: ['5.1', 'RE-17', 'RE-18', 'RE-19'], shrimp: ['4.6', 'RE-13', 'RE-16'],
    change: ['5.5', '5.7', 'RE-21', 'RE-26', 'RE-27'], collect: ['5.6', 'RE-14'], last: ['RE-22', '6.2'],
  },
  rivero: {
    lay: ['5.1', '5.2', 'RV-10', 'RV-11'], source: ['5.3', 'RV-5'], double: ['5.4'], discard: ['5.5', 'RV-26', 'RV-27'],
    action: ['5.6', 'RV-13', 'RV-17', 'RV-19', 'RV-20', 'RV-38', 'RV-39'], eight: ['RV-25'],
  },
}; // prettier-ignore

export interface Step {
  id: string; // of its sentence
  now: boolean;
}

/** The steps of a game; marked is what explains a rule, or what one wants to know in a phase. */
export function stepsOf(game: string, phase: string | null, rule: string | null = null): Step[] {
  const [explained] = Object.entries(EXPLAINS[game] ?? {}).find(([, rules]) => rule !== null && rules.includes(rule.replace('§', ''))) ?? [];
  return (GUIDE[game] ?? []).map(([step, ...phases]) => ({
    id: `guide-${game}-${step}`,
    now: explained ? step === explained : phase !== null && phases.includes(phase),
  }));
}
