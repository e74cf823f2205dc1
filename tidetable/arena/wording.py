"""Words for kinds of things: what the catalogue says of one action or event, with "…" for what differs from one to the next."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any

from tidetable.core.registry import words_of
from tidetable.core.words import Words

if TYPE_CHECKING:
    from fluent.syntax.ast import Pattern

OPEN = "…"
SOMEBODY = {"seat": "a player", "starter": "a player", "other": "another"}


@cache
def _sentences(game: str) -> dict[str, Pattern]:
    """Read the English catalogue of a game as it is written, with its choices; ``name.attribute`` for attributes."""
    from fluent.syntax import FluentParser, ast  # noqa: PLC0415 - only where a page is written

    found: dict[str, Pattern] = {}
    for entry in FluentParser().parse(words_of(game, "en").read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            parts = {f"{entry.id.name}.{part.id.name}": part.value for part in entry.attributes}
            found |= {entry.id.name: entry.value, **parts} if entry.value else parts
    return found


def kind_words(game: str, kind: str, name: str) -> str:
    """Say what a kind of ``action`` or ``event`` is; where the catalogue has no word for it, its own name.

    >>> kind_words("fish_n_stones", "action", "lure")
    'Lure the stack of …'
    >>> kind_words("fish_n_stones", "event", "card-caught")
    'Card caught'
    """
    pattern = _sentences(game).get(f"{kind}-{name}")
    text = name.replace("-", " ") if pattern is None else _general(game, pattern)
    text = re.sub(rf"{OPEN}(?:[\s,]*{OPEN})+", OPEN, " ".join(text.split()))
    return text[:1].upper() + text[1:].removesuffix(".")


def _general(game: str, pattern: Pattern) -> str:
    return "".join(getattr(part, "value", None) or _place(game, part) for part in pattern.elements)


def _place(game: str, part: Any) -> str:
    """Say what stands in a place that a sentence leaves open: who, a word of the catalogue, or anything."""
    from fluent.syntax import ast  # noqa: PLC0415

    inside = part.expression
    if isinstance(inside, ast.VariableReference):
        return SOMEBODY.get(inside.id.name, OPEN)
    if isinstance(inside, ast.MessageReference):
        name = inside.id.name + (f".{inside.attribute.name}" if inside.attribute else "")
        return _general(game, _sentences(game)[name])
    return OPEN


def card_words(game: str, name: str) -> str:
    """Say what a card is called."""
    words = Words("en", game)
    said = words.word("card-object", card=name) if words.has("card-object") else name
    return said[:1].upper() + said[1:]


def reason_words(game: str, reason: str) -> str:
    """Say why a game ended."""
    words = Words("en", game)
    return words.word(f"reason-{reason}") if words.has(f"reason-{reason}") else reason
