"""Features: what a move changes in the facts of the table, as data that Python and the page read alike.

A game's ``features.json`` lists rows; each measures something in the picture of the facts (``Seen.view``) for one seat:

- ``of``: the way to the things measured, step by step from the picture: a name; ``"*"``: each of a list; ``"@"``: the one of the
  seat concerned; an object: only those that match it (a value, ``"@"``: the seat, ``{"least": n}``, ``{"any": [...]}``, or a way,
  one of whose ends it must be); a way: the places in the list at which to look;
- ``by``: how they become a number (``count``, ``sum``, ``max``, ``min``, ``distinct``);
- ``asked``: the phases whose decisions it speaks about, where not all;
- ``good``: whether more or less of it is good for who decides; ``who``: ``me`` (unless said otherwise) or ``rival``, each other;
- ``says``: which changes have a sentence, ``why-GAME-ID-more``, ``-less``, or ``-keeps`` where another move would have spoilt it;
  ``names``: the argument that names what was gained or lost.

``rests`` are the phases in which a deed is done: until then a seat's next decisions belong to it.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from tidetable.core.game import Game
from tidetable.core.words import Message

Picture = dict[str, Any]
Moves = tuple[list[Picture], list[Picture]]  # the pictures after a move, and after another, in deals that could be true
MOST = 3  # reasons that are told ...
MOST_COSTS = 1  # ... and costs that the other move has not
FILE = "features.json"

AGGREGATES: dict[str, Callable[[list[Any]], int]] = {
    "count": len,
    "sum": sum,
    "max": lambda found: max(found, default=0),
    "min": lambda found: min(found, default=0),
    "distinct": lambda found: len(set(found)),
}


@dataclass(frozen=True)
class Feature:
    """One row: what is measured, and what a change of it means."""

    id: str
    of: Sequence[Any]
    by: str
    good: str
    says: Sequence[str]
    who: str = "me"
    names: str | None = None
    asked: Sequence[str] = ()  # the phases whose decisions it speaks about; none: all

    def values(self, picture: Picture, seat: int) -> list[Any]:
        """Give what is measured."""
        return ends(picture, self.of, seat)

    def measure(self, picture: Picture, seat: int) -> int:
        """Give its number."""
        return AGGREGATES[self.by](self.values(picture, seat))


@dataclass(frozen=True)
class Sheet:
    """The features of a game, the most telling first."""

    rests: Sequence[str]
    features: Sequence[Feature]


NOTHING = Sheet((), ())


def features_of(game: Game) -> Sheet:
    """Read the features of a game; one that brings none has none."""
    return _read(game.folder / FILE)


@cache
def _read(path: Path) -> Sheet:
    if not path.exists():
        return NOTHING
    data = json.loads(path.read_text("utf-8"))
    return Sheet(data["rests"], [Feature(**row) for row in data["features"]])


# Ways through a picture


def ends(picture: Picture, way: Sequence[Any], seat: int) -> list[Any]:
    """Follow a way from the picture; what is not there, or not shown, is left out.

    >>> ends({"seats": [{"worms": [1, 2]}, {"worms": [4, 0]}]}, ["seats", "@", "worms", "*"], 1)
    [4, 0]
    """
    here: list[Any] = [picture]
    for step in way:
        here = [found for thing in here for found in _step(picture, thing, step, seat) if found is not None]
    return here


def _step(picture: Picture, thing: Any, step: Any, seat: int) -> Iterator[Any]:
    if isinstance(step, dict):
        if isinstance(thing, dict) and all(_fits(picture, thing.get(name), wanted, seat) for name, wanted in step.items()):
            yield thing
    elif isinstance(step, list):
        yield from (thing[place] for place in ends(picture, step, seat))
    elif isinstance(thing, list):
        yield from thing if step == "*" else [thing[seat]]
    elif isinstance(thing, dict):
        yield thing.get(step)


def _fits(picture: Picture, value: Any, wanted: Any, seat: int) -> bool:
    if isinstance(wanted, list):
        return value in ends(picture, wanted, seat)
    if isinstance(wanted, dict):
        return value is not None and (value in wanted["any"] if "any" in wanted else value >= wanted["least"])
    return bool(value == (seat if wanted == "@" else wanted))


# Reasons


@dataclass(frozen=True)
class Reason:
    """A change that a move surely brings about."""

    message: Message
    is_good: bool
    is_own: bool  # the other move does not do as much


def reasons(
    game: str, sheet: Sheet, viewer: int, seats: int, before: Picture, moves: tuple[list[Picture], list[Picture]]
) -> list[Message]:
    """Say why a move, and not another: from the pictures after the one, and after the other, in deals that could be true."""
    found = [
        reason
        for feature in sheet.features
        if not feature.asked or before.get("phase") in feature.asked
        for seat in ([viewer] if feature.who == "me" else [other for other in range(seats) if other != viewer])
        if (reason := _reason(game, feature, seat, before, moves)) is not None
    ]
    good = sorted((one for one in found if one.is_good), key=lambda one: not one.is_own)[:MOST]
    costs = [one for one in found if not one.is_good and one.is_own][:MOST_COSTS]
    return [one.message for one in good + costs]


def _reason(game: str, feature: Feature, seat: int, before: Picture, moves: Moves) -> Reason | None:
    start = feature.measure(before, seat)
    change, others = (_change(feature, seat, start, pictures) for pictures in moves)
    if change is None:
        return None
    sign = 1 if feature.good == "more" else -1
    spared = others is not None and sign * others < 0
    how = "more" if change > 0 else "less" if change < 0 else "keeps" if spared else None
    if how is None or how not in feature.says:
        return None
    is_good = how in ("keeps", feature.good)
    if is_good and others is not None and sign * (change - others) < 0:
        return None  # the other move does more of it
    said: dict[str, Any] = {"n": abs(change or others or 0), "now": start + change}
    if feature.who == "rival":
        said["seat"] = seat
    if feature.names:
        named = _named(feature, seat, before, moves[1] if how == "keeps" else moves[0])
        if not named:
            return None
        said[feature.names] = named
    return Reason((f"why-{game}-{feature.id}-{how}", said), is_good, others is None or change != others)


def _change(feature: Feature, seat: int, start: int, pictures: list[Picture]) -> int | None:
    """Give the change, where it is the same in all deals."""
    changes = {feature.measure(picture, seat) - start for picture in pictures}
    return changes.pop() if len(changes) == 1 else None


def _named(feature: Feature, seat: int, before: Picture, pictures: list[Picture]) -> list[Any]:
    """Name what was gained or lost, where it is the same in all deals."""
    old = Counter(feature.values(before, seat))
    found = []
    for picture in pictures:
        new = Counter(feature.values(picture, seat))
        found.append(sorted(((new - old) or (old - new)).elements()))
    return found[0] if all(one == found[0] for one in found) else []
