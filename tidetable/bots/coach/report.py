"""The report of a player: over many matches, where chances were lost, and the decisions that show it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tidetable.bots.coach.naming import accuracy
from tidetable.core.errors import BadSetup

FORMAT, FORMAT_VERSION = "tidetable-report", 1
EXAMPLES = 8  # decisions that are shown
PARTS = ("beginning", "middle", "end")  # thirds of a match
GROUPS = ("game", "part", "phase", "kind")  # what is counted apart, from the widest to the narrowest


@dataclass(frozen=True)
class Looked:
    """A match that was analysed (``Analysis.to_json``), the seat whose report it is, and by what it can be found again."""

    analysis: Mapping[str, Any]
    seat: int = 0
    match: str = ""


def report(matches: Iterable[Looked]) -> dict[str, Any]:
    """Add up the decisions of one player over many matches, as plain data (docs/coach.md says what each number means).

    >>> import tidetable
    >>> match = tidetable.start("fish_n_stones", seed=7)
    >>> _ = match.play("cat left")
    >>> found = report([Looked(tidetable.analyse(match, passes=20).to_json(), seat=0)])
    >>> found["matches"], found["decisions"], found["by_game"][0]["game"]
    (1, 1, 'fish_n_stones')
    """
    looked = list(matches)
    own = [row for one in looked for row in _decisions(one)]
    worst = sorted((row for row in own if row["name"]), key=lambda row: row["error"] - row["loss"])
    return {
        "format": FORMAT,
        "version": FORMAT_VERSION,
        "matches": len(looked),
        **_summed(own),
        **{f"by_{group}": _grouped(own, group) for group in GROUPS},
        "examples": [_example(row) for row in worst[:EXAMPLES]],
    }


def _decisions(one: Looked) -> list[dict[str, Any]]:
    """Give the decisions of a seat that left a choice, each with where it stands."""
    data = one.analysis
    if data.get("format") != "tidetable-analysis":
        raise BadSetup("a report is made of analyses: what tidetable.analyse(match).to_json() gives")
    if not 0 <= one.seat < data["seats"]:
        raise BadSetup(f"there is no seat {one.seat} in this match")
    count = len(data["decisions"])
    return [
        {**row, "game": data["game"], "match": one.match, "part": PARTS[min(3 * (row["n"] - 1) // count, 2)]}
        for row in data["decisions"]
        if row["seat"] == one.seat and row["choices"] > 1
    ]


def _summed(rows: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    losses = [row["loss"] for row in rows]
    named: Callable[[str], int] = lambda name: sum(row["name"] == name for row in rows)  # noqa: E731 - said thrice
    precise = accuracy(losses)
    return {
        "decisions": len(rows),
        "lost": round(sum(losses), 4),
        "accuracy": None if precise is None else round(precise, 4),
        "inaccuracy": named("inaccuracy"),
        "mistake": named("mistake"),
        "blunder": named("blunder"),
    }


def _grouped(rows: Sequence[dict[str, Any]], group: str) -> list[dict[str, Any]]:
    """Count the decisions that have something in common, the costliest first; what is said of each is its costliest decision."""
    keys = ("game",) if group == "game" else ("game", group)
    found: dict[tuple[str, ...], list[dict[str, Any]]] = {}
    for row in rows:
        found.setdefault(tuple(row[key] for key in keys), []).append(row)
    told = []
    for values, some in found.items():
        worst = max(some, key=lambda row: row["loss"])
        said = {"phase": "asked", "kind": "said"}.get(group)
        label = {key: worst[key] for key in (said, "match", "n")} if said else {}
        told.append({**dict(zip(keys, values, strict=True)), **label, **_summed(some)})
    return sorted(told, key=lambda row: -row["lost"])


def _example(row: Mapping[str, Any]) -> dict[str, Any]:
    """Give a decision as it is shown: where it stands, what was chosen, what was better."""
    names = ("match", "game", "n", "seat", "phase", "kind", "action", "best", "said", "better", "loss", "error", "name")
    return {name: row[name] for name in names}
