"""The command ``tidetable rulebook``: a game's rulebook in the terminal, and what is wrong with one that is being written."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import click

from tidetable.core.errors import BadSetup
from tidetable.core.registry import card
from tidetable.core.words import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from tidetable.rulebook import Rulebook
    from tidetable.rulebook.book import Passage

WIDTH = 88
MARKS = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*|\[([^\]]+)\]\(#[\w-]+\)")


@click.command()
@click.argument("game")
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="The language it is told in.")
@click.option("--option", "options", multiple=True, help="A table option, as NAME=VALUE: only what holds there is told.")
@click.option("--seats", type=int, help="For so many players.")
@click.option("--rule", help="Only the passage that tells what a section or a ruling decides: FS-12, 5.3.")
@click.option("--check", is_flag=True, help="Say what is wrong with it, for whoever writes it.")
def rulebook(game: str, lang: str, options: tuple[str, ...], seats: int | None, rule: str | None, check: bool) -> None:  # noqa: FBT001 - click's way
    """Read the rulebook of GAME, page by page."""
    from tidetable.rulebook import faults, read  # noqa: PLC0415 - loads the game

    if check:
        return say_faults(faults(game))
    table: dict[str, Any] = card(game).parse_options(options)
    if seats is not None:
        card(game).check_seats(seats)
        table["seats"] = seats
    book = read(game, lang)
    if rule is None:
        click.echo_via_pager("\n".join(pages(book, table)))
        return None
    found = book.passage_for(rule, table)
    if found is None:
        raise BadSetup(f"no passage of the rulebook tells of {rule}")
    click.echo("\n".join(told(book, found, table)))
    return None


def say_faults(found: list[str]) -> None:
    """Say what is wrong, a line each."""
    if found:
        raise BadSetup("the rulebook is not right: " + "; ".join(found))
    click.echo("nothing is wrong")


def pages(book: Rulebook, table: Mapping[str, Any]) -> Iterator[str]:
    """Write a rulebook as lines of plain text."""
    held = {passage.id for passage in book.passages(table)}
    for chapter in book.chapters:
        passages = [passage for passage in chapter.passages if passage.id in held]
        if passages:
            yield from ("", book.titles[f"# {chapter.id}"].upper(), "")
        for passage in passages:
            yield from told(book, passage, table)


def told(book: Rulebook, passage: Passage, table: Mapping[str, Any]) -> Iterator[str]:
    """Write a passage: its title, what this table has changed, its paragraphs; drawings are told by their captions."""
    from tidetable.rulebook.book import FIGURE, VALUE, values_at  # noqa: PLC0415 - loads the game

    values = values_at(book.game, table)
    text = FIGURE.sub(r"[\1]", book.texts[passage.id])
    text = VALUE.sub(lambda found: str(values[found[1]]), MARKS.sub(lambda found: next(filter(None, found.groups())), text))
    yield from (book.titles[passage.id], "-" * len(book.titles[passage.id]))
    yield from changes(book, passage, table)
    for paragraph in text.split("\n"):
        yield click.wrap_text(paragraph, WIDTH) if paragraph and not paragraph.startswith("|") else paragraph
    yield ""


def changes(book: Rulebook, passage: Passage, table: Mapping[str, Any]) -> Iterator[str]:
    """Say what is not as usual at this table, of what a passage tells of; as the page marks it."""
    from tidetable.core.words import Words  # noqa: PLC0415 - loads the catalogue

    own, words = Words(book.language, book.game), Words(book.language, "rulebook")
    options = {option.name: option for option in card(book.game).options}
    for name in book.changed(passage, table):
        text = options[name].text(table[name])
        known = f"option-{name}-{text}"
        change = words.word("book-change", option=own.word(f"option-{name}"), value=own.word(known) if own.has(known) else text)
        yield words.word("book-changed", what=change)


COMMANDS = [rulebook]
