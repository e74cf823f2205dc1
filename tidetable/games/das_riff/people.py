"""How Das Riff speaks to people: texts of actions and events, questions, previews and reasons, from a hidden record."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tidetable.games.das_riff.components import (
    BOAT_PRICE, BREEDING_PAIRS, COLOUR_NAMES, COLUMNS, FISH_KINDS, FLIP_PRICE, PAIR,
)  # fmt: skip
from tidetable.games.das_riff.purchases import colour_to_pay, take_price
from tidetable.games.das_riff.state import (
    BUY_BOAT, EMPTY, END_TURN, FIRST_DOWN, FLIP, PAY, PICK_WORM, PLACE, SHARK_CELL, SHARK_OWN, TAKE, Phase, State,
)  # fmt: skip
from tidetable.games.das_riff.view import CARD_NAMES, PHASE_NAMES, UNIT_NAMES, breeds, pays, pending_purchase

if TYPE_CHECKING:
    from tidetable.core.journal import Event
    from tidetable.core.words import Message

# Actions: (verb in texts, message, what its number counts)

VERBS = {
    "pick": (PICK_WORM, TAKE),
    "take": (TAKE, FLIP),
    "flip": (FLIP, BUY_BOAT),
    "boat": (BUY_BOAT, PAY),
    "pay": (PAY, PLACE),
    "place": (PLACE, SHARK_CELL),
    "shark": (SHARK_CELL, SHARK_OWN),
    "shark-own": (SHARK_OWN, END_TURN),
    "end-turn": (END_TURN, END_TURN + 1),
}


def verb_of(action: int) -> tuple[str, int]:
    """Give the verb of an action and what it is done to: a colour, a unit, a cell or a slot."""
    verb, first = next((verb, first) for verb, (first, last) in VERBS.items() if first <= action < last)
    return verb, action - first + (FIRST_DOWN if verb == "flip" else 0)


def place_name(cell: int) -> str:
    """Write a cell as "row,column"."""
    return f"{cell // COLUMNS},{cell % COLUMNS}"


def action_text(action: int) -> str:
    """Write an action so that it reads back: "pick red", "take 3,2", "pay pearl", "place 0", "shark own 1", "end turn"."""
    verb, what = verb_of(action)
    if verb in {"pick", "pay"}:
        return f"{verb} {UNIT_NAMES[what]}"
    if verb in {"take", "flip", "shark"}:
        return f"{verb} {place_name(what)}"
    return f"{verb.replace('-', ' ')} {what}" if verb in {"place", "shark-own"} else verb.replace("-", " ")


def action_message(action: int) -> Message:
    """Name the catalogue's sentence for an action."""
    verb, what = verb_of(action)
    arguments: dict[str, Any] = {}
    if verb in {"pick", "pay"}:
        arguments = {"unit": UNIT_NAMES[what]}
    elif verb in {"take", "flip", "shark"}:
        arguments = {"cell": place_name(what)}
    elif verb in {"place", "shark-own"}:
        arguments = {"slot": what}
    return f"action-{verb}", arguments


def target(action: int) -> dict[str, Any]:
    """Say what on the table to click for an action; a shark's prey is clicked after the shark (§10)."""
    verb, what = verb_of(action)
    if verb in {"pick", "pay"}:
        return {"unit": UNIT_NAMES[what]}
    if verb in {"shark", "shark-own"}:
        return {"with": "shark", "prey" if verb == "shark" else "prey_slot": what}
    names = {"take": "cell", "flip": "cell", "place": "slot"}
    return {names[verb]: what} if verb in names else {"button": verb}


# Events

UNTOLD = frozenset({
    "worm-rolled", "take-chosen", "flip-chosen", "boat-chosen", "coral-placed", "parent-left", "shark-spent", "drifted", "dealt-up",
    "dealt-down",
})  # for the animation only  # fmt: skip


def event_message(event: Event) -> Message | None:
    """Name the catalogue's sentence for an event; None if the log does not tell it."""
    kind = event["kind"]
    if kind in UNTOLD:
        return None
    arguments = {name: _worded(name, value) for name, value in event.items() if name != "kind"}
    if "colour" in event:
        arguments["unit"] = arguments.pop("colour")  # a worm is a unit that can be paid
    if "breeding" in event:
        arguments |= breeding_arguments(event["breeding"])
    if kind == "turn-ended" and event["by_itself"]:
        kind = "turn-ended-by-itself"
    return f"event-{kind}", arguments


def _worded(name: str, value: int) -> Any:
    """Turn a number of an event into what its sentence speaks of."""
    if name in {"die_a", "die_b"}:
        return COLOUR_NAMES[value]
    if name in {"colour", "unit"}:
        return UNIT_NAMES[value]
    if name == "card":
        return CARD_NAMES[value]
    return place_name(value) if name == "cell" else value


def breeding_arguments(breeding: int) -> dict[str, str]:
    """Name the two colours of a breeding card."""
    first, second = BREEDING_PAIRS[breeding]
    return {"first": COLOUR_NAMES[first], "second": COLOUR_NAMES[second]}


# Questions and previews


def question(hidden: State, seat: int) -> Message:
    """Say what is asked of a seat."""
    if hidden.phase == Phase.PLACE:
        return "ask-place", {"card": CARD_NAMES[hidden.placing]}
    if hidden.phase != Phase.PAY:
        return f"ask-{PHASE_NAMES[hidden.phase]}", {}
    what, cell = pending_purchase(hidden)
    due = {"due": int(hidden.due)}
    if what == "take":
        return "ask-pay-take", {"card": CARD_NAMES[hidden.card[cell]], **due}
    return (f"ask-pay-{what}", due) if cell is None else (f"ask-pay-{what}", {"cell": place_name(cell), **due})


def preview(hidden: State, seat: int, action: int) -> Message | None:
    """Say what a legal action would cost and bring."""
    verb, what = verb_of(action)
    if verb == "take":
        return _preview_take(hidden, seat, what)
    if verb == "flip":
        return "preview-flip", {"price": FLIP_PRICE}
    if verb == "boat":
        return "preview-boat", {"price": BOAT_PRICE, "column": int(hidden.boats[seat])}
    if verb == "pay":
        return "preview-pay", {"left": int(hidden.due) - 1}
    if verb == "place":
        return _preview_place(hidden, seat, what)
    if verb == "shark":
        return "preview-shark", {"card": CARD_NAMES[hidden.card[what]]}
    if verb == "shark-own":
        return "preview-shark", {"card": CARD_NAMES[hidden.slot[seat, what]]}
    return ("preview-pick", {"owned": int(hidden.worms[seat, what])}) if verb == "pick" else None


def _preview_take(hidden: State, seat: int, cell: int) -> Message:
    card = int(hidden.card[cell])
    cost = {"price": int(take_price(hidden, seat, cell)), "pays": pays(int(colour_to_pay(card))), "card": CARD_NAMES[card]}
    for found in breeds(hidden, seat, card):
        return "preview-take-breeds", {**cost, **breeding_arguments(found["breeding"]["id"])}
    return "preview-take", cost


def _preview_place(hidden: State, seat: int, slot: int) -> Message:
    mate = int(hidden.slot[seat, slot])
    if mate == EMPTY or mate >= FISH_KINDS:
        return "preview-place-waits", {}
    return "preview-place-breeds", breeding_arguments(int(PAIR[hidden.placing >> 1, mate >> 1]))
