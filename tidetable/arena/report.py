"""The report of an event as one HTML page that needs nothing else."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any

from tidetable.arena.pictures import Bar, bars, histogram
from tidetable.arena.wording import reason_words
from tidetable.core.registry import card

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tidetable.arena.play import Result

LOOK = """
body { font: 16px/1.5 system-ui, sans-serif; color: #123c4d; background: #fbf8f1;
       margin: 0 auto; max-width: 62rem; padding: 1.5rem }
h1, h2 { line-height: 1.2 }
table { border-collapse: collapse; margin: 1rem 0 }
caption { text-align: left; font-weight: 600 }
th, td { padding: .25rem .7rem; border-bottom: 1px solid #d9c9a3; text-align: right }
th:first-child, td:first-child { text-align: left }
figure { margin: 1rem 0; overflow-x: auto }
figcaption { font-size: .9rem }
svg { max-width: 100%; height: auto }
"""
BY_SEAT = "Share of wins by seat; the dashed line is the fair share."


def page(title: str, *parts: str, language: str = "en") -> str:
    """Put a page together."""
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{LOOK}</style></head><body><main><h1>{escape(title)}</h1>"
        f"{''.join(parts)}</main></body></html>\n"
    )


def table(caption: str, head: Sequence[str], rows: Iterable[Sequence[Any]]) -> str:
    """Write a table."""
    heads = "".join(f'<th scope="col">{escape(name)}</th>' for name in head)
    lines = "".join("<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><caption>{escape(caption)}</caption><thead><tr>{heads}</tr></thead><tbody>{lines}</tbody></table>"


def figure(picture: str, caption: str) -> str:
    """Set a picture with its caption."""
    return f"<figure>{picture}<figcaption>{escape(caption)}</figcaption></figure>"


def percent(row: dict[str, float]) -> str:
    """Write a share with its interval.

    >>> percent({"share": 0.7, "low": 0.604, "high": 0.781})
    '70.0 % (60.4 to 78.1)'
    """
    return f"{100 * row['share']:.1f} % ({100 * row['low']:.1f} to {100 * row['high']:.1f})"


BOT_HEAD = ("bot", "rating ± standard error", "share of wins (95 %)", "mean score", "games", "ms per move")
PAIR_HEAD = ("pair", "ahead of the other (95 %)", "wins alone among the others", "games", "draws")


def bot_rows(summary: dict[str, Any]) -> list[tuple[str, ...]]:
    """Give the table of bots, the best first."""
    return [
        (
            bot["name"],
            f"{bot['rating']:.0f} ± {bot['rating_error']:.0f}",
            percent(bot),
            bot["score"],
            bot["games"],
            bot["ms_per_move"],
        )
        for bot in summary["bots"]
    ]


def pair_rows(summary: dict[str, Any]) -> list[tuple[str, ...]]:
    """Give the table of pairs."""
    return [
        (
            f"{pair['one']} v {pair['other']}",
            percent({"share": pair["ahead"], "low": pair["low"], "high": pair["high"]}),
            percent(pair["alone"]),
            pair["games"],
            pair["draws"],
        )
        for pair in summary["pairs"]
    ]


def arena_page(summary: dict[str, Any], results: Sequence[Result]) -> str:
    """Write the report of an event."""
    name, seats = card(summary["game"]).name, summary["seats"]
    ratings = [Bar(b["name"], b["rating"], b["rating"] - 1.96 * b["rating_error"], b["rating"] + 1.96 * b["rating_error"])
               for b in summary["bots"]]  # fmt: skip
    places = [
        Bar(f"seat {seat}", 100 * row["share"], 100 * row["low"], 100 * row["high"]) for seat, row in enumerate(summary["by_seat"])
    ]
    turns = summary["turns"]
    return page(
        f"{name}: {summary['games']} games with {seats} seats",
        f"<p>Seed {escape(str(summary['seed']))}. Every deal is played from every side. Draws: {100 * summary['draws']:.1f} %.</p>",
        table("Bots", BOT_HEAD, bot_rows(summary)),
        figure(bars("Ratings", ratings), "Ratings (Bradley-Terry; 400 points are ten to one); the bars of error cover 95 %."),
        table("Pairs", PAIR_HEAD, pair_rows(summary)),
        figure(bars("Share of wins by seat", places, 100 / seats, " %"), BY_SEAT),
        figure(histogram("Turns", [result.turns for result in results]),
               f"Turns a game took: {turns['mean']} on average, nine in ten between {turns['low']:.0f} and {turns['high']:.0f}."),
        table("How games ended", ("reason", "games"),
              [(reason_words(summary["game"], reason), n) for reason, n in summary["reasons"].items()]),
    )  # fmt: skip
