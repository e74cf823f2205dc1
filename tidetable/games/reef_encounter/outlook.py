"""What the careful player thinks things are worth (§12.2), from what its seat may know alone. All weights are plain points."""

from tidetable.core.kit import members, rule
from tidetable.games.reef_encounter.components import (
    COLOURS, GROWTH, SHRIMPS, SHRIMPS_PER_BOARD, TILES, TILES_FROM_BEHIND, TOP,
)  # fmt: skip
from tidetable.games.reef_encounter.corals import (
    coral_of, has_room_to_grow, is_stronger, neighbours, placeable, protected, shrimps_home, shrimps_on, tiles_on,
)  # fmt: skip
from tidetable.games.reef_encounter.ending import value
from tidetable.games.reef_encounter.legal import meal_returns, returned_now, turned_by_lock
from tidetable.games.reef_encounter.state import State
from tidetable.games.reef_encounter.turn import meal

# Corals


@rule
def own_corals(state: State, slot: int, seat: int, colour: int) -> int:
    """Give the tiles of a colour on a board that this seat's shrimps guard."""
    tiles = int(state.reef[slot, colour])
    return coral_of(tiles & int(state.shrimp[slot, seat]), tiles)


@rule
def others_corals(state: State, slot: int, seat: int, colour: int) -> int:
    """Give the tiles of a colour on a board that other shrimps guard."""
    tiles = int(state.reef[slot, colour])
    return coral_of(tiles & shrimps_on(state, slot) & ~int(state.shrimp[slot, seat]), tiles)


@rule
def held_tiles(state: State, seat: int, colour: int) -> int:
    """Count the tiles one cube of this colour could lay."""
    return min(int(state.behind[seat, colour]), TILES_FROM_BEHIND) + int(state.front[seat, colour])


@rule
def may_claim(state: State, slot: int, seat: int) -> bool:
    """Tell whether a new coral on this board could still get a shrimp in this turn."""
    room = members(int(state.shrimp[slot, seat])) < SHRIMPS_PER_BOARD
    return room and not state.introduced and shrimps_home(state, seat) > 0


# Placing

LEAST = -1000


@rule
def tile_worth(state: State, slot: int, seat: int, here: int) -> int:
    """Value a tile of the cube in play on a legal cell."""
    colour = int(state.colour)
    tiles = int(state.reef[slot, colour])
    near = neighbours(here)
    own, others = own_corals(state, slot, seat, colour), others_corals(state, slot, seat, colour)
    worth = 2 * members(near & tiles) + members(near & ~tiles_on(state, slot))
    if near & own:
        worth += 40
    elif near & tiles & ~others:
        worth += (12 if may_claim(state, slot, seat) else 2) + 2 * members(coral_of(near & tiles & ~others, tiles))
    if near & others:
        worth -= 60  # not for the others' parrotfish
    if has_room_to_grow(state, slot, colour, here) and not state.advanced:
        worth += 15
    return worth + prey_worth(state, slot, seat, here) - danger(state, slot, colour, here)


@rule
def prey_worth(state: State, slot: int, seat: int, here: int) -> int:
    """Value what is overgrown: currency, better still out of another's coral, never out of the own."""
    for colour in range(COLOURS):
        if int(state.reef[slot, colour]) & here:
            if own_corals(state, slot, seat, colour) & here:
                return -60
            return 28 if others_corals(state, slot, seat, colour) & here else 14
    return 0


@rule
def danger(state: State, slot: int, colour: int, here: int) -> int:
    """Count against a cell the stronger corals of two or more beside it, unless a shrimp shields it."""
    tiles = int(state.reef[slot, colour]) | here
    if protected(tiles, shrimps_on(state, slot)) & here:
        return 0
    threats = 0
    for other in range(COLOURS):
        if other != colour and is_stronger(state, other, colour):
            rivals = int(state.reef[slot, other])
            threats += members(neighbours(here) & rivals & neighbours(rivals))
    return 4 * threats


@rule
def cube_worth(state: State, seat: int, colour: int) -> int:
    """Value playing a cube now: how many tiles, for which coral."""
    tiles, best = held_tiles(state, seat, colour), 0
    for slot in range(state.seats):
        cells = placeable(state, slot, colour)
        own = own_corals(state, slot, seat, colour)
        worth = 0
        if neighbours(own) & cells:
            worth = 10 * tiles + 2 * members(own)
        elif may_claim(state, slot, seat) and tiles >= 2:
            worth = 6 * tiles + (5 if cells & neighbours(GROWTH) else 0)
        worth += 3 * min(members(cells & tiles_on(state, slot)), tiles)
        best = max(best, worth)
    return best


# Shrimps and meals


@rule
def meal_worth(state: State, seat: int, k: int) -> tuple[int, int]:
    """Give how many tiles eating the coral of the k-th shrimp would keep now, and what they are worth."""
    _, colour, coral = meal(state, seat, k)
    kept = members(coral) - returned_now(state)
    return kept, kept * value(state, colour)


@rule
def meals_before(state: State, seat: int, eatable: int, k: int) -> int:
    """Count the meals that are worth more, or as much and come first."""
    before, own = 0, meal_worth(state, seat, k)[1]
    for other in range(SHRIMPS):
        if eatable >> other & 1:
            worth = meal_worth(state, seat, other)[1]
            before += int(worth > own or (worth == own and other < k))
    return before


@rule
def stand_worth(state: State, slot: int, seat: int, here: int) -> int:
    """Value a shrimp on a tile: the size of its coral, the tiles it shields, and those in hand to go on."""
    for colour in range(COLOURS):
        tiles = int(state.reef[slot, colour])
        if tiles & here:
            shielded = members(neighbours(here) & tiles)
            hand = held_tiles(state, seat, colour) if state.cubes[seat, colour] > 0 else 0
            return 8 * members(coral_of(here, tiles)) + 2 * shielded + 3 * hand + members(neighbours(here) & ~tiles_on(state, slot))
    return LEAST


@rule
def largest_meal(state: State, seat: int) -> int:
    """Give the most tiles one meal of this seat would keep now."""
    best = 0
    for slot in range(state.seats):
        shrimps = int(state.shrimp[slot, seat])
        while shrimps:
            for colour in range(COLOURS):
                coral = coral_of(shrimps & -shrimps, int(state.reef[slot, colour]))
                best = max(best, members(coral) - meal_returns(state))
            shrimps &= shrimps - 1
    return best


@rule
def must_hurry(state: State, seat: int) -> bool:
    """Tell whether another player may end the game in the next turn."""
    for other in range(state.seats):
        if other != seat and state.shrimps_eaten[other] == SHRIMPS - 1 and largest_meal(state, other) > 0:
            return True
    return False


# Strengths: tenths of points


@rule
def stake(state: State, seat: int, colour: int) -> int:
    """Count the tiles of a colour that score for this seat, in tenths: those eaten, and those soon to be."""
    tenths = 10 * int(state.eaten[seat, colour])
    for slot in range(state.seats):
        tenths += 5 * max(members(own_corals(state, slot, seat, colour)) - meal_returns(state), 0)
    return tenths


@rule
def stake_against(state: State, seat: int, colour: int) -> int:
    """Compare the own stake in a colour with the largest among the others."""
    own = stake(state, seat, colour) + (10 if state.fish_tile[seat] == colour else 0)
    most = 0
    for other in range(state.seats):
        if other != seat:
            most = max(most, stake(state, other, colour))
    return own - most


@rule
def turning_worth(state: State, seat: int, tiles: int) -> int:
    """Value turning a set of coral tiles over: what the new winners gain and the old ones lose."""
    worth = 0
    for tile in range(TILES):
        if tiles >> tile & 1:
            side = int(state.sides) >> tile & 1
            worth += stake_against(state, seat, int(TOP[tile, 1 - side])) - stake_against(state, seat, int(TOP[tile, side]))
    return worth


@rule
def lock_worth(state: State, seat: int, tile: int) -> int:
    """Value a lock: the winner keeps a point for ever, and every other tile with that alga turns."""
    side = int(state.sides) >> tile & 1
    kept = stake_against(state, seat, int(TOP[tile, side])) - stake_against(state, seat, int(TOP[tile, 1 - side]))
    return kept + turning_worth(state, seat, turned_by_lock(state, tile)) // 2
