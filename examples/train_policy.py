"""Train a small policy by self-play, in minutes on a CPU, and let it play against random play.

    python examples/train_policy.py                       # Fish'n'Stones with two seats, 300 rounds of learning
    python examples/train_policy.py --seats 4 --rounds 600
    python examples/train_policy.py --game rivero --rounds 400

Read it from top to bottom like a notebook: a network of one hidden layer in plain numpy, a vector of games that plays against
itself, the policy gradient with a learned baseline, and the measurement. ``games.observations`` and ``games.masks`` could as well
be torch tensors (``torch.from_numpy``, nothing is copied): everything but the network would stay as it is.
"""

# ruff: noqa: INP001, T201 - a script that tells how it gets on
from __future__ import annotations

import argparse
import os
import time

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the matrices are small: threads would wait for each other ten times as long

import numpy as np

import tidetable

# 1. The network: what a seat sees -> how much it likes each action, and how well it expects to do.


class Network:
    """One hidden layer, two heads, and Adam."""

    def __init__(self, inputs: int, actions: int, hidden: int, rng: np.random.Generator) -> None:
        """Draw small random weights."""
        shapes = {"w1": (inputs, hidden), "b1": (hidden,), "wp": (hidden, actions), "bp": (actions,), "wv": (hidden,)}
        scale = {"w1": inputs**-0.5, "wp": 0.1 * hidden**-0.5, "wv": 0.1 * hidden**-0.5}
        self.weights = {name: rng.normal(0.0, scale.get(name, 0.0), shape).astype(np.float32) for name, shape in shapes.items()}
        self.moments = {name: (np.zeros_like(w), np.zeros_like(w)) for name, w in self.weights.items()}
        self.updates = 0

    def forward(self, seen: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Give the hidden layer, the chances of each legal action, and the expected rewards."""
        w = self.weights
        layer = np.maximum(seen @ w["w1"] + w["b1"], 0.0)
        logits = np.where(masks, layer @ w["wp"] + w["bp"], -np.inf)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        return layer, chances / chances.sum(axis=1, keepdims=True), layer @ w["wv"]

    def learn(self, gradients: dict[str, np.ndarray], rate: float) -> None:
        """Take one step of Adam."""
        self.updates += 1
        for name, gradient in gradients.items():
            mean, square = self.moments[name]
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            unbiased = mean / (1 - 0.9**self.updates), square / (1 - 0.999**self.updates)
            self.weights[name] -= (rate * unbiased[0] / (np.sqrt(unbiased[1]) + 1e-8)).astype(np.float32)


def choose(chances: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """Draw an action for each row."""
    points = rng.random((len(chances), 1), dtype=np.float32)
    drawn = (chances.cumsum(axis=1) < points * chances.sum(axis=1, keepdims=True)).sum(axis=1)
    drawn = np.minimum(drawn, chances.shape[1] - 1)
    unlucky = chances[np.arange(len(chances)), drawn] == 0.0  # rounding can point past the last legal action
    drawn[unlucky] = chances[unlucky].argmax(axis=1)
    return np.asarray(drawn, np.int32)


# 2. Self-play: every seat of every game asks the same network.


def play(games: tidetable.Vector, network: Network, steps: int, rng: np.random.Generator) -> dict[str, np.ndarray]:
    """Play some steps; give what was seen and done, and how it ended for who did it (nan: not yet)."""
    kept: dict[str, list[np.ndarray]] = {name: [] for name in ("seen", "masks", "actions", "turn", "done", "rewards")}
    for _ in range(steps):
        _, chances, _ = network.forward(games.observations, games.masks)
        actions = choose(chances, rng)
        before = {"seen": games.observations.copy(), "masks": games.masks.copy(), "actions": actions, "turn": games.turn.copy()}
        games.step(actions)
        after = {"done": games.done.copy(), "rewards": games.rewards.copy()}
        for name, array in {**before, **after}.items():
            kept[name].append(array)
    found = {name: np.stack(arrays) for name, arrays in kept.items()}
    return {**found, "outcome": outcomes(found)}


def outcomes(found: dict[str, np.ndarray]) -> np.ndarray:
    """Carry the rewards of each game back to the decisions that led to them."""
    steps, n = found["actions"].shape
    ending = np.full((n, found["rewards"].shape[2]), np.nan, np.float32)
    outcome = np.empty((steps, n), np.float32)
    for step in reversed(range(steps)):
        ending[found["done"][step]] = found["rewards"][step][found["done"][step]]
        outcome[step] = ending[np.arange(n), found["turn"][step]]
    return outcome


# 3. The policy gradient: more of what ended better than expected.


def gradients(network: Network, found: dict[str, np.ndarray], curiosity: float) -> dict[str, np.ndarray]:
    """Differentiate: policy gradient with a baseline, the baseline's squared error, and some entropy."""
    known = ~np.isnan(found["outcome"])
    seen, masks = found["seen"][known], found["masks"][known]
    actions, outcome = found["actions"][known], found["outcome"][known]
    layer, chances, expected = network.forward(seen, masks)
    rows = np.arange(len(actions))
    advantage = outcome - expected
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
    to_policy = chances * advantage[:, None]
    to_policy[rows, actions] -= advantage
    logs = np.log(np.maximum(chances, 1e-8))
    to_policy += curiosity * chances * (logs - (chances * logs).sum(axis=1, keepdims=True))
    to_policy /= len(rows)
    to_value = (expected - outcome) / len(rows)
    to_layer = (to_policy @ network.weights["wp"].T + to_value[:, None] * network.weights["wv"]) * (layer > 0.0)
    return {
        "w1": seen.T @ to_layer, "b1": to_layer.sum(axis=0), "wp": layer.T @ to_policy, "bp": to_policy.sum(axis=0),
        "wv": layer.T @ to_value,
    }  # fmt: skip


# 4. The measurement: one seat follows the network, the others play at random.


def win_rate(network: Network, game: str, seats: int, games: int, rng: np.random.Generator) -> float:
    """Give the mean share of wins of the network, which sits on every seat equally often."""
    table = tidetable.vector(game, games, seats=seats, seed="measure")
    own = np.arange(games) % seats
    share, open_games = np.zeros(games), np.ones(games, bool)
    while open_games.any():
        _, chances, _ = network.forward(table.observations, table.masks)
        actions = np.where(table.turn == own, choose(chances, rng), table.random_actions())
        table.step(actions)
        ended = table.done & open_games
        winners = table.ranks[:, :seats] == 1
        share[ended] = (winners[np.arange(games), own] / np.maximum(winners.sum(axis=1), 1))[ended]
        open_games &= ~table.done
    return float(share.mean())


DECISIONS = 16_384  # of a round of learning ...
LONG = {"fish_n_stones": 64, "rivero": 320}  # ... in rows of about two games, because only what has ended can be learned from
LONGER = 1024


def train(game: str, seats: int, rounds: int) -> float:
    """Train and measure; give the share of wins against random play."""
    rng = np.random.default_rng(1)
    steps = LONG.get(game, LONGER)
    games = tidetable.vector(game, DECISIONS // steps, seats=seats, seed="train")
    measured = min(1000, 4 * DECISIONS // steps)  # games of a look in between
    network = Network(games.observations.shape[1], games.masks.shape[1], 128, rng)
    started = time.perf_counter()
    print(f"{game}, {seats} seats; before training: {win_rate(network, game, seats, measured, rng):.1%} of the games won")
    for number in range(1, rounds + 1):
        found = play(games, network, steps, rng)
        if not np.isnan(found["outcome"]).all():  # some game has ended
            network.learn(gradients(network, found, curiosity=0.01), rate=0.002)
        if number % max(rounds // 6, 1) == 0:
            rate = win_rate(network, game, seats, measured, rng)
            print(f"round {number}: {rate:.1%} won against random play, {time.perf_counter() - started:.0f} s", flush=True)
    return win_rate(network, game, seats, 2 * measured, rng)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Train a small policy by self-play.")
    parser.add_argument("--game", default="fish_n_stones")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=300)
    chosen = parser.parse_args()
    print(f"the trained policy wins {train(chosen.game, chosen.seats, chosen.rounds):.1%} of its games against random play")
