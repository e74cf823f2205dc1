"""The identity card: what can be said of the game without opening its rules. Keep it light: every list of games loads it."""

from tidetable.core.card import Card, Choice, option


class AfterFold(Choice):
    """A table option: its name is ``after_fold``, its values ``hidden`` (the first one is the default) and ``shown`` (§5)."""

    HIDDEN, SHOWN = range(2)


CARD = Card(
    id="pearl_divers",
    names={"en": "Pearl Divers"},  # add "nl", "de" and "hu" when you have words for them
    seats=(2,),
    options=(option(AfterFold),),
    rules_version="1",  # another one whenever a recorded game would play differently
    minutes=(1, 3),
    age=8,
    weight=1,  # 1 (a child's game) to 5
)
