"""``make bench-peers``: our games beside those of OpenSpiel, RLCard, PettingZoo and Pgx, on one core, in one run.

The others are installed into an environment of their own, ``.cache/peers``. The table and the picture are docs/performance.md.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any

from bench.performance import keep, machine, today

ROOT = Path(__file__).parents[1]
HOME = ROOT / ".cache" / "peers"
PARTS = ("openspiel", "rlcard", "pettingzoo", "pgx")


def environment() -> Path:
    """Install the others, unless they are; give their Python."""
    python = HOME / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    pinned = ROOT / "requirements" / "peers.txt"
    wanted = pinned if pinned.exists() else pinned.with_suffix(".in")
    done = HOME / "installed"
    if not done.exists() or done.read_text("utf-8") != wanted.read_text("utf-8"):
        print(f"Installing what is compared with into {HOME.relative_to(ROOT)} ...", flush=True)
        venv.create(HOME, with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "-q", "--disable-pip-version-check", "-r", wanted], check=True)
        done.write_text(wanted.read_text("utf-8"), "utf-8")
    return python


def measured(python: Path | str, part: str) -> dict[str, Any]:
    """Measure a part in its own process."""
    print(f"{part}:", flush=True)
    run = subprocess.run([python, "-m", "bench.peers_worker", part], check=True, stdout=subprocess.PIPE, text=True, cwd=ROOT)
    return json.loads(run.stdout.splitlines()[-1])  # type: ignore[no-any-return]


def main() -> None:
    """Measure everything and write the page."""
    python = environment()
    ours = measured(sys.executable, "ours")
    for row in ours["rows"]:
        row["kind"] = f"Tidetable, {row['kind']}"
    rows, versions = ours["rows"], ours["versions"]
    for part in PARTS:
        found = measured(python, part)
        rows, versions = rows + found["rows"], found["versions"] | versions
    keep("cpu", {"machine": machine(), "date": today(), "versions": versions, "rows": rows})
    print("docs/performance.md is written.")


if __name__ == "__main__":
    main()
