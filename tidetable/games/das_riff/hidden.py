"""What nobody can know (§7): the faces of the face-down cards and the order of both decks. And where every card is."""

from tidetable.core.kit import Ints, fast_draw, fast_shuffle, new_chance, rule
from tidetable.games.das_riff.box import copies_of
from tidetable.games.das_riff.components import (
    BREEDINGS, CELLS, COLOURS, CORAL, FIRST_DOWN, KINDS, LAST_DOWN, OPEN_CARDS, PEARL, SEATS, SHARK, SLOTS,
    USUAL_COPIES,
)  # fmt: skip
from tidetable.games.das_riff.corals import is_single
from tidetable.games.das_riff.state import BRED, NO_CARD, NO_CORAL, SHOWN, UNSEEN, Phase, State


@rule
def hide(state: State, seat: int) -> None:
    """Take the face from every face-down card: both players and a spectator see the same (DR-18)."""
    for cell in range(FIRST_DOWN, LAST_DOWN + 1):
        if state.lot[cell] != SHOWN:
            state.card[cell] = UNSEEN


# Re-dealing


@rule
def redeal(state: State, seat: int, random: Ints) -> None:
    """Fill in what nobody can know, out of the pools (memory.py): no card lies where it cannot have come to lie."""
    for lot in range(int(state.lots) + 1):  # the oldest first: what an older lot can hold every later one can, too
        for cell in range(FIRST_DOWN, LAST_DOWN + 1):
            if state.lot[cell] == lot:
                lay_down(state, cell, lot, random)
    redeal_draw_pile(state, random)
    for cell in range(FIRST_DOWN, LAST_DOWN + 1):  # the pools speak of all that is unseen: put back what was taken out
        if state.lot[cell] != SHOWN:
            for later in range(state.lot[cell], int(state.lots) + 1):
                state.pool[later, state.card[cell]] += 1
    redeal_breeding_deck(state, random)
    new_chance(state, random)


@rule
def lay_down(state: State, cell: int, lot: int, random: Ints) -> None:
    """Draw a card for a face-down cell from the pool of its lot, and take it out of that and of all later pools."""
    kind = fast_draw(random, state.pool[lot])
    state.card[cell] = kind
    for later in range(lot, int(state.lots) + 1):
        state.pool[later, kind] -= 1


@rule
def redeal_draw_pile(state: State, random: Ints) -> None:
    place = int(state.draw_next)
    for kind in range(KINDS):
        for _ in range(state.pool[state.lots, kind]):
            state.draw_pile[place] = kind
            place += 1
    fast_shuffle(random, state.draw_pile, int(state.draw_next), int(state.draw_left))


@rule
def redeal_breeding_deck(state: State, random: Ints) -> None:
    first = BREEDINGS - int(state.breeding_left)
    place = first
    for breeding in range(BREEDINGS):
        if not is_breeding_seen(state, breeding):
            state.breeding_deck[place] = breeding
            place += 1
    fast_shuffle(random, state.breeding_deck, first, int(state.breeding_left))


@rule
def is_breeding_seen(state: State, breeding: int) -> bool:
    for place in range(OPEN_CARDS):
        if state.open_cards[place] == breeding:
            return True
    for seat in range(SEATS):
        for slot in range(SLOTS):
            if state.slot[seat, slot] == BRED + breeding:
                return True
    return False


# Nothing is lost (§11, I1 to I4): reef cards by kind, breeding cards, worms by colour, boats

BREEDING_PIECES = KINDS
WORM_PIECES = BREEDING_PIECES + BREEDINGS
BOAT_PIECES = WORM_PIECES + COLOURS


@rule
def count_pieces(state: State, pieces: Ints) -> None:
    """Count every thing in the box, wherever it is.

    A table may have another box (DR-30): what it has more than the usual one is taken off, what it has less is added.
    """
    for kind in range(KINDS):
        pieces[kind] += int(USUAL_COPIES[kind]) - copies_of(state, kind)
    count_reef(state, pieces)
    for seat in range(SEATS):
        count_owned(state, seat, pieces)
    for place in range(BREEDINGS - int(state.breeding_left), BREEDINGS):
        pieces[BREEDING_PIECES + state.breeding_deck[place]] += 1
    for place in range(OPEN_CARDS):
        if state.open_cards[place] != NO_CARD:
            pieces[BREEDING_PIECES + state.open_cards[place]] += 1
    for colour in range(COLOURS):
        pieces[WORM_PIECES + colour] += state.worm_supply[colour]
    pieces[BOAT_PIECES] += state.boat_supply


@rule
def count_reef(state: State, pieces: Ints) -> None:
    for place in range(int(state.draw_next), int(state.draw_next) + int(state.draw_left)):
        pieces[state.draw_pile[place]] += 1
    for place in range(state.discard_left):
        pieces[state.discard[place]] += 1
    for cell in range(CELLS):
        if state.card[cell] != NO_CARD:
            pieces[state.card[cell]] += 1
    if state.phase == Phase.PLACE:
        pieces[state.placing] += 1


@rule
def count_owned(state: State, seat: int, pieces: Ints) -> None:
    pieces[PEARL] += state.pearls[seat]
    pieces[SHARK] += state.sharks[seat]
    pieces[BOAT_PIECES] += state.boats[seat]
    for colour in range(COLOURS):
        pieces[WORM_PIECES + colour] += state.worms[seat, colour]
    for slot in range(SLOTS):
        held = int(state.slot[seat, slot])
        pieces[CORAL] += int(held != NO_CORAL)
        if is_single(state, seat, slot):
            pieces[held] += 1
        if held >= BRED:
            pieces[BREEDING_PIECES + held - BRED] += 1
