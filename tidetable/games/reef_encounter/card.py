"""The identity card of Reef Encounter and its table options (§1, §8, §10)."""

from tidetable.core.card import Card, LettersOption, Option

CARD = Card(
    id="reef_encounter",
    names={"en": "Reef Encounter", "nl": "Reef Encounter", "de": "Reef Encounter", "hu": "Reef Encounter"},
    seats=(2, 3, 4),
    options=(
        Option("advanced", (False, True)),  # RE-20, RE-21
        Option("larva_exchange_immediate", (False, True)),  # RE-29
        Option("memory_aid", (False, True)),  # §7: display only
        LettersOption("boards", (None,), letters="ABCD"),  # §3 step 1
    ),
    rules_version="1",
    minutes=(60, 120),
    age=12,
    weight=4,
)
