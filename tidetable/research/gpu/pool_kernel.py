"""Whole random games on a GPU, for records too large for a thread's own memory: threads side by side do the same kind of thing.

A warp of 32 threads runs at the speed of all the different ways its threads go, and the whole of a game's rules is more code than
the GPU keeps at hand. So a block owns a pool of games and sorts them again and again: by the action to be carried out, then by the
phase in which an action is to be chosen. Its warps take 32 neighbours at a time, fetch their records into fast shared memory,
call the rules, and put the records back. Carrying records from and to the GPU's memory costs as much as the rules: to choose an
action only a part is fetched (units.py). And where a game allows it, what follows an action by itself is done in the next round,
beside others of its kind. Every game has its own generator, so the order of work changes no byte of any game.

Actions and phases are only sorted by here; what they mean, the rules know.
"""

from typing import Any

import numpy as np

from tidetable.core.chance import new_chance
from tidetable.core.legal import any_of, clear, only_choice
from tidetable.core.play import first_waiting
from tidetable.core.record import Ints
from tidetable.research.gpu.fetch import MOST_WARPS

POOL = 8192  # games of a block, at most: the more, the more of a kind
PARTS = 32  # the keys are counted in so many parts
PHASES = 32
NOT_ASKED = PHASES - 1  # a game that waits for a deal or for what follows by itself, or has ended
DEAL = 0

# What the functions below are bound with (pool.py): numba's CUDA, the game's rules and layout, fetch.py, and sizes.
LATER: Any = None
cuda = apply = force = legal = setup = carry_out = follow = ask = choose_key = LATER
together = fetch = fetch_asked = put_back = all_back = STATE = LONG = ACTIONS = SET_WORDS = LATER
KEYS = LATER  # DEAL, the actions as they are chosen, as they are forced, DONE, rounded up to whole parts
LANES = LATER  # threads of a warp
WORDS = LATER  # of a record
ROW = LATER  # words from one record to the next
DONE = LATER
ASK = LATER  # + phase: an action is to be chosen


def sort(keys: Ints, first: int, size: int, bins: int, counts: Ints, sums: Ints, order: Ints) -> None:
    """Put the numbers of the games in the order of their keys, counted from *first*; those below it are last.

    counts[key] is then where the next key begins.
    """
    t, threads, per = cuda.threadIdx.x, cuda.blockDim.x, bins // PARTS
    for key in range(t, bins, threads):
        counts[key] = 0
    cuda.syncthreads()
    for slot in range(t, size, threads):
        key = keys[slot] - first
        cuda.atomic.add(counts, key if key >= 0 else bins - 1, 1)
    cuda.syncthreads()
    for part in range(t, PARTS, threads):
        total = 0
        for key in range(part * per, part * per + per):
            total += counts[key]
        sums[part] = total
    cuda.syncthreads()
    for part in range(t, PARTS, threads):
        before = 0
        for other in range(part):
            before += sums[other]
        for key in range(part * per, part * per + per):
            here = counts[key]
            counts[key] = before
            before += here
    cuda.syncthreads()
    for slot in range(t, size, threads):
        key = keys[slot] - first
        order[cuda.atomic.add(counts, key if key >= 0 else bins - 1, 1)] = slot
    cuda.syncthreads()


def next_games(next_head: Ints, heads: Ints) -> int:
    """Take the next games in their order for a warp: give the place of the first."""
    warp = cuda.threadIdx.x // LANES
    if cuda.threadIdx.x % LANES == 0:
        heads[warp] = cuda.atomic.add(next_head, 0, LANES)
    together()
    head = int(heads[warp])
    together()  # before the next is taken
    return head


def carry_out_chosen(state: Any, key: int, journal: Ints) -> None:
    """Carry out the action of a key."""
    apply(state, first_waiting(state.waiting), key - 1, journal)


def carry_out_any(state: Any, key: int, journal: Ints) -> None:
    """Carry out the action of a key, chosen or forced."""
    if key <= ACTIONS:
        apply(state, first_waiting(state.waiting), key - 1, journal)
    else:
        force(state, first_waiting(state.waiting), key - 1 - ACTIONS, journal)


def follow_later(state: Any, choices: Ints, journal: Ints) -> None:
    """Leave what follows by itself to the next round, where it is done beside others of its kind."""


def ask_later(state: Any, choices: Ints, random: Ints, i: int, chances: Ints) -> int:  # noqa: ARG001 - as ``ask_at_once``
    """Let an action be chosen in the next round, beside others in the same phase."""
    return int(ASK + state.phase)


def ask_at_once(state: Any, choices: Ints, random: Ints, i: int, chances: Ints) -> int:  # noqa: ARG001 - as ``ask_later``
    """Choose an action from the choices that are known already: give its key."""
    for word in range(4):
        chances[word] = random[i, word]
    key = any_of(choices, chances) + 1
    for word in range(4):
        random[i, word] = chances[word]
    return key


def choose_or_force(state: Any, choices: Ints, chances: Ints) -> int:
    """Choose an action, or find that there is only one: give its key."""
    clear(choices)
    legal(state, first_waiting(state.waiting), choices)
    only = only_choice(choices)
    return only + 1 + ACTIONS if only >= 0 else any_of(choices, chances) + 1


def never_asked(state: Any, choices: Ints, chances: Ints) -> int:  # noqa: ARG001 - as ``choose_or_force``
    """Stand where no action is ever chosen later: the rules need not be compiled once more for it."""
    return DEAL


def deal(i: int, room: Ints, flat: Ints, blank: Ints, random: Ints, chances: Ints, journal: Ints) -> None:
    """Deal a new game in the thread's record, which begins as the blank one, unused bytes and all."""
    t = cuda.threadIdx.x
    for word in range(WORDS):
        flat[t * ROW + word] = blank[word]
    for word in range(4):
        chances[word] = random[i, word]
    new_chance(room[t], chances)
    for word in range(4):
        random[i, word] = chances[word]
    setup(room[t], journal)


def begin(size: int, base: int, games: int, asked: Ints, left: Ints, decisions: Ints) -> None:
    """Let every game of the pool wait for its first deal."""
    for slot in range(cuda.threadIdx.x, size, cuda.blockDim.x):
        asked[slot] = DEAL
        left[base + slot] = games
        decisions[base + slot] = 0
    cuda.syncthreads()


def first_head(next_head: Ints, head: int) -> None:
    """Let the warps begin with the game at a place of the order."""
    if cuda.threadIdx.x == 0:
        next_head[0] = head
    cuda.syncthreads()


def pool_kernel(  # noqa: PLR0915 - shared memory is declared where the kernel begins
    ends: Ints, blank: Ints, random: Ints, journal: Ints, decisions: Ints, games: int, raw: Ints, left: Ints, share: int
) -> None:  # fmt: skip
    """Play *games* whole random games for every generator, deals included, *share* of them in a block; write the last ends.

    Records are words here: *blank* is the one that every game begins with; *raw* is room for all of them, ROW apart, and *left*
    to count the games that are left of each.
    """
    t, base = cuda.threadIdx.x, cuda.blockIdx.x * share
    lane, size = t % LANES, min(share, left.size - base)
    room = cuda.shared.array(0, STATE)  # the records that are worked on, and the same memory as words
    flat = cuda.shared.array(0, LONG)
    asked = cuda.shared.array(POOL, np.int16)  # by game: DEAL, the key of an action, DONE, or ASK + a phase
    order = cuda.shared.array(POOL, np.uint16)
    counts = cuda.shared.array(KEYS, np.int32)
    sums = cuda.shared.array(PARTS, np.int32)
    heads = cuda.shared.array(MOST_WARPS, np.int32)
    next_head = cuda.shared.array(4, np.int32)  # one is used; with four the records begin at a whole unit
    choices = cuda.local.array(SET_WORDS, np.int64)
    chances = cuda.local.array(4, np.uint32)
    begin(size, base, games, asked, left, decisions)
    while True:
        sort(asked, 0, size, KEYS, counts, sums, order)
        deals, todo = counts[DEAL], counts[DONE - 1]
        first_head(next_head, 0 if deals >= LANES or deals == todo else deals)  # a deal is long: better a whole warp of them
        if todo == 0:
            break
        head = next_games(next_head, heads)
        while head < todo:
            count = min(LANES, todo - head)
            fetch(raw, flat, base, order, head, count)
            if lane < count:
                slot, state = order[head + lane], room[t]
                if asked[slot] == DEAL:
                    deal(base + slot, room, flat, blank, random, chances, journal[:0])
                else:
                    carry_out(state, int(asked[slot]), journal[:0])
                follow(state, choices, journal[:0])
                if state.waiting != 0:
                    asked[slot] = ask(state, choices, random, base + slot, chances)
                    if asked[slot] <= ACTIONS:
                        cuda.atomic.add(decisions, base + slot, 1)
                else:
                    left[base + slot] -= 1
                    asked[slot] = DEAL if left[base + slot] > 0 else DONE
            put_back(raw, flat, base, order, head, count)
            head = next_games(next_head, heads)
        all_back()
        cuda.syncthreads()
        sort(asked, ASK, size, PHASES, counts, sums, order)
        todo = counts[NOT_ASKED - 1]
        first_head(next_head, 0)
        head = next_games(next_head, heads)
        while head < todo:
            count = min(LANES, todo - head)
            slot = order[head + min(lane, count - 1)]
            for word in range(4):  # before the records: both are waited for together
                chances[word] = random[base + slot, word]
            fetch_asked(raw, flat, base, order, head, count)
            if lane < count:
                state = room[t]
                asked[slot] = choose_key(state, choices, chances)
                if asked[slot] <= ACTIONS:
                    cuda.atomic.add(decisions, base + slot, 1)
                for word in range(4):
                    random[base + slot, word] = chances[word]
            together()
            head = next_games(next_head, heads)
        cuda.syncthreads()
    for word in range(t, size * WORDS, cuda.blockDim.x):
        ends[base * WORDS + word] = raw[(base + word // WORDS) * ROW + word % WORDS]
