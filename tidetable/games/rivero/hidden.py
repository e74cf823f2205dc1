"""What a seat cannot know (§7), worlds that could be the true one, and where every card is.

Nobody knows the ocean, the faces of bridges, the order of the action cards; only the owner knows a hand and what sank from it. What
is remembered of a hand by everybody is kept by memory.py, and a re-deal respects it exactly.
"""

from tidetable.core.kit import Ints, fast_below, fast_shuffle, has_several, lowest, members, new_chance, rule
from tidetable.games.rivero.components import (
    ACTION_CARDS, ACTION_COPIES, ACTION_KINDS, ASIDE, BESIDE, CARDS, CELLS, COPIES, SEATS, SLOTS, TYPES, VALUES,
)  # fmt: skip
from tidetable.games.rivero.decisions import Decision
from tidetable.games.rivero.groundwater import pile_place
from tidetable.games.rivero.halves import choose, hide_half_decision
from tidetable.games.rivero.legal import legal_main, plays
from tidetable.games.rivero.piles import put_in_hand, take_from_hand
from tidetable.games.rivero.rivers import card_in_river, has_bridge, hidden_face, targets, types_that_fit
from tidetable.games.rivero.state import FELL, FELL_UNSEEN, NOT_KNOWN, NO_ACTION_CARD, NO_CARD, NO_RIVER, Phase, State

TRIES = 10_000  # more than any position needs that can come about: a world is possible when its seat has the choice it is asked for

# Hiding


@rule
def hide(state: State, seat: int) -> None:
    """Hide what is finer than a field: groundwater cards the seat has not seen, and what another has only half decided."""
    if state.turn != seat:
        hide_half_decision(state)
    for owner in range(SEATS):
        for index in range(state.groundwater_size[owner]):
            if is_pile_card_hidden(state, seat, owner, index):
                state.groundwater[pile_place(owner, index)] = NO_CARD


@rule
def is_pile_card_hidden(state: State, seat: int, owner: int, index: int) -> bool:
    way_in = state.way_in[pile_place(owner, index)]
    return way_in == FELL_UNSEEN or (way_in != FELL and seat != owner)


# Re-dealing


@rule
def redeal(state: State, seat: int, random: Ints) -> None:
    """Fill in what *seat* cannot know, with every card it has seen where it must be."""
    redeal_action_cards(state, random)
    asked = int(state.turn)
    for _ in range(TRIES):
        redeal_river_cards(state, seat, random)
        if asked == seat:
            break
        choose_only_play(state, asked)
        if has_choice(state, asked):
            break
    new_chance(state, random)


@rule
def choose_only_play(state: State, seat: int) -> None:
    """Choose the only card that can be used, where it has two rivers to go to: then that is what the seat is asked (§5.3)."""
    if state.phase == Phase.MAIN and state.must_use != 0 and main_choices(state, seat) == 1:
        only = plays(state, seat, types_that_fit(state, seat))
        if only != 0 and has_several(targets(state, seat, lowest(only))):
            choose(state, Decision.PLAY + lowest(only), Phase.CHOOSE_RIVER)


@rule
def has_choice(state: State, seat: int) -> bool:
    """Tell whether the seat has the choice that it is asked for: everybody sees that it must decide."""
    return state.phase != Phase.MAIN or main_choices(state, seat) > 1


@rule
def main_choices(state: State, seat: int) -> int:
    """Count what MAIN allows, without keeping it."""
    return legal_main(state, seat, state.hand[:0])


@rule
def redeal_river_cards(state: State, seat: int, random: Ints) -> None:
    hide(state, seat)  # a second try begins afresh
    for owner in range(SEATS):
        if owner != seat:
            deal_known_cards(state, owner, random)
    first = CARDS - gather_unseen(state)
    fast_shuffle(random, state.ocean, first, CARDS - first)
    for owner in range(SEATS):
        first = deal_bridges(state, owner, first)
        first = deal_pile(state, owner, first)
        if owner != seat:
            first = deal_hand(state, owner, first)
    for place in range(first):
        state.ocean[place] = NO_CARD


@rule
def deal_known_cards(state: State, owner: int, random: Ints) -> None:
    """Put the known cards of a hand where they may be: in the hand, or in the pile not below their index.

    From the bottom of the pile up, each card that sank from the hand is one of those that could have: every one alike.
    """
    pick_up_known(state, owner)
    sunk_unknown = 0
    for index in range(state.groundwater_size[owner]):
        if state.way_in[pile_place(owner, index)] in (FELL, FELL_UNSEEN):
            continue
        known = count_sinkable(state, owner, index)
        unknown = max(int(state.way_in[pile_place(owner, index)]) - sunk_unknown, 0)
        pick = fast_below(random, max(known + unknown, 1))
        if pick < known:
            sink_known(state, owner, index, pick)
        else:
            sunk_unknown += 1


@rule
def pick_up_known(state: State, owner: int) -> None:
    """Begin with all known cards in hand and no others."""
    size = state.hand_size[owner]
    state.hand[owner] = 0
    state.pairs[owner] = 0
    for card in range(TYPES):
        for copy in range(COPIES):
            if state.known[owner, card, copy] != NOT_KNOWN:
                put_in_hand(state, owner, card)
    state.hand_size[owner] = size  # everybody sees how many there are


@rule
def held(state: State, owner: int, card: int) -> int:
    return (int(state.hand[owner]) >> card & 1) + (int(state.pairs[owner]) >> card & 1)


@rule
def sinkable_copies(state: State, owner: int, card: int, index: int) -> int:
    """Count the known copies of a type that may lie at a pile index and do not lie below it."""
    copies, fitting = 0, 0
    for copy in range(COPIES):
        since = state.known[owner, card, copy]
        copies += int(since != NOT_KNOWN)
        fitting += int(since != NOT_KNOWN and since <= index)
    return max(fitting - (copies - held(state, owner, card)), 0)


@rule
def count_sinkable(state: State, owner: int, index: int) -> int:
    count, types = 0, int(state.hand[owner])  # what is no longer in hand lies below
    while types:
        count += sinkable_copies(state, owner, lowest(types), index)
        types &= types - 1
    return count


@rule
def sink_known(state: State, owner: int, index: int, pick: int) -> None:
    """Lay the known card number *pick*, of those that may lie at a pile index, there."""
    types = int(state.hand[owner])
    while types:
        card = lowest(types)
        pick -= sinkable_copies(state, owner, card, index)
        if pick < 0:
            take_from_hand(state, owner, card)
            state.hand_size[owner] += 1  # the size is known and stays
            state.groundwater[pile_place(owner, index)] = card
            return
        types &= types - 1


@rule
def gather_unseen(state: State) -> int:
    """Lay all cards that lie open nowhere at the end of the ocean's field, and count them."""
    seen = state.ocean  # counts first: those of the types not yet laid stand below the cards already laid
    for place in range(CARDS):
        seen[place] = 0
    count_open_cards(state, seen)
    unseen = 0
    for card in range(TYPES - 1, -1, -1):
        for _ in range(COPIES - int(seen[card])):
            unseen += 1
            state.ocean[CARDS - unseen] = card
    return unseen


@rule
def deal_bridges(state: State, owner: int, first: int) -> int:
    """Deal the hidden faces of a seat's bridges from the unseen cards, and give the place of the next one."""
    for slot in range(SLOTS):
        bridges = int(state.river_bridges[owner, slot])
        while bridges:
            state.bridge_face[owner, slot, (lowest(bridges) + 1) // 2 - 1] = state.ocean[first]
            first += 1
            bridges &= bridges - 1
    if state.stored[owner]:
        state.stored_face[owner] = state.ocean[first]
        first += 1
    return first


@rule
def deal_pile(state: State, owner: int, first: int) -> int:
    for index in range(state.groundwater_size[owner]):
        if state.groundwater[pile_place(owner, index)] == NO_CARD:
            state.groundwater[pile_place(owner, index)] = state.ocean[first]
            first += 1
    return first


@rule
def deal_hand(state: State, owner: int, first: int) -> int:
    size = int(state.hand_size[owner])
    for _ in range(size - members(int(state.hand[owner])) - members(int(state.pairs[owner]))):
        put_in_hand(state, owner, int(state.ocean[first]))
        first += 1
    state.hand_size[owner] = size
    return first


@rule
def redeal_action_cards(state: State, random: Ints) -> None:
    """Lay the action cards that lie nowhere open into the six set aside and the draw pile."""
    place = 0
    for action in range(ACTION_KINDS):
        for _ in range(ACTION_COPIES - open_action_cards(state, action)):
            state.action_pile[place] = action
            place += 1
    fast_shuffle(random, state.action_pile, 0, place)
    drawn = ACTION_CARDS - place
    for back in range(ACTION_CARDS - 1, ASIDE + drawn - 1, -1):
        state.action_pile[back] = state.action_pile[back - drawn]
    for gap in range(ASIDE, ASIDE + drawn):
        state.action_pile[gap] = NO_ACTION_CARD


@rule
def open_action_cards(state: State, action: int) -> int:
    count = 0
    for place in range(state.action_discarded):
        count += int(state.action_discard[place] == action)
    for seat in range(SEATS):
        count += int(state.action_card[seat] == action)
    return count


# Where every card is


@rule
def count_pieces(state: State, pieces: Ints) -> None:
    """Count river cards by type, then action cards by kind."""
    count_open_cards(state, pieces)
    for place in range(CARDS - int(state.ocean_left), CARDS):
        pieces[state.ocean[place]] += 1
    for owner in range(SEATS):
        if state.stored[owner]:
            pieces[state.stored_face[owner]] += 1
        for slot in range(SLOTS):
            for value in range(2, VALUES):
                if has_bridge(state, owner, slot, value):
                    pieces[hidden_face(state, owner, slot, value)] += 1
    for action in range(ACTION_KINDS):
        pieces[TYPES + action] += open_action_cards(state, action)
    for place in range(ACTION_CARDS):
        if place < ASIDE or place >= ACTION_CARDS - int(state.action_left):
            pieces[TYPES + int(state.action_pile[place])] += 1


@rule
def count_open_cards(state: State, cards: Ints) -> None:
    """Count the river cards whose faces the record shows outside the ocean, bridges left out."""
    for cell in range(CELLS):
        count_card(cards, state.top[cell])
        count_card(cards, state.bottom[cell])
    for owner in range(SEATS):
        for place in range(BESIDE):
            count_card(cards, state.beside[owner, place])
        for index in range(state.groundwater_size[owner]):
            count_card(cards, state.groundwater[pile_place(owner, index)])
        count_types(cards, int(state.hand[owner]))
        count_types(cards, int(state.pairs[owner]))
        for slot in range(SLOTS):
            count_river(state, owner, slot, cards)


@rule
def count_card(cards: Ints, card: int) -> None:
    if card != NO_CARD:
        cards[card] += 1


@rule
def count_types(cards: Ints, types: int) -> None:
    while types:
        cards[lowest(types)] += 1
        types &= types - 1


@rule
def count_river(state: State, owner: int, slot: int, cards: Ints) -> None:
    if state.river_name[owner, slot] == NO_RIVER:
        return
    for value in range(int(state.river_low[owner, slot]), int(state.river_high[owner, slot]) + 1):
        if not has_bridge(state, owner, slot, value):
            cards[card_in_river(state, owner, slot, value)] += 1
