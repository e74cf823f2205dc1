"""What follows a move at once, in deals that could be true: the table after it, and the answer that is expected."""

from collections import Counter
from dataclasses import dataclass
from typing import Any

from tidetable.bots.coach.features import features_of
from tidetable.bots.coach.looking import Looker
from tidetable.core.game import Game
from tidetable.core.record import Record
from tidetable.core.seen import Seen

WORLDS = 6  # deals that could be true
GLANCE = 40  # passes for a decision that is only expected
LONGEST = 6  # decisions of one deed: take, pay, pay, place ...


@dataclass(frozen=True)
class Ahead:
    """What a move leads to, as who makes it will see it."""

    pictures: list[dict[str, Any]]  # by deal
    points: tuple[int, ...]  # by seat: what it changes in the score, where it does so in every deal
    won: bool  # it ends the game, won, in every deal
    over: bool  # it ends the game in some deal
    reply: tuple[int, int] | None  # (seat, action): what most expect somebody else to decide next


def ahead(looker: Looker, seen: Seen, action: int) -> Ahead:
    """Carry out *action*, and what belongs to it, in some deals."""
    game, viewer = seen.game, seen.viewer
    rests = features_of(game).rests
    pictures, points, winners, replies = [], set(), [], []
    for number in range(WORLDS):
        state = seen.possible(f"hint {number}")
        before = game.see(state, viewer).standing()
        game.carry_out(state, viewer, action)
        finish(looker, game, state, viewer, rests)
        after = game.see(state, viewer)
        pictures.append(after.view)
        points.add(tuple(after.standing()[seat] - before[seat] for seat in before))
        winners.append(None if state.waiting else looker.result(state)[viewer])
        replies.append(_reply(looker, game, state, viewer))
    same = points.pop() if len(points) == 1 else (0,) * int(seen.record.seats)
    won = all(share is not None and share > 1 / len(same) for share in winners)
    return Ahead(pictures, same, won, any(share is not None for share in winners), _most(replies))


def finish(looker: Looker, game: Game, state: Record, viewer: int, rests: Any) -> None:
    """Take the decisions of a seat that still belong to what it has begun."""
    for _ in range(LONGEST):
        seen = game.see(state, viewer)
        if not seen.is_asked or seen.view.get("phase") in rests:
            return
        game.carry_out(state, viewer, looker.glance(seen, GLANCE))


def _reply(looker: Looker, game: Game, state: Record, viewer: int) -> tuple[int, int] | None:
    waiting = game.waiting_seats(state)
    if not waiting or viewer in waiting:
        return None
    action = looker.glance(game.see(state, waiting[0]), GLANCE)
    return None if game.rules["is_secret"](action) else (waiting[0], action)


def _most(replies: list[tuple[int, int] | None]) -> tuple[int, int] | None:
    """Give the answer expected in most deals; none, where they differ too much."""
    reply, count = Counter(replies).most_common(1)[0]
    return reply if 2 * count > len(replies) else None
