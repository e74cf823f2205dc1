"""The picture of the table that a client draws (§7): from a hidden record alone, and complete: a client computes nothing."""

from __future__ import annotations

from typing import Any, TypedDict, cast

import numpy as np

from tidetable.core.journal import ALL_SEEING
from tidetable.core.record import Ints
from tidetable.games.rivero.components import (
    ASIDE, BESIDE, CELLS, COLUMNS, COPIES, HAND_LIMIT, NAMES, RIVERO, ROWS, SEATS, SLOTS, TYPES, VALUES, Action,
)  # fmt: skip
from tidetable.games.rivero.groundwater import pile_place
from tidetable.games.rivero.hidden import count_open_cards, held
from tidetable.games.rivero.legal import forced_discard_limit, legal_actions, uses
from tidetable.games.rivero.rivers import hidden_face, is_target, longest_river, river_length
from tidetable.games.rivero.rules import score_of
from tidetable.games.rivero.source import doublers, is_open, is_source_full, swappers
from tidetable.games.rivero.state import (
    ACTIONS, DISCARD, DOUBLE, NO_ACTION, NO_ACTION_CARD, NO_CARD, NO_COLUMN, NO_RIVER, NO_SLOT, NO_WINNER, NOT_KNOWN, PLAY, SWAP,
    TAKE_COLUMN, TO_GROUNDWATER, Phase, State,
)  # fmt: skip

LETTERS = "NCDA"
PHASE_NAMES = tuple(phase.name.lower() for phase in Phase)
ACTION_NAMES = tuple(action.name.lower() for action in Action)
VERBS = {PLAY: "play", DOUBLE: "double", DISCARD: "discard", SWAP: "swap"}


class Target(TypedDict):
    """A river to which a hand card can be played now."""

    owner: int
    slot: int
    how: str  # extend, bridge (with the stored bridge between) or exchange


class HandCard(TypedDict):
    """A card in the viewer's hand and what it could do now; the lists are empty while it is not his time to lay."""

    card: str  # N4: Nile 4
    type: int
    play: list[Target]
    double: list[int]  # cells
    discard: list[int]  # cells
    swap: list[int]  # cells


class RiverCell(TypedDict):
    """One value of a river: a river card, or a bridge."""

    value: int
    bridge: bool
    card: str | None  # the face; None for a bridge that lies hidden


class Missing(TypedDict):
    """A card that a river could take."""

    card: str
    where: str  # low, high or bridge
    unseen: int  # copies that the viewer has seen nowhere


class River(TypedDict):
    """A river on the table."""

    slot: int
    river: str
    low: int
    high: int
    length: int  # bridges do not count
    to_rivero: int  # river cards still missing for a Rivero
    canteen: bool
    cells: list[RiverCell]
    missing: list[Missing]


class Cell(TypedDict):
    """A place of the source."""

    cell: int
    row: int
    column: int
    top: str | None
    bottom: str | None
    open: bool  # a discard may lie here


class Column(TypedDict):
    """A column of the source."""

    column: int
    filled: bool
    legal: bool  # the viewer may take it now
    cards: list[str]  # what the taker gets
    gives: list[str]  # what the other player would get
    uses: list[str]  # what the viewer could use at once


class Seat(TypedDict):
    """What lies before a seat."""

    canteen_colour: str
    canteen: int | None  # the slot of its river
    hand_size: int
    hand: list[HandCard] | None  # None: not the viewer's
    in_hand: list[str]  # what everybody knows to be in the hand ...
    in_hand_or_sunk: list[str]  # ... and what may have sunk into the groundwater since
    groundwater: list[str | None]  # from the bottom up; None: a face the viewer has not seen
    action_card: str | None
    beside: list[str]
    stored_bridge: bool
    rivers: list[River]
    longest: int
    has_rivero: bool
    score: int


class View(TypedDict):
    """The whole table."""

    phase: str
    turn: int  # the seat whose turn it is
    turns: int
    first: int
    step: int  # 1, or 2 after doubling
    ocean_left: int
    action_left: int
    action_discard: list[str]
    action_aside: int
    source: list[Cell]
    columns: list[Column]
    source_full: bool
    must_discard: bool  # the seat to move may not finish without a discard
    must_use: list[str]
    pending_column: int | None
    chosen: dict[str, str] | None  # the viewer's own half decision: verb and card
    to_sink: int  # cards the seat to move has above eight
    seats: list[Seat]
    winner: int | None  # by a Rivero


def code(card: int) -> str:
    """Write a card type: N4 is Nile 4."""
    return f"{LETTERS[card // VALUES]}{card % VALUES + 1}"


def codes(types: int) -> list[str]:
    """Write a set of types."""
    return [code(card) for card in range(TYPES) if types >> card & 1]


def _face(card: int) -> str | None:
    return None if card == NO_CARD else code(int(card))


def view(hidden: State, seat: int) -> dict[str, Any]:
    """Give the picture of the table as *seat* may see it; its shape is View."""
    return cast("dict[str, Any]", table(hidden, seat))


def table(hidden: State, seat: int) -> View:
    """Give the same, with its shape."""
    mask = np.zeros(ACTIONS, np.bool_)
    if seat >= 0:
        legal_actions(hidden, seat, mask)
    turn = int(hidden.turn)
    full = bool(is_source_full(hidden))
    return {
        "phase": PHASE_NAMES[hidden.phase],
        "turn": turn,
        "turns": int(hidden.turns),
        "first": int(hidden.first),
        "step": 2 if hidden.doubled else 1,
        "ocean_left": int(hidden.ocean_left),
        "action_left": int(hidden.action_left),
        "action_discard": [ACTION_NAMES[hidden.action_discard[place]] for place in range(hidden.action_discarded)],
        "action_aside": ASIDE,
        "source": [_cell(hidden, cell) for cell in range(CELLS)],
        "columns": [_column(hidden, seat, column, mask) for column in range(COLUMNS)],
        "source_full": full,
        "must_discard": bool(hidden.phase == Phase.MAIN and not full and hidden.hand_size[turn] >= forced_discard_limit(hidden)),
        "must_use": codes(int(hidden.must_use)),
        "pending_column": None if hidden.pending_column == NO_COLUMN else int(hidden.pending_column),
        "chosen": _chosen(hidden),
        "to_sink": max(int(hidden.hand_size[turn]) - HAND_LIMIT, 0) if hidden.phase == Phase.END_OF_TURN else 0,
        "seats": [_seat(hidden, other, seat, mask) for other in range(SEATS)],
        "winner": None if hidden.winner == NO_WINNER else int(hidden.winner),
    }


def _chosen(hidden: State) -> dict[str, str] | None:
    chosen = int(hidden.chosen)
    if chosen == NO_ACTION or not PLAY <= chosen < TO_GROUNDWATER:
        return None
    first = max(start for start in VERBS if start <= chosen)
    return {"verb": VERBS[first], "card": code(chosen - first)}


# The source


def _cell(hidden: State, cell: int) -> Cell:
    return {
        "cell": cell,
        "row": cell // COLUMNS,
        "column": cell % COLUMNS,
        "top": _face(hidden.top[cell]),
        "bottom": _face(hidden.bottom[cell]),
        "open": bool(is_open(hidden, cell)),
    }


def _column(hidden: State, seat: int, column: int, mask: Ints) -> Column:
    cells = [COLUMNS * row + column for row in range(ROWS)]
    tops = [int(hidden.top[cell]) for cell in cells if hidden.top[cell] != NO_CARD]
    taken = sum(1 << card for card in set(tops))
    return {
        "column": column,
        "filled": len(tops) == ROWS,
        "legal": bool(mask[TAKE_COLUMN + column]),
        "cards": [code(card) for card in tops],
        "gives": [code(int(hidden.bottom[cell])) for cell in cells if hidden.bottom[cell] != NO_CARD],
        "uses": codes(uses(hidden, seat, taken)) if seat >= 0 else [],
    }


# What lies before a seat


def _seat(hidden: State, other: int, viewer: int, mask: Ints) -> Seat:
    shown = viewer in (other, ALL_SEEING) or hidden.phase == Phase.OVER
    return {
        "canteen_colour": "blue" if hidden.first == other else "orange",
        "canteen": None if hidden.canteen[other] == NO_SLOT else int(hidden.canteen[other]),
        "hand_size": int(hidden.hand_size[other]),
        "hand": _hand(hidden, other, mask) if shown else None,
        "in_hand": _remembered(hidden, other, sunk=False),
        "in_hand_or_sunk": _remembered(hidden, other, sunk=True),
        "groundwater": [_face(hidden.groundwater[pile_place(other, index)]) for index in range(hidden.groundwater_size[other])],
        "action_card": None if hidden.action_card[other] == NO_ACTION_CARD else ACTION_NAMES[hidden.action_card[other]],
        "beside": [code(int(hidden.beside[other, i])) for i in range(BESIDE) if hidden.beside[other, i] != NO_CARD],
        "stored_bridge": bool(hidden.stored[other]),
        "rivers": [_river(hidden, other, slot) for slot in range(SLOTS) if hidden.river_name[other, slot] != NO_RIVER],
        "longest": int(longest_river(hidden, other)),
        "has_rivero": bool(longest_river(hidden, other) >= RIVERO),
        "score": int(score_of(hidden, other)),
    }


def _hand(hidden: State, owner: int, mask: Ints) -> list[HandCard]:
    cards = [card for card in range(TYPES) for _ in range(held(hidden, owner, card))]
    return [_hand_card(hidden, owner, card, mask) for card in cards]


def _hand_card(hidden: State, owner: int, card: int, mask: Ints) -> HandCard:
    cells = range(CELLS)
    return {
        "card": code(card),
        "type": card,
        "play": _targets(hidden, owner, card) if mask[PLAY + card] else [],
        "double": [cell for cell in cells if doublers(hidden, cell) >> card & 1] if mask[DOUBLE + card] else [],
        "discard": [cell for cell in cells if is_open(hidden, cell)] if mask[DISCARD + card] else [],
        "swap": [cell for cell in cells if swappers(hidden, cell) >> card & 1] if mask[SWAP + card] else [],
    }


def _targets(hidden: State, seat: int, card: int) -> list[Target]:
    found = [(o, k) for o in range(SEATS) for k in range(SLOTS) if is_target(hidden, seat, o, k, card)]
    return [{"owner": owner, "slot": slot, "how": how_it_fits(hidden, owner, slot, card)} for owner, slot in found]


def how_it_fits(hidden: State, owner: int, slot: int, card: int) -> str:
    """Name which of the three ways of §5.1 brings a card to a river."""
    value = card % VALUES + 1
    low, high = int(hidden.river_low[owner, slot]), int(hidden.river_high[owner, slot])
    if low < value < high:
        return "exchange"
    return "extend" if value in (low - 1, high + 1) else "bridge"


def _remembered(hidden: State, owner: int, *, sunk: bool) -> list[str]:
    """List the cards seen entering a hand: those that may have sunk since, or those that cannot have."""
    found = []
    for card in range(TYPES):
        for copy in range(COPIES):
            since = int(hidden.known[owner, card, copy])
            if since != NOT_KNOWN and _may_have_sunk(hidden, owner, since) == sunk:
                found.append(code(card))
    return found


def _may_have_sunk(hidden: State, owner: int, since: int) -> bool:
    return any(hidden.way_in[pile_place(owner, index)] >= 0 for index in range(since, hidden.groundwater_size[owner]))


def _river(hidden: State, owner: int, slot: int) -> River:
    low, high = int(hidden.river_low[owner, slot]), int(hidden.river_high[owner, slot])
    length = int(river_length(hidden, owner, slot))
    return {
        "slot": slot,
        "river": NAMES[hidden.river_name[owner, slot]],
        "low": low,
        "high": high,
        "length": length,
        "to_rivero": max(RIVERO - length, 0),
        "canteen": bool(hidden.canteen[owner] == slot),
        "cells": [_river_cell(hidden, owner, slot, value) for value in range(low, high + 1)],
        "missing": _missing(hidden, owner, slot),
    }


def _is_bridge(hidden: State, owner: int, slot: int, value: int) -> bool:
    return bool(int(hidden.river_bridges[owner, slot]) >> (value - 1) & 1)


def _river_cell(hidden: State, owner: int, slot: int, value: int) -> RiverCell:
    card = VALUES * int(hidden.river_name[owner, slot]) + value - 1
    if not _is_bridge(hidden, owner, slot, value):
        return {"value": value, "bridge": False, "card": code(card)}
    opened = hidden.phase == Phase.OVER
    return {"value": value, "bridge": True, "card": code(hidden_face(hidden, owner, slot, value)) if opened else None}


def _missing(hidden: State, owner: int, slot: int) -> list[Missing]:
    low, high = int(hidden.river_low[owner, slot]), int(hidden.river_high[owner, slot])
    wanted = [(low - 1, "low")] if low > 1 else []
    wanted += [(value, "bridge") for value in range(low, high) if _is_bridge(hidden, owner, slot, value)]
    wanted += [(high + 1, "high")] if high < VALUES else []
    seen = np.zeros(TYPES, np.int32)
    count_open_cards(hidden, seen)
    first = VALUES * int(hidden.river_name[owner, slot]) - 1
    return [{"card": code(first + value), "where": where, "unseen": COPIES - int(seen[first + value])} for value, where in wanted]
