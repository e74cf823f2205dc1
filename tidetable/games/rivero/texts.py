"""The words of Rivero: actions that read back, and the catalogue's messages for actions, events and questions (§10)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from tidetable.games.rivero.components import COLUMNS, HAND_LIMIT, NAMES, SLOTS, VALUES
from tidetable.games.rivero.state import (
    BRIDGE_AT, CELL, DISCARD, DOUBLE, NEW_RIVER, NEW_RIVER_BRIDGE, PLAY, RIVER, RUNS, SUN_GROUNDWATER, SWAP, TAKE_ACTION_CARD,
    TAKE_COLUMN, TAP_LOW, TO_GROUNDWATER, Phase, State,
)  # fmt: skip
from tidetable.games.rivero.view import ACTION_NAMES, PHASE_NAMES, code

if TYPE_CHECKING:
    from tidetable.core.journal import Event
    from tidetable.core.words import Message

# The actions without a number, by id: their text and the name of their button
BUTTONS = {
    0: "option 1", 1: "option 2", 2: "finish", 3: "end turn", 4: "take groundwater", 5: "extra card", 6: "no extra card",
    7: "move canteen", 8: "leave canteen", 9: "sun on ocean", 12: "tap low", 13: "tap high", 14: "store bridge",
}  # fmt: skip
CARD_VERBS = ((TO_GROUNDWATER, "sink"), (SWAP, "swap"), (DISCARD, "discard"), (DOUBLE, "double"), (PLAY, "play"))


def run_of(action: int) -> tuple[int, int, bool]:
    """Give the river, the lowest value and whether a bridge is in it, of a NEW_RIVER or NEW_RIVER_BRIDGE."""
    bridged = action >= NEW_RIVER_BRIDGE
    run = action - (NEW_RIVER_BRIDGE if bridged else NEW_RIVER)
    return run // RUNS, run % RUNS + 1, bridged


def card_verb(action: int) -> tuple[str, int]:
    """Give the verb and the card type of an action that names a hand card."""
    first, verb = next((first, verb) for first, verb in CARD_VERBS if action >= first)
    return verb, action - first


def action_text(action: int) -> str:
    """Write an action so that it reads back: "new river danube 1-3", "double a5", "cell 1,2"."""
    if action in BUTTONS:
        return BUTTONS[action]
    if action >= PLAY:
        verb, card = card_verb(action)
        return f"{verb} {code(card).lower()}"
    if action >= NEW_RIVER:
        river, low, bridged = run_of(action)
        return f"new river {NAMES[river]} {low}-{low + 2}" + (" with bridge" if bridged else "")
    if action >= CELL:
        return f"cell {cell_text(action - CELL)}"
    if action >= RIVER:
        return f"river {(action - RIVER) // SLOTS}/{(action - RIVER) % SLOTS}"
    return _numbered_text(action)


def _numbered_text(action: int) -> str:
    if action >= BRIDGE_AT:
        return f"bridge at {action - BRIDGE_AT + 2}"
    if action >= TAKE_COLUMN:
        return f"take column {action - TAKE_COLUMN}"
    if action >= TAKE_ACTION_CARD:
        return f"take card {action - TAKE_ACTION_CARD + 1}"
    return f"sun on groundwater {action - SUN_GROUNDWATER}"


WHERE = re.compile(r"(?P<first>(?:double|discard|swap|play) \S+) (?:on|to|at) (?P<place>\d+[,/]\d+)")


def plain_text(state: State, text: str) -> str:
    """Read "double A5 on 1,2" or "play N7 at 0/1": the first half while it is to come, then the second."""
    found = WHERE.fullmatch(" ".join(text.lower().split()))
    if found is None:
        return text
    if state.phase in {Phase.CHOOSE_CELL, Phase.CHOOSE_RIVER} and found["first"] == action_text(int(state.chosen)):
        return f"{'cell' if ',' in found['place'] else 'river'} {found['place']}"
    return found["first"]


def cell_text(cell: int) -> str:
    """Write a cell of the source as row and column."""
    return f"{cell // COLUMNS},{cell % COLUMNS}"


def action_message(action: int) -> Message:
    """Name the catalogue's sentence for an action."""
    if action in BUTTONS:
        return f"action-{BUTTONS[action].replace(' ', '-')}", {}
    if action >= PLAY:
        verb, card = card_verb(action)
        return f"action-{verb}", {"card": code(card)}
    if action >= NEW_RIVER:
        river, low, bridged = run_of(action)
        return "action-new-river-bridge" if bridged else "action-new-river", {"river": NAMES[river], "low": low, "high": low + 2}
    if action >= CELL:
        return "action-cell", {"cell": cell_text(action - CELL)}
    if action >= RIVER:
        return "action-river", {"seat": (action - RIVER) // SLOTS, "slot": (action - RIVER) % SLOTS}
    if action >= BRIDGE_AT:
        return "action-bridge-at", {"value": action - BRIDGE_AT + 2}
    if action >= TAKE_COLUMN:
        return "action-take-column", {"column": action - TAKE_COLUMN}
    if action >= TAKE_ACTION_CARD:
        return "action-take-card", {"place": action - TAKE_ACTION_CARD + 1}
    return "action-sun-on-groundwater", {"seat": action - SUN_GROUNDWATER}


def target(action: int) -> dict[str, Any]:
    """Say what on the table to click for an action; a hand card can do several things, so its verb is part of it."""
    if action in BUTTONS:
        return {"button": BUTTONS[action].replace(" ", "-")}
    if action >= PLAY:
        verb, card = card_verb(action)
        return {"card": card, "verb": verb}
    if action >= NEW_RIVER:
        river, low, bridged = run_of(action)
        cards = [VALUES * river + low - 1 + step for step in range(3)]
        return {"run": [cards[0], cards[2]] if bridged else cards, "bridge": bridged}
    if action >= CELL:
        return {"cell": action - CELL}
    if action >= RIVER:
        return {"owner": (action - RIVER) // SLOTS, "slot": (action - RIVER) % SLOTS}
    if action >= BRIDGE_AT:
        return {"value": action - BRIDGE_AT + 2}
    if action >= TAKE_COLUMN:
        return {"column": action - TAKE_COLUMN}
    return {"beside": action - TAKE_ACTION_CARD} if action >= TAP_LOW else {"groundwater": action - SUN_GROUNDWATER}


# Events

UNTOLD = frozenset({"base-laid", "laid"})  # for the animation only
CARDS_NAMED = ("card", "got", "below", "face")
UNSEEN_TOO = frozenset({"drew", "groundwater-taken", "sunk", "exchanged"})  # another sentence for who does not see the face


def event_message(event: Event) -> Message | None:
    """Name the catalogue's sentence for an event; None if the log does not tell it."""
    kind = event["kind"]
    if kind in UNTOLD:
        return None
    arguments = {name: value for name, value in event.items() if name != "kind" and value is not None}
    for name in CARDS_NAMED:
        if name in arguments:
            arguments[name] = code(arguments[name])
    if "cell" in arguments:
        arguments["cell"] = cell_text(arguments["cell"])
    if "river" in arguments:
        arguments["river"] = NAMES[arguments["river"]]
    if "action" in arguments:
        arguments["action"] = ACTION_NAMES[arguments["action"]]
    if kind in UNSEEN_TOO and None in event.values():
        kind += "-unseen"
    return f"event-{kind}", arguments


def question(hidden: State, seat: int) -> Message:
    """Say what is asked of a seat."""
    phase = PHASE_NAMES[hidden.phase].replace("_", "-")
    if hidden.phase == Phase.CHOOSE_CELL:
        verb, card = card_verb(int(hidden.chosen))
        return f"ask-cell-{verb}", {"card": code(card)}
    if hidden.phase == Phase.CHOOSE_RIVER:
        return "ask-choose-river", {"card": code(int(hidden.chosen) - PLAY)}
    if hidden.phase == Phase.MAIN and hidden.must_use:
        return "ask-use", {}
    if hidden.phase == Phase.MAIN:
        return ("ask-main-doubled" if hidden.doubled else "ask-main"), {}
    if hidden.phase == Phase.END_OF_TURN and hidden.hand_size[seat] > HAND_LIMIT:
        return "ask-sink", {"count": int(hidden.hand_size[seat]) - HAND_LIMIT}
    return f"ask-{phase}", {}
