"""A whole match looked at again: every decision, every stroke of luck, and what each player made of it.

>>> import tidetable
>>> from tidetable.bots import bot
>>> match = tidetable.start("fish_n_stones", seed=7)
>>> while not match.is_over:
...     _ = match.play(bot(match.game, "careful").choose(match.seen(match.waiting[0])))
>>> found = tidetable.analyse(match, passes=50)
>>> len(found.decisions) == len(match.decisions)
True
>>> all(abs(player.fair + player.skill + player.luck - player.result) < 1e-9 for player in found.players)
True
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from tidetable.bots.coach.account import Account, account
from tidetable.bots.coach.looking import Look, Looker
from tidetable.bots.coach.naming import NAMES, accuracy, name_of
from tidetable.bots.coach.turns import Turn, ahead_since, turning_points
from tidetable.core.errors import BadSetup
from tidetable.core.match import Match
from tidetable.core.record import Ints, Record
from tidetable.core.seen import Seen
from tidetable.core.undo import reveals
from tidetable.core.words import Message

FORMAT, FORMAT_VERSION = "tidetable-analysis", 1
DEAL = 0  # the number of the event that dealt


@dataclass(frozen=True)
class Judged:
    """A decision as the coach sees it, through the eyes of the seat that took it."""

    n: int  # from 1 on
    seat: int
    action: int
    best: int
    before: float  # the seat's chance with the best action
    after: float  # with the one it took
    loss: float
    error: float  # of the loss
    choices: int  # how many actions there were
    line: tuple[tuple[int, int], ...]  # what was expected after the best action
    phase: str = ""  # of the game, as its facts name it ...
    asked: Message | None = None  # ... and what was asked

    @property
    def name(self) -> str | None:
        """Inaccuracy, mistake or blunder; None if there is nothing to say."""
        return name_of(self.loss, self.error)


@dataclass(frozen=True)
class ChanceEvent:
    """Something that chance, or what was hidden, brought about."""

    n: int  # the decision it followed from; 0: the deal
    luck: tuple[float, ...]  # by seat


@dataclass(frozen=True)
class Player:
    """What a player made of a match."""

    seat: int
    decisions: int  # that left a choice
    accuracy: float | None  # 0 to 1; None: nothing to decide
    fair: float
    skill: float  # chance won by the mistakes of others, less what one's own cost
    luck: float
    drawn: float  # of the luck, what chance events brought; the rest is what could not be known
    result: float  # what the match was worth in the end (or now): a win 1, a shared one its share
    named: dict[str, int]  # how many inaccuracies, mistakes and blunders


@dataclass(frozen=True)
class Analysis:
    """All that the coach has to say about a match."""

    match: Match
    passes: int
    chances: Ints  # (1 + decisions, seats): through each seat's own eyes; the last row is the result
    decisions: tuple[Judged, ...]
    events: tuple[ChanceEvent, ...]
    players: tuple[Player, ...]

    def __repr__(self) -> str:
        """Name it in a line: how well each seat has played, as far as it had to decide."""
        said = [f"seat {one.seat} {one.accuracy:.0%}" for one in self.players if one.accuracy is not None]
        return f"<analysis of {self.match.game.card.name}, {len(self.decisions)} decisions: {', '.join(said)}>"

    def to_json(self) -> dict[str, Any]:
        """Give everything as plain data; docs/coach.md says what each number means."""
        text = self.match.game.Decision.text
        return {
            "format": FORMAT,
            "version": FORMAT_VERSION,
            "game": self.match.game.id,
            "seats": self.match.seats,
            "passes": self.passes,
            "over": self.match.is_over,
            "decisions": [
                {
                    "n": one.n, "seat": one.seat, "action": text(one.action), "best": text(one.best),
                    "chance_before": round(one.before, 4), "chance_after": round(one.after, 4), "loss": round(one.loss, 4),
                    "error": round(one.error, 4), "name": one.name, "choices": one.choices,
                    "line": [[seat, text(action)] for seat, action in one.line],
                    "phase": one.phase, "kind": self.kind(one.action), "asked": one.asked,
                    "said": self.match.game.Decision.message(one.action), "better": self.match.game.Decision.message(one.best),
                }
                for one in self.decisions
            ],
            "chance_events": [{"n": one.n, "luck": [round(luck, 4) for luck in one.luck]} for one in self.events],
            "chances": self.chances.round(4).tolist(),
            "turning_points": [
                {"n": one.n, "seat": one.seat, "from": round(one.before, 4), "to": round(one.after, 4), "cause": one.cause}
                for one in self.turning_points
            ],
            "ahead_since": None if self.ahead_since is None else {"n": self.ahead_since[0], "seat": self.ahead_since[1]},
            "players": [
                {
                    "seat": one.seat, "decisions": one.decisions,
                    "accuracy": None if one.accuracy is None else round(one.accuracy, 4), "fair": one.fair, "skill": one.skill,
                    "luck": one.luck, "luck_drawn": one.drawn, "result": one.result, **one.named,
                }
                for one in self.players
            ],
        }  # fmt: skip

    def kind(self, action: int) -> str:
        """Name the kind of a decision: its verb."""
        return self.match.game.Decision.message(action)[0].removeprefix("action-")

    @property
    def turning_points(self) -> tuple[Turn, ...]:
        """The few moments at which the match changed hands, in order."""
        return turning_points(self)

    @property
    def ahead_since(self) -> tuple[int, int] | None:
        """Since which moment the winner was ahead to the end, as (moment, seat); None where nobody won alone."""
        return ahead_since(self)

    @property
    def mistakes(self) -> list[Judged]:
        """The decisions that have a name, the costliest first."""
        return sorted((one for one in self.decisions if one.name), key=lambda one: one.error - one.loss)


def analyse(
    match: Match, passes: int | None = None, *, seed: str | int = 0, progress: Callable[[int, int], None] | None = None
) -> Analysis:
    """Look at every decision of a match, through the eyes of who took it.

    *passes* is how thoroughly each moment is first looked at: half of what the strongest level thinks, and at most 400, unless it
    is given. The same match, passes and seed give the same analysis. *progress* is told how many moments are done, of how many.

    >>> import tidetable
    >>> match = tidetable.start("fish_n_stones", seed=7)
    >>> _ = match.play("cat left")
    >>> [one.seat for one in tidetable.analyse(match, passes=20).decisions]
    [0]
    """
    if not isinstance(match, Match):
        raise BadSetup(f"a match is analysed (tidetable.start, Match.from_json), not {match!r:.60}")
    if not match.decisions:
        raise BadSetup("nothing has been decided in this match yet: there is nothing to analyse")
    if passes is not None and passes < 1:
        raise BadSetup(f"an analysis needs at least one pass a moment, not {passes}")
    looker = Looker(match.game, match.seats, passes, seed)
    chances = np.zeros((len(match.decisions) + 1, match.seats))
    decisions, drawn = [], [DEAL]
    state = match.state_at(0)
    for number, decision in enumerate(match.decisions):
        seen = match.game.see(state, decision.seat)
        look = _look(looker, state, chances[number], seen, decision.action)
        decisions.append(_judged(number + 1, seen, look))
        before = state.twin()
        match.game.carry_out(state, decision.seat, decision.action)
        if reveals(match.game, before, state, decision.seat, decision.action):
            drawn.append(number + 1)
        if progress:
            progress(number + 1, len(match.decisions))
    chances[-1] = looker.result(state) if match.is_over else [looker.chance(match.seen(seat)).chance for seat in range(match.seats)]
    split = account(chances, [one.seat for one in decisions], [one.loss for one in decisions])
    events = tuple(ChanceEvent(n, tuple(map(float, split.steps[n]))) for n in drawn)
    players = tuple(_player(seat, decisions, split, events) for seat in range(match.seats))
    return Analysis(match, looker.passes, chances, tuple(decisions), events, players)


def _look(looker: Looker, state: Record, chances: Ints, seen: Seen, played: int) -> Look:
    """Write every seat's chance at a moment, and give what the one that decides should think."""
    for seat in range(looker.seats):
        if seat != seen.viewer:
            chances[seat] = looker.chance(looker.game.see(state, seat)).chance
    look = looker.look(seen, played)
    chances[seen.viewer] = look.before.chance
    return look


def _judged(n: int, seen: Seen, look: Look) -> Judged:
    chances = look.before.chance, look.after.chance
    phase = str(seen.view.get("phase", ""))
    return Judged(
        n, seen.viewer, look.played, look.best, *chances, look.loss, look.error, len(seen.legal), look.line, phase, seen.question
    )


def _player(seat: int, decisions: list[Judged], split: Account, events: tuple[ChanceEvent, ...]) -> Player:
    own = [one for one in decisions if one.seat == seat and one.choices > 1]
    named = {name: sum(one.name == name for one in own) for name, _least in NAMES}
    return Player(
        seat=seat,
        decisions=len(own),
        accuracy=accuracy([one.loss for one in own]),
        fair=split.fair,
        skill=float(split.skill[seat]),
        luck=float(split.luck[seat]),
        drawn=sum(event.luck[seat] for event in events),
        result=float(split.result[seat]),
        named=named,
    )
