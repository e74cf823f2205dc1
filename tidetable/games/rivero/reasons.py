"""What a legal action would do, and why another one cannot be taken (§4, §5): messages for people, from a hidden record alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidetable.games.rivero.components import CELLS, COLUMNS, HAND_LIMIT, NAMES, ROWS, SEATS, SLOTS
from tidetable.games.rivero.rivers import free_slot, is_target, river_length
from tidetable.games.rivero.source import fitting_cells, is_source_full
from tidetable.games.rivero.state import (
    BRIDGE_AT, BRIDGE_STORE, CANTEEN_LEAVE, CANTEEN_MOVE, CANTEEN_PLACED, CANTEEN_SPENT, CELL, DOUBLE, END_TURN, EXTRA_DRAW_NO,
    EXTRA_DRAW_YES, FINISH, NEW_RIVER, NO_CARD, NO_RIVER, NO_SLOT, OPTION_1, OPTION_2, PLAY, RIVER, SUN_GROUNDWATER, SUN_OCEAN,
    TAKE_ACTION_CARD, TAKE_COLUMN, TAKE_GROUNDWATER, TAP_HIGH, TAP_LOW, TO_GROUNDWATER, Phase, State,
)  # fmt: skip
from tidetable.games.rivero.texts import card_verb, cell_text, run_of
from tidetable.games.rivero.view import PHASE_NAMES, code, how_it_fits

if TYPE_CHECKING:
    from tidetable.core.words import Message

# What a legal action would do


def preview(hidden: State, seat: int, action: int) -> Message | None:
    """Say what a legal action would bring, as far as the seat knows; None if the action says it all."""
    if PLAY <= action < DOUBLE:
        return _preview_play(hidden, seat, action - PLAY)
    if RIVER <= action < CELL and hidden.phase == Phase.CHOOSE_RIVER:
        river = action - RIVER
        return _preview_target(hidden, seat, river // SLOTS, river % SLOTS, int(hidden.chosen) - PLAY)
    if NEW_RIVER <= action < PLAY:
        return _preview_new_river(hidden, seat)
    if TAKE_COLUMN <= action < BRIDGE_AT:
        return _preview_column(hidden, action - TAKE_COLUMN)
    if DOUBLE <= action < TO_GROUNDWATER:
        return _preview_source(hidden, action)
    if action in {OPTION_1, EXTRA_DRAW_YES, SUN_OCEAN}:
        return "preview-ocean", {"left": int(hidden.ocean_left)}
    if action in {FINISH, TAKE_GROUNDWATER}:
        return "preview-hand", {"hand": int(hidden.hand_size[seat]), "pile": int(hidden.groundwater_size[seat])}
    return None


def _preview_play(hidden: State, seat: int, card: int) -> Message:
    targets = [(o, k) for o in range(SEATS) for k in range(SLOTS) if is_target(hidden, seat, o, k, card)]
    if len(targets) > 1:
        return "preview-rivers", {"count": len(targets)}
    return _preview_target(hidden, seat, *targets[0], card)


def _preview_target(hidden: State, seat: int, owner: int, slot: int, card: int) -> Message:
    how = how_it_fits(hidden, owner, slot, card)
    name = NAMES[hidden.river_name[owner, slot]]
    length = int(river_length(hidden, owner, slot)) + 1
    if how == "exchange":
        return "preview-exchange", {"whose": "own" if owner == seat else "other", "river": name, "length": length}
    return f"preview-{how}", {"river": name, "length": length}


def _preview_new_river(hidden: State, seat: int) -> Message | None:
    if hidden.canteen_used == CANTEEN_SPENT:
        return "preview-no-canteen", {}
    return ("preview-canteen-comes", {}) if hidden.canteen[seat] == NO_SLOT else ("preview-canteen-asks", {})


def _preview_column(hidden: State, column: int) -> Message:
    cells = [COLUMNS * row + column for row in range(ROWS)]
    gives = [code(int(hidden.bottom[cell])) for cell in cells if hidden.bottom[cell] != NO_CARD]
    cards = " ".join(code(int(hidden.top[cell])) for cell in cells)
    return ("preview-column-gives", {"cards": cards, "gives": " ".join(gives)}) if gives else ("preview-column", {"cards": cards})


def _preview_source(hidden: State, action: int) -> Message:
    cells = [cell for cell in range(CELLS) if fitting_cells(hidden, action) >> cell & 1]
    if len(cells) > 1:
        return "preview-cells", {"count": len(cells)}
    verb, _ = card_verb(action)
    if verb == "discard":
        return "preview-cell", {"cell": cell_text(cells[0])}
    return f"preview-{verb}", {"cell": cell_text(cells[0]), "card": code(int(hidden.top[cells[0]]))}


# Why an action is not legal

ASKED_IN = {
    OPTION_1: Phase.TURN_START, OPTION_2: Phase.TURN_START, FINISH: Phase.MAIN, END_TURN: Phase.END_OF_TURN,
    EXTRA_DRAW_YES: Phase.EXTRA_DRAW, EXTRA_DRAW_NO: Phase.EXTRA_DRAW, CANTEEN_MOVE: Phase.CANTEEN, CANTEEN_LEAVE: Phase.CANTEEN,
    SUN_OCEAN: Phase.SUN, SUN_GROUNDWATER: Phase.SUN, SUN_GROUNDWATER + 1: Phase.SUN, TAP_LOW: Phase.TAP_END,
    TAP_HIGH: Phase.TAP_END, BRIDGE_STORE: Phase.BRIDGE,
}  # fmt: skip


def why_not(hidden: State, seat: int, action: int) -> Message:
    """Say why an action is not legal now, with the section that says so."""
    if hidden.phase not in _phases_of(action):
        return "why-other-phase", {"phase": PHASE_NAMES[hidden.phase].replace("_", "-"), "section": "§4"}
    if hidden.phase == Phase.MAIN and hidden.must_use:
        return "why-must-use", {"section": "§5.3"}
    if action >= PLAY:
        return _why_not_card(hidden, seat, action)
    if action >= NEW_RIVER:
        return _why_not_new_river(hidden, seat, action)
    if action >= RIVER:
        return _why_not_there(hidden, seat, action)
    if TAKE_COLUMN <= action < BRIDGE_AT:
        return _why_not_column(hidden, seat, action - TAKE_COLUMN)
    return _why_not_plain(hidden, seat, action)


def _phases_of(action: int) -> set[Phase]:
    if action in ASKED_IN:
        return {ASKED_IN[action]}
    if action == TAKE_GROUNDWATER:
        return {Phase.MAIN, Phase.END_OF_TURN}
    if action >= TO_GROUNDWATER:
        return {Phase.END_OF_TURN}
    if BRIDGE_AT <= action < RIVER:
        return {Phase.BRIDGE_POSITION}
    if RIVER <= action < CELL:
        return {Phase.CHOOSE_RIVER, Phase.TAP, Phase.BRIDGE}
    return {Phase.CHOOSE_CELL, Phase.TAP} if CELL <= action < NEW_RIVER else {Phase.MAIN}


def _why_not_card(hidden: State, seat: int, action: int) -> Message:
    verb, card = card_verb(action)
    named = {"card": code(card)}
    if verb == "sink" and hidden.hand_size[seat] <= HAND_LIMIT:
        return "why-no-surplus", {"section": "§4"}
    if not int(hidden.hand[seat]) >> card & 1:
        return "why-not-in-hand", {**named, "section": "§4"}
    if verb == "play":
        return "why-no-target", {**named, "section": "§5.1"}
    if verb == "double":
        return ("why-doubled", {"section": "§5.4"}) if hidden.doubled else ("why-no-partner", {**named, "section": "§5.4"})
    if verb == "discard":
        return "why-source-full", {"section": "§5.5"}
    return ("why-no-swap", {**named, "section": "RV-27"}) if is_source_full(hidden) else ("why-source-open", {"section": "§5.5"})


def _why_not_new_river(hidden: State, seat: int, action: int) -> Message:
    river, low, bridged = run_of(action)
    if hidden.doubled:
        return "why-step-two", {"section": "RV-11"}
    if free_slot(hidden, seat) == NO_SLOT:
        return "why-no-slot", {"section": "RV-38"}
    if bridged and not hidden.stored[seat]:
        return "why-no-bridge", {"section": "§5.6"}
    section = "RV-17" if bridged else "§5.2"
    return "why-no-run", {"river": NAMES[river], "low": low, "high": low + 2, "section": section}


def _why_not_there(hidden: State, seat: int, action: int) -> Message:
    if action >= CELL:
        section = "§5.5" if hidden.phase == Phase.CHOOSE_CELL else "§5.6"
        return "why-not-cell", {"cell": cell_text(action - CELL), "section": section}
    owner, slot = (action - RIVER) // SLOTS, (action - RIVER) % SLOTS
    if hidden.river_name[owner, slot] == NO_RIVER:
        return "why-no-river", {"section": "RV-38"}
    if hidden.phase == Phase.TAP:
        return "why-canteen-protects", {"section": "RV-20"}
    if hidden.phase == Phase.BRIDGE:
        return "why-no-position", {"section": "RV-19"}
    return "why-no-fit", {"card": code(int(hidden.chosen) - PLAY), "section": "§5.1"}


def _why_not_column(hidden: State, seat: int, column: int) -> Message:
    if hidden.doubled:
        return "why-step-two", {"section": "RV-11"}
    if hidden.canteen[seat] == NO_SLOT:
        return "why-canteen-free", {"section": "§5.3"}
    if hidden.canteen_used == CANTEEN_PLACED:
        return "why-canteen-placed", {"section": "RV-10"}
    if any(hidden.top[COLUMNS * row + column] == NO_CARD for row in range(ROWS)):
        return "why-column-gap", {"column": column, "section": "RV-5"}
    return "why-no-use", {"column": column, "section": "§5.3"}


def _why_not_plain(hidden: State, seat: int, action: int) -> Message:
    if action == OPTION_2:
        return "why-action-card-lies", {"section": "§5.6"}
    if action == FINISH:
        return "why-must-discard", {"section": "RV-26"}
    if action == END_TURN:
        return "why-surplus", {"count": int(hidden.hand_size[seat]) - HAND_LIMIT, "section": "§4"}
    if action == TAKE_GROUNDWATER:
        return _why_not_groundwater(hidden, seat)
    if SUN_GROUNDWATER <= action < TAP_LOW:
        return "why-pile-empty", {"section": "RV-39"}
    if TAKE_ACTION_CARD <= action < TAKE_COLUMN:
        return "why-nothing-beside", {"section": "RV-13"}
    return "why-no-position", {"section": "RV-19"}


def _why_not_groundwater(hidden: State, seat: int) -> Message:
    if hidden.groundwater_size[seat] == 0:
        return "why-pile-empty", {"section": "RV-25"}
    if hidden.hand_size[seat] >= HAND_LIMIT:
        return "why-hand-full", {"section": "RV-25"}
    return "why-groundwater-later", {"section": "RV-25"}
