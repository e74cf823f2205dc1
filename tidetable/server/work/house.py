"""Keeping house: what is packed because it is over, and dropped because nobody wants it any more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidetable.server.logs import log

if TYPE_CHECKING:
    from tidetable.server.settings import Settings
    from tidetable.server.storage.matches import Store

DAY = 86_400.0
TOLD = 30.0  # days it is remembered who was told what
KEPT = 90.0  # days an analysis is kept: it can be made again


async def keep_house(store: Store, settings: Settings, now: float) -> bool:
    """Do a part of everything that the host wants packed or dropped by now; tell whether more is to do."""
    done = {
        "records dropped": len(await store.drop_records(now - settings.keep_records * DAY)),
        "analyses dropped": await store.analyses.drop_old(now - KEPT * DAY),
        "matches packed": await store.retention.archive(now - settings.archive_after * DAY),
        "guests forgotten": await store.retention.forget_guests(now - settings.forget_guests * DAY),
        "news forgotten": await store.told.drop_old(now - TOLD * DAY),
    }
    for what, count in done.items():
        if count:
            log.info(what, count=count)
    return any(done.values())
