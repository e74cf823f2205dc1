"""The figures as people read them: docs/performance-server.md, made from docs/performance-server.json."""

from __future__ import annotations

import json
import os
import platform
import time
from pathlib import Path
from typing import Any

DOCS = Path(__file__).parents[2] / "docs"
Figures = dict[str, dict[str, Any]]


def machine() -> dict[str, Any]:
    """Say on what was measured."""
    names = [
        line.split(":", 1)[1].strip() for line in Path("/proc/cpuinfo").read_text().splitlines() if line.startswith("model name")
    ]
    return {"processor": names[0] if names else platform.machine(), "cores": os.cpu_count(), "python": platform.python_version(),
            "load_before": [round(value, 2) for value in os.getloadavg()], "day": time.strftime("%Y-%m-%d")}  # fmt: skip


def write_report(figures: Figures, *, write: bool) -> str:
    """Write the JSON and the page; give the page."""
    whole = {"machine": machine(), "figures": figures}
    page = text_of(whole)
    if write:
        (DOCS / "performance-server.json").write_text(json.dumps(whole, indent=1) + "\n")
        (DOCS / "performance-server.md").write_text(page)
    return page


PAGE = """# How the table server performs

Measured on {day} with `python -m bench.load.run` on {cores} cores ({processor}), Python {python}:
the server on one core, the generator on the other. The clients really play all four games and check every view they are sent
(nothing missed, nothing twice, the right eyes, legal actions exactly when asked). The model is open: every action has its planned
moment, and a late server does not slow the plan down. The server stores every event on the disk (SQLite, full synchronisation)
before it tells anybody.

{summary}

## The knee

Actions a second are raised until, twice in a row, the 99th percentile from the planned moment to the opponent's view passes 100 ms
or fewer actions than planned get through. The boardgame.io server (npm, as it comes: everything in memory, nothing stored) meets
the same clients with a game whose state is about as large as our views. It does less for an action: it stores nothing, sends no
legal actions and no story, and its game has no rules to speak of.

| server | actions a second | p50 ms | p99 ms | most ms | CPU ms an action | server's core | generator late p99 ms |
|---|---|---|---|---|---|---|---|
{steps}

## Beside boardgame.io, and where the milliseconds go

Both servers in the same minutes, in turns, 200 tables of two, the medians of three rounds (`bench.load.run beside pieces`,
{beside_on}). CPU is counted by the system for the whole process, so other work on the machine makes it larger, for both.

| actions a second | Tidetable: CPU ms an action | boardgame.io | times | Tidetable: p50, p99 ms | boardgame.io | median message |
|---|---|---|---|---|---|---|
{beside}

The pieces of an action, each alone, and the least that could do the same:

| piece | CPU ms |
|---|---|
{pieces}

What is left of the figures above is the way between them: the loop that wakes for a socket, a commit and two outboxes, and what a
server does in every second whether anybody plays or not. The least for storing an action and telling two seats (rules, undo, two
messages, a bare commit, the thread, the socket) is {least} ms, about what boardgame.io takes in all: 1.2 times that leaves
little room while actions are stored one by one. What an action costs in calls, statements and bytes is held by
`tests/server/test_budget.py`.

## Pictures and records

What it costs to make the messages that tell both seats of one decision, and how long a message is: as a picture, which programs
are sent, and as a record, which the page is sent (docs/protocol.md). At most 600 bytes are wanted for the median of a record.

| game | pictures: CPU ms a decision | median bytes | most | records: CPU ms a decision | median bytes | most |
|---|---|---|---|---|---|---|
{messages}
"""


def text_of(whole: dict[str, Any]) -> str:
    """Put the figures into tables."""
    figures = whole["figures"]
    steps = [*_steps("Tidetable", figures.get("knee", {})), *_steps("boardgame.io", figures.get("peer", {}))]
    told = "\n".join(_messages(figures.get("messages", {})))
    beside, pieces = figures.get("beside", {}), figures.get("pieces", {})
    more = {
        "beside": "\n".join(_beside(rate, both) for rate, both in beside.items() if rate.isdigit()),
        "beside_on": beside.get("on", whole["machine"]["day"]),
        "pieces": "\n".join(f"| {name} | {value} |" for name, value in pieces.items()),
        "least": round(sum(value for name, value in pieces.items() if name not in DEARER), 2),
    }
    return PAGE.format(**whole["machine"], **more, summary="\n".join(_summary(figures)), steps="\n".join(steps), messages=told)


DEARER = ("a commit of one", "… of 4 together, each")  # than the least that could do the same


def _beside(rate: str, both: dict[str, Any]) -> str:
    ours, theirs = both["tidetable"], both["boardgame.io"]
    cpu, waits = "server_cpu_ms_per_action", "{p50_ms}, {p99_ms}"
    told = (rate, ours[cpu], theirs[cpu], both["times"], waits.format(**ours), waits.format(**theirs), ours["message_median_bytes"])
    return f"| {' | '.join(str(value) for value in told)} |"


def _messages(games: dict[str, Any]) -> list[str]:
    measured = {game: ways for game, ways in games.items() if game != "failed"}
    return [f"| {game} | {_told(ways['pictures'])} | {_told(ways['records'])} |" for game, ways in measured.items()]


def _told(figures: dict[str, Any]) -> str:
    return f"{figures['cpu_ms']} | {figures['median_bytes']:,} | {figures['most_bytes']:,}"


def _summary(figures: Figures) -> list[str]:
    rows = [
        ("1,000 sockets on 500 tables, 200 actions a second: p99", "under 100 ms", _of(figures, "latency", "p99_ms", "ms")),
        ("… half of them", "", _of(figures, "latency", "p50_ms", "ms")),
        ("… the generator's own lateness, p99", "", _of(figures, "latency", "generator_late_p99_ms", "ms")),
        ("… views that did not fit", "0", _of(figures, "latency", "faults", "")),
        ("… CPU time an action", "", _of(figures, "latency", "server_cpu_ms_per_action", "ms")),
        ("… … where programs are sent pictures", "", _of(figures, "pictures", "server_cpu_ms_per_action", "ms")),
        ("… the median message to a seat", "600 bytes", _of(figures, "latency", "message_median_bytes", "bytes")),
        ("… … as a picture", "", _of(figures, "pictures", "message_median_bytes", "bytes")),
        ("knee, Tidetable", "reported", _of(figures, "knee", "knee_actions_a_second", "actions a second")),
        ("knee, boardgame.io", "beside it", _of(figures, "peer", "knee_actions_a_second", "actions a second")),
        ("a table with 1,000 spectators: p99 until a spectator sees an action", "", _of(figures, "spectators", "p99_ms", "ms")),
        ("… until the opponent sees it", "", _of(figures, "spectators", "player_p99_ms", "ms")),
        (
            "1,000 sockets lost and back within 10 s: p99 until both views are there",
            "",
            _of(figures, "storm", "both_views_p99_ms", "ms"),
        ),
        ("… the server's share of its core meanwhile", "", _of(figures, "storm", "server_core_share", "")),
        ("memory a socket", "under 60 kB", _of(figures, "memory", "bytes_a_socket", "bytes")),
        ("`tidetable serve` to its first answer, warm, the worst of five", "under 2 s", _of(figures, "start", "worst_s", "s")),
    ]
    return ["| what | wanted | measured |", "|---|---|---|", *[f"| {what} | {wanted} | {found} |" for what, wanted, found in rows]]


def _of(figures: Figures, scenario: str, name: str, unit: str) -> str:
    there = figures.get(scenario, {})
    if "failed" in there:
        return f"failed: {there['failed'][:80]}"
    return f"{there[name]:,} {unit}".strip() if there.get(name) is not None else "not measured"


def _steps(server: str, knee: dict[str, Any]) -> list[str]:
    names = ("rate", "p50_ms", "p99_ms", "max_ms", "server_cpu_ms_per_action", "server_core_share", "generator_late_p99_ms")
    return [f"| {server} | {' | '.join(str(step[name]) for name in names)} |" for step in knee.get("steps", [])]
