"""One game as a value: what OpenSpiel, PettingZoo and Gymnasium play on.

A world never changes; a decision gives the next one. So a copy is the world itself, and search trees cost only what differs.
Each world remembers the one before it, which is how a seat's whole past (its information state) is known when somebody asks.
"""

from __future__ import annotations

import hashlib
import operator
import secrets
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Self

import numpy as np

from tidetable.core import errors
from tidetable.core.chance import fast_random, key_of
from tidetable.core.game import SEATS_IN, Game, game_of
from tidetable.core.legal import is_legal, listed
from tidetable.core.record import SPECTATOR

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import numpy.typing as npt

    from tidetable.core.record import Ints, Record
    from tidetable.core.seen import Seen

START = b"the game begins"


def seed_text(seed: str | int | None) -> str:
    """Give a seed as text: one by chance for None."""
    return errors.seed_text(secrets.randbits(64) if seed is None else seed)


def whole_number(action: Any) -> int:
    """Give an action as Python's own number, if it is a whole one: numpy's and torch's are welcome."""
    try:
        return operator.index(action)
    except TypeError:
        raise TypeError(f"an action is a whole number, not {action!r}") from None


@dataclass(frozen=True, eq=False)
class Table:
    """A game with its seats and options: where worlds come from."""

    game: Game
    seats: int
    options: Mapping[str, Any]

    @classmethod
    def of(cls, game: str | Game, seats: int | None = None, options: Mapping[str, Any] | None = None) -> Table:
        """Set a table; without a number the smallest that the game has."""
        loaded = game_of(game)
        chosen = seats if seats is not None else min(loaded.card.seats)
        loaded.card.check_seats(chosen)
        return cls(loaded, chosen, loaded.card.complete(errors.by_name(options), chosen))

    @property
    def template(self) -> Ints:
        """A batch of one record, seats and options written: what every deal begins with."""
        template = self.game.State.batch(1)
        template[0] = self.game.blank(self.seats, self.options)
        return template

    @cached_property
    def longest(self) -> int:
        """No game at this table takes more decisions."""
        return self.game.longest(self.seats, self.options)

    def deal(self, seed: str | int) -> World:
        """Begin a game."""
        return World.of(self, self.game.start(self.seats, seed, self.options))

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle by name: rules are not pickled."""
        return Table.of, (self.game.id, self.seats, dict(self.options))


def templates(tables: Sequence[Table]) -> Ints:
    """Put the beginnings of several tables of one game into a batch: the games of a vector take them in turn."""
    batch = tables[0].game.State.batch(len(tables))
    for row, table in enumerate(tables):
        batch[row] = table.template[0]
    return batch


class World:
    """A position, and how it came about."""

    __slots__ = ("before", "choices_", "move", "pasts", "rewards_", "states", "table", "waiting")

    def __init__(
        self,
        table: Table,
        states: Ints,
        before: World | None = None,
        move: tuple[int, int] | None = None,
        pasts: dict[int, bytes] | None = None,
    ) -> None:
        """Take a batch of one record, which nobody changes from now on; *move* (seat, action) led here from *before*."""
        self.table, self.states, self.before, self.move = table, states, before, move
        self.pasts = {} if pasts is None else pasts  # by seat: a digest of everything it has seen and done
        self.waiting = SEATS_IN[int(states["waiting"][0])]  # the seats that must decide now; nobody once the game is over
        self.choices_: dict[int, Ints] = {}
        self.rewards_: list[float] | None = None

    @classmethod
    def of(cls, table: Table, record: Record, pasts: dict[int, bytes] | None = None) -> World:
        """Make a world of a record, the beginning of everybody's past."""
        states = table.game.State.batch(1)
        states[0] = record
        return cls(table, states, None, None, pasts)

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """Give itself: worlds do not change."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the position and the digests of the past, not the whole past."""
        pasts = {seat: self.past(seat) for seat in [*range(self.table.seats), SPECTATOR]}
        return _unpickled, (self.table, self.record.to_bytes(), pasts)

    # Asking

    @property
    def record(self) -> Record:
        """The position itself."""
        return self.states[0]  # type: ignore[no-any-return]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return not self.waiting

    def choices(self, seat: int) -> Ints:
        """Give the set of what *seat* may decide; only to be read."""
        if seat not in self.choices_:
            self.choices_[seat] = self.table.game.choices(self.record, seat)
            self.choices_[seat].flags.writeable = False
        return self.choices_[seat]

    def may(self, seat: int, action: int) -> bool:
        """Tell whether *seat* may take *action*."""
        return 0 <= action < self.table.game.actions and bool(is_legal(self.choices(seat), action))

    def mask(self, seat: int) -> npt.NDArray[np.bool_]:
        """Mark the legal actions of *seat*."""
        marked = np.zeros(self.table.game.actions, np.bool_)
        marked[self.legal(seat)] = True
        return marked

    def legal(self, seat: int) -> list[int]:
        """List the legal actions of *seat*."""
        return listed(self.choices(seat))

    @property
    def rewards(self) -> list[float]:
        """What the end is worth to each seat, usually their stakes shared by the winners; zero before the end."""
        if self.rewards_ is None:
            self.rewards_ = self.table.game.payoffs(self.record) if self.is_over else [0.0] * self.table.seats
        return self.rewards_

    def seen(self, seat: int) -> Seen:
        """Give the position as *seat* may know it."""
        return self.table.game.see(self.record, seat)

    def observation(self, seat: int, planes: Ints | None = None) -> npt.NDArray[np.float32]:
        """Write what *seat* sees, as the game's planes, into *planes* or a new array."""
        game = self.table.game
        found = np.empty(game.Plane.size(), np.float32) if planes is None else planes
        game.fast.look(self.states, 0, game.State.batch(1), 0, game.visible, seat, found)
        return found

    def past(self, seat: int) -> bytes:
        """Digest all that *seat* has seen and done: two worlds agree in it if and only if the seat cannot tell them apart."""
        chain: list[World] = []
        world = self
        while seat not in world.pasts:
            chain.append(world)
            if world.before is None:
                break
            world = world.before
        digest = world.pasts.get(seat, START)
        for later in reversed(chain):
            own = b"%d" % later.move[1] if later.move and later.move[0] == seat else b"-"
            digest = hashlib.blake2b(digest + own + later.seen(seat).record.to_bytes(), digest_size=16).digest()
            later.pasts[seat] = digest
        return digest

    # Going on

    def decide(self, seat: int, action: int) -> World:
        """Carry out a legal action."""
        states = self._copy()
        self.table.game.carry_out(states[0], seat, action)
        return World(self.table, states, self, (seat, action))

    def _copy(self) -> Ints:
        """Copy the position into cleared memory: what numpy copies leaves the bytes between fields as they were."""
        states = self.table.game.State.batch(1)
        states[0] = self.record
        return states

    def takes_chance(self, after: World) -> bool:
        """Tell whether the way to the next world took words from the game's generator."""
        return bool(self.states["chance_words"][0] != after.states["chance_words"][0])

    def with_chance(self, seed: str) -> World:
        """Give the same position with another future of chance."""
        states = self._copy()
        states["chance_key"][0] = key_of(seed)
        states["chance_words"][0] = 0
        states["chance_block"][0] = 0
        return World(self.table, states, self.before, self.move, self.pasts)

    def sample(self, seat: int, random: Ints | str | int) -> World:
        """Draw a world that *seat* cannot tell from this one: unseen things dealt anew, its own past and the public one kept."""
        record = self.seen(seat).record
        if not self.is_over:
            self.table.game.redeal(record, seat, random if isinstance(random, np.ndarray) else fast_random(random)[0])
        return World.of(self.table, record, {viewer: self.past(viewer) for viewer in (seat, SPECTATOR)})

    def forget(self) -> World:
        """Give the same position as the beginning of everybody's past."""
        return World(self.table, self.states)


def _unpickled(table: Table, data: bytes, pasts: dict[int, bytes]) -> World:
    return World.of(table, table.game.State.from_bytes(data), pasts)
