"""What a seat cannot know (§5), worlds that agree with what it knows, and where every piece of the box is."""

from tidetable.core.kit import ALL_SEEING, Ints, fast_shuffle, forget_chance, new_chance, rule

from pearl_divers.card import AfterFold
from pearl_divers.components import NO_PEARL, PEARLS, SEATS
from pearl_divers.rules import dive
from pearl_divers.state import NOBODY_FOLDED, State


@rule
def hide(state: State, seat: int) -> None:
    """Hide what is finer than a field: here nothing is, ``seen_by`` in state.py says it all."""


@rule
def keep_hidden(state: State, viewer: int) -> None:
    """Keep the pearls hidden after a fold. Leave this rule out of game.py where everything is open at the end."""
    if state.folded == NOBODY_FOLDED or state.after_fold == AfterFold.SHOWN or viewer == ALL_SEEING:
        return
    for seat in range(SEATS):
        if seat != viewer:
            state.pearl[seat] = NO_PEARL
    for place in range(PEARLS):
        state.chest[place] = NO_PEARL
    forget_chance(state)  # who knows the key of chance could deal the game again


@rule
def redeal(state: State, seat: int, random: Ints) -> None:
    """Fill in what *seat* cannot know, every possibility alike: bots think about such worlds."""
    own = int(state.pearl[seat]) if seat >= 0 else NO_PEARL
    unseen = 0
    for pearl in range(1, PEARLS + 1):
        if pearl != own:
            state.chest[unseen] = pearl
            unseen += 1
    fast_shuffle(random, state.chest, 0, unseen)
    for other in range(SEATS):
        if other != seat:
            unseen -= 1
            dive(state, other, unseen)
    new_chance(state, random)


@rule
def count_pieces(state: State, pieces: Ints) -> None:
    """Count where each pearl is: the third law says, exactly once."""
    for place in range(PEARLS):
        if state.chest[place] != NO_PEARL:
            pieces[state.chest[place] - 1] += 1
    for seat in range(SEATS):
        pieces[state.pearl[seat] - 1] += 1
