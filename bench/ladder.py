"""The ladder: neighbouring levels against each other in every game, and how far the chances can be believed.

    python -m bench.ladder --workers 16 --minutes 9 --out DIR            plays as many paired games as the time allows
    python -m bench.ladder write --out DIR                               writes docs/strength.md and the ratings

Calls add up: games already in DIR are not played again, and ``--part N`` plays other deals into a file of its own, so that
several machines can take part. It needs numpy and numba alone.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections import defaultdict
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tidetable.arena.calibration import probe
from tidetable.arena.fixtures import Fixture, lineups
from tidetable.arena.play import play
from tidetable.arena.run import crew
from tidetable.bots.levels import LEVELS
from tidetable.core.registry import card, game_ids

if TYPE_CHECKING:
    from collections.abc import Iterator

STRONGEST = LEVELS[-1]
NEIGHBOURS = tuple(pairwise(LEVELS))
TWO_SEAT_PAIRS = {
    **dict.fromkeys(NEIGHBOURS, 1000),
    ("careful", STRONGEST): 400,
    ("careful", "sharp"): 200,
    ("random", "gentle"): 200,
}
MORE_SEAT_PAIRS = {**dict.fromkeys(NEIGHBOURS, 240), ("careful", STRONGEST): 240, ("random", "gentle"): 120}
PROBED = 100  # games of the strongest with itself in which its chances are asked; with more seats fewer


@dataclass(frozen=True)
class Rung:
    """A pair of bots in a game with a number of seats, and how many games it should play. A bot paired with itself is probed."""

    game: str
    seats: int
    one: str
    other: str
    games: int

    @property
    def key(self) -> str:
        """Name the rung."""
        return f"{self.game} {self.seats} {self.one} {self.other}"

    def fixture(self, number: int, part: int) -> Fixture:
        """Give its game of a number: every deal is played from all sides before the next."""
        if self.one == self.other:
            return Fixture(self.game, (self.one,) * self.seats, f"probe {part} {number}")
        seated = lineups(self.one, self.other, self.seats)
        return Fixture(self.game, seated[number % len(seated)], f"ladder {part} {number // len(seated)}")


def rungs(games: tuple[str, ...], only: int | None = None) -> list[Rung]:
    """List everything that is to be played, or that with *only* so many seats."""
    found = []
    for game in games:
        for seats in (only,) if only else card(game).seats:
            pairs = TWO_SEAT_PAIRS if seats == 2 else MORE_SEAT_PAIRS
            found += [Rung(game, seats, one, other, wanted) for (one, other), wanted in pairs.items()]
            found.append(Rung(game, seats, STRONGEST, STRONGEST, PROBED // (seats - 1)))
    return found


Task = tuple[Rung, int, int]


def work(task: Task) -> dict[str, Any]:
    """Play one game of a rung, or probe one."""
    rung, number, part = task
    fixture = rung.fixture(number, part)
    row: dict[str, Any] = {"rung": rung.key, "number": number, "part": part}
    if rung.one == rung.other:
        return row | {"probes": probe(fixture)}
    return row | {"result": play(fixture).to_json()}


def tasks(wanted: list[Rung], done: dict[str, set[int]], part: int, until: float) -> Iterator[Task]:
    """Give the next game of the rung that has the least of its games, until the time is up or all are played."""
    left = {rung: [number for number in range(rung.games) if number not in done[rung.key]] for rung in wanted}
    while time.time() < until and any(left.values()):
        rung = max(wanted, key=lambda rung: len(left[rung]) / rung.games)
        yield rung, left[rung].pop(0), part


def read(folder: Path) -> list[dict[str, Any]]:
    """Read all games in a folder; a line cut off when a run was stopped is left out."""
    rows = []
    for path in sorted(folder.glob("ladder-*.jsonl")):
        for line in path.read_text("utf-8").splitlines():
            try:
                rows.append(json.loads(line))
            except ValueError:
                continue
    return rows


def climb(asked: argparse.Namespace) -> None:
    """Play for the time allowed."""
    asked.out.mkdir(parents=True, exist_ok=True)
    wanted = rungs(tuple(asked.games.split(",")) if asked.games else game_ids(), asked.seats)
    done: dict[str, set[int]] = defaultdict(set)
    for row in read(asked.out):
        if row["part"] == asked.part:
            done[row["rung"]].add(row["number"])
    begin, told, played = time.time(), time.time(), 0
    until = begin + 60 * asked.minutes
    with (asked.out / f"ladder-{asked.part}.jsonl").open("a", encoding="utf-8") as file, crew(asked.workers, work) as do_all:
        for row in do_all(tasks(wanted, done, asked.part, until)):
            file.write(json.dumps(row) + "\n")
            file.flush()
            done[row["rung"]].add(row["number"])
            played += 1
            if time.time() - told > 30:
                told = time.time()
                print(
                    f"{told - begin:.0f} s: {played} games, {sum(map(len, done.values()))} of {sum(r.games for r in wanted)}",
                    flush=True,
                )
    for rung in wanted:
        print(f"{rung.key:<44}{len(done[rung.key]):>6} of {rung.games}")


def main() -> None:
    """Play, or write what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="?", choices=("play", "write"), default="play")
    parser.add_argument("--out", type=Path, default=Path("out/ladder"))
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--minutes", type=float, default=9.0)
    parser.add_argument("--games", default="", help="only these, with commas between them")
    parser.add_argument("--seats", type=int, help="only with so many")
    parser.add_argument("--part", type=int, default=0, help="another number deals other games")
    asked = parser.parse_args()
    if asked.what == "play":
        climb(asked)
    else:
        from bench.ladder_page import write  # noqa: PLC0415 - not needed to play

        write(read(asked.out))


if __name__ == "__main__":
    main()
