"""Tasks as conditions: a small language over what the rules have said, and nothing else (docs/lessons.md).

A condition is asked about what happened since a step of a lesson began: the picture of the table then and now, the events in
between, the decisions of the learner. The page has the same in web/src/lessons/conditions.ts; both are held to the same cases
(tests/data/conditions.json).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tidetable.core.errors import BadSetup

Condition = dict[str, Any]


@dataclass
class Happened:
    """What a condition is asked about."""

    before: dict[str, Any]  # the JSON picture when the step began ...
    now: dict[str, Any]  # ... and as it is
    events: list[dict[str, Any]] = field(default_factory=list)
    played: list[str] = field(default_factory=list)  # what the learner has decided


def holds(condition: Condition, happened: Happened) -> bool:
    """Tell whether a condition holds.

    >>> happened = Happened({"fish": 1}, {"fish": 4}, [{"kind": "caught", "fish": 3}], ["fish 6"])
    >>> holds({"all": [{"event": "caught", "with": {"fish": {"least": 3}}}, {"fact": "fish", "gained": 3}]}, happened)
    True
    """
    kind = next((name for name in KINDS if name in condition), None)
    unknown = condition.keys() - KINDS.get(kind or "", set()) - {kind}
    if kind is None or unknown:
        raise BadSetup(f"this is no condition: {condition!r}; one begins with {', '.join(KINDS)} (docs/lessons.md)")
    if kind == "all":
        return all(holds(one, happened) for one in condition["all"])
    if kind == "any":
        return any(holds(one, happened) for one in condition["any"])
    if kind == "not":
        return not holds(condition["not"], happened)
    return fits(condition.get("times", {"least": 1}), found(kind, condition, happened))


KINDS = {
    "all": set(),
    "any": set(),
    "not": set(),
    "event": {"with", "times"},
    "fact": {"is", "gained", "times"},
    "played": {"times"},
}


def found(kind: str, condition: Condition, happened: Happened) -> int:
    """Count the events, facts or decisions that a condition speaks of."""
    if kind == "event":
        return sum(is_event(condition["event"], condition.get("with", {}), event) for event in happened.events)
    if kind == "played":
        return sum(is_like(condition["played"], text) for text in happened.played)
    path = condition["fact"].split(".")
    now = values_at(happened.now, path)
    if "gained" in condition:
        before = values_at(happened.before, path)
        now = [value - old for value, old in zip(now, before, strict=True)]
    return sum(fits(condition["gained" if "gained" in condition else "is"], value) for value in now)


def is_event(kind: str, numbers: dict[str, Any], event: dict[str, Any]) -> bool:
    """Tell whether an event is of a kind and has these numbers."""
    return event["kind"] == kind and all(name in event and fits(test, event[name]) for name, test in numbers.items())


def is_like(wanted: str, text: str) -> bool:
    """Tell whether a decision is the one wanted; one that ends in a star begins like it."""
    return text.startswith(wanted[:-1]) if wanted.endswith("*") else text == wanted


def values_at(picture: Any, path: list[str]) -> list[Any]:
    """Give what stands at a path of a picture; a star stands for every item. Nothing where there is none."""
    if not path:
        return [picture]
    step, *rest = path
    if isinstance(picture, list):
        items = picture if step == "*" else picture[int(step) : int(step) + 1]
    elif isinstance(picture, dict):
        items = list(picture.values()) if step == "*" else [picture[step]] if step in picture else []
    else:
        items = []
    return [value for item in items for value in values_at(item, rest)]


def fits(test: Any, value: Any) -> bool:
    """Tell whether a value is the one wanted, or within what is: ``3``, ``{"least": 3}``, ``{"most": 0}``, ``{"in": [1, 2]}``."""
    if not isinstance(test, dict):
        return bool(test == value)
    if not test or test.keys() - TESTS.keys():
        raise BadSetup(f"this is no test of a value: {test!r}; there are {', '.join(TESTS)}")
    return all(TESTS[name](wanted, value) for name, wanted in test.items())


TESTS: dict[str, Any] = {
    "least": lambda wanted, value: value is not None and value >= wanted,
    "most": lambda wanted, value: value is not None and value <= wanted,
    "in": lambda wanted, value: value in wanted,
    "not": lambda wanted, value: value != wanted,
}
