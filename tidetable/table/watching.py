"""What a table shows to those who watch: how far behind they are, and whether they see all hands then.

>>> Watching("time", seconds=60).check(rated=False)
>>> Watching("time", seconds=60, hands=True).check(rated=False)
Traceback (most recent call last):
    ...
tidetable.core.errors.BadSetup: those who watch see all hands 300 seconds or 20 decisions later at the earliest
"""

from __future__ import annotations

from typing import Literal

import msgspec

from tidetable.core.errors import BadSetup

Holding = Literal["none", "time", "decisions", "end"]
LONGEST = 86_400  # seconds
MOST = 200  # decisions
HANDS_AFTER = 300  # seconds after which hands may be seen ...
HANDS_BEHIND = 20  # ... or decisions


class Watching(msgspec.Struct, frozen=True, omit_defaults=True):
    """How far behind those are who watch, and whether they see all hands then."""

    delay: Holding = "none"
    seconds: float = 0
    decisions: int = 0
    hands: bool = False  # at the end everybody sees them in any case

    @property
    def is_behind(self) -> bool:
        """Whether anything is held back."""
        return self.delay != "none"

    def check(self, *, rated: bool) -> None:
        """Refuse a delay that is none, or one so short that hands seen by a friend would still help somebody."""
        if self.delay == "time" and not 1 <= self.seconds <= LONGEST:
            raise BadSetup(f"those who watch are 1 to {LONGEST} seconds behind, not {self.seconds:g}")
        if self.delay == "decisions" and not 1 <= self.decisions <= MOST:
            raise BadSetup(f"those who watch are 1 to {MOST} decisions behind, not {self.decisions}")
        if not self.hands or self.delay == "end":
            return
        if rated:
            raise BadSetup("at a rated table hands are shown after the end")
        late = (self.delay == "time" and self.seconds >= HANDS_AFTER) or (
            self.delay == "decisions" and self.decisions >= HANDS_BEHIND
        )
        if not late:
            raise BadSetup(f"those who watch see all hands {HANDS_AFTER} seconds or {HANDS_BEHIND} decisions later at the earliest")
