"""What the ladder found, as docs/strength.md, the ratings that ``tidetable bots`` shows, and the reliability diagrams."""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path
from typing import Any

from bench.core import machine
from tidetable.arena.calibration import Probe, corrected, diagram, fitted, reliability
from tidetable.arena.play import Result
from tidetable.arena.ratings import duels, interval, rate
from tidetable.bots.levels import CHARACTERS, LEVELS, level
from tidetable.bots.strength import BELIEVED, MEASURED, Belief
from tidetable.core.registry import card, game_ids

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PICTURES = DOCS / "strength"
HEAD = """# How strong the bots are

Made by `python -m bench.ladder write` from the games of `python -m bench.ladder`; run both again after changing a level.
Every deal is played from every side. *Ahead* is the share of games in which the upper bot of a pair finishes before the lower
one (draws count half), with its 95 % interval; with more than two seats *alone* is its share of the win where it sits alone
among the others (the fair share is one over the number of seats). Ratings are Bradley-Terry (400 points are ten to one) with
the rule-based player `careful` at 1500; ± is the standard error. Times are of one core of the machine that played.
"""

Table = dict[tuple[str, int], list[Result]]
Probes = dict[tuple[str, int], list[list[Probe]]]
"""What was said and what came, by game and number of seats, each game's positions together."""


def write(rows: list[dict[str, Any]]) -> None:
    """Write everything."""
    results: Table = defaultdict(list)
    probes: Probes = defaultdict(list)
    for row in rows:
        game, seats = row["rung"].split()[:2]
        if "result" in row:
            results[game, int(seats)].append(Result.from_json(row["result"]))
        else:
            probes[game, int(seats)].append([(said, came) for said, came in row["probes"]])
    corrections = {place: fitted(found, place[1]) for place, found in sorted(probes.items())}
    parts = [section(game, seats, found) for (game, seats), found in sorted(results.items())]
    parts += [belief(probes, corrections), missing(results)]
    DOCS.mkdir(exist_ok=True)
    (DOCS / "strength.md").write_text("\n".join([HEAD, f"Written on: {machine()}.\n", *parts]), "utf-8")
    MEASURED.write_text(json.dumps(ratings_of(results), indent=1) + "\n", "utf-8")
    BELIEVED.write_text(json.dumps(by_game(corrections), indent=1) + "\n", "utf-8")
    print(f"{len(rows)} games: docs/strength.md, {MEASURED.name}, {BELIEVED.name}")


def by_game(corrections: dict[tuple[str, int], Belief]) -> dict[str, dict[str, dict[str, float]]]:
    """Give the corrections as the bots read them."""
    table: dict[str, dict[str, dict[str, float]]] = defaultdict(dict)
    for (game, seats), correction in corrections.items():
        table[game][str(seats)] = correction._asdict()
    return dict(table)


def missing(results: Table) -> str:
    """Name the games whose present levels have played no ladder yet."""
    names = [card(game).name for game in game_ids() if not any(game == played for played, _ in results)]
    return f"## Not measured yet\n\nThe present levels of {', '.join(names)}.\n" if names else ""


def names_in(found: list[Result]) -> list[str]:
    """Name the bots of some games, the levels first."""
    met = {name for result in found for name in result.lineup}
    return [name for name in (*LEVELS, "careful", "random") if name in met]


def ratings_of(results: Table) -> dict[str, dict[str, dict[str, dict[str, float]]]]:
    """Rate the bots of every game and number of seats."""
    table: dict[str, dict[str, dict[str, dict[str, float]]]] = defaultdict(dict)
    for (game, seats), found in sorted(results.items()):
        names = names_in(found)
        ratings = rate(names, duels(found), "careful" if "careful" in names else None)
        table[game][str(seats)] = {
            name: {"rating": round(rating.value, 1), "error": round(rating.error, 1)} for name, rating in ratings.items()
        }
    return dict(table)


def section(game: str, seats: int, found: list[Result]) -> str:
    """Write what was found for one game and number of seats."""
    names = names_in(found)
    ratings = rate(names, duels(found), "careful" if "careful" in names else None)
    lines = [
        f"## {card(game).name}, {seats} seats\n",
        "| level | character | rating | passes | ms per move |",
        "|---|---|---|---|---|",
    ]
    who = {character.level: character.name for character in CHARACTERS}
    for name in sorted(names, key=lambda name: ratings[name].value):
        passes = level(game, name, seats).passes if name in LEVELS else ""
        rating = ratings[name]
        lines.append(
            f"| {name} | {who.get(name, '')} | {rating.value:.0f} ± {rating.error:.0f} | {passes} | {_pace(name, found):.1f} |"
        )
    lines += [
        "",
        f"| pair | ahead | 95 % | {'alone | ' if seats > 2 else ''}draws | games |",
        f"|---|---|---|{'---|' if seats > 2 else ''}---|---|",
    ]
    for one, other in sorted({_pair(result) for result in found}, key=lambda pair: ratings[pair[0]].value):
        lines.append(_pair_line(one, other, found, seats))
    return "\n".join(lines) + "\n"


def _pace(name: str, found: list[Result]) -> float:
    seated = [(result, seat) for result in found for seat, bot in enumerate(result.lineup) if bot == name]
    return 1000 * sum(r.seconds[s] for r, s in seated) / max(1, sum(r.moves[s] for r, s in seated))


def _pair(result: Result) -> tuple[str, str]:
    """Name the two bots of a game, the one meant to be stronger first."""
    order = {name: place for place, name in enumerate(("random", *LEVELS, "careful"))}
    one, other = sorted(set(result.lineup), key=lambda name: order[name])
    return (one, other) if other == "careful" else (other, one)


def _pair_line(one: str, other: str, found: list[Result], seats: int) -> str:
    met = [result for result in found if set(result.lineup) == {one, other}]
    (points, games), first = duels(met)[min(one, other), max(one, other)], min(one, other)
    points = points if first == one else games - points
    low, high = interval(points, games)
    draws = sum(result.ranks.count(1) > 1 for result in met)
    alone = [result.share(result.lineup.index(one)) for result in met if result.lineup.count(one) == 1]
    more = f"{100 * sum(alone) / max(1, len(alone)):.1f} % | " if seats > 2 else ""
    return f"| {one} v {other} | {100 * points / games:.1f} % | {100 * low:.1f} to {100 * high:.1f} | {more}{draws} | {len(met)} |"


BELIEF = """## Can the chances be believed?

Asked of the strongest level at decisions of its games against itself, with as many passes as it makes. `advise` corrects chances by
what was measured here (a steepness of 1 leaves a chance as the search found it, less draws it towards the fair share; the shift
moves all of them). In the tables the chances of one half of the games are corrected by what the other half taught. The positions of
a game share its end, so that the intervals are somewhat too narrow.
"""
TO_A_FILE = '<svg xmlns="http://www.w3.org/2000/svg" '


def belief(probes: Probes, corrections: dict[tuple[str, int], Belief]) -> str:
    """Write how far the strongest level's chances can be believed, with a diagram for each game."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    return BELIEF + "".join(_believed(*place, found, corrections[place]) for place, found in sorted(probes.items()))


def _believed(game: str, seats: int, found: list[list[Probe]], used: Belief) -> str:
    title, halves = f"{card(game).name}, {seats} seats", (found[::2], found[1::2])
    said = [each for half, other in (halves, halves[::-1]) for one in half for each in corrected(one, seats, fitted(other, seats))]
    rows = reliability(said)
    picture = diagram(f"{title}: what was said and what came", rows).replace("<svg ", TO_A_FILE, 1)
    (PICTURES / f"{game}-{seats}.svg").write_text(picture, "utf-8")
    lines = [
        f"\n### {title}\n",
        f"{len(said)} positions of {len(found)} games; in use are steepness {used.steepness:.2f} and shift {used.shift:+.2f}.\n",
        f"![reliability diagram](strength/{game}-{seats}.svg)\n",
        "| said | won | 95 % | positions |",
        "|---|---|---|---|",
    ]
    for row in rows:
        ends = f"{100 * row['low']:.0f} to {100 * row['high']:.0f}"
        lines.append(f"| {100 * row['said']:.0f} % | {100 * row['came']:.0f} % | {ends} | {row['positions']} |")
    return "\n".join(lines) + "\n"
