"""The rules of Reef Encounter: setup, legal decisions, and carrying one out with all that follows by itself.

Sections (§) are those of docs/rules/reef_encounter.md; RE-n are its rulings. The chapters: setup.py (§3), legal.py (§4),
corals.py (§5.1), turn.py (§5.2 to §5.5), supplies.py (§5.3), ending.py (§5.6, §6), known.py and hidden.py (§7).
"""

from __future__ import annotations

from tidetable.core.journal import note
from tidetable.core.record import Ints
from tidetable.core.rule import rule
from tidetable.games.reef_encounter.components import CELLS_PER_BOARD, COLOURS, CUBES_A_TURN, SHRIMPS, TILES_FROM_BEHIND
from tidetable.core.sets import lowest, members
from tidetable.games.reef_encounter.corals import can_park, can_place, has_parked, placeable
from tidetable.games.reef_encounter.ending import begin_turn, bring_final_turns, collect, next_final_turn
from tidetable.games.reef_encounter.events import DECLINED, FORCED
from tidetable.games.reef_encounter.known import learn_bag_lacks, learn_has, learn_lacks, tell_offers
from tidetable.games.reef_encounter.legal import all_locked, final_return, legal_cells, legal_choices, legal_lifts
from tidetable.games.reef_encounter.setup import lay_out, pick_larva, put_in_fish, show_larvae
from tidetable.games.reef_encounter.state import (
    ALGA_LOCK, ALGA_PAY, ALGA_SPACE, COLLECT, CUBE_TO_TILE, DECLINE, DROP, DROP_SCREEN, EAT, END_PLACING, FISH_TILE, INTRODUCE,
    INTRODUCED, LARVA_PICK, LIFT, NO_ACTION, PLACE, PLAY_CUBE, SRC_BEHIND, SRC_FRONT, TILE_TO_CUBE, End, Phase, Source, State,
)  # fmt: skip
from tidetable.games.reef_encounter.turn import (
    alga_to_space, choose_source, cube_to_tile, drop, drop_behind_screen, eat, end_placing, introduce, lift, lock, meal_returns,
    pay_for_alga, place, play_cube, tile_to_cube,
)  # fmt: skip


@rule
def setup(state: State, journal: Ints) -> None:
    """Set the game up (§3)."""
    lay_out(state, journal)
    take_forced(state, journal)


@rule
def legal_actions(state: State, seat: int, mask: Ints) -> None:
    """Mark what *seat* may decide now; the mask comes cleared."""
    if seat < 0 or not int(state.waiting) >> seat & 1:
        return
    choices = legal_choices(state, seat)
    for action in range(PLACE):
        mask[action] = choices >> action & 1 == 1
    if Phase.PLACE <= state.phase <= Phase.DROP:
        first = DROP if state.phase == Phase.DROP else PLACE
        for slot in range(state.seats):
            cells = legal_cells(state, seat, slot)
            for cell in range(CELLS_PER_BOARD):
                mask[first + CELLS_PER_BOARD * slot + cell] = cells >> cell & 1 == 1


@rule
def apply(state: State, seat: int, action: int, journal: Ints) -> None:
    """Carry out a legal decision and all that is forced after it."""
    act(state, int(seat), int(action), journal)
    take_forced(state, journal)


# Forced decisions (§4.3)


@rule
def take_forced(state: State, journal: Ints) -> None:
    """Take every decision by itself that leaves no choice."""
    while state.waiting:
        seat = lowest(int(state.waiting))
        if state.phase == Phase.MAIN and state.dissolved:
            tell_offers(state, seat)
        action = forced_action(state, seat)
        if action == NO_ACTION:
            learn_from_question(state, seat)
            return
        if state.phase == Phase.MAIN:
            learn_from_forced_lift(state, seat)
        if state.phase != Phase.SETUP_FISH:  # that a hand has one colour only is nobody's business
            note(journal, FORCED, seat, action)
        act(state, seat, action, journal)


@rule
def forced_action(state: State, seat: int) -> int:
    """Give the only legal action, or NO_ACTION if there are several."""
    if is_surely_asked(state, seat):
        return NO_ACTION
    choices = legal_choices(state, seat)
    count = members(choices)
    action = lowest(choices) if count else NO_ACTION
    if count < 2 and Phase.PLACE <= state.phase <= Phase.DROP:
        first = DROP if state.phase == Phase.DROP else PLACE
        for slot in range(state.seats):
            cells = legal_cells(state, seat, slot)
            if cells:
                count += members(cells)
                action = first + CELLS_PER_BOARD * slot + lowest(cells)
            if count > 1:
                break
    return action if count == 1 else NO_ACTION


@rule
def is_surely_asked(state: State, seat: int) -> bool:
    """Tell quickly where there is more than one legal action for certain."""
    if state.phase == Phase.DROP:
        return state.lifted_from != INTRODUCED and can_park(state, seat)  # or home
    if Phase.MAIN <= state.phase <= Phase.PLACE and members(legal_lifts(state, seat)) > 1:
        return True
    return state.phase == Phase.MAIN and not has_parked(state, seat)  # five spaces to collect


@rule
def learn_from_question(state: State, seat: int) -> None:
    """Learn that there is a tile behind the screen too, where one from the front alone would have been forced."""
    if state.phase != Phase.PLACE or state.placed > 0 or state.behind_used >= TILES_FROM_BEHIND:
        return
    if has_one_cell(state, int(state.colour)) and members(legal_choices(state, seat)) == 2:
        learn_has(state, seat, int(state.colour))


@rule
def has_one_cell(state: State, colour: int) -> bool:
    cells = 0
    for slot in range(state.seats):
        cells += members(placeable(state, slot, colour))
        if cells > 1:
            return False
    return cells == 1


@rule
def learn_from_forced_lift(state: State, seat: int) -> None:
    """Learn that no cube could be used from a shrimp that must be lifted because nothing else can be done."""
    for colour in range(COLOURS):
        if state.cubes[seat, colour] > 0:
            if state.dissolved:
                learn_bag_lacks(state, colour)
            if state.cubes_played < CUBES_A_TURN and can_place(state, colour):
                learn_lacks(state, seat, colour)


# One decision


@rule
def act(state: State, seat: int, action: int, journal: Ints) -> None:
    if action >= PLACE:
        if action >= DROP:
            drop(state, seat, action - DROP, journal)
        else:
            place(state, seat, action - PLACE, journal)
    elif state.phase == Phase.MAIN:
        state.acted = 1
        act_in_main(state, seat, action, journal)
    elif state.phase == Phase.PLACE:
        act_in_place(state, seat, action, journal)
    elif state.phase == Phase.DROP:
        drop_behind_screen(state, seat, journal)
    elif state.phase == Phase.ALGA:
        act_in_alga(state, seat, action, journal)
    elif state.phase == Phase.FINAL_EAT:
        act_in_final_turn(state, seat, action, journal)
    else:
        act_in_setup(state, seat, action, journal)


@rule
def act_in_setup(state: State, seat: int, action: int, journal: Ints) -> None:
    if action < LARVA_PICK:
        put_in_fish(state, seat, action - FISH_TILE, journal)
        return
    pick_larva(state, seat, action - LARVA_PICK, journal)
    if state.picks == 0 and state.waiting == 1 << int(state.start_seat):  # all have picked
        show_larvae(state, journal)
        begin_turn(state, int(state.start_seat), journal)


@rule
def act_in_main(state: State, seat: int, action: int, journal: Ints) -> None:
    if action < DECLINE:
        eat(state, seat, action - EAT, meal_returns(state), journal)
        if state.shrimps_eaten[seat] == SHRIMPS:
            bring_final_turns(state, seat, End.FOUR_SHRIMPS, journal)
    elif action < SRC_BEHIND:
        play_cube(state, seat, action - PLAY_CUBE, journal)
    elif action == INTRODUCE:
        introduce(state, seat, journal)
    elif action < DROP_SCREEN:
        lift(state, seat, action - LIFT, journal)
    elif action < ALGA_PAY:
        trade_tile(state, seat, action - TILE_TO_CUBE, journal)
    elif action < ALGA_SPACE:
        pay_for_alga(state, seat, action - ALGA_PAY, journal)
    elif action < COLLECT:
        cube_to_tile(state, seat, action - CUBE_TO_TILE, journal)
    else:
        collect(state, seat, action - COLLECT, journal)


@rule
def trade_tile(state: State, seat: int, colour: int, journal: Ints) -> None:
    tile_to_cube(state, seat, colour, journal)
    if state.larva_exchange_immediate:  # RE-29: the cube must be played at once, which is forced
        note(journal, FORCED, seat, PLAY_CUBE + colour)
        play_cube(state, seat, colour, journal)


@rule
def act_in_place(state: State, seat: int, action: int, journal: Ints) -> None:
    if action == SRC_BEHIND:
        choose_source(state, seat, Source.BEHIND)
    elif action == SRC_FRONT:
        choose_source(state, seat, Source.FRONT)
    elif action == END_PLACING:
        end_placing(state, seat, journal)
    else:
        lift(state, seat, action - LIFT, journal)


@rule
def act_in_alga(state: State, seat: int, action: int, journal: Ints) -> None:
    if action < ALGA_LOCK:
        alga_to_space(state, seat, action - ALGA_SPACE, journal)
        return
    lock(state, seat, action - ALGA_LOCK, journal)
    if all_locked(state):
        bring_final_turns(state, seat, End.ALL_LOCKED, journal)


@rule
def act_in_final_turn(state: State, seat: int, action: int, journal: Ints) -> None:
    if action == DECLINE:
        note(journal, DECLINED, seat)
    else:
        eat(state, seat, action - EAT, final_return(state), journal)
    next_final_turn(state, seat, journal)
