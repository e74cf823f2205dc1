"""What Rivero says to a player: what is asked, what a decision would do, why one cannot be taken (§4, §5)."""

from tidetable.core.kit import COUNT, Ints, Messages, has_several, lowest, members, message, names, row_of, rule, say, words_of
from tidetable.games.rivero.components import (
    CELL_AT, COLUMN, COLUMNS, HAND_LIMIT, NAME, ROWS, RUN, SLOTS, TYPE, TYPES,
)  # fmt: skip
from tidetable.games.rivero.decisions import Decision
from tidetable.games.rivero.legal import column_types
from tidetable.games.rivero.rivers import free_slot, river_length, targets, way_to
from tidetable.games.rivero.source import fitting_cells, is_source_full
from tidetable.games.rivero.state import NO_CARD, NO_RIVER, NO_SLOT, Canteen, Phase, State

CARDS_IN_ROW = row_of(*TYPE.words)


class Say(Messages):
    """The sentences, with their numbers."""

    ASK_TURN_START = message()
    ASK_MAIN = message()
    ASK_MAIN_DOUBLED = message()
    ASK_USE = message()
    ASK_DISCARD_MORE = message()
    ASK_CHOOSE_RIVER = message(card=TYPE)
    ASK_CELL_DOUBLE = message(card=TYPE)  # these three as their decisions follow each other
    ASK_CELL_DISCARD = message(card=TYPE)
    ASK_CELL_SWAP = message(card=TYPE)
    ASK_EXTRA_DRAW = message()  # from here on as the phases follow each other
    ASK_CANTEEN = message()
    ASK_SUN = message()
    ASK_TAP = message()
    ASK_TAP_END = message()
    ASK_BRIDGE = message()
    ASK_BRIDGE_POSITION = message()
    ASK_END_OF_TURN = message()
    ASK_SINK = message(count=COUNT)

    PREVIEW_RIVERS = message(count=COUNT)
    PREVIEW_EXTEND = message(river=NAME, length=COUNT)  # these three by Way
    PREVIEW_BRIDGE = message(river=NAME, length=COUNT)
    PREVIEW_EXCHANGE = message(river=NAME, length=COUNT, whose=names("own", "other"))
    PREVIEW_NO_CANTEEN = message()
    PREVIEW_CANTEEN_COMES = message()
    PREVIEW_CANTEEN_ASKS = message()
    PREVIEW_COLUMN = message(cards=CARDS_IN_ROW)
    PREVIEW_COLUMN_GIVES = message(cards=CARDS_IN_ROW, gives=CARDS_IN_ROW)
    PREVIEW_CELLS = message(count=COUNT)
    PREVIEW_CELL = message(cell=CELL_AT)
    PREVIEW_DOUBLE = message(cell=CELL_AT, card=TYPE)
    PREVIEW_SWAP = message(cell=CELL_AT, card=TYPE)
    PREVIEW_OCEAN = message(left=COUNT)
    PREVIEW_HAND = message(hand=COUNT, pile=COUNT)

    WHY_OTHER_PHASE = message(section="§4", phase=names(*(word.replace("_", "-") for word in words_of(Phase))))
    WHY_MUST_USE = message(section="§5.3")
    WHY_NO_SURPLUS = message(section="§4")
    WHY_NOT_IN_HAND = message(section="§4", card=TYPE)
    WHY_NO_TARGET = message(section="§5.1", card=TYPE)
    WHY_DOUBLED = message(section="§5.4")
    WHY_NO_PARTNER = message(section="§5.4", card=TYPE)
    WHY_SOURCE_FULL = message(section="§5.5")
    WHY_SOURCE_OPEN = message(section="§5.5")
    WHY_NO_SWAP = message(section="RV-27", card=TYPE)
    WHY_STEP_TWO = message(section="RV-11")
    WHY_NO_SLOT = message(section="RV-38")
    WHY_NO_BRIDGE = message(section="§5.6")
    WHY_NO_RUN = message(section="§5.2", run=RUN)
    WHY_NO_ENDS = message("why-no-run", section="RV-17", run=RUN)
    WHY_NOT_CELL = message(section="§5.5", cell=CELL_AT)
    WHY_NOTHING_TO_TAP = message("why-not-cell", section="§5.6", cell=CELL_AT)
    WHY_NO_RIVER = message(section="RV-38")
    WHY_CANTEEN_PROTECTS = message(section="RV-20")
    WHY_NO_POSITION = message(section="RV-19")
    WHY_NO_FIT = message(section="§5.1", card=TYPE)
    WHY_CANTEEN_FREE = message(section="§5.3")
    WHY_CANTEEN_PLACED = message(section="RV-10")
    WHY_COLUMN_GAP = message(section="RV-5", column=COLUMN)
    WHY_NO_USE = message(section="§5.3", column=COLUMN)
    WHY_ACTION_CARD_LIES = message(section="§5.6")
    WHY_DISCARDING = message(section="RV-33")
    WHY_MUST_DISCARD = message(section="RV-26")
    WHY_SURPLUS = message(section="§4", count=COUNT)
    WHY_NOTHING_TO_DRAIN = message("why-pile-empty", section="RV-39")
    WHY_PILE_EMPTY = message(section="RV-25")
    WHY_HAND_FULL = message(section="RV-25")
    WHY_GROUNDWATER_LATER = message(section="RV-25")
    WHY_NOTHING_BESIDE = message(section="RV-13")


# What is asked


@rule
def question(state: State, seat: int, spoken: Ints) -> None:
    if state.phase == Phase.TURN_START:
        say(spoken, Say.ASK_TURN_START)
    elif state.phase == Phase.MAIN:
        say(spoken, asked_in_main(state))
    elif state.phase == Phase.CHOOSE_RIVER:
        say(spoken, Say.ASK_CHOOSE_RIVER, int(state.chosen) - Decision.PLAY)
    elif state.phase == Phase.CHOOSE_CELL:
        verb, card = (int(state.chosen) - Decision.DOUBLE) // TYPES, (int(state.chosen) - Decision.DOUBLE) % TYPES
        say(spoken, Say.ASK_CELL_DOUBLE + verb, card)
    elif state.phase == Phase.END_OF_TURN and state.hand_size[seat] > HAND_LIMIT:
        say(spoken, Say.ASK_SINK, int(state.hand_size[seat]) - HAND_LIMIT)
    else:
        say(spoken, Say.ASK_EXTRA_DRAW + int(state.phase) - Phase.EXTRA_DRAW)


@rule
def asked_in_main(state: State) -> int:
    if state.discarded:
        return Say.ASK_DISCARD_MORE
    return Say.ASK_USE if state.must_use != 0 else Say.ASK_MAIN_DOUBLED if state.doubled else Say.ASK_MAIN


# What a legal action would do


@rule
def preview(state: State, seat: int, action: int, spoken: Ints) -> None:
    """Say what a legal action would bring, as far as the seat knows."""
    action = int(action)
    if Decision.DOUBLE <= action < Decision.TO_GROUNDWATER:
        preview_cells(state, action, spoken)
    elif Decision.PLAY <= action < Decision.DOUBLE:
        preview_play(state, seat, action - Decision.PLAY, spoken)
    elif Decision.NEW_RIVER <= action < Decision.PLAY:
        preview_new_river(state, seat, spoken)
    elif state.phase == Phase.CHOOSE_RIVER:
        preview_river(state, seat, action - Decision.RIVER, int(state.chosen) - Decision.PLAY, spoken)
    elif Decision.TAKE_COLUMN <= action < Decision.BRIDGE_AT:
        preview_column(state, action - Decision.TAKE_COLUMN, spoken)
    elif action in (Decision.OPTION_1, Decision.EXTRA_DRAW_YES, Decision.SUN_OCEAN):
        say(spoken, Say.PREVIEW_OCEAN, state.ocean_left)
    elif action in (Decision.FINISH, Decision.TAKE_GROUNDWATER):
        say(spoken, Say.PREVIEW_HAND, state.hand_size[seat], state.groundwater_size[seat])


@rule
def preview_play(state: State, seat: int, card: int, spoken: Ints) -> None:
    rivers = targets(state, seat, card)
    if has_several(rivers):
        say(spoken, Say.PREVIEW_RIVERS, members(rivers))
    else:
        preview_river(state, seat, lowest(rivers), card, spoken)


@rule
def preview_river(state: State, seat: int, river: int, card: int, spoken: Ints) -> None:
    owner, slot = river // SLOTS, river % SLOTS
    length = river_length(state, owner, slot) + 1
    say(spoken, Say.PREVIEW_EXTEND + way_to(state, owner, slot, card), state.river_name[owner, slot], length, int(owner != seat))


@rule
def preview_new_river(state: State, seat: int, spoken: Ints) -> None:
    if state.canteen_used == Canteen.SPENT:
        say(spoken, Say.PREVIEW_NO_CANTEEN)
    else:
        say(spoken, Say.PREVIEW_CANTEEN_COMES if state.canteen[seat] == NO_SLOT else Say.PREVIEW_CANTEEN_ASKS)


@rule
def preview_column(state: State, column: int, spoken: Ints) -> None:
    cards, gives = 0, 0
    for row in range(ROWS):
        cell = COLUMNS * row + column
        cards = cards * (TYPES + 1) + int(state.top[cell]) + 1
        if state.bottom[cell] != NO_CARD:
            gives = gives * (TYPES + 1) + int(state.bottom[cell]) + 1
    say(spoken, Say.PREVIEW_COLUMN_GIVES if gives != 0 else Say.PREVIEW_COLUMN, cards, gives)


@rule
def preview_cells(state: State, action: int, spoken: Ints) -> None:
    cells = fitting_cells(state, action)
    cell = lowest(cells)
    if has_several(cells):
        say(spoken, Say.PREVIEW_CELLS, members(cells))
    elif Decision.DISCARD <= action < Decision.SWAP:
        say(spoken, Say.PREVIEW_CELL, cell)
    else:
        say(spoken, Say.PREVIEW_DOUBLE if action < Decision.DISCARD else Say.PREVIEW_SWAP, cell, state.top[cell])


# Why an action is not legal


@rule
def why_not(state: State, seat: int, action: int, spoken: Ints) -> None:
    action = int(action)
    if state.phase == Phase.MAIN:
        why_not_in_main(state, seat, action, spoken)
    elif state.phase == Phase.END_OF_TURN:
        why_not_at_end_of_turn(state, seat, action, spoken)
    elif state.phase == Phase.TURN_START:
        say(spoken, Say.WHY_ACTION_CARD_LIES)
    elif state.phase == Phase.SUN:
        say(spoken, Say.WHY_NOTHING_TO_DRAIN)
    elif state.phase == Phase.BRIDGE_POSITION:
        say(spoken, Say.WHY_NO_POSITION)
    elif action >= Decision.CELL:
        say(spoken, Say.WHY_NOT_CELL if state.phase == Phase.CHOOSE_CELL else Say.WHY_NOTHING_TO_TAP, action - Decision.CELL)
    else:
        why_not_river(state, action - Decision.RIVER, spoken)


@rule
def why_not_river(state: State, river: int, spoken: Ints) -> None:
    if state.river_name[river // SLOTS, river % SLOTS] == NO_RIVER:
        say(spoken, Say.WHY_NO_RIVER)
    elif state.phase == Phase.TAP:
        say(spoken, Say.WHY_CANTEEN_PROTECTS)
    elif state.phase == Phase.BRIDGE:
        say(spoken, Say.WHY_NO_POSITION)
    else:
        say(spoken, Say.WHY_NO_FIT, int(state.chosen) - Decision.PLAY)


@rule
def why_not_at_end_of_turn(state: State, seat: int, action: int, spoken: Ints) -> None:
    if action == Decision.END_TURN:
        say(spoken, Say.WHY_SURPLUS, int(state.hand_size[seat]) - HAND_LIMIT)
    elif action == Decision.TAKE_GROUNDWATER:
        why_not_groundwater(state, seat, spoken)
    elif state.hand_size[seat] <= HAND_LIMIT:
        say(spoken, Say.WHY_NO_SURPLUS)
    else:
        say(spoken, Say.WHY_NOT_IN_HAND, action - Decision.TO_GROUNDWATER)


@rule
def why_not_groundwater(state: State, seat: int, spoken: Ints) -> None:
    if state.groundwater_size[seat] == 0:
        say(spoken, Say.WHY_PILE_EMPTY)
    else:
        say(spoken, Say.WHY_HAND_FULL if state.hand_size[seat] >= HAND_LIMIT else Say.WHY_GROUNDWATER_LATER)


@rule
def why_not_in_main(state: State, seat: int, action: int, spoken: Ints) -> None:
    if state.must_use != 0:
        say(spoken, Say.WHY_MUST_USE)
    elif state.discarded and not Decision.DISCARD <= action < Decision.SWAP:
        say(spoken, Say.WHY_DISCARDING)
    elif action >= Decision.PLAY:
        why_not_card(state, seat, action, (action - Decision.PLAY) % TYPES, spoken)
    elif action >= Decision.NEW_RIVER:
        why_not_new_river(state, seat, action, spoken)
    elif action >= Decision.TAKE_COLUMN:
        why_not_column(state, seat, action - Decision.TAKE_COLUMN, spoken)
    elif action >= Decision.TAKE_ACTION_CARD:
        say(spoken, Say.WHY_NOTHING_BESIDE)
    elif action == Decision.TAKE_GROUNDWATER:
        why_not_groundwater(state, seat, spoken)
    else:
        say(spoken, Say.WHY_MUST_DISCARD)


@rule
def why_not_card(state: State, seat: int, action: int, card: int, spoken: Ints) -> None:
    if not int(state.hand[seat]) >> card & 1:
        say(spoken, Say.WHY_NOT_IN_HAND, card)
    elif action < Decision.DOUBLE:
        say(spoken, Say.WHY_NO_TARGET, card)
    elif action < Decision.DISCARD:
        say(spoken, Say.WHY_DOUBLED if state.doubled else Say.WHY_NO_PARTNER, card)
    elif action < Decision.SWAP:
        say(spoken, Say.WHY_SOURCE_FULL)
    else:
        say(spoken, Say.WHY_NO_SWAP if is_source_full(state) else Say.WHY_SOURCE_OPEN, card)


@rule
def why_not_new_river(state: State, seat: int, action: int, spoken: Ints) -> None:
    bridged = action >= Decision.NEW_RIVER_BRIDGE
    if state.doubled:
        say(spoken, Say.WHY_STEP_TWO)
    elif free_slot(state, seat) == NO_SLOT:
        say(spoken, Say.WHY_NO_SLOT)
    elif bridged and not state.stored[seat]:
        say(spoken, Say.WHY_NO_BRIDGE)
    elif bridged:
        say(spoken, Say.WHY_NO_ENDS, action - Decision.NEW_RIVER_BRIDGE)
    else:
        say(spoken, Say.WHY_NO_RUN, action - Decision.NEW_RIVER)


@rule
def why_not_column(state: State, seat: int, column: int, spoken: Ints) -> None:
    if state.doubled:
        say(spoken, Say.WHY_STEP_TWO)
    elif state.canteen[seat] == NO_SLOT:
        say(spoken, Say.WHY_CANTEEN_FREE)
    elif state.canteen_used == Canteen.PLACED:
        say(spoken, Say.WHY_CANTEEN_PLACED)
    else:
        say(spoken, Say.WHY_COLUMN_GAP if column_types(state, column) == 0 else Say.WHY_NO_USE, column)
