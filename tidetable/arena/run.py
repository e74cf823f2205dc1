"""Playing many fixtures: on all cores, or on a cluster through Ray, with a file that lets a stopped run go on."""

from __future__ import annotations

import multiprocessing
import signal
import threading
from contextlib import contextmanager
from functools import partial
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any, TypeVar

from tidetable.arena.cluster import IN_HAND, ray_crew
from tidetable.arena.kept import Kept
from tidetable.arena.play import Result, play

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path

    from tidetable.arena.fixtures import Fixture

T = TypeVar("T")
R = TypeVar("R")


def undisturbed() -> None:
    """Let a worker leave Ctrl-C to the process that started it, instead of each crying out."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def deaf() -> Iterator[None]:
    """Ignore Ctrl-C while workers are started: they begin deaf. One that died of it half awake could leave the others waiting."""
    if threading.current_thread() is not threading.main_thread():  # where signals are nobody's business
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def started(workers: int) -> Any:
    """Start so many processes to work."""
    with deaf():
        return multiprocessing.get_context("spawn").Pool(workers, undisturbed)


@contextmanager
def crew(workers: int, work: Callable[[T], R]) -> Iterator[Callable[[Iterable[T]], Iterator[R]]]:
    """Give something that does *work* on so many processes, in any order (one worker: in this process)."""
    if workers <= 1:
        yield lambda tasks: map(work, tasks)
        return
    with started(workers) as pool:
        yield lambda tasks: _keep_busy(pool, work, iter(tasks), workers)


def _keep_busy(pool: Any, work: Callable[[T], R], tasks: Iterator[T], workers: int) -> Iterator[R]:
    """Hand out tasks only as fast as they are done, so that a deadline in *tasks* is kept."""
    done: SimpleQueue[Callable[[], R]] = SimpleQueue()
    running = 0
    for task in tasks:
        pool.apply_async(work, (task,), callback=lambda result: done.put(lambda: result), error_callback=partial(_fail, done))
        running += 1
        if running == workers + IN_HAND:
            yield done.get()()
            running -= 1
    for _ in range(running):
        yield done.get()()


def _fail(done: SimpleQueue[Any], fault: BaseException) -> None:
    """Have a worker's fault raised where its result is waited for."""

    def say() -> None:
        raise fault

    done.put(say)


def open_kept(fixtures: list[Fixture], keep: Path) -> Kept:
    """Read a file of results and make it ready for more; refuse it if it does not fit, or cannot be written though it must."""
    wanted = {fixture.id: fixture for fixture in fixtures}
    kept = Kept(keep, wanted)
    if wanted.keys() - {result.id for result in kept.results}:
        kept.make_ready()
    return kept


def run(
    fixtures: list[Fixture],
    keep: Path | None = None,
    workers: int = 1,
    ray: str = "",
    tell: Callable[[int, int], None] = lambda _done, _of: None,
) -> list[Result]:
    """Play all fixtures that are not in the file *keep* yet, add them to it, and give all results in the order of *fixtures*."""
    wanted = {fixture.id: fixture for fixture in fixtures}
    kept = open_kept(fixtures, keep) if keep else None
    found = {result.id: result for result in (kept.results if kept else []) if result.id in wanted}
    tell(len(found), len(wanted))
    missing = [fixture for fixture in wanted.values() if fixture.id not in found]
    with ray_crew(ray) if ray else crew(min(workers, len(missing)), play) as play_all:
        for result in play_all(missing):
            found[result.id] = result
            if kept:
                kept.add(result)
            tell(len(found), len(wanted))
    return [found[fixture.id] for fixture in fixtures]
