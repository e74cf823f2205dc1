"""What the doctor found."""

from __future__ import annotations

from typing import Literal

import msgspec

How = Literal["well", "note", "wrong"]
MARKS: dict[How, str] = {"well": "ok   ", "note": "note ", "wrong": "WRONG"}


class Finding(msgspec.Struct, frozen=True):
    """One thing that was looked at."""

    how: How
    what: str
    text: str

    def __str__(self) -> str:
        """Say it in a line."""
        return f"{MARKS[self.how]}  {self.what}: {self.text}"
