"""Seats: who sits where, and who decides there now."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tidetable.table.plan import SeatPlan


@dataclass
class Seat:
    """One seat of a table."""

    number: int
    players: list[str] = field(default_factory=list)  # who may act here: one person, perhaps on several devices
    own_bot: str | None = None  # the host gave this seat to a bot
    taken_over: str | None = None  # a bot plays for the person, or stands in until somebody comes
    here: bool = False  # at the host's device
    open: bool = False  # somebody may still sit down
    kept_for: list[str] = field(default_factory=list)  # only they may, or whoever has the seat's link
    away: bool = False
    resigned: bool = False
    greeted: bool = False  # somebody who sat down late was given time
    salt: str = ""
    link: int = 0  # which of its private links holds: each new person gets a new one

    @classmethod
    def planned(cls, number: int, plan: SeatPlan) -> Seat:
        """Make a seat as the host planned it."""
        is_open = plan.kind == "open"
        players, kept_for = ([], list(plan.players)) if is_open else (list(plan.players), [])
        return cls(number, players, own_bot=plan.bot, here=plan.here, open=is_open, kept_for=kept_for)

    def is_open_to(self, player: str) -> bool:
        """Whether somebody may sit down here without the seat's link."""
        return self.open and (not self.kept_for or player in self.kept_for)

    def is_new(self, player: str) -> bool:
        """Whether somebody is neither who sits here nor for whom the seat is kept."""
        return player not in {*self.players, *self.kept_for}

    def greets(self, player: str) -> bool:
        """Whether somebody who sits down in a match is given time: once a seat, so that coming and going wins none."""
        return not self.greeted and self.is_new(player)

    @property
    def bot(self) -> str | None:
        """The bot that decides here now."""
        return self.own_bot or self.taken_over

    @property
    def is_taken(self) -> bool:
        """Whether a match could begin as far as this seat is concerned."""
        return bool(self.players or self.own_bot)

    @property
    def is_person(self) -> bool:
        """Whether a person decides here now."""
        return bool(self.players) and self.bot is None and not self.resigned

    @property
    def is_held(self) -> bool:
        """Whether the seat is a person's who has not given up, be it that a bot plays for them at the moment."""
        return bool(self.players) and self.own_bot is None and not self.resigned

    @property
    def kind(self) -> str:
        """What the seat is, for people: a person, a bot, or open."""
        if self.bot is not None:
            return "bot"
        return "person" if self.players else "open"
