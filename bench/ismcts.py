"""``python -m bench.ismcts GAME``: a bot against OpenSpiel's IS-MCTS, played through the adapter, which thinks ten times as long.

    python -m bench.ismcts rivero --games 40 --json rivero.json
    python -m bench.ismcts fish_n_stones --ms 100 --rollouts fast

Every deal is played from both sides. OpenSpiel's bot gets, for each of its decisions, so many times what the other has needed for
one of its own (forced ones left out), in processor time; it draws its worlds as the adapter deals them anew, plays on at random
and takes what it tried most. ``--rollouts fast`` plays on in a compiled loop instead of OpenSpiel's own, which gives it many more
simulations in the same time: the stronger opponent.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from bench.core import machine
from tidetable.arena.ratings import interval
from tidetable.bots import Bot, make_bot
from tidetable.core.chance import fast_random
from tidetable.core.journal import NO_JOURNAL
from tidetable.core.legal import any_of, no_actions
from tidetable.core.play import NOBODY_WAITS, carry_out, settle
from tidetable.core.registry import game_ids
from tidetable.core.rule import generic
from tidetable.research import openspiel
from tidetable.research.openspiel_setup import PREFIX
from tidetable.research.world import World

if TYPE_CHECKING:
    from tidetable.core.record import Ints

UCT = 1.4
LEAST = 2  # simulations of a decision, however short the time: after one there is nothing to choose by


@dataclass
class Clock:
    """What decisions cost that left a choice."""

    decisions: int = 0
    seconds: float = 0.0
    simulations: int = 0

    @property
    def mean(self) -> float:
        """Give the mean of one."""
        return self.seconds / max(self.decisions, 1)

    def add(self, seconds: float, simulations: int = 0) -> None:
        """Count one."""
        self.decisions += 1
        self.seconds += seconds
        self.simulations += simulations


@generic
def play_on(state: Any, choices: Ints, random: Ints, journal: Ints) -> None:
    """Play a game to its end, any legal action as likely as another."""
    seat = settle(state, choices, journal)
    while seat != NOBODY_WAITS:
        seat = carry_out(state, seat, any_of(choices, random), choices, journal)


class FastRollouts(mcts.RandomRolloutEvaluator):  # type: ignore[misc] # other people's classes have no types
    """OpenSpiel's random rollouts, in a compiled loop."""

    def __init__(self, seed: str) -> None:
        super().__init__(1, np.random.RandomState(1))
        self.random = fast_random(f"rollouts {seed}")[0]

    def evaluate(self, state: Any) -> Any:
        """Play on at random, and give what everybody won."""
        table = state.world.table
        states = table.game.State.batch(1)
        states[0] = state.world.record
        table.game.bound(play_on)(states[0], no_actions(table.game.actions), self.random, NO_JOURNAL)
        return np.array(World(table, states).rewards)


class TimedSearch(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's IS-MCTS, which counts seconds in place of simulations."""

    def __init__(self, game: Any, rollouts: str, seed: str) -> None:
        random = np.random.RandomState(int(fast_random(f"ismcts {seed}")[0][0]))
        evaluator = FastRollouts(seed) if rollouts == "fast" else mcts.RandomRolloutEvaluator(1, random)
        super().__init__(game, evaluator, UCT, LEAST, random_state=random)
        self.set_resampler(openspiel.resampler(seed))
        self.seconds, self.clock = 0.0, Clock()

    def run_search(self, state: Any) -> Any:
        """Simulate until the time is up."""
        legal = state.legal_actions()
        if len(legal) == 1:
            return [(legal[0], 1.0)]
        self.reset()
        self._root_node = self.create_new_node(state)
        begin, simulations = time.process_time(), 0
        while simulations < LEAST or time.process_time() - begin < self.seconds:
            self.run_simulation(self.sample_root_state(state))
            simulations += 1
        self.clock.add(time.process_time() - begin, simulations)
        return self.get_final_policy(state, self._root_node)


@dataclass
class Duel:
    """A bot against the search of OpenSpiel in one game."""

    game: str
    bot: str = "master"
    times: float = 10.0
    ms: float = 0.0  # how long the other thinks; 0: so many times as long as the bot
    rollouts: str = "own"
    seed: str = "0"
    clock: Clock = field(default_factory=Clock)
    points: list[float] = field(default_factory=list)  # of the bot, game by game

    def __post_init__(self) -> None:
        """Set the table, and let both decide where it does not count: the first time compiles."""
        self.spiel = pyspiel.load_game(PREFIX + self.game, {"seats": 2})
        self.other = TimedSearch(self.spiel, self.rollouts, self.seed)
        self.play(0, "calibration", most=4)
        self.clock, self.other.clock = Clock(), Clock()
        if not self.ms:
            self.play(0, "calibration", itself=True)

    def play(self, seat: int, deal: str, *, itself: bool = False, most: int = 1 << 30) -> Any:
        """Play a game with the bot in a seat, or in both; at most so many decisions of it."""
        chance = np.random.RandomState(int(fast_random(f"deal {self.seed} {deal}")[0][0]))
        bots = [make_bot(self.game, self.bot, f"{self.seed} {deal} {place}") for place in range(2)]
        state = self.spiel.new_initial_state()
        while not state.is_terminal():
            player = state.current_player()
            if player == pyspiel.PlayerId.CHANCE:
                state.apply_action(int(chance.choice([outcome for outcome, _ in state.chance_outcomes()])))
                continue
            if most == 0:
                break
            most -= 1
            if itself or player == seat:
                state.apply_action(self._choice(bots[player], state, player))
            else:
                self.other.seconds = self.ms / 1000 if self.ms else self.times * self.clock.mean
                state.apply_action(int(self.other.step(state)))
        return state

    def _choice(self, bot: Bot, state: Any, player: int) -> int:
        seen = state.world.seen(player)
        begin = time.process_time()
        action = int(bot.choose(seen))
        if len(seen.legal) > 1:
            self.clock.add(time.process_time() - begin)
        return action

    def both_sides(self, number: int) -> None:
        """Play a deal from both sides."""
        for seat in range(2):
            won = self.play(seat, f"deal {number}").returns()
            self.points.append(0.5 + 0.5 * np.sign(won[seat] - won[1 - seat]))

    def told(self) -> dict[str, Any]:
        """Say what was found."""
        games, points = len(self.points), float(sum(self.points))
        low, high = interval(points, games)
        theirs = self.other.clock
        return {
            **{name: value for name, value in asdict(self).items() if name not in ("clock", "points")},
            "games": games, "share": round(points / max(games, 1), 4), "low": round(low, 4), "high": round(high, 4),
            "bot_ms": round(1000 * self.clock.mean, 3), "their_ms": round(1000 * theirs.mean, 3),
            "simulations": round(theirs.simulations / max(theirs.decisions, 1), 1),
        }  # fmt: skip


def line(row: dict[str, Any]) -> str:
    """Write a row for people."""
    return (
        f"{row['game']}: {row['bot']} {100 * row['share']:.1f} % ({100 * row['low']:.1f} to {100 * row['high']:.1f}) of "
        f"{row['games']}, {row['bot_ms']:.1f} ms against {row['their_ms']:.1f} ms and {row['simulations']:.0f} simulations"
    )


def main() -> None:
    """Play, say how it goes, and keep what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="one or several; all if none is named")
    parser.add_argument("--bot", default="master")
    parser.add_argument("--games", dest="wanted", type=int, default=20, help="games of each, rounded up to whole deals")
    parser.add_argument("--minutes", type=float, default=60.0, help="for each game; no deal is begun after it")
    parser.add_argument("--times", type=float, default=10.0, help="how much longer OpenSpiel's bot thinks")
    parser.add_argument("--ms", type=float, default=0.0, help="or how long, in thousandths of a second")
    parser.add_argument("--rollouts", choices=("own", "fast"), default="own")
    parser.add_argument("--seed", default="0")
    parser.add_argument("--json", type=Path)
    asked = parser.parse_args()
    rows = []
    for game in asked.games or game_ids():
        duel = Duel(game, asked.bot, asked.times, asked.ms, asked.rollouts, asked.seed)
        until = time.time() + 60 * asked.minutes
        for number in range(-(-asked.wanted // 2)):
            if time.time() > until:
                break
            duel.both_sides(number)
            print(line(duel.told()), flush=True)
        rows.append(duel.told())
        if asked.json:
            asked.json.write_text(
                json.dumps({"machine": machine(), "openspiel": openspiel_version(), "rows": rows}, indent=1) + "\n"
            )


def openspiel_version() -> str:
    """Name the version of OpenSpiel."""
    from importlib.metadata import version  # noqa: PLC0415 - asked once, at the end

    return version("open_spiel")


if __name__ == "__main__":
    main()
