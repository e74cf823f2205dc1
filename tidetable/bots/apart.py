"""A bot in a process of its own: the bytes of hidden records go in, numbers of actions come out, and nothing else can.

>>> import tidetable
>>> from tidetable.bots.apart import BotApart
>>> match = tidetable.start("fish_n_stones", seed=7)
>>> with BotApart("fish_n_stones", "careful", seed=1) as bot:
...     bot.choose(match.seen(0)) in match.seen(0).legal
True
"""

from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Self

from tidetable.bots import make_bot
from tidetable.bots.players import check_asked
from tidetable.core.errors import TidetableError
from tidetable.core.registry import load
from tidetable.core.seen import Seen

DONE = b""
PATIENCE = 5.0  # seconds to end by itself


def _serve(pipe: Connection, game: str, name: str, seed: str | int) -> None:
    """Choose for every record that comes until an empty one does. This is all the process knows of the world."""
    bot, known = make_bot(game, name, seed), load(game)
    while message := pipe.recv_bytes():
        try:
            pipe.send(bot.choose(Seen(known, known.State.from_bytes(message[1:]), message[0])))
        except TidetableError as fault:
            pipe.send(str(fault))


class BotApart:
    """A bot behind a process boundary."""

    def __init__(self, game: str, name: str, seed: str | int = 0) -> None:
        make_bot(game, name, seed)  # an unknown name is refused here
        self.game, self.name = load(game), name
        world = get_context("spawn")
        self._pipe, theirs = world.Pipe()
        self._process: Any = world.Process(target=_serve, args=(theirs, game, name, seed), daemon=True)
        self._process.start()
        theirs.close()

    def choose(self, seen: Seen) -> int:
        """Choose one of the legal actions."""
        check_asked(seen, self.game)
        self._pipe.send_bytes(bytes([seen.viewer]) + seen.record.to_bytes())
        answer = self._pipe.recv()
        if isinstance(answer, str):
            raise TidetableError(answer)
        return int(answer)

    def close(self) -> None:
        """Let the process end."""
        if self._process.is_alive():
            self._pipe.send_bytes(DONE)
            self._process.join(PATIENCE)
        self._pipe.close()

    def __enter__(self) -> Self:
        """Stay while it is needed."""
        return self

    def __exit__(self, *_fault: object) -> None:
        """Leave."""
        self.close()
