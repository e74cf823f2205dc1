"""What a player can hope for: partners in sight, partners unseen, worms worth keeping (§12, heuristics)."""

from __future__ import annotations

from tidetable.core.rule import rule
from tidetable.games.das_riff.actions import is_face_up
from tidetable.games.das_riff.components import CELLS, COLOURS, COLUMNS, FISH_KINDS, MATE, NO_MATE, OPEN_CARDS, SLOTS
from tidetable.games.das_riff.corals import would_breed
from tidetable.games.das_riff.purchases import take_price
from tidetable.games.das_riff.state import NO_CARD, State


@rule
def mates_waiting(state: State, seat: int, fish: int) -> int:
    """Count a seat's single fish that would breed with *fish* now."""
    mates = 0
    if fish < FISH_KINDS:
        for slot in range(SLOTS):
            held = int(state.slot[seat, slot])
            mates += int(0 <= held < FISH_KINDS and would_breed(state, fish, held))
    return mates


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


@rule
def units_to_keep(state: State, seat: int, colour: int) -> int:
    """Count the worms of a colour that a partner in sight will cost."""
    most = 0
    for cell in range(CELLS):
        card = int(state.card[cell])
        is_wanted = 0 <= card < FISH_KINDS and card >> 1 == colour and is_face_up(state, cell)
        if is_wanted and cell % COLUMNS <= int(state.boats[seat]) + 1 and mates_waiting(state, seat, card) > 0:
            most = max(most, take_price(state, seat, cell))
    return most


@rule
def spare_units(state: State, seat: int) -> int:
    """Count the worms that no partner in sight will cost; pearls are kept for fish."""
    spare = max(0, int(state.pearls[seat]) - 3)
    for colour in range(COLOURS):
        spare += max(0, int(state.worms[seat, colour]) - units_to_keep(state, seat, colour))
    return spare
