"""The laws: what every game must keep, whatever its rules. One suite for all games, and a newcomer's first test.

Random games are played in every setting the card allows; each law then looks at every position of each of them.
"""

from __future__ import annotations

import json
import warnings
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from tidetable.core.chance import fast_legal, fast_random, key_of
from tidetable.core.errors import GameError, GameIsOver, IllegalAction, NotYourTurn, UnknownAction
from tidetable.core.journal import NO_JOURNAL, new_journal, read_events
from tidetable.core.match import Match
from tidetable.core.outcome import Outcome
from tidetable.core.record import MAX_SEATS, SPECTATOR, Record
from tidetable.core.rule import interpreted

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

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


@dataclass(frozen=True)
class Fault:
    """A broken law: which, where and how."""

    law: int
    setting: Setting
    seed: str
    text: str

    def __str__(self) -> str:
        """Say how to see it again."""
        return f"law {self.law} ({self.setting}, seed {self.seed}): {self.text}"


def settings(game: Game) -> list[Setting]:
    """Give tables that try every seat count and, one at a time, every value of every option."""
    found = []
    for seats in game.card.seats:
        found.append(Setting(seats, {}))
        for option in game.card.options:
            found += [Setting(seats, {option.name: value}) for value in option.samples(seats) if value != option.default]
    return found


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
        action = int(fast_legal(random, game.mask(state, seat)))
        if action < 0:
            break  # nothing legal: law 2 tells
        game.apply(state, seat, action, NO_JOURNAL)
        trial.moves.append((seat, action))
        trial.states.append(state.twin())
    return trial


# Law 1


def same_bytes(trial: Trial) -> Iterator[str]:
    """Play the same seed and decisions again, compiled and interpreted: every byte must be the same."""
    game = trial.game
    yield from _replays_equal(trial, "again", game.setup, game.legal_actions, game.apply)
    yield from _replays_equal(
        trial, "interpreted", interpreted(game.setup), interpreted(game.legal_actions), interpreted(game.apply)
    )


def _replays_equal(
    trial: Trial, way: str, setup: Callable[..., None], legal_actions: Callable[..., None], apply: Callable[..., None]
) -> Iterator[str]:
    state = trial.game.blank(trial.setting.seats, trial.setting.options)
    state.chance_key[:] = key_of(trial.seed)
    with warnings.catch_warnings():
        warnings.simplefilter("error", RuntimeWarning)  # a number that overflows differs between the ways
        setup(state, NO_JOURNAL)
        for number, (seat, action) in enumerate(trial.moves):
            if state != trial.states[number]:
                yield f"played {way}, the bytes differ after decision {number}: {_difference(trial.states[number], state)}"
                return
            mask = np.zeros(trial.game.card.actions, np.bool_)
            legal_actions(state, seat, mask)
            if not mask[action]:
                yield f'played {way}, decision {number + 1} ("{trial.game.action_text(action)}") is not legal'
                return
            apply(state, seat, action, NO_JOURNAL)
    if state != trial.last:
        yield f"played {way}, the bytes differ at the end: {_difference(trial.last, state)}"


def _difference(one: Record, other: Record) -> str:
    return ", ".join(name for name in one.fields if one[name].tobytes() != other[name].tobytes()) or "padding"


# Law 2


def waited_for(trial: Trial) -> Iterator[str]:
    """Ask every seat in every position: it has legal actions if and only if it is waited for."""
    for number, state in enumerate(trial.states):
        for seat in range(MAX_SEATS):
            waits = bool(int(state.waiting) >> seat & 1)
            legal = trial.game.legal(state, seat)
            if waits and seat >= trial.setting.seats:
                yield f"after decision {number} seat {seat} is waited for, which does not exist"
                return
            if waits != bool(legal):
                waited = "waited for" if waits else "not waited for"
                yield f"after decision {number} seat {seat} is {waited} and has {len(legal)} legal actions"
                return


# Law 3


def nothing_lost(trial: Trial) -> Iterator[str]:
    """Count every piece in every position."""
    for number, state in enumerate(trial.states):
        fault = _pieces_fault(trial.game, state)
        if fault:
            yield f"after decision {number} {fault}"
            return


def _pieces_fault(game: Game, state: Record) -> str | None:
    pieces = np.zeros(len(game.pieces), np.int32)
    game.count_pieces(state, pieces)
    wrong = [i for i, count in enumerate(game.pieces) if pieces[i] != count]
    return f"piece {wrong[0]} is there {pieces[wrong[0]]} times, not {game.pieces[wrong[0]]}" if wrong else None


# Law 4


def ends(trial: Trial) -> Iterator[str]:
    """See that the game ended within its promise, with a result that makes sense."""
    if trial.last.waiting:
        yield f"not over after {len(trial.moves)} decisions; the game promises at most {trial.bound}"
        return
    outcome = trial.game.outcome(trial.last)
    assert outcome is not None
    if min(outcome.ranks) != 1 or any(rank > trial.setting.seats for rank in outcome.ranks):
        yield f"the ranks {outcome.ranks} have no winner"


# Law 5


def secrets_kept(trial: Trial) -> Iterator[str]:
    """Look at positions through every seat's eyes, in worlds that differ only in what it may not know."""
    for number in trial.some(12):
        state = trial.states[number]
        for viewer in [*range(trial.setting.seats), SPECTATOR]:
            fault = _secret_fault(trial, state, viewer, f"{trial.seed} {number} {viewer}")
            if fault:
                yield f"after decision {number}, for {'the spectator' if viewer == SPECTATOR else f'seat {viewer}'}: {fault}"
                return


def _secret_fault(trial: Trial, state: Record, viewer: int, seed: str) -> str | None:
    game = trial.game
    known = game.hidden(state, viewer)
    other = game.possible(known, viewer, seed)
    if game.hidden(other, viewer) != known:
        return f"a re-deal changes what it knows: {_difference(known, game.hidden(other, viewer))}"
    if _pieces_fault(game, other):
        return f"a re-deal is impossible: {_pieces_fault(game, other)}"
    if viewer != SPECTATOR and not game.legal(state, viewer) == game.legal(known, viewer) == game.legal(other, viewer):
        return "its legal actions depend on what it may not know"
    if json.dumps(game.view(known, viewer)) != json.dumps(game.view(game.hidden(other, viewer), viewer)):
        return "its view differs between worlds it cannot tell apart"
    if viewer != SPECTATOR and _refusals(game, state, viewer) != _refusals(game, other, viewer):
        return "its errors depend on what it may not know"
    return _log_fault(game, state, other, viewer)


def _refusals(game: Game, state: Record, seat: int) -> list[str]:
    """Collect what a seat is told when it tries what is not legal."""
    legal = set(game.legal(state, seat))
    return [_refusal(game, state, seat, action) for action in range(0, game.card.actions, 7) if action not in legal]


def _refusal(game: Game, state: Record, seat: int, action: int) -> str:
    try:
        game.check(state, seat, action)
    except GameError as error:
        return str(error)
    return "accepted"


def _log_fault(game: Game, state: Record, other: Record, viewer: int) -> str | None:
    """Let a seat decide the same in two worlds: if the viewer knows the same afterwards, it was told the same."""
    for seat in game.waiting_seats(state):
        both = set(game.legal(state, seat)) & set(game.legal(other, seat))
        for action in sorted(both)[:3]:
            told = [_told(game, world, seat, action, viewer) for world in (state, other)]
            if told[0][0] == told[1][0] and told[0][1] != told[1][1]:
                return f'seat {seat} plays "{game.action_text(action)}" and its log differs between worlds it cannot tell apart'
    return None


def _told(game: Game, state: Record, seat: int, action: int, viewer: int) -> tuple[Record, str]:
    after, journal = state.twin(), new_journal()
    game.apply(after, seat, action, journal)
    if not after.waiting:
        return after, ""  # everything is open
    return game.hidden(after, viewer), json.dumps(read_events(journal, game.events, viewer))


# Law 6


def log_is_truth(trial: Trial) -> Iterator[str]:
    """Save and load in every form; replaying the log must give the state, and texts must read back."""
    game = trial.game
    match = Match.start(game, seats=trial.setting.seats, seed=trial.seed, options=trial.setting.options)
    for seat, action in trial.moves:
        match.play(seat, action)
    if match.state != trial.last:
        yield "the match did not come to the state of its decisions"
    kept = Match.from_json(json.loads(json.dumps(match.to_json())), game)
    if kept.state != trial.last:
        yield "the record of the match replays to another state"
    for number in trial.some(5):
        state = trial.states[number]
        if match.state_at(number) != state:
            yield f"replaying {number} decisions gives another state"
        if game.State.from_json(json.loads(json.dumps(state.to_json()))) != state:
            yield f"after decision {number} the position does not survive JSON"
        if game.parse_position(game.position_text(state)) != state:
            yield f"after decision {number} the position does not read back from its text"
    yield from _texts_read_back(game, trial.last)


def _texts_read_back(game: Game, last: Record) -> Iterator[str]:
    for action in range(game.card.actions):
        if game.parse_action(game.action_text(action)) != action:
            yield f'the text "{game.action_text(action)}" reads back as another action'
            return
    outcome = game.outcome(last)
    if outcome and Outcome.parse(str(outcome)) != outcome:
        yield f'the result "{outcome}" does not read back'


# Law 7


def refusals_explain(trial: Trial) -> Iterator[str]:
    """Try what is not legal: it must be refused with the right error, and nothing may change."""
    game = trial.game
    for number in trial.some(6):
        state = trial.states[number]
        before = state.to_bytes()
        for seat in range(trial.setting.seats):
            for action in (-1, *range(0, game.card.actions, 3), game.card.actions):
                fault = _refused(game, state, seat, action)
                if fault:
                    yield f"after decision {number}, seat {seat}: {fault}"
                    return
        if state.to_bytes() != before:
            yield f"after decision {number} a refused action changed the game"
            return


def _refused(game: Game, state: Record, seat: int, action: int) -> str | None:
    wanted = _expected_error(game, state, seat, action)
    try:
        game.check(state, seat, action)
    except GameError as error:
        if wanted is None or type(error) is not wanted:
            return f"action {action} was refused with {type(error).__name__}: {error}"
        missing = [text for text in _must_say(game, state, seat, error) if text not in str(error)]
        return f'the refusal "{error}" does not say {missing[0]}' if missing else None
    return f"action {action} was accepted" if wanted else None


def _expected_error(game: Game, state: Record, seat: int, action: int) -> type[GameError] | None:
    if not 0 <= action < game.card.actions:
        return UnknownAction
    if not state.waiting:
        return GameIsOver
    if not int(state.waiting) >> seat & 1:
        return NotYourTurn
    return None if action in game.legal(state, seat) else IllegalAction


def _must_say(game: Game, state: Record, seat: int, error: GameError) -> list[str]:
    """Who, and what would be legal, with the rule that forbids it."""
    if isinstance(error, IllegalAction):
        return [f"seat {seat}", *(game.action_text(action) for action in game.legal(state, seat)), str(error.why[1]["section"])]
    return [] if isinstance(error, UnknownAction) else [f"seat {seat}"]


@dataclass(frozen=True)
class Law:
    """A law of design: its number, what it says, and how it is looked for in a trial."""

    number: int
    title: str
    faults: Callable[[Trial], Iterator[str]]


LAWS = (
    Law(1, "same seed, options and actions give the same bytes, interpreted and compiled", same_bytes),
    Law(2, "a seat has legal actions if and only if it is waited for", waited_for),
    Law(3, "nothing is lost: every piece is somewhere, exactly once", nothing_lost),
    Law(4, "every game ends within its bound, with a winner", ends),
    Law(5, "what a seat gets never depends on what it may not know", secrets_kept),
    Law(6, "the log replays to the state, and every saved form reads back", log_is_truth),
    Law(7, "an illegal action is refused with its reason and changes nothing", refusals_explain),
)


def faults_of(trial: Trial, laws: tuple[Law, ...] = LAWS) -> list[Fault]:
    """Hold a trial against the laws."""
    found = []
    for law in laws:
        try:
            texts = list(law.faults(trial))
        except Exception as fault:  # noqa: BLE001 - a game that breaks down breaks the law
            texts = [f"{type(fault).__name__}: {fault}"]
        found += [Fault(law.number, trial.setting, trial.seed, text) for text in texts]
    return found


def check_laws(game: Game, games: int, seed: str = "laws", done: Callable[[int], None] = lambda _: None) -> list[Fault]:
    """Play *games* trials over all settings and give every broken law; *done* is told after each trial."""
    tables = settings(game)
    found = []
    for number in range(games):
        found += faults_of(play_trial(game, tables[number % len(tables)], f"{seed} {number}"))
        done(number + 1)
    return found
