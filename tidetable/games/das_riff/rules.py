"""The rules of Das Riff: setup, the turn as a state machine, the end. Its chapters lie beside it.

Sections (§) are those of docs/rules/das_riff.md; DR-n are its rulings. What is legal: legal.py; §4.1 to §4.3: worms.py;
§4.4, §5.5: actions.py; §4.5, §5.1, §5.2: purchases.py; §4.6, §5.3, §5.4: corals.py; §5.6, §5.7, §6: water.py.
"""

from __future__ import annotations

from tidetable.core.chance import below, shuffle, wide
from tidetable.core.journal import ROOM, note
from tidetable.core.record import Ints
from tidetable.core.rule import rule
from tidetable.games.das_riff.actions import can_act, choose, complete
from tidetable.games.das_riff.components import (
    BOATS, BREEDINGS, BREEDINGS_TO_WIN, CARDS, CELLS, COLOURS, COLUMNS, DECK, OPEN_CARDS, ROWS, SEATS, SLOTS, WORMS_PER_COLOUR,
)  # fmt: skip
from tidetable.games.das_riff.corals import breedings, corals, is_place_asked, open_breeding, place_fish
from tidetable.games.das_riff.pools import new_pools
from tidetable.games.das_riff.purchases import is_payment_asked, pay
from tidetable.games.das_riff.state import (
    END_TURN, FIRST_SEAT, GAME_STARTED, GAME_WON, LIMIT_REACHED, NO_ACTION, NO_CARD, NO_CORAL, PAY, PICK_WORM, PLACE, SHARK_CELL,
    SHOWN, TAKE, TURN_ENDED, TURN_STARTED, TURNS_PASSED, Phase, State,
)  # fmt: skip
from tidetable.games.das_riff.water import deal, flow, refill
from tidetable.games.das_riff.worms import is_pick_asked, other_seat, pick_worm, roll, wait_for

FIVE_BREEDINGS, TURN_LIMIT = range(2)  # why a game ends, as places in the game's list of reasons

# Setup (§3)


@rule
def setup(state: State, journal: Ints) -> None:
    """Lay out the game; seats, options and the key of chance are already written."""
    state.active = int(state.first_seat) - FIRST_SEAT if state.first_seat > 0 else below(state, SEATS)  # DR-2
    note(journal, GAME_STARTED, state.active)
    state.pending = NO_ACTION
    state.placing = NO_CARD
    lay_out_reef(state, journal)
    lay_out_breeding(state, journal)
    for seat in range(SEATS):
        equip(state, seat)
    for colour in range(COLOURS):
        state.worm_supply[colour] = WORMS_PER_COLOUR - SEATS
    state.boat_supply = BOATS - SEATS
    begin_turn(state, journal)  # DR-3: nothing is drained before
    proceed(state, journal)


@rule
def lay_out_reef(state: State, journal: Ints) -> None:
    for place in range(CARDS):
        state.draw_pile[place] = DECK[place]
        state.discard[place] = NO_CARD
    for cell in range(CELLS):
        state.card[cell] = NO_CARD
        state.lot[cell] = SHOWN
    shuffle(state, state.draw_pile, CARDS)
    state.draw_left = CARDS
    new_pools(state)
    for column in range(COLUMNS):
        for row in range(ROWS):
            deal(state, row, column, journal)


@rule
def lay_out_breeding(state: State, journal: Ints) -> None:
    for breeding in range(BREEDINGS):
        state.breeding_deck[breeding] = breeding
    shuffle(state, state.breeding_deck, BREEDINGS)
    state.breeding_left = BREEDINGS
    for place in range(OPEN_CARDS):
        open_breeding(state, place, journal)


@rule
def equip(state: State, seat: int) -> None:
    state.boats[seat] = 1
    for colour in range(COLOURS):
        state.worms[seat, colour] = 1
    for slot in range(SLOTS):
        state.slot[seat, slot] = NO_CORAL


# Decisions: what is done (what is legal: legal.py)


@rule
def apply(state: State, seat: int, action: int, journal: Ints) -> None:
    """Carry out a legal decision and all that follows by itself."""
    act(state, seat, action, journal)
    proceed(state, journal)


@rule
def act(state: State, seat: int, action: int, journal: Ints) -> None:
    if action < TAKE:
        pick_worm(state, seat, action - PICK_WORM, journal)
    elif action == END_TURN:
        note(journal, TURN_ENDED, seat, 0)
        end_turn(state, journal)
    elif PAY <= action < PLACE:
        pay(state, seat, action - PAY, journal)
    elif PLACE <= action < SHARK_CELL:
        place_fish(state, seat, action - PLACE, journal)
    else:
        choose(state, seat, action, journal)


# The turn (§4)

LONGEST_TURN = 230  # events: more than one turn that nobody interrupts can cause


@rule
def proceed(state: State, journal: Ints) -> None:
    """Go on until somebody has a choice or the game is over: what leaves no choice is not asked."""
    told, unheard = 0, 0  # events up to where the journal is nearly full, and turns ended after it
    while forced(state, journal) == END_TURN:
        if journal.size > 0 and told == 0 and int(journal[0]) > ROOM - LONGEST_TURN:
            told = int(journal[0])
        unheard += int(told > 0)
        note(journal, TURN_ENDED, state.active, 1)
        end_turn(state, journal)
    if unheard > 0:
        journal[0] = told
        note(journal, TURNS_PASSED, unheard)
    if state.phase == Phase.END:
        tell_end(state, journal)


@rule
def forced(state: State, journal: Ints) -> int:
    """Go through the phases of a turn up to a choice (NO_ACTION), or to where END_TURN alone is legal and comes by itself."""
    while state.phase != Phase.END:
        phase = int(state.phase)
        if is_asked(state, journal):
            return NO_ACTION
        if phase == Phase.ACTION:
            return END_TURN
    return NO_ACTION


@rule
def tell_end(state: State, journal: Ints) -> None:
    if breedings(state, int(state.active)) == BREEDINGS_TO_WIN:
        note(journal, GAME_WON, state.active)
    else:
        note(journal, LIMIT_REACHED, state.turns)


@rule
def is_asked(state: State, journal: Ints) -> bool:
    """Go on in the present phase; tell whether somebody is asked in it now."""
    if state.phase < Phase.ACTION:
        return is_pick_asked(state, journal)
    seat = wide(state.active)  # as wide as everywhere else, so that each rule is compiled once
    wait_for(state, seat)
    if state.phase == Phase.ACTION:
        return can_act(state, seat)
    if state.phase == Phase.PLACE:
        return is_place_asked(state, seat, journal)
    if is_payment_asked(state, seat, journal):
        return True
    complete(state, seat, journal)
    return False


@rule
def begin_turn(state: State, journal: Ints) -> None:
    state.turns += 1
    state.has_acted = 0
    note(journal, TURN_STARTED, state.active, state.turns)
    roll(state, journal)


@rule
def end_turn(state: State, journal: Ints) -> None:
    state.flipped = 0  # DR-6
    flow(state, journal)
    refill(state, journal)
    if state.turns >= state.turn_limit:  # DR-22: before any further roll
        state.phase = Phase.END
        state.waiting = 0
    else:
        state.active = other_seat(int(state.active))
        begin_turn(state, journal)


# The end (§6)


@rule
def score(state: State, scores: Ints, ranks: Ints) -> int:
    """Write every seat's breedings and rank, and give the reason the game ended."""
    for seat in range(SEATS):
        scores[seat] = breedings(state, seat)
        ranks[seat] = 2 if is_ahead(state, other_seat(seat), seat) else 1
    return FIVE_BREEDINGS if max(scores[0], scores[1]) == BREEDINGS_TO_WIN else TURN_LIMIT


@rule
def is_ahead(state: State, one: int, other: int) -> bool:  # DR-22: breedings, then corals
    if breedings(state, one) != breedings(state, other):
        return breedings(state, one) > breedings(state, other)
    return corals(state, one) > corals(state, other)
