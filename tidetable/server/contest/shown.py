"""What is shown of a tournament: standings with what decided, the tables of a round, and what concerns whoever asks."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Any

import msgspec

from tidetable.server.contest.terms import Entry, Terms
from tidetable.server.storage.tournaments import Board, Entered, Played, Tournament, Whole
from tidetable.table.clocks import Clock
from tidetable.tournament.field import WIN, Format
from tidetable.tournament.pairing import rounds_of
from tidetable.tournament.standings import TIE_BREAKS, UNITS, TieBreak, decided_by, standings

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from tidetable.server.storage.tournaments import Tournaments

KEPT = 64  # tournaments whose standings are kept


class TournamentInfo(msgspec.Struct, frozen=True):
    """A tournament in a list."""

    id: str
    name: str
    about: str | None
    format: Format
    game: str
    seats: int
    options: dict[str, Any]
    clock: Clock
    rounds: int  # of Swiss
    minutes: float  # of an arena
    rated: bool
    most: int
    entry: Entry
    fill: bool
    show_up: float
    pause: float
    state: str
    created: float
    begins: float | None
    started: float | None
    ended: float | None
    players: int
    yours: bool  # whether you organise it
    entered: bool  # whether you play along


class Place(msgspec.Struct, frozen=True):
    """How somebody stands."""

    place: int
    number: int
    name: str | None
    points: float
    played: int
    wins: int
    breaks: list[float]  # as ``tie_breaks`` names them
    decided: TieBreak | None  # what put the one before, with equal points, above
    alive: bool
    here: bool
    out: bool
    rating: int
    you: bool


class Player(msgspec.Struct, frozen=True):
    """Somebody at a table of a tournament."""

    number: int | None  # none: a bot
    name: str | None
    sits: bool
    absent: bool


class BoardInfo(msgspec.Struct, frozen=True):
    """A meeting: its table, and how it ended."""

    round: int
    board: int
    players: list[Player]
    table: str | None
    status: str  # bye, making, open, running, paused, over
    ranks: list[int] | None
    due: float | None  # when everybody must have sat down


class You(msgspec.Struct, frozen=True):
    """What concerns you."""

    number: int
    name: str | None
    here: bool
    out: bool
    kicked: bool
    board: BoardInfo | None  # where you play now


class TournamentPage(msgspec.Struct, frozen=True):
    """A tournament."""

    tournament: TournamentInfo
    organiser: str | None
    code: str | None  # for those who may give it on
    round: int  # the newest; 0 before the first
    of: int  # rounds there will be; 0: nobody knows
    next_at: float | None  # when the next round is paired
    ends: float | None  # when an arena pairs nobody any more
    tie_breaks: list[TieBreak]
    standings: list[Place]
    boards: list[BoardInfo]  # the newest round, and whatever else is in play
    you: You | None
    time: float


def info_of(one: Tournament, players: int, known: Collection[str], *, entered: bool) -> TournamentInfo:
    """Describe a tournament to somebody."""
    terms = {name: getattr(one.terms, name) for name in Terms.__struct_fields__}
    return TournamentInfo(
        id=one.id, **terms, state=one.state, created=one.created, begins=one.begins, started=one.started, ended=one.ended,
        players=players, yours=one.organiser in known, entered=entered,
    )  # fmt: skip


class Shown(msgspec.Struct, frozen=True):
    """A tournament with its standings, worked out once for all who look."""

    whole: Whole
    places: list[Place]
    names: dict[int, str | None]

    @classmethod
    def of(cls, whole: Whole) -> Shown:
        """Work out how everybody stands."""
        return cls(whole, places_of(whole), {one.number: one.name for one in whole.entered})

    @property
    def round(self) -> int:
        """The newest round."""
        return max((board.round for board in self.whole.boards), default=0)

    @property
    def rounds(self) -> int:
        """How many rounds there will be, as far as that is known."""
        staying = sum(not one.out for one in self.whole.entered)
        field = len(self.whole.entered) if self.whole.tournament.terms.format == "round-robin" else staying
        return max(self.round, rounds_of(self.whole.tournament.terms.setting, field))

    def shown_now(self) -> list[Board]:
        """Choose the tables that are looked at now: the newest round, and whatever else is in play."""
        newest = self.round
        return [board for board in self.whole.boards if board.round == newest or not board.meeting.is_over]

    def board(self, board: Board, played: Mapping[str, Played]) -> BoardInfo:
        """Describe a meeting."""
        table = played.get(board.table or "")
        seats = table.summary["seats"] if table else []
        sitting = [board.present[at] for at, seat in enumerate(seats) if seat["players"] or seat["bot"]]
        players = [
            Player(number, self.names.get(number) if number is not None else None, seat in sitting, seat in board.absent)
            for seat, number in enumerate(board.players)
        ]
        status = "bye" if board.meeting.is_bye else "over" if board.ranks else table.status if table else "making"
        return BoardInfo(
            board.round, board.board, players, board.table, status, list(board.ranks) if board.ranks else None, board.due
        )


def places_of(whole: Whole) -> list[Place]:
    """Say how everybody stands; before the first round, in the order of strength. Who was sent away is not there."""
    setting, people = whole.tournament.terms.setting, {str(one.number): one for one in whole.entered}
    table = standings(setting, whole.entrants, whole.meetings)
    found: list[Place] = []
    for number, row in enumerate(table):
        one = people[row.player]
        breaks = [value / UNITS.get(name, 1) for name, value in zip(TIE_BREAKS[setting.format], row.breaks, strict=True)]
        decided = decided_by(setting, table[number - 1], row) if number else None
        found.append(
            Place(
                row.place, one.number, one.name, row.points / WIN, row.played, row.wins, breaks, decided, row.alive, one.here,
                one.out, round(one.rating), you=False,
            )
        )  # fmt: skip
    return [place for place in found if place.played or not people[str(place.number)].kicked]


class Kept:
    """The tournaments somebody has looked at lately, each as it stands after its last change."""

    def __init__(self, store: Tournaments) -> None:
        self.store = store
        self._kept: OrderedDict[str, Shown] = OrderedDict()

    async def shown(self, tournament: str) -> Shown | None:
        """Give a tournament with its standings; worked out anew only where something has changed."""
        kept, now = self._kept.get(tournament), await self.store.find(tournament)
        if now is None:
            return None
        if kept is None or kept.whole.tournament.n != now.n:
            whole = await self.store.whole(tournament)
            if whole is None:
                return None
            kept = Shown.of(whole)
        self._kept[tournament] = kept
        self._kept.move_to_end(tournament)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return kept


def you_in(shown: Shown, one: Entered | None, played: Mapping[str, Played]) -> You | None:
    """Say what concerns somebody."""
    if one is None:
        return None
    mine = [board for board in shown.whole.pending if one.number in board.players]
    return You(one.number, one.name, one.here, one.out, one.kicked, shown.board(mine[-1], played) if mine else None)
