"""``python -m bench.search``: how fast the bots think, beside OpenSpiel's IS-MCTS bots, in one run on this machine.

A pass (OpenSpiel: a simulation) is one walk through the tree and one playout; a decision simulated is one move of either.
OpenSpiel plays Hearts from the first card on, with its C++ bot and its Python bot, random rollouts to the end of the hand.
"""

from __future__ import annotations

import resource
import statistics
import sys
import time
from dataclasses import replace
from importlib import import_module
from typing import TYPE_CHECKING, Any

import numpy as np

from bench.core import machine
from tidetable.bots import make_bot
from tidetable.bots.levels import level
from tidetable.bots.searcher import Searcher
from tidetable.core.match import Match
from tidetable.core.registry import card, game_ids, load

if TYPE_CHECKING:
    from tidetable.core.seen import Seen

SECONDS = 1.0
POSITIONS = 6
CPP_SIMULATIONS, PYTHON_SIMULATIONS = 8000, 600


def positions(name: str, seats: int) -> list[Seen]:
    """Give positions from all parts of a game between careful players, as the seat to decide sees them."""
    match, bot, seen = Match.start(name, seats=seats, seed="bench"), make_bot(name, "careful", 1), []
    while match.waiting:
        seen.append(match.seen(match.waiting[0]))
        match.play(bot.choose(seen[-1]))
    return [seen[place] for place in np.linspace(0, len(seen) * 0.8, POSITIONS).astype(int)]


def measure(name: str, seats: int, *, random_playouts: bool) -> tuple[float, float, float]:
    """Give passes and decisions a second of the master's search (medians over positions), and the memory it takes in MB."""
    style = level(name, "master", seats).style
    searcher = Searcher(load(name), replace(style, noise=1.0, cut=-1) if random_playouts else style)
    rates = []
    for seen in positions(name, seats):
        searcher.forget()
        searcher.sit(seen, "bench")
        searcher.think(5)
        searcher.decisions = 0
        begin = time.process_time()  # of one core, whatever else the machine does
        passes = searcher.think_for(SECONDS)
        spent = time.process_time() - begin
        rates.append((passes / spent, searcher.decisions / spent))
    return statistics.median(r[0] for r in rates), statistics.median(r[1] for r in rates), searcher.size / 1e6


def open_spiel(*, cpp: bool) -> tuple[float, float]:
    """Give simulations and decisions a second of OpenSpiel's IS-MCTS bot on Hearts, at the first card of a hand."""
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game("hearts")
    rng = np.random.RandomState(1)
    state = game.new_initial_state()
    while state.is_chance_node():
        actions, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(rng.choice(actions, p=chances)))
    simulations = CPP_SIMULATIONS if cpp else PYTHON_SIMULATIONS
    bot = _bot(pyspiel, game, simulations, cpp=cpp)
    ahead = state.clone()
    decisions = 0
    while not ahead.is_terminal():
        ahead.apply_action(int(rng.choice(ahead.legal_actions())))
        decisions += 1
    rates = []
    for _ in range(3):
        begin = time.process_time()
        bot.step(state)
        rates.append(simulations / (time.process_time() - begin))
    rate = statistics.median(rates)
    return rate, rate * decisions


def _bot(pyspiel: Any, game: Any, simulations: int, *, cpp: bool) -> Any:
    if cpp:
        final = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        return pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, simulations, -1, final, False, False)
    ismcts = import_module("open_spiel.python.algorithms.ismcts")
    mcts = import_module("open_spiel.python.algorithms.mcts")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    return ismcts.ISMCTSBot(game, evaluator, 2.0, simulations, random_state=np.random.RandomState(1))


def main() -> None:
    """Print the table."""
    print(machine())
    print(f"{'search':<34}{'passes/s':>12}{'decisions/s':>14}{'MB':>8}")
    for label, cpp in (("OpenSpiel C++, Hearts", True), ("OpenSpiel Python, Hearts", False)):
        simulations, decisions = open_spiel(cpp=cpp)
        print(f"{label:<34}{simulations:>12,.0f}{decisions:>14,.0f}{'':>8}")
    for name in sys.argv[1:] or game_ids():
        for seats in card(name).seats:
            for label, random_playouts in (("as the master thinks", False), ("random playouts to the end", True)):
                passes, decisions, size = measure(name, seats, random_playouts=random_playouts)
                print(f"{f'{name} {seats}, {label}':<48}"[:48] + f"{passes:>12,.0f}{decisions:>14,.0f}{size:>8.1f}", flush=True)
    print(f"peak memory of this process: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB")


if __name__ == "__main__":
    main()
