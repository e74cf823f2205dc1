"""The rules of Das Riff: setup, the turn, the end. Its chapters lie beside it.

Sections (§) are those of docs/rules/das_riff.md; DR-n are its rulings. What is legal: legal.py; §4.1 to §4.3: worms.py;
§4.4, §5.5: actions.py; §4.5, §5.1, §5.2: purchases.py; §4.6, §5.3, §5.4: corals.py; §5.6, §5.7, §6: water.py.
"""

from tidetable.core.kit import Ints, below, note, rule, shuffle
from tidetable.games.das_riff.actions import choose, complete
from tidetable.games.das_riff.box import copies_of
from tidetable.games.das_riff.card import FirstSeat
from tidetable.games.das_riff.components import (
    BOATS, BREEDINGS, BREEDINGS_TO_WIN, CARDS, CELLS, COLOURS, COLUMNS, KINDS, OPEN_CARDS, ROWS, SEATS, SLOTS, WORMS_PER_COLOUR,
)  # fmt: skip
from tidetable.games.das_riff.corals import breedings, corals, open_breeding, place_fish
from tidetable.games.das_riff.decisions import Decision
from tidetable.games.das_riff.events import Event, Reason
from tidetable.games.das_riff.memory import new_pools
from tidetable.games.das_riff.purchases import pay
from tidetable.games.das_riff.state import NOTHING_PENDING, NO_CARD, NO_CORAL, SHOWN, Phase, State
from tidetable.games.das_riff.water import deal, flow, refill
from tidetable.games.das_riff.worms import other_seat, pick_worm, roll, serve_dice

# Setup (§3)


@rule
def setup(state: State, journal: Ints) -> None:
    is_random = state.first_seat == FirstSeat.RANDOM  # DR-2
    state.active = below(state, SEATS) if is_random else int(state.first_seat) - FirstSeat.FIRST
    note(journal, Event.GAME_STARTED, state.active)
    state.pending = NOTHING_PENDING
    state.placing = NO_CARD
    lay_out_reef(state, journal)
    lay_out_breeding(state, journal)
    for seat in range(SEATS):
        equip(state, seat)
    for colour in range(COLOURS):
        state.worm_supply[colour] = WORMS_PER_COLOUR - SEATS
    state.boat_supply = BOATS - SEATS
    begin_turn(state, journal)  # DR-3: nothing is drained before


@rule
def lay_out_reef(state: State, journal: Ints) -> None:
    place = 0
    for kind in range(KINDS):  # the copies of a kind side by side
        for _ in range(copies_of(state, kind)):
            state.draw_pile[place] = kind
            state.discard[place] = NO_CARD
            place += 1
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
    if state.phase == Phase.ACTION:
        apply_action(state, seat, action, journal)
    elif state.phase == Phase.PAY:
        apply_payment(state, seat, action - Decision.PAY, journal)
    elif state.phase == Phase.PLACE:
        place_fish(state, seat, action - Decision.PLACE, journal)
    else:
        pick_worm(state, seat, action - Decision.PICK_WORM, journal)


@rule
def apply_action(state: State, seat: int, action: int, journal: Ints) -> None:
    if action == Decision.END_TURN:
        note(journal, Event.TURN_ENDED, seat, 0)
        end_turn(state, journal)
    else:
        choose(state, seat, action, journal)


@rule
def apply_payment(state: State, seat: int, unit: int, journal: Ints) -> None:
    pay(state, seat, unit, journal)
    if state.due == 0:
        complete(state, seat, journal)


@rule
def force(state: State, seat: int, action: int, journal: Ints) -> None:
    """Carry out the only legal decision: who can do nothing more ends the turn without being asked."""
    if action == Decision.END_TURN:
        note(journal, Event.TURN_ENDED, seat, 1)
        end_turn(state, journal)
    else:
        apply(state, seat, action, journal)


# The turn (§4)


@rule
def begin_turn(state: State, journal: Ints) -> None:
    state.turns += 1
    state.has_acted = 0
    note(journal, Event.TURN_STARTED, state.active, state.turns)
    roll(state, journal)
    serve_dice(state, journal)


@rule
def end_turn(state: State, journal: Ints) -> None:
    state.flipped = 0  # DR-6
    flow(state, journal)
    refill(state, journal)
    if state.turns >= state.turn_limit:  # DR-22: before any further roll
        state.phase = Phase.END
        state.waiting = 0
        note(journal, Event.LIMIT_REACHED, state.turns)
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
    return Reason.FIVE_BREEDINGS if max(scores[0], scores[1]) == BREEDINGS_TO_WIN else Reason.TURN_LIMIT


@rule
def is_ahead(state: State, one: int, other: int) -> bool:  # DR-22: breedings, then corals
    if breedings(state, one) != breedings(state, other):
        return breedings(state, one) > breedings(state, other)
    return corals(state, one) > corals(state, other)
