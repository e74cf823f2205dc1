"""The identity card of Das Riff and its table options (§1, §8)."""

from tidetable.core.card import Card, Choice, WholeOption, option


class SpringTide(Choice):
    """Whether still turns bring the tide (DR-21)."""

    COMES, NEVER = range(2)


class FlipPrice(Choice):
    """How long a flipped card costs one (DR-6)."""

    SAME_TURN, IMMEDIATE = range(2)


class FirstSeat(Choice):
    """Who begins (DR-2)."""

    RANDOM, FIRST, SECOND = range(3)


CARD = Card(
    id="das_riff",
    names={"en": "Das Riff", "nl": "Das Riff", "de": "Das Riff", "hu": "Das Riff"},
    seats=(2,),
    options=(
        option(SpringTide, (True, False)),
        option(FlipPrice),
        WholeOption("turn_limit", (400,), most=1_000_000),  # DR-22; more would let one decision run for minutes
        option(FirstSeat, ("random", 0, 1)),
    ),
    rules_version="1",
    minutes=(30, 60),
    age=10,
    weight=2,
)
