"""Lighthouse on the front page and on a running table of each game: medians of several runs, kept in docs/performance-web.md.

`python -m bench.lighthouse --lighthouse node_modules/lighthouse/cli/index.js`; Lighthouse and a Chromium are the user's own.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx

from bench.performance import machine, today
from tidetable.core.registry import game_ids

if TYPE_CHECKING:
    from collections.abc import Iterator

DOCS = Path(__file__).parents[1] / "docs"
RESULTS, PAGE = DOCS / "performance-web.json", DOCS / "performance-web.md"
FRONT = "front"
SEATS = {"fish_n_stones": 4}  # others: two
CATEGORIES = ("performance", "accessibility", "best-practices")
METRICS = {
    "first-contentful-paint": "first paint s", "largest-contentful-paint": "largest paint s", "speed-index": "speed index s",
    "total-blocking-time": "blocked ms", "cumulative-layout-shift": "shift",
}  # fmt: skip
FORMS: dict[str, tuple[str, ...]] = {"mobile": (), "desktop": ("--preset=desktop",)}
BROWSER = ("chromium", "chromium-browser", "google-chrome", "chrome")
LIMIT = 180  # seconds of one run
TRIES = 5  # on a busy machine the browser sometimes loses its page
Row = dict[str, Any]


@contextlib.contextmanager
def serving() -> Iterator[str]:
    """Run a table server of its own, and give its address."""
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-c", "from tidetable.cli import main; main()", "serve", "--port", "0", "--log-level", "warning"]
        process = subprocess.Popen([*command, "--data", data], stdout=subprocess.PIPE, text=True)
        try:
            yield next(found[0] for line in process.stdout or () if (found := re.search(r"http://[\w.:]+", line)))
        finally:
            process.terminate()
            process.wait(30)


def sit_down(address: str, game: str) -> tuple[str, str]:
    """Sit down with bots, wait until I am asked, and give the address of the table and my cookie."""
    with httpx.Client(base_url=address, timeout=LIMIT) as client:
        headers = {"X-CSRF": client.get("/api/me").json()["csrf"], "Origin": address}
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "gentle"}] * (SEATS.get(game, 2) - 1)]
        wish = {"game": game, "seats": seats, "pace": "fast"}
        answer = client.post("/api/tables", json=wish, headers=headers).raise_for_status()
        table = answer.json()["table"]["id"]
        while 0 not in client.get(f"/api/tables/{table}/state?eyes=0").json()["waiting"]:
            time.sleep(0.2)
        return f"{address}/t/{table}", f"tidetable={client.cookies['tidetable']}"


def measure(lighthouse: Path, url: str, cookie: str | None, form: str, out: Path) -> Row:
    """Run Lighthouse once with its own throttling of the form, and give what it found."""
    browser = os.environ.get("CHROMIUM") or next((path for name in BROWSER if (path := shutil.which(name))), "")
    command = ["node", str(lighthouse), url, *FORMS[form], f"--only-categories={','.join(CATEGORIES)}", "--quiet"]
    command += ["--output=json", f"--output-path={out}", "--chrome-flags=--headless=new --no-sandbox --disable-gpu"]
    command += ["--extra-headers", json.dumps({"Cookie": cookie})] if cookie else []
    for _ in range(TRIES):
        load = os.getloadavg()[0]
        done = subprocess.run(
            command, check=False, timeout=LIMIT, env={**os.environ, "CHROME_PATH": browser}, stderr=subprocess.DEVNULL
        )
        if done.returncode == 0:
            return {**figures(json.loads(out.read_text("utf-8"))), "load": load}
    raise SystemExit(f"Lighthouse fails on {url}: {' '.join(command)}")


def figures(found: dict[str, Any]) -> Row:
    """Take the scores and the metrics from a report of Lighthouse."""
    scores = {name: round(found["categories"][name]["score"] * 100) for name in CATEGORIES}
    return {**scores, **{name: found["audits"][name]["numericValue"] for name in METRICS}, "version": found["lighthouseVersion"]}


def median_of(rows: list[Row]) -> Row:
    """Take the middle of each figure.

    >>> median_of([{"a": 3, "version": "1"}, {"a": 1, "version": "1"}, {"a": 2, "version": "1"}])
    {'a': 2, 'version': '1'}
    """
    first = rows[0]
    return {
        name: value if isinstance(value, str) else statistics.median(row[name] for row in rows) for name, value in first.items()
    }


def line_of(row: Row) -> str:
    """Write one line of the table."""
    seconds = [f"{row[metric] / 1000:.1f}" for metric, title in METRICS.items() if title.endswith(" s")]
    cells = [row["page"], row["form"], *(f"{row[part]:.0f}" for part in CATEGORIES), *seconds]
    cells += [f"{row['total-blocking-time']:.0f}", f"{row['cumulative-layout-shift']:.3f}", f"{row['load']:.1f}"]
    return f"| {' | '.join(cells)} |"


def keep_rows(rows: list[Row]) -> None:
    """Keep what was found in place of what was known about the same pages, and write the page anew."""
    known: list[Row] = json.loads(RESULTS.read_text("utf-8")) if RESULTS.exists() else []
    fresh = {(row["form"], row["page"]): row for row in [*known, *rows]}
    places = [(form, page) for form in FORMS for page in (FRONT, *game_ids())]
    whole = [fresh[place] for place in places if place in fresh]
    RESULTS.write_text(json.dumps(whole, indent=1) + "\n", "utf-8")
    PAGE.write_text(page_of(whole), "utf-8")


def page_of(rows: list[Row]) -> str:
    """Write the page."""
    titles = ["page", "form", *(name.replace("-", " ") for name in CATEGORIES), *METRICS.values(), "load"]
    head = [f"| {' | '.join(titles)} |", f"|{'---|' * len(titles)}"]
    about = HEAD.format(version=rows[0]["version"], machine=rows[0]["machine"])
    notes = dict.fromkeys(f"{row['form']}: {row['day']}, medians of {row['runs']} runs. {row['note']}".strip() for row in rows)
    return "\n".join([about, *(f"- {note}" for note in notes), "", *head, *(line_of(row) for row in rows), ""])


HEAD = """# How fast the pages open

Measured with `python -m bench.lighthouse` (Lighthouse {version}) on {machine}.
The tables are running ones that ask for a decision. "mobile" is Lighthouse's default: a slow 4G line (150 ms there and back, 1.6
megabit a second) and a processor four times slower than this one, both simulated from what was seen; "desktop" is its desktop
preset. Server and browser share the machine; "load" is its load average when a run began, and a busy one makes the figures worse.
"""


def main() -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lighthouse", type=Path, required=True, help="Lighthouse's cli/index.js")
    parser.add_argument("--pages", default=",".join((FRONT, *game_ids())), help="front and names of games")
    parser.add_argument("--forms", default="mobile,desktop")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--keep", type=Path, help="a folder for Lighthouse's own reports")
    parser.add_argument("--note", default="", help="what else is to be known about this measurement")
    parser.add_argument("--write", action="store_true", help=f"keep the figures in {RESULTS.name} and {PAGE.name}")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, serving() as address:
        keep = wish.keep or Path(folder)
        about = {"day": today(), "machine": machine(), "runs": wish.runs, "note": wish.note}
        rows: list[Row] = []
        places = {name: (f"{address}/", None) if name == FRONT else sit_down(address, name) for name in wish.pages.split(",")}
        for name, (url, cookie) in places.items():
            for form in wish.forms.split(","):
                found = [
                    measure(wish.lighthouse, url, cookie, form, keep / f"{name}-{form}-{run}.json") for run in range(wish.runs)
                ]
                rows.append({"page": name, "form": form, **median_of(found), **about})
                print(line_of(rows[-1]), [row["performance"] for row in found], flush=True)
    if wish.write:
        keep_rows(rows)


if __name__ == "__main__":
    main()
