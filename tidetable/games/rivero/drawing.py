"""The board of Rivero for the terminal: the source between the seats, rivers and hands as lines of cards."""

from typing import Any

from tidetable.core.seen import Seen
from tidetable.core.words import Words
from tidetable.games.rivero.components import COLUMNS, ROWS

Shown = dict[str, Any]  # a part of the picture (facts.py)

WIDTH = 11


def drawing(seen: Seen, words: Words) -> str:
    """Draw the table: seat 0 above the source, seat 1 below it, as the banks lie."""
    shown = seen.view
    lines = [words.word("ocean-line", ocean=shown["ocean_left"], actions=shown["action_left"], turn=shown["turns"]), ""]
    lines += _seat_lines(0, shown["seats"][0], words)
    lines += ["", *_source_lines(shown["source"]), ""]
    lines += _seat_lines(1, shown["seats"][1], words)
    return "\n".join([*lines, "", words.word("legend")])


def _source_lines(cells: list[Shown]) -> list[str]:
    rule = "      +" + "+".join(["-" * WIDTH] * COLUMNS) + "+"
    lines = ["       " + " ".join(str(column).center(WIDTH) for column in range(COLUMNS)), rule]
    for row in range(ROWS):
        texts = [_cell_text(cell) for cell in cells[COLUMNS * row : COLUMNS * (row + 1)]]
        lines += [f"    {row} |" + "|".join(text.center(WIDTH) for text in texts) + "|", rule]
    return lines


def _cell_text(cell: Shown) -> str:
    if cell["top"] is None:
        return "." if cell["open"] else ""
    return " / ".join(filter(None, (cell["top"], cell["bottom"])))


def _seat_lines(number: int, seat: Shown, words: Words) -> list[str]:
    lines = [words.word("seat-line", seat=number, hand=seat["hand_size"], pile=len(seat["groundwater"]), score=seat["score"])]
    if seat["hand"] is not None:
        lines.append(f"  {words.word('hand-label')}: {' '.join(card['card'] for card in seat['hand'])}")
    elif seat["in_hand"] or seat["in_hand_or_sunk"]:
        known = " ".join([*seat["in_hand"], *(f"({card})" for card in seat["in_hand_or_sunk"])])
        lines.append(f"  {words.word('known-label')}: {known}")
    if seat["action_card"] is not None:
        beside = " ".join([*seat["beside"], *(["[?]"] if seat["stored_bridge"] else [])])
        lines.append(f"  {words.word('action-card', action=seat['action_card'])} {beside}".rstrip())
    if any(seat["groundwater"]):
        lines.append(f"  {words.word('groundwater-label')}: {' '.join(card or '?' for card in seat['groundwater'])}")
    lines += [f"  {number}/{river['slot']} {_river_text(river, words)}" for river in seat["rivers"]]
    return lines


def _river_text(river: Shown, words: Words) -> str:
    cells = "-".join(f"[{cell['card'] or '?'}]" if cell["bridge"] else str(cell["card"]) for cell in river["cells"])
    canteen = f" {words.word('canteen-here')}" if river["canteen"] else ""
    return f"{cells} ({river['length']}){canteen}"
