"""A study as one HTML page that needs nothing else."""

from __future__ import annotations

from html import escape
from typing import Any

from tidetable.arena.pictures import Bar, bars, curve, histogram
from tidetable.arena.report import BY_SEAT, figure, page, table
from tidetable.arena.study import PARTS
from tidetable.arena.wording import reason_words
from tidetable.core.registry import card


def _pm(row: dict[str, float], digits: int = 2, times: int = 1) -> str:
    return f"{times * row['mean']:.{digits}f} ± {times * (row['high'] - row['mean']):.{digits}f}"


def _pc(row: dict[str, float] | None) -> str:
    return "" if row is None else f"{100 * row['share']:.1f} % ({100 * row['low']:.1f} to {100 * row['high']:.1f})"


def study_page(found: dict[str, Any]) -> str:
    """Write the study as one HTML page."""
    name, fair = card(found["game"]).name, 100 / found["seats"]
    places = [Bar(f"seat {i}", 100 * r["share"], 100 * r["low"], 100 * r["high"]) for i, r in enumerate(found["seats_won"])]
    led = [(part / (PARTS - 1), row) for part, row in enumerate(found["right"]) if row]
    right = [Bar("", row["share"], row["low"], row["high"]) for _, row in led]
    parts = [part for part, _ in led]
    facts = [
        ("turns", _pm(found["turns"])), ("decisions", _pm(found["decisions"])),
        ("decisions per turn", _pm(found["decisions_per_turn"])),
        ("legal actions at a decision", f"{_pm(found['branching'])}, at most {found['widest']}"),
        ("the lead changes", _pm(found["lead_changes"])),
        ("the winner leads for good after", f"{_pm(found['decided'], 0, 100)} % of the game"),
        ("winning score", _pm(found["winning_score"])), ("margin", _pm(found["margin"])),
        ("draws", _pc(found["draws"])), _skill(found, fair),
    ]  # fmt: skip
    return page(
        f"{name}: a study", _intro(found), table("At a glance", ("question", "answer"), facts),
        figure(bars("Wins by seat", places, fair, " %"), BY_SEAT),
        figure(histogram("Decisions", found["lengths"]), "How long games take, in decisions."),
        figure(curve("Does the leader win?", right, parts, ("part of the game played", "the leader wins")),
               "How often the seat that leads at a point of the game wins it in the end."),
        table("Decisions: how often, and does it win to take them more often?",
              ("decision", "per game", "who takes it most wins", "games"),
              _rows(found["deeds"])),
        table("Cards: how often a decision is about each, and does it win to have it more often?",
              ("card", "per game", "who has it most wins", "games"), _rows(found["cards"])) if found["cards"] else "",
        table("Events: how often each rule comes into play", ("event", "per game", "in how many games"),
              [(r["words"], _pm(r["per_game"]), _pc(r["in_games"])) for r in found["events"]]),
        table("How games ended", ("reason", "games"),
              [(reason_words(found["game"], reason), n) for reason, n in found["reasons"].items()]),
    )  # fmt: skip


def _rows(counted: list[dict[str, Any]]) -> list[tuple[Any, ...]]:
    return [(row["words"], _pm(row["per_game"]), _pc(row["most_wins"]), row["games"]) for row in counted]


def _skill(found: dict[str, Any], fair: float) -> tuple[str, str]:
    if not found["rival"]:
        return "how much skill counts", f"not asked: nobody is weaker than {found['bot']}"
    return f"{found['bot']} alone against {found['rival']} wins", f"{_pc(found['skill'])}; fair would be {fair:.0f} %"


def _intro(found: dict[str, Any]) -> str:
    against = f" and {found['games']} against {found['rival']}" if found["rival"] else ""
    options = "".join(f", {name} {value}" for name, value in found["options"].items())
    text = (
        f"From {found['games']} games of {found['bot']} against its like{against}, "
        f"{found['seats']} seats{options}, seed {found['seed']}. Errors are 95 % intervals."
    )
    return f"<p>{escape(text)}</p>"
