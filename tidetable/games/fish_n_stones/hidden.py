"""What a seat cannot know (§7): the order of the draw pile and the cats that lie face down. And where every card is."""

from tidetable.core.kit import Ints, fast_below, fast_shuffle, new_chance, rule
from tidetable.games.fish_n_stones.components import CARDS, CELL, COLUMNS, DEPTHS, NEIGHBOURS
from tidetable.games.fish_n_stones.legal import may_bait_anywhere
from tidetable.games.fish_n_stones.state import NO_CARD, NO_COLUMN, STACKS, Phase, State


@rule
def hide(state: State, seat: int) -> None:
    """Nothing is finer than its field: see ``seen_by`` in state.py."""


@rule
def redeal(state: State, seat: int, random: Ints) -> None:
    """Fill in what *seat* cannot know, every possibility alike."""
    redeal_deck(state, random)
    for other in range(state.seats):
        if other != seat or state.cat[other] == NO_COLUMN:  # a screen may not show the own cat (FS-9)
            state.cat[other] = possible_cat(state, other, random)
    new_chance(state, random)


@rule
def redeal_deck(state: State, random: Ints) -> None:
    laid = CARDS - int(state.deck_left)
    place = 0
    for card in range(CARDS):  # NO_CARD marks, for a moment, a card that lies on the table
        state.deck[card] = card
    for stack in range(STACKS):
        card = int(state.top[stack])
        while card != NO_CARD:
            state.deck[card] = NO_CARD
            card = int(state.below[card])
    for card in range(CARDS - 1, -1, -1):  # move the unseen cards to the end, where the draw pile is
        if state.deck[card] != NO_CARD:
            place += 1
            unseen = state.deck[card]
            state.deck[card] = NO_CARD
            state.deck[CARDS - place] = unseen
    fast_shuffle(random, state.deck, laid, int(state.deck_left))


@rule
def possible_cat(state: State, seat: int, random: Ints) -> int:
    if state.phase == Phase.CAST and state.waiting >> seat & 1:
        return NO_COLUMN  # not placed yet
    if state.cat_shown[seat] != NO_COLUMN:
        return int(state.cat_shown[seat])
    if state.cat_told[seat] != NO_COLUMN:  # §5.8
        return int(state.cat_told[seat])
    column = fast_below(random, COLUMNS)
    while not could_be_asked(state, seat, column):
        column = fast_below(random, COLUMNS)
    return column


@rule
def could_be_asked(state: State, seat: int, column: int) -> bool:
    """Tell whether a cat at *column* agrees with the question before all eyes: who is asked where to drop has a choice (FS-30)."""
    if state.phase != Phase.DROP or not state.waiting >> seat & 1 or may_bait_anywhere(state):
        return True
    targets = 0
    for depth in range(DEPTHS):
        targets += int(NEIGHBOURS[state.picked, CELL[state.shore[seat], column, depth]])
    return targets > 1


@rule
def count_pieces(state: State, pieces: Ints) -> None:
    """Count where each card lies: the law says exactly once, in the draw pile, the pond or a bucket."""
    for place in range(CARDS - int(state.deck_left), CARDS):
        pieces[state.deck[place]] += 1
    for stack in range(STACKS):
        card = state.top[stack]
        while card != NO_CARD:
            pieces[card] += 1
            card = state.below[card]
