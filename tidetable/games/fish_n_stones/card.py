"""The identity card of Fish'n'Stones and its table options (§1, §2.4)."""

from tidetable.core.card import Card, Choice, CountsOption, option


class BaitRule(Choice):
    """Where a stack may be lured (FS-10)."""

    CAT_COLUMN, ANYWHERE = range(2)


class OwnCat(Choice):
    """Whether a player may look at his own cat (FS-9)."""

    SHOWN, HIDDEN = range(2)


class StackView(Choice):
    """What is shown of the stacks (FS-24)."""

    TOP_ONLY, FULL = range(2)


class BucketView(Choice):
    """Whether the buckets are open (FS-25)."""

    OPEN, CLOSED = range(2)


class TwoPlayerShores(Choice):
    """Where two players sit (FS-4)."""

    OPPOSITE, CORNER = range(2)


class ThreePlayerShores(Choice):
    """Whether three players' cats walk (FS-5)."""

    FIXED, WALKING = range(2)


# The pond cards (§2.1, FS-1): how many there are of each kind is house data, so a table may name those of a real box.
POND_CARDS = CountsOption(
    "pond_cards",
    ((8, 8, 4, 4, 8, 4),),
    kinds=("fish1", "fish2", "fish3", "water", "stone1", "stone2"),
    least=(1, 0, 0, 0, 1, 0),
    most=(20, 20, 12, 34, 20, 12),
    rest="water",
)

CARD = Card(
    id="fish_n_stones",
    names={"en": "Fish'n'Stones", "nl": "Fish'n'Stones", "de": "Fische und Steine", "hu": "Fish'n'Stones"},
    seats=(2, 3, 4),
    options=(
        *map(option, (BaitRule, OwnCat, StackView, BucketView, TwoPlayerShores, ThreePlayerShores)),
        POND_CARDS,
    ),
    rules_version="1",
    minutes=(10, 20),
    age=7,
    weight=1,
)
