"""``python -m bench.coach GAME``: how far the coach can be believed (docs/coach.md, *What was measured*).

Players of the level ``--player`` play; the coach looks at every decision of theirs, as it does in an analysis. Then:

- confirmed: of the decisions it calls blunders, those that one plain search of sixty times its time calls at least mistakes. Its
  time is that of the looks at a decision that may be a mistake; the longest look, at what may be a blunder, is not counted in;
- pairs: where it would warn, its choice and the player's are played out side by side by ``--playout``, from the same deals that
  could be true. Single games are told, and positions: which of the two won more of the deals;
- reliable: chances at moments of other games, beside how these ended, by tenths;
- follows: games of somebody who does what the coach says and nothing else;
- seconds: of one core, for the analysis of one match.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from typing import TYPE_CHECKING, Any

import numpy as np

import tidetable
from tidetable.bots import bot
from tidetable.bots.coach import Look, Looker, analyse, name_of
from tidetable.bots.coach.method import METHOD
from tidetable.bots.searcher import Searcher

if TYPE_CHECKING:
    from tidetable.core.match import Match
    from tidetable.core.record import Record
    from tidetable.core.seen import Seen

TIMES = 60  # the longer search ...
USUAL = 1 + sum(times for times, least in METHOD.again if least <= METHOD.names["mistake"])  # looks at what may be a mistake
NODES = 1 << 18  # ... and its memory
WARNS = "blunder"  # what a gentle tutor holds back
WIDE = 1.96  # standard errors of an interval


def share(won: float, of: int) -> str:
    """Write a share with its interval (Wilson, 95 %).

    >>> share(9, 10)
    '90.0 % of 10 (59.6 to 98.2)'
    """
    if not of:
        return "none"
    centre = (won + WIDE**2 / 2) / (of + WIDE**2)
    half = WIDE * math.sqrt(won * (of - won) / of + WIDE**2 / 4) / (of + WIDE**2)
    return f"{100 * won / of:.1f} % of {of} ({100 * (centre - half):.1f} to {100 * (centre + half):.1f})"


def played(game: str, seed: str, names: tuple[str, ...]) -> Match:
    """Play a match between bots."""
    match = tidetable.start(game, seats=len(names), seed=seed)
    players = [bot(match.game, name, seed=f"{seed} {seat}") for seat, name in enumerate(names)]
    while not match.is_over:
        seat = match.waiting[0]
        match.play(players[seat].choose(match.seen(seat)), seat)
    return match


class Judge:
    """One plain search, which looks once and long: the best of all, and what was played, each alone."""

    def __init__(self, game: str, passes: int) -> None:
        self.looker = Looker(tidetable.load(game), 2, passes)
        self.looker.searcher = Searcher(self.looker.game, self.looker.searcher.style, NODES)

    def look(self, seen: Seen, played: int) -> Look:
        """Look once."""
        return self.looker._first(seen, played)  # noqa: SLF001 - without the second looks


class Doubts:
    """What came of the decisions that the coach called blunders."""

    def __init__(self, game: str, passes: int | None, playout: str) -> None:
        self.coach = Looker(tidetable.load(game), 2, passes)
        self.judge = Judge(game, self.coach.passes * TIMES * USUAL)
        self.playout = playout
        self.decisions = self.blunders = self.confirmed = self.pairs = self.better = self.worse = self.majority = self.even = 0
        self.sizes: list[tuple[float, float]] = []

    def look(self, match: Match, most: int, deals: int) -> None:
        """Look at all decisions of a match, until there are enough blunders."""
        state = match.state_at(0)
        for number, decision in enumerate(match.decisions):
            seen = match.game.see(state, decision.seat)
            if len(seen.legal) > 1 and self.blunders < most:
                self.decisions += 1
                found = self.coach.look(seen, decision.action)
                if name_of(found.loss, found.error) == WARNS:
                    self.warn(state, decision.seat, (found.best, decision.action), found.loss, f"{match.seed} {number}", deals)
            match.game.carry_out(state, decision.seat, decision.action)

    def warn(self, state: Record, seat: int, moves: tuple[int, int], loss: float, seed: str, deals: int) -> None:
        """Ask the longer search, and play both moves out."""
        seen = self.coach.game.see(state, seat)
        longer = self.judge.look(seen, moves[1])
        self.blunders += 1
        self.confirmed += name_of(longer.loss, longer.error) in ("mistake", "blunder")
        self.sizes.append((loss, longer.loss))
        ahead = 0.0
        for deal in range(deals):
            results = [self.play_out(seen.possible(f"{seed} {deal}"), seat, move, f"{seed} {deal}") for move in moves]
            self.pairs += 1
            self.better += results[0] > results[1]
            self.worse += results[0] < results[1]
            ahead += results[0] - results[1]
        self.majority += ahead > 0
        self.even += ahead == 0

    def play_out(self, state: Record, seat: int, move: int, seed: str) -> float:
        """Play on from a deal with a move; give the share of the win."""
        game = self.coach.game
        players = [bot(game, self.playout, seed=f"{seed} {who}") for who in range(2)]
        game.carry_out(state, seat, move)
        while state.waiting:
            who = game.waiting_seats(state)[0]
            game.carry_out(state, who, players[who].choose(game.see(state, who)))
        return self.coach.result(state)[seat]


def reliability(game: str, games: int, level: str) -> dict[str, Any]:
    """Set chances beside results, by tenths, at a few moments of every game."""
    looker, found = Looker(tidetable.load(game), 2), []
    dice = np.random.default_rng(5)
    for number in range(games):
        match = played(game, f"reliable {number}", (level, level))
        result = looker.result(match.state)
        for moment in dice.choice(len(match.decisions), min(4, len(match.decisions)), replace=False):
            state = match.state_at(int(moment))
            seat = int(dice.integers(2))
            found.append((looker.chance(match.game.see(state, seat)).chance, result[seat]))
    told = np.array(found)
    tenths = []
    for tenth in range(10):
        inside = told[np.minimum((10 * told[:, 0]).astype(int), 9) == tenth]
        if len(inside):
            tenths.append([tenth, len(inside), round(float(inside[:, 0].mean()), 3), round(float(inside[:, 1].mean()), 3)])
    gap = sum(count * abs(chance - won) for _tenth, count, chance, won in tenths) / len(told)
    bias = float((told[:, 0] - told[:, 1]).mean())
    noise = sum(count * math.sqrt(chance * (1 - chance) / count * 2 / math.pi) for _t, count, chance, _w in tenths) / len(told)
    return {
        "moments": len(told),
        "gap": round(gap, 4),
        "gap of chance alone": round(noise, 4),
        "bias": round(bias, 4),
        "tenths": tenths,
    }


def following(game: str, games: int, rival: str) -> str:
    """Let somebody who does what the coach says play against a bot, seats changed."""
    won, looker = 0.0, Looker(tidetable.load(game), 2)
    for number in range(games):
        match, own = tidetable.start(game, seats=2, seed=f"follow {number}"), number % 2
        other = bot(match.game, rival, seed=f"follow {number}")
        while not match.is_over:
            seat = match.waiting[0]
            seen = match.seen(seat)
            match.play(looker.look(seen).best if seat == own else other.choose(seen), seat)
        won += looker.result(match.state)[own]
    return share(won, games)


def seconds(game: str, level: str) -> dict[str, Any]:
    """Time the analysis of one match, by the processor's clock."""
    match = played(game, "speed", (level, level))
    analyse(match, 2)
    began = time.process_time()
    analyse(match)
    return {"turns": int(match.state.turns), "decisions": len(match.decisions), "seconds": round(time.process_time() - began, 2)}


def main() -> None:
    """Measure one game."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("--player", default="easy")
    parser.add_argument("--playout", default="strong")
    parser.add_argument("--passes", type=int)
    parser.add_argument("--blunders", type=int, default=40)
    parser.add_argument("--deals", type=int, default=10)
    parser.add_argument("--games", type=int, default=60, help="for reliability; a third of them for who follows the hints")
    parser.add_argument("--parts", default="speed,doubts,reliable,follows")
    told = parser.parse_args()
    measures = {"speed": speed, "doubts": doubtful, "reliable": reliable, "follows": follows}
    for part in told.parts.split(","):
        print(json.dumps({"game": told.game} | measures[part](told)), flush=True)


def speed(told: argparse.Namespace) -> dict[str, Any]:
    """Measure how long an analysis takes."""
    return {"speed": seconds(told.game, "sharp")}


def doubtful(told: argparse.Namespace) -> dict[str, Any]:
    """Measure what blunders are."""
    doubts, number = Doubts(told.game, told.passes, told.playout), 0
    while doubts.blunders < told.blunders:
        doubts.look(played(told.game, f"coach {number}", (told.player, told.player)), told.blunders, told.deals)
        number += 1
    apart = doubts.better + doubts.worse
    return {
        "passes": doubts.coach.passes, "games": number, "decisions": doubts.decisions, "blunders": doubts.blunders,
        "confirmed": share(doubts.confirmed, doubts.blunders), "mean loss": np.mean(doubts.sizes, axis=0).round(3).tolist(),
        "pairs": doubts.pairs, "apart": apart, "better where apart": share(doubts.better, apart),
        "positions": share(doubts.majority, doubts.blunders - doubts.even), "even": doubts.even,
    }  # fmt: skip


def reliable(told: argparse.Namespace) -> dict[str, Any]:
    """Measure chances beside results."""
    return {"reliable": reliability(told.game, told.games, "strong")}


def follows(told: argparse.Namespace) -> dict[str, Any]:
    """Measure what somebody wins who only follows hints."""
    return {f"follows against {rival}": following(told.game, told.games // 3, rival) for rival in ("random", told.player)}


if __name__ == "__main__":
    main()
