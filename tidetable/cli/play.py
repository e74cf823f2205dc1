"""Commands for people: list the games, read their rules, play and replay in the terminal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tidetable.core.errors import BadSetup, BrokenRecord
from tidetable.core.registry import OURS, card, document_of, game_ids, load
from tidetable.core.words import LANGUAGES

if TYPE_CHECKING:
    from tidetable.core.match import Match

NAMES = ("Ann", "Ben", "Cleo", "Dov")


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print the identity cards as JSON.")
def games(as_json: bool) -> None:  # noqa: FBT001 - click's way
    """List the games."""
    cards = [card(game) for game in game_ids()]
    if as_json:
        click.echo(json.dumps([_card_json(game) for game in game_ids()], indent=2))
        return
    for known in cards:
        seats = f"{min(known.seats)}-{max(known.seats)}" if len(known.seats) > 1 else str(known.seats[0])
        click.echo(f"{known.id:16} {known.name:16} {seats:>3} seats  {known.minutes[0]}-{known.minutes[1]} min  age {known.age}+")
        for option in known.options:
            click.echo(f"{'':16} option {option.name} = {option.choices()}")
    click.echo("\nPlay one: tidetable play fish_n_stones    Read its rules: tidetable rules fish_n_stones")


def _card_json(game: str) -> dict[str, Any]:
    known = card(game)
    return {
        "id": known.id,
        "names": dict(known.names),
        "seats": list(known.seats),
        "options": [{"name": option.name, "values": list(option.values), "default": option.default} for option in known.options],
        "actions": load(game).actions,
        "rules_version": known.rules_version,
        "minutes": list(known.minutes),
        "age": known.age,
        "weight": known.weight,
    }


@click.command()
@click.argument("game")
def rules(game: str) -> None:
    """Read the rules of GAME (or of chance), page by page."""
    document = OURS / "documents" / "chance.md" if game == "chance" else document_of(game)
    if not document.exists():
        raise BadSetup(f"{card(game).name} brings no rules: they would stand in {document.name} beside its game.py")
    click.echo_via_pager(document.read_text("utf-8"))


@click.command()
@click.argument("game")
@click.option("--seats", type=int, help="How many seats; by default the fewest the game allows.")
@click.option("--people", type=int, default=1, show_default=True, help="How many of them are people at this terminal.")
@click.option("--bot", "bots", multiple=True, help="Who plays the other seats, in order; the last one given fills the rest.")
@click.option("--seed", help="Deal from this seed; by default a new one.")
@click.option("--option", "options", multiple=True, help="A table option, as NAME=VALUE.")
@click.option("--name", "names", multiple=True, help="Names of the seats, in order.")
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="The language of the table.")
@click.option(
    "--save", "record", type=click.Path(dir_okay=False, path_type=Path), help="Keep the record of the match in this file."
)
def play(
    game: str,
    seats: int | None,
    people: int,
    bots: tuple[str, ...],
    seed: str | None,
    options: tuple[str, ...],
    names: tuple[str, ...],
    lang: str,
    record: Path | None,
) -> None:
    """Play GAME in the terminal, against bots or with others at the same keyboard."""
    from tidetable.cli.terminal import Terminal, make_table  # noqa: PLC0415 - loads the rules

    known = card(game)
    table = make_table(
        game=game,
        seats=min(known.seats) if seats is None else seats,
        people=people,
        bots=bots or ("careful",),
        seed=seed,
        options=known.parse_options(options),
    )
    Terminal(table, lang, [*names, *NAMES[len(names) :]], record).run()


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--at", type=int, help="Show only the position after this many decisions.")
@click.option("--eyes", type=int, help="See it as this seat sees it (default: as a spectator).")
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="The language of the log.")
def replay(file: Path, at: int | None, eyes: int | None, lang: str) -> None:
    """Replay the record of a match: its log in sentences, the boards, the result."""
    from tidetable.cli.terminal import show_replay  # noqa: PLC0415 - loads the rules

    show_replay(read_match(file), at, eyes, lang)


def read_match(file: Path) -> Match:
    """Read a record from a file, or say what is wrong with it."""
    from tidetable.core.match import Match  # noqa: PLC0415 - loads the rules

    try:
        data = json.loads(file.read_text("utf-8"))
    except (UnicodeDecodeError, json.JSONDecodeError, RecursionError) as fault:
        raise BrokenRecord(f"{file.name} is not JSON: {fault}") from fault
    return Match.from_json(data)


COMMANDS = [games, rules, play, replay]
