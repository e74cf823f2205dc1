"""The teller: finds what somebody should be told, puts it into the outbox, and sends what waits there.

Whoever works takes both from the jobs. What is to be told follows from the tables, so that a restart loses nothing; each has a row
in the outbox whose name says what it is, so that it is told once. A worker that is killed between sending and noting it sends again
under the same name (the same letter, the same topic), which receivers take for one.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

from tidetable.core.errors import TidetableError
from tidetable.server.logs import log
from tidetable.server.told import ways
from tidetable.server.told.choices import WAYS, Way, quiet_until
from tidetable.server.told.notice import Notice, followed_news, news_for, notice_of, stands
from tidetable.server.told.store import Waiting, outbox_row
from tidetable.table.past import is_behind

if TYPE_CHECKING:
    from collections.abc import Callable

    from tidetable.server.live.hub import Hub
    from tidetable.server.told.choices import Choices
    from tidetable.server.told.notice import News

GRACE = 15.0  # seconds somebody has to see for themselves that it is their turn
LOOKS = 45.0  # seconds for which somebody who looked at a table still looks
OVERLAP = 30.0  # seconds looked at twice: commits take a moment, and clocks differ
ROUND = 5.0  # seconds between two rounds
LATELY = 86_400.0  # seconds: that a table one follows has begun or ended longer ago is no news
AGAIN = (60.0, 300.0, 1_800.0, 7_200.0)  # seconds until the next try, and then it is given up
HANDS = 4  # things sent at a time
UNTIL, VAPID = "told-until", "vapid"  # settings: up to when tables were looked at; the key of web push


class Teller:
    """Tells people what concerns them."""

    def __init__(self, hub: Hub) -> None:
        self.hub, self.store, self.settings = hub, hub.store.told, hub.settings
        self._hands = ThreadPoolExecutor(HANDS, "tell")
        self._pem: str | None = None

    def close(self) -> None:
        """Let go of what is under way: it is tried again."""
        self._hands.shutdown(wait=False, cancel_futures=True)

    async def pem(self) -> str:
        """Give the key of web push, made when it is first wanted and kept with the server's own."""
        if self._pem is None:
            self._pem = await self.hub.store.set_setting(VAPID, ways.new_vapid(), keep=True)
        return self._pem

    # Finding

    async def look_round(self) -> None:
        """See at which tables something happened that somebody should be told, and call whoever sends it."""
        now, speed = self.hub.clock.now(), self.hub.clock.speed
        until = now - GRACE * speed
        since = float(await self.hub.store.setting(UNTIL) or until)
        for table, people in (await self.store.concerned(since - OVERLAP * speed, until)).items():
            try:
                await self._look_at(table, people, now)
            except TidetableError as fault:  # of rules that are not there any more, say
                log.warning("table not told of", fault=str(fault).replace(table, ""))
        for table, watchers in (await self.store.following(since - OVERLAP * speed)).items():
            try:
                await self._look_for(table, watchers, now, until)
            except TidetableError as fault:
                log.warning("table not told of", fault=str(fault).replace(table, ""))
        await self.hub.store.set_setting(UNTIL, repr(until))
        await self.store.call(now)

    async def _look_at(self, table: str, people: dict[str, set[str]], now: float) -> None:
        async with self.hub.at(table) as live:
            host = live.table.created.host
            found = [(player, news) for player, mine in people.items() for news in news_for(live.table, mine)]
        for player, news in found:
            if news.kind == "invited" and await self._is_unwelcome(player, host):
                continue
            _, until = await self.store.looked(player, table)
            await self.tell(player, news, now, "seen" if until > now else "waiting")

    async def _look_for(self, table: str, watchers: dict[str, float], now: float, until: float) -> None:
        """See whether a table has begun or ended since those who follow it have looked."""
        wanting = [player for player in watchers if (await self.store.of(player)).by["followed"]]
        mine = {player: await self.store.identities(player) for player in wanting}
        if not mine:
            return
        async with self.hub.at(table) as live:
            recent = now - LATELY * self.hub.clock.speed
            found = [(one, followed_news(live.table, mine[one], max(watchers[one], recent), until)) for one in mine]
        for player, news in found:
            _, looks = await self.store.looked(player, table)
            for one in news:
                await self.tell(player, one, now, "seen" if looks > now else "waiting")

    async def _is_unwelcome(self, player: str, host: str) -> bool:
        """Tell whether somebody is not to be told who invites them; a tournament, which one enters oneself, is nobody's."""
        bonds = self.hub.store.bonds
        return await bonds.is_blocked([player], [host]) or (bool(host) and await bonds.is_kept_from(player, host))

    async def tell(self, player: str, news: News, now: float, state: str = "waiting") -> None:
        """Put something into the outbox, once for each way out; that somebody looked is written down as well, for good."""
        choices = await self.store.of(player)
        targets = [(way, target) for way in choices.by.get(news.kind, ()) for target in await self.targets(way, choices)]
        await self.store.put(outbox_row(player, way, target, news, now, state) for way, target in targets)

    async def targets(self, way: Way, choices: Choices) -> list[str]:
        """Name what somebody can be reached at by a way: each browser, or the one address."""
        if way not in self.offered:
            return []
        if way == "push":
            return [browser.id for browser in await self.store.browsers(choices.player)]
        return [way] if (choices.email if way == "email" else choices.webhook) else []

    @property
    def looks_for(self) -> float:
        """For how many seconds of the server's clock somebody who looked still looks."""
        return LOOKS * self.hub.clock.speed

    @property
    def offered(self) -> list[Way]:
        """The ways the host has not switched off, and that can be gone."""
        settings = self.settings
        mails = bool(settings.smtp and settings.mail_from and settings.public_url)
        return [way for way, on in zip(WAYS, (settings.push, mails, settings.webhooks), strict=True) if on]

    # Sending

    async def send(self, row_id: str) -> None:
        """Send what waits in the outbox, if it is still so; whatever becomes of it is written down."""
        row = await self.store.waiting(row_id)
        if row is None:
            return
        choices, now = await self.store.of(row.player), self.hub.clock.now()
        peace = quiet_until(choices.quiet, choices.zone, now)
        if peace is not None:
            await self.store.settle(row.id, due=peace)
            return
        notice = await self._notice(row, choices)
        if isinstance(notice, str):
            await self.store.settle(row.id, state=notice, at=now)
            return
        await self.store.settle(row.id, **await self._try(row, notice, choices, now))

    async def _notice(self, row: Waiting, choices: Choices) -> Notice | str:
        """Give what is to be said, or why nothing is any more."""
        targets = await self.targets(row.way, choices)  # type: ignore[arg-type]
        if row.way not in choices.by.get(row.news.kind, ()) or row.target not in targets:
            return "unwanted"
        if (await self.store.looked(row.player, row.news.table))[0] > row.created:
            return "seen"
        mine, now = await self.store.identities(row.player), self.hub.clock.now()
        followed = await self.hub.store.follows.of(mine, row.news.table)
        try:
            async with self.hub.at(row.news.table) as live:
                if row.news.kind == "followed":
                    still = any(row.news in followed_news(live.table, mine, one.at, now) for one in followed)
                    table = live.past(now).table if is_behind(live.table) else live.table  # who sits there, as watchers know it
                else:
                    still, table = stands(live.table, row.news, mine), live.table
                return notice_of(table, live.names, row.news, choices.language) if still else "over"
        except TidetableError:
            return "over"

    async def _try(self, row: Waiting, notice: Notice, choices: Choices, now: float) -> dict[str, Any]:
        """Send something, and give what is to be written down."""
        try:
            await self._deliver_safely(row, notice, choices)
        except ways.Later as fault:
            if row.tries >= len(AGAIN):
                return {"state": "given-up", "at": now, "tries": row.tries + 1, "fault": str(fault)}
            return {"due": now + AGAIN[row.tries] * self.hub.clock.speed, "tries": row.tries + 1, "fault": str(fault)}
        except ways.Never as fault:
            if fault.gone and row.way == "push":
                await self.store.drop_browser(row.target)
            return {"state": "refused", "at": now, "tries": row.tries + 1, "fault": str(fault)}
        return {"state": "sent", "at": now, "tries": row.tries + 1}

    async def _deliver_safely(self, row: Waiting, notice: Notice, choices: Choices) -> None:
        """Send something; a fault nobody foresaw counts as one that passes, so that it too is given up one day."""
        try:
            await self.deliver(row.way, row.target, notice, choices, row.id)
        except (ways.Later, ways.Never):
            raise
        except Exception as fault:
            log.error("not told", way=row.way, fault=repr(fault))
            raise ways.Later("something went wrong here") from fault

    async def deliver(self, way: str, target: str, notice: Notice, choices: Choices, key: str) -> None:
        """Send a notice by one way, now."""
        if way == "push":
            to, pem = await self.store.subscription(target), await self.pem()
            if to is None:
                raise ways.Never("this browser is pushed no more")
            await self._run(lambda: ways.push(notice, to, pem, self.settings))
        elif way == "email":
            stop = self.stop_address(choices.player)
            await self._run(lambda: ways.mail_notice(notice, choices, self.settings, key, stop))
        else:
            await self._run(lambda: ways.hook(notice, choices, self.settings))

    async def _run(self, work: Callable[[], None]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._hands, work)

    def stop_address(self, player: str) -> str:
        """Give the address that ends all letters, for whoever has one of them."""
        return f"{(self.settings.public_url or '').rstrip('/')}/api/told/stop/{self.hub.keys.seal('stop', player)}"

    async def ask_to_confirm(self, choices: Choices, address: str, seal: str) -> None:
        """Send a letter that asks whether an address is somebody's own."""
        from tidetable.core.words import Words  # noqa: PLC0415 - costs a moment that most rounds need not pay

        words, site = Words(choices.language, "told"), (self.settings.public_url or "").rstrip("/")
        lines = [words.word("told-confirm-mail"), f"{site}/told?confirm={seal}", words.word("told-confirm-not-you")]
        key = f"confirm-{seal[-16:]}"
        await self._run(lambda: ways.mail(address, words.word("told-confirm-subject"), lines, self.settings, key=key))
