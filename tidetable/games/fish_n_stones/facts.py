"""What a screen wants to know of Fish'n'Stones: less than a seat may remember, where the options say so (§7)."""

from typing import Any

from tidetable.core.kit import (
    ALL_SEEING, NONE, SEAT, UNSHOWN, FactSheet, a_list, each, fact, flag, group, list_members, names_of, rule,
)  # fmt: skip
from tidetable.games.fish_n_stones.box import copies_of, kind_of
from tidetable.games.fish_n_stones.card import BucketView, OwnCat, StackView
from tidetable.games.fish_n_stones.components import (
    CARDS, CELL, CELL_NUMBER, CELLS, COLOURS, COLUMNS, DEPTHS, KINDS, KIND_OF_CARD, MAX_SEATS, SHORE,
)  # fmt: skip
from tidetable.games.fish_n_stones.legal import drops, may_bait_anywhere
from tidetable.games.fish_n_stones.rules import height, symbols
from tidetable.games.fish_n_stones.state import BUCKET, NO_CARD, NO_CELL, NO_COLUMN, STACKS, Phase, State

KIND_OR_NONE = KIND_OF_CARD.or_none()
STRIDE = 7  # from card to card, so that kinds come by turns; it shares no factor with CARDS


class Facts(FactSheet):
    """The table as a viewer is shown it."""

    phase = fact(names_of(Phase))
    round_ = fact()
    starter = fact(SEAT)
    order = a_list(MAX_SEATS, SEAT)
    deck_left = fact()
    deck_list = each(KINDS, of=[{"kind": kind} for kind in KIND_OF_CARD.words], copies=fact())  # in the box (§2.1)
    picked = fact(CELL_NUMBER.or_none(NO_CELL))
    cells = each(
        CELLS,
        top=fact(KIND_OR_NONE),
        height=fact(),
        cards=a_list(CARDS, KIND_OR_NONE),  # from the bottom, where the faces are shown
        fish=fact(),
        stones=fact(),
    )
    columns = fact(CELL_NUMBER, COLUMNS, DEPTHS)  # the viewer's cells, column by column from his shore
    anywhere = flag()  # stacks may be lured from and to anywhere
    lures = a_list(CELLS, CELL_NUMBER, of=CELLS)  # for each spot: those onto which the viewer, who baits now, could lure its stack
    seats = each(
        MAX_SEATS,
        some=True,
        of=[{"colour": colour} for colour in COLOURS],
        shore=fact(SHORE),
        placed=flag(),
        cat=fact(SEAT.or_none(NO_COLUMN)),
        shown=flag(),
        bucket=group(
            height=fact(),
            cards=a_list(CARDS, KIND_OR_NONE),
            fish=fact(),
            stones=fact(),
            score=fact(),
        ),
    )


@rule
def facts(state: State, viewer: int, sheet: Any) -> None:
    sheet.phase = state.phase
    sheet.round_ = state.round_number
    sheet.starter = state.starter
    sheet.deck_left = state.deck_left
    for kind in range(KINDS):
        sheet.deck_list_copies[kind] = copies_of(state, kind)
    sheet.picked = state.picked
    sheet.anywhere = may_bait_anywhere(state)
    for place in range(state.seats):
        sheet.order[place] = (int(state.starter) + place) % int(state.seats)
        show_seat(state, place, viewer, sheet)
    for cell in range(CELLS):
        show_cell(state, cell, viewer, sheet)
        show_lures(state, cell, viewer, sheet.lures[cell])
    sheet.columns[0, 0] = UNSHOWN
    if viewer >= 0:
        for column in range(COLUMNS):
            for depth in range(DEPTHS):
                sheet.columns[column, depth] = CELL[state.shore[viewer], column, depth]


@rule
def is_open(state: State, viewer: int) -> bool:
    return state.phase == Phase.END or viewer == ALL_SEEING


@rule
def is_face_up(state: State, stack: int, viewer: int) -> bool:
    """Tell whether every card of a stack is shown, not its height alone, nor only its top."""
    if is_open(state, viewer):
        return True
    if stack < BUCKET:
        return bool(state.stack_view == StackView.FULL)  # FS-24
    return bool(state.bucket_view != BucketView.CLOSED or viewer == stack - BUCKET)  # FS-25


@rule
def show_cell(state: State, cell: int, viewer: int, sheet: Any) -> None:
    sheet.cells_height[cell] = height(state, cell)
    if state.top[cell] != NO_CARD:
        sheet.cells_top[cell] = kind_of(state, int(state.top[cell]))
    if is_face_up(state, cell, viewer):
        sheet.cells_fish[cell], sheet.cells_stones[cell] = symbols(state, cell)
        show_cards(state, cell, sheet.cells_cards[cell])
    else:
        sheet.cells_fish[cell] = UNSHOWN
        sheet.cells_stones[cell] = UNSHOWN
        sheet.cells_cards[cell, 0] = UNSHOWN


@rule
def show_lures(state: State, source: int, viewer: int, cells: Any) -> None:
    if state.phase != Phase.BAIT or viewer < 0 or not int(state.waiting) >> viewer & 1 or state.top[source] == NO_CARD:
        return
    list_members(drops(state, viewer, source), 0, cells)


@rule
def show_cards(state: State, stack: int, cards: Any) -> None:
    """List the kinds of a stack, from the bottom."""
    card, place = int(state.top[stack]), height(state, stack)
    while card != NO_CARD:
        place -= 1
        cards[place] = kind_of(state, card)
        card = int(state.below[card])


@rule
def show_seat(state: State, seat: int, viewer: int, sheet: Any) -> None:
    sheet.seats_is[seat] = 1
    sheet.seats_shore[seat] = state.shore[seat]
    sheet.seats_placed[seat] = state.phase != Phase.CAST or not int(state.waiting) >> seat & 1
    sheet.seats_cat[seat] = shown_column(state, seat, viewer)
    sheet.seats_shown[seat] = state.cat_shown[seat] != NO_COLUMN
    sheet.seats_bucket_height[seat] = height(state, BUCKET + seat)
    if is_face_up(state, BUCKET + seat, viewer):
        fish, stones = symbols(state, BUCKET + seat)
        sheet.seats_bucket_fish[seat] = fish
        sheet.seats_bucket_stones[seat] = stones
        sheet.seats_bucket_score[seat] = fish - stones
        show_cards(state, BUCKET + seat, sheet.seats_bucket_cards[seat])
    else:
        sheet.seats_bucket_fish[seat] = UNSHOWN
        sheet.seats_bucket_stones[seat] = UNSHOWN
        sheet.seats_bucket_score[seat] = UNSHOWN
        sheet.seats_bucket_cards[seat, 0] = UNSHOWN


@rule
def shown_column(state: State, seat: int, viewer: int) -> int:
    """Give the column of a cat as far as the viewer is shown it."""
    if state.cat_shown[seat] != NO_COLUMN:
        return int(state.cat_shown[seat])
    is_own = seat == viewer and state.own_cat != OwnCat.HIDDEN  # FS-9
    return int(state.cat[seat]) if is_own or viewer == ALL_SEEING else NONE


# What a screen is sent: what is to be remembered is not there


@rule
def screen(state: State, viewer: int) -> None:
    """Take out what the options make a player remember: the own cat (FS-9), covered cards (FS-24), closed buckets (FS-25).

    And which cats baits have told (§5.8). What is left is a record like any other: worlds can be dealt from it.
    """
    for seat in range(MAX_SEATS):
        state.cat_told[seat] = NO_COLUMN
    if viewer >= 0:
        state.cat[viewer] = shown_column(state, viewer, viewer)
    if state.stack_view != StackView.FULL or state.bucket_view == BucketView.CLOSED:
        cover(state, viewer)


@rule
def cover(state: State, viewer: int) -> None:
    """Put other cards in the place of those that are not shown: as many, and the same ones whatever lies there."""
    shown = 0
    for stack in range(STACKS):
        if is_face_up(state, stack, viewer):
            shown |= cards_in(state, stack)
        else:
            state.bottom[stack] = height(state, stack)  # for a moment: links are lost below
    for card in range(CARDS):
        if not shown >> card & 1:
            state.below[card] = NO_CARD
    for cell in range(CELLS):
        if state.top[cell] != NO_CARD:
            shown |= 1 << int(state.top[cell])
    for stack in range(STACKS):
        if not is_face_up(state, stack, viewer):
            shown = pile_up(state, stack, shown)


@rule
def cards_in(state: State, stack: int) -> int:
    """Give the set of the cards of a stack."""
    cards, card = 0, int(state.top[stack])
    while card != NO_CARD:
        cards |= 1 << card
        card = int(state.below[card])
    return cards


@rule
def unused_card(used: int) -> int:
    """Give a card that is not *used*: of any kind, so that it is worth what a card nobody remembers is worth."""
    card = 0
    while used >> card & 1:
        card = (card + STRIDE) % CARDS
    return card


@rule
def pile_up(state: State, stack: int, used: int) -> int:
    """Make a stack of its height anew, of cards that are not *used*; of a spot the top stays. Give all that are used then."""
    left = int(state.bottom[stack])
    if stack >= BUCKET and left > 0:
        state.top[stack] = unused_card(used)
        used |= 1 << int(state.top[stack])
    card = int(state.top[stack])
    for _ in range(left - 1):
        lower = unused_card(used)
        used |= 1 << lower
        state.below[card] = lower
        card = lower
    state.bottom[stack] = card
    return used
