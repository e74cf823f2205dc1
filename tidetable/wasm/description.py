"""The description of a module: everything a client must know to use it, from the declarations of the game alone.

Layouts of the record and of the fact sheet, the tables of decisions, events, messages, reasons and planes, the options, the exports
with their arguments, the levels of the bots. What a number means is said once, in ``numbers``; everything else refers to it by its
place there.
"""

from __future__ import annotations

import base64
import hashlib
from itertools import product
from typing import TYPE_CHECKING, Any

from tidetable.bots import bot_names
from tidetable.bots.levels import LEVELS, level, strengths
from tidetable.core.chance import WORD
from tidetable.core.facts import IS, UNSHOWN, Fact, FactSheet, Group
from tidetable.core.journal import EVENT_SIZE, ROOM, STATE_AT, TURNS_PASSED
from tidetable.core.legal import WORD_BITS
from tidetable.core.means import Number
from tidetable.core.record import ALL_SEEING, MAX_SEATS, SPECTATOR, Block, SeenBy
from tidetable.core.rows import ANY_PHASE, NOTHING, SPOKEN
from tidetable.core.rule import CORE, NOT_RULES
from tidetable.wasm.exports import Export, Place, Table, desk_of, exports_of
from tidetable.wasm.linker import ALIGNED, HEAP_NAME, MEMORY_NAME, STACK

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    import numpy as np

    from tidetable.core.game import Game

FORMAT = 1  # of descriptions and of how a module is called; docs/wasm.md


def sources_digest(game: Game) -> str:
    """Digest what a module is made from: the rules of core, the game's folder, how modules are made; the same anywhere."""
    sha = hashlib.sha256()
    files = [path for path in sorted(CORE.glob("*.py")) if path.name not in NOT_RULES]
    for path in [*files, *sorted(game.folder.rglob("*.py")), *makers()]:
        content = path.read_bytes().replace(b"\r\n", b"\n")
        sha.update(f"{path.parent.name}/{path.name}:{len(content)}:".encode() + content)
    return sha.hexdigest()


def makers() -> list[Path]:
    """List the files that say how a module is made."""
    here = CORE.parent / "wasm"
    mine = [here / f"{name}.py" for name in ("compiler", "description", "exports", "linker", "thinking")]
    search = CORE.parent / "bots"
    return [*mine, search / "searcher.py", search / "levels.py", *sorted((search / "search").glob("*.py"))]


def described(game: Game, module: bytes, returns: Mapping[str, str]) -> dict[str, Any]:
    """Describe the module of a game; *returns* says what each export gives back."""
    numbers = Numbers()
    return {
        "format": FORMAT,
        "game": game.id,
        "names": dict(game.card.names),
        "rules_version": game.card.rules_version,
        "sources": sources_digest(game),
        "sha256": hashlib.sha256(module).hexdigest(),
        "seats": list(game.card.seats),
        "minutes": list(game.card.minutes),
        "age": game.card.age,
        "weight": game.card.weight,
        "options": [_option(option) for option in game.card.options],
        "actions": game.actions,
        "phases": list(game.phases),
        "memory": _memory(),
        "exports": [_export(export, returns[export.name]) for export in exports_of(game)],
        "record": {"size": game.State.size, "fields": _fields(game.State, numbers)},
        "facts": _facts(game.Facts, numbers),
        "desk": _desk(desk_of(game)),
        "constants": dict(game.constants),
        "decisions": [_decision(kind, numbers) for kind in game.Decision],
        "events": [_numbers_row(kind, numbers) | {"told": kind.row.told} for kind in game.Event],
        "messages": [_numbers_row(kind, numbers) for kind in game.Say],
        "reasons": [{"id": kind.name.lower(), "number": int(kind), "section": kind.row.section} for kind in game.Reason],
        "planes": [{"id": kind.id, "begin": int(kind), "size": kind.row.room, "meaning": kind.row.meaning} for kind in game.Plane],
        "numbers": numbers.found,
        "open_at_the_end": game.is_open_at_the_end,
        "remembered": _remembered(game),
        "bots": _bots(game),
    }


def _memory() -> dict[str, Any]:
    """Say what is the same for every game: names, sizes, and the numbers that stand for somebody or something special."""
    return {
        "memory": MEMORY_NAME, "heap": HEAP_NAME, "aligned": ALIGNED, "stack": STACK,
        "max_seats": MAX_SEATS, "spectator": SPECTATOR, "all_seeing": ALL_SEEING, "nobody_waits": -1,
        "word_bits": WORD_BITS, "event_size": EVENT_SIZE, "journal_room": ROOM, "tale_state": 4 * STATE_AT,
        "turns_passed": TURNS_PASSED,
        "spoken": SPOKEN, "nothing_said": NOTHING, "unshown": UNSHOWN, "any_phase": ANY_PHASE, "random_word": WORD,
    }  # fmt: skip


def _remembered(game: Game) -> list[dict[str, Any]]:
    """Say which values of options make a player remember: what was shown before or, where ``actions`` are named, these own ones."""
    if game.must_remember is None:
        return []
    options = [option for option in game.card.options if len(option.values) > 1]
    usual = {option.name: option.default for option in game.card.options}
    mixes = [dict(zip(usual, values, strict=True)) for values in product(*(option.values for option in game.card.options))]
    forgotten = [(mix, _forgotten(game, mix)) for mix in mixes]
    found = []
    for name, value in [(option.name, value) for option in options for value in option.values]:
        alike = [kinds for mix, kinds in forgotten if mix[name] == value]
        found += [{"option": name, "value": value, **kind} for kind in alike[0] if all(kind in kinds for kinds in alike)]
    for mix, kinds in forgotten:
        said = [{"actions": row["actions"]} if "actions" in row else {} for row in found if mix[row["option"]] == row["value"]]
        assert all(kind in said for kind in kinds), f"what {game.id} makes a player remember is no matter of single options"
    return found


def _forgotten(game: Game, options: Mapping[str, Any]) -> list[dict[str, Any]]:
    views: list[dict[str, Any]] = [] if game.is_shown_again(options) else [{}]
    actions = [action for action in range(game.actions) if not game.is_shown_again(options, action)]
    return views + ([{"actions": actions}] if actions else [])


def _bots(game: Game) -> dict[str, Any]:
    """Say who plays, and for each number of seats how each level searches and picks (bots/levels.py)."""
    levels = {str(seats): {name: _level(game, name, seats) for name in LEVELS} for seats in game.card.seats}
    return {"names": bot_names(game.id), "strengths": strengths(game.id), "levels": levels}


def _level(game: Game, name: str, seats: int) -> dict[str, Any]:
    found = level(game.id, name, seats)
    knobs = found.style.knobs(game)
    return {
        "passes": found.passes, "whim": found.mood.whim, "reach": found.mood.reach,
        "knobs": {knob: knobs[0][knob].item() for knob in knobs.dtype.names},
    }  # fmt: skip


def _option(option: Any) -> dict[str, Any]:
    more = {name: getattr(option, name) for name in ("least", "most", "letters", "kinds", "rest") if hasattr(option, name)}
    return {"name": option.name, "kind": type(option).__name__, "values": list(option.values), "width": option.width, **more}


def _export(export: Export, returns: str) -> dict[str, Any]:
    arguments = []
    for name, kind in export.given:
        place = export.arguments.get(name)
        more = _place(place) if isinstance(place, Place) else {"of": "desk", "size": place.size} if isinstance(place, Table) else {}
        arguments.append({"name": name, "kind": kind, **more})
    return {"name": export.name, "arguments": arguments, "returns": returns}


def _place(place: Place) -> dict[str, Any]:
    of = "record" if place.of.names else place.of.str.lstrip("<|")
    return {"of": of, "count": place.count, "size": place.size} | ({"maybe": True} if place.maybe else {})


def _fields(block: type[Block], numbers: Numbers) -> list[dict[str, Any]]:
    assert block.layout.fields is not None
    offsets = {name: int(block.layout.fields[name][1]) for name in block.fields}
    return [
        {
            "name": name,
            "at": offsets[name],
            "width": field.width,
            "shape": list(field.shape),
            "seen_by": SeenBy(field.seen_by).name.lower(),
        }
        | ({"remembered": True} if field.remembered else {})
        | ({"means": numbers.place(field.means)} if field.means else {})
        for name, field in block.fields.items()
    ]


def _desk(desk: Table) -> dict[str, Any]:
    """Say where the arrays of a search lie, and the fields of their elements, as far as they are the caller's to write."""
    arrays = [
        {"name": name, "at": leaf.at, "shape": list(leaf.shape), "size": leaf.of.itemsize, **_element(leaf.of)}
        for name, leaf in desk.leaves.items()
        if leaf.constant is None
    ]
    return {"size": desk.size, "arrays": arrays}


def _element(kind: np.dtype[Any]) -> dict[str, Any]:
    if issubclass(kind.type, Block):
        return {"of": "record"}
    if kind.fields is None:
        return {"of": kind.str.lstrip("<|")}
    return {"fields": [{"name": name, "at": int(at), "width": of.str.lstrip("<|")} for name, (of, at, *_) in kind.fields.items()]}


# Facts


def _facts(sheet: type[FactSheet], numbers: Numbers) -> dict[str, Any]:
    fields = [{key: value for key, value in field.items() if key != "seen_by"} for field in _fields(sheet, numbers)]
    blank = base64.b64encode(sheet.blank().to_bytes()).decode()
    tree = {name: _spec(spec, numbers) for name, spec in sheet.declared.items()}
    return {"size": sheet.size, "fields": fields, "blank": blank, "is": IS, "declared": tree}


def _spec(spec: Fact | Group, numbers: Numbers) -> dict[str, Any]:
    if isinstance(spec, Fact):
        return {"means": numbers.place(spec.means), "shape": list(spec.shape)} | ({"ends": True} if spec.ends else {})
    found: dict[str, Any] = {"parts": {name: _spec(part, numbers) for name, part in spec.parts.items()}}
    if spec.count is not None:
        found["count"] = spec.count
    return found | ({"some": True} if spec.some else {}) | ({"of": [dict(one) for one in spec.of]} if spec.of else {})


# Rows


class Numbers:
    """What numbers mean, each kind once."""

    def __init__(self) -> None:
        self.found: list[dict[str, Any]] = []

    def place(self, number: Number) -> int:
        """Give the place of a kind of number in the list."""
        told: dict[str, Any] = {"form": number.form, "size": number.size, "none": number.none}
        told |= {"words": list(number.words)} if number.words else {}
        told |= {"shows": list(number.shows)} if number.shows else {}
        told |= {"seen_by": SeenBy(number.seen_by).name.lower()}
        if told not in self.found:
            self.found.append(told)
        return self.found.index(told)


def _decision(kind: Any, numbers: Numbers) -> dict[str, Any]:
    row = kind.row
    parts = [
        {"name": name, "means": numbers.place(part), "first": row.first.get(name, 0), "size": size}
        for (name, part), size in zip(row.parts.items(), row.sizes, strict=True)
    ]
    return {
        "id": kind.id, "number": int(kind), "room": row.room, "verb": row.verb, "text": row.form,
        "asked_in": list(row.asked_in), "click": row.click, "parts": parts,
    }  # fmt: skip


def _numbers_row(kind: Any, numbers: Numbers) -> dict[str, Any]:
    row = kind.row
    parts = [{"name": name, "means": numbers.place(part)} for name, part in row.numbers.items()]
    found = {"id": kind.id, "number": int(kind), "message": row.id or kind.id, "numbers": parts}
    return found | ({"section": row.section} if row.section else {})
