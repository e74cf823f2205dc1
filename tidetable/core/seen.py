"""What somebody sees: a hidden record that knows for whom it was made. Everything for people, bots and screens is asked of it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from tidetable.core.chance import fast_random
from tidetable.core.errors import BadSetup, BrokenRecord, seed_text
from tidetable.core.facts import FactSheet, picture
from tidetable.core.legal import listed, no_actions
from tidetable.core.record import MAX_SEATS, SPECTATOR, Ints, Record
from tidetable.core.rows import Message, unsaid
from tidetable.core.words import Words, catalogue_for

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tidetable.core.game import Game


@dataclass(frozen=True, eq=False)
class Seen:
    """A record as *viewer* may know it (a seat, SPECTATOR or ALL_SEEING). Only ``Game.see`` makes one."""

    game: Game
    record: Record
    viewer: int

    def __eq__(self, other: object) -> bool:
        """Compare what is known, and by whom."""
        return isinstance(other, Seen) and (self.game, self.viewer) == (other.game, other.viewer) and self.record == other.record

    def __hash__(self) -> int:
        """Hash what is known."""
        return hash((self.game.id, self.viewer, self.record))

    def __repr__(self) -> str:
        """Name it in a line."""
        who = "a spectator" if self.viewer == SPECTATOR else f"seat {self.viewer}" if self.viewer >= 0 else "everybody"
        return f"<{self.game.card.name} as {who} sees it, turn {int(self.record.turns)}>"

    # Deciding

    @property
    def is_asked(self) -> bool:
        """Whether the viewer must decide now."""
        return 0 <= self.viewer < int(self.record.seats) and bool(int(self.record.waiting) >> self.viewer & 1)

    @cached_property
    def choices(self) -> Ints:
        """The set of what the viewer may decide now; read-only."""
        choices = no_actions(self.game.actions)
        self.game.fast.choices_of(self.record, self.viewer, choices)
        choices.setflags(write=False)
        return choices

    @property
    def legal(self) -> list[int]:
        """What the viewer may decide now, ascending."""
        return listed(self.choices)

    def possible(self, seed: str | int) -> Record:
        """Give a complete state that could be the true one."""
        state = self.record.twin()
        self.game.fast.possible(state, self.viewer, fast_random(seed_text(seed))[0])
        return state

    def observation(self) -> Ints:
        """Give what a learner is shown, as numbers; a spectator looks from the chair of seat 0, and knows no more than before."""
        planes = np.zeros(self.game.Plane.size(), np.float32)
        self.game.observe(self.record, max(self.viewer, 0), planes)  # rules read rows of the seat: there is none for a spectator
        return planes

    # For people

    @cached_property
    def screen(self) -> Seen:
        """The same without what the table makes the viewer remember: all that a screen is sent, and enough for everything below."""
        seen = np.frombuffer(bytearray(self.record.to_bytes()), self.game.State.layout)
        self.game.fast.to_screen(seen, 0, self.game.shown, self.viewer)
        return Seen(self.game, seen[0], self.viewer)

    @cached_property
    def facts(self) -> FactSheet:
        """What a screen wants to know, as numbers."""
        sheets = np.frombuffer(bytearray(self.game.Facts.blank().to_bytes()), self.game.Facts.layout)
        self.game.fast.sheet_of(self.record, self.viewer, sheets)
        return sheets[0]  # type: ignore[no-any-return]

    @cached_property
    def view(self) -> dict[str, Any]:
        """The JSON picture of the table."""
        return {**self.game.constants, **picture(self.facts)}

    @property
    def question(self) -> Message | None:
        """What is asked of the viewer; None if nothing is."""
        if not self.is_asked:
            return None
        spoken = unsaid()
        self.game.question(self.record, self.viewer, spoken)
        return self.game.Say.read(spoken)

    def preview(self, action: int | str) -> Message | None:
        """Say what a legal action, as its number or its text, would cost or do; None where its name says all."""
        spoken = unsaid()
        self.game.preview(self.record, self.viewer, self.game.number_of(self.record, action), spoken)
        return self.game.Say.read(spoken)

    def why_not(self, action: int | str) -> Message:
        """Say why an action, as its number or its text, is not legal now."""
        game, spoken = self.game, unsaid()
        action = game.number_of(self.record, action)
        if action in self.legal:
            raise BadSetup(f'seat {self.viewer} may "{game.Decision.text(action)}" now: there is no reason against it')
        game.fast.refuse(self.record, self.viewer, action, game.Decision.phases(), int(game.Say["WHY_OTHER_PHASE"]), spoken)
        said = game.Say.read(spoken)
        if said is None:
            raise BrokenRecord(f"{game.card.name} does not say why {game.Decision.text(action)!r} is not legal")
        return said

    def drawing(self, words: Words | str = "en") -> str:
        """Draw the table for a terminal, in a language, or with the names of the seats (``Words``)."""
        return self.game.drawing(self, catalogue_for(words, self.game.id))

    def standing(self) -> Mapping[int, int]:
        """Give the scores as they would be if the game ended here, as far as the viewer knows; by seat."""
        scores, ranks = np.zeros(MAX_SEATS, np.int32), np.zeros(MAX_SEATS, np.int32)
        self.game.score(self.record, scores, ranks)
        return dict(enumerate(scores[: int(self.record.seats)].tolist()))
