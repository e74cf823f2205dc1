"""The words for decisions and events: texts that read back, messages of the catalogue, and what to click (§10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tidetable.games.reef_encounter.components import BOARD_LETTERS, CELLS, TOP, UNDER
from tidetable.games.reef_encounter.consequences import meals
from tidetable.games.reef_encounter.state import (
    ALGA_LOCK, ALGA_PAY, ALGA_SPACE, COLLECT, CUBE_TO_TILE, DECLINE, DROP, DROP_SCREEN, EAT, END_PLACING, FISH_TILE, INTRODUCE,
    INTRODUCED, LARVA_PICK, LIFT, NO_SPACE, PLACE, PLAY_CUBE, SRC_BEHIND, SRC_FRONT, TILE_TO_CUBE, Phase, State,
)  # fmt: skip
from tidetable.games.reef_encounter.view import ALGA_NAMES, CORAL_NAMES, END_NAMES, PHASE_NAMES, SOURCE_NAMES, cell_name

if TYPE_CHECKING:
    from collections.abc import Callable

    from tidetable.core.journal import Event
    from tidetable.core.words import Message

# The kinds of decisions (§10): first number, verb, how its parameter is written, what to click

PLAIN: tuple[str, ...] = ("",)
SHRIMP_NUMBERS = ("1", "2", "3", "4")
TILE_NAMES = tuple(f"t{tile}" for tile in range(10))
CELL_NAMES = tuple(cell_name(cell) for cell in range(CELLS))

Kind = tuple[int, str, tuple[str, ...], str]
KINDS: tuple[Kind, ...] = (
    (FISH_TILE, "fish", CORAL_NAMES, "behind"),
    (LARVA_PICK, "larva", CORAL_NAMES, "larva"),
    (EAT, "eat", SHRIMP_NUMBERS, "shrimp"),
    (DECLINE, "decline", PLAIN, "button"),
    (PLAY_CUBE, "cube", CORAL_NAMES, "cube"),
    (SRC_BEHIND, "behind", PLAIN, "button"),
    (SRC_FRONT, "front", PLAIN, "button"),
    (END_PLACING, "done", PLAIN, "button"),
    (INTRODUCE, "introduce", PLAIN, "button"),
    (LIFT, "lift", SHRIMP_NUMBERS, "shrimp"),
    (DROP_SCREEN, "home", PLAIN, "button"),
    (TILE_TO_CUBE, "exchange", CORAL_NAMES, "front"),
    (ALGA_PAY, "pay", CORAL_NAMES, "front"),
    (ALGA_SPACE, "alga", ALGA_NAMES, "alga"),
    (ALGA_LOCK, "lock", TILE_NAMES, "coral_tile"),
    (CUBE_TO_TILE, "tile", CORAL_NAMES, "cube"),
    (COLLECT, "sea", CORAL_NAMES, "space"),
    (PLACE, "place", CELL_NAMES, "cell"),
    (DROP, "drop", CELL_NAMES, "cell"),
)
TWICE = frozenset({"shrimp", "front", "cube"})  # things that two kinds of decisions click


def kind_of(action: int) -> tuple[Kind, int]:
    """Give the kind of a decision and its parameter."""
    kind = next(kind for kind in reversed(KINDS) if action >= kind[0])
    return kind, action - kind[0]


def action_text(action: int) -> str:
    """Write an action so that it reads back: "cube white", "place 1:e4", "lock t3", "done"."""
    (_, verb, names, _), parameter = kind_of(action)
    return f"{verb} {names[parameter]}".strip()


def plain_text(hidden: State, text: str) -> str:
    """Write a cell named after its board ("place B:f4") with the slot this table has given that board ("place 0:f4")."""
    verb, _, cell = text.partition(" ")
    letter, colon, rest = cell.strip().partition(":")
    letters = [BOARD_LETTERS[board] for board in hidden.board[: hidden.seats]]
    if colon and letter.upper() in letters:
        return f"{verb} {letters.index(letter.upper())}:{rest}"
    return text


def action_message(action: int) -> Message:
    """Name the catalogue's sentence for an action."""
    (_, verb, names, _), parameter = kind_of(action)
    return f"action-{verb}", _parameter(verb, names[parameter])


def _parameter(verb: str, name: str) -> dict[str, Any]:
    if not name:
        return {}
    if verb in {"place", "drop"}:
        return {"cell": name}
    if verb == "lock":
        return {"tile": name.upper()}
    if verb in {"eat", "lift"}:
        return {"number": name}
    return {"alga" if verb == "alga" else "colour": name}


def target(action: int) -> dict[str, Any]:
    """Say what on the table to click for an action; where two decisions click the same thing, the verb tells them apart."""
    (_, verb, _, thing), parameter = kind_of(action)
    if thing == "button":
        return {"button": verb}
    return {thing: parameter, "verb": verb} if thing in TWICE else {thing: parameter}


# What happened

# For the animation only; turn-ended sums the turn up.
UNTOLD = frozenset({
    "start-tile", "indicator", "sea-tile", "dealt-tile", "turn-begun", "tile-eaten", "shrimp-spent", "bonus-filled",
    "placing-ended", "shrimp-lifted", "alga-paid", "alga-back", "cube-collected", "tile-collected", "sea-cube",
})  # fmt: skip
SECRET = frozenset({"fish-chosen", "larva-picked"})


NAMED: dict[str, Callable[[int], str]] = {
    "colour": lambda colour: CORAL_NAMES[colour],
    "colour_2": lambda colour: CORAL_NAMES[colour],
    "alga": lambda alga: ALGA_NAMES[alga],
    "cell": cell_name,
    "board": lambda board: BOARD_LETTERS[board],
    "source": lambda source: SOURCE_NAMES[source],
    "space": lambda space: CORAL_NAMES[space] if space != NO_SPACE else "none",
    "end": lambda end: END_NAMES[end],
    "action": action_text,
}


def event_message(event: Event) -> Message | None:
    """Name the catalogue's sentence for an event; None if the log does not tell it."""
    kind = event["kind"]
    if kind in UNTOLD:
        return None
    if kind in SECRET and event["colour"] is None:
        return f"event-{kind}-unseen", {"seat": event["seat"]}
    arguments = {name: NAMED[name](value) if name in NAMED else value for name, value in event.items() if name != "kind"}
    if kind == "coral-tile-turned":
        tile, side = event["tile"], event["side"]
        arguments |= {"colour": CORAL_NAMES[TOP[tile, side]], "colour_2": CORAL_NAMES[UNDER[tile, side]]}
    if "tile" in arguments:
        arguments["tile"] = f"T{event['tile']}"
    return f"event-{kind}", arguments


def question(hidden: State, seat: int) -> Message:
    """Say what is asked of a seat."""
    phase = PHASE_NAMES[hidden.phase].replace("_", "-")
    if hidden.phase in {Phase.PLACE, Phase.PLACE_CELL}:
        return f"ask-{phase}", {"colour": CORAL_NAMES[hidden.colour], "used": int(hidden.behind_used)}
    if hidden.phase == Phase.DROP:
        return "ask-drop-new" if hidden.lifted_from == INTRODUCED else "ask-drop", {}
    if hidden.phase == Phase.MAIN and (offered := meals(hidden)):
        return "ask-main-eat", {"count": len(offered), "colour": offered[0]["colour"]}
    if hidden.phase == Phase.SETUP_LARVA:
        return "ask-setup-larva", {"number": int(hidden.picks) + 1}
    return f"ask-{phase}", {}
