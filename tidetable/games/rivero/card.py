"""The identity card of Rivero and its table options (§1, §8)."""

from tidetable.core.card import Card, Choice, option


class ForcedDiscardAt(Choice):
    """RV-26: from how many cards on a discard is compulsory."""

    NINE, EIGHT = range(2)


class ExhaustionEnd(Choice):
    """RV-34: when the empty ocean ends the game."""

    FINISH_TURN, IMMEDIATE = range(2)


class GroundwaterTake(Choice):
    """RV-25: when groundwater may be taken."""

    END_OF_TURN, ANY_TIME = range(2)


class RiveroDiscards(Choice):
    """RV-33: how many cards the owner of a Rivero may discard in a turn."""

    ONE, SEVERAL = range(2)


CARD = Card(
    id="rivero",
    names={"en": "Rivero", "nl": "Rivero", "de": "Rivero", "hu": "Rivero"},
    seats=(2,),
    options=(option(ForcedDiscardAt, (9, 8)), option(ExhaustionEnd), option(GroundwaterTake), option(RiveroDiscards)),
    rules_version="1",
    minutes=(30, 45),
    age=10,
    weight=3,
)
