"""Making the puzzles of a game: dig match after match, keep what was found, choose a mixed set, and rate it.

What is dug is kept in a file, a line a match, so a run that was stopped goes on from it; the same seed makes the same puzzles.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from tidetable.core.errors import BadSetup, BrokenRecord
from tidetable.puzzles.last import LastLook
from tidetable.puzzles.mine import Miner, Tally, Vein
from tidetable.puzzles.puzzle import Puzzle
from tidetable.puzzles.rating import Tried, rated

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from tidetable.core.game import Game

ONE_KIND = 0.6  # of the puzzles may be solved by one kind of move ...
PLAIN = 0.35  # ... and so many may be seen by everybody who thinks a little
THINKERS = ("careful", "sharp", "strong")
MOST_MATCHES = 20_000


@dataclass(frozen=True)
class Made:
    """A set of puzzles, and what was looked at for it."""

    puzzles: list[Puzzle]
    matches: int
    tally: Tally


def make(
    game: Game, wanted: int, keep: Path, *, seed: str | int = 0, passes: int | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Made:  # fmt: skip
    """Make so many puzzles of a game; *keep* is the file in which what was dug is kept."""
    miner = Miner(game, seed, passes)
    known = {vein.match: vein for vein in read_veins(keep, miner)}
    veins, last = list[Vein](), LastLook(miner)
    for number in range(MOST_MATCHES):
        if number not in known:
            known[number] = miner.dig(number)
            add_vein(keep, known[number], miner)
        veins.append(known[number])
        found = chosen(veins, wanted, last)
        if progress:
            progress(len(found), wanted)
        if len(found) == wanted:
            return Made(rated(found), len(veins), _total(veins))
    raise BadSetup(f"{MOST_MATCHES} matches of {game.card.name} gave only {len(found)} puzzles of the {wanted} that were wanted")


def _total(veins: Iterable[Vein]) -> Tally:
    total = Tally()
    for vein in veins:
        total.add(vein.tally)
    return total


def chosen(veins: Iterable[Vein], wanted: int, last: Callable[[Puzzle], Puzzle | None] = lambda puzzle: puzzle) -> list[Tried]:
    """Choose the first puzzles that make a mixed set and stand a *last* look: few of one kind, or of what everybody sees."""
    kinds, found = Counter[str](), dict[str, Tried]()
    for vein in veins:
        for puzzle, solved in zip(vein.puzzles, vein.solved, strict=True):
            kind, plain = puzzle.themes[-1], is_plain(solved)
            full = kinds[kind] >= ONE_KIND * wanted or (plain and kinds["plain"] >= PLAIN * wanted)
            if len(found) < wanted and puzzle.id not in found and not full and (told := last(puzzle)):
                found[puzzle.id] = Tried(told, solved)
                kinds.update([kind, "plain"] if plain else [kind])
    return list(found.values())


def is_plain(solved: dict[str, tuple[int, int]]) -> bool:
    """Tell whether everybody found the move who thinks a little."""
    return all(solved[name][0] == solved[name][1] for name in THINKERS)


# What is kept


def add_vein(path: Path, vein: Vein, miner: Miner) -> None:
    """Write down what a match gave."""
    path.parent.mkdir(parents=True, exist_ok=True)
    row = {
        **_stamp(miner), "match": vein.match, "tally": asdict(vein.tally), "solved": vein.solved,
        "puzzles": [puzzle.to_json() for puzzle in vein.puzzles],
    }  # fmt: skip
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(row, separators=(",", ":")) + "\n")


def read_veins(path: Path, miner: Miner) -> list[Vein]:
    """Read what was dug before; a last line cut off when the run was stopped is left out and written anew."""
    if not path.exists():
        return []
    lines = path.read_text("utf-8").split("\n")
    if lines[-1]:
        path.write_text("".join(f"{line}\n" for line in lines[:-1]), "utf-8")
    return [_vein(path, number, line, miner) for number, line in enumerate(lines[:-1], 1)]


def _vein(path: Path, number: int, line: str, miner: Miner) -> Vein:
    try:
        row: dict[str, Any] = json.loads(line)
        found = Vein(
            row["match"],
            [Puzzle.from_json(one) for one in row["puzzles"]],
            [{name: (int(tries[0]), int(tries[1])) for name, tries in one.items()} for one in row["solved"]],
            Tally(**row["tally"]),
        )
    except (ValueError, KeyError, TypeError) as fault:
        raise BrokenRecord(f"{path}, line {number}: this is no match dug for puzzles") from fault
    if any(row.get(name) != value for name, value in _stamp(miner).items()):
        raise BadSetup(f"{path} was dug with another game, seed or number of passes; name another file")
    return found


def _stamp(miner: Miner) -> dict[str, Any]:
    return {"game": miner.game.id, "seed": miner.seed, "passes": miner.passes}
