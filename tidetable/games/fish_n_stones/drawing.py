"""Fish'n'Stones in a terminal, drawn from what is seen."""

from typing import Any

from tidetable.core.seen import Seen
from tidetable.core.words import Words
from tidetable.games.fish_n_stones.components import COLUMN, DEPTHS

GLYPHS = {"fish1": "F ", "fish2": "FF", "fish3": "F3", "water": "~ ", "stone1": "o ", "stone2": "oo"}
WIDTH = 10


def drawing(seen: Seen, words: Words) -> str:
    """Draw the pond, north up, each spot with its number, top card and height; then who sits where."""
    shown = seen.view
    at = {player["shore"]: number for number, player in enumerate(shown["seats"])}
    lines = [words.word("round-line", round=shown["round"], deck=shown["deck_left"]), ""]
    lines.append(_shore_line(at.get("north"), words))
    for row in range(DEPTHS):
        cells = [(3 * row + file, shown["cells"][3 * row + file]) for file in range(DEPTHS)]
        side = {1: (at.get("west"), at.get("east"))}.get(row, (None, None))
        west = words.seat_name(side[0]) if side[0] is not None else ""
        east = words.seat_name(side[1]) if side[1] is not None else ""
        lines.append(f"{west:>12} " + "+".join(["-" * WIDTH] * 3) + f" {east}")
        lines.append(" " * 13 + "|".join(f" {number}  {GLYPHS.get(cell['top'], '  ')} {_height(cell)}" for number, cell in cells))
    lines.append(" " * 13 + "+".join(["-" * WIDTH] * 3))
    lines.append(_shore_line(at.get("south"), words))
    lines.append("")
    lines += [_player_line(number, player, words) for number, player in enumerate(shown["seats"])]
    lines.append(words.word("legend"))
    return "\n".join(lines)


def _height(cell: dict[str, Any]) -> str:
    return f"x{cell['height']}".ljust(3) if cell["height"] > 1 else "   "


def _shore_line(seat: int | None, words: Words) -> str:
    return " " * 13 + (words.seat_name(seat) if seat is not None else "").center(3 * WIDTH + 2)


def _player_line(number: int, player: dict[str, Any], words: Words) -> str:
    bucket = player["bucket"]
    if bucket["score"] is not None:
        holds = words.word("bucket-line", fish=bucket["fish"], stones=bucket["stones"], score=bucket["score"])
    else:
        holds = words.word("bucket-closed", height=bucket["height"])
    if player["cat"] is not None:
        cat = words.word("cat-at", column=COLUMN.told(player["cat"]))
    else:
        cat = words.word("cat-placed" if player["placed"] else "cat-not-placed")
    return f"  {words.seat_name(number)}: {holds}; {cat}"
