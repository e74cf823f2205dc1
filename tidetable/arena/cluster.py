"""Playing fixtures on a cluster through Ray, an optional extra."""

from __future__ import annotations

import os
import re
import socket
from contextlib import contextmanager
from importlib import import_module
from typing import TYPE_CHECKING, Any

from tidetable.arena.play import Result, play
from tidetable.core.errors import BadSetup

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from tidetable.arena.fixtures import Fixture

IN_HAND = 2  # tasks handed out ahead
PATIENCE = 5.0  # seconds for a cluster to answer
ADDRESSES = "'auto', 'local:2' (so many workers on this machine) or the address of a cluster (HOST:PORT or ray://HOST:PORT)"


def check_address(address: str) -> None:
    """Refuse what is no address, or one where nothing answers: Ray itself would wait for minutes."""
    if re.fullmatch(r"auto|local(:[1-9]\d{0,3})?", address):
        return
    place = re.fullmatch(r"(?:ray://)?([^:/\s]+):(\d{1,5})", address)
    if not place or place[1] == "local":
        raise BadSetup(f"{address!r} is no address for --ray; it takes {ADDRESSES}")
    try:
        socket.create_connection((place[1], int(place[2])), PATIENCE).close()
    except (OSError, OverflowError, UnicodeError) as fault:
        raise BadSetup(f"no Ray cluster answers at {address!r}: {fault}; --ray takes {ADDRESSES}") from fault


@contextmanager
def ray_crew(address: str) -> Iterator[Callable[[Iterable[Fixture]], Iterator[Result]]]:
    """Give something that plays fixtures on a Ray cluster (``auto``: the one at hand, or a local one; ``local:2``: two workers)."""
    check_address(address)
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise BadSetup("playing on a cluster needs Ray: pip install 'tidetable[cluster]'") from None
    try:
        _join(ray, address)
    except (ValueError, OSError, RuntimeError) as fault:
        raise BadSetup(f"Ray does not start with {address!r}: {str(fault).splitlines()[0]}") from fault
    try:
        yield lambda fixtures: _on_ray(ray, iter(fixtures))
    finally:
        ray.shutdown()


def _join(ray: Any, address: str) -> None:
    kind, _, count = address.partition(":")
    if kind == "local":
        ray.init(num_cpus=int(count or 2), include_dashboard=False, log_to_driver=False)
    else:
        ray.init(address=None if address == "auto" and not os.environ.get("RAY_ADDRESS") else address, log_to_driver=False)


def _on_ray(ray: Any, fixtures: Iterator[Fixture]) -> Iterator[Result]:
    task = ray.remote(play)
    room = IN_HAND + max(1, int(ray.cluster_resources().get("CPU", 1)))
    running: list[Any] = []
    for fixture in fixtures:
        running.append(task.remote(fixture))
        if len(running) >= room:
            done, running = ray.wait(running)
            yield from ray.get(done)
    while running:
        done, running = ray.wait(running)
        yield from ray.get(done)
