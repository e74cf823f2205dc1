"""What an event shows: shares of the win with confidence intervals, ratings, draws, lengths and times, as plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from tidetable.arena.ratings import duels, interval, rate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tidetable.arena.fixtures import Event
    from tidetable.arena.play import Result


def summarise(event: Event, results: Sequence[Result]) -> dict[str, Any]:
    """Put the results of an event together; bots stand in the order of their ratings."""
    ratings = rate(event.bots, duels(results))
    order = sorted(event.bots, key=lambda name: -ratings[name].value)
    turns, moves = [result.turns for result in results], [sum(result.moves) for result in results]
    return {
        "game": event.game,
        "seats": event.seats,
        "options": dict(event.options),
        "seed": event.seed,
        "games": len(results),
        "bots": [
            {**_bot(name, results), "rating": round(ratings[name].value, 1), "rating_error": round(ratings[name].error, 1)}
            for name in order
        ],
        "pairs": [_pair(one, other, results) for i, one in enumerate(order) for other in order[i + 1 :]],
        "by_seat": [_share([result.share(seat) for result in results]) for seat in range(event.seats)],
        "draws": sum(result.ranks.count(1) > 1 for result in results) / len(results),
        "turns": _spread(turns),
        "decisions": _spread(moves),
        "reasons": {reason: sum(r.reason == reason for r in results) for reason in sorted({r.reason for r in results})},
    }


def _share(shares: Sequence[float]) -> dict[str, float]:
    low, high = interval(sum(shares), len(shares))
    return {"share": round(sum(shares) / max(len(shares), 1), 4), "low": round(low, 4), "high": round(high, 4)}


def _bot(name: str, results: Sequence[Result]) -> dict[str, Any]:
    seated = [(result, seat) for result in results for seat, bot in enumerate(result.lineup) if bot == name]
    moves = sum(result.moves[seat] for result, seat in seated)
    seconds = sum(result.seconds[seat] for result, seat in seated)
    return {
        "name": name,
        "games": len({result.id for result, _ in seated}),
        **_share([result.share(seat) for result, seat in seated]),
        "score": round(float(np.mean([result.scores[seat] for result, seat in seated])), 2),
        "ms_per_move": round(1000 * seconds / max(moves, 1), 3),
    }


def _pair(one: str, other: str, results: Sequence[Result]) -> dict[str, Any]:
    """Compare two bots: who finished before whom, and the share of the win of the first where it sat alone."""
    theirs = [result for result in results if set(result.lineup) == {one, other}]
    first, second = min(one, other), max(one, other)
    points, games = duels(theirs).get((first, second), (0.0, 0.0))
    points = points if first == one else games - points
    low, high = interval(points, games)
    alone = [result.share(result.lineup.index(one)) for result in theirs if result.lineup.count(one) == 1]
    return {
        "one": one,
        "other": other,
        "games": len(theirs),
        "ahead": round(points / max(games, 1e-9), 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "alone": _share(alone),
        "draws": sum(result.ranks.count(1) > 1 for result in theirs),
    }


def _spread(numbers: Sequence[int]) -> dict[str, float]:
    low, middle, high = (float(end) for end in np.percentile(numbers, [5, 50, 95]))
    return {"mean": round(float(np.mean(numbers)), 2), "low": low, "middle": middle, "high": high, "most": max(numbers)}
