"""A deal of the day as it is played: the bots' answers, worked out by the built module as every browser does.

The module thinks in WebAssembly, where numbers are the same everywhere; so whoever has the moves of the person has the whole game,
and a game that somebody hands in can be checked: every answer of the bots must be the one they give.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from tidetable.bots.levels import level
from tidetable.bots.players import Mood, think_until_settled
from tidetable.core.errors import BadSetup, BrokenRecord
from tidetable.wasm.search import BuiltSearcher

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tidetable.core.game import Game
    from tidetable.core.record import Record
    from tidetable.daily.deal import Deal

MOST_DECISIONS = 3_000  # of the person: no game has so many


@dataclass(frozen=True)
class Played:
    """A deal that was played: the person's decisions, all decisions, and how it ended."""

    deal: Deal
    own: tuple[int, ...]
    log: tuple[tuple[int, int], ...]  # (seat, action)
    scores: tuple[int, ...]
    ranks: tuple[int, ...]

    @property
    def result(self) -> str:
        """Won, shared or lost, for the person."""
        if self.ranks[self.deal.seat] > 1:
            return "lost"
        return "shared" if self.ranks.count(1) > 1 else "won"

    @property
    def order(self) -> tuple[int, int, int]:
        """What the table of the day is sorted by, the best first: the result, how far ahead, the own points."""
        own = self.scores[self.deal.seat]
        other = max(score for seat, score in enumerate(self.scores) if seat != self.deal.seat)
        return ("won", "shared", "lost").index(self.result), other - own, -own

    def to_json(self, game: Game) -> dict[str, Any]:
        """Give it as plain data."""
        return {
            **self.deal.to_json(), "result": self.result, "scores": list(self.scores), "ranks": list(self.ranks),
            "log": [[seat, game.Decision.text(action)] for seat, action in self.log],
        }  # fmt: skip


class Opponents:
    """The bots of a deal: each answers from what its seat sees, with the chance of the question."""

    def __init__(self, deal: Deal, game: Game) -> None:
        self.deal, self.game = deal, game
        self.level = replace(level(game.id, deal.bot, deal.seats), mood=Mood())
        self.searcher: Any = BuiltSearcher(game, self.level.style)

    def answer(self, state: Record, seat: int, asked: int) -> int:
        """Decide for a seat whose question stands since *asked* decisions; *state* is the table then."""
        seen = self.game.see(state, seat)
        if len(seen.legal) == 1:
            return seen.legal[0]
        self.searcher.sit_with(seen, self.deal.chance(seat, asked)[:4])
        think_until_settled(self.searcher, self.level.passes)
        return int(self.searcher.opinions()[0].action)


def play(deal: Deal, choose: Callable[[Record, int], int]) -> Played:
    """Play a deal to its end: *choose* decides for the person, from the state and how many of their decisions stand."""
    game, state = deal.start()
    bots, log, own = Opponents(deal, game), list[tuple[int, int]](), list[int]()
    since: dict[int, tuple[int, Record]] = {}  # by bot: since how many decisions its question stands, and the table then
    while state.waiting:
        waiting = game.waiting_seats(state)
        since = {seat: since.get(seat, (len(log), state.twin())) for seat in waiting}
        seat = deal.seat if deal.seat in waiting else waiting[0]
        if seat == deal.seat:
            if len(own) >= MOST_DECISIONS:
                raise BrokenRecord("this game does not end")
            action = choose(state, len(own))
            own.append(action)
        else:
            asked, then = since[seat]
            action = bots.answer(then, seat, asked)
        game.decide(state, seat, action)
        log.append((seat, action))
        del since[seat]
    outcome = game.standing(state)
    return Played(deal, tuple(own), tuple(log), tuple(outcome.scores), tuple(outcome.ranks))


def played(deal: Deal, own: Sequence[int]) -> Played:
    """Play a deal by the person's decisions; they must be legal, and lead to the end."""

    def next_of(_state: Record, number: int) -> int:
        if number >= len(own):
            raise BrokenRecord(f"the game goes on after decision {number} of the person")
        return own[number]

    found = play(deal, next_of)
    if len(found.own) < len(own):
        raise BrokenRecord(f"the game is over after decision {len(found.own)} of the person")
    return found


def par(deal: Deal) -> Played:
    """Let the same bot play the person's seat too: what the others are compared with."""
    game, _ = deal.start()
    bot = Opponents(deal, game)
    return play(deal, lambda state, number: bot.answer(state, deal.seat, number + OWN))


OWN = 1 << 16  # the bot on the person's seat has chance of its own


def by_text(deal: Deal, texts: Sequence[str]) -> Played:
    """Play a deal by the person's decisions as texts."""
    game, _ = deal.start()

    def next_of(state: Record, number: int) -> int:
        if number >= len(texts):
            raise BadSetup(f"the game goes on after {number} decisions")
        return game.number_of(state, texts[number])

    return play(deal, next_of)
