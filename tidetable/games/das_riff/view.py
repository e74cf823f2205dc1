"""The picture of the table that a client draws (§7): the same for both seats and a spectator, made from a hidden record."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypedDict

from tidetable.core.journal import ALL_SEEING
from tidetable.games.das_riff.actions import can_buy_boat, can_flip, can_take, is_reached, payable_kinds, usable_kinds
from tidetable.games.das_riff.components import (
    BOAT_PRICE, BREEDING_PAIRS, BREEDINGS, BREEDINGS_TO_WIN, CELLS, COLOUR_LETTERS, COLOUR_NAMES, COLOURS, COLUMNS, COPIES,
    FISH_KINDS, FLIP_PRICE, KINDS, PAIR, PEARL_UNIT, RESHUFFLE_AT, SEATS, SLOTS, STILL_TURNS, WATER,
)  # fmt: skip
from tidetable.games.das_riff.corals import breedings, corals, placements
from tidetable.games.das_riff.hidden import is_breeding_seen
from tidetable.games.das_riff.purchases import ANY, can_pay_with, colour_to_pay, due_colour, take_price, units
from tidetable.games.das_riff.state import (
    BRED, BUY_BOAT, EMPTY, FIRST_DOWN, FLIP, IMMEDIATE, NO_ACTION, NO_CARD, NO_CORAL, NO_SPRING_TIDE, SHOWN, TAKE, Phase, State,
)  # fmt: skip
from tidetable.games.das_riff.worms import other_seat

if TYPE_CHECKING:
    from tidetable.core.game import View

PHASE_NAMES = tuple(phase.name.lower() for phase in Phase)
SEX_NAMES = ("male", "female")
OTHER_NAMES = ("coral", "pearl", "shark", "water")
OTHER_CODES = ("#", "*", "^", "~")
CARD_NAMES = (*(f"{colour}_{sex}" for colour in COLOUR_NAMES for sex in SEX_NAMES), *OTHER_NAMES)  # by kind
CARD_CODES = (*(f"{letter}{sex[0]}" for letter in COLOUR_LETTERS for sex in SEX_NAMES), *OTHER_CODES)  # by kind (§2.3)
UNIT_NAMES = (*COLOUR_NAMES, "pearl")


class CardView(TypedDict):
    """A reef card (§2.3)."""

    name: str  # "red_male", "coral" ...
    code: str  # "Rm", "#" ...
    sort: str  # fish, coral, pearl, shark, water
    colour: str | None
    sex: str | None
    dots: int | None  # copies of this colour and sex in the box


class BreedingView(TypedDict):
    """A breeding card (§2.4)."""

    id: int
    colours: list[str]
    code: str  # "R-Y"


class BreedsView(TypedDict):
    """A breeding that a fish would bring at once."""

    slot: int
    breeding: BreedingView


class PaymentView(TypedDict):
    """How a price can be paid (§5.2)."""

    units: list[str]  # what may be given for it
    proposal: list[str]  # as many as the price: what an automatic payment would give


class OfferView(TypedDict):
    """What a cell means for one seat, whoever's turn it is."""

    reached: bool  # by a boat
    price: int | None  # to take the card or to flip it; None: there is nothing to buy
    pays: str | None  # "any", or the colour the worms must have
    affordable: bool
    usable: bool  # there is a place for it (DR-8, DR-10)
    allowed: bool  # take or flip would be legal in this seat's ACTION phase
    payment: PaymentView | None  # None: it is not allowed
    breeds: list[BreedsView]


class CellView(TypedDict):
    """A cell of the water."""

    cell: int
    row: int
    column: int
    face: str  # empty, up, down
    card: CardView | None  # None too for a face-down card, until the game is over
    flipped: bool  # this turn (§5.1)
    offers: list[OfferView]  # by seat


class SlotView(TypedDict):
    """A place for a coral."""

    state: str  # none, empty, single, bred
    fish: CardView | None
    breeding: BreedingView | None


class SeatView(TypedDict):
    """What a player owns: all of it public (DR-18)."""

    row: int  # his open row
    worms: list[int]  # by colour
    pearls: int
    sharks: int
    boats: int
    boat: PaymentView | None  # how one more could be paid; None: it cannot be bought
    corals: int
    breedings: int
    slots: list[SlotView]


class PendingView(TypedDict):
    """A purchase being paid, or a fish being placed."""

    what: str  # take, flip, boat, place
    cell: int | None
    card: CardView | None
    due: int  # units still to be paid
    pays: str | None
    auto_pay: str | None  # the unit an automatic payment would give next
    payment: PaymentView | None  # of what is still due
    places: list[int]  # of a fish: the slots it may go to
    breeds: list[BreedsView]


class CopiesView(TypedDict):
    """How many cards of a kind there are somewhere."""

    card: CardView
    copies: int


def card_view(kind: int) -> CardView:
    """Describe a reef card."""
    is_fish = kind < FISH_KINDS
    return {
        "name": CARD_NAMES[kind],
        "code": CARD_CODES[kind],
        "sort": "fish" if is_fish else CARD_NAMES[kind],
        "colour": COLOUR_NAMES[kind >> 1] if is_fish else None,
        "sex": SEX_NAMES[kind & 1] if is_fish else None,
        "dots": int(COPIES[kind]) if is_fish else None,
    }


def breeding_code(breeding: int) -> str:
    """Write a breeding card as in §2.4: "R-Y"."""
    return "-".join(COLOUR_LETTERS[colour] for colour in BREEDING_PAIRS[breeding])


def breeding_view(breeding: int) -> BreedingView:
    """Describe a breeding card."""
    colours = [COLOUR_NAMES[colour] for colour in BREEDING_PAIRS[breeding]]
    return {"id": breeding, "colours": colours, "code": breeding_code(breeding)}


def view(hidden: State, seat: int) -> View:
    """Give the picture of the table; *seat* changes nothing but which row lies at the bottom (§2.5), unless it is all-seeing."""
    return {
        "phase": PHASE_NAMES[hidden.phase],
        "turn": int(hidden.turns),
        "turn_limit": int(hidden.turn_limit),
        "starter": starter(hidden),
        "active": int(hidden.active),
        "deciding": next((other for other in range(SEATS) if int(hidden.waiting) >> other & 1), None),
        "dice": [COLOUR_NAMES[die] for die in hidden.dice],
        "picks_due": int(hidden.picks_due),
        "pending": _pending(hidden),
        "rows": [0, 1, 2, 3] if seat == 1 else [3, 2, 1, 0],  # from the top of the screen
        "cells": [_cell(hidden, cell, everything=seat == ALL_SEEING) for cell in range(CELLS)],
        "seats": [_seat(hidden, other) for other in range(SEATS)],
        "supply": {"worms": hidden.worm_supply.tolist(), "boats": int(hidden.boat_supply)},
        **_piles(hidden),
        "flip_price": "immediate" if hidden.flip_price == IMMEDIATE else "same_turn",
        "spring_tide": bool(hidden.spring_tide != NO_SPRING_TIDE),
        "still_turns": int(hidden.still_turns),
        "still_turns_to_tide": STILL_TURNS,
        "breedings_to_win": BREEDINGS_TO_WIN,
        "colours": [{"name": name, "letter": letter} for name, letter in zip(COLOUR_NAMES, COLOUR_LETTERS, strict=True)],
        "deck": [CopiesView(card=card_view(kind), copies=int(COPIES[kind])) for kind in range(KINDS)],
    }


def starter(hidden: State) -> int:
    """Name the seat that began: the turns alternate."""
    return int(hidden.active) if hidden.turns % SEATS == 1 else other_seat(int(hidden.active))


def _piles(hidden: State) -> dict[str, Any]:
    unseen = hidden.pool[hidden.lots]
    return {
        "open_cards": [None if card == NO_CARD else breeding_view(int(card)) for card in hidden.open_cards],
        "breeding_left": int(hidden.breeding_left),
        "breeding_unseen": [breeding_view(card) for card in range(BREEDINGS) if not is_breeding_seen(hidden, card)],
        "draw_left": int(hidden.draw_left),
        "discard": [card_view(int(kind)) for kind in hidden.discard[: hidden.discard_left]],
        "reshuffle_at": RESHUFFLE_AT,
        "unseen": [CopiesView(card=card_view(kind), copies=int(unseen[kind])) for kind in range(KINDS)],
    }


# The water


def is_known(hidden: State, cell: int) -> bool:
    """Tell whether the face of a cell's card may be shown: it lies face up, or the game is over."""
    return bool(hidden.card[cell] != NO_CARD and (hidden.lot[cell] == SHOWN or hidden.phase == Phase.END))


def _cell(hidden: State, cell: int, *, everything: bool) -> CellView:
    face = "empty" if hidden.card[cell] == NO_CARD else "up" if hidden.lot[cell] == SHOWN else "down"
    return {
        "cell": cell,
        "row": cell // COLUMNS,
        "column": cell % COLUMNS,
        "face": face,
        "card": card_view(int(hidden.card[cell])) if is_known(hidden, cell) or (everything and face != "empty") else None,
        "flipped": bool(int(hidden.flipped) >> cell & 1),
        "offers": [_offer(hidden, seat, cell, face) for seat in range(SEATS)],
    }


def _offer(hidden: State, seat: int, cell: int, face: str) -> OfferView:
    card = int(hidden.card[cell]) if face == "up" else NO_CARD
    is_sold = face == "down" or card not in (NO_CARD, WATER)
    price = FLIP_PRICE if face == "down" else int(take_price(hidden, seat, cell))
    colour = int(colour_to_pay(card))
    allowed = is_allowed(hidden, seat, cell)
    return {
        "reached": bool(is_reached(hidden, seat, cell)),
        "price": price if is_sold else None,
        "pays": pays(colour) if is_sold else None,
        "affordable": is_sold and bool(units(hidden, seat, colour) >= price),
        "usable": face == "down" or (is_sold and bool(usable_kinds(hidden, seat) >> card & 1)),
        "allowed": allowed,
        "payment": payment(hidden, seat, colour, price) if allowed else None,
        "breeds": breeds(hidden, seat, card),
    }


def is_allowed(hidden: State, seat: int, cell: int) -> bool:
    """Tell whether a seat could take or flip a card now, were it its ACTION phase."""
    owned = units(hidden, seat, ANY)
    kinds = usable_kinds(hidden, seat) & payable_kinds(hidden, seat, owned, take_price(hidden, seat, cell))
    is_offered = can_take(hidden, cell, kinds) or can_flip(hidden, cell, owned)
    return bool(is_reached(hidden, seat, cell) and is_offered)


def pays(colour: int) -> str:
    """Name what pays a price: "any", or a colour."""
    return "any" if colour == ANY else COLOUR_NAMES[colour]


def places(hidden: State, seat: int, card: int) -> list[int]:
    """List the slots a fish may go to."""
    if not 0 <= card < FISH_KINDS:
        return []
    slots = int(placements(hidden, seat, card))
    return [slot for slot in range(SLOTS) if slots >> slot & 1]


def breeds(hidden: State, seat: int, card: int) -> list[BreedsView]:
    """List what a fish would breed at once, and on which slots."""
    found: list[BreedsView] = []
    for slot in places(hidden, seat, card):
        mate = int(hidden.slot[seat, slot])
        if mate != EMPTY:
            found.append({"slot": slot, "breeding": breeding_view(int(PAIR[card >> 1, mate >> 1]))})
    return found


# The players


def _seat(hidden: State, seat: int) -> SeatView:
    return {
        "row": 0 if seat == 0 else 3,
        "worms": hidden.worms[seat].tolist(),
        "pearls": int(hidden.pearls[seat]),
        "sharks": int(hidden.sharks[seat]),
        "boats": int(hidden.boats[seat]),
        "boat": payment(hidden, seat, ANY, BOAT_PRICE) if can_buy_boat(hidden, seat, units(hidden, seat, ANY)) else None,
        "corals": int(corals(hidden, seat)),
        "breedings": int(breedings(hidden, seat)),
        "slots": [_slot(int(held)) for held in hidden.slot[seat]],
    }


def _slot(held: int) -> SlotView:
    if held >= BRED:
        return {"state": "bred", "fish": None, "breeding": breeding_view(held - BRED)}
    if held >= 0:
        return {"state": "single", "fish": card_view(held), "breeding": None}
    return {"state": "none" if held == NO_CORAL else "empty", "fish": None, "breeding": None}


# What is under way


def _pending(hidden: State) -> PendingView | None:
    seat = int(hidden.active)
    if hidden.phase == Phase.PLACE:
        fish = int(hidden.placing)
        return {
            "what": "place", "cell": None, "card": card_view(fish), "due": 0, "pays": None, "auto_pay": None, "payment": None,
            "places": places(hidden, seat, fish), "breeds": breeds(hidden, seat, fish),
        }  # fmt: skip
    if hidden.pending == NO_ACTION:
        return None
    what, cell = pending_purchase(hidden)
    card = int(hidden.card[cell]) if cell is not None and what == "take" else NO_CARD
    rest = payment(hidden, seat, int(due_colour(hidden)), int(hidden.due))
    return {
        "what": what, "cell": cell, "card": None if card == NO_CARD else card_view(card), "due": int(hidden.due),
        "pays": pays(int(due_colour(hidden))), "auto_pay": rest["proposal"][0], "payment": rest, "places": [],
        "breeds": breeds(hidden, seat, card),
    }  # fmt: skip


def pending_purchase(hidden: State) -> tuple[str, int | None]:
    """Name the purchase being paid: "take", "flip" or "boat", and its cell."""
    action = int(hidden.pending)
    if action == BUY_BOAT:
        return "boat", None
    return ("take", action - TAKE) if action < FLIP else ("flip", action - FLIP + FIRST_DOWN)


def payment(hidden: State, seat: int, colour: int, due: int) -> PaymentView:
    """Say what may pay a price of *colour*, and propose a payment."""
    owned = [*hidden.worms[seat].tolist(), int(hidden.pearls[seat])]  # by unit
    proposal = []
    for _ in range(due):
        unit = auto_pay(owned, colour)
        owned[unit] -= 1
        proposal.append(UNIT_NAMES[unit])
    return {
        "units": [name for unit, name in enumerate(UNIT_NAMES) if can_pay_with(hidden, seat, unit, colour)],
        "proposal": proposal,
    }


def auto_pay(owned: list[int], colour: int) -> int:
    """Give the unit an automatic payment gives next: a fish its colour and then pearls, anything else the colour held most."""
    wanted = colour if colour != ANY else max(range(COLOURS), key=lambda each: owned[each])
    return wanted if owned[wanted] > 0 else PEARL_UNIT
