"""The board in the terminal, laid out as in §2.5: readable in 80 columns without colour."""

from typing import Any

from tidetable.core.seen import Seen
from tidetable.core.words import Words
from tidetable.games.das_riff.components import COLOUR_LETTERS, COLUMNS, OPEN_CARDS, SEATS

LABEL = 12  # width of what stands left of the water
CELL = 6


def drawing(seen: Seen, words: Words) -> str:
    """Draw the water with the viewer's open row at the bottom, the boats above and below it, then what everyone owns."""
    shown, top = seen.view, 0 if seen.viewer == 1 else 1
    lines = [_turn_line(shown, words), "", _edges(words), _row(words.word("board-column"), map(str, range(COLUMNS)))]
    lines.append(_boats(shown, top, words))
    lines += [_water(shown, row, words) for row in shown["rows"]]
    lines.append(_boats(shown, 1 - top, words))
    lines += ["", _open_line(shown, words), *_pile_lines(shown, words), ""]
    for owner in range(SEATS):
        lines += _player_lines(shown, owner, words)
    lines += ["", words.word("legend"), words.word("legend-marks")]
    return "\n".join(lines)


def _row(label: str, cells: Any) -> str:
    return f"{label:>{LABEL}} " + "".join(f"{cell:^{CELL}}" for cell in cells).rstrip()


def _turn_line(shown: dict[str, Any], words: Words) -> str:
    dice = ", ".join(words.word("colour-name", colour=die) for die in shown["dice"])
    return words.word("turn-line", turn=shown["turn"], limit=shown["turn_limit"], seat=shown["active"], dice=dice)


def _edges(words: Words) -> str:
    sea, reef = words.word("board-sea"), words.word("board-reef")
    return " " * (LABEL + 2) + sea + reef.rjust(COLUMNS * CELL - 2 - len(sea))


def _boats(shown: dict[str, Any], owner: int, words: Words) -> str:
    boats = shown["seats"][owner]["boats"]
    return _row(words.seat_name(owner)[:LABEL], ["[b]" if column < boats else "·" for column in range(COLUMNS)])


def _water(shown: dict[str, Any], row: int, words: Words) -> str:
    cells = shown["cells"][COLUMNS * row : COLUMNS * (row + 1)]
    return _row(words.word("board-row", row=row), [_glyph(cell) for cell in cells])


def _glyph(cell: dict[str, Any]) -> str:
    if cell["face"] == "empty":
        return "."
    if cell["face"] == "down":
        return f"[{cell['card']['code'] if cell['card'] else '?'}]"
    return str(cell["card"]["code"]) + ("!" if cell["flipped"] else "")


def _open_line(shown: dict[str, Any], words: Words) -> str:
    cards = "  ".join(card["code"] if card else "." for card in shown["open_cards"][:OPEN_CARDS])
    return words.word("open-line", cards=cards, left=shown["breeding_left"])


def _pile_lines(shown: dict[str, Any], words: Words) -> list[str]:
    unseen = " ".join(f"{each['card']['code']}{each['copies']}" for each in shown["unseen"] if each["copies"])
    discard = " ".join(card["code"] for card in shown["discard"])
    supply = shown["supply"]
    return [
        words.word("supply-line", worms=_worms(supply["worms"]), boats=supply["boats"]),
        words.word("pile-line", draw=shown["draw_left"], discard=len(shown["discard"]), cards=discard).rstrip(": "),
        words.word("unseen-line", cards=unseen),
    ]


def _worms(worms: list[int]) -> str:
    return " ".join(f"{letter}{count}" for letter, count in zip(COLOUR_LETTERS, worms, strict=True))


def _player_lines(shown: dict[str, Any], owner: int, words: Words) -> list[str]:
    player = shown["seats"][owner]
    numbers = {name: player[name] for name in ("pearls", "sharks", "breedings")}
    corals = "  ".join(_coral(slot, place) for place, slot in enumerate(player["slots"]) if slot["state"] != "none")
    return [
        words.word("player-line", seat=owner, worms=_worms(player["worms"]), **numbers),
        words.word("coral-line", corals=corals or "-"),
    ]


def _coral(slot: dict[str, Any], place: int) -> str:
    """Write a coral as "0:Rf", "1:." (empty) or "2:=R-B" (bred)."""
    if slot["state"] == "bred":
        return f"{place}:={slot['breeding']['code']}"
    return f"{place}:{slot['fish']['code'] if slot['fish'] else '.'}"
