"""The rules of Reef Encounter: what each decision does. What is legal: legal.py.

Sections (§) are those of docs/rules/reef_encounter.md; RE-n are its rulings. The chapters: setup.py (§3), corals.py (§5.1),
turn.py (§5.2 to §5.5), supplies.py (§5.3), ending.py (§5.6, §6), memory.py and screen.py (§7).
"""

from tidetable.core.kit import Ints, count_legal, is_legal, lowest, members, note, rule
from tidetable.games.reef_encounter.components import COLOURS, CUBES_A_TURN, EVERY_TILE, SHRIMPS
from tidetable.games.reef_encounter.corals import can_place, placeable
from tidetable.games.reef_encounter.decisions import Decision
from tidetable.games.reef_encounter.ending import begin_turn, bring_final_turns, collect, next_final_turn
from tidetable.games.reef_encounter.events import Event, Reason
from tidetable.games.reef_encounter.memory import learn_bag_lacks, learn_has, learn_lacks, tell_offers
from tidetable.games.reef_encounter.setup import pick_larva, put_in_fish, show_larvae
from tidetable.games.reef_encounter.state import Phase, Source, State
from tidetable.games.reef_encounter.turn import (
    alga_to_space, choose_source, cube_to_tile, drop, drop_behind_screen, eat, end_placing, introduce, lift, lock, pay_for_alga,
    place, play_cube, tile_to_cube,
)  # fmt: skip


@rule
def apply(state: State, seat: int, action: int, journal: Ints) -> None:
    carry_out(state, int(seat), int(action), journal)
    if state.phase == Phase.MAIN and state.dissolved:
        tell_offers(state, lowest(int(state.waiting)))


@rule
def carry_out(state: State, seat: int, action: int, journal: Ints) -> None:
    if state.phase == Phase.MAIN:
        state.acted = 1
        apply_main(state, seat, action, journal)
    elif state.phase == Phase.PLACE:
        apply_place(state, seat, action, journal)
    elif state.phase == Phase.PLACE_CELL:
        place(state, seat, action - Decision.PLACE, journal)
    elif state.phase == Phase.DROP:
        apply_drop(state, seat, action, journal)
    elif state.phase == Phase.ALGA:
        apply_alga(state, seat, action, journal)
    elif state.phase == Phase.FINAL_EAT:
        apply_final(state, seat, action, journal)
    else:
        apply_setup(state, seat, action, journal)


@rule
def apply_setup(state: State, seat: int, action: int, journal: Ints) -> None:
    if action < Decision.LARVA_PICK:
        put_in_fish(state, seat, action - Decision.FISH_TILE, journal)
        return
    pick_larva(state, seat, action - Decision.LARVA_PICK, journal)
    if state.picks == 0 and state.waiting == 1 << int(state.start_seat):  # all have picked
        show_larvae(state, journal)
        begin_turn(state, int(state.start_seat), journal)


@rule
def apply_main(state: State, seat: int, action: int, journal: Ints) -> None:
    if action < Decision.DECLINE:
        eat(state, seat, action - Decision.EAT, journal)
        if state.shrimps_eaten[seat] == SHRIMPS:
            bring_final_turns(state, seat, Reason.FOUR_SHRIMPS, journal)
    elif action < Decision.SRC_BEHIND:
        play_cube(state, seat, action - Decision.PLAY_CUBE, journal)
    elif action == Decision.INTRODUCE:
        introduce(state, seat, journal)
    elif action < Decision.DROP_SCREEN:
        lift(state, seat, action - Decision.LIFT, journal)
    elif action < Decision.ALGA_PAY:
        trade_tile(state, seat, action - Decision.TILE_TO_CUBE, journal)
    elif action < Decision.ALGA_SPACE:
        pay_for_alga(state, seat, action - Decision.ALGA_PAY, journal)
    elif action < Decision.COLLECT:
        cube_to_tile(state, seat, action - Decision.CUBE_TO_TILE, journal)
    else:
        collect(state, seat, action - Decision.COLLECT, journal)


@rule
def trade_tile(state: State, seat: int, colour: int, journal: Ints) -> None:
    tile_to_cube(state, seat, colour, journal)
    if state.larva_exchange_immediate:  # RE-29: the cube must be played at once, which is forced
        note(journal, Event.FORCED, seat, Decision.PLAY_CUBE + colour)
        play_cube(state, seat, colour, journal)


@rule
def apply_place(state: State, seat: int, action: int, journal: Ints) -> None:
    if action >= Decision.PLACE:
        place(state, seat, action - Decision.PLACE, journal)
    elif action == Decision.SRC_BEHIND:
        choose_source(state, seat, Source.BEHIND)
    elif action == Decision.SRC_FRONT:
        choose_source(state, seat, Source.FRONT)
    elif action == Decision.END_PLACING:
        end_placing(state, seat, journal)
    else:
        lift(state, seat, action - Decision.LIFT, journal)


@rule
def apply_drop(state: State, seat: int, action: int, journal: Ints) -> None:
    if action == Decision.DROP_SCREEN:
        drop_behind_screen(state, seat, journal)
    else:
        drop(state, seat, action - Decision.DROP, journal)


@rule
def apply_alga(state: State, seat: int, action: int, journal: Ints) -> None:
    if action < Decision.ALGA_LOCK:
        alga_to_space(state, seat, action - Decision.ALGA_SPACE, journal)
        return
    lock(state, seat, action - Decision.ALGA_LOCK, journal)
    if int(state.locks) == EVERY_TILE:
        bring_final_turns(state, seat, Reason.ALL_LOCKED, journal)


@rule
def apply_final(state: State, seat: int, action: int, journal: Ints) -> None:
    if action == Decision.DECLINE:
        note(journal, Event.DECLINED, seat)
    else:
        eat(state, seat, action - Decision.EAT, journal)
    next_final_turn(state, seat, journal)


# What everybody learns from being asked or not (§4.3, §7)


@rule
def ask(state: State, seat: int, choices: Ints, journal: Ints) -> None:
    """Learn that there is a tile behind the screen too, where one from the front alone would have been forced."""
    is_first = state.phase == Phase.PLACE and state.placed == 0
    is_between_sources = is_first and is_legal(choices, Decision.SRC_BEHIND) and count_legal(choices) == 2
    if is_between_sources and has_one_cell(state, int(state.colour)):
        learn_has(state, seat, int(state.colour))


@rule
def has_one_cell(state: State, colour: int) -> bool:
    cells = 0
    for slot in range(state.seats):
        cells += members(placeable(state, slot, colour))
    return cells == 1


@rule
def force(state: State, seat: int, action: int, journal: Ints) -> None:
    """Tell what had to be done, and carry it out."""
    if state.phase == Phase.MAIN:
        learn_from_forced_lift(state, seat)
    if state.phase != Phase.SETUP_FISH:  # that a hand has one colour only is nobody's business
        note(journal, Event.FORCED, seat, action)
    apply(state, seat, action, journal)


@rule
def learn_from_forced_lift(state: State, seat: int) -> None:
    """Learn that no cube could be used from a shrimp that must be lifted because nothing else can be done."""
    for colour in range(COLOURS):
        if state.cubes[seat, colour] > 0:
            if state.dissolved:
                learn_bag_lacks(state, colour)
            if state.cubes_played < CUBES_A_TURN and can_place(state, colour):
                learn_lacks(state, seat, colour)
