"""One game between bots, and what is remembered of it."""

from __future__ import annotations

import time
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, Self

import msgspec

from tidetable.bots import Bot, make_bot, name_and_budget
from tidetable.bots.levels import LEVELS
from tidetable.core.registry import load

if TYPE_CHECKING:
    from tidetable.arena.fixtures import Fixture
    from tidetable.core.game import Game
    from tidetable.core.record import Record


Count = Annotated[int, msgspec.Meta(ge=0)]
Seconds = Annotated[float, msgspec.Meta(ge=0)]
Paid = Annotated[float, msgspec.Meta(ge=0, le=1)]


class Result(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How a fixture ended, and what it cost."""

    id: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{16}$")]
    game: str
    lineup: tuple[str, ...]
    deal: str
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    reason: str
    turns: Count
    moves: tuple[Count, ...]  # decisions of every seat ...
    seconds: tuple[Seconds, ...]  # ... and the time it thought
    paid: tuple[Paid, ...] = ()  # where the game says itself what its end is worth: 0 the least, 1 the most it pays

    def share(self, seat: int) -> float:
        """Give a seat's share of the win: 1 alone, a part if it is shared, else 0."""
        return 1 / self.ranks.count(1) if self.ranks[seat] == 1 else 0.0

    def ahead(self, one: int, other: int) -> float:
        """Say how far a seat came out before another: 1 or 0 by their places, or between them by what a game pays of its own."""
        if self.paid:
            return 0.5 + (self.paid[one] - self.paid[other]) / 2
        return (self.ranks[one] < self.ranks[other]) + 0.5 * (self.ranks[one] == self.ranks[other])

    def to_json(self) -> dict[str, Any]:
        """Give it as plain data."""
        found: dict[str, Any] = msgspec.to_builtins(self)
        return found

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Self:
        """Read it back."""
        return msgspec.convert(data, cls)


@cache
def warm(game: str, name: str, seats: int) -> None:
    """Let a bot decide once where it does not count: the first time compiles, which is no thinking."""
    loaded = load(game)
    wanted, _ = name_and_budget(game, name)
    state = loaded.start(seats, "warm")
    seen = loaded.see(state, loaded.waiting_seats(state)[0])
    make_bot(loaded, f"{wanted}@2" if wanted in LEVELS else wanted, "warm").choose(seen)


def play(fixture: Fixture) -> Result:
    """Play a fixture: every bot is given what its seat sees, and nothing else."""
    game = load(fixture.game)
    seats = len(fixture.lineup)
    bots: list[Bot] = [make_bot(game, name, fixture.bot_seed(seat)) for seat, name in enumerate(fixture.lineup)]
    state = game.start(seats, fixture.deal, fixture.options)
    for name in set(fixture.lineup):
        warm(fixture.game, name, seats)
    moves, seconds = [0] * seats, [0.0] * seats
    while state.waiting:
        seat = game.waiting_seats(state)[0]
        seen = game.see(state, seat)
        begin = time.perf_counter()
        action = bots[seat].choose(seen)
        seconds[seat] += time.perf_counter() - begin
        moves[seat] += 1
        game.decide(state, seat, action)
    outcome = game.standing(state)
    return Result(
        fixture.id, fixture.game, fixture.lineup, fixture.deal, outcome.scores, outcome.ranks, outcome.reason.id,
        int(state.turns), tuple(moves), tuple(round(spent, 4) for spent in seconds), paid_by(game, state),
    )  # fmt: skip


def paid_by(game: Game, state: Record) -> tuple[float, ...]:
    """Give what the end of a game with a payoff of its own is worth to each seat, from 0 to 1; nothing for other games."""
    least, most = game.stakes
    if least == most:
        return ()
    return tuple(round(float(paid - least) / (most - least), 6) for paid in game.payoffs(state))
