"""The identity card of Das Riff (§1, §8)."""

from tidetable.core.card import Card, Option, WholeOption

CARD = Card(
    id="das_riff",
    names={"en": "Das Riff", "nl": "Das Riff", "de": "Das Riff", "hu": "Das Riff"},
    seats=(2,),
    options=(
        Option("spring_tide", (True, False)),  # DR-21
        Option("flip_price", ("same_turn", "immediate")),  # DR-6
        WholeOption("turn_limit", (400,), most=1_000_000),  # DR-22; more would let one decision run for minutes
        Option("first_seat", ("random", 0, 1)),  # DR-2
    ),
    actions=105,
    rules_version="1",
    minutes=(30, 60),
    age=10,
    weight=2,
    prefix="DR",
)
