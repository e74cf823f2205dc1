"""What a player can hope for: partners in sight, partners unseen, worms worth keeping (§12, heuristics)."""

from tidetable.core.kit import rule
from tidetable.games.das_riff.components import CELLS, COLOURS, COLUMNS, MATE, NO_MATE, OPEN_CARDS
from tidetable.games.das_riff.corals import mates
from tidetable.games.das_riff.legal import is_face_up, shows
from tidetable.games.das_riff.purchases import of_unit, take_price
from tidetable.games.das_riff.state import NO_CARD, State


@rule
def has_mate(state: State, seat: int, card: int) -> bool:
    """Tell whether a card is a fish that would breed at once with one of a seat's."""
    return mates(state, seat) >> card & 1 != 0


@rule
def promise(state: State, seat: int, fish: int) -> int:
    """Value the partners a fish could find: those in sight by how near they are, those unseen by their number."""
    hope = 0
    for place in range(OPEN_CARDS):
        if state.open_cards[place] != NO_CARD:
            mate = int(MATE[state.open_cards[place], fish])
            if mate != NO_MATE:
                hope += 1 + 2 * int(state.pool[state.lots, mate]) + in_sight(state, seat, mate)
    return hope


@rule
def in_sight(state: State, seat: int, kind: int) -> int:
    """Value the cards of a kind that lie face up, nearer ones more."""
    hope = 0
    for cell in range(CELLS):
        if state.card[cell] == kind and is_face_up(state, cell):
            beyond = cell % COLUMNS - int(state.boats[seat]) + 1
            near = 10 - 2 * take_price(state, seat, cell)
            hope += near if beyond <= 0 else max(2, near - 2 * beyond)
    return hope


# Worms that a partner in sight will cost, and those that none will


@rule
def worms_to_keep(state: State, seat: int) -> int:
    """Give the worms that the dearest partner of each colour in sight will cost, as a bag (purchases.py)."""
    kept, wanted = 0, mates(state, seat)
    if wanted:
        for cell in range(CELLS):
            if cell % COLUMNS <= int(state.boats[seat]) + 1 and shows(state, cell, wanted):
                colour = int(state.card[cell]) >> 1
                missing = take_price(state, seat, cell) - of_unit(kept, colour)
                kept += max(0, missing) << 4 * colour
    return kept


@rule
def spare_units(state: State, seat: int) -> int:
    """Count the worms that no partner in sight will cost; pearls are kept for fish."""
    spare, kept = max(0, int(state.pearls[seat]) - 3), worms_to_keep(state, seat)
    for colour in range(COLOURS):
        spare += max(0, int(state.worms[seat, colour]) - of_unit(kept, colour))
    return spare
