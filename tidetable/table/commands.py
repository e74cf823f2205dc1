"""What a person may ask of a table, as data: the commands of the protocol (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Key = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[^\x00-\x1f\x7f]+$")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=3)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
Word = Annotated[str, msgspec.Meta(max_length=64)]


class Command(msgspec.Struct, frozen=True, tag_field="type"):
    """The base of all commands: the client's own id makes a command that comes twice happen once."""

    id: Key


class SeatCommand(Command, frozen=True, tag_field="type"):
    """A command for a seat that the sender holds."""

    seat: SeatNumber


class Act(SeatCommand, frozen=True, tag_field="type", tag="act"):
    """Decide: an action by number or by its text; *n* is the newest event the person knew."""

    n: Number
    action: Number | Word


class Undo(SeatCommand, frozen=True, tag_field="type", tag="undo"):
    """Take back my last decision, or go to the start of my turn."""

    n: Number
    to: Literal["step", "turn"] = "step"


class Ask(SeatCommand, frozen=True, tag_field="type", tag="ask"):
    """Ask the others for a pause, or to end without a result."""

    what: Literal["pause", "abandon"]


class Answer(SeatCommand, frozen=True, tag_field="type", tag="answer"):
    """Agree to what is being asked, or not."""

    yes: bool


class Resume(SeatCommand, frozen=True, tag_field="type", tag="resume"):
    """End a pause."""


class Resign(SeatCommand, frozen=True, tag_field="type", tag="resign"):
    """Give up."""


class Takeover(SeatCommand, frozen=True, tag_field="type", tag="takeover"):
    """Let a bot play for me for a while."""

    bot: Word


class Takeback(SeatCommand, frozen=True, tag_field="type", tag="takeback"):
    """Play myself again."""


class Claim(SeatCommand, frozen=True, tag_field="type", tag="claim"):
    """Use that another seat is away."""

    of: SeatNumber
    what: Literal["bot", "win"]


class Salt(SeatCommand, frozen=True, tag_field="type", tag="salt"):
    """Add my part to the deal."""

    salt: Annotated[str, msgspec.Meta(max_length=64)]


class ChangeSettings(Command, frozen=True, tag_field="type", tag="settings"):
    """Change what the host may change during a match."""

    chat: bool


AnyCommand = Act | Undo | Ask | Answer | Resume | Resign | Takeover | Takeback | Claim | Salt | ChangeSettings
