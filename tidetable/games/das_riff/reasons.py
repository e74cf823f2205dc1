"""Why an action is not legal now: the first rule it breaks, with its section, from a hidden record."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tidetable.games.das_riff.actions import is_reached, usable_kinds
from tidetable.games.das_riff.components import (
    BOAT_PRICE, COLUMNS, CORAL, FLIP_PRICE, MOST_BOATS, PEARL_UNIT, SLOTS, WATER,
)  # fmt: skip
from tidetable.games.das_riff.corals import corals
from tidetable.games.das_riff.people import place_name, verb_of
from tidetable.games.das_riff.purchases import ANY, can_pay_with, colour_to_pay, due_colour, take_price, units
from tidetable.games.das_riff.state import BRED, NO_CARD, NO_CORAL, SHOWN, Phase, State
from tidetable.games.das_riff.view import CARD_NAMES, PHASE_NAMES, UNIT_NAMES, pays

if TYPE_CHECKING:
    from tidetable.core.words import Message

PHASES = {"pick": (Phase.PICK_ACTIVE, Phase.PICK_OPPONENT), "pay": (Phase.PAY,), "place": (Phase.PLACE,)}


def why_not(hidden: State, seat: int, action: int) -> Message:
    """Say why an action is not legal now, with the section that says so."""
    verb, what = verb_of(action)
    if hidden.phase not in PHASES.get(verb, (Phase.ACTION,)):
        return "why-other-phase", {"phase": PHASE_NAMES[hidden.phase], "section": "§4"}
    reasons = {
        "pick": _why_not_pick, "take": _why_not_take, "flip": _why_not_flip, "boat": _why_not_boat, "pay": _why_not_pay,
        "place": _why_not_place, "shark": _why_not_shark, "shark-own": _why_not_shark_own,
    }  # fmt: skip
    return reasons[verb](hidden, seat, what)  # to end the turn is always legal


def _why_not_pick(hidden: State, _seat: int, colour: int) -> Message:
    if hidden.worm_supply[colour] == 0:
        return "why-no-worm", {"unit": UNIT_NAMES[colour], "section": "§4.2"}
    return "why-not-rolled", {"unit": UNIT_NAMES[colour], "section": "DR-5"}


def _at(cell: int, section: str, **more: Any) -> dict[str, Any]:
    return {"cell": place_name(cell), "section": section, **more}


def _why_not_take(hidden: State, seat: int, cell: int) -> Message:
    if hidden.card[cell] == NO_CARD:
        return "why-empty-cell", _at(cell, "DR-15")
    if not is_reached(hidden, seat, cell):
        return "why-no-boat", _at(cell, "DR-19", column=cell % COLUMNS)
    if hidden.lot[cell] != SHOWN:
        return "why-face-down", _at(cell, "§4.4")
    card = int(hidden.card[cell])
    if card == WATER:
        return "why-water", _at(cell, "DR-8")
    if not usable_kinds(hidden, seat) >> card & 1:
        if card == CORAL:
            return "why-five-corals", {"most": SLOTS, "section": "§5.5"}
        return "why-no-place", {"card": CARD_NAMES[card], "section": "DR-10"}
    return _too_dear(hidden, seat, int(take_price(hidden, seat, cell)), int(colour_to_pay(card)))


def _too_dear(hidden: State, seat: int, price: int, colour: int) -> Message:
    owned = int(units(hidden, seat, colour))
    return "why-too-dear", {"price": price, "pays": pays(colour), "owned": owned, "section": "§5.2"}


def _why_not_flip(hidden: State, seat: int, cell: int) -> Message:
    if hidden.card[cell] == NO_CARD:
        return "why-empty-cell", _at(cell, "DR-15")
    if hidden.lot[cell] == SHOWN:
        return "why-face-up", _at(cell, "§4.4")
    if not is_reached(hidden, seat, cell):
        return "why-no-boat", _at(cell, "DR-23", column=cell % COLUMNS)
    return _too_dear(hidden, seat, FLIP_PRICE, ANY)


def _why_not_boat(hidden: State, seat: int, _nothing: int) -> Message:
    if hidden.boats[seat] == MOST_BOATS:
        return "why-all-boats", {"most": MOST_BOATS, "section": "§5.5"}
    if hidden.boat_supply == 0:
        return "why-no-boat-left", {"section": "§5.8"}
    return _too_dear(hidden, seat, BOAT_PRICE, ANY)


def _why_not_pay(hidden: State, seat: int, unit: int) -> Message:
    colour = int(due_colour(hidden))
    if unit == PEARL_UNIT or colour in (ANY, unit) or can_pay_with(hidden, seat, unit, colour):
        return "why-unit-not-owned", {"unit": UNIT_NAMES[unit], "section": "§4.5"}
    return "why-wrong-unit", {"unit": UNIT_NAMES[unit], "pays": pays(colour), "section": "§5.2"}


def _why_not_place(hidden: State, seat: int, slot: int) -> Message:
    held = int(hidden.slot[seat, slot])
    if held == NO_CORAL:
        return "why-no-coral", {"slot": slot, "corals": int(corals(hidden, seat)), "section": "§5.3"}
    if held >= BRED:
        return "why-bred", {"slot": slot, "section": "§5.4"}
    if held in hidden.slot[seat, :slot]:
        return "why-lower-slot", {"slot": slot, "section": "§5.3"}
    return "why-no-breeding", {"slot": slot, "section": "§5.3"}


def _why_not_shark(hidden: State, seat: int, cell: int) -> Message:
    if hidden.sharks[seat] == 0:
        return "why-no-shark", {"section": "§4.4"}
    if hidden.card[cell] == NO_CARD:
        return "why-empty-cell", _at(cell, "DR-15")
    return "why-no-prey", _at(cell, "DR-14")


def _why_not_shark_own(hidden: State, seat: int, slot: int) -> Message:
    if hidden.sharks[seat] == 0:
        return "why-no-shark", {"section": "§4.4"}
    return "why-no-fish", {"slot": slot, "section": "DR-14"}
