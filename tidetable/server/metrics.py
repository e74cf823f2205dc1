"""What an operator can watch (Prometheus). No label names a person or a table."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.process_collector import ProcessCollector

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SLOW = (0.01, 0.05, 0.1, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self.registry = here = CollectorRegistry()
        ProcessCollector(registry=here)
        self.events = Counter("tidetable_events", "Events stored, by kind", ["kind"], registry=here)
        self.commands = Counter(
            "tidetable_commands", "Commands, by type and what became of them", ["type", "result"], registry=here
        )
        self.commit = Histogram("tidetable_commit_seconds", "From a command to its commit", buckets=FAST, registry=here)
        self.sockets = Gauge("tidetable_sockets", "Open sockets and streams", registry=here)
        self.live = Gauge("tidetable_tables_live", "Tables in memory", registry=here)
        self.resynced = Counter("tidetable_readers_resynced", "Readers who were too slow and got a fresh state", registry=here)
        self.dropped = Counter("tidetable_readers_dropped", "Readers who were let go, by reason", ["reason"], registry=here)
        self.limited = Counter("tidetable_limited", "Refusals because of a limit, by what", ["what"], registry=here)
        self.thinking = Gauge("tidetable_bots_thinking", "Bot decisions under way or queued", registry=here)
        self.thought = Histogram(
            "tidetable_bot_seconds", "Time a bot took to decide, the queue included", buckets=SLOW, registry=here
        )
        self.jobs = Gauge("tidetable_jobs_waiting", "Jobs that are due and nobody does yet, by kind", ["kind"], registry=here)
        self.late = Histogram("tidetable_job_late_seconds", "Time a bot waited for a worker", buckets=SLOW, registry=here)
        self.bot_faults = Counter("tidetable_bot_faults", "Bot decisions that failed; the default action was taken", registry=here)
        self.requests = Counter("tidetable_requests", "HTTP requests, by status", ["status"], registry=here)

    def text(self) -> bytes:
        """Give all of them in Prometheus' text format."""
        return generate_latest(self.registry)
