"""Playing many fixtures: on all cores, or on a cluster through Ray, with a file that lets a stopped run go on."""

from __future__ import annotations

import multiprocessing
import os
import time
from contextlib import contextmanager
from importlib import import_module
from typing import TYPE_CHECKING, Any, TypeVar

from tidetable.arena.kept import Kept
from tidetable.arena.play import Result, play
from tidetable.core.errors import BadSetup

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path

    from tidetable.arena.fixtures import Fixture

IN_HAND = 2  # tasks handed out ahead
T = TypeVar("T")
R = TypeVar("R")


@contextmanager
def crew(workers: int, work: Callable[[T], R]) -> Iterator[Callable[[Iterable[T]], Iterator[R]]]:
    """Give something that does *work* on so many processes, in any order (one worker: in this process)."""
    if workers <= 1:
        yield lambda tasks: map(work, tasks)
        return
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        yield lambda tasks: _keep_busy(pool, work, iter(tasks), workers)


def _keep_busy(pool: Any, work: Callable[[T], R], tasks: Iterator[T], workers: int) -> Iterator[R]:
    """Hand out tasks only as fast as they are done, so that a deadline in *tasks* is kept."""
    running: list[Any] = []
    for task in tasks:
        running.append(pool.apply_async(work, (task,)))
        while len(running) >= workers + IN_HAND:
            yield from _finished(running)
    while running:
        yield from _finished(running)


def _finished(running: list[Any]) -> list[Any]:
    """Take the finished games out of the running ones; wait for at least a moment if there are none."""
    done = [task for task in running if task.ready()]
    if not done:
        time.sleep(0.002)
    for task in done:
        running.remove(task)
    return [task.get() for task in done]


@contextmanager
def ray_crew(address: str) -> Iterator[Callable[[Iterable[Fixture]], Iterator[Result]]]:
    """Give something that plays fixtures on a Ray cluster (``auto``: the one at hand, or a local one; ``local:2``: two workers)."""
    try:
        ray: Any = import_module("ray")  # an optional extra
    except ImportError:
        raise BadSetup("playing on a cluster needs Ray: pip install 'tidetable[cluster]'") from None
    kind, _, count = address.partition(":")
    if kind == "local":
        ray.init(num_cpus=int(count or 2), include_dashboard=False, log_to_driver=False)
    else:
        ray.init(address=None if address == "auto" and not os.environ.get("RAY_ADDRESS") else address, log_to_driver=False)
    try:
        yield lambda fixtures: _on_ray(ray, iter(fixtures))
    finally:
        ray.shutdown()


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


def run(
    fixtures: list[Fixture],
    keep: Path | None = None,
    workers: int = 1,
    ray: str = "",
    tell: Callable[[int, int], None] = lambda _done, _of: None,
) -> list[Result]:
    """Play all fixtures that are not in the file *keep* yet, add them to it, and give all results in the order of *fixtures*."""
    wanted = {fixture.id: fixture for fixture in fixtures}
    kept = Kept(keep, wanted) if keep else None
    found = {result.id: result for result in (kept.results if kept else []) if result.id in wanted}
    tell(len(found), len(wanted))
    missing = [fixture for fixture in wanted.values() if fixture.id not in found]
    if kept and missing:
        kept.make_ready()
    with ray_crew(ray) if ray else crew(min(workers, len(missing)), play) as play_all:
        for result in play_all(missing):
            found[result.id] = result
            if kept:
                kept.add(result)
            tell(len(found), len(wanted))
    return [found[fixture.id] for fixture in fixtures]
