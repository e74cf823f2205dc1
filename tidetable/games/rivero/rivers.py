"""Rivers on the table: what fits where, how they grow and how they shrink (§2, §5.1, §5.2, §5.6)."""

from tidetable.core.kit import Ints, members, note, rule
from tidetable.games.rivero.components import EXTENSIONS, OVER_BRIDGE, RIVERO, SEATS, SHORTEST, SLOTS, SPAN, VALUES, Way
from tidetable.games.rivero.events import Event
from tidetable.games.rivero.groundwater import push
from tidetable.games.rivero.memory import remember_unknown
from tidetable.games.rivero.piles import lay_down, put_in_hand
from tidetable.games.rivero.state import FELL, FELL_UNSEEN, NO_CARD, NO_RIVER, NO_SLOT, State

# Questions


@rule
def river_length(state: State, owner: int, slot: int) -> int:  # bridges do not count
    if state.river_name[owner, slot] == NO_RIVER:
        return 0
    cells = int(state.river_high[owner, slot]) - int(state.river_low[owner, slot]) + 1
    return cells - members(int(state.river_bridges[owner, slot]))


@rule
def longest_river(state: State, owner: int) -> int:
    longest = 0
    for slot in range(SLOTS):
        longest = max(longest, river_length(state, owner, slot))
    return longest


@rule
def cards_laid(state: State, owner: int) -> int:
    cards = 0
    for slot in range(SLOTS):
        cards += river_length(state, owner, slot)
    return cards


@rule
def free_slot(state: State, seat: int) -> int:  # RV-38: the lowest
    for slot in range(SLOTS):
        if state.river_name[seat, slot] == NO_RIVER:
            return slot
    return NO_SLOT


@rule
def values_that_fit(state: State, seat: int, owner: int, slot: int) -> int:
    """Give the set of values that *seat* may play to a river (§5.1): a bridge's in any river, the ends' in an own one."""
    fit = int(state.river_bridges[owner, slot])
    if owner == seat:
        low, high = state.river_low[owner, slot], state.river_high[owner, slot]
        fit |= int(EXTENSIONS[low, high])
        if state.stored[seat]:
            fit |= int(OVER_BRIDGE[low, high])
    return fit


@rule
def types_that_fit(state: State, seat: int) -> int:
    """Give the set of card types for which *seat* has a target anywhere."""
    return types_that_fit_at(state, seat, seat) | types_that_fit_at(state, seat, 1 - seat)


@rule
def types_that_fit_at(state: State, seat: int, owner: int) -> int:
    """Give the same for the rivers of one owner."""
    fit = 0
    for slot in range(SLOTS):
        name = int(state.river_name[owner, slot])
        if name != NO_RIVER:
            fit |= values_that_fit(state, seat, owner, slot) << (VALUES * name)
    return fit


@rule
def is_target(state: State, seat: int, owner: int, slot: int, card: int) -> bool:
    if state.river_name[owner, slot] != card // VALUES:
        return False
    return values_that_fit(state, seat, owner, slot) >> (card % VALUES) & 1 != 0


@rule
def targets(state: State, seat: int, card: int) -> int:
    """Give the rivers that *seat* may play a card to, as a set of 12 * owner + slot."""
    rivers = 0
    for owner in range(SEATS):
        for slot in range(SLOTS):
            if is_target(state, seat, owner, slot, card):
                rivers |= 1 << SLOTS * owner + slot
    return rivers


@rule
def way_to(state: State, owner: int, slot: int, card: int) -> int:
    """Give the Way in which a card that fits a river comes to it."""
    value, low, high = card % VALUES + 1, int(state.river_low[owner, slot]), int(state.river_high[owner, slot])
    if low < value < high:
        return Way.EXCHANGE
    return Way.EXTEND if value in (low - 1, high + 1) else Way.BRIDGE


@rule
def card_in_river(state: State, owner: int, slot: int, value: int) -> int:
    return VALUES * int(state.river_name[owner, slot]) + value - 1


@rule
def has_bridge(state: State, owner: int, slot: int, value: int) -> bool:
    return int(state.river_bridges[owner, slot]) >> (value - 1) & 1 != 0


@rule
def bridge_positions(state: State, owner: int, slot: int) -> int:
    """Give the set of values where a bridge may replace a card: inside, between two river cards (RV-19)."""
    if state.river_name[owner, slot] == NO_RIVER:
        return 0
    span = int(SPAN[state.river_low[owner, slot], state.river_high[owner, slot]])
    cards = span & ~int(state.river_bridges[owner, slot])
    return cards & cards << 1 & cards >> 1


# Changes


@rule
def hidden_face(state: State, owner: int, slot: int, value: int) -> int:
    return int(state.bridge_face[owner, slot, value // 2 - 1])


@rule
def set_bridge(state: State, owner: int, slot: int, value: int, face: int) -> None:
    state.bridge_face[owner, slot, value // 2 - 1] = face
    state.river_bridges[owner, slot] = int(state.river_bridges[owner, slot]) | 1 << (value - 1)


@rule
def lift_bridge(state: State, owner: int, slot: int, value: int) -> int:
    """Take a bridge out of a river and give its hidden card."""
    face = hidden_face(state, owner, slot, value)
    state.bridge_face[owner, slot, value // 2 - 1] = NO_CARD
    state.river_bridges[owner, slot] = int(state.river_bridges[owner, slot]) & ~(1 << (value - 1))
    return face


@rule
def begin_river(state: State, seat: int, low_card: int, with_bridge: bool, journal: Ints) -> int:  # §5.2  # noqa: FBT001
    """Lay a run of three, or its two ends with the stored bridge between them; give its slot."""
    slot = free_slot(state, seat)
    low = low_card % VALUES + 1
    state.river_name[seat, slot] = low_card // VALUES
    state.river_low[seat, slot] = low
    state.river_high[seat, slot] = low - 1  # it grows card by card: what is told is what lies there
    note(journal, Event.RIVER_BEGUN, seat, slot, low_card // VALUES, low, low + 2)
    for card in range(low_card, low_card + SHORTEST):
        state.river_high[seat, slot] += 1
        if with_bridge and card == low_card + 1:
            use_stored_bridge(state, seat, slot, low + 1, journal)
        else:
            lay_down(state, seat, card)
            note(journal, Event.LAID, seat, slot, card)
    return slot


@rule
def use_stored_bridge(state: State, seat: int, slot: int, value: int, journal: Ints) -> None:
    face = int(state.stored_face[seat])
    set_bridge(state, seat, slot, value, face)
    state.stored[seat] = 0
    state.stored_face[seat] = NO_CARD
    note(journal, Event.BRIDGED, seat, slot, value, face)


@rule
def extend(state: State, seat: int, slot: int, card: int, journal: Ints) -> None:  # §5.1, 1 and 2
    value = card % VALUES + 1
    low, high = int(state.river_low[seat, slot]), int(state.river_high[seat, slot])
    if value == low - 2:
        state.river_low[seat, slot] = value + 1
        use_stored_bridge(state, seat, slot, value + 1, journal)
    elif value == high + 2:
        state.river_high[seat, slot] = value - 1
        use_stored_bridge(state, seat, slot, value - 1, journal)
    state.river_low[seat, slot] = min(low, value)
    state.river_high[seat, slot] = max(high, value)
    lay_down(state, seat, card)
    note(journal, Event.EXTENDED, seat, slot, card)
    tell_rivero(state, seat, slot, journal)


@rule
def exchange_bridge(state: State, seat: int, owner: int, slot: int, card: int, journal: Ints) -> None:  # §5.1, 3
    face = lift_bridge(state, owner, slot, card % VALUES + 1)
    lay_down(state, seat, card)
    put_in_hand(state, seat, face)
    remember_unknown(state, seat)
    note(journal, Event.EXCHANGED, seat, owner, slot, card, face)
    tell_rivero(state, owner, slot, journal)


@rule
def tell_rivero(state: State, owner: int, slot: int, journal: Ints) -> None:
    if river_length(state, owner, slot) == RIVERO:
        note(journal, Event.RIVERO_MADE, owner, slot)


@rule
def cut(state: State, owner: int, slot: int, ends: Ints, inward: int, journal: Ints) -> None:
    """Let a bridge fall that is now at an end of a river, ``river_low`` or ``river_high`` (§5.6)."""
    value = int(ends[owner, slot])
    if has_bridge(state, owner, slot, value):
        face = lift_bridge(state, owner, slot, value)
        push(state, owner, face, FELL_UNSEEN)
        ends[owner, slot] += inward
        note(journal, Event.BRIDGE_FELL, owner, slot, value, face)


@rule
def dissolve_if_short(state: State, owner: int, slot: int, journal: Ints) -> None:  # RV-21, RV-22: from low to high
    low, high = int(state.river_low[owner, slot]), int(state.river_high[owner, slot])
    if high - low + 1 >= SHORTEST:
        return
    for value in range(low, high + 1):  # two neighbours at most, so there is no bridge among them
        card = card_in_river(state, owner, slot, value)
        push(state, owner, card, FELL)
        state.river_low[owner, slot] = value + 1
        if value == high:
            state.river_name[owner, slot] = NO_RIVER
            state.river_low[owner, slot] = 0
            state.river_high[owner, slot] = 0
        note(journal, Event.CARD_FELL, owner, slot, card)
    note(journal, Event.RIVER_GONE, owner, slot)
