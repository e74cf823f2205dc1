"""What several long looks agree on: the puzzles of a game asked again and again, on all cores, until a time limit.

A puzzle climbs a ladder. Each rung is a look with other chance: first as long as the search its chances come from, which drops
what was best by luck, then one at the best moves each alone, which drops a turn that can be begun in two ways, then ten times as
long, which drops what only seemed to lead. Whatever finds another move, or a lead that is small or that chance explains, ends the
climb. Every look is kept in a file, a line each, from which a stopped run goes on; files of several machines can be put
together with ``cat``.
"""

from __future__ import annotations

import heapq
import json
import time
from dataclasses import asdict, dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any

from tidetable.arena.run import started
from tidetable.core.errors import BadSetup, BrokenRecord
from tidetable.core.game import game_of
from tidetable.puzzles.confirm import looker_of
from tidetable.puzzles.last import AHEAD, LastLook
from tidetable.puzzles.make import add_vein, chosen, read_veins
from tidetable.puzzles.mine import LONG, Miner, Tally, Vein, best_first, fair_share, stands_clear
from tidetable.puzzles.rating import rated

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from pathlib import Path

    from tidetable.bots.coach.looking import Looker
    from tidetable.core.seen import Seen
    from tidetable.puzzles.mine import Opinions
    from tidetable.puzzles.puzzle import Puzzle

SHORT = 2  # looks as long as the check, before the long ones: a tenth of the price, and they drop most of what is doubtful
FOREMOST, ALONE = 3, 2  # so many of the best moves are searched each alone, each so many times as long as the check ...
AHEAD_ALONE = 0.03  # ... and the best must lead by so much: such a lead moves by a hundredth from one look to the next
PAUSE = 0.01  # seconds between two glances at the workers

Solved = dict[str, tuple[int, int]]


@dataclass(frozen=True)
class Rung:
    """A look that a puzzle must stand: how many times as long as the check, which chance it has, if it is at moves alone."""

    times: int
    chance: int
    alone: bool = False


@dataclass(frozen=True)
class Answer:
    """What a look found: whether the same move leads clearly, and by how much the best led the next, with its error."""

    id: str
    seed: str
    times: int
    chance: int
    agrees: bool
    best: str
    lead: float
    error: float
    solved: Solved = field(default_factory=dict)  # with the first look: how often each level found the move
    alone: bool = False

    @property
    def rung(self) -> Rung:
        """Which look it was."""
        return Rung(self.times, self.chance, self.alone)


def ladder(agree: int, times: int) -> list[Rung]:
    """Name the looks that a puzzle must stand, in their order."""
    short = [Rung(1, chance) for chance in range(1, SHORT + 1)]
    return [*short, Rung(ALONE, 1, alone=True), *(Rung(times, chance) for chance in range(1, agree + 1))]


# The work of one process


def look(puzzle: Puzzle, rung: Rung, seed: str) -> Answer:
    """Ask about a puzzle once more; the first time, let players of every level try it too."""
    seen = puzzle.seen()
    passes = rung.times * puzzle.passes
    looker = looker_of(puzzle.game, int(seen.record.seats), passes, f"agree {seed} {rung.chance}")
    opinions = each_alone(looker, puzzle, seen) if rung.alone else looker.opinions(seen, least=fair_share(passes, seen))
    best, second = (one[1] for one in best_first(opinions)[:2])
    found = seen.game.Decision.text(opinions[0][0])
    agrees = found == puzzle.best and stands_clear(opinions, LONG, AHEAD_ALONE if rung.alone else AHEAD)
    error = (best.error**2 + second.error**2) ** 0.5
    first = rung == Rung(1, 1)
    solved = _miner(puzzle.game, seed).tries(seen, seen.game.number_of(seen.record, puzzle.best))[0] if first and agrees else {}
    lead = round(best.chance - second.chance, 4)
    return Answer(puzzle.id, seed, rung.times, rung.chance, agrees, found, lead, round(error, 4), solved, rung.alone)


def each_alone(looker: Looker, puzzle: Puzzle, seen: Seen) -> Opinions:
    """Search each of the best moves alone, the best of them first: the same turn begun with another move shows its plan as well."""
    actions = [seen.game.number_of(seen.record, one.action) for one in puzzle.chances[:FOREMOST]]
    found = [(action, looker.alone(seen, action), looker.passes) for action in actions]
    return sorted(found, key=lambda one: -one[1].chance)


def dig(game: str, seed: str, number: int) -> Vein:
    """Play a match, look for puzzles in it, and keep those that stand the last look."""
    miner = _miner(game, seed)
    vein, last = miner.dig(number), LastLook(miner)
    stood = [(told, solved) for one, solved in zip(vein.puzzles, vein.solved, strict=True) if (told := last(one))]
    return Vein(number, [told for told, _ in stood], [solved for _, solved in stood], vein.tally)


@cache
def _miner(game: str, seed: str) -> Miner:
    return Miner(game_of(game), seed)


# The climb


@dataclass
class Climb:
    """Puzzles on their ladder: what was asked so far, and what is to be asked next."""

    game: str
    seed: str
    rungs: list[Rung]
    looks: Path  # the file of what was found, beside which what is dug is kept
    puzzles: dict[str, Puzzle] = field(default_factory=dict)
    answers: dict[tuple[str, Rung], Answer] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Read what was kept."""
        self.answers = {(one.id, one.rung): one for one in read_answers(self.looks)}
        if any(one.seed != self.seed for one in self.answers.values()):
            raise BadSetup(f"{self.looks} was asked with another seed; name another file")
        for vein in read_veins(self.dug, _miner(self.game, self.seed)):
            self.meet(vein.puzzles)

    @property
    def dug(self) -> Path:
        """The file of the matches that were dug."""
        return self.looks.with_suffix(".dug")

    def meet(self, puzzles: Iterable[Puzzle]) -> list[str]:
        """Let puzzles climb that are not climbing yet; give their ids."""
        new = {one.id: one for one in puzzles if one.id not in self.puzzles}
        self.puzzles |= new
        return list(new)

    def next_rung(self, name: str) -> int | None:
        """Give the place of the next look at a puzzle; None if it has fallen, or stands at the top."""
        for place, rung in enumerate(self.rungs):
            answer = self.answers.get((name, rung))
            if answer is None or not answer.agrees:
                return place if answer is None else None
        return None

    def stands(self, name: str) -> bool:
        """Tell whether every look agrees."""
        return all((answer := self.answers.get((name, rung))) is not None and answer.agrees for rung in self.rungs)

    def note(self, answer: Answer) -> None:
        """Keep what a look found."""
        self.answers[answer.id, answer.rung] = answer
        self.looks.parent.mkdir(parents=True, exist_ok=True)
        with self.looks.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(answer), separators=(",", ":")) + "\n")

    def lead(self, name: str) -> float:
        """Give by how much the best move of a puzzle leads: what leads furthest is asked first, as it will stand."""
        best, second = self.puzzles[name].chances[:2]
        return best.chance - second.chance

    def kept(self) -> list[Puzzle]:
        """Give what stands at the top, mixed and rated as a set that is made."""
        top = self.rungs[-1]
        names = [name for name in self.puzzles if self.stands(name)]
        names.sort(key=lambda name: -self.answers[name, top].lead)  # where the mix leaves some out, those that lead least
        vein = Vein(
            0, [self.puzzles[name] for name in names], [self.answers[name, self.rungs[0]].solved for name in names], Tally()
        )
        return rated(chosen([vein], len(names)))

    def tally(self) -> list[tuple[Rung, int, int]]:
        """Count for every rung how many were asked there, and how many stood it."""
        there = [[self.answers[name, rung] for name in self.puzzles if (name, rung) in self.answers] for rung in self.rungs]
        return [(rung, len(met), sum(one.agrees for one in met)) for rung, met in zip(self.rungs, there, strict=True)]


def climb(
    on: Climb, *, matches: int, jobs: int, until: float, tell: Callable[[int, int], None] = lambda _done, _of: None
) -> None:  # fmt: skip
    """Dig so many matches and ask about every puzzle until all have fallen or stand, or the time (time.monotonic) is up.

    The lower rungs come first, so that when time is up the looks that were paid for are those that drop most.
    """
    known = {vein.match for vein in read_veins(on.dug, _miner(on.game, on.seed))}
    todo: list[tuple[int, float, str]] = [(-1, float(number), "") for number in range(matches) if number not in known]
    todo += [(rung, -on.lead(name), name) for name in on.puzzles if (rung := on.next_rung(name)) is not None]
    heapq.heapify(todo)
    running: list[tuple[str, Any]] = []
    done = 0
    with started(jobs) as pool:
        while (todo or running) and time.monotonic() < until:
            while todo and len(running) < jobs:
                running.append(_handed_out(pool, on, heapq.heappop(todo)))
            done += _taken_in(on, running, todo)
            tell(done, done + len(todo) + len(running))


def _handed_out(pool: Any, on: Climb, task: tuple[int, float, str]) -> tuple[str, Any]:
    rung, order, name = task
    if rung < 0:
        return name, pool.apply_async(dig, (on.game, on.seed, int(order)))
    return name, pool.apply_async(look, (on.puzzles[name], on.rungs[rung], on.seed))


def _taken_in(on: Climb, running: list[tuple[str, Any]], todo: list[tuple[int, float, str]]) -> int:
    """Write down what is finished, and put what follows from it on the list."""
    finished = [task for task in running if task[1].ready()]
    if not finished:
        time.sleep(PAUSE)
    for task in finished:
        running.remove(task)
        name, found = task[0], task[1].get()
        if isinstance(found, Vein):
            add_vein(on.dug, found, _miner(on.game, on.seed))
            names: Sequence[str] = on.meet(found.puzzles)
        else:
            on.note(found)
            names = [name]
        for one in names:
            if (rung := on.next_rung(one)) is not None:
                heapq.heappush(todo, (rung, -on.lead(one), one))
    return len(finished)


def read_answers(path: Path) -> list[Answer]:
    """Read what looks found; a last line cut off when the run was stopped is left out."""
    if not path.exists():
        return []
    lines = path.read_text("utf-8").split("\n")
    if lines[-1]:
        path.write_text("".join(f"{line}\n" for line in lines[:-1]), "utf-8")
    return [_answer(path, number, line) for number, line in enumerate(lines[:-1], 1)]


def _answer(path: Path, number: int, line: str) -> Answer:
    try:
        row: dict[str, Any] = json.loads(line)
        row["solved"] = {name: (int(tries[0]), int(tries[1])) for name, tries in row["solved"].items()}
        return Answer(**row)
    except (ValueError, KeyError, TypeError, AttributeError) as fault:
        raise BrokenRecord(f"{path}, line {number}: this is no look at a puzzle") from fault
