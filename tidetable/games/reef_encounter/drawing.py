"""The table in the terminal: the maps of §2.3 side by side, the open sea, the strengths and the players."""

from typing import Any

from tidetable.core.seen import Seen
from tidetable.core.words import Words
from tidetable.games.reef_encounter.components import FILES, PLAYER_COLOURS, ROWS

FILE_NAMES = "abcdefg"
CELL_WIDTH = 3
BOARD_WIDTH = 2 + FILES * CELL_WIDTH


def drawing(seen: Seen, words: Words) -> str:
    """Draw the table as it is seen, in at most 96 columns."""
    shown = seen.view
    lines = [*_boards(shown["boards"]), "", words.word("legend"), ""]
    lines += [_sea_line(shown, words), _bonus_line(shown, words), ""]
    lines += [*_strengths(shown, words), _algae_line(shown, words), ""]
    lines += [_player_line(player, words) for player in shown["players"]]
    return "\n".join(lines)


# The boards


def _boards(boards: list[dict[str, Any]]) -> list[str]:
    maps = [_map(board) for board in boards]
    return ["  ".join(rows).rstrip() for rows in zip(*maps, strict=True)]


def _map(board: dict[str, Any]) -> list[str]:
    cells = {(cell["row"], cell["column"]): _glyph(cell) for cell in board["cells"]}
    head = f"{board['slot']}: {board['letter']}".ljust(BOARD_WIDTH)
    files = "  " + "".join(name.ljust(CELL_WIDTH) for name in FILE_NAMES)
    rows = [
        f"{row + 1} " + "".join(cells.get((row, column), ".").ljust(CELL_WIDTH) for column in range(FILES)) for row in range(ROWS)
    ]
    return [head, files, *rows]


def _glyph(cell: dict[str, Any]) -> str:
    """Show the tile's letter or bare rock, then the letter of the shrimp's player."""
    tile = cell["tile"][0].upper() if cell["tile"] else ("*" if cell["growth"] else "_")
    shrimp = PLAYER_COLOURS[cell["shrimp"]][0] if cell["shrimp"] is not None else ""
    return tile + shrimp


# The open sea


def _letters(shown: dict[str, Any], counts: list[int]) -> str:
    letters = [colour["name"][0].upper() for colour in shown["colours"]]
    return " ".join(letter for letter, count in zip(letters, counts, strict=True) for _ in range(count)) or "-"


def _sea_line(shown: dict[str, Any], words: Words) -> str:
    spaces = [f"{space['name'][0].upper()}[{_letters(shown, space['tiles']).replace(' ', '')}]" for space in shown["sea"]]
    return words.word("sea-line", spaces="  ".join(spaces), bag=shown["bag"])


def _bonus_line(shown: dict[str, Any], words: Words) -> str:
    row = _letters(shown, [int(colour["bonus"]) for colour in shown["colours"]])
    larvae = " ".join(f"{colour['name'][0].upper()}{colour['larvae']}" for colour in shown["colours"])
    return words.word("supply-line", larvae=larvae, row=row)


def _strengths(shown: dict[str, Any], words: Words) -> list[str]:
    """Show every coral tile: who beats whom, its large alga, an asterisk where it is locked; then what the colours are worth."""
    tiles = [_tile(tile).ljust(16) for tile in shown["coral_tiles"]]
    worth = " ".join(f"{colour['name'][0].upper()}{colour['value']}" for colour in shown["colours"])
    return ["".join(tiles[:5]).rstrip(), "".join(tiles[5:]).rstrip(), words.word("value-line", values=worth)]


def _tile(tile: dict[str, Any]) -> str:
    locked = "*" if tile["locked"] else ""
    return f"{tile['name']} {tile['stronger'][0].upper()}>{tile['weaker'][0].upper()} {tile['large']}{locked}"


def _algae_line(shown: dict[str, Any], words: Words) -> str:
    algae = "  ".join(f"{alga['name']} {alga['supply']}{' (o)' if alga['on_space'] else ''}" for alga in shown["algae"])
    return words.word("algae-line", algae=algae)


# The players


def _player_line(player: dict[str, Any], words: Words) -> str:
    letters = "WYOPG"
    front = " ".join(letter for letter, count in zip(letters, player["front"], strict=True) for _ in range(count)) or "-"
    shrimps = player["shrimps"]
    return words.word(
        "player-line",
        seat=player["seat"],
        mark=player["colour"][0],
        tiles=_screen(player["tiles"]),
        cubes=_screen(player["cubes"]),
        front=front,
        fish=_screen(player["fish"]),
        shrimps=f"{shrimps['behind']}/{shrimps['out']}/{shrimps['eaten']}",
    )


def _screen(screen: dict[str, Any]) -> str:
    """Write what is behind a screen: its colours if they are shown, the known ones, or how many."""
    counts = screen["counts"] or screen["known"]
    if not counts:
        return str(screen["size"])
    letters = [f"{letter}{count}" for letter, count in zip("WYOPG", counts, strict=True) if count]
    unknown = screen["size"] - sum(counts)
    return " ".join(letters + [f"?{unknown}"] * bool(unknown)) or "0"
