"""Measuring: latencies, the generator's own lateness, and what a process costs."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median


@dataclass
class Latencies:
    """Seconds from the planned moment of an action to the opponent's view; and how late the generator itself was."""

    seen: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)  # bytes of the messages that tell a seat what happened
    late: list[float] = field(default_factory=list)  # sent after plan although the table was ready: the generator's fault
    blocked: int = 0  # the table was still busy with the last action at the planned moment: the server's
    faults: list[str] = field(default_factory=list)

    def clear(self) -> None:
        """Begin anew, with the same clients."""
        self.blocked = 0
        for kept in (self.seen, self.sizes, self.late, self.faults):
            kept.clear()

    def summary(self) -> dict[str, float | int]:
        """Give the figures in milliseconds."""
        return {
            "actions": len(self.seen),
            "p50_ms": at(self.seen, 0.5),
            "p95_ms": at(self.seen, 0.95),
            "p99_ms": at(self.seen, 0.99),
            "max_ms": at(self.seen, 1.0),
            "generator_late_p99_ms": at(self.late, 0.99),
            "message_median_bytes": int(median(self.sizes)) if self.sizes else 0,
            "blocked": self.blocked,
            "faults": len(self.faults),
        }


def at(values: list[float], share: float) -> float:
    """Give a percentile in milliseconds."""
    if not values:
        return float("nan")
    ordered = sorted(values)
    return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1)


def cpu_seconds(*pids: int) -> float:
    """Give the processor time of processes together, their ended children not counted."""
    stats = [Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split() for pid in pids]
    return sum(int(parts[11]) + int(parts[12]) for parts in stats) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> int:
    """Give the resident bytes of a process."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def machine_busy() -> float:
    """Give the processor seconds all processes of the machine have used."""
    user, nice, system, *_ = (int(part) for part in Path("/proc/stat").read_text().splitlines()[0].split()[1:])
    return (user + nice + system) / os.sysconf("SC_CLK_TCK")
