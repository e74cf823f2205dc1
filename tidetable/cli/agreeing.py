"""``tidetable puzzles GAME --agree K``: what several long looks agree on, asked on many cores within a time."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

import click

from tidetable.cli.arena import _quiet, make_ready, progress, stoppable

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from tidetable.puzzles import Puzzle
    from tidetable.puzzles.agree import Climb, Rung


@dataclass(frozen=True)
class Climbing:
    """What was asked for."""

    game: str
    seed: str
    agree: int
    times: int
    matches: int
    jobs: int
    until: float


def climb_puzzles(wish: Climbing, found: Sequence[Puzzle], looks: Path, out: Path | None, *, as_json: bool) -> None:
    """Ask about puzzles and those dug on the way, keep what every look agrees on, and tell how far they came."""
    from tidetable.puzzles.agree import Climb, climb, ladder  # noqa: PLC0415 - loads the rules
    from tidetable.puzzles.mine import SOLVERS  # noqa: PLC0415
    from tidetable.puzzles.puzzle import write_puzzles  # noqa: PLC0415

    on = Climb(wish.game, wish.seed, ladder(wish.agree, wish.times), looks)
    on.meet(found)
    make_ready(wish.game, SOLVERS, 2)
    with stoppable(f"the same command goes on from {looks}"), progress("looks", quiet=_quiet(as_json=as_json)) as tell:
        climb(on, matches=wish.matches, jobs=wish.jobs, until=wish.until, tell=tell)
    kept = on.kept()
    if out:
        write_puzzles(out, kept)
    click.echo(json.dumps(_told(on, kept)) if as_json else _sentence(on, kept, out))


def _told(on: Climb, kept: Sequence[Puzzle]) -> dict[str, object]:
    rungs = [{**asdict(rung), "asked": asked, "agreed": agreed} for rung, asked, agreed in on.tally()]
    return {"puzzles": len(on.puzzles), "kept": len(kept), "open": _open(on), "rungs": rungs}


def _named(rung: Rung) -> str:
    return f"{rung.times} x as long, {'the best moves each alone' if rung.alone else f'chance {rung.chance}'}"


def _open(on: Climb) -> int:
    """Count what was not asked to the end, because time was up."""
    return sum(on.next_rung(name) is not None for name in on.puzzles)


def _sentence(on: Climb, kept: Sequence[Puzzle], out: Path | None) -> str:
    lines = [f"  {_named(rung)}: {agreed} of {asked} agreed" for rung, asked, agreed in on.tally()]
    left = f", {_open(on)} not asked to the end (the same command goes on)" if _open(on) else ""
    where = f"; written to {out}" if out else ""
    return "\n".join([f"{len(on.puzzles)} puzzles asked, {len(kept)} kept{left}{where}", *lines])
