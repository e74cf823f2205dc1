"""A game made of a module and its description alone: as its rules and its declarations were when it was built.

The description says what is data (the record, decisions, events, facts, options), the module does what is law. Only what
neither people nor programs are shown of a match (drawings in a terminal, texts that depend on the table) is that of the game as
it is today.
"""

from __future__ import annotations

import base64
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import msgspec

from tidetable.core.card import CountsOption, LettersOption, Option, WholeOption
from tidetable.core.errors import BadSetup
from tidetable.core.facts import Fact, FactSheet, Group
from tidetable.core.means import Number
from tidetable.core.record import Field, Record, SeenBy
from tidetable.core.rows import DecisionRow, Decisions, Events, Messages, NumbersRow, PlaneRow, Planes, ReasonRow, Reasons
from tidetable.core.undo import revealing
from tidetable.wasm.exports import ALGORITHMS, RULES, UNDO, signature_of
from tidetable.wasm.ways import Built, algorithms_of, called_by, signature_by_name

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Mapping
    from pathlib import Path

    from tidetable.core.card import Card
    from tidetable.core.game import Game

KINDS = {kind.__name__: kind for kind in (Option, WholeOption, LettersOption, CountsOption)}
Told = dict[str, Any]  # a part of a description


def rebuilt(today: Game, path: Path) -> Game:
    """Make a game of the module at *path* (``<name>.wasm``, with ``<name>.json`` beside it); *today* is the game as it is now."""
    told: Told = msgspec.json.decode(path.with_suffix(".json").read_bytes())
    functions = _functions(path, {export["name"] for export in told["exports"]})
    meanings = [_number(one) for one in told["numbers"]]
    forgets = told["remembered"]
    rules: dict[str, Any] = {name: functions[name] for name in RULES}
    game = replace(
        today,
        card=_card(today.card, told),
        State=_record(told["record"], meanings),
        Decision=_table(Decisions, told["decisions"], lambda row: _decision(row, meanings)),
        Event=_table(Events, told["events"], lambda row: _numbers(row, meanings)),
        Say=_table(Messages, told["messages"], lambda row: _numbers(row, meanings)),
        Reason=_table(Reasons, told["reasons"], lambda row: ReasonRow(row["section"])),
        Plane=_table(Planes, told["planes"], lambda row: PlaneRow(row["size"], row["meaning"])),
        Facts=_sheet(told["facts"], meanings),
        constants=told["constants"],
        must_remember=(lambda options, action: _is_forgotten(forgets, options, action)) if forgets else None,
        **rules,
    )
    vars(game)["fast"] = algorithms_of(functions)
    vars(game)["bound"] = lambda algorithm, **_more: _exported(functions, algorithm)
    vars(game)["is_open_at_the_end"] = told["open_at_the_end"]
    return game


# Functions


def _functions(path: Path, exported: Container[str]) -> dict[str, Callable[..., Any]]:
    """Give the exports, called as the rules they were made from; every thread has a module of its own."""
    built = Built(path.stem, path.parent)
    found = {name: called_by(built, name, signature_by_name(name)) for name in (*ALGORITHMS, *RULES) if name in exported}
    return found | {UNDO: called_by(built, UNDO, signature_of(revealing))}


def _exported(functions: Mapping[str, Callable[..., Any]], algorithm: Any) -> Callable[..., Any]:
    if algorithm.__name__ not in functions:
        raise BadSetup(f"rules of an earlier version have no {algorithm.__name__}: their module does not hold it")
    return functions[algorithm.__name__]


# Declarations


def _table(kind: Any, told: list[Told], row_of: Callable[[Told], object]) -> Any:
    """Make an enumeration of rows, as a game declares it: the first has the number it had there."""

    class Rows(kind):  # type: ignore[misc]  # whichever it is
        @classmethod
        def begins(cls) -> int:
            return int(told[0].get("number", 0))

    return Rows(kind.__name__, [(row["id"].upper().replace("-", "_"), row_of(row)) for row in told])


def _card(today: Card, told: Told) -> Card:
    options = tuple(_option(one) for one in told["options"])
    return replace(today, rules_version=told["rules_version"], seats=tuple(told["seats"]), options=options)


def _option(told: Told) -> Option:
    more = {name: told[name] for name in ("least", "most", "letters", "kinds", "rest") if name in told}
    return KINDS[told["kind"]](
        told["name"], tuple(map(_frozen, told["values"])), **{name: _frozen(one) for name, one in more.items()}
    )


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def _number(told: Told) -> Number:
    words, shows = tuple(told.get("words", ())), tuple(told.get("shows", ()))
    return Number(told["form"], told["size"], words, shows, told["none"], SeenBy[told["seen_by"].upper()])


def _decision(row: Told, meanings: list[Number]) -> DecisionRow:
    parts = {part["name"]: meanings[part["means"]] for part in row["parts"]}
    first = {part["name"]: part["first"] for part in row["parts"] if part["first"]}
    return DecisionRow(row["verb"], parts, tuple(row["asked_in"]), row["click"], row["text"], first)


def _numbers(row: Told, meanings: list[Number]) -> NumbersRow:
    numbers = {part["name"]: meanings[part["means"]] for part in row["numbers"]}
    called = "" if row["message"] == row["id"] else row["message"]
    return NumbersRow(numbers, called, told=row.get("told", True), section=row.get("section", ""))


def _record(told: Told, meanings: list[Number]) -> type[Record]:
    fields = {
        field["name"]: Field(
            tuple(field["shape"]),
            field["width"],
            SeenBy[field["seen_by"].upper()],
            field.get("remembered", False),
            meanings[field["means"]] if "means" in field else None,
        )
        for field in told["fields"]
    }
    state: type[Record] = type("State", (Record,), fields)
    _check_layout(state, told)
    return state


def _sheet(told: Told, meanings: list[Number]) -> type[FactSheet]:
    widths = {field["name"]: field["width"] for field in told["fields"]}
    declared = {name: _spec(name, spec, widths, meanings) for name, spec in told["declared"].items()}
    sheet: type[FactSheet] = type("Facts", (FactSheet,), declared)
    _check_layout(sheet, told)
    if sheet.blank().to_bytes() != base64.b64decode(told["blank"]):
        raise BadSetup("the facts of a kept module are not as its description says")
    return sheet


def _spec(name: str, told: Told, widths: Mapping[str, str], meanings: list[Number]) -> Fact | Group:
    if "means" in told:
        return Fact(meanings[told["means"]], tuple(told["shape"]), widths[name], ends=told.get("ends", False))
    parts = {part: _spec(f"{name}_{part}", spec, widths, meanings) for part, spec in told["parts"].items()}
    return Group(parts, told.get("count"), told.get("some", False), told.get("of", ()))


def _check_layout(block: Any, told: Told) -> None:
    places = {name: int(block.layout.fields[name][1]) for name in block.fields}
    if block.size != told["size"] or places != {field["name"]: field["at"] for field in told["fields"]}:
        raise BadSetup("the records of a kept module do not lie as its description says")


def _is_forgotten(rows: list[Told], options: Mapping[str, Any], action: int | None) -> bool:
    """Tell whether the options make a player remember: what was shown before, or this own *action*."""
    said = [row for row in rows if options[row["option"]] == row["value"]]
    return any(("actions" not in row) if action is None else action in row.get("actions", ()) for row in said)
