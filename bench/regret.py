"""``python -m bench.regret GAME`` measures how well the actions of one decision are told apart, and by whom.

Decisions are taken from games of ``strong`` against itself, those with one legal action left out. Truth is a long search: each
action is taken by force, and a search as the strongest level makes it thinks on from there, with many passes for each action alike.
What somebody *loses* at a decision is how much less that says of the action chosen than of the best one (in hundredths of a win).
The long search shares its judge with some of those who are measured, and not with the network: a kind of error that it makes too
is not seen. With another seed it loses a little itself, which is the floor.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from tidetable.bots import make_bot
from tidetable.bots.levels import level
from tidetable.bots.network.choice import most_said
from tidetable.bots.network.player import NetworkBot
from tidetable.bots.network.searcher import NetworkSearcher, Taste
from tidetable.bots.network.weights import has_network
from tidetable.bots.searcher import NODES, Searcher, Style
from tidetable.bots.seeds import seed_apart
from tidetable.core.chance import fast_random
from tidetable.core.registry import load

if TYPE_CHECKING:
    from tidetable.core.game import Game
    from tidetable.core.record import Record
    from tidetable.core.seen import Seen

GUESSES = 16  # of what is hidden, for those who look one step ahead
EVERY = 7  # of the decisions of a game one in so many is taken
PER_ACTION = {"rivero": 20_000, "reef_encounter": 3_000, "das_riff": 5_000, "fish_n_stones": 20_000}

Choice = Callable[["Seen", str], int]


def decisions(game: Game, wanted: int, seed: str) -> list[Seen]:
    """Take decisions from games, spread over all their parts."""
    found: list[Seen] = []
    number = counted = 0
    while len(found) < wanted:
        bots = [make_bot(game, "strong", seed_apart(f"{seed} {number}", "strong", seat)) for seat in range(2)]
        state = game.start(2, f"{seed} {number}")
        while state.waiting:
            seat = game.waiting_seats(state)[0]
            seen = game.see(state, seat)
            if len(seen.legal) > 1:
                counted += 1
                if counted % EVERY == 0:
                    found.append(seen)
            game.decide(state, seat, bots[seat].choose(seen))
        number += 1
    return found[:wanted]


def truth(game: Game, style: Style, passes: int, seen: Seen, seed: str) -> dict[int, float]:
    """Say what every action is worth."""
    found = {}
    for action in seen.legal:
        searcher = Searcher(game, replace(style, first=action), min(NODES, 1 << passes.bit_length()))
        searcher.sit(seen, seed)
        searcher.think(passes)
        found[action] = searcher.opinions()[0].value
    return found


def searched(game: Game, style: Style, passes: int, seen: Seen, seed: str) -> int:
    """Choose as a search does."""
    searcher = Searcher(game, style, min(NODES, 1 << passes.bit_length()))
    searcher.sit(seen, seed)
    searcher.think(passes)
    return searcher.opinions()[0].action


def searched_with_network(game: Game, taste: Taste, passes: int, seen: Seen, seed: str) -> int:
    """Choose as a search with the network does."""
    searcher = NetworkSearcher(game, taste)
    searcher.sit(seen, seed)
    searcher.think(passes)
    return searcher.opinions()[0].action


def by_network(game: Game, seen: Seen, seed: str) -> int:
    """Choose what the network thinks most of."""
    bot = NetworkBot(game, seed)
    bot.chances(seen)  # looks
    return int(most_said(bot.room.said, seen.choices))


def one_step(game: Game, worth: Callable[[Record, int], float], seen: Seen, seed: str) -> int:
    """Choose the action after which things look best, over guesses of what is hidden."""
    sums = dict.fromkeys(seen.legal, 0.0)
    for number in range(GUESSES):
        random = fast_random(f"step {seed} {number}")[0]
        guessed = game.State.batch(1)
        guessed[0] = seen.record
        game.rules["guess"](guessed[0], seen.viewer, random)
        for action in sums:
            after = guessed.copy()
            game.carry_out(after[0], seen.viewer, action)
            sums[action] += won(game, after[0], seen.viewer) if not after[0].waiting else worth(after[0], seen.viewer)
    return max(sums, key=lambda action: sums[action])


def won(game: Game, state: Record, seat: int) -> float:
    """Give a seat's share of a win."""
    ranks = game.standing(state).ranks
    return 1 / ranks.count(1) if ranks[seat] == 1 else 0.0


def judged(game: Game, state: Record, seat: int) -> float:
    """Give the judge's opinion of a seat."""
    said = [float(game.rules["judge"](state, each)) for each in range(int(state.seats))]
    return said[seat] / sum(said)


def expected(game: Game, bot: NetworkBot, state: Record, seat: int) -> float:
    """Give the network's, of the seat that decides next, about a seat."""
    return bot.chances(game.see(state, game.waiting_seats(state)[0]))[seat]


def crowd(game: Game, only: str) -> dict[str, Choice]:
    """List who is measured."""
    master = level(game.id, "master", 2)
    passes, style = master.passes, master.style
    found: dict[str, Choice] = {
        "any legal action": lambda seen, seed: int(np.random.default_rng(fast_random(seed)[0]).choice(seen.legal)),
        "careful": lambda seen, seed: make_bot(game, "careful", seed).choose(seen),
        "judge, one step": partial(one_step, game, partial(judged, game)),
    }
    if has_network(game.id):
        found["network"] = partial(by_network, game)
        found["network, one step"] = partial(one_step, game, partial(expected, game, NetworkBot(game, 0)))
    for part in (30, 10, 3):
        found[f"search, passes / {part}"] = partial(searched, game, style, passes // part)
    found["search, as master-1"] = partial(searched, game, style, passes)
    for times in (3, 10):
        found[f"search, passes * {times}"] = partial(searched, game, style, passes * times)
    for cut in (1, 2, 8, 16):
        found[f"search, cut {cut}"] = partial(searched, game, replace(style, cut=cut), passes)
    for trust in (0.0, 0.15, 0.6):
        found[f"search, trust {trust}"] = partial(searched, game, replace(style, trust=trust), passes)
    for noise in (0.0, 0.05, 0.3):
        found[f"search, noise {noise}"] = partial(searched, game, replace(style, noise=noise), passes)
    for margin in (0.0,):
        found[f"search, margin {margin}"] = partial(searched, game, replace(style, margin=margin), passes)
    if has_network(game.id):
        taste = Taste(curiosity=1.0, sharpness=128, playing_on=1.0, patience=8, style=replace(style, margin=0.0, open_loop=False))
        found["search with network, patience 8"] = partial(searched_with_network, game, taste, passes)
    return {name: choice for name, choice in found.items() if only in name}


@dataclass
class Losses:
    """What somebody has lost, decision by decision."""

    lost: list[float]
    best: float = 0.0  # times the best action was chosen
    seconds: float = 0.0


def measure(game: Game, wanted: int, per_action: int, seed: str, only: str = "", asks: int = 1) -> dict[str, Losses]:
    """Ask everybody about the same decisions, so many times each, with another chance every time."""
    style, who = level(game.id, "master", 2).style, crowd(game, only)
    found = {name: Losses([]) for name in ["the long search, another seed", *who]}
    for number, seen in enumerate(decisions(game, wanted, f"regret {seed}")):
        worth = truth(game, style, per_action, seen, f"truth {seed}")
        best = max(worth, key=lambda action: worth[action])
        again = truth(game, style, per_action, seen, f"again {seed}")
        chosen = {"the long search, another seed": [max(again, key=lambda action: again[action])]}
        for name, choice in who.items():
            begin = time.process_time()
            chosen[name] = [int(choice(seen, f"{seed} {number} {ask}")) for ask in range(asks)]
            found[name].seconds += (time.process_time() - begin) / asks
        for name, actions in chosen.items():
            found[name].lost.append(worth[best] - sum(worth[action] for action in actions) / len(actions))
            found[name].best += actions.count(best) / len(actions)
        if number % 10 == 9:
            print(f"{number + 1} of {wanted}", flush=True)
    return found


def table(found: dict[str, Losses], beside: str = "search, as master-1") -> list[str]:
    """Write a line for each: what is lost at a decision, how often the best is chosen, and the difference from a yardstick."""
    lines = ["| who | lost | best chosen | beside master-1 | ms |", "|---|---:|---:|---:|---:|"]
    ours = np.array(found[beside].lost) if beside in found else None
    for name, row in found.items():
        lost = np.array(row.lost)
        n, apart = len(lost), ""
        if ours is not None and name != beside:
            differs = lost - ours
            apart = f"{100 * differs.mean():+.2f} ± {100 * differs.std() / n**0.5:.2f}"
        lines.append(
            f"| {name} | {100 * lost.mean():.2f} ± {100 * lost.std() / n**0.5:.2f} | {100 * row.best / n:.0f} % | {apart} | "
            f"{1000 * row.seconds / n:.1f} |"
        )
    return lines


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--decisions", type=int, default=100)
    parser.add_argument("--per-action", type=int, default=0, help="passes of the long search for each action")
    parser.add_argument("--only", default="", help="those whose name has this in it")
    parser.add_argument("--asks", type=int, default=1, help="times everybody is asked about a decision")
    parser.add_argument("--seed", default="0")
    parser.add_argument("--json", type=Path)
    asked = parser.parse_args()
    game = load(asked.game)
    found = measure(
        game, asked.decisions, asked.per_action or PER_ACTION.get(asked.game, 3_000), asked.seed, asked.only, asked.asks
    )
    print("\n".join(table(found)))
    if asked.json:
        asked.json.write_text(json.dumps({name: row.lost for name, row in found.items()}) + "\n")


if __name__ == "__main__":
    main()
