"""Commands of the coach: ``tidetable analyse``, ``tidetable hint``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tidetable.cli.arena import _quiet, check_place, progress
from tidetable.cli.play import NAMES, read_match
from tidetable.core.errors import BadSetup, BrokenRecord
from tidetable.core.words import LANGUAGES

if TYPE_CHECKING:
    from tidetable.core.match import Match
    from tidetable.core.words import Words

PASSES = click.option("--passes", type=click.IntRange(min=1), help="How thoroughly each moment is thought about.")
LANGUAGE = click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="The language it is told in.")
NAMED = click.option("--name", "names", multiple=True, help="Names of the seats, in order.")
RECORD = click.argument("record", type=click.Path(exists=True, dir_okay=False, path_type=Path))


def words_for(match: Match, language: str, names: tuple[str, ...]) -> Words:
    """Open the catalogue of a match, with the names of its seats."""
    from tidetable.core.words import Words  # noqa: PLC0415 - loads the catalogue

    return Words(language, match.game.id, [*names, *NAMES[len(names) :]])


@click.command()
@RECORD
@click.option("--json", "as_json", is_flag=True, help="Print every number as JSON (docs/coach.md).")
@click.option("--html", type=click.Path(dir_okay=False, path_type=Path), help="Write a page with the graph of the chances.")
@PASSES
@LANGUAGE
@NAMED
def analyse(record: Path, as_json: bool, html: Path | None, passes: int | None, lang: str, names: tuple[str, ...]) -> None:  # noqa: FBT001 - click's way
    """Look at the match of RECORD again: chances, mistakes, luck and skill apart."""
    from tidetable.arena.analysis_page import analysis_page, told  # noqa: PLC0415 - loads the rules
    from tidetable.bots.coach import analyse as look_again  # noqa: PLC0415

    if html:
        check_place(html)
    match = read_match(record)
    with progress("looking at every decision", quiet=_quiet(as_json=as_json)) as tell:
        found = look_again(match, passes, progress=tell)
    words = words_for(match, lang, names)
    if html:
        html.write_text(analysis_page(found, words), "utf-8")
    click.echo(json.dumps(found.to_json()) if as_json else "\n".join(told(found, words)))


@click.command()
@RECORD
@click.option("--at", type=int, help="After this many decisions; by default where the record ends.")
@click.option("--seat", type=int, help="For this seat; by default the one that is asked.")
@click.option("--json", "as_json", is_flag=True, help="Print the hint as JSON.")
@PASSES
@LANGUAGE
@NAMED
def hint(
    record: Path,
    at: int | None,
    seat: int | None,
    as_json: bool,  # noqa: FBT001 - click's way
    passes: int | None,
    lang: str,
    names: tuple[str, ...],
) -> None:
    """Advise who is to decide in the match of RECORD, from what that seat may know."""
    from tidetable.bots.coach import hint as advise  # noqa: PLC0415 - loads the rules

    match = read_match(record)
    if at is not None:
        if not 0 <= at <= len(match.decisions):
            raise BrokenRecord(f"there is no moment {at}; this match has 0 to {len(match.decisions)} decisions")
        match.undo(at)
    if match.is_over:
        raise BadSetup("the game is over: nobody is to decide. Name an earlier moment with --at")
    who = match.waiting[0] if seat is None else seat
    found, words = advise(match.seen(who), passes), words_for(match, lang, names)
    text = match.game.Decision.text
    if as_json:
        other = {"action": text(found.other[0]), "chance": round(found.other[1].chance, 4)} if found.other else None
        told = {"seat": who, "action": text(found.action), "chance": round(found.worth.chance, 4)}
        sure = {"error": round(found.worth.error, 4), "other": other, "close": found.is_close, "points": list(found.points)}
        click.echo(json.dumps(told | sure | {"sentences": [words.say(one) for one in found.messages(words)]}))
        return
    click.echo("\n".join([words.seat_name(who), *(f"  {words.say(one)}" for one in found.messages(words))]))


COMMANDS = [analyse, hint]
