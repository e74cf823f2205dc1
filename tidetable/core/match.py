"""Matches: the log is the truth. A match is its game, options, seats, seed and numbered log; a state is always a replay.

>>> match = Match.start("fish_n_stones", seats=2, seed="7")
>>> match.play(0, "cat left")
[{'kind': 'cat-placed', 'seat': 0}]
>>> Match.from_json(match.to_json()).state == match.state
True
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import groupby
from typing import TYPE_CHECKING, Any

import numpy as np

from tidetable.core.errors import BrokenRecord, TidetableError
from tidetable.core.journal import ALL_SEEING, NO_JOURNAL, Event, new_journal, read_events
from tidetable.core.record import SPECTATOR, Ints, Record
from tidetable.games import load

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from tidetable.core.game import Game
    from tidetable.core.outcome import Outcome
    from tidetable.core.words import Words

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


@dataclass
class Match:
    """One match, from its deal to wherever its log has come."""

    game: Game
    seats: int
    options: dict[str, Any]
    seed: str
    log: list[Entry] = field(default_factory=list)
    decisions: list[Decision] = field(default_factory=list)  # those of the log that still stand
    state: Record = field(init=False)

    def __post_init__(self) -> None:
        """Deal, and play the log."""
        self.options = self.game.card.complete(self.options, self.seats)
        entries, self.log = self.log, []
        self.state = self.state_at(0)
        self.follow(entries)

    @classmethod
    def start(cls, game: str | Game, *, seats: int, seed: str | int, options: Mapping[str, Any] | None = None) -> Match:
        """Begin a match."""
        loaded = load(game) if isinstance(game, str) else game
        return cls(loaded, seats, dict(options or {}), str(seed))

    # Playing

    def play(self, seat: int, action: int | str, viewer: int = SPECTATOR) -> list[Event]:
        """Let *seat* decide; give what happened, as *viewer* may see it. An illegal action is refused and changes nothing."""
        journal = new_journal()
        number = self.game.decide(self.state, seat, action, journal)
        self._remember(Decision(seat, number))
        return read_events(journal, self.game.events, self.eyes(viewer))

    def undo(self, to: int) -> None:
        """Go back to what the match was after its first *to* standing decisions; the log remembers that it was done."""
        if not 0 <= to <= len(self.decisions):
            raise BrokenRecord(f"cannot go back to decision {to}; this match has 0 to {len(self.decisions)}")
        self.decisions = self.decisions[:to]
        self.log.append(Undo(to))
        self.state = self.state_at(to)

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
        return 0 <= decision.seat < self.seats and 0 <= decision.action < self.game.card.actions

    def _follow_run(self, run: list[Decision]) -> None:
        states = self.game.State.batch(1)
        states[0] = self.state
        moves = np.array([(decision.seat, decision.action) for decision in run], np.int32)
        legal = self.game.fast.replay(states, moves, np.zeros(self.game.card.actions, np.bool_), NO_JOURNAL)
        self.state = states[0]
        self.decisions += run[:legal]
        self.log += run[:legal]
        if legal < len(run):
            self.enter(run[legal])  # says what is wrong with it

    def _remember(self, decision: Decision) -> None:
        self.decisions.append(decision)
        self.log.append(decision)

    # Asking

    @property
    def waiting(self) -> list[int]:
        """The seats that must decide now."""
        return self.game.waiting_seats(self.state)

    def legal(self, seat: int) -> list[int]:
        """List the legal actions of *seat*, from what it may know."""
        return self.game.legal(self.hidden(seat), seat)

    @property
    def outcome(self) -> Outcome | None:
        """The result, once the match is over."""
        return self.game.outcome(self.state)

    def hidden(self, seat: int = SPECTATOR) -> Record:
        """Give the state as *seat* may know it."""
        return self.game.hidden(self.state, seat)

    def view(self, seat: int = SPECTATOR) -> dict[str, Any]:
        """Give the picture of the table for *seat*."""
        return self.game.view(self.hidden(seat), seat)

    def eyes(self, viewer: int) -> int:
        """Open the eyes of every viewer once the match is over."""
        return viewer if self.state.waiting else ALL_SEEING

    # Looking back

    def moves(self, to: int | None = None) -> Ints:
        """Give the standing decisions as an array of (seat, action)."""
        return np.array([(d.seat, d.action) for d in self.decisions[:to]], np.int32).reshape(-1, 2)

    def state_at(self, to: int) -> Record:
        """Give the state after the first *to* standing decisions: a replay, microseconds long."""
        states = self.game.State.batch(1)
        states[0] = self.game.start(self.seats, self.seed, self.options)
        moves = self.moves(to)
        legal = self.game.fast.replay(states, moves, np.zeros(self.game.card.actions, np.bool_), NO_JOURNAL)
        if legal < len(moves):
            raise BrokenRecord(f"decision {legal + 1} of the log is not legal: {self.decisions[legal]}")
        return states[0]  # type: ignore[no-any-return]

    def journal_at(self, number: int, viewer: int = SPECTATOR, *, then: bool = False) -> list[Event]:
        """Give what decision *number* (from 1) caused, as *viewer* may see it; number 0 is the deal.

        Once the match is over everybody sees everything, unless *then* asks for what was seen at the time.
        """
        if not 0 <= number <= len(self.decisions):
            raise BrokenRecord(f"there is no decision {number}; this match has 0 to {len(self.decisions)}")
        journal = new_journal()
        if number == 0:
            self.game.start(self.seats, self.seed, self.options, journal)
        else:
            decision = self.decisions[number - 1]
            self.game.apply(self.state_at(number - 1), decision.seat, decision.action, journal)
        return read_events(journal, self.game.events, viewer if then else self.eyes(viewer))

    def log_in_words(self, words: Words, viewer: int = SPECTATOR, since: int = 0) -> list[str]:
        """Tell what happened from decision *since* on, in sentences, as *viewer* may know it."""
        events = [event for number in range(since, len(self.decisions) + 1) for event in self.journal_at(number, viewer)]
        messages = [self.game.event_message(event) for event in events]
        return [words.say(message) for message in messages if message is not None]

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
            "log": [_entry_json(number, entry, self.game) for number, entry in enumerate(self.log, 1)],
            "result": str(outcome) if outcome else None,
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any], known: Game | None = None) -> Match:
        """Replay a kept record; a record that does not follow the rules is refused with its first fault.

        *known* is the game, where it is not one of the registered ones.
        """
        if not isinstance(data, dict) or data.get("format") != FORMAT or data.get("version") != FORMAT_VERSION:
            raise BrokenRecord(f'this is no match record: it must say "format": "{FORMAT}", "version": {FORMAT_VERSION}')
        game, seats, seed, options, log = (_typed(data, key, kind) for key, kind in _RECORD_KEYS.items())
        loaded = known or load(game)
        if data.get("rules_version") != loaded.card.rules_version:
            versions = f"rules version {data.get('rules_version')} of {game}; this table plays version {loaded.card.rules_version}"
            raise BrokenRecord(f"a match under {versions}")
        match = cls.start(loaded, seats=seats, seed=seed, options=options)
        try:
            match.follow(entries_of(log))
        except TidetableError as fault:
            raise BrokenRecord(f"entry {len(match.log) + 1} of the log: {fault}") from fault
        except Exception as fault:  # whatever it was, its text is about our inside
            raise BrokenRecord(f"entry {len(match.log) + 1} of the log is not a decision of this game") from fault
        return match


_RECORD_KEYS: dict[str, type] = {"game": str, "seats": int, "seed": str, "options": dict, "log": list}


def _typed(data: Mapping[str, Any], key: str, kind: type) -> Any:
    if not _is(data.get(key), kind):
        raise BrokenRecord(f'a match record needs "{key}" as a {kind.__name__}')
    return data[key]


def _is(value: Any, kind: type) -> bool:
    return isinstance(value, kind) and not isinstance(value, bool)  # true and false are no numbers


def _entry_json(number: int, entry: Entry, game: Game) -> dict[str, Any]:
    if isinstance(entry, Undo):
        return {"n": number, "undo": entry.to}
    return {"n": number, "seat": entry.seat, "action": entry.action, "text": game.action_text(entry.action)}


def entries_of(log: Sequence[Any]) -> list[Entry]:
    """Read the entries of a record's log."""
    entries: list[Entry] = []
    for number, row in enumerate(log, 1):
        if isinstance(row, dict) and _is(row.get("undo"), int):
            entries.append(Undo(row["undo"]))
        elif isinstance(row, dict) and _is(row.get("seat"), int) and _is(row.get("action"), int):
            entries.append(Decision(row["seat"], row["action"]))
        else:
            raise BrokenRecord(f'entry {number} of the log is neither {{"seat": S, "action": A}} nor {{"undo": N}}')
    return entries
