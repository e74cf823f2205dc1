"""Commands that check and measure: the laws, golden games, speed, and compiling everything beforehand."""

from __future__ import annotations

import json
import os
import platform
import statistics
import sys
import time
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tidetable.core.errors import BadSetup
from tidetable.core.registry import card, entry, game_ids, load

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tidetable.core.game import Game
    from tidetable.core.laws import Fault, Law

DIFFERENT = 1
ALONE = 20  # trials that are played before other processes are worth their start
FOLDER = click.Path(exists=True, file_okay=False, path_type=Path)


@click.command()
@click.argument("game")
@click.option("--games", "count", type=click.IntRange(1), default=100, show_default=True, help="How many games to play.")
@click.option("--seed", default="laws", show_default=True, help="Play from this seed.")
@click.option("--way", type=click.Choice(["wasm"]), help="Compare this way too, byte for byte (law 1): the built module.")
@click.option("--modules", type=FOLDER, help="Where built modules lie, if not in the package.")
@click.option("--workers", type=click.IntRange(min=0), default=0, help="Processes to play on; by default all cores.")
def check(game: str, *, count: int, seed: str, way: str | None, modules: Path | None, workers: int) -> None:
    """Hold GAME against the laws: random games in every setting, a one-page verdict."""
    from rich.progress import track  # noqa: PLC0415 - only needed here

    from tidetable.cli.hints import hint  # noqa: PLC0415 - only needed here
    from tidetable.core.laws import RUNS, cannot_be_played  # noqa: PLC0415 - loads the rules
    from tidetable.core.rule import COMPILED  # noqa: PLC0415 - the same
    from tidetable.core.trial import settings  # noqa: PLC0415 - the same

    loaded = _loaded(game)
    tables = settings(loaded)
    laws = _laws(loaded, way, modules)
    found = _found(Task(loaded.id, seed, way, modules), loaded, laws, count, workers or os.cpu_count() or 1)
    rounds = track(found, f"{loaded.card.name}: {count} games", total=count, transient=True, disable=not sys.stderr.isatty())
    faults, decisions = [], 0
    for played, broken in rounds:
        decisions += played
        faults += broken
    tried = min(count, len(tables))
    then = ", then all options mixed" if count > len(tables) else ""
    click.echo(f"{loaded.card.name}: {count} games, {decisions} decisions, {tried} of {len(tables)} settings{then}")
    if not COMPILED:
        click.echo("  nothing is compiled here (NUMBA_DISABLE_JIT=1, or no numba): what only compiling shows was not looked at")
    for law in (RUNS,) if cannot_be_played(faults) else laws:
        against = [fault for fault in faults if fault.law == law.number]
        click.echo(f"  law {law.number}  {'broken' if against else 'holds '}  {law.title}")
        for fault in against[:3]:
            click.echo(f"         {fault}")
        for advice in dict.fromkeys(filter(None, (hint(fault.text) for fault in against[:3]))):
            click.echo(f"         hint: {advice}")
    click.echo("all laws hold" if not faults else f"{len(faults)} fault{'s' if len(faults) > 1 else ''}")
    sys.exit(DIFFERENT if faults else 0)


@dataclass(frozen=True)
class Task:
    """What another process needs to know to play trials of the same check."""

    game: str
    seed: str
    way: str | None
    modules: Path | None


def _laws(game: Game, way: str | None, modules: Path | None) -> tuple[Law, ...]:
    from tidetable.core.laws import LAWS, same_in  # noqa: PLC0415 - loads the rules

    return (same_in(way, _in_way(game, way, modules)), *LAWS[1:]) if way else LAWS


def _found(task: Task, game: Game, laws: tuple[Law, ...], count: int, workers: int) -> Iterator[tuple[int, list[Fault]]]:
    """Play the first trials here, and a long check's others on all cores: a game that breaks down does so at once."""
    from tidetable.arena.run import crew  # noqa: PLC0415 - only needed here
    from tidetable.core.laws import cannot_be_played, check_table  # noqa: PLC0415 - loads the rules

    here = count if workers == 1 else min(count, ALONE)
    for number in range(here):
        played, faults = check_table(game, number, task.seed, laws)
        yield played, faults
        if cannot_be_played(faults):
            return
    if here < count:
        with crew(min(workers, count - here), partial(_check_apart, task)) as check_all:
            yield from check_all(range(here, count))


def _check_apart(task: Task, number: int) -> tuple[int, list[Fault]]:
    """Play one trial in a process of its own."""
    from tidetable.core.laws import check_table  # noqa: PLC0415 - loads the rules

    game, laws = _prepared(task)
    return check_table(game, number, task.seed, laws)


@cache
def _prepared(task: Task) -> tuple[Game, tuple[Law, ...]]:
    game = load(task.game)
    return game, _laws(game, task.way, task.modules)


def _in_way(game: Game, way: str, modules: Path | None) -> Game:
    from tidetable.wasm.module import MODULES  # noqa: PLC0415 - loads the rules
    from tidetable.wasm.ways import in_way  # noqa: PLC0415 - the same

    return in_way(game, way, modules or MODULES)


def _loaded(game: str) -> Game:
    """Load a game; a slip in its files is told with its place and a hint."""
    from tidetable.cli.hints import hint  # noqa: PLC0415 - only needed here
    from tidetable.core.trial import breakdown  # noqa: PLC0415 - loads numba

    folder = entry(game).folder
    try:
        return load(game)
    except BadSetup:
        raise
    except SyntaxError as slip:
        place = f"{Path(slip.filename or '').name}, line {slip.lineno}"
        raise BadSetup(f"{game} cannot be loaded: {place}: {slip.msg}: {(slip.text or '').strip()}") from None
    except Exception as fault:
        told = breakdown(folder, fault)
        raise BadSetup(f"{game} cannot be loaded: {told}; hint: {hint(told) or 'the place says where to look'}") from fault


@click.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--game", help="The game of the files; by default the file's name says it.")
@click.option(
    "--way", type=click.Choice(["interpreted", "cpu", "wasm"]), default="cpu", show_default=True, help="How the rules are run."
)
@click.option("--modules", type=FOLDER, help="Where built modules lie, if not in the package.")
def golden(files: tuple[Path, ...], game: str | None, way: str, modules: Path | None) -> None:
    """Replay golden games (FILE.jsonl) and end with "all equal" or the first difference."""
    from tidetable.core.golden import read_golden, replay_golden  # noqa: PLC0415 - loads the rules

    games = decisions = 0
    for path in files:
        loaded = _in_way(load(game or _game_of(path)), way, modules)
        for number, data in enumerate(read_golden(path), 1):
            difference = replay_golden(loaded, number, data)
            if difference:
                click.echo(f"{path.name}: {difference}")
                sys.exit(DIFFERENT)
            games += 1
            decisions += len(data.moves)
    if not games:
        raise BadSetup(f"no game was found in {', '.join(path.name for path in files)}")
    click.echo(f"{games} games, {decisions} decisions: all equal")


def _game_of(path: Path) -> str:
    for game in game_ids():
        if path.name.startswith(game):
            return game
    raise BadSetup(f"{path.name} does not begin with the name of a game ({', '.join(game_ids())}); say --game NAME")


@click.command()
@click.argument("games", nargs=-1)
@click.option("--json", "as_json", is_flag=True, help="Print a list of game, seats, decisions_per_second.")
@click.option("--seconds", type=click.FloatRange(0.05), default=1.0, show_default=True, help="How long each of five runs takes.")
def bench(games: tuple[str, ...], as_json: bool, seconds: float) -> None:  # noqa: FBT001 - click's way
    """Measure random play, compiled, on one core, deals included: medians of five runs."""
    rows = [random_play(load(game), seats, seconds) for game in games or game_ids() for seats in card(game).seats]
    if as_json:
        click.echo(json.dumps(rows))
        return
    click.echo(
        f"random play, compiled, one core ({platform.processor() or platform.machine()}, Python {platform.python_version()})"
    )
    for row in rows:
        click.echo(f"{row['game']:16} {row['seats']} seats {row['decisions_per_second'] / 1e6:8.2f} million decisions a second")


def random_play(game: Game, seats: int, seconds: float) -> dict[str, Any]:
    """Measure decisions a second of random play, the deals included."""
    from tidetable.core.chance import fast_random  # noqa: PLC0415 - loads numba
    from tidetable.core.journal import NO_JOURNAL  # noqa: PLC0415 - the same
    from tidetable.core.legal import no_actions  # noqa: PLC0415 - the same

    states, template = game.State.batch(1), game.State.batch(1)
    template[0] = game.blank(seats)
    choices, random = no_actions(game.actions), fast_random("bench")[0]

    def games_of(count: int) -> float:
        started = time.perf_counter()
        decisions = game.fast.random_games(states, template, choices, random, NO_JOURNAL, count)
        return float(decisions) / (time.perf_counter() - started)

    count = _fill(games_of, seconds)
    return {"game": game.id, "seats": seats, "decisions_per_second": round(statistics.median(games_of(count) for _ in range(5)))}


def _fill(run: Callable[[int], float], seconds: float) -> int:
    """Find how many games take about *seconds*, the first run compiling."""
    run(1)
    count = 10
    while True:
        started = time.perf_counter()
        run(count)
        took = time.perf_counter() - started
        if took >= seconds / 4:
            return max(1, round(count * seconds / took))
        count *= 4


@click.command()
@click.argument("games", nargs=-1)
def warm(games: tuple[str, ...]) -> None:
    """Compile everything beforehand (of GAMES, or of all), so that nobody waits later."""
    from rich.progress import Progress  # noqa: PLC0415 - only needed here

    from tidetable.cli.warm import compile_all  # noqa: PLC0415 - loads the rules

    started, parts = time.perf_counter(), 0
    with Progress(transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("compiling", total=None)
        for part, total in compile_all(games or game_ids()):
            parts += 1
            progress.update(task, description=part, total=total, completed=parts)
    click.echo(f"{', '.join(games or game_ids())}: {parts} parts are compiled ({time.perf_counter() - started:.1f} s)")


COMMANDS = [check, golden, bench, warm]
