"""The server's clock: it never jumps, and it can run fast to try out a week of correspondence."""

from __future__ import annotations

import time


class ServerClock:
    """Time since 1970 as the server counts it."""

    def __init__(self, speed: float = 1.0) -> None:
        self.speed = speed
        self._base, self._mark = time.time(), time.monotonic()

    def now(self) -> float:
        """Give the time, in thousandths: nobody plays faster, and what is kept of a match is small."""
        return round(self._base + (time.monotonic() - self._mark) * self.speed, 3)

    def begin_after(self, at: float) -> None:
        """Never count a time that was counted before (a fast clock, or a computer whose clock was set back)."""
        if self.now() < at:
            self._base, self._mark = at, time.monotonic()

    def seconds(self, ahead: float) -> float:
        """Give the real seconds until the clock has gone on by *ahead*."""
        return max(0.0, ahead / self.speed)
