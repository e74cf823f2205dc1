"""Matches: the log is the truth. A match is its game, options, seats, seed and numbered log; a state is always a replay.

>>> match = start("fish_n_stones", seed="7")
>>> match.play("cat left")
[{'kind': 'cat-placed', 'seat': 0}]
>>> Match.from_json(match.to_json()).state == match.state
True
"""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass, field
from importlib import import_module
from itertools import groupby
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from tidetable.core.chance import key_of
from tidetable.core.errors import BadSetup, BrokenRecord, GameIsOver, TidetableError, by_name, seed_text, whole_number
from tidetable.core.game import Game, game_of
from tidetable.core.journal import NO_JOURNAL, new_journal
from tidetable.core.legal import no_actions
from tidetable.core.position import see_sound
from tidetable.core.record import SPECTATOR, Ints, Record
from tidetable.core.steps import in_steps
from tidetable.core.words import Words, catalogue_for

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from tidetable.core.outcome import Outcome
    from tidetable.core.rows import Happening
    from tidetable.core.seen import Seen

FORMAT = "tidetable-match"
FORMAT_VERSION = 1


@dataclass(frozen=True)
class Decision:
    """An entry of the log: a seat took an action."""

    seat: int
    action: int


@dataclass(frozen=True)
class Undo:
    """An entry of the log: the match went back to what it was after its first *to* standing decisions."""

    to: int


Entry = Decision | Undo


@dataclass(repr=False)
class Match:
    """One match, from its deal (or a position) to wherever its log has come. ``tidetable.start`` begins one.

    >>> match = start("fish_n_stones", seed=7)
    >>> match.play("cat left")
    [{'kind': 'cat-placed', 'seat': 0}]
    >>> match.waiting, match.legal()
    ([1], ['cat left', 'cat middle', 'cat right'])
    >>> match.seen(1)  # what that seat may know: give this to a bot, a screen, a learner
    <Fish'n'Stones as seat 1 sees it, turn 0>

    ``state`` is the whole truth, hidden cards and all.
    """

    game: Game
    seats: int
    options: dict[str, Any]
    seed: str
    log: list[Entry] = field(default_factory=list)  # everything that was done, in order, also what was taken back
    position: str | None = None  # where it began, if not with a deal
    decisions: list[Decision] = field(init=False, default_factory=list)  # those of the log that still stand
    state: Record = field(init=False)

    def __post_init__(self) -> None:
        """Deal, and play the log."""
        self.options = self.game.card.complete(self.options, self.seats)
        entries, self.log = self.log, []
        self.state = self.state_at(0)
        self.follow(entries)

    @classmethod
    def start(
        cls, game: str | Game, *, seats: int | None = None, seed: str | int | None = None, options: Mapping[str, Any] | None = None,
        position: str | Record | None = None,
    ) -> Match:  # fmt: skip
        """Begin a match: with as few seats as the game allows and a fresh seed, unless they are given; or from a position.

        >>> start("fish_n_stones", seats=3, seed="a fine day", options={"bait_rule": "anywhere"})
        <Fish'n'Stones, 3 seats, 0 decisions, seats 0, 1 and 2 to decide>

        The same game, seats, options and seed deal the same cards, here and everywhere (docs/rules/chance.md). A *position* is a
        line of text (``Game.position_text``) or a record; it knows its own seats and options.

        >>> match = start("fish_n_stones", seed=7)
        >>> start("fish_n_stones", position=match.game.position_text(match.state)).state == match.state
        True
        """
        loaded = game_of(game)
        chosen = secrets.token_hex(8) if seed is None else seed_text(seed)
        if position is None:
            return cls(loaded, loaded.card.seats[0] if seats is None else seats, by_name(options), chosen)
        text = position if isinstance(position, str) else loaded.position_text(position)
        state = loaded.parse_position(text)
        see_sound(loaded, state)
        if seats is not None and seats != int(state.seats):
            raise BadSetup(f"the position has {int(state.seats)} seats, not {seats}: leave the seats out, it knows them")
        if options and options != {name: loaded.options_of(state).get(name) for name in options}:
            raise BadSetup("the position was dealt with other options: leave them out, it knows them")
        return cls(loaded, int(state.seats), loaded.options_of(state), chosen, position=text)

    def __repr__(self) -> str:
        """Name it in a line."""
        outcome = self.outcome
        seats = [str(seat) for seat in self.waiting]
        waits = " and ".join(filter(None, [", ".join(seats[:-1]), *seats[-1:]]))
        now = str(outcome) if outcome else f"seat{'s' if len(seats) > 1 else ''} {waits} to decide"
        count = len(self.decisions)
        return f"<{self.game.card.name}, {self.seats} seats, {count} decision{'s' if count != 1 else ''}, {now}>"

    def _repr_mimebundle_(self, **_asked: Any) -> Any:
        """Show the board in a notebook; it lies above core, and is loaded only where it is asked for."""
        return import_module("tidetable.notebook").bundle(self)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle a match as what it is: a game, a seed and a log."""
        return Match, (self.game, self.seats, self.options, self.seed, self.log, self.position)

    def copy(self) -> Match:
        """Make an independent copy."""
        return Match(self.game, self.seats, dict(self.options), self.seed, list(self.log), self.position)

    # Playing

    def play(self, action: int | str, seat: int | None = None, viewer: int = SPECTATOR) -> list[Happening]:
        """Let a seat decide; give what happened, as *viewer* may see it. An illegal action is refused and changes nothing.

        Where one seat is waited for, or several are, the lowest of them decides unless *seat* names another.
        """
        journal = new_journal()
        who = self._decider(seat)
        number = self.game.decide(self.state, who, action, journal)
        self._remember(Decision(who, number))
        return self.game.Event.read(journal, self.eyes(viewer))

    def undo(self, to: int | None = None) -> None:
        """Take back the last decision, or all but the first *to*; the log remembers that it was done."""
        last = len(self.decisions)
        back = last - 1 if to is None else whole_number(to, "the decision to go back to")
        if not 0 <= back <= last:
            raise BrokenRecord(
                "there is nothing to take back" if to is None else f"cannot go back to decision {to}; there are 0 to {last}"
            )
        self.decisions = self.decisions[:back]
        self.log.append(Undo(back))
        self.state = self.state_at(back)

    def enter(self, entry: Entry) -> None:
        """Play an entry of a log."""
        if isinstance(entry, Undo):
            self.undo(entry.to)
        else:
            self.game.decide(self.state, entry.seat, entry.action)
            self._remember(entry)

    def follow(self, entries: Iterable[Entry]) -> None:
        """Play the entries of a log, whole runs of decisions by the compiled loop; the first bad one stops it with its error."""
        for is_run, some in groupby(entries, lambda entry: isinstance(entry, Decision) and self._is_in_range(entry)):
            if is_run:
                self._follow_run([entry for entry in some if isinstance(entry, Decision)])
            else:
                for entry in some:
                    self.enter(entry)

    def _is_in_range(self, decision: Decision) -> bool:
        """Tell whether the compiled loop can be asked about a decision: it trusts its numbers."""
        return 0 <= decision.seat < self.seats and 0 <= decision.action < self.game.actions

    def _follow_run(self, run: list[Decision]) -> None:
        states = self.game.State.batch(1)
        states[0] = self.state
        moves = np.array([(decision.seat, decision.action) for decision in run], np.int32)
        legal = self.game.fast.replay(states, moves, no_actions(self.game.actions), NO_JOURNAL)
        self.state = states[0]
        self.decisions += run[:legal]
        self.log += run[:legal]
        if legal < len(run):
            self.enter(run[legal])  # says what is wrong with it

    def _remember(self, decision: Decision) -> None:
        self.decisions.append(decision)
        self.log.append(decision)

    def _decider(self, seat: int | None) -> int:
        if seat is not None:
            return whole_number(seat, "a seat")
        if not self.waiting:
            raise GameIsOver("the game is over, nobody decides any more")
        return self.waiting[0]

    # Asking

    @property
    def waiting(self) -> list[int]:
        """The seats that must decide now."""
        return self.game.waiting_seats(self.state)

    @property
    def is_over(self) -> bool:
        """Whether nobody decides any more."""
        return not self.state.waiting

    def legal(self, seat: int | None = None) -> list[str]:
        """List what a seat may decide now, as texts, from what it may know."""
        if seat is None and self.is_over:
            return []
        return [self.game.Decision.text(action) for action in self.seen(self._decider(seat)).legal]

    @property
    def outcome(self) -> Outcome | None:
        """The result, once the match is over."""
        return self.game.outcome(self.state)

    def seen(self, seat: int = SPECTATOR) -> Seen:
        """Give the match as *seat* may know it."""
        return self.game.see(self.state, seat)

    def eyes(self, viewer: int) -> int:
        """Open the eyes of every viewer once the match is over, unless the game keeps something hidden."""
        return self.game.eyes(viewer, over=self.is_over)

    # Looking back

    def moves(self, to: int | None = None) -> Ints:
        """Give the standing decisions as an array of (seat, action)."""
        return np.array([(d.seat, d.action) for d in self.decisions[:to]], np.int32).reshape(-1, 2)

    def state_at(self, to: int) -> Record:
        """Give the state after the first *to* standing decisions: a replay, microseconds long."""
        self._see_decision(to)
        states = self.game.State.batch(1)
        states[0] = self._beginning(NO_JOURNAL)
        moves = self.moves(to)
        legal = self.game.fast.replay(states, moves, no_actions(self.game.actions), NO_JOURNAL)
        if legal < len(moves):
            raise BrokenRecord(f"decision {legal + 1} of the log is not legal: {self.decisions[legal]}")
        return states[0]  # type: ignore[no-any-return]

    def _beginning(self, journal: Ints) -> Record:
        if self.position is None:
            return self.game.start(self.seats, self.seed, self.options, journal)
        state = self.game.parse_position(self.position)
        if not state.chance_key.any():
            state.chance_key[:] = key_of(self.seed)
        return state

    def journal_at(self, number: int, viewer: int = SPECTATOR, *, then: bool = False) -> list[Happening]:
        """Give what decision *number* (from 1) caused, as *viewer* may see it; number 0 is the deal.

        Once the match is over everybody sees everything, unless *then* asks for what was seen at the time.
        """
        return self.game.Event.read(self.journal_of(number), viewer if then else self.eyes(viewer))

    def steps_of(self, number: int) -> Any:
        """Give the complete state after each event of decision *number* (from 1)."""
        decision = self.decisions[number - 1]
        return in_steps(self.game, self.state_at(number - 1), decision.seat, decision.action).states

    def journal_of(self, number: int) -> Ints:
        """Give the journal of decision *number* (from 1; 0: the deal) in numbers, hidden ones and all."""
        self._see_decision(number)
        journal = new_journal()
        if number == 0:
            self._beginning(journal)
        else:
            decision = self.decisions[number - 1]
            self.game.carry_out(self.state_at(number - 1), decision.seat, decision.action, journal)
        return journal

    def _see_decision(self, number: int) -> None:
        if not 0 <= whole_number(number, "a decision's number") <= len(self.decisions):
            raise BrokenRecord(f"there is no decision {number}; this match has 0 to {len(self.decisions)}")

    def log_in_words(self, words: Words | str = "en", viewer: int = SPECTATOR, since: int = 0) -> list[str]:
        """Tell what happened from decision *since* on, in sentences (of a language, or with names), as *viewer* may know it."""
        said = catalogue_for(words, self.game.id)
        events = [event for number in range(since, len(self.decisions) + 1) for event in self.journal_at(number, viewer)]
        messages = [self.game.Event.message(event) for event in events]
        return [said.say(message) for message in messages if message is not None]

    # Saving: docs/records.md describes the format

    def to_json(self) -> dict[str, Any]:
        """Give the match as a record that can be kept: everything that is needed to replay it."""
        outcome = self.outcome
        return {
            "format": FORMAT,
            "version": FORMAT_VERSION,
            "game": self.game.id,
            "rules_version": self.game.card.rules_version,
            "seats": self.seats,
            "options": self.options,
            "seed": self.seed,
            **({"position": self.position} if self.position else {}),
            "log": [_entry_json(number, entry, self.game) for number, entry in enumerate(self.log, 1)],
            "result": str(outcome) if outcome else None,
        }

    @classmethod
    def from_json(cls, data: Any, known: str | Game | None = None) -> Match:
        """Replay a kept record; a record that does not follow the rules is refused with its first fault.

        *known* is the game, where it is not one of the registered ones.
        """
        kept = _kept(data)
        loaded = game_of(known or kept.game)
        if loaded.id != kept.game:
            raise BrokenRecord(f"this is a match of {kept.game}, not of {loaded.id}")
        if kept.rules_version != loaded.card.rules_version:
            versions = f"rules version {kept.rules_version} of {kept.game}; this table plays version {loaded.card.rules_version}"
            raise BrokenRecord(f"a match under {versions}")
        match = cls.start(loaded, seats=kept.seats, seed=kept.seed, options=kept.options, position=kept.position)
        try:
            match.follow([row.entry() for row in kept.log])
        except TidetableError as fault:
            raise BrokenRecord(f"entry {len(match.log) + 1} of the log: {fault}") from fault
        return match


start = Match.start  # as a library's user calls it: ``tidetable.start("rivero")``


class Row(msgspec.Struct):
    """A line of a kept log."""

    seat: int | None = None
    action: int | None = None
    undo: int | None = None

    def __post_init__(self) -> None:
        """Refuse a line that says nothing."""
        if self.undo is None and (self.seat is None or self.action is None):
            raise ValueError('it is neither {"seat": S, "action": A} nor {"undo": N}')

    def entry(self) -> Entry:
        """Give the entry it stands for."""
        return Undo(self.undo) if self.undo is not None else Decision(int(self.seat or 0), int(self.action or 0))


class Kept(msgspec.Struct):
    """A match record as docs/records.md describes it."""

    game: str
    rules_version: str
    seats: int
    seed: str
    options: dict[str, Any]
    log: list[Row]
    position: str | None = None


def _kept(data: Any) -> Kept:
    if not isinstance(data, dict) or data.get("format") != FORMAT or data.get("version") != FORMAT_VERSION:
        raise BrokenRecord(f'this is no match record: it must say "format": "{FORMAT}", "version": {FORMAT_VERSION}')
    try:
        return msgspec.convert(data, Kept)
    except msgspec.ValidationError as fault:
        raise _unreadable(fault) from fault


def _entry_json(number: int, entry: Entry, game: Game) -> dict[str, Any]:
    if isinstance(entry, Undo):
        return {"n": number, "undo": entry.to}
    return {"n": number, "seat": entry.seat, "action": entry.action, "text": game.Decision.text(entry.action)}


def entries_of(log: Any) -> list[Entry]:
    """Read the entries of a record's log."""
    try:
        return [row.entry() for row in msgspec.convert(log, list[Row])]
    except msgspec.ValidationError as fault:
        raise _unreadable(fault) from fault


def _unreadable(fault: msgspec.ValidationError) -> BrokenRecord:
    """Say what is wrong with a record: which entry of its log, or which of its keys."""
    entry = re.search(r"\$(?:\.log)?\[(\d+)\]", str(fault))
    if entry:
        return BrokenRecord(f'entry {int(entry[1]) + 1} of the log is neither {{"seat": S, "action": A}} nor {{"undo": N}}')
    return BrokenRecord(f"this match record cannot be read: {fault}")
