"""Commands of the coach: ``tidetable analyse``, ``tidetable hint``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

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
FILE = click.Path(exists=True, dir_okay=False, path_type=Path)
RECORD = click.argument("record", type=FILE)
RECORDS = click.argument("records", type=FILE, nargs=-1, required=True)


def words_for(match: Match, language: str, names: tuple[str, ...]) -> Words:
    """Open the catalogue of a match, with the names of its seats."""
    from tidetable.core.words import Words  # noqa: PLC0415 - loads the catalogue

    return Words(language, match.game.id, [*names, *NAMES[len(names) :]])


@click.command()
@RECORDS
@click.option("--json", "as_json", is_flag=True, help="Print every number as JSON (docs/coach.md).")
@click.option("--html", type=click.Path(dir_okay=False, path_type=Path), help="Write a page with the graph of the chances.")
@click.option("--report", "reported", is_flag=True, help="Add up many matches: where one player loses chances.")
@click.option("--player", help="Whose report: a name that stands in the records.")
@click.option("--seat", type=int, default=0, show_default=True, help="Whose report, where no name is given.")
@PASSES
@LANGUAGE
@NAMED
def analyse(
    records: tuple[Path, ...],
    as_json: bool,  # noqa: FBT001 - click's way
    html: Path | None,
    reported: bool,  # noqa: FBT001
    player: str | None,
    seat: int,
    passes: int | None,
    lang: str,
    names: tuple[str, ...],
) -> None:
    """Look at the match of a RECORD again: chances, mistakes, luck and skill apart; of many with --report."""
    if reported:
        told = report_of(records, player, seat, passes, quiet=_quiet(as_json=as_json))
        click.echo(json.dumps(told) if as_json else "\n".join(report_told(told, lang)))
        return
    if len(records) > 1:
        raise BadSetup("one record is analysed at a time; --report adds up many")
    from tidetable.arena import analysis_page  # noqa: PLC0415 - loads the rules
    from tidetable.bots.coach import analyse as look_again  # noqa: PLC0415

    if html:
        check_place(html)
    match = read_match(records[0])
    with progress("looking at every decision", quiet=_quiet(as_json=as_json)) as tell:
        found = look_again(match, passes, progress=tell)
    words = words_for(match, lang, names)
    if html:
        html.write_text(analysis_page.analysis_page(found, words), "utf-8")
    click.echo(json.dumps(found.to_json()) if as_json else "\n".join(analysis_page.told(found, words)))


def report_of(records: tuple[Path, ...], player: str | None, seat: int, passes: int | None, *, quiet: bool) -> dict[str, Any]:
    """Analyse matches one after another, and add up what one player decided."""
    from tidetable.bots import coach  # noqa: PLC0415 - loads the rules

    looked = []
    with progress("looking at every match", quiet=quiet) as tell:
        for number, path in enumerate(records):
            own = seat if player is None else seat_of(path, player)
            looked.append(coach.Looked(coach.analyse(read_match(path), passes).to_json(), own, str(path)))
            tell(number + 1, len(records))
    return coach.report(looked)


def seat_of(path: Path, player: str) -> int:
    """Find the seat of a name in a record."""
    names = (json.loads(path.read_text("utf-8")).get("table") or {}).get("names") or []
    if player not in names:
        raise BadSetup(f"{path.name}: nobody is called {player!r} there; known are {', '.join(map(str, names)) or 'no names'}")
    return int(names.index(player))


def report_told(told: dict[str, Any], language: str) -> list[str]:
    """Tell a report in a few lines."""
    from tidetable.core.words import Words  # noqa: PLC0415 - loads the catalogue

    any_words = Words(language, "fish_n_stones")
    lines = [any_words.word("report-sum", matches=told["matches"], decisions=told["decisions"], lost=round(100 * told["lost"]))]
    for title, rows in (
        ("report-by-game", told["by_game"]),
        ("report-by-phase", told["by_phase"]),
        ("report-by-kind", told["by_kind"]),
    ):
        lines += ["", any_words.word(title)]
        for row in rows[:5]:
            words = Words(language, row["game"])
            label = words.say(tuple(row["said"])) if "said" in row else words.say(tuple(row["asked"])) if row.get("asked") else ""
            where = f"{words.word('name')}: {label}" if label else words.word("name")
            lines.append("  " + words.word("report-row", where=where, lost=round(100 * row["lost"]), decisions=row["decisions"]))
    lines += ["", any_words.word("report-examples")] if told["examples"] else []
    for row in told["examples"]:
        words = Words(language, row["game"])
        said = {"n": row["n"], "action": words.say(tuple(row["said"])), "best": words.say(tuple(row["better"]))}
        kind = words.word(f"coach-{row['name']}")
        lines.append(f"  {row['match']}: " + words.word("report-example", kind=kind, loss=round(100 * row["loss"]), **said))
    return lines


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
        reply = {"seat": found.reply[0], "action": text(found.reply[1])} if found.reply else None
        why = {"wins": found.ahead.won, "reasons": [list(one) for one in found.reasons], "reply": reply}
        click.echo(json.dumps(told | sure | why | {"sentences": [words.say(one) for one in found.messages(words)]}))
        return
    click.echo("\n".join([words.seat_name(who), *(f"  {words.say(one)}" for one in found.messages(words))]))


COMMANDS = [analyse, hint]
