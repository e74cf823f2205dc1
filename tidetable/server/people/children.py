"""Children's mode: whoever is in it neither talks nor is talked to, and is called after an animal of the sea."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from tidetable.core.words import LANGUAGES, Words
from tidetable.server.http.problems import Forbidden

if TYPE_CHECKING:
    from tidetable.server.people.identity import Identity


@cache
def animals() -> frozenset[str]:
    """Give all names a child can have, in every language: who plays in one is called the same in the others."""
    return frozenset(name for language in LANGUAGES for name in Words(language, "children").word("child-animals").split(", "))


def need_animal(name: str) -> None:
    """Refuse a name that a child has thought of: nobody says anything by it, nor gives away who they are."""
    if name not in animals():
        raise Forbidden("in children's mode a name is one of the animals of the list", ("refused-animal", {}))


def need_grown(who: Identity) -> None:
    """Refuse what is not for children."""
    if who.child:
        raise Forbidden("this is not for children's mode; whoever turned it on can turn it off", ("refused-grown", {}))
