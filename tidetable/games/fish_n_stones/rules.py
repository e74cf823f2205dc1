"""The rules of Fish'n'Stones, in the order of the rulebook: setup, the five phases of a round, the end. What is legal: legal.py.

Sections (§) are those of docs/rules/fish_n_stones.md; FS-n are its rulings.
"""

from tidetable.core.kit import Ints, note, rule, shuffle
from tidetable.games.fish_n_stones.box import kind_of
from tidetable.games.fish_n_stones.card import BucketView, ThreePlayerShores, TwoPlayerShores
from tidetable.games.fish_n_stones.components import (
    CARDS, CELLS, COLUMN_OF, CORNER, FACING, FISH, ROUND_THE_POND, ROUNDS, SHORES, STONES, WALKING,
)  # fmt: skip
from tidetable.games.fish_n_stones.decisions import Decision
from tidetable.games.fish_n_stones.events import Event, Reason
from tidetable.games.fish_n_stones.legal import catches, may_bait_anywhere
from tidetable.games.fish_n_stones.state import BUCKET, NO_CARD, NO_CELL, NO_COLUMN, STACKS, Phase, State

# Setup (§3)


@rule
def setup(state: State, journal: Ints) -> None:
    for stack in range(STACKS):
        state.top[stack] = NO_CARD
        state.bottom[stack] = NO_CARD
    for card in range(CARDS):
        state.below[card] = NO_CARD
        state.deck[card] = card
    shuffle(state, state.deck, CARDS)  # the only chance event of the game
    state.deck_left = CARDS
    seat_the_cats(state)
    state.starter = 0
    state.round_number = 1
    begin_round(state, journal)


@rule
def seat_the_cats(state: State) -> None:  # §2.3, FS-4, FS-5
    for seat in range(state.seats):
        if state.seats == 2:
            state.shore[seat] = CORNER[seat] if state.two_player_shores == TwoPlayerShores.CORNER else FACING[seat]
        elif state.seats == 3 and state.three_player_shores == ThreePlayerShores.WALKING:
            state.shore[seat] = WALKING[seat]
        else:
            state.shore[seat] = ROUND_THE_POND[seat]


# Decisions: what is done (what is legal: legal.py)


@rule
def apply(state: State, seat: int, action: int, journal: Ints) -> None:
    if state.phase == Phase.CAST:
        place_cat(state, seat, action - Decision.CAT, journal)
    elif state.phase == Phase.BAIT:
        apply_bait(state, seat, action, journal)
    elif state.phase == Phase.DROP:
        lure(state, seat, int(state.picked), action - Decision.ONTO, journal)
        end_bait(state, journal)
    else:
        catch(state, seat, action - Decision.FISH, journal)
        state.turn_index += 1
        fish_in_turn(state, journal)


@rule
def apply_bait(state: State, seat: int, action: int, journal: Ints) -> None:
    if action == Decision.NO_BAIT:
        note(journal, Event.BAIT_SKIPPED, seat)
        end_bait(state, journal)
    else:
        pick(state, action - Decision.LURE)


@rule
def wait_for(state: State, seat: int) -> None:
    state.waiting = 1 << seat


@rule
def in_turn(state: State) -> int:  # §4: clockwise from the starter
    return (int(state.starter) + int(state.turn_index)) % int(state.seats)


# Phase 1: FILL (§4, §5.1)


@rule
def begin_round(state: State, journal: Ints) -> None:
    for seat in range(state.seats):
        state.cat[seat] = NO_COLUMN
        state.cat_shown[seat] = NO_COLUMN
        state.cat_told[seat] = NO_COLUMN
    note(journal, Event.ROUND_STARTED, state.round_number, state.starter)
    for cell in range(CELLS):
        lay(state, cell, journal)
    state.picked = NO_CELL
    state.phase = Phase.CAST
    state.waiting = (1 << int(state.seats)) - 1


@rule
def lay(state: State, cell: int, journal: Ints) -> None:  # FS-7, FS-23: one card on every cell, the empty ones too
    place = CARDS - int(state.deck_left)
    card = int(state.deck[place])
    state.deck[place] = NO_CARD
    state.deck_left -= 1
    state.below[card] = state.top[cell]
    if state.top[cell] == NO_CARD:
        state.bottom[cell] = card
    state.top[cell] = card
    note(journal, Event.LAID, cell)


# Phase 2: CAST (§4), simultaneous


@rule
def place_cat(state: State, seat: int, column: int, journal: Ints) -> None:  # FS-8: final when submitted
    state.cat[seat] = column
    state.waiting = int(state.waiting) & ~(1 << seat)
    note(journal, Event.CAT_PLACED, seat)
    if state.waiting == 0:
        state.phase = Phase.BAIT
        state.turn_index = 0
        begin_bait(state)


# Phase 3: BAIT (§4, §5.2 to §5.4)


@rule
def begin_bait(state: State) -> None:
    state.turns += 1
    wait_for(state, in_turn(state))


@rule
def pick(state: State, source: int) -> None:
    state.picked = source
    state.phase = Phase.DROP


@rule
def ask(state: State, seat: int, choices: Ints, journal: Ints) -> None:
    """Show the stack that is about to move, where there is a choice of where to (FS-30)."""
    if state.phase == Phase.DROP:
        note(journal, Event.PICKED, seat, state.picked)


@rule
def lure(state: State, seat: int, source: int, target: int, journal: Ints) -> None:
    if not may_bait_anywhere(state):
        state.cat_told[seat] = COLUMN_OF[state.shore[seat], target]  # §5.8
    cards = height(state, source) if journal.size > 0 else 0
    put_on_top(state, source, target)
    note(journal, Event.BAITED, seat, source, target, cards)


@rule
def put_on_top(state: State, source: int, target: int) -> None:  # §5.2, FS-14: the whole stack, its order kept
    state.below[state.bottom[source]] = state.top[target]
    if state.top[target] == NO_CARD:
        state.bottom[target] = state.bottom[source]
    state.top[target] = state.top[source]
    state.top[source] = NO_CARD
    state.bottom[source] = NO_CARD


@rule
def height(state: State, stack: int) -> int:
    cards = 0
    card = state.top[stack]
    while card != NO_CARD:
        cards += 1
        card = state.below[card]
    return cards


@rule
def end_bait(state: State, journal: Ints) -> None:
    state.picked = NO_CELL
    state.turn_index += 1
    if state.turn_index < state.seats:
        state.phase = Phase.BAIT
        begin_bait(state)
    else:
        state.phase = Phase.FISH
        state.turn_index = 0
        fish_in_turn(state, journal)


# Phase 4: FISH (§4, §5.5 to §5.7)


@rule
def fish_in_turn(state: State, journal: Ints) -> None:
    """Let the next seat fish whose cat has cards before it, or end the round. Fishing is compulsory (FS-20)."""
    while state.turn_index < state.seats:
        seat = in_turn(state)
        state.turns += 1
        turn_up_cat(state, seat, journal)
        if catches(state, seat):
            wait_for(state, seat)
            return
        note(journal, Event.NO_CATCH, seat)
        state.turn_index += 1
    end_round(state, journal)


@rule
def turn_up_cat(state: State, seat: int, journal: Ints) -> None:  # FS-22
    state.cat_shown[seat] = state.cat[seat]
    note(journal, Event.CAT_REVEALED, seat, state.cat[seat])


@rule
def catch(state: State, seat: int, cell: int, journal: Ints) -> None:  # FS-21: covered cards too
    if journal.size == 0:
        put_on_top(state, cell, BUCKET + seat)
        return
    cards = height(state, cell)
    fish, stones = symbols(state, cell)
    put_on_top(state, cell, BUCKET + seat)
    tell_catch(state, seat, cell, cards, fish, stones, journal)


@rule
def tell_catch(state: State, seat: int, cell: int, cards: int, fish: int, stones: int, journal: Ints) -> None:
    """Tell of what lies on top of the bucket now, card by card."""
    closed = state.bucket_view == BucketView.CLOSED
    note(journal, Event.CAUGHT_CLOSED if closed else Event.CAUGHT, seat, cell, cards, fish, stones)
    card = state.top[BUCKET + seat]
    for _ in range(cards):
        note(journal, Event.CARD_CAUGHT_CLOSED if closed else Event.CARD_CAUGHT, seat, kind_of(state, int(card)))
        card = state.below[card]


# Phase 5: PASS (§4)


@rule
def end_round(state: State, journal: Ints) -> None:
    if state.round_number == ROUNDS:  # FS-27: no pass after the last round
        state.phase = Phase.END
        state.waiting = 0
        note(journal, Event.GAME_ENDED)
        return
    state.starter = (int(state.starter) + 1) % int(state.seats)
    note(journal, Event.STARTER_PASSED, state.starter)
    state.round_number += 1
    if state.seats == 3 and state.three_player_shores == ThreePlayerShores.WALKING:
        walk(state, journal)
    begin_round(state, journal)


@rule
def walk(state: State, journal: Ints) -> None:  # FS-5: everyone but the new starter moves one shore clockwise
    for seat in range(state.seats):
        if seat != state.starter:
            state.shore[seat] = (int(state.shore[seat]) + 1) % SHORES
    note(journal, Event.SHORES_MOVED, state.shore[0], state.shore[1], state.shore[2])


# The end (§6)


@rule
def symbols(state: State, stack: int) -> tuple[int, int]:
    """Count the fish and the stones on the cards of a stack."""
    fish, stones = 0, 0
    card = state.top[stack]
    while card != NO_CARD:
        kind = kind_of(state, int(card))
        fish += int(FISH[kind])
        stones += int(STONES[kind])
        card = state.below[card]
    return fish, stones


@rule
def score(state: State, scores: Ints, ranks: Ints) -> int:
    """Write every seat's score and rank, and give the reason the game ended: there is only one."""
    for seat in range(state.seats):
        fish, stones = symbols(state, BUCKET + seat)
        scores[seat] = fish - stones
    for seat in range(state.seats):
        ranks[seat] = 1
        for other in range(state.seats):
            if is_ahead(state, other, seat, scores):
                ranks[seat] += 1
    return Reason.FOUR_ROUNDS


@rule
def is_ahead(state: State, one: int, other: int, scores: Ints) -> bool:  # a tie goes to fewer stones; FS-28
    if scores[one] != scores[other]:
        return bool(scores[one] > scores[other])
    return symbols(state, BUCKET + one)[1] < symbols(state, BUCKET + other)[1]
