"""Bots of different people take turns: whoever has many tables waits behind their own."""

import asyncio
import contextlib
from types import SimpleNamespace

from tests.server.harness import Here, Person, run_apart, settings_for, wait_for
from tidetable.server.work.thinkers import Thought
from tidetable.server.live.commands import command
from tidetable.server.live.fairness import Turns
from tidetable.server.place import AT_ONCE
from tidetable.table.commands import ChangeSettings


def order_of(wishes, places=1):
    """Let owners wait while every place is taken; give the order in which they come."""

    async def run():
        turns, came = Turns(places), []

        async def work(owner, number):
            async with turns.of(owner):
                came.append((owner, number))
                await asyncio.sleep(0)

        tasks = [asyncio.create_task(work(owner, number)) for number, owner in enumerate(wishes)]
        await asyncio.gather(*tasks)
        assert turns.free == places
        assert not turns.queues
        return came

    return run_apart(run())


def test_one_with_many_does_not_keep_the_others_waiting():
    came = order_of(["eve"] * 1_000 + ["ann", "ben", "ann"])
    assert [owner for owner, _ in came[:7]] == ["eve", "eve", "ann", "ben", "eve", "ann", "eve"]


def test_commands_of_one_address_keep_no_other_waiting(tmp_path, monkeypatch):
    """Somebody sends from two hundred sockets at once; a command from elsewhere is among the next that are carried out."""
    with Here(settings_for(tmp_path)) as server:
        place, done = server.place, list[str]()
        ann = Person(server.url, "Ann")
        live = place.hub.tables[ann.table(others=("here",))["table"]["id"]]

        async def change(_table, _change):
            await asyncio.sleep(0.01)
            return [SimpleNamespace(n=1)]

        async def send(address):
            await command(place, live, None, ChangeSettings("x", chat=True), address)
            done.append(address)

        async def crowd():
            monkeypatch.setattr(place.hub, "change", change)
            await asyncio.gather(*(send(address) for address in ["eve"] * 200 + ["ann"]))

        server.inside(crowd())
        assert done.index("ann") <= 2 * AT_ONCE


def test_of_one_owner_the_first_comes_first():
    assert [number for _, number in order_of(["ann"] * 5)] == list(range(5))


def test_several_places_are_all_used_and_all_given_back():
    assert len(order_of(["ann", "ben"] * 50, places=3)) == 100


def test_whoever_goes_away_loses_no_place_for_the_others():
    async def run():
        turns = Turns(1)

        async def hold():
            async with turns.of("ann"):
                await asyncio.sleep(3_600)

        tasks = [asyncio.create_task(hold()) for _ in range(3)]
        await asyncio.sleep(0)
        tasks[1].cancel()  # while it waits
        await asyncio.sleep(0)
        tasks[0].cancel()  # gives its place to the third ...
        await asyncio.sleep(0)
        tasks[2].cancel()  # ... which goes away in that moment
        for task in tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task
        assert (turns.free, len(turns.queues)) == (1, 0)

    run_apart(run())


def test_a_guest_with_many_tables_of_bots_does_not_starve_anothers(tmp_path, monkeypatch):
    """One process thinks, slowly; a crowd of one guest's bots waits before it, and somebody else's bot comes next."""
    asked = []

    async def slowly(question):
        asked.append(question.bot)
        await asyncio.sleep(0.1)
        return Thought(fault="it only thinks")  # the default action is taken

    with Here(settings_for(tmp_path, thinkers=1)) as server:
        monkeypatch.setattr(server.place.thinkers, "_ask", slowly)
        eve, ann = Person(server.url, "Eve"), Person(server.url, "Ann")
        for _ in range(15):
            eve.post("/api/tables", {"game": "fish_n_stones", "seats": [{"kind": "bot", "bot": "careful"}] * 4, "pace": "fast"})
        waiting = server.place.store.jobs.waiting
        wait_for(lambda: server.inside(waiting(server.place.clock.now()))["bot"] > 30, "no crowd waits")
        before = len(asked)
        ann.table(others=("random",), pace="fast")
        wait_for(lambda: "random" in asked, "the bot is not asked")
        assert asked.index("random") - before < 10  # as many as were answered while the table was made, and one more
