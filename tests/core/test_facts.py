"""Facts: numbers that a rule fills, and the picture made of them."""

from typing import Any

from tidetable.core.facts import FactSheet, each, fact, picture
from tidetable.core.means import names, set_of


class Pond(FactSheet):
    cells = each(2, of=[{"bank": "left"}, {"bank": "right"}], top=fact(names("fish", "stone").or_none()), height=fact())
    boats = each(2, cargo=fact(set_of("net", "bait")), load=fact())


def a_pond() -> Any:
    sheet: Any = Pond.blank()
    sheet.cells_top[:] = 0, 1
    sheet.cells_height[:] = 3, 3
    sheet.boats_cargo[:] = 3, 3
    return sheet


def test_whoever_changes_a_picture_changes_no_other():
    """Rows that were met before are copied: two pictures of the same numbers share nothing that can be changed."""
    first, wanted = picture(a_pond()), picture(a_pond())
    for row in first["cells"]:
        row.clear()
    for row in first["boats"]:
        row["cargo"].clear()
    assert picture(a_pond()) == wanted
    assert wanted["cells"] == [{"bank": "left", "top": "fish", "height": 3}, {"bank": "right", "top": "stone", "height": 3}]


def test_equal_rows_of_different_things_keep_what_never_changes():
    sheet = a_pond()
    sheet.cells_top[:] = 1, 1
    assert [(row["bank"], row["top"]) for row in picture(sheet)["cells"]] == [("left", "stone"), ("right", "stone")]
