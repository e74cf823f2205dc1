"""Save telling moments of every game as pictures for the gallery: ``python tests/web/moments.py [game ...]``.

A moment is what the server would send (docs/protocol.md), so the gallery draws the very same screens. Games are played by the
careful bots with a fixed seed: the first question, every question in the middle of the game as the asked seat, a spectator's view,
the end, and one story (a run of decisions with their events) for the animations.
"""

from __future__ import annotations

import json
import shutil
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

from tidetable.bots import make_bot
from tidetable.core.match import Match
from tidetable.core.record import SPECTATOR
from tidetable.core.registry import card, game_ids
from tidetable.table.pictures import choice

FOLDER = Path(__file__).parents[2] / "web" / "src" / "gallery" / "moments"
NAMES = ("Ann", "Ben", "Cleo", "Dávid", "Eva", "Finn")
BOT = 1  # the seat of a bot; where it is the one who looks, the first is
STORY = 16  # decisions in the story
LONGEST = 4000
TABLES: dict[
    str, tuple[tuple[int, dict[str, Any]], ...]
] = {  # seats and options worth a look; a game not named here gets all its seats
    "fish_n_stones": ((4, {}), (2, {"stack_view": "full"}), (3, {"bucket_view": "closed", "three_player_shores": "walking"})),
}


def picture(match: Match, seat: int) -> dict[str, Any]:
    """Give what the server would send to a seat."""
    seen = match.seen(seat)
    return {
        "game": match.game.id,
        "n": len(match.log) + 1,
        "seat": seat,
        "seats": [_seat(other, is_bot=other == (0 if seat == BOT else BOT)) for other in range(match.seats)],
        "view": seen.view,
        "question": seen.question,
        "choices": [choice(seen, action) for action in seen.legal],
        "waiting": match.waiting,
        "result": _result(match),
    }


def _seat(seat: int, *, is_bot: bool) -> dict[str, Any]:
    bot = "careful" if is_bot else None
    told = {"seat": seat, "kind": "bot" if bot else "person", "name": NAMES[seat], "bot": bot}
    return told | {"here": False, "online": seat != 2, "away": False, "open": False, "resigned": False}


def _result(match: Match) -> dict[str, Any] | None:
    outcome = match.outcome
    if outcome is None:
        return None
    ended_by = [f"reason-{outcome.reason.id}", {"section": outcome.reason.section}]
    return {
        "reason": "game", "text": str(outcome), "scores": outcome.scores, "ranks": outcome.ranks, "winners": outcome.winners,
        "ended_by": ended_by,
    }  # fmt: skip


def played(game: str, seats: int, options: dict[str, Any]) -> list[tuple[int, int]]:
    """Play a whole game with the careful bots and give its decisions."""
    match = Match.start(game, seats=seats, seed=f"gallery {seats}", options=options)
    bots = [make_bot(game, "careful", seed=seat) for seat in range(seats)]
    moves: list[tuple[int, int]] = []
    while match.waiting and len(moves) < LONGEST:
        seat = match.waiting[0]
        action = bots[seat].choose(match.seen(seat))
        match.play(action, seat)
        moves.append((seat, action))
    return moves


def moments(game: str, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """Collect the moments of one game by name."""
    match = Match.start(game, seats=seats, seed=f"gallery {seats}", options=options)
    moves = played(game, seats, options)
    found: dict[str, Any] = {"start": {"picture": picture(match, match.waiting[0])}}
    for number, (seat, action) in enumerate(moves):
        past_middle = number >= len(moves) // 2
        asked = picture(match, seat)
        name = asked["question"][0]
        if past_middle and name not in found:
            found[name] = {"picture": asked}
        found.setdefault(f"early-{name}", {"picture": asked})
        if number == len(moves) * 3 // 4:
            found["watching"] = {"picture": picture(match, SPECTATOR)}
        match.play(action, seat)
    found["end"] = {"picture": picture(match, 0)}
    found["story"] = story(game, seats, options, moves)
    return {
        name: moment for name, moment in found.items() if not name.startswith("early-") or name.removeprefix("early-") not in found
    }


def story(game: str, seats: int, options: dict[str, Any], moves: list[tuple[int, int]]) -> dict[str, Any]:
    """Tell a run of decisions from the middle of the game through the eyes of seat 0."""
    match = Match.start(game, seats=seats, seed=f"gallery {seats}", options=options)
    first = max(0, len(moves) // 2 - STORY // 2)
    for seat, action in moves[:first]:
        match.play(action, seat)
    opening = picture(match, 0)
    chapters: list[dict[str, Any]] = []
    for seat, action in moves[first : first + STORY]:
        match.play(action, seat)
        number = len(match.decisions)
        chapters.append({"events": match.journal_at(number, 0), "picture": picture(match, 0)})
    assert all(one["picture"]["n"] < two["picture"]["n"] for one, two in pairwise(chapters))
    return {"picture": opening, "story": chapters}


def save(game: str) -> None:
    """Write the moments of a game anew."""
    shutil.rmtree(FOLDER / game, ignore_errors=True)
    (FOLDER / game).mkdir(parents=True)
    tables = TABLES.get(game) or tuple((seats, {}) for seats in card(game).seats)
    for seats, options in tables:
        for name, moment in moments(game, seats, options).items():
            path = FOLDER / game / f"{seats}-{name}.json"
            path.write_text(json.dumps(moment, ensure_ascii=False, separators=(",", ":")) + "\n", "utf-8")


if __name__ == "__main__":
    for wanted in sys.argv[1:] or game_ids():
        save(wanted)
