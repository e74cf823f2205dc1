"""Tables to try a game at: a few of them, spread over seats and options; the long campaigns sit at all."""

from tidetable.core.game import Game
from tidetable.core.trial import Setting, settings


def some_tables(game: Game, most: int) -> list[tuple[int, Setting]]:
    """Choose at most so many of a game's tables, from the first to the last, each with its number."""
    tables = list(enumerate(settings(game)))
    many = min(most, len(tables))
    return [tables[round(place * (len(tables) - 1) / max(many - 1, 1))] for place in range(many)]
