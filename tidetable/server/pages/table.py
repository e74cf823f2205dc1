"""The first page somebody opens names the files it will need, so that a slow line asks for all together.

That of a running table names its game at once, too.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterable

ENGLISH = "en"
TITLE = ">Tidetable</p>"  # what web/index.html shows before anything is loaded
LANGUAGE = '<html lang="en"'
OPENING = '<div id="opening" style="'
WIDTH = 150  # of a word in the title, in letters' hundredths of the screen's width ...
LARGEST = "5.5rem"  # ... but no larger
WHO = "/api/me"  # the first question of the client; nothing is shown before its answer


class Early(msgspec.Struct, frozen=True):
    """What the build has noted (web/tools/early.ts): addresses of files, and the games' names by language."""

    front: list[str]
    table: list[str]
    games: dict[str, list[str]]
    words: dict[str, dict[str, list[str]]]
    names: dict[str, dict[str, str]]
    waters: dict[str, list[str]]


class Opening:
    """Makes the page of a table out of the page of the client."""

    def __init__(self, index: bytes, early: bytes) -> None:
        self.index = index.decode()
        self.early = msgspec.json.decode(early, type=Early)

    def language(self, wanted: bytes) -> str:
        """Choose among our languages as the client does: the first that the browser wants and we have."""
        tags = (tag.split(";")[0].split("-")[0].strip().lower() for tag in wanted.decode("latin-1").split(","))
        return next((tag for tag in tags if tag in self.early.words), ENGLISH)

    def page(self, game: str, language: str) -> bytes | None:
        """Write the page, or None if the client does not know the game."""
        name = self.early.names.get(language, {}).get(game)
        if name is None or game not in self.early.games:
            return None
        words = self.early.words[language]
        files = [*self.early.table, *words["web"], *self.early.games[game], *words[game]]
        parts = {
            "</head>": f"{''.join(_links(files))}</head>",
            LANGUAGE: f'<html lang="{language}"',
            OPENING: f'<div id="opening" data-game="{escape(game)}" style="{self._dress(game, name)} ',
            TITLE: f">{escape(name)}</p>",
        }
        text = self.index
        for old, new in parts.items():
            text = text.replace(old, new, 1)
        return text.encode()

    def front(self) -> bytes:
        """Write the page of the way in: it names its files too."""
        return self.index.replace("</head>", f"{''.join(_links(self.early.front))}</head>", 1).encode()

    def _dress(self, game: str, name: str) -> str:
        """Give the title the water of its game, and make it as large as its longest word allows."""
        colours = [f"{end}: {water};" for end, water in zip(("--from", "--to"), self.early.waters.get(game, ()), strict=False)]
        size = f"--size: min({WIDTH / max(map(len, name.split())):.1f}vw, {LARGEST});"
        return escape(" ".join([*colours, size]))


def _links(files: Iterable[str]) -> Iterable[str]:
    yield f'  <link rel="preload" as="fetch" crossorigin href="{WHO}">\n  '
    for file in files:
        how = 'rel="preload" as="style"' if file.endswith(".css") else 'rel="modulepreload"'
        yield f'  <link {how} crossorigin fetchpriority="low" href="{escape(file)}">\n  '
