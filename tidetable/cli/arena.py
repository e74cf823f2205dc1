"""Commands about bots: ``tidetable bots``, ``tidetable arena``, ``tidetable study``."""

from __future__ import annotations

import json
import os
import sys
from contextlib import contextmanager
from pathlib import Path
from threading import Timer
from typing import TYPE_CHECKING, Any

import click

from tidetable.core.errors import BadSetup
from tidetable.core.registry import card

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

PATIENCE = 2.0  # seconds after which it is said why nothing happens


@contextmanager
def progress(title: str, *, quiet: bool) -> Iterator[Callable[[int, int], None]]:
    """Show a bar with the time left on the terminal; give what moves it."""
    if quiet:
        yield lambda _done, _of: None
        return
    from rich.console import Console  # noqa: PLC0415 - only where a bar is shown
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn  # noqa: PLC0415

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    shown = Progress(*columns, console=Console(stderr=True))
    task = shown.add_task(title, total=None)

    def tell(done: int, of: int) -> None:
        if not shown.live.is_started:  # not before there is something to tell: a mistake is told in one line
            shown.start()
        shown.update(task, completed=done, total=of)

    try:
        yield tell
    finally:
        shown.stop()


def _quiet(*, as_json: bool) -> bool:
    """Tell whether nobody looks: JSON goes into a pipe, but who waits for it at a terminal may see how far it is."""
    return as_json and not sys.stderr.isatty()


@contextmanager
def stoppable(how_to_go_on: str) -> Iterator[None]:
    """Say after Ctrl-C how the run can go on."""
    try:
        yield
    except KeyboardInterrupt:
        click.echo(f"\nstopped; {how_to_go_on}", err=True)
        raise


def make_ready(game: str, names: Iterable[str], seats: int) -> None:
    """Compile what the bots need before the first game, so that the workers find it done; say so if it takes a while."""
    from tidetable.arena.play import warm  # noqa: PLC0415 - costs numba

    said = Timer(PATIENCE, lambda: click.echo(f"compiling the rules of {card(game).name}; this happens once ...", err=True))
    said.daemon = True
    said.start()
    try:
        for name in names:
            warm(game, name, seats)
    finally:
        said.cancel()


def check_place(page: Path, what: str = "the page") -> None:
    """Refuse a file that cannot be written before the games, not after them; its folder is made."""
    try:
        page.parent.mkdir(parents=True, exist_ok=True)
        new = not page.exists()
        page.open("a", encoding="utf-8").close()
        if new:
            page.unlink()
    except OSError as fault:
        raise BadSetup(f"{what} cannot be written to {page}: {fault.strerror}") from fault


def show_table(title: str, head: tuple[str, ...], rows: list[tuple[Any, ...]]) -> None:
    """Print a table."""
    from rich.console import Console  # noqa: PLC0415 - only where a table is shown
    from rich.table import Table  # noqa: PLC0415

    shown = Table(title=title, title_justify="left")
    for number, name in enumerate(head):
        shown.add_column(name, justify="left" if number == 0 else "right")
    for row in rows:
        shown.add_row(*(str(cell) for cell in row))
    Console().print(shown)


@click.command()
@click.argument("game")
@click.option("--seats", type=int, help="Ratings for this number of seats; by default the least the game has.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def bots(game: str, seats: int | None, *, as_json: bool) -> None:
    """List the levels of GAME, the gentlest first, with their measured ratings."""
    from tidetable.bots.strength import level_list  # noqa: PLC0415 - costs numba

    seats = _seats(game, seats)
    found = level_list(game, seats)
    if as_json:
        click.echo(json.dumps({"game": game, "seats": seats, **found}, indent=2, ensure_ascii=False))
        return
    rows = [
        (row["name"], row["character"], _rating(row), row["passes"] or "", row["nature"])
        for row in found["levels"] + found["others"]
    ]
    show_table(f"{card(game).name}, {seats} seats", ("level", "character", "rating ± standard error", "passes", "nature"), rows)


def _rating(row: dict[str, Any]) -> str:
    return "not measured" if row["rating"] is None else f"{row['rating']:.0f} ± {row['rating_error']:.0f}"


@click.command()
@click.argument("game")
@click.option(
    "--bots",
    "names",
    required=True,
    help="Names with commas between them: levels, careful, random, network, master-1, master@2s ...",
)
@click.option("--games", default=100, show_default=True, help="Games for each pair of bots (rounded up to whole deals).")
@click.option("--seats", type=int, help="How many seats; by default the least the game has.")
@click.option("--option", "options", multiple=True, help="A table option, NAME=VALUE.")
@click.option("--workers", type=click.IntRange(min=0), default=0, help="Processes to play on; by default all cores.")
@click.option("--ray", default="", help="Play on a Ray cluster: its address, 'auto', or 'local:2'.")
@click.option("--seed", default="0", show_default=True, help="Another seed deals other games.")
@click.option("--keep", type=click.Path(path_type=Path), help="Keep every game in this file; a stopped run goes on from it.")
@click.option("--html", type=click.Path(path_type=Path), help="Write a report with pictures to this file.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def arena(
    game: str, *, names: str, games: int, seats: int | None, options: tuple[str, ...], workers: int, ray: str, seed: str,
    keep: Path | None, html: Path | None, as_json: bool,
) -> None:  # fmt: skip
    """Let bots play GAME against each other: every pair, every deal from both sides."""
    from tidetable.arena import report  # noqa: PLC0415 - costs numba
    from tidetable.arena.cluster import check_address  # noqa: PLC0415
    from tidetable.arena.fixtures import Event  # noqa: PLC0415
    from tidetable.arena.run import open_kept, run  # noqa: PLC0415
    from tidetable.arena.summary import summarise  # noqa: PLC0415
    from tidetable.bots import make_bot  # noqa: PLC0415

    chosen = _numbered([_own_name(game, name) for name in names.split(",") if name.strip()])
    event = Event(game, chosen, games, _seats(game, seats), seed, card(game).parse_options(options))
    for name in chosen:
        make_bot(game, name)  # an unknown name is refused before the first game
    if html:
        check_place(html)
    if ray:
        check_address(ray)
    if keep:
        open_kept(event.fixtures(), keep)
    make_ready(game, chosen, event.seats)
    with stoppable(_going_on(keep)), progress(card(game).name, quiet=_quiet(as_json=as_json)) as tell:
        results = run(event.fixtures(), keep, workers or os.cpu_count() or 1, ray, tell)
    summary = summarise(event, results)
    if html:
        html.write_text(report.arena_page(summary, results), "utf-8")
    if as_json:
        click.echo(json.dumps(summary, indent=2))
        return
    show_table(f"{card(game).name}, {event.seats} seats, {len(results)} games", report.BOT_HEAD, report.bot_rows(summary))
    show_table("Pairs", report.PAIR_HEAD, report.pair_rows(summary))
    click.echo(f"turns {summary['turns']['mean']}, decisions {summary['decisions']['mean']}, draws {100 * summary['draws']:.1f} %")
    if html:
        click.echo(f"report: {html}")


def _own_name(game: str, name: str) -> str:
    """Give the name of a bot without its game: ``rivero:easy`` is the easy one of Rivero."""
    return name.strip().removeprefix(f"{game}:")


def _numbered(names: list[str]) -> tuple[str, ...]:
    """Give a bot that is named again a number, so that it can play against itself."""
    before = [names[:place].count(name) for place, name in enumerate(names)]
    return tuple(f"{name}#{times + 1}" if times else name for name, times in zip(names, before, strict=True))


def _going_on(keep: Path | None) -> str:
    if keep:
        return f"the same command goes on from {keep}"
    return "a run with --keep FILE writes every game down, and the same command goes on from there"


def _seats(game: str, seats: int | None) -> int:
    seats = min(card(game).seats) if seats is None else seats
    card(game).check_seats(seats)
    return seats


@click.command()
@click.argument("game")
@click.option("--games", default=200, show_default=True, help="Games to study.")
@click.option("--bot", default="sharp", show_default=True, help="Who plays them, in every seat.")
@click.option("--weaker", default="", help="Who is beaten, to see how much skill counts; by default the level below.")
@click.option("--seats", type=int, help="How many seats; by default the least the game has.")
@click.option("--option", "options", multiple=True, help="A table option, NAME=VALUE.")
@click.option("--workers", type=click.IntRange(min=0), default=0, help="Processes to play on; by default all cores.")
@click.option("--seed", default="0", show_default=True, help="Another seed deals other games.")
@click.option("--html", type=click.Path(path_type=Path), help="Write the page to this file; by default GAME-study.html.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON; a page is written only if --html names one.")
def study(
    game: str, *, games: int, bot: str, weaker: str, seats: int | None, options: tuple[str, ...], workers: int, seed: str,
    html: Path | None, as_json: bool,
) -> None:  # fmt: skip
    """Study GAME as a designer would: the first seat, length, branching, lead changes, what matters, how much skill counts."""
    from tidetable.arena.study import Plan, watch_all  # noqa: PLC0415 - costs numba
    from tidetable.arena.study_page import study_page  # noqa: PLC0415
    from tidetable.bots import make_bot  # noqa: PLC0415

    bot, weaker = _own_name(game, bot), _own_name(game, weaker)
    for name in filter(None, (bot, weaker)):
        make_bot(game, name)  # an unknown name is refused before the first game
    plan = Plan(game, _seats(game, seats), bot, weaker, games, seed, card(game).parse_options(options))
    page = html or (None if as_json else Path(f"{game}-study.html"))
    if page:
        check_place(page)
    make_ready(game, filter(None, (plan.bot, plan.rival())), plan.seats)
    how = "a study is not kept; with fewer --games it takes less time"
    with stoppable(how), progress(card(game).name, quiet=_quiet(as_json=as_json)) as tell:
        found = watch_all(plan, workers or os.cpu_count() or 1, tell)
    if page:
        page.write_text(study_page(found), "utf-8")
    click.echo(json.dumps(found, indent=2) if as_json else f"study: {page}")


COMMANDS = [bots, arena, study]
