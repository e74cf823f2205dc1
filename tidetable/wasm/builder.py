"""``tidetable build``: modules and descriptions written, each game in a process of its own that is told nothing of this machine."""

from __future__ import annotations

import gzip
import os
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from tidetable.core.registry import load
from tidetable.wasm.description import described
from tidetable.wasm.exports import exports_of
from tidetable.wasm.linker import link

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator


@dataclass(frozen=True)
class Built:
    """What was written for a game, and what it took."""

    game: str
    seconds: float
    module: Path

    def __str__(self) -> str:
        """Tell sizes and time in a line."""
        texts = [(path, path.read_bytes()) for path in (self.module, self.module.with_suffix(".json"))]
        sizes = ", ".join(f"{path.name} {len(data):,} bytes ({len(gzip.compress(data, 9)):,} gzip)" for path, data in texts)
        return f"{sizes}, {self.seconds:.0f} s"


def build_all(games: Iterable[str], folder: Path) -> Iterator[Built]:
    """Build *games* into a folder, on all cores."""
    folder.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(os.cpu_count() or 1) as crew:
        yield from crew.map(lambda game: build_apart(game, folder), games)


def build_apart(game: str, folder: Path) -> Built:
    """Build a game in a process whose compiler looks at nothing of this machine."""
    from tidetable.wasm.compiler import SWITCHES, NotBuilt  # noqa: PLC0415 - loads the compiler

    started = time.perf_counter()
    command = [sys.executable, "-m", "tidetable.wasm.builder", game, str(folder)]
    with tempfile.TemporaryDirectory() as cache:
        plain = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")}
        alone = {**plain, **SWITCHES, "TIDETABLE_CACHE": cache}
        run = subprocess.run(command, env=alone, capture_output=True, text=True, check=False)  # noqa: S603 - our own module
    if run.returncode:
        raise NotBuilt(f"{game} cannot be built: {run.stderr.strip().splitlines()[-1]}")
    return Built(game, time.perf_counter() - started, folder / f"{game}.wasm")


def build(name: str, folder: Path) -> None:
    """Build a game in this process."""
    from tidetable.wasm.compiler import compile_for, object_of, returned  # noqa: PLC0415 - the same

    game = load(name)
    exports = exports_of(game)
    module = link(object_of(exports))
    description = described(game, module, {export.name: returned(compile_for(export)) for export in exports})
    (folder / f"{name}.wasm").write_bytes(module)
    text = msgspec.json.format(msgspec.json.encode(description, enc_hook=_plain), indent=1)
    (folder / f"{name}.json").write_bytes(text + b"\n")


def _plain(value: Any) -> Any:
    """Write what constants of a game are made of."""
    if isinstance(value, np.generic | np.ndarray):
        return value.tolist()
    raise TypeError(f"{value!r} cannot be written")


if __name__ == "__main__":
    build(sys.argv[1], Path(sys.argv[2]))
