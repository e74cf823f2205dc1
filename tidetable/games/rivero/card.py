"""The identity card of Rivero (§1, §8)."""

from tidetable.core.card import Card, Option

CARD = Card(
    id="rivero",
    names={"en": "Rivero", "nl": "Rivero", "de": "Rivero", "hu": "Rivero"},
    seats=(2,),
    options=(
        Option("forced_discard_at", (9, 8)),  # RV-26
        Option("exhaustion_end", ("finish_turn", "immediate")),  # RV-34
        Option("groundwater_take", ("end_of_turn", "any_time")),  # RV-25
    ),
    actions=329,
    rules_version="1",
    minutes=(30, 45),
    age=10,
    weight=3,
    prefix="RV",
)
