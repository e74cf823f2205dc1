"""What one process measures of the coach at a time (bench/coach_figures.py adds it up): every unit takes a seed and gives rows.

- ``doubts``: players of a level play; the coach looks at every decision, as in an analysis. Some of those that it calls blunders
  are looked at by one plain search of many times its time, and its choice and the player's are played out side by side, from
  the same deals that could be true, by the same players: until the difference is more than chance, or for the most deals;
- ``pairs``: the same, played out only;
- ``follows``: a game of somebody who does what the first hint says and nothing else;
- ``speed``: the processor's seconds for the analysis of one match.
"""

from __future__ import annotations

import json
import math
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

import tidetable
from tidetable.bots import bot
from tidetable.bots.coach import Look, Looker, analyse, name_of
from tidetable.bots.coach.belief import believed
from tidetable.bots.coach.method import METHOD
from tidetable.bots.searcher import Searcher

if TYPE_CHECKING:
    from collections.abc import Callable

    from tidetable.core.match import Match
    from tidetable.core.record import Record
    from tidetable.core.seen import Seen

Row = dict[str, Any]
LONGER = 60  # times the passes of all looks at a blunder ...
EACH = 1 + sum(times for times, _least in METHOD.again)  # ... which are so many times those of the first one
NODES = 1 << 18  # the memory of the longer search
A_MATCH = 1  # blunders of one match that are doubted
BLOCK, SURE = 8, 2.5  # deals between two looks at the difference, and the standard errors that are more than chance


@dataclass(frozen=True)
class Setting:
    """How a game is measured."""

    game: str
    player: str = "easy"  # whose decisions are looked at
    playout: str = "strong"  # who plays on
    deals: int = 48  # at most, for one position
    longer: int = LONGER
    passes: int | None = None
    belief: str | None = None  # a file of corrections; None: those that are used


def played(game: str, seed: str, names: tuple[str, ...]) -> Match:
    """Play a match between bots."""
    match = tidetable.start(game, seats=len(names), seed=seed)
    players = [bot(match.game, name, seed=f"{seed} {seat}") for seat, name in enumerate(names)]
    while not match.is_over:
        seat = match.waiting[0]
        match.play(players[seat].choose(match.seen(seat)), seat)
    return match


# Blunders doubted


def coach_of(setting: Setting) -> Looker:
    """Make the coach that is measured."""
    looker = Looker(tidetable.load(setting.game), 2, setting.passes)
    if setting.belief:
        looker.belief = believed(json.loads(Path(setting.belief).read_text("utf-8"))[setting.game]["2"])
    return looker


def doubts(setting: Setting, seed: str) -> list[Row]:
    """Doubt some blunders of one match, and play them out."""
    coach, found = coach_of(setting), blunders(setting, f"coach {seed}")
    return [doubted(setting, coach, *each) | played_out(setting, coach, *each) for each in found]


def pairs(setting: Setting, seed: str) -> list[Row]:
    """Play out some blunders of one match."""
    coach, found = coach_of(setting), blunders(setting, f"pairs {seed}")
    return [told(look) | played_out(setting, coach, seen, look) for seen, look in found]


def blunders(setting: Setting, seed: str) -> list[tuple[Seen, Look]]:
    """Find some blunders of one match."""
    match, coach = played(setting.game, seed, (setting.player,) * 2), coach_of(setting)
    found, state = [], match.state_at(0)
    for decision in match.decisions:
        seen = match.game.see(state, decision.seat)
        look = coach.look(seen, decision.action)
        if name_of(look.loss, look.error) == "blunder":
            found.append((seen, look))
        match.game.carry_out(state, decision.seat, decision.action)
    dice = np.random.default_rng(list(seed.encode()))
    return [found[int(index)] for index in dice.permutation(len(found))[:A_MATCH]]


def told(look: Look) -> Row:
    """Tell what the coach says of a decision."""
    return {"loss": look.loss, "error": look.error, "drift": look.drift, "before": look.before.chance}


def doubted(setting: Setting, coach: Looker, seen: Seen, look: Look) -> Row:
    """Ask the longer search about one blunder."""
    longer = judged(coach, coach.passes * setting.longer * EACH, seen, look.played)
    name = name_of(longer.loss, longer.error)
    return told(look) | {"longer": longer.loss, "longer_error": longer.error, "longer_name": name}


def judged(coach: Looker, passes: int, seen: Seen, played: int) -> Look:
    """Look once and long: the best of all, and what was played, each alone."""
    looker = Looker(seen.game, 2, passes)
    looker.belief = coach.belief
    looker.searcher = Searcher(looker.game, looker.searcher.style, NODES)
    return looker._first(seen, played)  # noqa: SLF001 - without the second looks


def played_out(setting: Setting, coach: Looker, seen: Seen, look: Look) -> Row:
    """Play both moves out from deals that could be true; tell what the coach's choice won more than the player's."""
    differences: list[float] = []
    while len(differences) < setting.deals and abs(sum(differences)) <= SURE * len(differences) * standard_error(differences):
        for deal in range(len(differences), len(differences) + BLOCK):
            ends = [
                play_on(setting, coach, seen.possible(f"deal {deal}"), (seen.viewer, move), deal)
                for move in (look.best, look.played)
            ]
            differences.append(ends[0] - ends[1])
    return {
        "deals": len(differences), "ahead": float(np.mean(differences)), "ahead_error": standard_error(differences),
        "better": sum(one > 0 for one in differences), "worse": sum(one < 0 for one in differences),
    }  # fmt: skip


def standard_error(numbers: list[float]) -> float:
    """Give the standard error of a mean, never quite nothing."""
    return math.sqrt((float(np.var(numbers)) + 1 / 16) / len(numbers)) if numbers else 1.0


def play_on(setting: Setting, coach: Looker, state: Record, move: tuple[int, int], deal: int) -> float:
    """Play on from a deal with a move of a seat; give its share of the win."""
    game = coach.game
    players = [bot(game, setting.playout, seed=f"deal {deal} {who}") for who in range(2)]
    game.carry_out(state, *move)
    while state.waiting:
        who = game.waiting_seats(state)[0]
        game.carry_out(state, who, players[who].choose(game.see(state, who)))
    return coach.result(state)[move[0]]


# Hints, speed


def follows(setting: Setting, seed: str) -> list[Row]:
    """Let somebody who only follows first hints play a game against a bot, seats and rivals in turn."""
    number = int(seed)
    own, rival = number % 2, ("careful", "steady")[number // 2 % 2]
    match, looker = tidetable.start(setting.game, seats=2, seed=f"follow {seed}"), coach_of(setting)
    other = bot(match.game, rival, seed=f"follow {seed}")
    while not match.is_over:
        seat = match.waiting[0]
        seen = match.seen(seat)
        match.play(looker.look(seen).best if seat == own else other.choose(seen), seat)
    return [{"rival": rival, "won": looker.result(match.state)[own]}]


def speed(setting: Setting, seed: str) -> list[Row]:
    """Time the analysis of one match."""
    match = played(setting.game, f"speed {seed}", ("sharp",) * 2)
    analyse(match, 2)
    began = time.process_time()
    analyse(match)
    return [{"turns": int(match.state.turns), "decisions": len(match.decisions), "seconds": time.process_time() - began}]


UNITS: dict[str, Callable[[Setting, str], list[Row]]] = {"doubts": doubts, "pairs": pairs, "follows": follows, "speed": speed}
