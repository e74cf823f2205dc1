"""The file a run keeps its results in: one line of JSON for each game, so that a stopped run goes on from it.

What stands in it is believed and counted, so a file that is not of this kind is refused as a whole before anything is written.
Only the last line may be cut off: that is how a run that was killed leaves it.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import msgspec

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
        result = msgspec.json.decode(line, type=Result)
    except msgspec.ValidationError as fault:
        raise _Wrong(str(fault)) from None
    except (msgspec.DecodeError, RecursionError):
        raise _Wrong("this is not JSON") from None
    _check(result)
    return result


def _check(result: Result) -> None:
    """Refuse a result that no game could have left."""
    if result.game not in game_ids():
        raise _Wrong(f"game should be one of {', '.join(game_ids())}, not {result.game}")
    seats, here = card(result.game).seats, len(result.lineup)
    if here not in seats:
        raise _Wrong(f"lineup should be {' or '.join(map(str, seats))} names of bots, not {here}")
    for name in ("scores", "ranks", "moves", "seconds", "paid"):
        told = getattr(result, name)
        if len(told) != here and (name != "paid" or told):
            raise _Wrong(f"{name} should be {here} numbers, not {len(told)}")
    if any(rank != 1 + sum(other < rank for other in result.ranks) for rank in result.ranks):
        raise _Wrong(f"ranks should be ranks (1 is the winner's), not {_plain(result.ranks)}")


def _check_fits(result: Result, fixture: Fixture) -> None:
    """Refuse a result under the name of a game that it is not."""
    for name in ("game", "lineup", "deal"):
        has, right = getattr(result, name), getattr(fixture, name)
        if has != right:
            raise _Wrong(f"the game {result.id} has the {name} {_plain(right)}, not {_plain(has)}")


def _plain(value: str | tuple[object, ...]) -> str:
    return value if isinstance(value, str) else ", ".join(map(str, value))
