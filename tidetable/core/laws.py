"""The laws: what every game must keep, whatever its rules. One suite for all games, and a newcomer's first test.

Random games are played in every setting the card allows; each law then looks at every position of each of them.
"""

from __future__ import annotations

import json
import warnings
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tidetable.core.chance import key_of
from tidetable.core.errors import GameError, GameIsOver, IllegalAction, NotYourTurn, UnknownAction
from tidetable.core.journal import NO_JOURNAL, new_journal
from tidetable.core.legal import listed, no_actions
from tidetable.core.match import Match
from tidetable.core.outcome import Outcome
from tidetable.core.record import MAX_SEATS, SPECTATOR, Record
from tidetable.core.rule import interpreted
from tidetable.core.screened import screens_suffice, secrets_kept
from tidetable.core.served import people_and_bots_served
from tidetable.core.trial import Setting, Trial, breakdown, difference, mixed, pieces_fault, play_trial, rehearse, settings

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tidetable.core.game import Game


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


# Law 1


def same_bytes(trial: Trial) -> Iterator[str]:
    """Play the same seed and decisions again, compiled and interpreted: every byte must be the same."""
    fast = trial.game.fast
    yield from _replays_equal(trial, "again", fast.begin, fast.carry_out)
    yield from _replays_equal(trial, "interpreted", interpreted(fast.begin), interpreted(fast.carry_out))


def _replays_equal(trial: Trial, way: str, begin: Callable[..., int], carry_out: Callable[..., int]) -> Iterator[str]:
    state = trial.game.blank(trial.setting.seats, trial.setting.options)
    state.chance_key[:] = key_of(trial.seed)
    choices = no_actions(trial.game.actions)
    with warnings.catch_warnings():
        warnings.simplefilter("error", RuntimeWarning)  # a number that overflows differs between the ways
        asked = begin(state, choices, NO_JOURNAL)
        for number, (seat, action) in enumerate(trial.moves):
            if state != trial.states[number]:
                yield f"played {way}, the bytes differ after decision {number}: {difference(trial.states[number], state)}"
                return
            if asked == seat and listed(choices) != trial.game.legal_actions(trial.states[number], seat):
                yield f"played {way}, seat {seat} has other legal actions after decision {number}"
                return
            asked = carry_out(state, seat, action, choices, NO_JOURNAL)
    if state != trial.last:
        yield f"played {way}, the bytes differ at the end: {difference(trial.last, state)}"


def same_in(way: str, other: Game) -> Law:
    """Make law 1 larger by a column: *other* is the same game, run in another *way*."""

    def faults(trial: Trial) -> Iterator[str]:
        yield from same_bytes(trial)
        yield from steps_equal(trial, way, other)

    return Law(1, f"{LAWS[0].title}, and as {way}", faults)


def steps_equal(trial: Trial, way: str, other: Game) -> Iterator[str]:
    """Take every decision of a trial in two ways, and compare state, story, and what each pair of eyes is given."""
    for number, (state, before) in enumerate(zip(trial.states, [None, *trial.states], strict=False)):
        here, there = (_step(game, trial, number, before) for game in (trial.game, other))
        if here[0] != state or here != there:
            yield f"played as {way}, what decision {number} leaves differs: {_different_part(here, there)}"
            return
        for viewer in [*range(trial.setting.seats), SPECTATOR]:
            seen = [_given(game, state, viewer) for game in (trial.game, other)]
            if seen[0] != seen[1]:
                yield f"played as {way}, viewer {viewer} is given something else after decision {number}: {_different_part(*seen)}"
                return


def _step(game: Game, trial: Trial, number: int, before: Record | None) -> tuple[Record, list[int], int, bytes]:
    """Deal the game, or take the decision that leads to position *number*: give all that is written on the way."""
    choices, journal = no_actions(game.actions), new_journal()
    if before is None:
        state = game.blank(trial.setting.seats, trial.setting.options)
        state.chance_key[:] = key_of(trial.seed)
        asked = int(game.fast.begin(state, choices, journal))
    else:
        state = before.twin()
        asked = int(game.fast.carry_out(state, *trial.moves[number - 1], choices, journal))
    return state, listed(choices), asked, journal.tobytes()


def _given(game: Game, state: Record, viewer: int) -> tuple[Any, ...]:
    """Give what a viewer is given of a position, as bytes and numbers."""
    seen = game.see(state, viewer)
    return seen.record.to_bytes(), seen.legal, seen.facts.to_bytes(), seen.observation().tobytes(), seen.question


def _different_part(one: tuple[Any, ...], other: tuple[Any, ...]) -> str:
    if isinstance(one[0], Record) and one[0] != other[0]:
        return difference(one[0], other[0])
    names = STEP if isinstance(one[0], Record) else GIVEN
    return ", ".join(name for name, here, there in zip(names, one, other, strict=True) if here != there) or "the state"


STEP = ("state", "choices", "asked", "journal")
GIVEN = ("seen record", "legal actions", "fact sheet", "observation", "question")


# Law 2


def waited_for(trial: Trial) -> Iterator[str]:
    """Ask every seat in every position: it has legal actions if and only if it is waited for."""
    for number, state in enumerate(trial.states):
        for seat in range(MAX_SEATS):
            waits = bool(int(state.waiting) >> seat & 1)
            legal = trial.game.legal_actions(state, seat)
            if legal and legal[-1] >= trial.game.actions:
                yield f"after decision {number} seat {seat} may take action {legal[-1]}, which the game's decisions do not have"
                return
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
        fault = pieces_fault(trial.game, state)
        if fault:
            yield f"after decision {number} {fault}"
            return


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
    yield from _payoff_fault(trial)


ROUNDING = 1e-6


def _payoff_fault(trial: Trial) -> Iterator[str]:
    """See that what the end pays adds up to nothing, and stays within what the game says is at stake."""
    paid, (least, most) = trial.game.payoffs(trial.last), trial.game.paid(trial.setting.seats)
    if abs(sum(paid)) > ROUNDING:
        yield f"the payoffs {paid} add up to {sum(paid):g}, not to 0: what some win, others lose"
    if min(paid) < least - ROUNDING or max(paid) > most + ROUNDING:
        yield f"the payoffs {paid} leave what is at stake, {least:g} to {most:g}: say in game.py what can be won (stakes=...)"


# Law 6


def log_is_truth(trial: Trial) -> Iterator[str]:
    """Save and load in every form; replaying the log must give the state, and texts must read back."""
    game = trial.game
    match = Match.start(game, seats=trial.setting.seats, seed=trial.seed, options=trial.setting.options)
    for seat, action in trial.moves:
        match.play(action, seat)
    if match.state != trial.last:
        yield "the match did not come to the state of its decisions"
    kept = Match.from_json(json.loads(json.dumps(match.to_json())), game)
    if kept.state != trial.last:
        yield "the record of the match replays to another state"
    if match.copy().state != trial.last:
        yield "a copy of the match has another state"
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
    for action in range(game.actions):
        if game.parse_action(game.Decision.text(action)) != action:
            yield f'the text "{game.Decision.text(action)}" reads back as another action'
            return
    outcome = game.outcome(last)
    if outcome and Outcome.parse(str(outcome)) != outcome:
        yield f'the result "{outcome}" does not read back'


# Law 7


def refusals_explain(trial: Trial) -> Iterator[str]:
    """Try every action: what is not legal must be refused with the right error, and nothing may change."""
    game = trial.game
    for number in trial.some(6):
        state = trial.states[number]
        before = state.to_bytes()
        for seat in range(trial.setting.seats):
            legal = game.legal_actions(state, seat)
            for action in (-1, *range(game.actions), game.actions):
                fault = _refused(game, state, seat, action, legal)
                if fault:
                    yield f"after decision {number}, seat {seat}: {fault}"
                    return
        if state.to_bytes() != before:
            yield f"after decision {number} a refused action changed the game"
            return


def _refused(game: Game, state: Record, seat: int, action: int, legal: list[int]) -> str | None:
    wanted = _expected_error(game, state, seat, action, legal)
    try:
        game.check(state, seat, action)
    except GameError as error:
        if wanted is None or type(error) is not wanted:
            return f"action {action} was refused with {type(error).__name__}: {error}"
        told = str(error)
        missing = [text for text in _must_say(game, seat, error, legal) if text not in told]
        return f'the refusal "{error}" does not say {missing[0]}' if missing else None
    return f"action {action} was accepted" if wanted else None


def _expected_error(game: Game, state: Record, seat: int, action: int, legal: list[int]) -> type[GameError] | None:
    if not 0 <= action < game.actions:
        return UnknownAction
    if not state.waiting:
        return GameIsOver
    if not int(state.waiting) >> seat & 1:
        return NotYourTurn
    return None if action in legal else IllegalAction


def _must_say(game: Game, seat: int, error: GameError, legal: list[int]) -> list[str]:
    """Who, and what would be legal, with the rule that forbids it."""
    if isinstance(error, IllegalAction):
        return [f"seat {seat}", *(game.texts[action] for action in legal), str(error.why[1]["section"])]
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
    Law(8, "people and bots are served in every position: texts, pictures, questions, refusals, choices", people_and_bots_served),
    Law(9, "what a screen is sent is enough for all it shows: facts, choices, questions, previews, refusals", screens_suffice),
)


def faults_of(trial: Trial, laws: tuple[Law, ...] = LAWS) -> list[Fault]:
    """Hold a trial against the laws."""
    found = []
    for law in laws:
        try:
            texts = list(law.faults(trial))
        except Exception as fault:  # noqa: BLE001 - a game that breaks down breaks the law
            texts = [breakdown(trial.game.folder, fault)]
        found += [Fault(law.number, trial.setting, trial.seed, text) for text in texts]
    return found


RUNS = Law(0, "a game can be played from its deal to its end", lambda _trial: iter(()))


def check_laws(game: Game, games: int, seed: str = "laws", laws: tuple[Law, ...] = LAWS) -> Iterator[tuple[int, list[Fault]]]:
    """Play *games* trials over all settings; give for each the number of its decisions and every law it broke.

    A game that cannot be played is told as law 0, and no further one is tried.
    """
    for number in range(games):
        played, faults = check_table(game, number, seed, laws)
        yield played, faults
        if cannot_be_played(faults):
            return


def check_table(game: Game, number: int, seed: str = "laws", laws: tuple[Law, ...] = LAWS) -> tuple[int, list[Fault]]:
    """Play the trial with a number: first every setting once, then all options mixed; give its decisions and the laws it broke."""
    tables, deal = settings(game), f"{seed} {number}"
    setting = tables[number] if number < len(tables) else mixed(game, tables[number % len(tables)].seats, deal)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", RuntimeWarning)  # a number that overflows is law 1's business
            if number == 0:
                rehearse(game, setting, deal)
            trial = play_trial(game, setting, deal)
    except Exception as fault:  # noqa: BLE001 - whatever it is, its author wants to know where
        return 0, [Fault(RUNS.number, setting, deal, breakdown(game.folder, fault))]
    return len(trial.moves), faults_of(trial, laws)


def cannot_be_played(faults: list[Fault]) -> bool:
    """Say whether a trial broke down: then no further one is worth trying."""
    return any(fault.law == RUNS.number for fault in faults)
