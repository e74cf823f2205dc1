"""A hint, in steps: where to look, the move, and why. All of it from what the seat that asks may know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from tidetable.bots.coach.looking import Looker, Worth
from tidetable.bots.players import check_asked

if TYPE_CHECKING:
    from tidetable.core.game import Game
    from tidetable.core.seen import Seen
    from tidetable.core.words import Message, Words

WORLDS = 12  # deals that could be true, in which it is looked what an action does at once
CLOSE = 2.0  # standard errors within which two actions are called equally good


@dataclass(frozen=True)
class Hint:
    """What the coach would do, how sure it is, and what follows at once."""

    seen: Seen
    action: int
    worth: Worth
    other: tuple[int, Worth] | None  # the next best action
    points: tuple[int, ...]  # by seat: what the action changes in the score, where it does so in every deal that could be true
    reply: tuple[int, int] | None  # (seat, action): the next decision of somebody else that is expected

    @property
    def target(self) -> dict[str, Any]:
        """What is clicked for the action: where to look."""
        return self.seen.game.Decision.target(self.action)

    @property
    def ahead(self) -> float | None:
        """How much better it is than the next best; None if there is no other."""
        return self.worth.chance - self.other[1].chance if self.other else None

    @property
    def is_close(self) -> bool:
        """Whether the next best action may be as good."""
        if not self.other:
            return False
        return self.worth.chance - self.other[1].chance < CLOSE * float(np.hypot(self.worth.error, self.other[1].error))

    def messages(self, words: Words) -> list[Message]:
        """Give the hint as sentences of the catalogue: the move, how sure, why."""
        say = self.seen.game.Decision.message
        told: list[Message] = [("coach-move", {"action": words.say(say(self.action))})]
        told.append(("coach-chance", {"chance": _hundredths(self.worth.chance), "error": max(_hundredths(self.worth.error), 1)}))
        if self.other:
            other = {"other": words.say(say(self.other[0]))}
            told.append(
                ("coach-close", other)
                if self.is_close
                else ("coach-clear", other | {"points": max(_hundredths(self.ahead or 0.0), 1)})
            )
        told += self._points(words)
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


def hint(seen: Seen, passes: int | None = None, seed: str | int = 0) -> Hint:
    """Advise the seat that is asked.

    >>> import tidetable
    >>> match = tidetable.start("fish_n_stones", seed=7)
    >>> hint(match.seen(0), passes=200).action in match.seen(0).legal
    True
    """
    check_asked(seen)
    looker = Looker(seen.game, int(seen.record.seats), passes, seed)
    look = looker.look(seen)
    line = look.line
    others = [(action, worth) for action, worth, _passes in looker.opinions(seen) if action != look.best]
    other = max(others, key=lambda one: one[1].chance - one[1].error, default=None)
    reply = next(((seat, action) for seat, action in line[1:] if seat != seen.viewer and not _is_secret(seen.game, action)), None)
    return Hint(seen, look.best, look.before, other, points_at_once(seen, look.best), reply)


def _is_secret(game: Game, action: int) -> bool:
    return bool(game.rules["is_secret"](action))


def points_at_once(seen: Seen, action: int) -> tuple[int, ...]:
    """Say what an action changes in every seat's score, as far as it does so whatever the viewer cannot know."""
    found = set()
    for world in range(WORLDS):
        state = seen.possible(f"hint {world}")
        before = seen.game.see(state, seen.viewer).standing()
        seen.game.carry_out(state, seen.viewer, action)
        after = seen.game.see(state, seen.viewer).standing()
        found.add(tuple(after[seat] - before[seat] for seat in before))
    return found.pop() if len(found) == 1 else (0,) * int(seen.record.seats)


def _hundredths(share: float) -> int:
    return round(100 * share)
