"""The players' corals: which fish breed, where a fish goes, and breeding (§4.6, §5.3, §5.4)."""

from tidetable.core.kit import Ints, note, rule
from tidetable.games.das_riff.components import BREEDINGS, BREEDINGS_TO_WIN, FISH_KINDS, MATE, OPEN_CARDS, PAIR, SLOTS
from tidetable.games.das_riff.events import Event
from tidetable.games.das_riff.purchases import put_on_discard
from tidetable.games.das_riff.state import BRED, EMPTY, NO_CARD, NO_CORAL, Phase, State

ANY_FISH = (1 << FISH_KINDS) - 1  # kinds as a set


@rule
def corals(state: State, seat: int) -> int:
    """Count a seat's corals, the bred ones too (DR-27)."""
    owned = 0
    for slot in range(SLOTS):
        owned += int(state.slot[seat, slot] != NO_CORAL)
    return owned


@rule
def empty_corals(state: State, seat: int) -> int:
    empty = 0
    for slot in range(SLOTS):
        empty += int(state.slot[seat, slot] == EMPTY)
    return empty


@rule
def breedings(state: State, seat: int) -> int:
    done = 0
    for slot in range(SLOTS):
        done += int(state.slot[seat, slot] >= BRED)
    return done


@rule
def is_single(state: State, seat: int, slot: int) -> bool:
    return 0 <= int(state.slot[seat, slot]) < FISH_KINDS


@rule
def place_coral(state: State, seat: int, journal: Ints) -> None:  # §5.5
    slot = corals(state, seat)
    state.slot[seat, slot] = EMPTY
    note(journal, Event.CORAL_PLACED, seat, slot)


# Who breeds with whom (§5.3)


@rule
def open_place(state: State, breeding: int) -> int:
    """Find the open slot in which a breeding card lies; NO_CARD if it is not open."""
    for place in range(OPEN_CARDS):
        if state.open_cards[place] == breeding:
            return place
    return NO_CARD


@rule
def would_breed(state: State, fish: int, other: int) -> bool:
    """Tell whether two fish are of both sexes and their colours on an open card."""
    return (fish ^ other) & 1 == 1 and open_place(state, int(PAIR[fish >> 1, other >> 1])) != NO_CARD


@rule
def mates(state: State, seat: int) -> int:
    """Give the kinds that would breed at once with one of a seat's single fish."""
    kinds = 0
    for slot in range(SLOTS):
        if is_single(state, seat, slot):
            for place in range(OPEN_CARDS):
                if state.open_cards[place] != NO_CARD:
                    kinds |= 1 << int(MATE[state.open_cards[place], state.slot[seat, slot]])
    return kinds & ANY_FISH


# PLACE (§4.6)


@rule
def place_fish(state: State, seat: int, slot: int, journal: Ints) -> None:
    fish = int(state.placing)
    state.placing = NO_CARD
    state.phase = Phase.ACTION
    is_alone = state.slot[seat, slot] == EMPTY
    if is_alone:
        state.slot[seat, slot] = fish
    note(journal, Event.FISH_PLACED, seat, slot, fish)
    if not is_alone:
        breed(state, seat, slot, fish, journal)


# Breeding (§5.4)


@rule
def breed(state: State, seat: int, slot: int, fish: int, journal: Ints) -> None:
    mate = int(state.slot[seat, slot])
    breeding = int(PAIR[fish >> 1, mate >> 1])
    place = open_place(state, breeding)
    state.slot[seat, slot] = BRED + breeding
    state.open_cards[place] = NO_CARD
    note(journal, Event.BRED, seat, slot, breeding, place, breedings(state, seat))
    leave(state, seat, slot, mate, journal)  # DR-12: the old parent first
    leave(state, seat, slot, fish, journal)
    if breedings(state, seat) == BREEDINGS_TO_WIN:  # DR-13: at once, and no card is turned up
        state.phase = Phase.END
        state.waiting = 0
        note(journal, Event.GAME_WON, seat)
    else:
        open_breeding(state, place, journal)


@rule
def leave(state: State, seat: int, slot: int, fish: int, journal: Ints) -> None:
    put_on_discard(state, fish)
    note(journal, Event.PARENT_LEFT, seat, slot, fish)


@rule
def open_breeding(state: State, place: int, journal: Ints) -> None:
    state.open_cards[place] = state.breeding_deck[BREEDINGS - int(state.breeding_left)]
    state.breeding_left -= 1
    note(journal, Event.BREEDING_OPENED, place, state.open_cards[place])
