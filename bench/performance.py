"""docs/performance.md and its picture, written from what the measurements have found (docs/performance.json)."""

from __future__ import annotations

import json
import math
import os
import platform
import sys
from datetime import UTC, datetime
from html import escape
from pathlib import Path
from typing import Any

DOCS = Path(__file__).parents[1] / "docs"
RESULTS, PAGE, PICTURE = DOCS / "performance.json", DOCS / "performance.md", DOCS / "performance.svg"
WIDE, ROW, LEFT, RIGHT = 880, 22, 350, 110
COMPILED, NATIVE = "Tidetable, compiled loop", "OpenSpiel C++, its own loop"
SEA, SAND, DEEP = "#2a7f9e", "#b9a77a", "#123c4d"


def machine() -> str:
    """Name this machine."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text("utf-8").splitlines() if info.exists() else []
    model = next((line.split(":")[1].strip() for line in lines if line.startswith("model name")), platform.machine())
    return f"{model}, {os.cpu_count()} cores, {platform.system()} {platform.release()}, Python {platform.python_version()}"


def today() -> str:
    """Give the date."""
    return datetime.now(UTC).date().isoformat()


def load() -> dict[str, Any]:
    """Read what was found so far."""
    found: dict[str, Any] = json.loads(RESULTS.read_text("utf-8")) if RESULTS.exists() else {}
    return found


def keep(part: str, found: dict[str, Any]) -> None:
    """Keep the results of a part, and write the page and the picture anew."""
    results = load() | {part: found}
    RESULTS.write_text(json.dumps(results, indent=1) + "\n", "utf-8")
    PAGE.write_text(page(results), "utf-8")
    PICTURE.write_text(picture(results.get("cpu", {}).get("rows", [])), "utf-8")


def rate_text(rate: float) -> str:
    """Write a rate as people read it.

    >>> rate_text(12_400_000), rate_text(5_500_000_000)
    ('12.4 million', '5,500 million')
    """
    if rate >= 1e9:
        return f"{rate / 1e6:,.0f} million"
    return f"{rate / 1e6:.1f} million" if rate >= 1e6 else f"{rate:,.0f}"


def page(results: dict[str, Any]) -> str:
    """Write the page."""
    texts = [HEAD]
    if "cpu" in results:
        texts += ["## One core of a CPU\n", _about(results["cpu"]), "![Decisions a second on one core](performance.svg)\n"]
        texts += [summary(results["cpu"]["rows"]), _table(results["cpu"]["rows"])]
    if "gpu" in results:
        rows = results["gpu"]["rows"]
        texts += ["## A GPU\n", _about(results["gpu"]), GPU, beside_backgammon(rows), _table(rows)]
    if "earlier" in results:
        texts += ["## Beside the first edition\n", results["earlier"]["about"] + "\n", _changes(results["earlier"]["rows"])]
    return "\n".join(texts)


HEAD = """# Performance

Decisions a second of random play, deals included: our four games and those of others. This page is written by `make bench-peers`
and `make bench-gpu`, which install the others into an environment of their own, measure everything in one run and keep what they
found in `performance.json`. How each is measured stands in `bench/peers_worker.py` and `bench/gpu.py`: every loop chooses among the
legal actions alike; only decisions of players are counted; one core is one process that stays there, by its processor time.
"""
GPU = """Whole games are played, each with a generator of its own; Pgx steps as many games at once and begins ended ones anew.
"Equal" means that the states of the GPU were the same as the CPU's, byte for byte, over whole games.
"""


def beside_backgammon(rows: list[dict[str, Any]]) -> str:
    """Say how our games on the GPU stand beside Pgx's backgammon, each with the number of games at once that suits it best."""
    peer = max((float(row["rate"]) for row in rows if row["name"] == "backgammon"), default=None)
    if peer is None:
        return ""
    ours: dict[str, float] = {}
    for row in rows:
        if "equal to the CPU" in row["kind"]:
            ours[row["name"]] = max(row["rate"], ours.get(row["name"], 0.0))
    times = "; ".join(f"{name}: {rate / peer:.0f} times" for name, rate in ours.items())
    return f"Beside Pgx's backgammon ({rate_text(peer)}), each at its best number of games at once, {times}.\n"


def summary(rows: list[dict[str, Any]]) -> str:
    """Say how our compiled loops stand beside the fastest game of OpenSpiel in its own loop."""
    native = [row for row in rows if row["kind"] == NATIVE]
    if not native:
        return ""
    best = max(native, key=lambda row: float(row["rate"]))
    ours = [row for row in rows if row["kind"] == COMPILED]
    times = "; ".join(f"{row['name']}: {row['rate'] / best['rate']:.1f} times" for row in ours)
    return f"Beside {best['name']}, the fastest game of OpenSpiel in its own loop ({rate_text(best['rate'])}), {times}.\n"


def _about(part: dict[str, Any]) -> str:
    packages = ", ".join(f"{name} {version}" for name, version in sorted(part["versions"].items()))
    return f"{part['machine']}; {part['date']}; {packages}.\n"


def _table(rows: list[dict[str, Any]]) -> str:
    lines = ["| what | game | decisions a second |", "| --- | --- | ---: |"]
    lines += [f"| {row['kind']} | {row['name']} | {rate_text(row['rate'])} |" for row in rows]
    return "\n".join(lines) + "\n"


def _changes(rows: list[dict[str, Any]]) -> str:
    lines = ["| what | game | then | now | |", "| --- | --- | ---: | ---: | ---: |"]
    for row in rows:
        change = f"{100 * (row['now'] / row['then'] - 1):+.0f} %"
        lines.append(f"| {row['kind']} | {row['name']} | {rate_text(row['then'])} | {rate_text(row['now'])} | {change} |")
    return "\n".join(lines) + "\n"


def best_of_each(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Give for the picture: all our compiled loops, and of everything else the fastest game."""
    ours = [row for row in rows if row["kind"] == COMPILED]
    others: dict[str, dict[str, Any]] = {}
    for row in rows:
        if row not in ours and row["rate"] > others.get(row["kind"], {"rate": 0})["rate"]:
            others[row["kind"]] = row
    return ours + list(others.values())


def picture(rows: list[dict[str, Any]]) -> str:
    """Draw the rates as bars on a logarithmic scale."""
    chosen = best_of_each(rows)
    high = ROW * len(chosen) + 50
    body = [_scale(high), *(_bar(place, row) for place, row in enumerate(chosen))]
    title = "Decisions a second on one core, logarithmic scale; of others the fastest game of each kind"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {high}" width="{WIDE}" height="{high}" role="img" '
        f'font-family="system-ui, sans-serif" font-size="12" fill="{DEEP}"><title>{title}</title>'
        f'<rect width="{WIDE}" height="{high}" fill="#ffffff"/>{"".join(body)}</svg>\n'
    )


def _x(rate: float) -> float:
    """Place a rate between a thousand and a hundred million."""
    return LEFT + (WIDE - LEFT - RIGHT) * min(max(math.log10(rate) - 3, 0) / 5, 1)


def _scale(high: int) -> str:
    lines = []
    for power in range(3, 9):
        x = _x(10.0**power)
        lines.append(f'<line x1="{x:.0f}" y1="10" x2="{x:.0f}" y2="{high - 28}" stroke="#d8e2e6"/>')
        lines.append(f'<text x="{x:.0f}" y="{high - 10}" text-anchor="middle">{10**power:,}</text>')
    return "".join(lines)


def _bar(place: int, row: dict[str, Any]) -> str:
    y = 14 + ROW * place
    colour = SEA if row["kind"].startswith("Tidetable") else SAND
    label = escape(f"{row['kind']}: {row['name']}")
    return (
        f'<text x="{LEFT - 8}" y="{y + 11}" text-anchor="end" font-size="10.5">{label}</text>'
        f'<rect x="{LEFT}" y="{y}" width="{_x(row["rate"]) - LEFT:.1f}" height="15" rx="3" fill="{colour}"/>'
        f'<text x="{_x(row["rate"]) + 6:.1f}" y="{y + 12}">{rate_text(row["rate"])}</text>'
    )


def main() -> None:
    """Take results from the file named (of a measurement on another machine), or write the page anew from what there is."""
    found = json.loads(Path(sys.argv[1]).read_text("utf-8")) if len(sys.argv) > 1 else {}
    for part, results in {**load(), **found}.items():
        keep(part, results)


if __name__ == "__main__":
    main()
