"""Files made small for the line: quickly for whoever asks first, as small as can be for everybody after that.

The best packing of the page takes a second of work, which nobody should wait for and which need not be done twice: it is done in a
thread, once a file, and kept in the cache folder under the digest of what was packed.
"""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import os
from typing import TYPE_CHECKING

import brotli

from tidetable.core.rule import cache_root

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

BEST, QUICK = 11, 5
SHORT = 20_000  # bytes that are packed in a few hundredths of a second, however well


def packed(body: bytes, quality: int = BEST) -> bytes:
    """Pack bytes with Brotli."""
    made: bytes = brotli.compress(body, quality=quality)
    return made


def way_for(headers: Mapping[bytes, bytes]) -> bytes | None:
    """Choose how to pack for a reader; None: not at all."""
    taken = {name for name, weight in _ways(headers.get(b"accept-encoding", b"")) if weight.strip(b"0.")}
    return next((way for way in (b"br", b"gzip") if way in taken), None)


def _ways(said: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Read the ways somebody names, each with how much they like it: ``gzip;q=0.5, br``."""
    for part in said.lower().split(b","):
        name, _, weight = part.partition(b";")
        yield name.strip(), weight.partition(b"=")[2].strip() or b"1"


class Packing:
    """What was packed, by how and by the digest of what."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or cache_root() / "packed"
        self.made: dict[tuple[bytes, str], bytes] = {}
        self.under_way: dict[str, asyncio.Task[None]] = {}
        self.one_at_a_time = asyncio.Lock()

    def pack(self, way: bytes, body: bytes, digest: str) -> bytes:
        """Give bytes packed as well as can be had without waiting."""
        if (way, digest) not in self.made:
            if way == b"gzip":
                self.made[way, digest] = gzip.compress(body, 9, mtime=0)
            elif len(body) <= SHORT:
                self.made[way, digest] = packed(body)
            else:
                return self._kept(body, digest)
        return self.made[way, digest]

    def _kept(self, body: bytes, digest: str) -> bytes:
        """Give what was packed well before; or pack quickly, and have it packed well."""
        try:
            self.made[b"br", digest] = (self.folder / digest).read_bytes()
        except OSError:
            if digest not in self.under_way:
                self.under_way[digest] = asyncio.get_running_loop().create_task(self._pack_well(body, digest))
            return packed(body, QUICK)
        return self.made[b"br", digest]

    async def _pack_well(self, body: bytes, digest: str) -> None:
        async with self.one_at_a_time:
            best = self.made[b"br", digest] = await asyncio.to_thread(packed, body)
        del self.under_way[digest]
        with contextlib.suppress(OSError):  # where nothing can be kept it is packed again the next time
            self.folder.mkdir(parents=True, exist_ok=True)
            part = self.folder / f"{digest}.{os.getpid()}"
            part.write_bytes(best)
            part.replace(self.folder / digest)
