"""What a screen wants to know of Das Riff (§7): the same for both seats and a spectator, but for the row that lies nearest."""

from typing import Any

from tidetable.core.kit import (
    COUNT, SEAT, UNSHOWN, FactSheet, a_list, each, fact, flag, group, list_members, lowest, names, names_of, rule,
)  # fmt: skip
from tidetable.games.das_riff.box import copies_of
from tidetable.games.das_riff.card import FlipPrice, SpringTide
from tidetable.games.das_riff.components import (
    ANY, BASE_PRICE, BOAT_PRICE, BREEDINGS, BREEDINGS_TO_WIN, BREEDING_CARD, CARDS, CELLS, COLOUR, COLOURS, COLOUR_LETTERS,
    COLOUR_NAMES, COLUMNS, FIRST_DOWN, FISH_KINDS, FLIP_PRICE, KINDS, OPEN_CARDS, OWN_ROW, PAIR, PAYS, REEF_CARD,
    RESHUFFLE_AT, ROWS, SEATS, SLOTS, STILL_TURNS, UNIT, UNITS, WATER,
)  # fmt: skip
from tidetable.games.das_riff.corals import breedings, corals
from tidetable.games.das_riff.decisions import Decision
from tidetable.games.das_riff.hidden import is_breeding_seen
from tidetable.games.das_riff.legal import can_buy_boat, flips, is_reached, payments, placements, takes, usable_kinds
from tidetable.games.das_riff.purchases import (
    automatic_unit, colour_to_pay, due_colour, is_flipped, purse, take_price, units,
)  # fmt: skip
from tidetable.games.das_riff.state import BRED, EMPTY, LOTS, NOTHING_PENDING, NO_CARD, NO_CORAL, SHOWN, Phase, State
from tidetable.games.das_riff.worms import other_seat

CONSTANTS = {
    "reshuffle_at": RESHUFFLE_AT,
    "still_turns_to_tide": STILL_TURNS,
    "breedings_to_win": BREEDINGS_TO_WIN,
    "colours": [{"name": name, "letter": letter} for name, letter in zip(COLOUR_NAMES, COLOUR_LETTERS, strict=True)],
}
CARD_OR_NONE = REEF_CARD.or_none()
BREEDING_OR_NONE = BREEDING_CARD.or_none()
FACE_EMPTY, FACE_UP, FACE_DOWN = range(3)
SLOT_NONE, SLOT_EMPTY, SLOT_SINGLE, SLOT_BRED = range(4)
FOR_TAKE, FOR_FLIP, FOR_BOAT, FOR_PLACE = range(4)
DEAREST = max(BOAT_PRICE, int(BASE_PRICE.max()))


def payment() -> Any:
    """Declare how a price can be paid (§5.2): what may be given for it, and what an automatic payment would give."""
    return group(maybe=True, units=a_list(UNITS, UNIT), proposal=a_list(DEAREST, UNIT))


def breeds() -> Any:
    """Declare the breedings that a fish would bring at once."""
    return each(SLOTS, some=True, slot=fact(), breeding=fact(BREEDING_CARD))


class Facts(FactSheet):
    """The table as everybody is shown it."""

    phase = fact(names_of(Phase))
    turn = fact(width="i4")
    turn_limit = fact(width="i4")
    starter = fact(SEAT)
    active = fact(SEAT)
    deciding = fact(SEAT.or_none())
    dice = fact(COLOUR, 2)
    picks_due = fact()
    pending = group(  # a purchase being paid, or a fish being placed
        maybe=True,
        what=fact(names("take", "flip", "boat", "place")),
        cell=fact(COUNT.or_none()),
        card=fact(CARD_OR_NONE),
        due=fact(),  # units still to be paid
        pays=fact(PAYS),
        auto_pay=fact(UNIT.or_none()),  # the unit an automatic payment would give next
        payment=payment(),  # of what is still due
        places=a_list(SLOTS),  # the slots a fish may go to
        breeds=breeds(),
    )
    rows = fact(COUNT, ROWS)  # from the top of the screen
    cells = each(
        CELLS,
        of=[{"cell": cell, "row": cell // COLUMNS, "column": cell % COLUMNS} for cell in range(CELLS)],
        face=fact(names("empty", "up", "down")),
        card=fact(CARD_OR_NONE),  # none too for a face-down card, until the game is over
        flipped=flag(),  # this turn (§5.1)
        offers=each(  # what the cell means for each seat, whoever's turn it is
            SEATS,
            reached=flag(),  # by a boat
            price=fact(COUNT.or_none()),  # to take the card or to flip it; none: there is nothing to buy
            pays=fact(PAYS),
            affordable=flag(),
            usable=flag(),  # there is a place for it (DR-8, DR-10)
            allowed=flag(),  # take or flip would be legal in this seat's ACTION phase
            payment=payment(),  # if it is allowed
            breeds=breeds(),
        ),
    )
    seats = each(  # what a player owns: all of it public (DR-18)
        SEATS,
        of=[{"row": row} for row in OWN_ROW],
        worms=fact(COUNT, COLOURS),
        pearls=fact(),
        sharks=fact(),
        boats=fact(),
        boat=payment(),  # for one more, if it can be bought
        corals=fact(),
        breedings=fact(),
        slots=each(
            SLOTS,
            state=fact(names("none", "empty", "single", "bred")),
            fish=fact(CARD_OR_NONE),
            breeding=fact(BREEDING_OR_NONE),
        ),
    )
    supply = group(worms=fact(COUNT, COLOURS), boats=fact())
    open_cards = fact(BREEDING_OR_NONE, OPEN_CARDS)
    breeding_left = fact()
    breeding_unseen = a_list(BREEDINGS, BREEDING_OR_NONE)
    draw_left = fact()
    discard = a_list(CARDS, CARD_OR_NONE)
    deck = each(KINDS, of=[{"card": REEF_CARD.shown(kind)} for kind in range(KINDS)], copies=fact())  # in the box (§2.3)
    unseen = each(KINDS, of=[{"card": REEF_CARD.shown(kind)} for kind in range(KINDS)], copies=fact())
    flip_price = fact(names_of(FlipPrice))
    spring_tide = flag()
    still_turns = fact()


@rule
def facts(state: State, viewer: int, sheet: Any) -> None:
    show_turn(state, sheet)
    show_piles(state, sheet)
    if state.phase == Phase.PLACE:
        show_placing(state, int(state.active), sheet)
    elif state.pending != NOTHING_PENDING:
        show_purchase(state, int(state.active), sheet)
    for row in range(ROWS):
        sheet.rows[row] = row if viewer == 1 else ROWS - 1 - row
    for cell in range(CELLS):
        show_cell(state, cell, sheet)
    for seat in range(SEATS):
        show_seat(state, seat, sheet)
        show_offers(state, seat, sheet)


@rule
def show_turn(state: State, sheet: Any) -> None:
    sheet.phase = state.phase
    sheet.turn = state.turns
    sheet.turn_limit = state.turn_limit
    sheet.starter = state.active if state.turns % SEATS == 1 else other_seat(int(state.active))  # the turns alternate
    sheet.active = state.active
    if state.waiting:
        sheet.deciding = lowest(int(state.waiting))
    sheet.dice[0] = state.dice[0]
    sheet.dice[1] = state.dice[1]
    sheet.picks_due = state.picks_due
    sheet.flip_price = state.flip_price
    sheet.spring_tide = state.spring_tide == SpringTide.COMES
    sheet.still_turns = state.still_turns


@rule
def show_piles(state: State, sheet: Any) -> None:
    for colour in range(COLOURS):
        sheet.supply_worms[colour] = state.worm_supply[colour]
    sheet.supply_boats = state.boat_supply
    for place in range(OPEN_CARDS):
        sheet.open_cards[place] = state.open_cards[place]
    sheet.breeding_left = state.breeding_left
    unseen = 0
    for breeding in range(BREEDINGS):
        if not is_breeding_seen(state, breeding):
            sheet.breeding_unseen[unseen] = breeding
            unseen += 1
    sheet.draw_left = state.draw_left
    for place in range(state.discard_left):
        sheet.discard[place] = state.discard[place]
    for kind in range(KINDS):
        sheet.deck_copies[kind] = copies_of(state, kind)
        sheet.unseen_copies[kind] = state.pool[state.lots, kind]


# The water


@rule
def show_cell(state: State, cell: int, sheet: Any) -> None:
    card = int(state.card[cell])
    sheet.cells_face[cell] = FACE_EMPTY if card == NO_CARD else FACE_UP if state.lot[cell] == SHOWN else FACE_DOWN
    sheet.cells_card[cell] = max(card, NO_CARD)  # UNSEEN is shown as none
    sheet.cells_flipped[cell] = is_flipped(state, cell)


@rule
def show_offers(state: State, seat: int, sheet: Any) -> None:
    owned = units(state, seat, ANY)
    allowed = takes(state, seat, owned) | flips(state, seat, owned)
    usable = usable_kinds(state, seat)
    for cell in range(CELLS):
        sheet.cells_offers_reached[cell, seat] = is_reached(state, seat, cell)
        sheet.cells_offers_allowed[cell, seat] = allowed >> cell & 1
        if sheet.cells_face[cell] == FACE_DOWN:
            offer(state, seat, cell, FLIP_PRICE, ANY, sheet)
            sheet.cells_offers_usable[cell, seat] = 1
        elif sheet.cells_face[cell] == FACE_UP and state.card[cell] != WATER:
            card = int(state.card[cell])
            offer(state, seat, cell, take_price(state, seat, cell), colour_to_pay(card), sheet)
            sheet.cells_offers_usable[cell, seat] = usable >> card & 1
            show_breeds(
                state, seat, card, sheet.cells_offers_breeds_is[cell, seat], sheet.cells_offers_breeds_slot[cell, seat],
                sheet.cells_offers_breeds_breeding[cell, seat],
            )  # fmt: skip
        else:
            sheet.cells_offers_pays[cell, seat] = UNSHOWN


@rule
def offer(state: State, seat: int, cell: int, price: int, colour: int, sheet: Any) -> None:
    sheet.cells_offers_price[cell, seat] = price
    sheet.cells_offers_pays[cell, seat] = colour
    sheet.cells_offers_affordable[cell, seat] = units(state, seat, colour) >= price
    if sheet.cells_offers_allowed[cell, seat]:
        sheet.cells_offers_payment_is[cell, seat] = 1
        show_payment(
            state,
            seat,
            colour,
            price,
            sheet.cells_offers_payment_units[cell, seat],
            sheet.cells_offers_payment_proposal[cell, seat],
        )


@rule
def show_payment(state: State, seat: int, colour: int, price: int, those: Any, proposal: Any) -> None:
    """Show which units may pay a price, and propose a payment."""
    list_members(payments(state, seat, colour), 0, those)
    owned = purse(state, seat)
    for place in range(price):
        unit = automatic_unit(owned, colour)
        owned -= 1 << 4 * unit
        proposal[place] = unit


@rule
def show_breeds(state: State, seat: int, card: int, found: Any, slots: Any, breedings: Any) -> None:
    """Show what a fish would breed at once, and on which slots."""
    if not 0 <= card < FISH_KINDS:
        return
    places = placements(state, seat, card)
    for slot in range(SLOTS):
        mate = int(state.slot[seat, slot])
        if places >> slot & 1 and mate != EMPTY:
            found[slot] = 1
            slots[slot] = slot
            breedings[slot] = PAIR[card >> 1, mate >> 1]


# The players


@rule
def show_seat(state: State, seat: int, sheet: Any) -> None:
    for colour in range(COLOURS):
        sheet.seats_worms[seat, colour] = state.worms[seat, colour]
    sheet.seats_pearls[seat] = state.pearls[seat]
    sheet.seats_sharks[seat] = state.sharks[seat]
    sheet.seats_boats[seat] = state.boats[seat]
    if can_buy_boat(state, seat, units(state, seat, ANY)):
        sheet.seats_boat_is[seat] = 1
        show_payment(state, seat, ANY, BOAT_PRICE, sheet.seats_boat_units[seat], sheet.seats_boat_proposal[seat])
    sheet.seats_corals[seat] = corals(state, seat)
    sheet.seats_breedings[seat] = breedings(state, seat)
    for slot in range(SLOTS):
        held = int(state.slot[seat, slot])
        if held >= BRED:
            sheet.seats_slots_state[seat, slot] = SLOT_BRED
            sheet.seats_slots_breeding[seat, slot] = held - BRED
        elif held >= 0:
            sheet.seats_slots_state[seat, slot] = SLOT_SINGLE
            sheet.seats_slots_fish[seat, slot] = held
        else:
            sheet.seats_slots_state[seat, slot] = SLOT_NONE if held == NO_CORAL else SLOT_EMPTY


# What is under way


@rule
def show_placing(state: State, seat: int, sheet: Any) -> None:
    fish = int(state.placing)
    sheet.pending_is = 1
    sheet.pending_what = FOR_PLACE
    sheet.pending_card = fish
    sheet.pending_pays = UNSHOWN
    list_members(placements(state, seat, fish), 0, sheet.pending_places)
    show_breeds(state, seat, fish, sheet.pending_breeds_is, sheet.pending_breeds_slot, sheet.pending_breeds_breeding)


@rule
def show_purchase(state: State, seat: int, sheet: Any) -> None:
    action = int(state.pending)
    sheet.pending_is = 1
    sheet.pending_due = state.due
    sheet.pending_pays = due_colour(state)
    sheet.pending_auto_pay = automatic_unit(purse(state, seat), due_colour(state))
    sheet.pending_payment_is = 1
    show_payment(state, seat, due_colour(state), int(state.due), sheet.pending_payment_units, sheet.pending_payment_proposal)
    if action == Decision.BUY_BOAT:
        sheet.pending_what = FOR_BOAT
    elif action >= Decision.FLIP:
        sheet.pending_what = FOR_FLIP
        sheet.pending_cell = action - Decision.FLIP + FIRST_DOWN
    else:
        card = int(state.card[action - Decision.TAKE])
        sheet.pending_what = FOR_TAKE
        sheet.pending_cell = action - Decision.TAKE
        sheet.pending_card = card
        show_breeds(state, seat, card, sheet.pending_breeds_is, sheet.pending_breeds_slot, sheet.pending_breeds_breeding)


# What a screen is sent: what is to be remembered is not there


@rule
def screen(state: State, viewer: int) -> None:
    """Take out which face-down cards were dealt when (§7): what is shown is how many of a kind are unseen in all."""
    for kind in range(KINDS):
        state.pool[0, kind] = state.pool[state.lots, kind]
        for lot in range(1, LOTS):
            state.pool[lot, kind] = 0
    state.lots = 0
    for cell in range(CELLS):
        if state.lot[cell] != SHOWN:
            state.lot[cell] = 0
