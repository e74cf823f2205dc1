"""The bare line to Redis: replies in whatever pieces they come, refusals, a line that is lost, and who we say we are."""

import asyncio
import contextlib
import os
import signal

import pytest
import redis

from tests.server.harness import run_apart
from tests.server.services import running_redis
from tidetable.server.live.bus import News, RedisBus
from tidetable.server.live.line import Line, LineLost, open_line, packed

REPLIES = [[b"subscribe", b"a", 1], b"OK", [b"message", b"a", b"one\r\ntwo"], 7, None, [b"message", b"a", b""]]
SENT = (
    b"*3\r\n$9\r\nsubscribe\r\n$1\r\na\r\n:1\r\n+OK\r\n*3\r\n$7\r\nmessage\r\n$1\r\na\r\n$8\r\none\r\ntwo\r\n:7\r\n"
    b"$-1\r\n*3\r\n$7\r\nmessage\r\n$1\r\na\r\n$0\r\n\r\n"
)


class Wire(asyncio.Transport):
    """A transport that keeps what is written."""

    def __init__(self):
        super().__init__()
        self.written, self.waiting, self.cut = b"", 0, False

    def write(self, data):
        self.written += data

    def get_write_buffer_size(self):
        return self.waiting

    def abort(self):
        self.cut = True


def on_a_line(work):
    """Do something with a line whose other end is nobody."""

    async def run():
        heard = list[object]()
        line, wire = Line(heard.append), Wire()
        line.connection_made(wire)
        work(line, wire, heard)

    run_apart(run())


def test_replies_come_in_pieces_of_any_size():
    def work(line, _wire, heard):
        for size in range(1, len(SENT) + 1):
            for at in range(0, len(SENT), size):
                line.data_received(SENT[at : at + size])
            assert heard == REPLIES, size
            heard.clear()

    on_a_line(work)


@pytest.mark.parametrize(
    "reply", [b"-NOAUTH Authentication required.\r\n", b"HTTP/1.1 400 Bad Request\r\n", b":many\r\n", b"$x\r\n"]
)
def test_a_refusal_ends_the_line(reply):
    def work(line, wire, heard):
        line.data_received(reply)
        assert wire.cut
        assert isinstance(line.lost.exception(), LineLost)
        with pytest.raises(LineLost):
            line.send(b"PUBLISH", b"a", b"b")
        assert heard == []

    on_a_line(work)


def test_what_nobody_takes_does_not_pile_up():
    def work(line, wire, _heard):
        line.send(b"PUBLISH", b"a", b"b")
        assert wire.written == packed(b"PUBLISH", b"a", b"b")
        wire.waiting = 1 << 25
        with pytest.raises(LineLost):
            line.send(b"PUBLISH", b"a", b"c")
        assert wire.cut

    on_a_line(work)


def test_a_password_is_said_and_a_wrong_one_heard_of():
    with running_redis() as url, redis.Redis.from_url(url) as host:
        host.config_set("requirepass", "a:b/c")
        run_apart(ask(url.replace("//", "//:a%3Ab%2Fc@"), [b"OK", b"PONG"]))
        with pytest.raises(LineLost, match="WRONGPASS"):
            run_apart(ask(url.replace("//", "//:nonsense@"), None))


async def ask(url, expected):
    heard = list[object]()
    line = await open_line(url, heard.append)
    line.send(b"PING")
    until = asyncio.get_running_loop().time() + 10
    while heard != expected and asyncio.get_running_loop().time() < until:
        if line.lost.done():
            line.lost.result()
        await asyncio.sleep(0.01)
    line.close()
    assert heard == expected


def test_two_buses_hear_each_other_again_after_redis_was_away(monkeypatch):
    """Whoever was lost tells that they are back; what is told after that is heard, at the tables that were followed before."""
    monkeypatch.setattr("tidetable.server.live.bus.RETRY", 0.05)
    with contextlib.ExitStack() as runs:
        url = runs.enter_context(running_redis())
        with redis.Redis.from_url(url) as host:
            run_apart(lose_and_find(url, lambda: host.client_kill_filter(_type="pubsub")))


async def lose_and_find(url, cut):
    heard = list[News]()

    async def hear(news):
        heard.append(news)

    async def until(there):
        async with asyncio.timeout(10):
            while not there():  # noqa: ASYNC110 - what is waited for is not ours to ring
                await asyncio.sleep(0.01)

    one, two = RedisBus(url), RedisBus(url)
    await one.open(hear)
    await two.open(hear)
    await one.follow("table")
    assert await two.tell(News(two.process, "table", n=1))
    await until(lambda: News(two.process, "table", n=1) in heard)
    cut()
    await until(lambda: sum(news.back for news in heard) == 4)
    assert not one.lost
    assert await two.tell(News(two.process, "table", n=2))
    await until(lambda: News(two.process, "table", n=2) in heard)
    for bus in (one, two):
        await bus.close()


def test_a_redis_that_hangs_is_lost_and_found_again(monkeypatch):
    """No line ends where nobody answers: without asking, moves at other processes would be seen late for as long as it hangs."""
    monkeypatch.setattr("tidetable.server.live.bus.RETRY", 0.05)
    monkeypatch.setattr("tidetable.server.live.bus.PULSE", 0.5)
    with running_redis() as url, redis.Redis.from_url(url) as host:
        run_apart(hang(url, host.info()["process_id"]))


async def hang(url, pid):
    heard = list[News]()

    async def hear(news):
        heard.append(news)

    async def until(there):
        async with asyncio.timeout(20):
            while not there():  # noqa: ASYNC110 - what is waited for is not ours to ring
                await asyncio.sleep(0.01)

    one, two = RedisBus(url), RedisBus(url)
    await one.open(hear)
    await two.open(hear)
    await one.follow("table")
    os.kill(pid, signal.SIGSTOP)
    try:
        await until(lambda: one.lost and two.lost)
        assert not await two.tell(News(two.process, "table", n=1))
    finally:
        os.kill(pid, signal.SIGCONT)
    await until(lambda: not one.lost and not two.lost)
    assert await two.tell(News(two.process, "table", n=2))
    await until(lambda: News(two.process, "table", n=2) in heard)
    for bus in (one, two):
        await bus.close()


def test_a_bus_is_back_when_redis_has_said_that_everything_is_heard(monkeypatch):
    """Whoever looked into the database before would miss what is decided between the look and a late confirmation."""
    monkeypatch.setattr("tidetable.server.live.bus.PULSE", 30.0)
    run_apart(confirm_late())


async def confirm_late():
    asked, confirm, backs = asyncio.Event(), asyncio.Event(), list[News]()

    async def slow_redis(reader, writer):
        with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
            while True:
                words = [await word_of(reader) for _ in range(int((await reader.readline())[1:]))]
                if words[0] == b"SUBSCRIBE":
                    asked.set()
                    await confirm.wait()
                    for number, channel in enumerate(words[1:], 1):
                        writer.write(b"*3\r\n$9\r\nsubscribe\r\n$%d\r\n%b\r\n:%d\r\n" % (len(channel), channel, number))

    async def hear(news):
        backs.append(news)

    server = await asyncio.start_server(slow_redis, "127.0.0.1", 0)
    bus = RedisBus(f"redis://127.0.0.1:{server.sockets[0].getsockname()[1]}/0")
    opening = asyncio.ensure_future(bus.open(hear))
    await asked.wait()
    for _ in range(20):
        await asyncio.sleep(0)
    assert bus.lost
    assert backs == []
    confirm.set()
    await opening
    assert not bus.lost
    await bus.close()
    server.close()


async def word_of(reader):
    word = await reader.readexactly(int((await reader.readline())[1:]))
    await reader.readexactly(2)
    return word
