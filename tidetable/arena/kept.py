"""The file a run keeps its results in: one line of JSON for each game, so that a stopped run goes on from it.

What stands in it is believed and counted, so a file that is not of this kind is refused as a whole before anything is written.
Only the last line may be cut off: that is how a run that was killed leaves it.
"""

from __future__ import annotations

import json
import math
import re
from dataclasses import fields
from typing import TYPE_CHECKING, Any

from tidetable.arena.play import Result
from tidetable.core.errors import BadSetup, BrokenRecord
from tidetable.core.registry import card, game_ids

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from tidetable.arena.fixtures import Fixture

BEGINS = '{"id": "'  # every line
RIGHT = "each line is one game as --keep writes it; name another file, or take the line out"


class _Wrong(ValueError):
    """What is wrong with a line."""


class Kept:
    """The results in a file, checked; with *wanted* (by id), those too that claim to be one of these games."""

    def __init__(self, path: Path, wanted: Mapping[str, Fixture] | None = None) -> None:
        """Read the file; one that is not there yet holds nothing."""
        self.path = path
        self.results: list[Result] = []
        self.text = self._read()
        lines = self.text.rstrip().split("\n")
        self.cut = _is_cut(lines[-1])
        if self.cut:
            self.text = self.text[: len(self.text.rstrip()) - len(lines.pop())]
        for number, line in enumerate(lines, 1):
            if line.strip():
                self._take(number, line, wanted or {})

    def _read(self) -> str:
        try:
            raw = self.path.read_bytes() if self.path.exists() else b""
        except OSError as fault:
            raise BadSetup(f"{self.path} cannot be read: {fault.strerror}; --keep needs the name of a file") from fault
        try:
            return raw.decode("utf-8")
        except UnicodeDecodeError as fault:
            line = raw[: fault.start].count(b"\n") + 1
            raise BrokenRecord(f"{self.path}, line {line}: this is no text; {RIGHT}") from fault

    def _take(self, number: int, line: str, wanted: Mapping[str, Fixture]) -> None:
        try:
            result = _result(line)
            if result.id in wanted:
                _check_fits(result, wanted[result.id])
        except _Wrong as fault:
            raise BrokenRecord(f"{self.path}, line {number}: {fault}; {RIGHT}") from fault
        self.results.append(result)

    def make_ready(self) -> None:
        """Make the file ready for more: its folder is there, it can be written, and it ends with a whole line."""
        end = "" if not self.text or self.text.endswith("\n") else "\n"
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("ab") as file:
                if self.cut:
                    file.truncate(len(self.text.encode()))
                file.write(end.encode())
        except OSError as fault:
            raise BadSetup(f"the games cannot be kept in {self.path}: {fault.strerror}") from fault

    def add(self, result: Result) -> None:
        """Write one more result down."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(result.to_json()) + "\n")


def read_results(path: Path) -> list[Result]:
    """Read the results in a file; a last line cut off when the run was stopped is left out."""
    return Kept(path).results


def _is_cut(line: str) -> bool:
    """Tell whether a line is the beginning of a result and no more: what a run leaves that is killed as it writes."""
    if not line or not (line.startswith(BEGINS) or BEGINS.startswith(line)):
        return False
    try:
        json.loads(line)
    except (ValueError, RecursionError):
        return True
    return False


def _result(line: str) -> Result:
    try:
        row = json.loads(line)
    except (ValueError, RecursionError):
        raise _Wrong("this is not JSON") from None
    if not isinstance(row, dict):
        raise _Wrong("this is no JSON object")
    names = {field.name for field in fields(Result)}
    missing, strange = sorted(names - row.keys() - {"paid"}), sorted(row.keys() - names)
    if missing or strange:
        raise _Wrong(f"{missing[0]!r} is missing" if missing else f"{strange[0]!r} is nothing a result has")
    _check(row)
    return Result.from_json(row)


def _check(row: dict[str, Any]) -> None:
    """Refuse a row that no game could have left."""
    for name in ("id", "game", "deal", "reason"):
        _need(isinstance(row[name], str), row, name, "a text")
    _need(bool(re.fullmatch("[0-9a-f]{16}", row["id"])), row, "id", "16 hexadecimal digits")
    _need(row["game"] in game_ids(), row, "game", f"one of {', '.join(game_ids())}")
    seats = card(row["game"]).seats
    _need(_is_list(row["lineup"], str) and len(row["lineup"]) in seats, row, "lineup", f"a list of {_or(seats)} names of bots")
    here = len(row["lineup"])
    for name in ("scores", "ranks", "moves"):
        _need(_is_list(row[name], int) and len(row[name]) == here, row, name, f"a list of {here} whole numbers")
    ranks = row["ranks"]
    _need(all(rank == 1 + sum(other < rank for other in ranks) for rank in ranks), row, "ranks", "ranks (1 is the winner's)")
    _need(min(row["moves"]) >= 0, row, "moves", "a list of counts")
    _need(_is_list([row["turns"]], int) and row["turns"] >= 0, row, "turns", "a count")
    _need(_is_list(row["seconds"], int, float) and len(row["seconds"]) == here, row, "seconds", f"a list of {here} numbers")
    _need(all(0 <= spent < math.inf for spent in row["seconds"]), row, "seconds", "a list of times")
    if "paid" in row:
        _need(_is_list(row["paid"], int, float) and len(row["paid"]) == here, row, "paid", f"a list of {here} numbers")
        _need(all(0 <= paid <= 1 for paid in row["paid"]), row, "paid", "numbers from 0 to 1")


def _need(fine: bool, row: dict[str, Any], name: str, right: str) -> None:  # noqa: FBT001 - reads as a sentence
    if not fine:
        shown = json.dumps(row[name])
        raise _Wrong(f"{name} should be {right}, not {shown if len(shown) <= 60 else shown[:57] + '...'}")


def _is_list(value: Any, *kinds: type) -> bool:
    return isinstance(value, list) and all(isinstance(one, kinds) and not isinstance(one, bool) for one in value)


def _or(numbers: tuple[int, ...]) -> str:
    return " or ".join(str(number) for number in numbers)


def _check_fits(result: Result, fixture: Fixture) -> None:
    """Refuse a result under the name of a game that it is not."""
    for name in ("game", "lineup", "deal"):
        has, right = getattr(result, name), getattr(fixture, name)
        if has != right:
            raise _Wrong(f"the game {result.id} has the {name} {_plain(right)}, not {_plain(has)}")


def _plain(value: str | tuple[str, ...]) -> str:
    return value if isinstance(value, str) else ", ".join(value)
