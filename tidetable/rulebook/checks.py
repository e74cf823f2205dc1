"""What is wrong with a rulebook, in sentences for whoever writes it; nothing where all of it is right."""

from __future__ import annotations

import re
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING, Any

from tidetable.core.errors import TidetableError
from tidetable.core.registry import card, document_of, load
from tidetable.core.words import LANGUAGES
from tidetable.rulebook.book import CHANGED, FIGURE, LINK, SEATS, VALUE, read, values_at

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tidetable.core.game import Game
    from tidetable.rulebook.book import Rulebook

RULINGS = "§8"
PLAYERS_SECTIONS = 9  # from section 10 on a specification speaks to engineers
SECTION = re.compile(r"^(?:#{2,3} |\*\*)(\d+(?:\.\d+)?)[. ]", re.MULTILINE)
RULING = re.compile(r"^(?:\| |\* \*\*)([A-Z]{2}-\d+) ", re.MULTILINE)


def references(document: str) -> list[str]:
    r"""List the sections and rulings of a specification that players are told of.

    >>> references("## 4. A turn\n### 4.1 Roll\n| FS-1 | ... |\n## 10. Actions\n")
    ['§4', '§4.1', 'FS-1']
    """
    sections = [found for found in SECTION.findall(document) if int(found.split(".")[0]) <= PLAYERS_SECTIONS]
    return [*dict.fromkeys(f"§{found}" for found in sections), *dict.fromkeys(RULING.findall(document))]


def whole(wanted: list[str]) -> list[str]:
    """Leave out the sections that only hold others, which are told one by one; so are the rulings of §8.

    >>> whole(["§4", "§4.1", "§6", "§8", "FS-1"])
    ['§4.1', '§6', 'FS-1']
    """
    holding = {one.split(".")[0] for one in wanted if "." in one} | {RULINGS}
    return [one for one in wanted if one not in holding]


def cited(game: Game) -> list[str]:
    """List what the screen can cite: the sections of refusals, questions and reasons."""
    return sorted(set(sentences(game).values()))


def sentences(game: Game) -> dict[str, str]:
    """Name the sentences of the screen that cite a rule, each with its section: refusals, and why the game is over."""
    return {kind.name.lower().replace("_", "-"): kind.row.section for kind in chain(game.Say, game.Reason) if kind.row.section}


def faults(game: str) -> list[str]:
    """Check the rulebook of a game in every language."""
    books = [read(game, language) for language in LANGUAGES]
    return [*plan_faults(books[0]), *(fault for book in books for fault in _text(book))]


def plan_faults(book: Rulebook) -> Iterator[str]:
    """Check what all languages share."""
    ids = [passage.id for passage in book.passages()]
    yield from (f"there are two passages {name}" for name in sorted({name for name in ids if ids.count(name) > 1}))
    wanted = references(document_of(book.game).read_text("utf-8"))
    told = set(chain.from_iterable(passage.covers for passage in book.passages()))
    yield from (f"nothing covers {reference}" for reference in whole(wanted) if reference not in told)
    yield from (f"{reference} is covered, and is not in the specification" for reference in sorted(told - set(wanted)))
    game = load(book.game)
    unknown = [reference for reference in cited(game) if not book.passage_for(reference)]
    yield from (f"nothing explains {reference}, which the screen cites" for reference in unknown)
    asked = set(chain.from_iterable(passage.asked_in for passage in book.passages()))
    yield from (f"nothing opens in the phase {phase}" for phase in game.phases if phase not in asked)
    yield from (f"there is no phase {phase}" for phase in sorted(asked - set(game.phases)))
    answered = set(chain.from_iterable(passage.answers for passage in book.passages()))
    yield from (f"the screen never says {name}" for name in sorted(answered - set(sentences(game))))
    for passage in book.passages():
        yield from (f"{passage.id}: {fault}" for case in passage.when for fault in _condition(book, case))
    for name, figure in book.figures.items():
        yield from (f"figure {name}: {fault}" for fault in _refused(partial(figure.match, book.game)))


def _condition(book: Rulebook, case: Any) -> Iterator[str]:
    played = card(book.game)
    known = {option.name: option for option in played.options}
    for name, wanted in case.items():
        for value in wanted if isinstance(wanted, list) else [wanted]:
            if name == SEATS:
                yield from _refused(partial(played.check_seats, value))
            elif name not in known:
                yield f"there is no option {name}"
            elif value != CHANGED:
                yield from _refused(partial(known[name].code, value, played.seats[0]))


def _refused(work: Callable[[], Any]) -> Iterator[str]:
    try:
        work()
    except TidetableError as fault:
        yield str(fault)


def _text(book: Rulebook) -> Iterator[str]:
    """Check one language: every passage and no other, with the drawings of the plan, once each."""
    passages = {passage.id for passage in book.passages()}
    wanted = {f"# {chapter.id}" for chapter in book.chapters} | passages | {"# index"}
    for name in sorted(wanted ^ set(book.titles)):
        yield f"{book.language}: {name} {'has no text' if name in wanted else 'is not in the plan'}"
    yield from (f"{book.language}: {name} has no title" for name, title in book.titles.items() if not title)
    yield from (f"{book.language}: {name} says nothing" for name in sorted(passages) if not book.texts.get(name))
    drawn = [name for text in book.texts.values() for _, name in FIGURE.findall(text)]
    for name in sorted({*drawn, *book.figures}):
        if drawn.count(name) != (name in book.figures):
            yield f"{book.language}: the figure {name} is drawn {drawn.count(name)} times"
    led = {name for text in book.texts.values() for name in LINK.findall(text)} | set(chain.from_iterable(book.index.values()))
    yield from (f"{book.language}: there is no passage {name} to lead to" for name in sorted(led - passages))
    yield from (f"{book.language}: {fault}" for fault in _lost(book))
    values = {name for text in book.texts.values() for name in VALUE.findall(text)}
    known = set(values_at(book.game, {}))
    yield from (f"{book.language}: there is no option {name}" for name in sorted(values - known))


def _lost(book: Rulebook) -> Iterator[str]:
    """Find links that lead nowhere at some table: to a passage that does not hold wherever the one with the link does."""
    cases = {passage.id: passage.when for passage in book.passages()}
    for name, when in cases.items():
        ends = [end for end in LINK.findall(book.texts.get(name, "")) if cases.get(end) and cases[end] != when]
        yield from (f"{name} leads to {end}, which does not hold at every table" for end in ends)
