"""The type of a game's picture for the screen, from its fact sheet alone: what `web/src/rules/facts.ts` makes of a sheet."""

from __future__ import annotations

import ast
import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from pathlib import Path

Told = dict[str, Any]
MOST_WORDS = 15  # that a type names one by one; the codes of all cards, the names of all cells are texts
LONGEST_TUPLE = 3  # a list that is always so long, and no longer than this, has a type for each place


def unshown_in(folder: Path) -> frozenset[str]:
    """Name the facts that a game may leave unshown: those its rules set so."""
    found = set()
    for path in folder.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Name) and node.value.id == "UNSHOWN":
                found |= {name for target in node.targets if (name := _fact_of(target))}
    return frozenset(found)


def _fact_of(target: ast.expr) -> str | None:
    inner = target.value if isinstance(target, ast.Subscript) else target
    return inner.attr if isinstance(inner, ast.Attribute) else None


def view_text(description: Mapping[str, Any], unshown: frozenset[str]) -> str:
    """Write the type of a picture."""
    facts = {name.rstrip("_"): _spec(name, spec, description, unshown) for name, spec in description["facts"]["declared"].items()}
    constants = {name: type_of([value]) for name, value in description["constants"].items()}
    lines = "".join(f"  {name}: {kind};\n" for name, kind in {**constants, **facts}.items())
    return f"/** The picture of the table. */\nexport interface View {{\n{lines}}}\n"


def _spec(name: str, spec: Told, description: Mapping[str, Any], unshown: frozenset[str]) -> str:
    if "parts" not in spec:
        return _fact(spec, description["numbers"][spec["means"]], is_unshown=name in unshown)
    there = f"{name}_{description['facts']['is']}"
    known = {key: type_of([one[key] for one in spec["of"]]) for key in spec.get("of", [{}])[0]}
    parts = {part: _spec(f"{name}_{part}", within, description, unshown) for part, within in spec["parts"].items()}
    one = "{ " + "; ".join(f"{key}: {kind}" for key, kind in {**known, **parts}.items()) + " }"
    if "count" not in spec:
        return f"{one} | null" if spec.get("some") else one
    return f"{one}[]" + (" | null" if there in unshown else "")


def _fact(spec: Told, number: Told, *, is_unshown: bool) -> str:
    one = _number(number)
    if number["none"] is not None and not spec.get("ends"):
        one = f"{one} | null"
    for _ in spec["shape"]:
        one = _listed(one)
    return f"{one} | null" if is_unshown and not one.endswith(" | null") else one


def _listed(one: str) -> str:
    return f"({one})[]" if " | " in one else f"{one}[]"


def _number(number: Told) -> str:
    if number.get("shows"):
        return type_of(number["shows"])
    if number["form"] == "names":
        return type_of(number["words"])
    return {"plain": "number", "set": "number[]"}.get(number["form"], "string")


def type_of(values: Sequence[Any]) -> str:
    """Give the type that all these values have."""
    kinds = {type(value) for value in values}
    if kinds <= {bool}:
        return "boolean"
    if kinds <= {int, float}:
        return "number"
    if kinds <= {dict}:
        names = dict.fromkeys(name for value in values for name in value)
        return "{ " + "; ".join(f"{name}: {type_of([value[name] for value in values])}" for name in names) + " }"
    if kinds <= {list}:
        return _list_type(values)
    return _union(values)


def _list_type(values: Sequence[list[Any]]) -> str:
    lengths = {len(value) for value in values}
    if len(values) > 1 and len(lengths) == 1 and 0 < len(values[0]) <= LONGEST_TUPLE:
        return "[" + ", ".join(type_of([item for value in values for item in value]) for _ in values[0]) + "]"
    items = [item for value in values for item in value]
    return _listed(type_of(items)) if items else "unknown[]"


def _union(values: Iterable[Any]) -> str:
    """Write words as themselves, in their order; null last."""
    words = dict.fromkeys(values)
    spelled = [json.dumps(word) for word in words if word is not None]
    return " | ".join((spelled if len(spelled) <= MOST_WORDS else ["string"]) + (["null"] if None in words else []))
