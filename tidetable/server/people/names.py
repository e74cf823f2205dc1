"""Names at a table: no two people there carry names that look the same, so that nobody speaks as somebody else."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from itertools import count
from typing import TYPE_CHECKING

from tidetable.server.people.identity import LONGEST_NAME

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

# Letters of other scripts, and digits, that are drawn like a small Latin letter.
_ALIKE = str.maketrans(
    "авеёіјӏкмноӧпгрсԁѕтухүһьԛԝɡıαβγεηικνορτυχσωϲօսոցհյℓ01|$øᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ",  # noqa: RUF001 - that is what they are here for
    "abeeijlkmhoonrpcdstyxyhbqwgiabyenikvoptuxowcounghjlollsoabcdefghijklmnoprstuvwyz",
)
_STROKES = re.compile("[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe0f\ufe20-\ufe2f]")  # lines below, above and through
_PAIRS = (("rn", "m"), ("vv", "w"), ("cl", "d"), ("i", "l"))


@lru_cache(maxsize=16_384)
def likeness(name: str) -> str:
    r"""Give what a name looks like: two names that one would take for each other give the same.

    >>> likeness("Ann") == likeness("  \N{CYRILLIC CAPITAL LETTER A}NN ") == likeness("Ann\u200d")
    True
    """
    folded = unicodedata.normalize("NFKC", name).casefold()
    shown = "".join(char for char in folded if unicodedata.category(char)[0] in "LNS" or unicodedata.category(char) == "Mn")
    drawn = _STROKES.sub("", shown).translate(_ALIKE)
    for pair, one in _PAIRS:
        drawn = drawn.replace(pair, one)
    return drawn or folded


def distinct(name: str, is_taken: Callable[[str], bool]) -> str:
    """Give the name, numbered where somebody else at the table carries one that looks the same.

    >>> distinct("Ann", lambda alike: alike == likeness("ann"))
    'Ann (2)'
    """
    for number in count(2):
        if not is_taken(likeness(name)):
            return name
        mark = f" ({number})"
        name = name.removesuffix(f" ({number - 1})")[: LONGEST_NAME - len(mark)] + mark
    raise AssertionError("numbers do not end")


def distinct_from(name: str, others: Iterable[str]) -> str:
    """Give the name, numbered where it looks like one of the others."""
    return distinct(name, {likeness(other) for other in others}.__contains__)
