"""The players' corals: where a fish may go, and breeding (§4.6, §5.3, §5.4)."""

from __future__ import annotations

from tidetable.core.journal import note
from tidetable.core.record import Ints
from tidetable.core.rule import rule
from tidetable.games.das_riff.components import BREEDINGS, BREEDINGS_TO_WIN, FISH_KINDS, MATE, OPEN_CARDS, PAIR, SLOTS
from tidetable.games.das_riff.purchases import put_on_discard
from tidetable.games.das_riff.state import (
    BRED, BRED_CARD, BREEDING_OPENED, CORAL_PLACED, EMPTY, FISH_PLACED, NO_CARD, NO_CORAL, PARENT_LEFT, Phase, State,
)  # fmt: skip


@rule
def corals(state: State, seat: int) -> int:
    """Count a seat's corals, the bred ones too (DR-27)."""
    owned = 0
    for slot in range(SLOTS):
        owned += int(state.slot[seat, slot] != NO_CORAL)
    return owned


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
    note(journal, CORAL_PLACED, seat, slot)


# Where a fish may go (§5.3)


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
def placements(state: State, seat: int, fish: int) -> int:
    """Give the slots a fish may go to, one bit each; of equal ones only the lowest."""
    slots, met = 0, 0  # met: what lower slots hold, one bit a fish kind, the last bit for an empty coral
    for slot in range(SLOTS):
        held = int(state.slot[seat, slot])
        if held == EMPTY or (0 <= held < FISH_KINDS and would_breed(state, fish, held)):
            same = 1 << (held if held != EMPTY else FISH_KINDS)
            if met & same == 0:
                slots |= 1 << slot
                met |= same
    return slots


@rule
def fish_with_place(state: State, seat: int) -> int:
    """Give the fish kinds that have a place, one bit each: all of them if a coral is empty, else the mates of single fish."""
    kinds = 0
    for slot in range(SLOTS):
        held = int(state.slot[seat, slot])
        if held == EMPTY:
            return (1 << FISH_KINDS) - 1
        if 0 <= held < FISH_KINDS:
            for place in range(OPEN_CARDS):
                if state.open_cards[place] != NO_CARD:
                    kinds |= 1 << int(MATE[state.open_cards[place], held])
    return kinds & (1 << FISH_KINDS) - 1


# PLACE (§4.6)


@rule
def is_place_asked(state: State, seat: int, journal: Ints) -> bool:
    """Place the fish if there is one place for it; tell whether there are more."""
    slots = placements(state, seat, int(state.placing))
    if slots & (slots - 1) != 0:
        return True
    slot = 0
    while slots >> slot != 1:
        slot += 1
    place_fish(state, seat, slot, journal)
    return False


@rule
def place_fish(state: State, seat: int, slot: int, journal: Ints) -> None:
    fish = int(state.placing)
    state.placing = NO_CARD
    state.phase = Phase.ACTION
    note(journal, FISH_PLACED, seat, slot, fish)
    if state.slot[seat, slot] == EMPTY:
        state.slot[seat, slot] = fish
    else:
        breed(state, seat, slot, fish, journal)


# Breeding (§5.4)


@rule
def breed(state: State, seat: int, slot: int, fish: int, journal: Ints) -> None:
    mate = int(state.slot[seat, slot])
    breeding = int(PAIR[fish >> 1, mate >> 1])
    place = open_place(state, breeding)
    state.slot[seat, slot] = BRED + breeding
    state.open_cards[place] = NO_CARD
    note(journal, BRED_CARD, seat, slot, breeding, place, breedings(state, seat))
    leave(state, seat, slot, mate, journal)  # DR-12: the old parent first
    leave(state, seat, slot, fish, journal)
    if breedings(state, seat) == BREEDINGS_TO_WIN:  # DR-13: at once, and no card is turned up
        state.phase = Phase.END
        state.waiting = 0
    else:
        open_breeding(state, place, journal)


@rule
def leave(state: State, seat: int, slot: int, fish: int, journal: Ints) -> None:
    put_on_discard(state, fish)
    note(journal, PARENT_LEFT, seat, slot, fish)


@rule
def open_breeding(state: State, place: int, journal: Ints) -> None:
    state.open_cards[place] = state.breeding_deck[BREEDINGS - int(state.breeding_left)]
    state.breeding_left -= 1
    note(journal, BREEDING_OPENED, place, state.open_cards[place])
