"""``python -m bench.coach_belief gather --cores 2 --seconds 60 --out FOLDER``: how far the coach's chances can be believed.

``gather`` plays games and asks the coach at some moments, as an analysis does, what a seat is told (uncorrected), beside how
the game ended for it; ``fit FILES`` finds corrections (tidetable/bots/coach/belief.json) from such rows, ``check FILES`` compares
what is said with what came in others, by tenths (docs/coach.md, *What was measured*).

Players are equals of the levels ``sharp`` and ``strong``; in every second game all seats are played by levels drawn by lot up to
some turn, so that there are moments as weaker players meet them, and only moments after it are asked about.
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

import tidetable
from tidetable.bots import bot
from tidetable.bots.coach import Looker
from tidetable.bots.coach.belief import Course, belief, believed, measured
from tidetable.bots.levels import LEVELS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tidetable.core.game import Game
    from tidetable.core.record import Record

Numbers = np.ndarray
"""Rows of ROW, as floats."""

# Share of the time by game and number of seats.
SETTINGS = {
    ("das_riff", 2): 0.34,
    ("rivero", 2): 0.22,
    ("reef_encounter", 2): 0.16, ("reef_encounter", 3): 0.07, ("reef_encounter", 4): 0.07,
    ("fish_n_stones", 2): 0.06, ("fish_n_stones", 3): 0.04, ("fish_n_stones", 4): 0.04,
}  # fmt: skip
KEYS = list(SETTINGS)
MIXED = LEVELS[:5]  # who plays before a mixed game is given to equals
MOMENTS = 8  # of one game
EVEN = 0.7  # of the usual length of a game: before that turn it is given to equals
EDGE = 0.005  # chances are fitted as if none were nearer to nothing: one surprise would outweigh the rest
PRIOR = 0.2  # how far steepness and shift lie from 1 and 0 before anything is known
LEAST = 0.2  # steepness
WITHIN, ENOUGH = 0.03, 0.015  # what is asked of a tenth; and the error with which it is told
SOON = 20.0  # seconds between two savings
ROW = ("setting", "game", "kind", "asked", "turns", "said", "won", "moment")


# Gathering


class Table:
    """A game with some number of seats: what is kept from one match of it to the next."""

    def __init__(self, key: int) -> None:
        self.key = key
        name, self.seats = KEYS[key]
        self.game: Game = tidetable.load(name)
        self.looker = Looker(self.game, self.seats)
        self.looker.belief = believed({})

    def rows(self, number: int, seed: str) -> list[tuple[float, ...]]:
        """Play one match, and ask about some moments of it."""
        dice = np.random.default_rng(list(seed.encode()))
        strong = number % (8 if self.game.id == "das_riff" else 2) == 0
        kind = int(strong) + 2 * (number // 2 % 2)
        usual = belief(self.game.id, self.seats).turns
        even = int(dice.integers(1, max(2, int(EVEN * usual)))) if kind >= 2 else 0
        states = list(self.played(seed, "strong" if strong else "sharp", even, dice))
        result = self.looker.result(states[-1])
        moments = [n for n, state in enumerate(states[:-1]) if state.turns >= even]
        chosen = dice.permutation(moments)[:MOMENTS]
        return [
            (self.key, number, kind, *self.asked(states[n], (seat := int(dice.integers(self.seats)))), result[seat], n)
            for n in map(int, chosen)
        ]

    def asked(self, state: Record, seat: int) -> tuple[float, float, float]:
        """Ask what a seat's chance is at a moment, as an analysis does."""
        seen = self.game.see(state, seat)
        worth = self.looker.look(seen).before if seen.is_asked else self.looker.chance(seen)
        return float(seen.is_asked), float(state.turns), worth.chance

    def played(self, seed: str, level: str, even: int, dice: np.random.Generator) -> Iterator[Record]:
        """Play a match; give its state at every moment."""
        state = self.game.start(self.seats, seed, {})
        first = [bot(self.game, str(dice.choice(MIXED)), seed=f"{seed} first {seat}") for seat in range(self.seats)] if even else []
        after = [bot(self.game, level, seed=f"{seed} {seat}") for seat in range(self.seats)]
        while state.waiting:
            yield state.twin()
            seat = self.game.waiting_seats(state)[0]
            players = first if state.turns < even else after
            self.game.carry_out(state, seat, players[seat].choose(self.game.see(state, seat)))
        yield state


def gather(process: int, seconds: float, out: Path, seed: str) -> None:
    """Play and ask until the time is up, every setting for its share of the time."""
    tables = [Table(key) for key in range(len(KEYS))]
    for table in tables:  # load what is compiled
        table.rows(0, "warm")
    began = saved = time.monotonic()
    rows: list[tuple[float, ...]] = []
    spent, counts = [0.0] * len(KEYS), [0] * len(KEYS)
    while time.monotonic() < began + seconds:
        key = min(range(len(KEYS)), key=lambda one: spent[one] / SETTINGS[KEYS[one]])
        now = time.process_time()
        number = counts[key] + 100_000 * process
        rows += tables[key].rows(number, f"{seed} {number}")
        spent[key] += time.process_time() - now
        counts[key] += 1
        if time.monotonic() > saved + SOON:
            saved = time.monotonic()
            keep(out / f"{seed}-{process}.npz", rows)
    keep(out / f"{seed}-{process}.npz", rows)


def keep(path: Path, rows: Sequence[tuple[float, ...]]) -> None:
    """Write rows so that they are small."""
    np.savez_compressed(path, rows=np.array(rows, dtype=np.float32))


def kept(paths: Sequence[Path]) -> Numbers:
    """Read rows that were kept; games of different files are different games."""
    found = []
    for number, path in enumerate(paths):
        rows = np.load(path)["rows"].astype(float)
        rows[:, 1] += number * 10_000_000
        found.append(rows)
    return np.vstack(found)


# Fitting


@dataclass(frozen=True)
class Part:
    """The rows of a game with some number of seats, of who decides or of who waits."""

    seats: int
    turns: float  # of a usual match
    rows: Numbers

    def column(self, name: str) -> Numbers:
        """Give one column."""
        return self.rows[:, ROW.index(name)]

    @property
    def stage(self) -> Numbers:
        """How far each match was."""
        return np.minimum(self.column("turns") / self.turns, 1.0)

    def fitted(self) -> Course:
        """Find the correction that makes what came least surprising, by Newton's steps; without much evidence it changes little."""
        fair, stage, inside = math.log(1 / (self.seats - 1)), self.stage, np.clip(self.column("said"), EDGE, 1 - EDGE)
        lean = np.log(inside / (1 - inside)) - fair
        shares = np.stack([lean * (1 - stage), lean * stage, 1 - stage, stage])
        nothing = np.array([1.0, 1.0, 0.0, 0.0])
        weights = nothing.copy()
        for _ in range(30):
            chance = 1 / (1 + np.exp(-(fair + weights @ shares)))
            bend = (shares * (chance * (1 - chance))) @ shares.T + np.eye(4) / PRIOR**2
            weights += np.linalg.solve(bend, shares @ (self.column("won") - chance) + (nothing - weights) / PRIOR**2)
        early, late, early_shift, late_shift = (round(float(weight), 3) for weight in weights)
        return Course((max(early, LEAST), max(late, LEAST)), (early_shift, late_shift))

    def corrected(self, course: Course) -> Numbers:
        """Give what is said after a correction."""
        said = zip(self.column("said"), self.stage, strict=True)
        return np.array([course.at(float(stage)).chance(float(chance), self.seats) for chance, stage in said])

    def tenths(self, course: Course) -> list[list[float]]:
        """Set what is said beside what came: tenth, moments, games, said, came, and the error of the difference.

        The moments of one game share its end, so the error is that of sums over games.
        """
        said, won, games = self.corrected(course), self.column("won"), self.column("game")
        found = []
        for tenth in range(10):
            here = np.minimum((10 * said).astype(int), 9) == tenth
            if here.any():
                _names, which = np.unique(games[here], return_inverse=True)
                sums = np.bincount(which, won[here] - said[here])
                count = int(here.sum())
                found.append(
                    [
                        tenth,
                        count,
                        len(sums),
                        float(said[here].mean()),
                        float(won[here].mean()),
                        math.sqrt(float((sums**2).sum())) / count,
                    ]
                )
        return found


def parts(rows: Numbers) -> dict[tuple[str, int, str], Part]:
    """Part rows by game, number of seats, and who is told."""
    return {
        (name, seats, who): Part(seats, belief(name, seats).turns, rows[(rows[:, 0] == key) & (rows[:, 3] == asked)])
        for key, (name, seats) in enumerate(KEYS)
        for who, asked in (("deciding", 1), ("waiting", 0))
    }


def fit(rows: Numbers) -> dict[str, Any]:
    """Fit all corrections, as they are kept."""
    found: dict[str, Any] = {}
    for (name, seats, who), part in parts(rows).items():
        own = found.setdefault(name, {}).setdefault(str(seats), {"turns": part.turns})
        own[who] = {key: list(pair) for key, pair in part.fitted()._asdict().items()}
    return found


def check(rows: Numbers, measured: dict[str, Any]) -> dict[str, Any]:
    """Compare what is said with what came, in rows that nothing was fitted on."""
    found = {}
    for (name, seats, who), part in parts(rows).items():
        if len(part.rows):
            course = getattr(believed(measured[name][str(seats)]), who)
            tenths = part.tenths(course)
            told = [row for row in tenths if row[5] <= ENOUGH]
            far = [row for row in told if abs(row[3] - row[4]) > WITHIN]
            found[f"{name} {seats} {who}"] = {
                "moments": len(part.rows),
                "games": len(np.unique(part.column("game"))),
                "gap": round(sum(row[1] * abs(row[3] - row[4]) for row in tenths) / len(part.rows), 4),
                "bias": round(float((part.corrected(course) - part.column("won")).mean()), 4),
                "tenths": [[round(number, 4) for number in row] for row in tenths],
                "enough": len(told),
                "outside": [row[0] for row in far],
                "outside beyond doubt": [row[0] for row in tenths if abs(row[3] - row[4]) > WITHIN + 2 * row[5]],
            }
    return found


def main() -> None:
    """Gather, fit or check."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("what", choices=("gather", "fit", "check"))
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--belief", type=Path, help="corrections to check; else those that are used")
    told = parser.parse_args()
    if told.what == "gather":
        return gather_all(told)
    rows = kept(told.files)
    kinds = json.loads(told.belief.read_text("utf-8")) if told.belief else measured()
    text = json.dumps(fit(rows) if told.what == "fit" else check(rows, kinds))
    if told.out:
        told.out.write_text(text + "\n", "utf-8")
    print(text)
    return None


def gather_all(told: argparse.Namespace) -> None:
    """Gather by processes, after everything was compiled once."""
    told.out.mkdir(parents=True, exist_ok=True)
    context = multiprocessing.get_context("spawn")
    began = time.monotonic()
    with context.Pool(min(told.cores, 4)) as pool:
        pool.map(warmed, [KEYS.index(key) for key in KEYS], chunksize=1)
    left = told.seconds - (time.monotonic() - began)
    processes = [context.Process(target=gather, args=(n, left, told.out, told.seed)) for n in range(told.cores)]
    for process in processes:
        process.start()
    for process in processes:
        process.join()


def warmed(key: int) -> None:
    """Compile what a setting needs."""
    Table(key).rows(0, "warm")


if __name__ == "__main__":
    main()
