"""Taking turns: whoever asks for much waits behind their own, not everybody behind them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import AsyncIterator


class Turns:
    """A few places, given in turn to the owners who wait, and first come, first served within one owner's queue."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.queues: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()  # the next owner first; none is empty

    @asynccontextmanager
    async def of(self, owner: str) -> AsyncIterator[None]:
        """Hold a place for as long as something takes."""
        if self.free:
            self.free -= 1
        else:
            await self._wait(owner)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, owner: str) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queues.setdefault(owner, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # the place was given in the same moment
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Give a place to the next owner, who then waits behind the others; those who went away are passed over."""
        while self.queues:
            owner, queue = self.queues.popitem(last=False)
            turn = queue.popleft()
            if queue:
                self.queues[owner] = queue
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1
