"""What is said: the kind of news, the table's name, the game, the names of the others. Nothing that is hidden is known here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from tidetable.core.registry import card
from tidetable.core.words import Words
from tidetable.server.told.choices import Kind

if TYPE_CHECKING:
    from collections.abc import Collection

    from tidetable.server.live.summary import Names
    from tidetable.table.seats import Seat
    from tidetable.table.table import Table


NO_SEAT = -1  # of whoever follows a table
BEGUN, ENDED = 0, 1  # marks of what is followed


class News(msgspec.Struct, frozen=True):
    """Something that concerns somebody at a table; *mark* tells it from the next of its kind."""

    kind: Kind
    table: str
    seat: int
    mark: int


class Notice(msgspec.Struct, frozen=True):
    """What leaves the server."""

    kind: str
    title: str
    text: str
    path: str  # of the page that it opens
    tag: str  # two with the same are one


def news_for(table: Table, mine: Collection[str]) -> list[News]:
    """Find what concerns somebody now. Where nobody else waits, nobody need be called."""
    if table.status == "open":
        kept = [seat for seat in table.seats if seat.open and not seat.players and set(mine) & set(seat.kept_for)]
        return [News("invited", table.id, seat.number, 0) for seat in kept]
    if table.result is not None and table.result.reason == "forfeit":  # also whoever did not come is told that it is over
        kept = [seat for seat in table.seats if set(mine) & {*seat.players, *seat.kept_for}]
        return [News("over", table.id, seat.number, 0) for seat in kept]
    own = [seat for seat in table.seats if set(mine) & set(seat.players) and seat.own_bot is None]
    others = [seat for seat in table.seats if seat.players and seat.own_bot is None and not set(mine) & set(seat.players)]
    if not own or not others or len(own) > 1:
        return []
    if table.over:
        return [News("over", table.id, own[0].number, 0)]
    asked = table.status == "running" and own[0].is_person and own[0].number in table.waiting
    return [News("turn", table.id, own[0].number, table.asked_at[own[0].number])] if asked else []


def stands(table: Table, news: News, mine: Collection[str]) -> bool:
    """Tell whether news still are."""
    return news in news_for(table, mine)


def followed_news(table: Table, mine: Collection[str], looked: float, until: float) -> list[News]:
    """Find what somebody who follows a table should know: whether it began or ended after they *looked*, *until* now.

    Neither is ever held back from those who watch. Whoever sits there, or for whom a seat is kept, is told of that in other ways.
    """
    if any(set(mine) & {*seat.players, *seat.kept_for} for seat in table.seats):
        return []
    mark, at = (ENDED, table.ended_at) if table.over else (BEGUN, table.started_at)
    return [News("followed", table.id, NO_SEAT, mark)] if at is not None and looked < at <= until else []


def notice_of(table: Table, names: Names, news: News, language: str) -> Notice:
    """Put news into words. Of the match nothing is asked but whose turn it is."""
    words = Words(language, "told")
    others = [_name(words, seat, names) for seat in table.seats if seat.number != news.seat and (seat.players or seat.kept_for)]
    said: dict[str, Any] = {"game": card(table.plan.game).name, "others": ", ".join(others), "count": len(others)}
    text = words.word("told-with", **said)
    if table.plan.name:
        text = words.word("told-at", table=table.plan.name, text=text)
    what = ("begun", "ended")[news.mark] if news.kind == "followed" else news.kind
    title = words.word(f"told-title-{what}")
    return Notice(news.kind, title, text, f"/t/{table.id}", f"{table.id}-{news.kind}")


def _name(words: Words, seat: Seat, names: Names) -> str:
    known = [name for player in (*seat.players, *seat.kept_for) if (name := names.get((seat.number, player)))]
    return known[-1] if known else words.seat_name(seat.number)


def trial(language: str) -> Notice:
    """Give what a trial says."""
    words = Words(language, "told")
    return Notice("test", words.word("told-title-test"), words.word("told-text-test"), "/me", "test")
