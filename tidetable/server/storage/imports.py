"""Records that were taken in: kept in one compressed row each, for as long as somebody opens them."""

from __future__ import annotations

import base64
import zlib
from typing import TYPE_CHECKING, Any

import msgspec

from tidetable.table.imports import kept_of, table_of_record

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tidetable.table.table import Table


OWN = "own "  # the beginning of the source of a record that somebody brought along with their account: it stays as long as they


class KeptRecord(msgspec.Struct, frozen=True):
    """A record, and what makes its table the same every time."""

    host: str
    at: float
    source: str  # from where it came, as a digest: addresses are not kept
    record: dict[str, Any]

    @classmethod
    def of(cls, data: Mapping[str, Any], host: str, at: float, source: str) -> KeptRecord:
        """Keep what matters of an uploaded record."""
        return cls(host, at, source, kept_of(data))

    def table(self, table_id: str) -> Table:
        """Make the table."""
        return table_of_record(table_id, self.record, self.host, self.at)

    def packed(self) -> str:
        """Write it small."""
        return base64.b64encode(zlib.compress(msgspec.json.encode(self.record), 6)).decode()


def unpacked(body: str) -> dict[str, Any]:
    """Read what was written small."""
    return msgspec.json.decode(zlib.decompress(base64.b64decode(body)), type=dict[str, Any])
