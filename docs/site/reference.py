"""The reference: which modules a stranger may call, read by pdoc as they stand."""

from __future__ import annotations

import inspect
import re
from typing import TYPE_CHECKING, Any

import pdoc.doc

import tidetable

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

# The packages, each with the modules of it that others call, in the order in which one meets them. What is not named here is
# how Tidetable is made, and may change without a word: the server, the search, the compiled loops.
PARTS: dict[str, tuple[str, ...]] = {
    "tidetable": (),
    "tidetable.core": (
        "match", "seen", "game", "outcome", "position", "undo", "words", "registry", "errors",
        "kit", "card", "record", "means", "rows", "facts", "rule", "contract", "legal", "sets", "journal", "chance", "play",
        "laws", "trial", "golden",
    ),
    "tidetable.bots": ("players", "levels", "advice", "apart", "strength"),
    "tidetable.bots.coach": ("hints", "analysis", "account", "looking", "naming", "report", "turns"),
    "tidetable.arena": ("fixtures", "play", "run", "ratings", "summary", "report", "study", "study_page"),
    "tidetable.table": (
        "table", "plan", "seats", "clocks", "coming", "commands", "rulings", "events", "entering", "pictures", "undo", "why",
        "fair", "results", "record", "imports", "errors",
    ),
    "tidetable.research": ("vector", "vector.single", "gpu", "gymnasium", "pettingzoo", "openspiel"),
    "tidetable.notebook": (),
}  # fmt: skip
CONSTANTS = {"__version__", "MAX_SEATS", "SPECTATOR", "ALL_SEEING", "EVERYONE", "OWNER", "NOBODY", "LEVELS", "LANGUAGES", "LAWS"}
ALIASES = {"vector"}  # of the package: another name of what is shown beside it
HIDDEN = "@private"  # pdoc's word
NOT_FOR_READERS = re.compile(r"\s*\b(?:noqa|type: ignore|fmt:).*")


def modules() -> dict[str, pdoc.doc.Module]:
    """Read every module of the reference, by its name."""
    bring_in_what_is_loaded_later()
    names = [name for part, inside in PARTS.items() for name in (part, *(f"{part}.{module}" for module in inside))]
    found = {name: pdoc.doc.Module.from_name(name) for name in names}
    for module in found.values():
        tell_what_comments_say(module)
        for kind in classes_in(module):
            tell_what_comments_say(kind)
    return found


def bring_in_what_is_loaded_later() -> None:
    """Load what the package loads only when somebody asks, for pdoc reads what is there; functions come before long classes."""
    shown = {name: getattr(tidetable, name) for name in tidetable.__all__ if name not in ALIASES}
    vars(tidetable).update(shown, __all__=sorted(shown, key=lambda name: inspect.isclass(shown[name])))


def tell_what_comments_say(namespace: pdoc.doc.Namespace[Any]) -> None:
    """Take the comment beside a field as what is said of it, for that is where this project writes it.

    A field of which nothing is said, and that the constructor names, is not named again; nor is a constant that nobody needs.
    """
    comments = comments_in(namespace.obj)
    known = parameters_of(namespace.members.get("__init__"))
    for member in namespace.members.values():
        if isinstance(member, pdoc.doc.Variable) and not member.docstring:
            said = comments.get(member.name, "")
            is_needed = member.name in CONSTANTS if namespace.kind == "module" else said or member.name not in known
            member.docstring = said if is_needed else HIDDEN


def parameters_of(constructor: pdoc.doc.Doc[Any] | None) -> Collection[str]:
    """Name what a constructor takes."""
    return constructor.signature.parameters if isinstance(constructor, pdoc.doc.Function) else ()


def classes_in(namespace: pdoc.doc.Namespace[Any]) -> Iterable[pdoc.doc.Class]:
    """Give the classes of a module, and those inside them."""
    for member in namespace.own_members:
        if isinstance(member, pdoc.doc.Class):
            yield member
            yield from classes_in(member)


def comments_in(thing: Any) -> dict[str, str]:
    """Give the comments beside the names that a module or a class declares, each at the first indentation of its body."""
    try:
        source = inspect.cleandoc("\n" + inspect.getsource(thing))
    except (OSError, TypeError):  # made by a program: it has no source
        return {}
    indent = "    " if inspect.isclass(thing) else ""
    found = re.findall(rf"^{indent}(\w+)(?:: [^#\n]*| = [^#\n]*)  # (.+)$", source, re.MULTILINE)
    return {name: said for name, comment in found if (said := NOT_FOR_READERS.sub("", comment))}
