"""How Fish'n'Stones shows itself to people: view, texts and drawing, all made from a hidden record (§7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tidetable.core.journal import ALL_SEEING
from tidetable.games.fish_n_stones.components import CELL, CELLS, COLOURS, DECK, DEPTHS, KIND, NEIGHBOURS, Kind, Shore
from tidetable.games.fish_n_stones.rules import can_drop, may_bait_anywhere, symbols
from tidetable.games.fish_n_stones.state import (
    BAIT_DROP, BAIT_PICK, BAIT_SKIP, BUCKET, CLOSED, FISH_SPOT, FULL, HIDDEN, NO_CARD, NO_CELL, NO_COLUMN, PLACE_CAT, Phase, State,
)  # fmt: skip

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tidetable.core.journal import Event
    from tidetable.core.words import Message, Words

COLUMN_NAMES = ("left", "middle", "right")
KIND_NAMES = tuple(kind.name.lower() for kind in Kind)
SHORE_NAMES = tuple(shore.name.lower() for shore in Shore)
PHASE_NAMES = tuple(phase.name.lower() for phase in Phase)

# The view


def view(hidden: State, seat: int) -> dict[str, Any]:
    """Give the picture of the table as *seat* is shown it: less than it may remember, where the options say so."""
    open_to_viewer = hidden.phase == Phase.END or seat == ALL_SEEING
    return {
        "phase": PHASE_NAMES[hidden.phase],
        "round": int(hidden.round_number),
        "starter": int(hidden.starter),
        "order": [(int(hidden.starter) + place) % int(hidden.seats) for place in range(hidden.seats)],
        "deck_left": int(hidden.deck_left),
        "deck_list": [{"kind": KIND_NAMES[kind], "copies": copies} for kind, copies, _, _ in DECK],
        "picked": None if hidden.picked == NO_CELL else int(hidden.picked),
        "cells": [_cell(hidden, cell, faces=bool(open_to_viewer or hidden.stack_view == FULL)) for cell in range(CELLS)],
        "columns": CELL[hidden.shore[seat]].tolist() if 0 <= seat < hidden.seats else None,
        "anywhere": bool(may_bait_anywhere(hidden)),
        "lures": [_lures(hidden, seat, cell) for cell in range(CELLS)],
        "seats": [_seat(hidden, other, seat) for other in range(hidden.seats)],
    }


def _cards(hidden: State, stack: int) -> list[int]:
    """List the cards of a stack, bottom to top."""
    cards = []
    card = int(hidden.top[stack])
    while card != NO_CARD:
        cards.append(card)
        card = int(hidden.below[card])
    return cards[::-1]


def _cell(hidden: State, cell: int, *, faces: bool) -> dict[str, Any]:
    cards = _cards(hidden, cell)
    shown: dict[str, Any] = {"top": KIND_NAMES[KIND[cards[-1]]] if cards else None, "height": len(cards)}
    if faces:  # FS-24
        fish, stones = symbols(hidden, cell)
        shown |= {"cards": [KIND_NAMES[KIND[card]] for card in cards], "fish": fish, "stones": stones}
    return shown


def _lures(hidden: State, seat: int, source: int) -> list[int]:
    """List the spots onto which a seat that baits now could lure a stack (§5)."""
    if hidden.phase != Phase.BAIT or not (seat >= 0 and int(hidden.waiting) >> seat & 1) or hidden.top[source] == NO_CARD:
        return []
    return [cell for cell in range(CELLS) if can_drop(hidden, seat, source, cell)]


def _seat(hidden: State, other: int, viewer: int) -> dict[str, Any]:
    return {
        "colour": COLOURS[other],
        "shore": SHORE_NAMES[hidden.shore[other]],
        "placed": bool(hidden.phase != Phase.CAST or not int(hidden.waiting) >> other & 1),
        "cat": _cat(hidden, other, viewer),
        "shown": bool(hidden.cat_shown[other] != NO_COLUMN),
        "bucket": _bucket(hidden, other, viewer),
    }


def _cat(hidden: State, other: int, viewer: int) -> int | None:
    """Give the column of a cat as far as the viewer is shown it."""
    if hidden.cat_shown[other] != NO_COLUMN:
        return int(hidden.cat_shown[other])
    own = other == viewer and hidden.own_cat != HIDDEN  # FS-9
    if (own or viewer == ALL_SEEING) and hidden.cat[other] != NO_COLUMN:
        return int(hidden.cat[other])
    return None


def _bucket(hidden: State, other: int, viewer: int) -> dict[str, Any]:
    cards = _cards(hidden, BUCKET + other)
    if hidden.bucket_view == CLOSED and hidden.phase != Phase.END and viewer not in (other, ALL_SEEING):  # FS-25
        return {"height": len(cards)}
    fish, stones = symbols(hidden, BUCKET + other)
    faces = [KIND_NAMES[KIND[card]] for card in cards]
    return {"height": len(cards), "cards": faces, "fish": fish, "stones": stones, "score": fish - stones}


# Texts


def action_text(action: int) -> str:
    """Write an action so that it reads back: "cat left", "no bait", "lure 4", "onto 7", "fish 3"."""
    if action < BAIT_SKIP:
        return f"cat {COLUMN_NAMES[action - PLACE_CAT]}"
    if action == BAIT_SKIP:
        return "no bait"
    verb, first = _verb(action)
    return f"{verb} {action - first}"


def _verb(action: int) -> tuple[str, int]:
    if action < BAIT_DROP:
        return "lure", BAIT_PICK
    return ("onto", BAIT_DROP) if action < FISH_SPOT else ("fish", FISH_SPOT)


def action_message(action: int) -> Message:
    """Name the catalogue's sentence for an action."""
    if action < BAIT_SKIP:
        return "action-cat", {"column": COLUMN_NAMES[action - PLACE_CAT]}
    if action == BAIT_SKIP:
        return "action-no-bait", {}
    verb, first = _verb(action)
    return f"action-{verb}", {"cell": action - first}


def target(action: int) -> dict[str, Any]:
    """Say what on the table to click for an action."""
    if action < BAIT_SKIP:
        return {"column": action - PLACE_CAT}
    if action == BAIT_SKIP:
        return {"button": "no-bait"}
    return {"cell": action - _verb(action)[1]}


UNTOLD = frozenset({"laid", "card-caught", "card-caught-closed"})  # for the animation only


def event_message(event: Event) -> Message | None:
    """Name the catalogue's sentence for an event; None if the log does not tell it."""
    kind = event["kind"]
    arguments = {name: value for name, value in event.items() if name != "kind"}
    if kind in UNTOLD:
        return None
    if kind == "cat-revealed":
        arguments["column"] = COLUMN_NAMES[event["column"]]
    if kind == "caught-closed":
        kind = "caught" if event["fish"] is not None else "caught-unseen"
    if kind == "shores-moved":
        arguments = {}
    return f"event-{kind}", {name: value for name, value in arguments.items() if value is not None}


def question(hidden: State, seat: int) -> Message:
    """Say what is asked of a seat."""
    return f"ask-{PHASE_NAMES[hidden.phase]}", {}


def preview(hidden: State, seat: int, action: int) -> Message | None:
    """Say what a catch or a lure would take, as far as the stack is shown."""
    if action in range(PLACE_CAT, BAIT_PICK) or action in range(BAIT_DROP, FISH_SPOT):
        return None
    cell = _cell(hidden, action - _verb(action)[1], faces=hidden.stack_view == FULL)
    if "cards" in cell:
        return "preview-full", {"height": cell["height"], "fish": cell["fish"], "stones": cell["stones"]}
    return "preview-top", {"top": cell["top"], "covered": cell["height"] - 1}


def must_remember(options: Mapping[str, Any], action: int | None) -> bool:
    """Say whether it is part of the game to remember an own action or, with None, what the table showed before (§7)."""
    if action is None:
        return bool(options["stack_view"] != "full" or options["bucket_view"] == "closed")  # FS-24, FS-25
    return bool(action < BAIT_SKIP and options["own_cat"] == "hidden")  # FS-9


def why_not(hidden: State, seat: int, action: int) -> Message:
    """Say why an action is not legal now, with the section that says so."""
    phase = _phase_of(action)
    if phase != hidden.phase:
        return "why-other-phase", {"phase": PHASE_NAMES[hidden.phase], "section": "§4"}
    cell = action - _verb(action)[1]
    if phase in {Phase.BAIT, Phase.FISH} and hidden.top[cell] == NO_CARD:
        return "why-empty", {"cell": cell, "section": "FS-12" if phase == Phase.BAIT else "FS-20"}
    if phase == Phase.DROP and (may_bait_anywhere(hidden) or not NEIGHBOURS[hidden.picked, cell]):
        return "why-no-neighbour", {"cell": cell, "source": int(hidden.picked), "section": "§2.2"}
    return "why-other-column", {"cell": cell, "section": "FS-10" if phase != Phase.FISH else "§4"}


def _phase_of(action: int) -> Phase:
    if action < BAIT_SKIP:
        return Phase.CAST
    if action < BAIT_DROP:
        return Phase.BAIT
    return Phase.DROP if action < FISH_SPOT else Phase.FISH


# The drawing for the terminal

GLYPHS = {"fish1": "F ", "fish2": "FF", "fish3": "F3", "water": "~ ", "stone1": "o ", "stone2": "oo"}
WIDTH = 10


def drawing(hidden: State, seat: int, words: Words) -> str:
    """Draw the pond, north up, each spot with its number, top card and height; then who sits where."""
    shown = view(hidden, seat)
    at = {player["shore"]: number for number, player in enumerate(shown["seats"])}
    lines = [words.word("round-line", round=shown["round"], deck=shown["deck_left"]), ""]
    lines.append(_shore_line(at.get("north"), words))
    for row in range(DEPTHS):
        cells = [(3 * row + file, shown["cells"][3 * row + file]) for file in range(DEPTHS)]
        side = {1: (at.get("west"), at.get("east"))}.get(row, (None, None))
        west = words.seat_name(side[0]) if side[0] is not None else ""
        east = words.seat_name(side[1]) if side[1] is not None else ""
        lines.append(f"{west:>12} " + "+".join(["-" * WIDTH] * 3) + f" {east}")
        lines.append(" " * 13 + "|".join(f" {number}  {GLYPHS.get(cell['top'], '  ')} {_height(cell)}" for number, cell in cells))
    lines.append(" " * 13 + "+".join(["-" * WIDTH] * 3))
    lines.append(_shore_line(at.get("south"), words))
    lines.append("")
    lines += [_player_line(number, player, words) for number, player in enumerate(shown["seats"])]
    lines.append(words.word("legend"))
    return "\n".join(lines)


def _height(cell: dict[str, Any]) -> str:
    return f"x{cell['height']}".ljust(3) if cell["height"] > 1 else "   "


def _shore_line(seat: int | None, words: Words) -> str:
    return " " * 13 + (words.seat_name(seat) if seat is not None else "").center(3 * WIDTH + 2)


def _player_line(number: int, player: dict[str, Any], words: Words) -> str:
    bucket = player["bucket"]
    if "score" in bucket:
        holds = words.word("bucket-line", fish=bucket["fish"], stones=bucket["stones"], score=bucket["score"])
    else:
        holds = words.word("bucket-closed", height=bucket["height"])
    if player["cat"] is not None:
        cat = words.word("cat-at", column=COLUMN_NAMES[player["cat"]])
    else:
        cat = words.word("cat-placed" if player["placed"] else "cat-not-placed")
    return f"  {words.seat_name(number)}: {holds}; {cat}"
