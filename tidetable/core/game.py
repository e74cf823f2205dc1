"""The contract of a game: what every game gives, and what can be done with any of them.

A game's rules work in place on records that the caller owns. This class holds them together and adds what is the same for all:
starting, asking, deciding with errors that explain, hiding, and the text forms.
"""

from __future__ import annotations

import base64
import operator
import zlib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from tidetable.core import play
from tidetable.core.chance import fast_random, key_of
from tidetable.core.errors import BadSetup, BrokenRecord, GameIsOver, IllegalAction, NotYourTurn, UnknownAction
from tidetable.core.journal import NO_JOURNAL, Event, EventKind
from tidetable.core.outcome import Outcome, Reason
from tidetable.core.record import MAX_SEATS, SPECTATOR, Ints, Record
from tidetable.core.rule import bind
from tidetable.core.words import Words

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from tidetable.core.card import Card
    from tidetable.core.words import Message

View = dict[str, Any]
"""The JSON picture of a game that a client draws."""


@dataclass(frozen=True, eq=False)
class Game:
    """A game: its card, its record, its rules, and how it shows itself to people.

    Rules (compiled): ``setup(state, journal)`` · ``legal_actions(state, seat, mask)`` (the mask comes cleared) ·
    ``apply(state, seat, action, journal)`` · ``score(state, scores, ranks) -> reason`` ·
    ``hide(state, seat)`` (only what is finer than a field; the fields' ``seen_by`` is applied before it) ·
    ``redeal(state, seat, random)`` · ``default_action(state, seat, mask)`` (for an absent player) ·
    ``careful(state, seat, mask, random)`` (a rule-based player) · ``count_pieces(state, pieces)``.

    For people (plain Python, given a hidden record only): ``view(hidden, seat)`` · ``action_text(action)`` (reads back) ·
    ``action_message(action)`` and ``event_message(event)`` (what the catalogue says; None: not told) ·
    ``target(action)`` (what to click) · ``question(hidden, seat)`` (what is asked of a waited-for seat) ·
    ``preview(hidden, seat, action)`` (what a legal action would cost or do, as far as the seat is shown it; None: nothing to add) ·
    ``why_not(hidden, seat, action)`` (why an action is not legal now; its argument ``section`` names the rule) ·
    ``drawing(hidden, seat, words)`` (for the terminal) · ``must_remember(options, action)`` (whether the options make it part of
    the game to remember one's own *action*, or with None the earlier views; left out: nothing is to be remembered).

    For speed (compiled; a game may leave them out): ``any_legal(state, seat, random)`` (draws as from the mask, without one) ·
    ``act(state, seat, action, journal)`` and ``forced(state, journal)`` (what ``apply`` does, in single steps: the action alone;
    then the next one that follows by itself, -1 if none does).
    """

    card: Card
    State: type[Record]
    events: tuple[EventKind, ...]
    reasons: tuple[Reason, ...]
    pieces: tuple[int, ...]  # how often each piece that count_pieces counts is in the box
    longest: Callable[[int, Mapping[str, Any]], int]  # no game takes more decisions: (seats, options) -> bound

    setup: Callable[[Any, Ints], None]
    legal_actions: Callable[[Any, int, Ints], None]
    apply: Callable[[Any, int, int, Ints], None]
    score: Callable[[Any, Ints, Ints], int]
    hide: Callable[[Any, int], None]
    redeal: Callable[[Any, int, Ints], None]
    default_action: Callable[[Any, int, Ints], int]
    careful: Callable[[Any, int, Ints, Ints], int]
    count_pieces: Callable[[Any, Ints], None]

    view: Callable[[Any, int], View]
    action_text: Callable[[int], str]
    action_message: Callable[[int], Message]
    event_message: Callable[[Event], Message | None]
    target: Callable[[int], dict[str, Any]]
    question: Callable[[Any, int], Message]
    preview: Callable[[Any, int, int], Message | None]
    why_not: Callable[[Any, int, int], Message]
    drawing: Callable[[Any, int, Words], str]
    plain_text: Callable[[Any, str], str] | None = None  # writes words that depend on the table ("place B:f4") as action_text does
    must_remember: Callable[[Mapping[str, Any], int | None], bool] | None = None

    any_legal: Callable[[Any, int, Ints], int] | None = None
    act: Callable[[Any, int, int, Ints], None] | None = None
    forced: Callable[[Any, Ints], int] | None = None

    @property
    def id(self) -> str:
        """The name of the game in programs and files."""
        return self.card.id

    # Starting

    def blank(self, seats: int, options: Mapping[str, Any] | None = None) -> Record:
        """Make a record with seats and options written, ready for a key and ``setup``."""
        self.card.check_seats(seats)
        state = self.State.new()
        state.seats = seats
        for name, code in self.card.codes(options or {}, seats).items():
            state[name] = code
        return state

    def start(self, seats: int, seed: str | int, options: Mapping[str, Any] | None = None, journal: Ints = NO_JOURNAL) -> Record:
        """Set a game up and deal it from *seed*."""
        state = self.blank(seats, options)
        try:
            state.chance_key[:] = key_of(str(seed))
        except UnicodeEncodeError as fault:
            raise BadSetup("a seed is any text that UTF-8 can write; this one holds half a character") from fault
        self.setup(state, journal)
        return state

    def options_of(self, state: Record) -> dict[str, Any]:
        """Give the table options a state was set up with."""
        return {option.name: option.value(int(state[option.name])) for option in self.card.options}

    # Asking

    @staticmethod
    def waiting_seats(state: Record) -> list[int]:
        """Name the seats that must decide now."""
        return [seat for seat in range(int(state.seats)) if int(state.waiting) >> seat & 1]

    def mask(self, state: Record, seat: int) -> Ints:
        """Mark the legal actions of *seat*."""
        mask = np.zeros(self.card.actions, np.bool_)
        self.legal_actions(state, seat, mask)
        return mask

    def legal(self, state: Record, seat: int) -> list[int]:
        """List the legal actions of *seat*, ascending; none if it is not waited for."""
        return np.flatnonzero(self.mask(state, seat)).tolist()

    def outcome(self, state: Record) -> Outcome | None:
        """Give the result, once the game is over."""
        if state.waiting:
            return None
        return self.standing(state)

    def standing(self, state: Record) -> Outcome:
        """Give the result as it would be if the game ended here (of a complete state only)."""
        scores, ranks = np.zeros(MAX_SEATS, np.int32), np.zeros(MAX_SEATS, np.int32)
        reason = self.reasons[self.score(state, scores, ranks)]
        seats = int(state.seats)
        return Outcome(tuple(scores[:seats].tolist()), tuple(ranks[:seats].tolist()), reason)

    # Deciding

    def decide(self, state: Record, seat: int, action: int | str, journal: Ints = NO_JOURNAL) -> int:
        """Carry out *action* for *seat*, or refuse it with an error that says why and what is legal; nothing changes then."""
        number = self.check(state, seat, action)
        self.apply(state, seat, number, journal)
        return number

    def check(self, state: Record, seat: int, action: int | str) -> int:
        """Give the number of a legal action; raise the error that fits otherwise."""
        number = self._number(state, action)
        waiting = self.waiting_seats(state)
        if not waiting:
            raise GameIsOver(f'seat {seat} cannot "{self.action_text(number)}": the game is over, nobody decides any more')
        if seat not in waiting:
            others = ", ".join(f"seat {other}" for other in waiting)
            raise NotYourTurn(f'seat {seat} cannot "{self.action_text(number)}" now: {others} must decide')
        if not self.mask(state, seat)[number]:
            raise self._illegal(self.hidden(state, seat), seat, number)
        return number

    def _number(self, state: Record, action: Any) -> int:
        if isinstance(action, str):
            return self.parse_action(self._plain(state, action))
        try:
            number = operator.index(action)
        except TypeError:
            raise UnknownAction(f"an action of {self.card.name} is a number or a text, not {action!r}") from None
        if not 0 <= number < self.card.actions:
            raise UnknownAction(f"{self.card.name} has no action {number}; actions are 0 to {self.card.actions - 1}")
        return number

    def _plain(self, state: Record, text: str) -> str:
        return self.plain_text(state, text) if self.plain_text else text

    def _illegal(self, hidden: Record, seat: int, action: int) -> IllegalAction:
        """Say why an action is not legal, from what the seat may know alone."""
        legal = ", ".join(self.action_text(known) for known in self.legal(hidden, seat))
        why = self.why_not(hidden, seat, action)
        text = f'seat {seat} cannot "{self.action_text(action)}" now ({why[1]["section"]}): {Words("en", self.id).say(why)}'
        return IllegalAction(f"{text}; legal: {legal}", why)

    # Hidden information

    def hidden(self, state: Record, seat: int = SPECTATOR) -> Record:
        """Give the record as *seat* may know it: the only door through which anything leaves for a seat."""
        if seat not in range(SPECTATOR, int(state.seats)):
            raise BadSetup(f"there is no seat {seat!r} here; there are 0 to {int(state.seats) - 1}")
        if not state.waiting:  # once the game is over everything is open
            return state.twin()
        hidden = state.seen_by(seat)
        self.hide(hidden, seat)
        return hidden

    def possible(self, hidden: Record, seat: int, seed: str | int) -> Record:
        """Give a complete state that could be the true one, drawn from what *seat* knows."""
        state = hidden.twin()
        if hidden.waiting:
            self.redeal(state, seat, fast_random(seed)[0])
        return state

    def is_shown_again(self, options: Mapping[str, Any], action: int | None = None) -> bool:
        """Tell whether, before the end, a seat may be shown once more what it has seen: its own *action*, or earlier views.

        Where an option makes remembering part of the game, what lies covered now is not shown a second time.
        """
        return self.must_remember is None or not self.must_remember(options, action)

    # Text forms

    @cached_property
    def _actions_by_text(self) -> dict[str, int]:
        return {self.action_text(action): action for action in range(self.card.actions)}

    def parse_action(self, text: str) -> int:
        """Read an action back from its text."""
        wanted = " ".join(text.lower().split())
        if wanted not in self._actions_by_text:
            raise UnknownAction(f'{self.card.name} has no action "{text}"; actions look like {", ".join(self._examples)}')
        return self._actions_by_text[wanted]

    @cached_property
    def _examples(self) -> list[str]:
        """One action of each kind."""
        by_verb = {text.split()[0]: text for text in reversed(self._actions_by_text)}
        return [f'"{text}"' for text in reversed(by_verb.values())]

    def position_text(self, state: Record) -> str:
        """Write a complete position as one line."""
        packed = base64.urlsafe_b64encode(zlib.compress(state.to_bytes(), 9)).decode()
        return f"{self.id}/{self.card.rules_version}/{packed}"

    def parse_position(self, text: str) -> Record:
        """Read a position back from its line."""
        try:
            name, version, packed = text.strip().split("/")
            data = zlib.decompress(base64.urlsafe_b64decode(packed.encode()))
        except (ValueError, zlib.error) as fault:
            raise BrokenRecord(f"this is no position; one looks like {self.id}/{self.card.rules_version}/eJz...") from fault
        if (name, version) != (self.id, self.card.rules_version):
            raise BrokenRecord(f"a position of {name} version {version}, not of {self.id} version {self.card.rules_version}")
        return self.State.from_bytes(data)

    # Generic algorithms, compiled for this game

    @cached_property
    def folder(self) -> Path:
        """The folder with the game's sources: what its compilations depend on."""
        source = getattr(self.apply, "py_func", self.apply)
        return Path(source.__code__.co_filename).parent

    def bound(self, algorithm: Callable[..., Any], **more: Callable[..., Any]) -> Callable[..., Any]:
        """Compile a generic algorithm that calls ``setup``, ``legal_actions``, ``apply`` ... as globals for this game."""
        rules = ("setup", "legal_actions", "apply", "score", "hide", "redeal", "default_action", "careful", "count_pieces")
        return bind(algorithm, self.id, self.folder, **{name: getattr(self, name) for name in rules}, **more)

    @cached_property
    def fast(self) -> play.Fast:
        """The loops over whole games, compiled for this game."""
        return play.Fast(self.bound, self.any_legal)
