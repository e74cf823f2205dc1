"""The identity card of Fish'n'Stones (§1, §2.4)."""

from tidetable.core.card import Card, Option

CARD = Card(
    id="fish_n_stones",
    names={"en": "Fish'n'Stones", "nl": "Fish'n'Stones", "de": "Fische und Steine", "hu": "Fish'n'Stones"},
    seats=(2, 3, 4),
    options=(
        Option("bait_rule", ("cat_column", "anywhere")),  # FS-10
        Option("own_cat", ("shown", "hidden")),  # FS-9
        Option("stack_view", ("top_only", "full")),  # FS-24
        Option("bucket_view", ("open", "closed")),  # FS-25
        Option("two_player_shores", ("opposite", "corner")),  # FS-4
        Option("three_player_shores", ("fixed", "walking")),  # FS-5
    ),
    actions=31,
    rules_version="1",
    minutes=(10, 20),
    age=7,
    weight=1,
    prefix="FS",
)
