"""Positions as one line that a person can read and type: the game, its rules' version, and every field that is not zero.

    fish_n_stones 1 seats=2 waiting=1 phase=bait turns=1 round_number=1 shore=0,2 deck_left=27 ...

Fields stand in the order of the game's record. A list is written with commas, rows of a table are divided by ``/``, and ``0*12``
is twelve zeros; what is left out at the end of a list is zero. Options and the phase are written by name, and so is every number
whose field says what it means; a set by its members, ``N3.N5``. A plain number will do everywhere. ``chance`` holds the key of the
generator and how many words were taken from it; where it is left out, a new game's chance begins.
"""

from __future__ import annotations

import sys
from itertools import count, groupby
from typing import TYPE_CHECKING, Any

import numpy as np

from tidetable.core.chance import BLOCK, fill_block
from tidetable.core.errors import BadSetup, BrokenRecord, TidetableError
from tidetable.core.journal import new_journal
from tidetable.core.legal import next_legal, no_actions
from tidetable.core.means import COUNT
from tidetable.core.record import ALL_SEEING
from tidetable.core.rows import unsaid
from tidetable.core.rule import interpreted
from tidetable.core.trial import pieces_fault

if TYPE_CHECKING:
    from collections.abc import Callable

    from tidetable.core.game import Game
    from tidetable.core.means import Number
    from tidetable.core.record import Record

CHANCE = ("chance_key", "chance_words", "chance_block")


def position_text(game: Game, state: Record) -> str:
    """Write a complete position as one line."""
    if not isinstance(state, game.State):
        raise BadSetup(f"a position of {game.card.name} is a line of text, or one of its records (match.state), not {state!r:.60}")
    options = game.options_of(state)
    words = [f"{name}={game.card.option(name).text(value)}" for name, value in options.items() if state[name]]
    fields = [name for name in state.fields if name not in options and name not in CHANCE and np.any(state[name])]
    words += [f"{name}={_written(game, name, state[name])}" for name in fields]
    if np.any(state.chance_key):
        words.append(f"chance={state.chance_key.tobytes().hex()}:{int(state.chance_words)}")
    return " ".join([game.id, game.card.rules_version, *words])


def _written(game: Game, name: str, value: Any) -> str:
    if name == "phase":
        return str(game.phases[int(value)])
    rows = np.asarray(value).reshape(-1, value.shape[-1]) if value.ndim > 1 else [np.atleast_1d(value)]
    texts = [_list(row.tolist(), game.State.fields[name].means or COUNT) for row in rows]
    while len(texts) > 1 and not np.any(rows[len(texts) - 1]):
        texts.pop()
    return "/".join(texts)


def _list(numbers: list[int], means: Number) -> str:
    while len(numbers) > 1 and numbers[-1] == 0:
        numbers.pop()
    runs = [(means.written(number), len(list(run))) for number, run in groupby(numbers)]
    return ",".join(f"{word}*{length}" if length > 2 else ",".join([word] * length) for word, length in runs)


def parse_position(game: Game, text: str) -> Record:
    """Read a position back from its line; what it says of each field is checked, not whether the rules could lead there."""
    if not isinstance(text, str):
        raise BrokenRecord(f"a position is read from a line of text, not from {text!r:.60}")
    name, version, *words = text.split() if len(text.split()) > 1 else ("", "")
    if (name, version) != (game.id, game.card.rules_version):
        looks = f"{game.id} {game.card.rules_version} seats=2 phase={game.phases[0]} ..."
        raise BrokenRecord(f"this is no position of {game.card.name}, version {game.card.rules_version}; one looks like: {looks}")
    given = dict(word.partition("=")[::2] for word in words)
    said, chance = len(given), given.pop("chance", "")
    options = {option.name: option.parse(given.pop(option.name)) for option in game.card.options if option.name in given}
    state = game.blank(_seats(given), options)
    for field, value in given.items():
        _read(game, state, field, value)
    _read_chance(state, chance)
    if said != len(words):
        raise BrokenRecord("a position says each of its fields once")
    if int(state.waiting) >> int(state.seats):
        raise BrokenRecord(
            f"waiting={int(state.waiting)} waits for seats that are not there: a bit for each of {int(state.seats)} seats"
        )
    return state


def see_sound(game: Game, state: Record) -> None:
    """Refuse a position that no rule could be asked about: compiled rules trust their numbers, and would read beside a field.

    The rules that count, allow, show and go on are run interpreted, where a number out of range is an error and a row of cards
    that leads back to itself is noticed. Whether a game could come to the position is not asked.
    """
    asked: list[tuple[Any, ...]] = [(game.count_pieces, state, np.zeros(len(game.pieces), np.int32))]
    asked += [(game.legal, state, seat, no_actions(game.actions)) for seat in game.waiting_seats(state)]
    asked += [(game.question, state, seat, unsaid()) for seat in game.waiting_seats(state)]
    asked += [(game.facts, state, viewer, game.Facts.blank()) for viewer in (ALL_SEEING, *range(int(state.seats)))]
    try:
        with np.errstate(all="ignore"):
            for rule, *arguments in asked:
                in_few_steps(interpreted(rule), *arguments)
            _play_on(game, game.State.from_bytes(state.to_bytes()))
        game.see(state, ALL_SEEING).view  # noqa: B018 - a number without a meaning is noticed
    except (IndexError, LookupError, ValueError, ZeroDivisionError, OverflowError, RecursionError, TimeoutError) as fault:
        raise BrokenRecord(f"this position of {game.card.name} cannot be: its numbers lead nowhere ({fault})") from fault
    stuck = [seat for seat in game.waiting_seats(state) if not game.legal_actions(state, seat)]
    if stuck:
        raise BrokenRecord(f"this position of {game.card.name} cannot be: seat {stuck[0]} is waited for and has nothing to choose")
    if lost := pieces_fault(game, state):
        raise BrokenRecord(f"this position of {game.card.name} cannot be: {lost}")


def _play_on(game: Game, state: Record) -> None:
    """Take a few decisions, each time the lowest: turns and rounds must pass to somebody."""
    go_on, choices = interpreted(game.fast.carry_out), no_actions(game.actions)
    seat = next(iter(game.waiting_seats(state)), -1)
    if seat >= 0:
        interpreted(game.legal)(state, seat, choices)
    for _ in range(AHEAD):
        action = int(next_legal(choices, 0))
        if seat < 0 or action < 0:
            return
        seat = in_few_steps(go_on, state, seat, action, choices, new_journal())


AHEAD = 12  # decisions: a turn of each player in most games
STEPS = 1_000_000  # lines of Python; the rules that are asked about a position take some thousands


def in_few_steps(function: Callable[..., Any], *arguments: Any) -> Any:
    """Call a plain Python function, and give up where it goes round and round."""
    steps, before = count(), sys.gettrace()

    def trace(_frame: Any, _event: str, _argument: Any) -> Any:
        if next(steps) > STEPS:
            raise TimeoutError("something leads back to itself")
        return trace

    sys.settrace(trace)
    try:
        return function(*arguments)
    finally:
        sys.settrace(before)


def _seats(given: dict[str, str]) -> int:
    try:
        return int(given["seats"])
    except (KeyError, ValueError):
        raise BrokenRecord("a position says how many seats there are: seats=2") from None


def _read(game: Game, state: Record, field: str, value: str) -> None:
    if field not in state.fields or field in CHANCE:
        raise BrokenRecord(f"a position of {game.card.name} has no field {field!r}; it has {', '.join(state.fields)}")
    if field == "phase":
        if value not in game.phases:
            raise BrokenRecord(f"there is no phase {value!r}; there are {', '.join(game.phases)}")
        state.phase = game.phases.index(value)
        return
    shape, means = state.fields[field].shape, state.fields[field].means or COUNT
    whole = np.zeros(shape or (1,), np.int64)
    rows = whole.reshape(-1, whole.shape[-1])
    try:
        for place, row in enumerate(value.split("/")):
            numbers = _numbers(row, means)
            rows[place, : len(numbers)] = numbers
        state[field] = np.array((whole if shape else whole[0]).tolist(), state.fields[field].width)  # refuses what does not fit
    except (ValueError, IndexError, OverflowError):
        expected = "one number" if not shape else f"at most {' x '.join(map(str, shape))} numbers"
        words = f"; words are {', '.join(map(str, means.words))}" if means.words else ""
        raise BrokenRecord(
            f"{field}={value} cannot be read: {expected} of type {state.fields[field].width}, like 1,2,0*5/3{words}"
        ) from None


def _numbers(row: str, means: Number) -> list[int]:
    numbers: list[int] = []
    for word in row.split(","):
        number, _, times = word.partition("*")
        if int(times or 1) > 10_000:
            raise ValueError(word)
        numbers += [means.read(number)] * int(times or 1)
    return numbers


def _read_chance(state: Record, text: str) -> None:
    if not text:
        return
    key, _, words = text.partition(":")
    try:
        state.chance_key[:] = np.frombuffer(bytes.fromhex(key), "<u4")
        state.chance_words = int(words)
    except (ValueError, OverflowError, TidetableError):
        raise BrokenRecord("chance is written as 64 hexadecimal digits, a colon and the number of words taken") from None
    if state.chance_words % BLOCK or state.chance_words:  # the block in use is a cache: it follows from the key
        fill_block(state.chance_key, (int(state.chance_words) - 1) // BLOCK, state.chance_block)
