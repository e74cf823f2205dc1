"""What a screen wants to know of Rivero (§7): complete, so that a client computes nothing."""

from typing import Any

from tidetable.core.kit import (
    ALL_SEEING, COUNT, SEAT, UNSHOWN, FactSheet, a_list, each, fact, flag, group, list_members, names, names_of, rule,
)  # fmt: skip
from tidetable.games.rivero.components import (
    ACTION, ACTION_CARDS, ASIDE, BESIDE, CARDS, CELLS, COLUMNS, COPIES, HAND_LIMIT, NAME, RIVERO, ROWS, SEATS, SLOTS, TYPE, TYPES,
    VALUES, Way,
)  # fmt: skip
from tidetable.games.rivero.decisions import Decision
from tidetable.games.rivero.groundwater import pile_place
from tidetable.games.rivero.hidden import count_open_cards, held
from tidetable.games.rivero.legal import columns, discards, doubles, may_finish, plays, swaps, uses
from tidetable.games.rivero.rivers import (
    card_in_river, has_bridge, hidden_face, is_target, longest_river, river_length, types_that_fit, way_to,
)  # fmt: skip
from tidetable.games.rivero.rules import score_of
from tidetable.games.rivero.source import fitting_cells, is_source_full, open_cells
from tidetable.games.rivero.state import NOT_KNOWN, NO_CARD, NO_COLUMN, NO_RIVER, NO_SLOT, NO_WINNER, Phase, State

CONSTANTS = {"action_aside": ASIDE}
VERBS = names("play", "double", "discard", "swap")  # as their decisions follow each other
LOW, BRIDGE, HIGH = range(3)  # where a river misses a card
FACE = TYPE.or_none(NO_CARD)
FACE_DOWN = TYPES  # in a pile: a card whose face the viewer has not seen
PILE_CARD = names(*TYPE.words, "unseen", shows=(*TYPE.words, None))
# Eight, three that the other's column gave, one drawn, two from beside the action card, three of an own column
MOST_IN_HAND = 17
MOST_TARGETS = 10  # a river takes two of its twenty cards at least
MOST_MISSING = 6  # two ends and four bridges


class Facts(FactSheet):
    """The table as a viewer is shown it."""

    phase = fact(names_of(Phase))
    turn = fact(SEAT)  # the seat whose turn it is
    turns = fact()
    first = fact(SEAT)
    step = fact()  # 1, or 2 after doubling
    ocean_left = fact()
    action_left = fact()
    action_discard = a_list(ACTION_CARDS - ASIDE, ACTION)
    source = each(
        CELLS,
        of=[{"cell": cell, "row": cell // COLUMNS, "column": cell % COLUMNS} for cell in range(CELLS)],
        top=fact(FACE),
        bottom=fact(FACE),
        open=flag(),  # a discard may lie here
    )
    columns = each(
        COLUMNS,
        of=[{"column": column} for column in range(COLUMNS)],
        filled=flag(),
        legal=flag(),  # the viewer may take it now
        cards=a_list(ROWS, TYPE),  # what the taker gets
        gives=a_list(ROWS, TYPE),  # what the other player would get
        uses=a_list(ROWS, TYPE),  # what the viewer could use at once
    )
    source_full = flag()
    must_discard = flag()  # the seat to move may not finish without a discard
    must_use = a_list(ROWS, TYPE)
    pending_column = fact(COUNT.or_none(NO_COLUMN))
    chosen = group(maybe=True, verb=fact(VERBS), card=fact(TYPE))  # the viewer's own half decision
    to_sink = fact()  # cards the seat to move has above eight
    unseen = fact(COUNT, TYPES, width="i1")  # by type: copies that the viewer sees nowhere
    seats = each(
        SEATS,
        canteen_colour=fact(names("orange", "blue")),
        canteen=fact(COUNT.or_none(NO_SLOT)),  # the slot of its river
        hand_size=fact(),
        hand=each(  # not shown unless it is the viewer's
            MOST_IN_HAND,
            some=True,
            card=fact(TYPE),
            type=fact(),
            # What it could do now: nothing while it is not the viewer's time to lay
            play=each(MOST_TARGETS, some=True, owner=fact(SEAT), slot=fact(), how=fact(names_of(Way))),
            double=a_list(CELLS),
            discard=a_list(CELLS),
            swap=a_list(CELLS),
        ),
        in_hand=a_list(CARDS, TYPE),  # what everybody knows to be in the hand ...
        in_hand_or_sunk=a_list(CARDS, TYPE),  # ... and what may have sunk into the groundwater since
        groundwater=a_list(CARDS, PILE_CARD),  # from the bottom up
        action_card=fact(ACTION.or_none()),
        beside=a_list(BESIDE, TYPE),
        stored_bridge=flag(),
        rivers=each(
            SLOTS,
            some=True,
            of=[{"slot": slot} for slot in range(SLOTS)],
            river=fact(NAME),
            low=fact(),
            high=fact(),
            length=fact(),  # bridges do not count
            to_rivero=fact(),  # river cards still missing for a Rivero
            canteen=flag(),
            cells=each(VALUES, some=True, value=fact(), bridge=flag(), card=fact(FACE)),  # a bridge's face is hidden
            missing=each(MOST_MISSING, some=True, card=fact(TYPE), where=fact(names("low", "bridge", "high")), unseen=fact()),
        ),
        longest=fact(),
        has_rivero=flag(),
        score=fact(),
    )
    winner = fact(SEAT.or_none(NO_WINNER))  # by a Rivero


@rule
def facts(state: State, viewer: int, sheet: Any) -> None:
    show_turn(state, sheet)
    count_open_cards(state, sheet.unseen)
    for card in range(TYPES):
        sheet.unseen[card] = COPIES - sheet.unseen[card]
    for cell in range(CELLS):
        sheet.source_top[cell] = state.top[cell]
        sheet.source_bottom[cell] = state.bottom[cell]
        sheet.source_open[cell] = open_cells(state) >> cell & 1
    for column in range(COLUMNS):
        show_column(state, column, viewer, sheet)
    for seat in range(SEATS):
        show_seat(state, seat, sheet)
        if viewer in (seat, ALL_SEEING) or state.phase == Phase.OVER:
            show_hand(state, seat, sheet)
        else:
            sheet.seats_hand_is[seat, 0] = UNSHOWN
    if viewer >= 0 and state.phase == Phase.MAIN and state.waiting >> viewer & 1:
        show_choices(state, viewer, sheet)


@rule
def show_turn(state: State, sheet: Any) -> None:
    turn, full = int(state.turn), is_source_full(state)
    sheet.phase = state.phase
    sheet.turn = turn
    sheet.turns = state.turns
    sheet.first = state.first
    sheet.step = 3 if state.discarded else 2 if state.doubled else 1
    sheet.ocean_left = state.ocean_left
    sheet.action_left = state.action_left
    for place in range(state.action_discarded):
        sheet.action_discard[place] = state.action_discard[place]
    sheet.source_full = full
    sheet.must_discard = state.phase == Phase.MAIN and not may_finish(state, turn, full)
    list_members(int(state.must_use), 0, sheet.must_use)
    sheet.pending_column = state.pending_column
    if state.chosen >= Decision.PLAY:
        sheet.chosen_is = 1
        sheet.chosen_verb = (int(state.chosen) - Decision.PLAY) // TYPES
        sheet.chosen_card = (int(state.chosen) - Decision.PLAY) % TYPES
    if state.phase == Phase.END_OF_TURN:
        sheet.to_sink = max(int(state.hand_size[turn]) - HAND_LIMIT, 0)
    sheet.winner = state.winner


# The source


@rule
def show_column(state: State, column: int, viewer: int, sheet: Any) -> None:
    taken, tops, bottoms = 0, 0, 0
    for row in range(ROWS):
        cell = COLUMNS * row + column
        if state.top[cell] != NO_CARD:
            sheet.columns_cards[column, tops] = state.top[cell]
            taken |= 1 << int(state.top[cell])
            tops += 1
        if state.bottom[cell] != NO_CARD:
            sheet.columns_gives[column, bottoms] = state.bottom[cell]
            bottoms += 1
    sheet.columns_filled[column] = tops == ROWS
    if viewer >= 0:
        list_members(uses(state, viewer, types_that_fit(state, viewer), taken), 0, sheet.columns_uses[column])


# What lies before a seat


@rule
def show_seat(state: State, seat: int, sheet: Any) -> None:
    sheet.seats_canteen_colour[seat] = state.first == seat
    sheet.seats_canteen[seat] = state.canteen[seat]
    sheet.seats_hand_size[seat] = state.hand_size[seat]
    sheet.seats_action_card[seat] = state.action_card[seat]
    sheet.seats_stored_bridge[seat] = state.stored[seat]
    sheet.seats_longest[seat] = longest_river(state, seat)
    sheet.seats_has_rivero[seat] = longest_river(state, seat) >= RIVERO
    sheet.seats_score[seat] = score_of(state, seat)
    for place in range(BESIDE):
        sheet.seats_beside[seat, place] = state.beside[seat, place]
    for index in range(state.groundwater_size[seat]):
        card = state.groundwater[pile_place(seat, index)]
        sheet.seats_groundwater[seat, index] = FACE_DOWN if card == NO_CARD else card
    show_remembered(state, seat, sheet)
    for slot in range(SLOTS):
        if state.river_name[seat, slot] != NO_RIVER:
            show_river(state, seat, slot, sheet)


@rule
def show_remembered(state: State, seat: int, sheet: Any) -> None:
    """List the cards seen entering a hand: those that cannot have sunk since, and those that may have."""
    sure, perhaps = 0, 0
    for card in range(TYPES):
        for copy in range(COPIES):
            since = int(state.known[seat, card, copy])
            if since == NOT_KNOWN:
                continue
            if may_have_sunk(state, seat, since):
                sheet.seats_in_hand_or_sunk[seat, perhaps] = card
                perhaps += 1
            else:
                sheet.seats_in_hand[seat, sure] = card
                sure += 1


@rule
def may_have_sunk(state: State, seat: int, since: int) -> bool:
    sunk = 0
    for index in range(since, state.groundwater_size[seat]):
        sunk += int(state.way_in[pile_place(seat, index)] >= 0)
    return sunk > 0


@rule
def show_hand(state: State, seat: int, sheet: Any) -> None:
    place = 0
    for card in range(TYPES):
        for _ in range(held(state, seat, card)):
            sheet.seats_hand_is[seat, place] = 1
            sheet.seats_hand_card[seat, place] = card
            sheet.seats_hand_type[seat, place] = card
            place += 1


@rule
def show_choices(state: State, seat: int, sheet: Any) -> None:
    """List what each hand card can do now, and the columns that can be taken."""
    fit = types_that_fit(state, seat)
    for place in range(MOST_IN_HAND):
        if sheet.seats_hand_is[seat, place]:
            card = int(sheet.seats_hand_card[seat, place])
            if plays(state, seat, fit) >> card & 1:
                show_targets(state, seat, place, card, sheet)
            if state.must_use == 0:
                show_cells(state, seat, place, card, sheet)
    if state.must_use == 0:
        for column in range(COLUMNS):
            sheet.columns_legal[column] = columns(state, seat, fit) >> column & 1


@rule
def show_targets(state: State, seat: int, place: int, card: int, sheet: Any) -> None:
    found = 0
    for owner in range(SEATS):
        for slot in range(SLOTS):
            if is_target(state, seat, owner, slot, card):
                sheet.seats_hand_play_is[seat, place, found] = 1
                sheet.seats_hand_play_owner[seat, place, found] = owner
                sheet.seats_hand_play_slot[seat, place, found] = slot
                sheet.seats_hand_play_how[seat, place, found] = way_to(state, owner, slot, card)
                found += 1


@rule
def show_cells(state: State, seat: int, place: int, card: int, sheet: Any) -> None:
    full = is_source_full(state)
    if doubles(state, seat) >> card & 1:
        list_members(fitting_cells(state, Decision.DOUBLE + card), 0, sheet.seats_hand_double[seat, place])
    if discards(state, seat, full) >> card & 1:
        list_members(fitting_cells(state, Decision.DISCARD + card), 0, sheet.seats_hand_discard[seat, place])
    if swaps(state, seat, full) >> card & 1:
        list_members(fitting_cells(state, Decision.SWAP + card), 0, sheet.seats_hand_swap[seat, place])


# Rivers


@rule
def show_river(state: State, owner: int, slot: int, sheet: Any) -> None:
    low, high = int(state.river_low[owner, slot]), int(state.river_high[owner, slot])
    length = river_length(state, owner, slot)
    sheet.seats_rivers_is[owner, slot] = 1
    sheet.seats_rivers_river[owner, slot] = state.river_name[owner, slot]
    sheet.seats_rivers_low[owner, slot] = low
    sheet.seats_rivers_high[owner, slot] = high
    sheet.seats_rivers_length[owner, slot] = length
    sheet.seats_rivers_to_rivero[owner, slot] = max(RIVERO - length, 0)
    sheet.seats_rivers_canteen[owner, slot] = state.canteen[owner] == slot
    missing = 0
    if low > 1:
        missing = show_missing(state, owner, slot, low - 1, LOW, missing, sheet)
    for value in range(low, high + 1):
        show_river_cell(state, owner, slot, value, sheet)
        if has_bridge(state, owner, slot, value):
            missing = show_missing(state, owner, slot, value, BRIDGE, missing, sheet)
    if high < VALUES:
        show_missing(state, owner, slot, high + 1, HIGH, missing, sheet)


@rule
def show_river_cell(state: State, owner: int, slot: int, value: int, sheet: Any) -> None:
    place = value - int(state.river_low[owner, slot])
    sheet.seats_rivers_cells_is[owner, slot, place] = 1
    sheet.seats_rivers_cells_value[owner, slot, place] = value
    if not has_bridge(state, owner, slot, value):
        sheet.seats_rivers_cells_card[owner, slot, place] = card_in_river(state, owner, slot, value)
        return
    sheet.seats_rivers_cells_bridge[owner, slot, place] = 1
    if state.phase == Phase.OVER:
        sheet.seats_rivers_cells_card[owner, slot, place] = hidden_face(state, owner, slot, value)


@rule
def show_missing(state: State, owner: int, slot: int, value: int, where: int, place: int, sheet: Any) -> int:
    """Show a card that a river could take, and give the place of the next one."""
    card = card_in_river(state, owner, slot, value)
    sheet.seats_rivers_missing_is[owner, slot, place] = 1
    sheet.seats_rivers_missing_card[owner, slot, place] = card
    sheet.seats_rivers_missing_where[owner, slot, place] = where
    sheet.seats_rivers_missing_unseen[owner, slot, place] = sheet.unseen[card]
    return place + 1
