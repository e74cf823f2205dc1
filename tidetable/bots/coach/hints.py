"""A hint, in steps: where to look, the move, and why. All of it from what the seat that asks may know."""

import math
from dataclasses import dataclass, replace
from typing import Any

from tidetable.bots.coach.ahead import Ahead, ahead
from tidetable.bots.coach.features import features_of, reasons
from tidetable.bots.coach.looking import Look, Looker, Worth
from tidetable.bots.coach.method import METHOD
from tidetable.bots.players import asked_seat
from tidetable.core.match import Match
from tidetable.core.seen import Seen
from tidetable.core.words import Message, Words


@dataclass(frozen=True)
class Hint:
    """What the coach would do, how sure it is, and what follows at once."""

    seen: Seen
    action: int
    worth: Worth  # of the first look, which is what was measured
    beside: Look | None  # the next best action, looked at again beside it
    ahead: Ahead  # what follows at once
    reasons: tuple[Message, ...]  # what it does that the next best does not, first; from the features of the game

    def __repr__(self) -> str:
        """Name it in a line."""
        return f"<hint for seat {self.seen.viewer}: {self.seen.game.Decision.text(self.action)}, {self.worth.chance:.0%}>"

    @property
    def points(self) -> tuple[int, ...]:
        """By seat: what the action changes in the score, where it does so in every deal that could be true."""
        return self.ahead.points

    @property
    def reply(self) -> tuple[int, int] | None:
        """The next decision of somebody else that is expected, as (seat, action)."""
        return self.ahead.reply

    @property
    def target(self) -> dict[str, Any]:
        """What is clicked for the action: where to look."""
        return self.seen.game.Decision.target(self.action)

    @property
    def other(self) -> tuple[int, Worth] | None:
        """The next best action."""
        if self.beside is None:
            return None
        return self.beside.played, Worth(max(self.worth.chance - self.beside.loss, 0.0), self.beside.after.error)

    @property
    def gap(self) -> float | None:
        """How much better it is than the next best; None if there is no other."""
        return self.beside.loss if self.beside else None

    @property
    def is_close(self) -> bool:
        """Whether the next best action may be as good."""
        if self.beside is None:
            return False
        return self.beside.loss < METHOD.close * math.hypot(self.beside.before.error, self.beside.after.error)

    def messages(self, words: Words) -> list[Message]:
        """Give the hint as sentences of the catalogue: the move, why, how sure, what comes next."""
        say = self.seen.game.Decision.message
        told: list[Message] = [("coach-move", {"action": words.say(say(self.action))})]
        told += [("coach-wins", {})] if self.ahead.won else [*self._points(words), *(_listed(one) for one in self.reasons)]
        told.append(("coach-chance", {"chance": _hundredths(self.worth.chance), "error": max(_hundredths(self.worth.error), 1)}))
        if self.other:
            other = {"other": words.say(say(self.other[0]))}
            told.append(
                ("coach-close", other)
                if self.is_close
                else ("coach-clear", other | {"points": max(_hundredths(self.gap or 0.0), 1)})
            )
        if self.reply:
            told.append(("coach-reply", {"who": words.seat_name(self.reply[0]), "action": words.say(say(self.reply[1]))}))
        return told

    def _points(self, words: Words) -> list[Message]:
        own = self.points[self.seen.viewer]
        told: list[Message] = [("coach-gain" if own > 0 else "coach-cost", {"points": abs(own)})] if own else []
        for seat, points in enumerate(self.points):
            if seat != self.seen.viewer and points < 0:
                told.append(("coach-hurt", {"who": words.seat_name(seat), "points": -points}))
        return told


def hint(asked: Match | Seen, passes: int | None = None, seed: str | int = 0) -> Hint:
    """Advise a seat from what it sees, or who is to decide in a match.

    >>> import tidetable
    >>> match = tidetable.start("fish_n_stones", seed=7)
    >>> hint(match, passes=200).action in match.seen(0).legal
    True
    """
    seen = asked_seat(asked)
    looker = Looker(seen.game, int(seen.record.seats), passes, seed)
    look = looker.look(seen)
    others = [(action, worth) for action, worth, _passes in looker.opinions(seen) if action != look.best]
    other = max(others, key=lambda one: one[1].chance - one[1].error, default=None)
    beside = _set_beside(looker, seen, look.best, other[0]) if other else None
    action = beside.best if beside else look.best
    follows = ahead(looker, seen, action)
    return Hint(seen, action, look.before, beside, follows, why(looker, seen, follows, beside.played if beside else None))


def _set_beside(looker: Looker, seen: Seen, best: int, other: int) -> Look:
    """Look at the next best as if it had been played: what is said to be clear has been looked at again."""
    beside = looker.look(seen, other)
    return replace(beside, played=other if beside.best == best else best)


def why(looker: Looker, seen: Seen, follows: Ahead, other: int | None) -> tuple[Message, ...]:
    """Say what speaks for a move, and not for the *other*: nothing where it ends the game, for then all is told."""
    sheet = features_of(seen.game)
    if follows.over or not sheet.features:
        return ()
    instead = [] if other is None else ahead(looker, seen, other).pictures
    moves = follows.pictures, instead
    return tuple(reasons(seen.game.id, sheet, seen.viewer, int(seen.record.seats), seen.view, moves))


def _listed(message: Message) -> Message:
    """Tell several things as one list."""
    name, said = message
    return name, {key: ", ".join(map(str, value)) if isinstance(value, list) else value for key, value in said.items()}


def _hundredths(share: float) -> int:
    return round(100 * share)
