"""The identity card of Das Riff and its table options (§1, §8)."""

from tidetable.core.card import Card, Choice, CountsOption, WholeOption, option


class SpringTide(Choice):
    """Whether still turns bring the tide (DR-21)."""

    COMES, NEVER = range(2)


class FlipPrice(Choice):
    """How long a flipped card costs one (DR-6)."""

    SAME_TURN, IMMEDIATE = range(2)


class FirstSeat(Choice):
    """Who begins (DR-2)."""

    RANDOM, FIRST, SECOND = range(3)


class SharkOnWater(Choice):
    """Whether a shark may also go at open water (DR-14)."""

    NEVER, ALLOWED = range(2)


# The reef cards (§2.3, DR-30): the split is house data, so a table may name that of a real box. Fish as their dots say, one or two
# of each colour and sex; five corals win; four bits count a purse's pearls (purchases.py).
COLOURS = ("red", "yellow", "blue", "green", "purple", "pink")
REEF_CARDS = CountsOption(
    "reef_cards",
    #  red   yellow blue  green purple pink  coral, pearl, shark, water
    ((2, 1, 1, 2, 2, 1, 1, 2, 2, 1, 1, 2, 10, 8, 6, 18),),
    kinds=(*(f"{colour}_{sex}" for colour in COLOURS for sex in ("male", "female")), "coral", "pearl", "shark", "water"),
    least=(*(1,) * 12, 5, 2, 2, 0),
    most=(*(2,) * 12, 20, 15, 15, 40),
    rest="water",
)

CARD = Card(
    id="das_riff",
    names={"en": "Das Riff", "nl": "Das Riff", "de": "Das Riff", "hu": "Das Riff"},
    seats=(2,),
    options=(
        option(SpringTide, (True, False)),
        option(FlipPrice),
        WholeOption("turn_limit", (400,), most=1_000_000),  # DR-22; more would let one decision run for minutes
        option(FirstSeat, ("random", 0, 1)),
        option(SharkOnWater, (False, True)),
        REEF_CARDS,
    ),
    rules_version="1",
    minutes=(30, 60),
    age=10,
    weight=2,
)
