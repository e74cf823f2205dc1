"""Can the chances be believed? Among positions where the strongest bot says 70 %, about 70 % should be won."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np

from tidetable.arena.pictures import Bar, curve
from tidetable.arena.ratings import interval
from tidetable.bots import make_bot
from tidetable.bots.advice import advise, calibrated
from tidetable.bots.levels import level
from tidetable.bots.seeds import seed_apart
from tidetable.bots.strength import Belief
from tidetable.core.chance import fast_random
from tidetable.core.registry import load

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tidetable.arena.fixtures import Fixture

PROBES = 6  # positions asked about in one game, on the average
PRIOR = 0.3  # how far steepness and shift lie from 1 and 0 before anything is known
BINS = 10

Probe = tuple[float, float]
"""The chance a search gave to a seat, uncorrected, and its share of the win in the end."""


def probe(fixture: Fixture) -> list[Probe]:
    """Play a fixture, and ask at some decisions what the deciding seat's chance is, as its bot searches (uncorrected)."""
    game, seats = load(fixture.game), len(fixture.lineup)
    bots = [make_bot(game, name, fixture.bot_seed(seat)) for seat, name in enumerate(fixture.lineup)]
    state = game.start(seats, fixture.deal, fixture.options)
    random = np.random.default_rng(fast_random(f"probe {fixture.deal}")[0])
    apart = seed_apart(fixture.deal, "probe")
    decisions = max(1, game.longest(seats, game.options_of(state)) // 4)
    share, said = min(1.0, 4 * PROBES / min(decisions, 200)), []
    while state.waiting:
        seat = game.waiting_seats(state)[0]
        seen = game.see(state, seat)
        if random.random() < share and len(seen.legal) > 1:
            name = fixture.lineup[seat]
            passes = level(game.id, name, seats).passes
            said.append((seat, advise(seen, passes, seed=apart, name=name, steepness=1.0).chance))
        game.carry_out(state, seat, bots[seat].choose(seen))
    ranks = game.standing(state).ranks
    return [(chance, 1 / ranks.count(1) if ranks[seat] == 1 else 0.0) for seat, chance in said]


def fitted(games: Sequence[Sequence[Probe]], seats: int) -> Belief:
    """Fit the correction that makes what came least surprising: steepness and shift, by Newton's steps.

    The positions of one game share its end, so a game counts as a few positions however many were asked; and without much evidence
    a chance is left as it was (PRIOR).
    """
    probes = [each for game in games for each in game]
    weight = min(1.0, PROBES * len(games) / max(1, len(probes)))
    said, won = np.array(probes).reshape(-1, 2).T
    inside, fair = np.clip(said, 1e-6, 1 - 1e-6), math.log(1 / (seats - 1))
    leans = np.stack([np.log(inside / (1 - inside)) - fair, np.ones_like(inside)])
    nothing = np.array([1.0, 0.0])
    weights = nothing.copy()
    for _ in range(30):
        chance = 1 / (1 + np.exp(-(fair + weights @ leans)))
        bend = weight * (leans * (chance * (1 - chance))) @ leans.T + np.eye(2) / PRIOR**2
        weights += np.linalg.solve(bend, weight * leans @ (won - chance) + (nothing - weights) / PRIOR**2)
    return Belief(round(float(weights[0]), 3), round(float(weights[1]), 3))


def corrected(probes: Sequence[Probe], seats: int, used: Belief) -> list[Probe]:
    """Correct what was said."""
    return [(calibrated(chance, seats, *used), won) for chance, won in probes]


def reliability(said: Sequence[Probe]) -> list[dict[str, Any]]:
    """Compare what was said with what came, in tenths of the chance."""
    rows = []
    for part in range(BINS):
        here = [(chance, won) for chance, won in said if min(int(chance * BINS), BINS - 1) == part]
        if here:
            points = sum(won for _, won in here)
            low, high = interval(points, len(here))
            mean = sum(chance for chance, _ in here) / len(here)
            rows.append({"said": mean, "came": points / len(here), "low": low, "high": high, "positions": len(here)})
    return rows


def diagram(title: str, rows: Sequence[dict[str, Any]]) -> str:
    """Draw the reliability diagram."""
    points = [Bar(str(row["positions"]), row["came"], row["low"], row["high"]) for row in rows]
    return curve(title, points, [row["said"] for row in rows], ("chance that was said", "share that was won"), diagonal=True)
