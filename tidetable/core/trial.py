"""Trials: random games in every setting, with all their positions; what the laws look at, and what a broken-down game says."""

from __future__ import annotations

import re
import traceback
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np

from tidetable.core.chance import fast_random, key_of
from tidetable.core.journal import new_journal
from tidetable.core.legal import NO_ACTION, any_of, no_actions
from tidetable.core.record import Record
from tidetable.core.rule import copied, interpreted

if TYPE_CHECKING:
    from collections.abc import Callable

    from tidetable.core.game import Game


@dataclass(frozen=True)
class Setting:
    """A table: how many seats, which options."""

    seats: int
    options: dict[str, Any]

    def __str__(self) -> str:
        """Name the table in a line."""
        chosen = ", ".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.seats} seats" + (f", {chosen}" if chosen else "")


@dataclass
class Trial:
    """A random game, played to its end or past its bound, with every position on the way."""

    game: Game
    setting: Setting
    seed: str
    moves: list[tuple[int, int]] = field(default_factory=list)
    states: list[Record] = field(default_factory=list)  # the deal, then after each move

    @property
    def last(self) -> Record:
        """The position where the trial stopped."""
        return self.states[-1]

    @property
    def bound(self) -> int:
        """The number of decisions the game promises not to exceed."""
        return self.game.longest(self.setting.seats, self.game.card.complete(self.setting.options, self.setting.seats))

    def some(self, wanted: int) -> list[int]:
        """Pick about *wanted* positions, spread over the game."""
        return sorted({int(i) for i in np.linspace(0, len(self.states) - 1, wanted)})


def difference(one: Record, other: Record) -> str:
    """Name the fields in which two records of a game differ."""
    return ", ".join(name for name in one.fields if one[name].tobytes() != other[name].tobytes()) or "padding"


def pieces_fault(game: Game, state: Record) -> str | None:
    """Say which piece is there too often or too seldom; None where every one is somewhere, exactly once."""
    pieces = np.zeros(len(game.pieces), np.int32)
    game.count_pieces(state, pieces)
    wrong = [i for i, count in enumerate(game.pieces) if pieces[i] != count]
    return f"piece {wrong[0]} is there {pieces[wrong[0]]} times, not {game.pieces[wrong[0]]}" if wrong else None


def settings(game: Game) -> list[Setting]:
    """Give tables that try every seat count and, one at a time, every value of every option."""
    found = []
    for seats in game.card.seats:
        found.append(Setting(seats, {}))
        for option in game.card.options:
            found += [Setting(seats, {option.name: value}) for value in option.samples(seats) if value != option.default]
    return found


def mixed(game: Game, seats: int, seed: str) -> Setting:
    """Draw a value of every option: what goes wrong only when two of them meet."""
    lot = Random(seed)  # noqa: S311 - a lot, no secret
    drawn = {option.name: lot.choice(list(option.samples(seats))) for option in game.card.options}
    return Setting(seats, {option.name: drawn[option.name] for option in game.card.options if drawn[option.name] != option.default})


def play_trial(game: Game, setting: Setting, seed: str) -> Trial:
    """Play a random game, stopping only a little past its promised end."""
    trial = Trial(game, setting, seed)
    random = fast_random(f"trial {seed}")[0]
    state = game.start(setting.seats, seed, setting.options)
    trial.states.append(state.twin())
    while state.waiting and len(trial.moves) <= trial.bound:
        waiting = game.waiting_seats(state)
        if not waiting:
            break  # waits only for seats that do not exist: law 2 tells
        seat = waiting[len(trial.moves) % len(waiting)]  # simultaneous decisions come in any order
        action = int(any_of(game.choices(state, seat), random))
        if not 0 <= action < game.actions:
            break  # nothing legal, or something that is no action: law 2 tells
        game.carry_out(state, seat, action)
        trial.moves.append((seat, action))
        trial.states.append(state.twin())
    return trial


def breakdown(folder: Path, fault: BaseException) -> str:
    """Say what went wrong while a game's code ran, and where in its folder."""
    frames = [(frame.filename, frame.lineno) for frame in reversed(traceback.extract_tb(fault.__traceback__))]
    named = [(file, line or at) for file, line, at in re.findall(PLACE, str(fault))]  # where a compiler says it, innermost first
    places = [f"{Path(file).name}, line {line}: " for file, line in [*named, *frames] if Path(file).parent.name == folder.name]
    lines = [line.strip() for line in str(fault).splitlines() if line.strip()]
    telling = [line for line in lines if re.search(TELLING, line)] or lines
    return f"{''.join(places[:1])}{type(fault).__name__}: {' '.join(telling[:2])}"


def patient(function: Callable[..., int]) -> Callable[..., int]:
    """Give the plain Python twin of ``begin`` or ``carry_out``, which loses its patience where more and more follows by itself."""
    plain = interpreted(function)
    settle = plain.__globals__["settle"]
    force = settle.__globals__["force"]

    def going_on(*arguments: Any) -> int:
        steps = count(1)

        def forced(state: Any, *rest: Any) -> None:
            if next(steps) > PATIENCE:
                raise RuntimeError(f"{PATIENCE} decisions in a row left no choice: does the game never end, and never ask?")
            force(state, *rest)

        return int(copied(plain, {"settle": copied(settle, {"force": forced})})(*arguments))

    return going_on


PATIENCE = 100_000  # decisions without a choice, one after the other
PLACE = r'(?:File "| at )([^"\s]+\.py)(?:", line (\d+)| \((\d+)\))'
# Of a compiler's many lines
TELLING = r"Unknown attribute|NRT required|Untyped global|Cannot unify|got None|No implementation|arguments|argument\(s\)"


def rehearse(game: Game, setting: Setting, seed: str) -> None:
    """Play a random game interpreted: a slip shows as Python shows it, before the compiler or an index out of range can hide it."""
    begin, carry_out = (patient(function) for function in (game.fast.begin, game.fast.carry_out))
    trial, choices, journal = Trial(game, setting, seed), no_actions(game.actions), new_journal()
    random, state = fast_random(seed)[0], game.blank(setting.seats, setting.options)
    state.chance_key[:] = key_of(seed)
    seat = begin(state, choices, journal)
    for _ in range(trial.bound):
        action = int(any_of(choices, random)) if seat >= 0 else NO_ACTION
        if not 0 <= action < game.actions:
            return  # the end, or something that law 2 tells
        seat = carry_out(state, seat, action, choices, new_journal())
