"""The built web client: read once at the start, served from memory, index.html for every page of the client."""

from __future__ import annotations

import hashlib
import mimetypes
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from tidetable.server.pages.packing import Packing, way_for
from tidetable.server.pages.table import Opening

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

STATIC = Path(__file__).parents[1] / "static"
COMPRESSED = frozenset({".html", ".js", ".css", ".svg", ".json", ".ftl", ".txt", ".webmanifest", ".map", ".wasm"})
FOREVER = b"public, max-age=31536000, immutable"  # of files whose names hold a digest
ANEW = b"no-cache"
NO_CLIENT = b"<!doctype html><title>Tidetable</title><p>The table server runs. Its web client has not been built here.</p>"


class Page(msgspec.Struct, frozen=True):
    """A file ready to be sent."""

    body: bytes
    packs: bool
    kind: bytes
    digest: str
    cache: bytes


def _page(body: bytes, path: str) -> Page:
    kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind.endswith(("javascript", "json")):
        kind += "; charset=utf-8"
    packs = Path(path).suffix in COMPRESSED and len(body) > 500
    digest = hashlib.sha256(body).hexdigest()[:20]
    return Page(body, packs, kind.encode(), digest, FOREVER if path.startswith("/assets/") else ANEW)


class Pages:
    """All files of the client by their path: what is not in the table cannot be asked for."""

    def __init__(self, folder: Path = STATIC) -> None:
        files = sorted(path for path in folder.rglob("*") if path.is_file()) if folder.is_dir() else []
        self.pages = {
            "/" + path.relative_to(folder).as_posix(): _page(path.read_bytes(), "/" + path.relative_to(folder).as_posix())
            for path in files
        }
        self.index = self.pages.get("/index.html") or _page(NO_CLIENT, "/index.html")
        early = self.pages.get("/early.json")
        self._opening = Opening(self.index.body, early.body) if early else None
        if self._opening:
            self.pages["/"] = _page(self._opening.front(), "/index.html")
        self._tables: dict[tuple[str, str], Page] = {}
        self.packing = Packing()

    def table(self, game: str, wanted: bytes) -> Page:
        """Give the page of a running table, in the language its reader wants."""
        if self._opening is None:
            return self.index
        key = game, self._opening.language(wanted)
        if key not in self._tables:
            text = self._opening.page(*key)
            self._tables[key] = _page(text, "/index.html") if text else self.index
        return self._tables[key]

    async def serve(self, scope: Any, send: Callable[[Any], Awaitable[None]], game: str | None = None) -> None:
        """Answer a request for a page; of a running table, if its game is given."""
        path = scope["path"]
        if game is not None:
            await self._send(scope, send, 200, self.table(game, dict(scope["headers"]).get(b"accept-language", b"")))
            return
        page = self.pages.get(path)
        if page is None and "." in path.rsplit("/", 1)[-1]:  # a file that is not there is no page of the client
            await self._send(scope, send, 404, _page(b"not found", "/x.txt"))
            return
        await self._send(scope, send, 200, page or self.index)

    async def _send(self, scope: Any, send: Callable[[Any], Awaitable[None]], status: int, page: Page) -> None:
        headers = dict(scope["headers"])
        etag = f'"{page.digest}"'.encode()
        fields = [
            (b"content-type", page.kind),
            (b"etag", etag),
            (b"cache-control", page.cache),
            (b"vary", b"accept-encoding"),
        ]
        if page.kind.startswith(b"text/html"):  # the page of a table is written in its reader's language
            fields.append((b"vary", b"accept-language"))
        body = page.body
        if status == 200 and names(headers.get(b"if-none-match", b""), etag):
            status, body = 304, b""
        elif page.packs and (way := way_for(headers)):
            body = self.packing.pack(way, body, page.digest)
            fields.append((b"content-encoding", way))
        if status != 304:
            fields.append((b"content-length", str(len(body)).encode()))
        await send({"type": "http.response.start", "status": status, "headers": fields})
        await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})


def names(said: bytes, etag: bytes) -> bool:
    """Tell whether somebody says that they have this very page; proxies on the way may have weakened what they say."""
    return any(one.strip().removeprefix(b"W/") in {etag, b"*"} for one in said.split(b","))
