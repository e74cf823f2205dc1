"""Keeping house: what is dropped now and then because nobody wants it any more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidetable.server.logs import log

if TYPE_CHECKING:
    from tidetable.server.settings import Settings
    from tidetable.server.storage.matches import Store

DAY = 86_400.0


async def keep_house(store: Store, settings: Settings, now: float) -> bool:
    """Drop the records from elsewhere that nobody has opened for as long as the host keeps them; tell whether more is to do."""
    gone = await store.drop_records(now - settings.keep_records * DAY)
    if gone:
        log.info("records dropped", count=len(gone))
    return bool(gone)
