"""Words: every sentence a player reads, from one catalogue per language (Fluent files in tidetable/words).

Games and the table speak in messages, a name and its arguments; a catalogue turns them into sentences.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from tidetable.core.errors import BadSetup
from tidetable.core.registry import OURS, words_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from fluent.runtime import FluentBundle

Message = tuple[str, dict[str, Any]]
"""A message of the catalogue: its name and its arguments. An argument ``seat`` is shown as that seat's name."""

FOLDER = OURS / "words"
LANGUAGES = ("en", "nl", "de", "hu")


@cache
def _bundle(language: str, game: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - costs 0.2 s that most commands need not pay

    bundle = FluentBundle([language], use_isolating=False)
    for path in _files(language, game):
        if path.exists():
            resource = FluentResource(path.read_text("utf-8"))
            _see_all_read(path, resource.body)
            bundle.add_resource(resource)
    return bundle


def _see_all_read(path: Path, entries: Sequence[Any]) -> None:
    """Refuse a file in which something is no Fluent: the sentences there would only be missed when somebody needs them."""
    unread = next((entry for entry in entries if type(entry).__name__ == "Junk"), None)
    if unread is not None:
        raise BadSetup(f"{path.name}: these words cannot be read: {unread.content.strip().splitlines()[0]!r}")


def _files(language: str, game: str) -> list[Path]:
    return [words_of("common", language), words_of("coach", language), words_of("reasons", language), catalogue_of(game, language)]


def catalogue_of(game: str, language: str) -> Path:
    """Give the file with a game's sentences. One from outside may have English alone, and then speaks that elsewhere too."""
    own = words_of(game, language)
    return own if own.exists() else words_of(game, "en")


def catalogue_for(words: Words | str, game: str) -> Words:
    """Give the catalogue that is meant: itself, or by its language."""
    return words if isinstance(words, Words) else Words(words, game)


class Words:
    """The catalogue of one language, for one game, with the names of the seats.

    >>> Words("en", "fish_n_stones", ["Ann", "Ben"]).say(("event-no-catch", {"seat": 1}))
    'Ben catches nothing.'
    """

    def __init__(self, language: str, game: str, names: Sequence[str] = ()) -> None:
        """Open the catalogue; *names* are those of the seats."""
        if language not in LANGUAGES:
            raise BadSetup(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language, self.game, self.names = language, game, list(names)

    def has(self, name: str) -> bool:
        """Tell whether the catalogue has a message."""
        return _bundle(self.language, self.game).has_message(name)

    def say(self, message: Message) -> str:
        """Turn a message into a sentence."""
        name, arguments = message
        bundle = _bundle(self.language, self.game)
        if not bundle.has_message(name):
            raise KeyError(f"the {self.language} catalogue of {self.game} has no message {name!r}")
        pattern = bundle.get_message(name).value
        assert pattern is not None, f"message {name!r} is empty"
        text, faults = bundle.format_pattern(pattern, self._named(arguments))
        assert not faults, f"message {name!r} of {self.language}: {faults}"
        return str(text)

    def word(self, name: str, **arguments: Any) -> str:
        """Say a message given by its name."""
        return self.say((name, arguments))

    def seat_name(self, seat: int) -> str:
        """Name a seat."""
        return self.names[seat] if 0 <= seat < len(self.names) else self.say(("seat-name", {"number": seat}))

    def _named(self, arguments: Mapping[str, Any]) -> dict[str, Any]:
        return {
            key: self.seat_name(value) if key in {"seat", "other", "starter"} and isinstance(value, int) else value
            for key, value in arguments.items()
        }
