"""What a seat cannot know (§7): tiles behind screens, setup tiles, the bag, the first cubes. And where every piece is.

Finer than the fields are only the first larva cubes, which stay hidden until all have picked (RE-4).

A possible world is made of the tiles the seat has not seen, dealt to the other screens, their parrotfish and the bag. It keeps
every bound of memory.py, so it agrees with all that was seen; among such worlds, exchanging unseen tiles at random makes every
arrangement alike.
"""

from tidetable.core.kit import Ints, fast_below, has_several, lowest, members, new_chance, rule
from tidetable.games.reef_encounter.components import ALGAE, COLOURS, FIRST_CUBES, MAX_SEATS, TILES, TILES_PER_COLOUR
from tidetable.games.reef_encounter.legal import large_alga, main_choices
from tidetable.games.reef_encounter.memory import tell_offers
from tidetable.games.reef_encounter.state import NO_COLOUR, Phase, State
from tidetable.games.reef_encounter.supplies import tiles_in

TRIES = 100


@rule
def hide(state: State, seat: int) -> None:
    """Take the others' first cubes back into the supply until all have picked."""
    if state.phase != Phase.SETUP_LARVA:
        return
    for other in range(state.seats):
        if other != seat:
            for colour in range(COLOURS):
                state.larvae[colour] += state.cubes[other, colour]
                state.cubes[other, colour] = 0


@rule
def redeal(state: State, seat: int, random: Ints) -> None:
    """Fill in what *seat* cannot know, agreeing with everything it has seen."""
    if state.phase == Phase.SETUP_LARVA:
        guess_first_cubes(state, seat, random)
    for _ in range(TRIES):
        gather_unseen(state, seat)
        for other in range(state.seats):
            if other != seat:
                deal_unseen(state, other, random)
        mix(state, seat, random)
        tell_others(state, seat)
        if could_be_asked(state, lowest(int(state.waiting))):
            break
    new_chance(state, random)


@rule
def could_be_asked(state: State, seat: int) -> bool:
    """Tell whether *seat* has a choice, as everybody sees (§4.3). In other phases what is public decides it, or a bound says it."""
    if state.phase == Phase.SETUP_FISH:
        colours = 0
        for colour in range(COLOURS):
            colours += int(state.behind[seat, colour] > 0)
        return colours > 1
    return state.phase != Phase.MAIN or has_several(main_choices(state, seat))


@rule
def place_in_order(state: State, seat: int) -> int:
    return (seat - int(state.start_seat)) % int(state.seats)


@rule
def picked_cubes(state: State, seat: int) -> int:
    """Count the cubes that a player has picked so far in SETUP_LARVA: how many is public, which is not."""
    decider = lowest(int(state.waiting))
    if seat == decider:
        return int(state.picks)
    return FIRST_CUBES if place_in_order(state, seat) < place_in_order(state, decider) else 0


@rule
def guess_first_cubes(state: State, seat: int, random: Ints) -> None:
    for other in range(state.seats):
        if other != seat:
            for _ in range(picked_cubes(state, other)):
                colour = fast_below(random, COLOURS)
                state.larvae[colour] -= 1
                state.cubes[other, colour] += 1


@rule
def has_fish_tile(state: State, seat: int) -> bool:
    if state.phase != Phase.SETUP_FISH:
        return True
    return place_in_order(state, seat) < place_in_order(state, lowest(int(state.waiting)))


@rule
def seen_tiles(state: State, seat: int, colour: int) -> int:
    """Count the tiles of a colour that *seat* sees or has seen go where they are."""
    seen = int(state.bonus[colour])
    for slot in range(state.seats):
        seen += members(int(state.reef[slot, colour]))
    for space in range(COLOURS):
        seen += int(state.sea[space, colour])
    for other in range(state.seats):
        seen += int(state.front[other, colour]) + int(state.eaten[other, colour])
    if seat >= 0:
        seen += int(state.behind[seat, colour])
        if has_fish_tile(state, seat) and state.fish_tile[seat] == colour:
            seen += 1
    return seen


@rule
def bag_size(state: State) -> int:
    """Count the tiles in the bag: all that are nowhere else."""
    tiles = COLOURS * TILES_PER_COLOUR
    for seat in range(state.seats):
        tiles -= int(state.behind_size[seat]) + int(has_fish_tile(state, seat))
    for colour in range(COLOURS):
        tiles -= seen_tiles(state, -1, colour)
    return tiles


@rule
def gather_unseen(state: State, seat: int) -> None:
    """Put all unseen tiles into the bag, but those that everybody knows to be behind a screen."""
    for colour in range(COLOURS):
        unseen = TILES_PER_COLOUR - seen_tiles(state, seat, colour)
        for other in range(state.seats):
            if other != seat:
                state.behind[other, colour] = state.behind_least[other, colour]
                unseen -= int(state.behind_least[other, colour])
        state.bag[colour] = unseen
    for other in range(MAX_SEATS):
        if other != seat:
            state.fish_tile[other] = NO_COLOUR


@rule
def deal_unseen(state: State, other: int, random: Ints) -> None:
    """Fill a screen and a parrotfish from the bag, keeping the bounds of the screen as far as possible."""
    for _ in range(int(state.behind_size[other]) - tiles_in(state.behind[other])):
        colour = draw_unseen(state, other, random)
        state.bag[colour] -= 1
        state.behind[other, colour] += 1
    if has_fish_tile(state, other):
        colour = draw_from(state.bag, fast_below(random, tiles_in(state.bag)))
        state.bag[colour] -= 1
        state.fish_tile[other] = colour


@rule
def draw_from(counts: Ints, left: int) -> int:
    """Give the colour of tile number *left*."""
    colour, passed = 0, 0
    for before in range(COLOURS - 1):  # no early way out: the colour cannot be foreseen, and a wrong guess is dear
        passed += int(counts[before])
        colour += int(left >= passed)
    return colour


@rule
def draw_unseen(state: State, other: int, random: Ints) -> int:
    room = 0
    for colour in range(COLOURS):
        if state.behind[other, colour] < state.behind_most[other, colour]:
            room += int(state.bag[colour])
    if room == 0:  # mix() will put it right
        return draw_from(state.bag, fast_below(random, tiles_in(state.bag)))
    left = fast_below(random, room)
    for colour in range(COLOURS):
        if state.behind[other, colour] < state.behind_most[other, colour]:
            left -= int(state.bag[colour])
            if left < 0:
                return colour
    return NO_COLOUR


# Exchanging unseen tiles. Holders: the screen of each seat, the parrotfish of each seat, the bag.

FISH_OF = MAX_SEATS
BAG = 2 * MAX_SEATS
HOLDERS = BAG + 1
ROUNDS_PER_TILE = 8  # exchanges for each unseen tile of a hand
MOST_ROUNDS = 100_000
RISK = 1000  # while a bound is broken, one exchange in so many may make it worse, so that no dead end is final


@rule
def held(state: State, holder: int, colour: int) -> int:
    if holder < FISH_OF:
        return int(state.behind[holder, colour])
    if holder < BAG:
        return 1 if state.fish_tile[holder - FISH_OF] == colour else 0
    return int(state.bag[colour])


@rule
def hand_over(state: State, holder: int, gone: int, come: int) -> None:
    if holder < FISH_OF:
        state.behind[holder, gone] -= 1
        state.behind[holder, come] += 1
    elif holder < BAG:
        state.fish_tile[holder - FISH_OF] = come
    else:
        state.bag[gone] -= 1
        state.bag[come] += 1


@rule
def is_own(holder: int, seat: int) -> bool:
    """Tell whether a holder is *seat*'s own, and so known to it."""
    return seat >= 0 and (holder == seat or holder == FISH_OF + seat)  # a tuple does not compile for the GPU


@rule
def bounds(state: State, seat: int, holder: int, colour: int) -> tuple[int, int]:
    """Give the least and the most tiles of a colour that a screen or the bag can hold, as *seat* knows."""
    if holder < FISH_OF:
        return int(state.behind_least[holder, colour]), int(state.behind_most[holder, colour])
    if seat >= 0:
        return int(state.told_least[seat, colour]), int(state.told_most[seat, colour])
    return int(state.bag_least[colour]), int(state.bag_most[colour])


@rule
def strain(state: State, seat: int, holder: int, colour: int) -> int:
    """Tell by how many tiles a holder breaks the bounds of a colour that *seat* knows."""
    if FISH_OF <= holder < BAG:
        return 0
    count = held(state, holder, colour)
    least, most = bounds(state, seat, holder, colour)
    return max(least - count, 0) + max(count - most, 0)


@rule
def whole_strain(state: State, seat: int) -> int:
    total = 0
    for holder in range(HOLDERS):
        if not is_own(holder, seat):
            for colour in range(COLOURS):
                total += strain(state, seat, holder, colour)
    return total


@rule
def unseen_tile(state: State, seat: int, number: int) -> tuple[int, int]:
    """Give holder and colour of an unseen tile, numbered through the hands and then the bag."""
    holder, before, passed = 0, 0, 0  # no early way out: which holder it is cannot be foreseen, and a wrong guess is dear
    for other in range(MAX_SEATS):
        if other != seat:
            passed += int(state.behind_size[other])
        holder += int(number >= passed)
        before = passed if number >= passed else before
    for other in range(MAX_SEATS):
        passed += int(other != seat and state.fish_tile[other] != NO_COLOUR)
        holder += int(number >= passed)
        before = passed if number >= passed else before
    if holder < FISH_OF:
        return holder, draw_from(state.behind[holder], number - before)
    if holder < BAG:
        return holder, int(state.fish_tile[holder - FISH_OF])
    return BAG, draw_from(state.bag, number - before)


@rule
def mix(state: State, seat: int, random: Ints) -> None:
    """Exchange tiles of the hands with unseen ones at random, never out of their bounds, and repair what is out."""
    hands = 0
    for other in range(state.seats):
        if other != seat:
            hands += int(state.behind_size[other]) + (1 if has_fish_tile(state, other) else 0)
    unseen = hands + tiles_in(state.bag)
    broken = whole_strain(state, seat)
    for step in range(MOST_ROUNDS):
        if step >= ROUNDS_PER_TILE * hands and broken == 0:
            return
        one, a = unseen_tile(state, seat, fast_below(random, hands))
        other, b = unseen_tile(state, seat, fast_below(random, unseen))
        if one != other and a != b:
            broken += exchange(state, seat, one, a, other, b, broken, random)


@rule
def exchange(state: State, seat: int, one: int, a: int, other: int, b: int, broken: int, random: Ints) -> int:
    """Exchange two tiles if the bounds allow it; give by how much more they are broken."""
    worse = strain_of_swap(state, seat, one, a, b) + strain_of_swap(state, seat, other, b, a)
    if worse > 0 and (broken == 0 or fast_below(random, RISK) > 0):
        return 0
    hand_over(state, one, a, b)
    hand_over(state, other, b, a)
    return worse


@rule
def strain_of_swap(state: State, seat: int, holder: int, gone: int, come: int) -> int:
    """Tell by how much more a holder would break its bounds with a tile of one colour gone and one of another come."""
    if FISH_OF <= holder < BAG:
        return 0
    fewer, more = held(state, holder, gone), held(state, holder, come)
    least, most = bounds(state, seat, holder, gone)
    worse = int(fewer <= least) - int(fewer > most)
    least, most = bounds(state, seat, holder, come)
    return worse + int(more >= most) - int(more < least)


@rule
def tell_others(state: State, seat: int) -> None:
    """Let the others know of the bag what everybody knows, and the deciding one what is being offered."""
    for other in range(state.seats):
        if other != seat:
            for colour in range(COLOURS):
                state.told_least[other, colour] = state.bag_least[colour]
                state.told_most[other, colour] = state.bag_most[colour]
            if state.phase == Phase.MAIN and state.dissolved and state.waiting >> other & 1:
                tell_offers(state, other)


# Where the pieces are (§11): tiles and cubes by colour, cylinders by alga

CUBE_PIECES = COLOURS
ALGA_PIECES = CUBE_PIECES + COLOURS


@rule
def count_pieces(state: State, pieces: Ints) -> None:
    for colour in range(COLOURS):
        pieces[colour] += seen_tiles(state, -1, colour) + int(state.bag[colour])
        pieces[CUBE_PIECES + colour] += int(state.larvae[colour]) + int(state.sea_cube[colour])
        for seat in range(state.seats):
            pieces[colour] += int(state.behind[seat, colour]) + (1 if state.fish_tile[seat] == colour else 0)
            pieces[CUBE_PIECES + colour] += int(state.cubes[seat, colour])
    for alga in range(ALGAE):
        pieces[ALGA_PIECES + alga] += int(state.algae[alga]) + (1 if state.alga_space == alga else 0)
    for tile in range(TILES):
        if int(state.locks) >> tile & 1:
            pieces[ALGA_PIECES + large_alga(state, tile)] += 1
