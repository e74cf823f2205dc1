"""Commands for those who learn: ``tidetable puzzles``, ``tidetable daily``."""

from __future__ import annotations

import hashlib
import json
import math
import time
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tidetable.cli.agreeing import Climbing, climb_puzzles
from tidetable.cli.arena import _quiet, check_place, progress, stoppable
from tidetable.cli.coach import LANGUAGE
from tidetable.core.errors import BadSetup
from tidetable.core.registry import card, game_ids

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tidetable.puzzles import Puzzle
    from tidetable.puzzles.make import Made

FROM = click.option("--from", "place", type=click.Path(exists=True, dir_okay=False, path_type=Path), help="Puzzles in this file.")


@click.command()
@click.argument("game")
@click.option("--json", "as_json", is_flag=True, help="Print them as a list in JSON, a puzzle a line (docs/puzzles.md).")
@click.option("--theme", help="Only those with this theme.")
@click.option("--show", metavar="ID", help="Show one: its board, and what every move is worth.")
@click.option("--confirm", "asked", type=click.IntRange(min=1), help="Search so many of them, drawn at random, again.")
@click.option(
    "--times", type=click.IntRange(min=1), default=1, show_default=True, help="With --confirm or --agree: so many times as long."
)
@click.option("--make", "wanted", type=click.IntRange(min=1), help="Make so many new ones from games between bots.")
@click.option("--agree", type=click.IntRange(min=1), help="Keep those on which so many looks agree that are --times as long.")
@click.option("--dig", "matches", type=click.IntRange(min=0), default=0, help="With --agree: look for more in so many matches.")
@click.option("--jobs", type=click.IntRange(min=1), default=1, show_default=True, help="With --agree or --confirm: processes.")
@click.option("--minutes", type=click.FloatRange(min=0, min_open=True), help="With --agree or --confirm: stop after so long.")
@click.option("--seed", default="tide", show_default=True, help="With --make, --agree or --confirm: the same seed does the same.")
@click.option(
    "--passes", type=click.IntRange(min=20), help="With --make: how long the first search is; the second is ten times that."
)
@click.option(
    "--keep", type=click.Path(dir_okay=False, path_type=Path), help="With --make or --agree: where a stopped run goes on from."
)
@click.option(
    "--out", type=click.Path(dir_okay=False, path_type=Path), help="With --make or --agree: the file they are written to."
)
@FROM
@LANGUAGE
def puzzles(
    game: str, as_json: bool, theme: str | None, show: str | None, asked: int | None, times: int, wanted: int | None, seed: str,  # noqa: FBT001
    agree: int | None, matches: int, jobs: int, minutes: float | None, passes: int | None, keep: Path | None, out: Path | None,
    place: Path | None, lang: str,
) -> None:  # fmt: skip
    """List the puzzles of GAME, show one, ask a long search about them again, or make new ones."""
    from tidetable.puzzles import read_puzzles, shipped  # noqa: PLC0415 - loads the rules

    name = card(game).name
    for written, what in ((out, "puzzles"), (keep, "what is found on the way")):
        if written and (wanted or agree):
            check_place(written, what)
    if wanted:
        _make(game, wanted, seed, passes, keep, out, as_json=as_json)
        return
    there = [one for one in (read_puzzles(place) if place else shipped(game)) if one.game == card(game).id]
    if not there:
        raise BadSetup(f"there are no puzzles of {name} here; tidetable puzzles {game} --make 20 --out FILE makes some")
    found = [one for one in there if theme is None or theme in one.themes]
    if not found:
        themes = ", ".join(sorted({theme for one in there for theme in one.themes}))
        raise BadSetup(f"no puzzle of {name} has the theme {theme!r}; there are {themes}")
    until = math.inf if minutes is None else time.monotonic() + 60 * minutes
    if agree:
        climbing = Climbing(card(game).id, seed, agree, times, matches, jobs, until)
        climb_puzzles(climbing, found, keep or Path(f"{game}-puzzles-{seed}.looks"), out, as_json=as_json)
    elif asked:
        _confirm(_drawn(found, asked, seed), seed, times, jobs, until, as_json=as_json)
    elif show:
        _show(found, show, lang, as_json=as_json)
    elif as_json:
        click.echo(_listed(found))
    else:
        click.echo(_summary(name, found))


def _drawn(found: Sequence[Puzzle], asked: int, seed: str) -> list[Puzzle]:
    """Draw some at random: another seed draws others."""
    return sorted(found, key=lambda one: hashlib.sha256(f"{seed} {one.id}".encode()).digest())[:asked]


def _summary(name: str, found: Sequence[Puzzle]) -> str:
    themes = Counter(theme for one in found for theme in one.themes)
    ratings = f"rated {min(one.rating for one in found)} to {max(one.rating for one in found)}"
    lines = [f"{name}: {len(found)} puzzles, {ratings}", *(f"  {count:4} {theme}" for theme, count in themes.most_common())]
    return "\n".join([*lines, f"one of them: --show {found[0].id}"])


def _show(found: Sequence[Puzzle], wanted: str, language: str, *, as_json: bool) -> None:
    from tidetable.core.words import Words  # noqa: PLC0415 - loads the catalogue

    puzzle = next((one for one in found if one.id == wanted), None)
    if puzzle is None:
        raise BadSetup(f"there is no puzzle {wanted}; one of them is {found[0].id}")
    if as_json:
        click.echo(json.dumps(puzzle.to_json()))
        return
    seen, words = puzzle.seen(), Words(language, puzzle.game)
    moves = [f"  {100 * one.chance:5.1f} % ± {100 * one.error:.1f}  {one.action}" for one in puzzle.chances]
    click.echo(
        "\n".join(
            [
                seen.drawing(words),
                f"{words.seat_name(puzzle.seat)}: {words.say(seen.question) if seen.question else ''}",
                "",
                *moves,
            ]
        )
    )


def _listed(puzzles: Iterable[Puzzle]) -> str:
    """Write puzzles as one list in JSON, each on a line of its own."""
    return "[\n" + ",\n".join(json.dumps(one.to_json()) for one in puzzles) + "\n]"


def _confirm(found: Sequence[Puzzle], seed: str, times: int, jobs: int, until: float, *, as_json: bool) -> None:
    from tidetable.puzzles.confirm import confirm  # noqa: PLC0415 - loads the rules

    with progress("searching again", quiet=_quiet(as_json=as_json)) as tell:
        again = confirm(found, seed=seed, times=times, jobs=jobs, until=until, progress=tell)
    least, most = again.interval
    if as_json:
        told = {"asked": again.asked, "share": again.share, "interval": [least, most], "doubtful": list(again.doubtful)}
        click.echo(json.dumps(told))
        return
    click.echo(f"{100 * again.share:.1f} % of {again.asked} confirmed (95 %: {100 * least:.1f} to {100 * most:.1f})")
    if again.doubtful:
        click.echo(f"not confirmed: {', '.join(again.doubtful)}")


def _make(
    game: str, wanted: int, seed: str, passes: int | None, keep: Path | None, out: Path | None, *, as_json: bool
) -> None:  # fmt: skip
    from tidetable.core.game import game_of  # noqa: PLC0415 - loads the rules
    from tidetable.puzzles.make import make  # noqa: PLC0415
    from tidetable.puzzles.puzzle import write_puzzles  # noqa: PLC0415

    kept = keep or Path(f"{game}-puzzles-{seed}.dug")
    with stoppable(f"the same command goes on from {kept}"), progress("puzzles", quiet=_quiet(as_json=as_json)) as tell:
        made = make(game_of(game), wanted, kept, seed=seed, passes=passes, progress=tell)
    if out:
        write_puzzles(out, made.puzzles)
    if as_json:
        click.echo(_listed(made.puzzles))
    else:
        click.echo(_told(made, out))


def _told(made: Made, out: Path | None) -> str:
    tally = made.tally
    share = f"the long search confirmed {tally.confirmed} of {tally.candidates} candidates"
    where = f"; written to {out}" if out else ""
    return f"{len(made.puzzles)} puzzles from {made.matches} matches: {tally.looked} moments looked at, {share}{where}"


@click.command()
@click.option("--date", help="The day, like 2026-11-18; by default today.")
@click.option("--game", "game", help="One game; by default all that are ours.")
@click.option("--par", "with_par", is_flag=True, help="Let the bot play the person's seat too, and tell its line.")
@click.option("--json", "as_json", is_flag=True, help="Print the deals as JSON (docs/daily.md).")
def daily(date: str | None, game: str | None, with_par: bool, as_json: bool) -> None:  # noqa: FBT001 - click's way
    """Tell the deal of the day: the same for everybody, against the same bots."""
    from tidetable.core.game import game_of  # noqa: PLC0415 - loads the rules
    from tidetable.daily import Deal, par, today  # noqa: PLC0415

    told = []
    for one in [card(game).id] if game else game_ids():
        deal = Deal(today() if date is None else date, one)
        told.append(par(deal).to_json(game_of(one)) if with_par else deal.to_json())
    if as_json:
        click.echo(json.dumps(told[0] if game else told))
        return
    for row in told:
        ended = f"; the bot in your place: {row['result']}, {row['scores']}" if with_par else ""
        click.echo(f"{row['date']}  {card(row['game']).name}: you are seat {row['seat']} against {row['bot']}{ended}")


COMMANDS = [puzzles, daily]
