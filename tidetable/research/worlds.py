"""One game as a value: what OpenSpiel, PettingZoo and Gymnasium play on.

A world never changes; a decision gives the next one. So a copy is the world itself, and search trees cost only what differs.
Each world remembers the one before it, which is how a seat's whole past (its information state) is known when somebody asks.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, Self

import numpy as np

from tidetable.core.chance import fast_random, key_of
from tidetable.core.journal import NO_JOURNAL
from tidetable.core.record import MAX_SEATS, SPECTATOR
from tidetable.games import load
from tidetable.research.loops import Loops

if TYPE_CHECKING:
    from collections.abc import Mapping

    import numpy.typing as npt

    from tidetable.core.game import Game
    from tidetable.core.record import Ints, Record

START = b"the game begins"


@dataclass(frozen=True, eq=False)
class Table:
    """A game with its seats and options: where worlds come from."""

    game: Game
    seats: int
    options: Mapping[str, Any]

    @classmethod
    def of(cls, game: str | Game, seats: int | None = None, options: Mapping[str, Any] | None = None) -> Table:
        """Set a table; without a number the smallest that the game has."""
        loaded = load(game) if isinstance(game, str) else game
        chosen = seats if seats is not None else min(loaded.card.seats)
        loaded.card.check_seats(chosen)
        return cls(loaded, chosen, loaded.card.complete(options or {}, chosen))

    @cached_property
    def loops(self) -> Loops:
        """The compiled functions of research for this game."""
        return Loops(self.game)

    @cached_property
    def longest(self) -> int:
        """No game at this table takes more decisions."""
        return self.game.longest(self.seats, self.options)

    def deal(self, seed: str | int) -> World:
        """Begin a game."""
        return World(self, self.game.start(self.seats, seed, self.options))

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle by name: rules are not pickled."""
        return Table.of, (self.game.id, self.seats, dict(self.options))


@dataclass(frozen=True, eq=False)
class World:
    """A position, and how it came about."""

    table: Table
    record: Record
    before: World | None = None
    move: tuple[int, int] | None = None  # the seat that decided, and its action
    _pasts: dict[int, bytes] = field(default_factory=dict)  # by seat: a digest of everything it has seen and done

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """Give itself: worlds do not change."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the position and the digests of the past, not the whole past."""
        pasts = {seat: self.past(seat) for seat in [*range(self.table.seats), SPECTATOR]}
        return _unpickled, (self.table, self.record.to_bytes(), pasts)

    # Asking

    @cached_property
    def waiting(self) -> tuple[int, ...]:
        """The seats that must decide now; nobody once the game is over."""
        return tuple(self.table.game.waiting_seats(self.record))

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return not self.waiting

    def mask(self, seat: int) -> npt.NDArray[np.bool_]:
        """Mark the legal actions of *seat*."""
        return self.table.game.mask(self.record, seat)

    def legal(self, seat: int) -> list[int]:
        """List the legal actions of *seat*."""
        return self.table.game.legal(self.record, seat)

    @cached_property
    def rewards(self) -> list[float]:
        """What each seat wins or loses: everyone stakes one, the winners share what the others lose; zero before the end."""
        rewards = np.zeros(MAX_SEATS, np.float64)
        if self.is_over:
            self.table.loops.pay(self.record, np.zeros(MAX_SEATS, np.int32), np.zeros(MAX_SEATS, np.int32), rewards)
        return rewards[: self.table.seats].tolist()  # type: ignore[no-any-return]

    def hidden(self, seat: int) -> Record:
        """Give the record as *seat* may know it."""
        return self.table.game.hidden(self.record, seat)

    def observation(self, seat: int, planes: Ints | None = None) -> npt.NDArray[np.float32]:
        """Write what *seat* sees, as the game's planes, into *planes* or a new array."""
        found = np.zeros(self.table.loops.seeing.size, np.float32) if planes is None else planes
        self.table.loops.observe(self.hidden(seat), seat, found)
        return found

    def past(self, seat: int) -> bytes:
        """Digest all that *seat* has seen and done so far: two worlds agree in it if and only if the seat cannot tell them apart."""
        chain, world = [], self
        while seat not in world._pasts:
            chain.append(world)
            if world.before is None:
                break
            world = world.before
        digest = world._pasts.get(seat, START)
        for later in reversed(chain):
            own = b"%d" % later.move[1] if later.move and later.move[0] == seat else b"-"
            digest = hashlib.blake2b(digest + own + later.hidden(seat).to_bytes(), digest_size=16).digest()
            later._pasts[seat] = digest
        return digest

    # Going on

    def decide(self, seat: int, action: int) -> World:
        """Carry out a legal action."""
        record = self.record.twin()
        self.table.game.apply(record, seat, action, NO_JOURNAL)
        return World(self.table, record, self, (seat, action))

    def takes_chance(self, after: World) -> bool:
        """Tell whether the way to the next world took words from the game's generator."""
        return bool(self.record.chance_words != after.record.chance_words)

    def with_chance(self, seed: str) -> World:
        """Give the same position with another future of chance."""
        record = self.record.twin()
        record.chance_key[:] = key_of(seed)
        record.chance_words = 0
        record.chance_block[:] = 0
        return World(self.table, record, self.before, self.move, self._pasts)

    def sample(self, seat: int, random: Ints | str | int) -> World:
        """Draw a world that *seat* cannot tell from this one: unseen things dealt anew, its own past kept."""
        record = self.hidden(seat)
        if not self.is_over:
            self.table.game.redeal(record, seat, random if isinstance(random, np.ndarray) else fast_random(random)[0])
        return World(self.table, record, None, None, {seat: self.past(seat)})

    def forget(self) -> World:
        """Give the same position as the beginning of everybody's past."""
        return World(self.table, self.record)


def _unpickled(table: Table, data: bytes, pasts: dict[int, bytes]) -> World:
    return World(table, table.game.State.from_bytes(data), None, None, pasts)
