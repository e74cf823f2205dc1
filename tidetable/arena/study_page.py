"""A study as one HTML page that needs nothing else."""

from __future__ import annotations

from typing import Any

from tidetable.arena.pictures import Bar, bars, curve, histogram
from tidetable.arena.report import BY_SEAT, figure, page, table
from tidetable.arena.study import PARTS
from tidetable.games import card


def _pm(row: dict[str, float], digits: int = 2) -> str:
    return f"{row['mean']:.{digits}f} ± {row['high'] - row['mean']:.{digits}f}"


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
        ("the winner leads for good after", f"{100 * found['decided']['mean']:.0f} % of the game"),
        ("winning score", _pm(found["winning_score"])), ("margin", _pm(found["margin"])),
        ("draws", f"{100 * found['draws']:.1f} %"),
        (f"{found['bot']} alone against {found['rival']} wins", f"{_pc(found['skill'])}; fair would be {fair:.0f} %"),
    ]  # fmt: skip
    intro = (
        f"<p>From {found['games']} games of {found['bot']} against its like and {found['games']} against {found['rival']}, "
        f"{found['seats']} seats, seed {found['seed']}. Errors are 95 % intervals.</p>"
    )
    return page(
        f"{name}: a study", intro, table("At a glance", ("question", "answer"), facts),
        figure(bars("Wins by seat", places, fair, " %"), BY_SEAT),
        figure(histogram("Decisions", found["lengths"]), "How long games take, in decisions."),
        figure(curve("Does the leader win?", right, parts, ("part of the game played", "the leader wins")),
               "How often the seat that leads at a point of the game wins it in the end."),
        table("Decisions: how often, and does it win to take them more often?",
              ("decision", "per game", "who takes it most wins", "games"),
              [(r["verb"], f"{r['per_game']:.2f}", _pc(r["most_wins"]), r["games"]) for r in found["deeds"]]),
        table("Events: how often each rule comes into play", ("event", "per game", "in how many games"),
              [(r["kind"], f"{r['per_game']:.2f}", _pc(r["in_games"])) for r in found["events"]]),
        table("How games ended", ("reason", "games"), found["reasons"].items()),
    )  # fmt: skip
