"""``python -m bench.coach_figures GAME ... --cores 15 --seconds 170 --out FOLDER``: how far the coach can be believed.

Measures (docs/coach.md, *What was measured*; bench/coach_units.py says how each is made) by processes, until the time is up:

- ``confirmed``: of what the coach calls blunders, the share that a plain search of sixty times its time calls at least mistakes;
- ``positions``: of these, those in which the coach's choice won more of the same deals than the player's, both played out;
- ``pairs``: of single deals that ended differently, those that the coach's choice won;
- ``follows``: what somebody wins who only follows first hints;
- ``speed``: seconds of one core for the analysis of a match.

Every row is kept in ``FOLDER/rows.jsonl`` as it comes; ``--add FOLDER/rows.jsonl`` adds up rows that were kept.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
import multiprocessing
import sys
import time
from collections import defaultdict
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from bench.coach_units import UNITS, Row, Setting

if TYPE_CHECKING:
    from collections.abc import Iterator

Key = tuple[str, str]  # a game and a part of what is measured
GAMES = ("das_riff", "fish_n_stones", "reef_encounter", "rivero")
WIDE = 1.96  # standard errors of an interval
SHARES = {"doubts": 0.5, "pairs": 0.42, "follows": 0.08, "speed": 0.0}  # of the time
DEALS = {"das_riff": 24}  # its games are long
WEIGHTS = {"das_riff": 0.38, "reef_encounter": 0.3, "rivero": 0.2, "fish_n_stones": 0.12}
LONG = ("doubts", "pairs")  # one unit of them takes long
AT_ONCE = 1  # units that wait for each process, beside the one it works on


def share(won: float, of: int) -> str:
    """Write a share with its interval (Wilson, 95 %).

    >>> share(9, 10)
    '90.0 % of 10 (59.6 to 98.2)'
    """
    if not of:
        return "none"
    centre = (won + WIDE**2 / 2) / (of + WIDE**2)
    half = WIDE * math.sqrt(won * (of - won) / of + WIDE**2 / 4) / (of + WIDE**2)
    return f"{100 * won / of:.1f} % of {of} ({100 * (centre - half):.1f} to {100 * (centre + half):.1f})"


# Adding up


def added(rows: list[Row]) -> dict[str, Any]:
    """Add up the rows of one game."""
    by_part = defaultdict(list)
    for row in rows:
        by_part[row["part"]].append(row)
    doubted, games = by_part["doubts"], by_part["follows"]
    blunders = doubted + by_part["pairs"]
    decided = [row for row in blunders if row["ahead"] != 0]
    better, worse = sum(row["better"] for row in blunders), sum(row["worse"] for row in blunders)
    told: dict[str, Any] = {
        "confirmed": share(sum(row["longer_name"] in ("mistake", "blunder") for row in doubted), len(doubted)),
        "positions": share(sum(row["ahead"] > 0 for row in decided), len(decided)),
        "positions beyond doubt": share(*beyond_doubt(decided)),
        "pairs": share(better, better + worse),
        "loss, played out": [round(float(np.mean([row[key] for row in blunders])), 3) for key in ("loss", "ahead")]
        if blunders
        else None,
    }
    for rival in sorted({row["rival"] for row in games}):
        own = [row["won"] for row in games if row["rival"] == rival]
        told[f"follows against {rival}"] = share(sum(own), len(own))
    told["speed"] = [{key: row[key] for key in ("turns", "decisions", "seconds")} for row in by_part["speed"]]
    return told


def beyond_doubt(rows: list[Row]) -> tuple[int, int]:
    """Count the positions whose difference is more than chance, and those of them that the coach's choice won."""
    sure = [row for row in rows if abs(row["ahead"]) > 2 * row["ahead_error"]]
    return sum(row["ahead"] > 0 for row in sure), len(sure)


# Measuring


def unit(setting: Setting, part: str, seed: str) -> tuple[float, list[Row]]:
    """Do one unit; give the seconds it took and its rows."""
    began = time.monotonic()
    rows = UNITS[part](setting, seed)
    return time.monotonic() - began, [row | {"part": part, "game": setting.game} for row in rows]


class Measuring:
    """Units given to processes so that every part of every game has its share of the time."""

    def __init__(self, told: argparse.Namespace) -> None:
        self.told = told
        self.settings = {
            game: Setting(game, told.player, told.playout, DEALS.get(game, told.deals), told.longer, belief=told.belief)
            for game in told.games
        }
        self.spent: dict[Key, float] = {(game, part): 0.0 for game in told.games for part in told.parts}
        self.seeds = {key: itertools.count(told.first) for key in self.spent}
        self.rows: list[Row] = []

    def next(self, *, late: bool) -> Key:
        """Choose what is furthest behind its share; nothing long when it is late."""
        due = [key for key in self.spent if not late or key[1] not in LONG]
        return min(due, key=lambda key: self.spent[key] / (WEIGHTS.get(key[0], 0.25) * SHARES[key[1]] + 1e-9))

    def run(self, out: Path | None) -> None:
        """Measure until the time is up."""
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(self.told.cores, mp_context=context) as pool:
            self.warm(pool)
            began = time.monotonic()
            running: dict[Future[Any], tuple[Key, float]] = {}
            while not self.is_done(spent := time.monotonic() - began, [key for key, _guess in running.values()]):
                late = spent >= self.told.seconds
                while len(running) < self.told.cores + AT_ONCE and not (late and set(self.told.parts) <= set(LONG)):
                    running |= self.begin(pool, late=late)
                done, _rest = wait(running, timeout=1.0, return_when=FIRST_COMPLETED)
                for future in done:
                    self.take(future, running.pop(future), out)
                print(f"\r{spent:4.0f} of {self.told.seconds} s, {len(self.rows)} rows", end="", file=sys.stderr, flush=True)
            print(file=sys.stderr)
            for process in list(pool._processes.values()):  # noqa: SLF001 - what is under way would outlast the time
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)

    def is_done(self, spent: float, running: list[Key]) -> bool:
        """Tell whether to stop: what takes long is waited for, or only what ends soon would be counted."""
        return spent >= self.told.seconds and (
            spent >= self.told.seconds + self.told.grace or all(part not in LONG for _game, part in running)
        )

    def warm(self, pool: ProcessPoolExecutor) -> None:
        """Have everything compiled once, a game a process, before the clock runs; a timed analysis is the first unit."""
        for row in itertools.chain.from_iterable(pool.map(warmed, self.settings.values())):
            self.rows.append(row)
        print("compiled", file=sys.stderr, flush=True)

    def begin(self, pool: ProcessPoolExecutor, *, late: bool) -> dict[Future[Any], tuple[Key, float]]:
        """Begin the unit that is due; what it will take is guessed until it is known."""
        key = self.next(late=late)
        guess = 2.0
        self.spent[key] += guess
        return {pool.submit(unit, self.settings[key[0]], key[1], str(next(self.seeds[key]))): (key, guess)}

    def take(self, future: Future[Any], due: tuple[Key, float], out: Path | None) -> None:
        """Note what a unit found."""
        key, guess = due
        seconds, rows = future.result()
        self.spent[key] += seconds - guess
        self.rows += rows
        if out:
            with (out / "rows.jsonl").open("a", encoding="utf-8") as file:
                file.writelines(json.dumps(row) + "\n" for row in rows)


def warmed(setting: Setting) -> list[Row]:
    """Compile what a game needs, and time an analysis."""
    UNITS["follows"](setting, "0")
    return unit(setting, "speed", "0")[1]


def kept(path: Path) -> Iterator[Row]:
    """Read rows that were kept."""
    return map(json.loads, path.read_text("utf-8").splitlines())


def main() -> None:
    """Measure, or add up."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--grace", type=int, default=60, help="seconds after the time in which what is under way may end")
    parser.add_argument("--parts", type=lambda text: text.split(","), default=["doubts", "pairs", "follows"])
    parser.add_argument("--player", default="easy")
    parser.add_argument("--playout", default="strong")
    parser.add_argument("--deals", type=int, default=48)
    parser.add_argument("--longer", type=int, default=60)
    parser.add_argument("--belief", help="a file of corrections (python -m bench.coach_belief fit); else those that are used")
    parser.add_argument("--first", type=int, default=0, help="the first seed: other deals than those of another run")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--add", type=Path, nargs="*", default=[])
    told = parser.parse_args()
    rows = [row for path in told.add for row in kept(path)]
    if not told.add:
        if told.out:
            told.out.mkdir(parents=True, exist_ok=True)
        measuring = Measuring(told)
        measuring.run(told.out)
        rows = measuring.rows
    found = {game: added([row for row in rows if row["game"] == game]) for game in sorted({row["game"] for row in rows})}
    text = json.dumps(found, indent=1)
    if told.out:
        (told.out / "figures.json").write_text(text + "\n", "utf-8")
    print(text)


if __name__ == "__main__":
    main()
