"""The doctor: looks at everything a server stands on, and says in sentences what is wrong and what would be right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidetable.server.doctor.address import check_address
from tidetable.server.doctor.database import check_database
from tidetable.server.doctor.machine import check_disk, check_machine, check_versions
from tidetable.server.doctor.redis import check_redis

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tidetable.server.doctor.finding import Finding
    from tidetable.server.settings import Settings


def examine(settings: Settings) -> Iterator[Finding]:
    """Look at everything, one after the other; nothing is changed."""
    yield from check_versions()
    yield from check_disk(settings)
    yield from check_database(settings)
    yield from check_redis(settings)
    yield from check_address(settings)
    yield from check_machine()
