"""A rulebook as it is read: the plan, which is the same in every language, and the texts of one."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tidetable.core.card import CountsOption
from tidetable.core.errors import BadSetup
from tidetable.core.match import start
from tidetable.core.registry import OURS, card, entry

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from tidetable.core.match import Match

SEATS = "seats"  # a condition may name it beside the options
CHANGED = "changed"  # the value of a condition that holds wherever an option is not as usual
INDEX = "index"  # the last chapter of a text: its terms
HEADING = re.compile(r"^(#{1,2}) ([\w-]+)(?:: *(.*))?$")
FIGURE = re.compile(r"^!\[(.+)\]\(([\w-]+)\)$", re.MULTILINE)
LINK = re.compile(r"(?<!!)\[[^\]]+\]\(#([\w-]+)\)")
VALUE = re.compile(r"\{(\w+(?:\.\w+)?)\}")  # an option, or one of its counts: "{pond_cards.fish1}"


@dataclass(frozen=True)
class Figure:
    """A drawing: a position, as somebody sees it."""

    position: str  # a line (tidetable/core/position.py)
    moves: tuple[str, ...] = ()  # what has been decided since: "lure 4", or "2: cat left" where several decide at once
    seat: int | None = None  # whose eyes; None: whoever is asked, -1: nobody's
    lit: bool = False  # what can be chosen glows
    shows: Mapping[str, Any] | None = None  # a choice whose preview the board draws, by what is clicked for it
    marks: tuple[str, ...] = ()  # names of things on the board that get a ring
    crop: tuple[str, ...] = ()  # ... and of those that are drawn, where not the whole board is
    edge: tuple[float, float] | None = None  # what is left round them, across and down, of the longer side
    shape: float | None = None  # its height, for a width of 1
    upright: float | None = None  # the same of an example on a phone
    tries: int = 0  # how many decisions the reader may take in it ...
    on: int = 0  # ... and how many of others follow

    def match(self, game: str) -> Match:
        """Play up to the drawing."""
        match = start(game, position=self.position, seed="rulebook")
        for move in self.moves:
            seat, colon, action = move.rpartition(": ")
            match.play(action, int(seat) if colon else None)
        return match


@dataclass(frozen=True)
class Passage:
    """A passage: one thing that players want to know."""

    id: str
    covers: tuple[str, ...] = ()  # sections ("§4.2") and rulings ("DR-5") of the specification
    when: tuple[Mapping[str, Any], ...] = ()  # the tables at which it holds, any of them; none named: all
    asked_in: tuple[str, ...] = ()  # phases in which the table opens it
    answers: tuple[str, ...] = ()  # sentences of the screen that open it, whatever else covers the rule they cite

    def holds(self, options: Mapping[str, Any], usual: Mapping[str, Any]) -> bool:
        """Tell whether it holds at a table with these options, of which *usual* are the defaults."""
        cases = [all(_fits(name, wanted, options, usual) for name, wanted in case.items()) for case in self.when]
        return not cases or any(cases)

    def named(self, options: Mapping[str, Any], usual: Mapping[str, Any]) -> list[str]:
        """Name what decides that it holds at a table: the options of the cases that do."""
        cases = [case for case in self.when if all(_fits(name, wanted, options, usual) for name, wanted in case.items())]
        return [name for case in cases for name in case if name in options and name in usual]


def _fits(name: str, wanted: Any, options: Mapping[str, Any], usual: Mapping[str, Any]) -> bool:
    if name not in options:
        return name == SEATS  # a reader without a table reads of every number of players
    values = wanted if isinstance(wanted, list) else [wanted]
    return options[name] in values or (CHANGED in values and options[name] != usual.get(name))


@dataclass(frozen=True)
class Chapter:
    """A chapter: passages in order."""

    id: str
    passages: tuple[Passage, ...]


@dataclass(frozen=True)
class Rulebook:
    """The rulebook of a game in one language."""

    game: str
    language: str
    chapters: tuple[Chapter, ...]
    figures: Mapping[str, Figure]
    titles: Mapping[str, str]  # of chapters ("# id") and passages ("id")
    texts: Mapping[str, str]  # of passages: light Markdown
    index: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # terms, each with its passages

    def passages(self, options: Mapping[str, Any] | None = None) -> Iterator[Passage]:
        """Walk through the passages, those alone that hold at a table, where its options are given."""
        usual = usual_options(self.game)
        for chapter in self.chapters:
            yield from (one for one in chapter.passages if options is None or one.holds({**usual, **options}, usual))

    def changed(self, passage: Passage, options: Mapping[str, Any]) -> list[str]:
        """Name the options of a table that are not as usual, and that a passage tells of."""
        usual = usual_options(self.game)
        table, before = values_at(self.game, options), values_at(self.game, {})
        told = [*passage.named({**usual, **options}, usual), *VALUE.findall(self.texts[passage.id])]
        return list(dict.fromkeys(name.split(".")[0] for name in told if table[name] != before[name]))

    def passage_for(self, reference: str, options: Mapping[str, Any] | None = None, phase: str = "") -> Passage | None:
        """Find the passage that tells what a section or a ruling decides; of several, the one that the phase opens.

        A reference may name the sentence that cites it, "§5.5 why-five-corals": the passage that answers it comes first.
        """
        rule, _, said = reference.partition(" ")
        known = list(self.passages(options or {}))
        answer = next((one for one in known if said in one.answers), None)
        if answer:
            return answer
        for wanted in _widening(rule):
            found = [one for one in known if wanted in one.covers]
            if found:
                return next((one for one in found if phase in one.asked_in), found[0])
        return None


def _widening(reference: str) -> Iterator[str]:
    """Give a reference, then the chapter it stands in: "§5.3", "§5"."""
    plain = reference if reference[:1] == "§" or "-" in reference else f"§{reference}"
    yield plain
    if "." in plain:
        yield plain.split(".")[0]


def usual_options(game: str) -> dict[str, Any]:
    """Give the options of a table that names none."""
    return {option.name: option.default for option in card(game).options}


def values_at(game: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """Give what a text may name in braces at a table: its options, and the counts of a box one by one.

    >>> values_at("fish_n_stones", {})["pond_cards.fish3"]
    4
    """
    values = {**usual_options(game), **options}
    boxes = [option for option in card(game).options if isinstance(option, CountsOption)]
    return values | {f"{box.name}.{kind}": count for box in boxes for kind, count in zip(box.kinds, values[box.name], strict=True)}


def folder_of(game: str) -> Path:
    """Give the folder with a game's rulebook; it need not exist."""
    found = entry(game)
    return OURS / "rulebook" / game if found.is_ours else found.folder / "rulebook"


def has_rulebook(game: str) -> bool:
    """Tell whether a rulebook of a game has been written."""
    return (folder_of(game) / "plan.json").exists()


def read(game: str, language: str = "en") -> Rulebook:
    """Read the rulebook of a game.

    >>> book = read("fish_n_stones", "en")
    >>> book.passage_for("FS-12").id
    'lure-what'
    >>> book.titles["lure-what"]
    'What can be lured'
    """
    if not has_rulebook(game):
        raise BadSetup(f"no rulebook of {card(game).name} has been written; `tidetable rules {game}` has its rules")
    folder = folder_of(game)
    path = folder / f"{language}.md"
    if not path.exists():
        raise BadSetup(f"the rulebook of {card(game).name} is not written in the language {language!r}")
    plan = json.loads((folder / "plan.json").read_text("utf-8"))
    titles, texts = _sections(path.read_text("utf-8"))
    index = dict(map(_entry, texts.pop(f"# {INDEX}", "").splitlines()))
    chapters = tuple(Chapter(one["id"], tuple(map(_passage, one["passages"]))) for one in plan["chapters"])
    figures = {name: _figure(one, plan.get("positions", {})) for name, one in plan.get("figures", {}).items()}
    return Rulebook(game, language, chapters, figures, titles, texts, index)


def _passage(told: dict[str, Any]) -> Passage:
    when = told.get("when", [])
    cases = when if isinstance(when, list) else [when]
    return Passage(
        told["id"], tuple(told.get("covers", ())), tuple(cases), tuple(told.get("asked_in", ())), tuple(told.get("answers", ()))
    )


def _figure(told: dict[str, Any], positions: Mapping[str, str]) -> Figure:
    plain = {name: tuple(value) if isinstance(value, list) else value for name, value in told.items()}
    return Figure(**{**plain, "position": positions.get(told["position"], told["position"])})


def _sections(text: str) -> tuple[dict[str, str], dict[str, str]]:
    """Cut a text at its headings: titles, and what stands below them. Chapters are named with their mark: "# end"."""
    titles: dict[str, str] = {}
    texts: dict[str, list[str]] = {}
    name = ""
    for line in text.splitlines():
        if found := HEADING.match(line):
            name = f"# {found[2]}" if found[1] == "#" else found[2]
            if name in titles:
                raise BadSetup(f"{name} stands twice")
            titles[name] = found[3] or ""
        elif name:
            texts.setdefault(name, []).append(line)
    return titles, {name: "\n".join(lines).strip() for name, lines in texts.items()}


def _entry(line: str) -> tuple[str, tuple[str, ...]]:
    term, _, passages = line.removeprefix("- ").rpartition(": ")
    return term, tuple(passages.split(", "))
