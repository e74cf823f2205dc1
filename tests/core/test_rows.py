"""What follows from the rows of a game's declarations: what is clicked, what is told of what nobody sees, lists in pictures."""

from typing import Any

from tidetable.core.facts import UNSHOWN, FactSheet, each, fact, picture
from tidetable.core.means import SEAT, names, row_of
from tidetable.core.rows import Decisions, Events, decision, event

CARD = names("ace", "king", shows=["A", "K"])


class Decision(Decisions):
    PLAY = decision("play", card=CARD, click={"card": "{card}", "word": "{card!}", "face": "{card*}", "open": True})


class Event(Events):
    DREW = event(seat=SEAT, card=CARD.for_owner())
    BURIED = event(seat=SEAT, card=CARD.for_nobody())


class Facts(FactSheet):
    hand = each(2, some=True, card=fact(CARD))


def test_a_click_is_a_number_a_word_what_pictures_show_or_a_constant():
    assert Decision.target(1) == {"card": 1, "word": "king", "face": "K", "open": True}


def test_only_what_is_hidden_from_the_reader_alone_has_a_sentence_of_its_own():
    told = [Event.message({"kind": kind, "seat": 0, "card": None}) for kind in ("drew", "buried")]
    assert told == [("event-drew-unseen", {"seat": 0}), ("event-buried", {"seat": 0})]


def test_a_list_that_is_not_shown_is_no_empty_list():
    sheet: Any = Facts.blank()
    assert picture(sheet) == {"hand": []}
    sheet.hand_is[0] = UNSHOWN
    assert picture(sheet) == {"hand": None}


def test_a_row_of_words_keeps_order_and_repeats():
    row = row_of("ace", "king")
    assert [row.told(value) for value in (0, 1, 2 * 3 + 1, (1 * 3 + 1) * 3 + 2)] == ["none", "ace", "king ace", "ace ace king"]
