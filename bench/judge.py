"""``python -m bench.judge GAME``: fit the weights of a game's judge to games of careful players who err now and then.

A judge says how likely each seat is to win, as the weighted sum of its traits; the weights printed here are those under which
the results of the games are most likely. A fifth of the games is kept apart to see how good they are.
"""

from __future__ import annotations

import argparse
from importlib import import_module
from typing import Any

import numpy as np
import numpy.typing as npt

from tidetable.core.chance import fast_random
from tidetable.core.legal import any_of
from tidetable.core.registry import load

LOOKS = 0.25  # how many of the turns are looked at
MILD = 1.0  # how strongly weights are drawn to zero
Floats = npt.NDArray[np.float64]


def watch(name: str, seats: int, number: int, noise: float) -> tuple[list[Floats], Floats]:
    """Play one game; give the traits of all seats at some turns, and the shares of the win."""
    game, judge = load(name), import_module(f"tidetable.games.{name}.judge")
    random, dice = fast_random(f"judge {number}")[0], np.random.default_rng(number)
    errs = dice.choice([0.0, noise, 2 * noise], size=seats)
    state, seen = game.start(seats, f"judge {number}"), []
    turn = int(state.turns)
    while state.waiting:
        seat = game.waiting_seats(state)[0]
        choices = game.choices(state, seat)
        wild = dice.random() < errs[seat]
        action = any_of(choices, random) if wild else game.rules["careful"](state, seat, choices, random)
        game.carry_out(state, seat, int(action))
        if state.waiting and int(state.turns) != turn and dice.random() < LOOKS:
            seen.append(np.stack([_traits(judge, state, each) for each in range(seats)]))
        turn = int(state.turns)
    won = np.array([rank == 1 for rank in game.standing(state).ranks], np.float64)
    return seen, won / won.sum()


def _traits(judge: Any, state: Any, seat: int) -> Floats:
    found = np.zeros(judge.TRAITS)
    judge.traits(state, seat, found)
    return found


def chances(weights: Floats, traits: Floats) -> Floats:
    """Give the chances of all seats under some weights."""
    lean = traits @ weights
    powers = np.exp(lean - lean.max(1, keepdims=True))
    return np.asarray(powers / powers.sum(1, keepdims=True))


def fit(traits: Floats, won: Floats) -> Floats:
    """Find the weights under which the results are most likely (Newton's method)."""
    weights = np.zeros(traits.shape[2])
    for _ in range(30):
        p = chances(weights, traits)
        mean = np.einsum("nsk,ns->nk", traits, p)
        slope = np.einsum("nsk,ns->k", traits, won - p) - MILD * weights
        curve = np.einsum("nsk,ns,nsl->kl", traits, p, traits) - mean.T @ mean + MILD * np.eye(len(weights))
        weights += np.linalg.solve(curve, slope)
    return weights


def main() -> None:
    """Play, fit, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--noise", type=float, default=0.05)
    asked = parser.parse_args()
    rows = [(traits, won, number) for number in range(asked.games)
            for seen, won in [watch(asked.game, asked.seats, number, asked.noise)] for traits in seen]  # fmt: skip
    traits, won = np.array([row[0] for row in rows]), np.array([row[1] for row in rows])
    apart = np.array([row[2] for row in rows]) % 5 == 0
    weights = fit(traits[~apart], won[~apart])
    p = chances(weights, traits[apart])
    surprise = -(won[apart] * np.log(p + 1e-12)).sum(1).mean()
    print(f"{len(rows)} positions; surprise {surprise:.3f} where knowing nothing has {np.log(asked.seats):.3f}")
    print(f"[{', '.join(f'{weight:.2f}' for weight in weights)}]")


if __name__ == "__main__":
    main()
