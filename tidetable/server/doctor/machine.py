"""The machine: what is installed, room on the disk, what a process may have."""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
from typing import TYPE_CHECKING

from tidetable import __version__
from tidetable.core.registry import game_ids
from tidetable.server.doctor.finding import Finding
from tidetable.server.work.warm import warm_mark

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tidetable.server.settings import Settings

LITTLE, ENOUGH = 200e6, 2e9  # bytes free on the disk
FILES = 4_096  # open files: each socket is one


def check_versions() -> Iterator[Finding]:
    """Look at what is installed."""
    yield Finding("well", "versions", f"Tidetable {__version__} on Python {sys.version.split()[0]}")
    cold = [game for game in game_ids() if not warm_mark(game).exists()]
    if cold:
        yield Finding("note", "rules", f"{', '.join(cold)}: not compiled yet, the first start does it; 'tidetable warm' beforehand")
    else:
        yield Finding("well", "rules", f"{len(game_ids())} games are compiled")


def check_disk(settings: Settings) -> Iterator[Finding]:
    """Look at the data folder: there, ours alone, room left."""
    if not settings.embedded:
        return
    folder = settings.data
    if not folder.is_dir():
        yield Finding("note", "data", f"the folder {folder} is not there yet; the first start makes it")
        return
    if not os.access(folder, os.W_OK):
        yield Finding("wrong", "data", f"the folder {folder} cannot be written; give it to the user who runs the server")
    if (folder / "tidetable.db").exists() and (folder / "tidetable.db").stat().st_mode & 0o007 and folder.stat().st_mode & 0o001:
        yield Finding("note", "data", f"everybody on this machine can read {folder}, the server's key too; 'chmod o-rwx {folder}'")
    yield _room(shutil.disk_usage(folder).free)


def _room(free: float) -> Finding:
    told = f"{free / 1e9:.1f} GB are free"
    if free < LITTLE:
        return Finding("wrong", "disk", f"only {told}; nothing can be stored when it is full: make room before that")
    return Finding("note" if free < ENOUGH else "well", "disk", told + ("; soon make room" if free < ENOUGH else ""))


def check_machine() -> Iterator[Finding]:
    """Look at what the system lets a process have."""
    with contextlib.suppress(ImportError):
        import resource  # noqa: PLC0415 - not on every platform

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        if 0 <= most < FILES:
            yield Finding(
                "wrong", "files", f"a process may open {most}, and each socket is one; allow more (LimitNOFILE=, ulimit -n)"
            )
        else:
            yield Finding("well", "files", f"a process may open {'any number' if most < 0 else most}")
