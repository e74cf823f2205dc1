"""The table: what its events have made of it (entering.py), to be asked. Whether something may be done is said in rulings.py."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any

from tidetable.core.record import ALL_SEEING, SPECTATOR, Ints, Record
from tidetable.core.steps import screens_of
from tidetable.table.rules import rules_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    import numpy as np

    from tidetable.core.game import Game
    from tidetable.core.match import Match
    from tidetable.core.seen import Seen
    from tidetable.table.clocks import Clocks, Moment
    from tidetable.table.events import AnyEvent, Asked, Created
    from tidetable.table.plan import Plan
    from tidetable.table.results import Result
    from tidetable.table.seats import Seat

CHECK_DIGITS = 16  # stored with each event: how the record lies, and the beginning of its digest
LAYOUT_DIGITS = 4
STEPS_KEPT = 8  # decisions whose every event can be shown


@cache
def name_of(layout: np.dtype[Any]) -> str:
    """Name how the fields of a record lie: two editions of a game may call themselves the same version."""
    return hashlib.sha256(repr(layout.descr).encode()).hexdigest()[:16]


def agree(stored: str, now: str) -> bool:
    """Tell whether a state is the one that was stored; where the record lay otherwise, its digest says nothing."""
    return stored == now or (stored != "" and now != "" and stored[:LAYOUT_DIGITS] != now[:LAYOUT_DIGITS])


@dataclass(frozen=True)
class Happening:
    """An event at its place in the story, with what the rules wrote when it happened."""

    n: int
    at: float
    event: AnyEvent
    decision: int = 0  # how many decisions stood after it
    journal: Ints | None = None


@dataclass
class Table:
    """Everything about one table, as its events have made it."""

    id: str
    n: int = 0
    story: list[Happening] = field(default_factory=list)
    created: Created = field(init=False)
    seats: list[Seat] = field(default_factory=list)
    match: Match | None = None
    clocks: Clocks = field(init=False)
    status: str = "open"  # open, running, paused, over
    chat: bool = True
    created_at: float = 0.0
    started_at: float | None = None
    ended_at: float | None = None
    result: Result | None = None
    asking: Asked | None = None
    agreed: set[int] = field(default_factory=set)
    again: set[int] = field(default_factory=set)  # who would play another match, by seat
    rematch: str | None = None
    asked_at: dict[int, int] = field(default_factory=dict)  # since which event a seat's question stands ...
    asked_mask: dict[int, bytes] = field(default_factory=dict)  # ... and its legal actions then
    moved_at: int = 0  # the last event that changed the match
    steps: dict[int, Any] = field(default_factory=dict)  # of the newest decisions, by event: the state after each step
    before: Record | None = None  # the state before the last standing decision, where it is still at hand
    turns: list[int] = field(default_factory=list)  # the turn counter before each standing decision
    moments: list[Moment] = field(default_factory=list)  # the clocks before each standing decision
    silent: dict[int, int] = field(default_factory=dict)  # how often in a row a seat's time was up without a sign of its person
    free: dict[int, bool] = field(default_factory=dict)  # what undo.py found out about taking a decision back
    keys: dict[str, int] = field(default_factory=dict)  # commands done: their last event

    @property
    def plan(self) -> Plan:
        """What the host chose."""
        return self.created.plan

    @property
    def game(self) -> Game:
        """The game with the rules the match was begun with."""
        return rules_of(self.plan.game, self.plan.rules_version)

    @property
    def over(self) -> bool:
        """Whether nobody decides any more."""
        return self.status == "over"

    @property
    def is_open(self) -> bool:
        """Whether nothing is hidden any more: the match is over, and its game keeps nothing hidden then."""
        return self.over and self.game.is_open_at_the_end

    @property
    def playing(self) -> Match:
        """The match; to be asked only once it is dealt."""
        assert self.match is not None, "nothing is dealt yet"
        return self.match

    @property
    def waiting(self) -> list[int]:
        """The seats that must decide now."""
        return self.match.waiting if self.match and not self.over else []

    def legal(self, seat: int, action: int | str) -> int:
        """Give the number of a legal action; raise the error that fits otherwise.

        What a seat may decide was found out when it was asked: the rules are asked again only to say why not.
        """
        state, number = self.playing.state, self.game.number_of(self.playing.state, action)
        known = self.asked_mask.get(seat) if seat in self.waiting else None
        if known is not None and known[number >> 3] >> (number & 7) & 1:
            return number
        return self.game.check(state, seat, number)

    def keep_steps(self, states: Any) -> None:
        """Keep the state after each step of the decision that has just been taken; the oldest are forgotten."""
        if len(states):
            self.steps[self.n] = states
        while len(self.steps) > STEPS_KEPT:
            del self.steps[next(iter(self.steps))]

    def steps_of(self, told: Happening, eyes: int) -> Any:
        """Give what a screen is shown after each step of a decision: records; None where they are not kept."""
        return screens_of(self.game, self.steps[told.n], eyes) if told.n in self.steps else None

    @property
    def secret(self) -> str | None:
        """The secret of the deal, once it may be known."""
        return self.created.secret if self.is_open else None

    @property
    def check(self) -> str:
        """How its record lies and the beginning of its digest; empty before the deal."""
        if not self.match:
            return ""
        return (name_of(self.game.State.layout)[:LAYOUT_DIGITS] + self.match.state.digest())[:CHECK_DIGITS]

    @property
    def decisions(self) -> int:
        """How many decisions stand."""
        return len(self.match.decisions) if self.match else 0

    def seats_of(self, players: Iterable[str]) -> list[int]:
        """Name the seats that any of these identities hold."""
        held = set(players)
        return [seat.number for seat in self.seats if held & set(seat.players)]

    def persons(self) -> list[int]:
        """Name the seats at which a person decides."""
        return [seat.number for seat in self.seats if seat.is_person]

    def seen(self, eyes: int = SPECTATOR) -> Seen:
        """Give the state as *eyes* may know it; once the table is over, be it before the game's end, all that is then open."""
        state = self.playing.state
        return self.game.see(state, ALL_SEEING if self.is_open and state.waiting else eyes)
