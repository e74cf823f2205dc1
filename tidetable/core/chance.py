"""Chance: the one generator of every random event of a game (docs/rules/chance.md), and a fast one for everything else.

The generator lives in the record: its key, how many words were taken, and the block they come from. Numbers of 32 bits are
worked on as wide integers and masked, so that interpreted and compiled arithmetic agree.
"""

import hashlib

import numpy as np

from tidetable.core.record import Ints, Record
from tidetable.core.rule import rule

WORD = 0xFFFFFFFF  # the mask of a 32-bit word
BLOCK = 16  # words in a block
EXPAND_32_BYTE_K = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)
DOUBLE_ROUNDS = 4  # ChaCha8


def key_of(seed: str) -> Ints:
    """Turn a seed's text into the key of the generator: its SHA-256, read as eight little-endian words."""
    return np.frombuffer(hashlib.sha256(seed.encode()).digest(), "<u4")


@rule
def wide(x: int) -> int:
    """Widen a 32-bit word, so that arithmetic with it cannot overflow."""
    return int(np.int64(x))


@rule
def rotate(x: int, bits: int) -> int:
    """Rotate a word to the left."""
    return ((x << bits) | (x >> (32 - bits))) & WORD


@rule
def quarter_round(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """Stir four words of the ChaCha state."""
    a = (a + b) & WORD
    d = rotate(d ^ a, 16)
    c = (c + d) & WORD
    b = rotate(b ^ c, 12)
    a = (a + b) & WORD
    d = rotate(d ^ a, 8)
    c = (c + d) & WORD
    b = rotate(b ^ c, 7)
    return a, b, c, d


@rule
def fill_block(key: Ints, counter: int, block: Ints) -> None:
    """Write ChaCha8 block number *counter* (nonce zero) into *block*."""
    k0, k1, k2, k3 = wide(key[0]), wide(key[1]), wide(key[2]), wide(key[3])
    k4, k5, k6, k7 = wide(key[4]), wide(key[5]), wide(key[6]), wide(key[7])
    low, high = counter & WORD, counter >> 32
    x0, x1, x2, x3 = EXPAND_32_BYTE_K
    x4, x5, x6, x7, x8, x9, x10, x11 = k0, k1, k2, k3, k4, k5, k6, k7
    x12, x13, x14, x15 = low, high, 0, 0
    for _ in range(DOUBLE_ROUNDS):
        x0, x4, x8, x12 = quarter_round(x0, x4, x8, x12)
        x1, x5, x9, x13 = quarter_round(x1, x5, x9, x13)
        x2, x6, x10, x14 = quarter_round(x2, x6, x10, x14)
        x3, x7, x11, x15 = quarter_round(x3, x7, x11, x15)
        x0, x5, x10, x15 = quarter_round(x0, x5, x10, x15)
        x1, x6, x11, x12 = quarter_round(x1, x6, x11, x12)
        x2, x7, x8, x13 = quarter_round(x2, x7, x8, x13)
        x3, x4, x9, x14 = quarter_round(x3, x4, x9, x14)
    c0, c1, c2, c3 = EXPAND_32_BYTE_K
    block[0], block[1], block[2], block[3] = (x0 + c0) & WORD, (x1 + c1) & WORD, (x2 + c2) & WORD, (x3 + c3) & WORD
    block[4], block[5], block[6], block[7] = (x4 + k0) & WORD, (x5 + k1) & WORD, (x6 + k2) & WORD, (x7 + k3) & WORD
    block[8], block[9], block[10], block[11] = (x8 + k4) & WORD, (x9 + k5) & WORD, (x10 + k6) & WORD, (x11 + k7) & WORD
    block[12], block[13], block[14], block[15] = (x12 + low) & WORD, (x13 + high) & WORD, x14, x15


@rule
def take_word(state: Record) -> int:
    """Take the next 32-bit word of the game's stream."""
    taken = wide(state.chance_words)
    if taken % BLOCK == 0:
        fill_block(state.chance_key, taken // BLOCK, state.chance_block)
    state.chance_words = taken + 1
    return wide(state.chance_block[taken % BLOCK])


@rule
def below(state: Record, n: int) -> int:
    """Draw a number from 0 to n - 1, every one equally likely (Lemire).

    A choice of one takes no word.
    """
    if n == 1:
        return 0
    product = take_word(state) * n
    if product & WORD < n:
        biased = (WORD + 1 - n) % n
        while product & WORD < biased:
            product = take_word(state) * n
    return product >> 32


@rule
def shuffle(state: Record, items: Ints, count: int) -> None:
    """Shuffle the first *count* items; index 0 is the top of the pile."""
    for i in range(count - 1, 0, -1):
        j = below(state, i + 1)
        kept = items[i]
        items[i] = items[j]
        items[j] = kept


@rule
def draw(state: Record, counts: Ints) -> int:
    """Draw a kind from a bag of counts per kind, and leave the counts as they are: taking it out is the caller's business."""
    return kind_at(counts, below(state, things_in(counts)))


@rule
def things_in(counts: Ints) -> int:
    """Count the things in a bag of counts per kind."""
    total = 0
    for kind in range(counts.size):
        total += int(counts[kind])
    return total


@rule
def kind_at(counts: Ints, place: int) -> int:
    """Give the kind of the thing at a place, counted from 0, in a bag laid out kind by kind."""
    for kind in range(counts.size):
        place -= int(counts[kind])
        if place < 0:
            return kind
    return -1  # an empty bag: the caller has checked


# The fast generator: choices of bots, playouts and re-deals. Never the game's own chance.


def fast_random(seed: int | str, lanes: int = 1) -> Ints:
    """Make *lanes* independent fast generators, one a row; the same seed gives the same rows on every machine."""
    entropy = int.from_bytes(hashlib.sha256(str(seed).encode()).digest(), "little")
    return np.random.SeedSequence(entropy).generate_state(4 * lanes).reshape(lanes, 4) | np.uint32(1)


@rule
def fast_word(random: Ints) -> int:
    """Take 32 bits from a fast generator (xorshift, 128 bits of state)."""
    t = wide(random[0])
    w = wide(random[3])
    t = (t ^ (t << 11)) & WORD
    w = (w ^ (w >> 19)) ^ (t ^ (t >> 8))
    random[0] = random[1]
    random[1] = random[2]
    random[2] = random[3]
    random[3] = w
    return w


@rule
def fast_below(random: Ints, n: int) -> int:
    """Choose a number from 0 to n - 1 (bias below one in 2**32 / n: fine for thinking, not for dealing)."""
    return (fast_word(random) * n) >> 32


@rule
def fast_shuffle(random: Ints, items: Ints, first: int, count: int) -> None:
    """Shuffle *count* items from index *first* on."""
    for i in range(count - 1, 0, -1):
        j = fast_below(random, i + 1)
        kept = items[first + i]
        items[first + i] = items[first + j]
        items[first + j] = kept


@rule
def fast_draw(random: Ints, counts: Ints) -> int:
    """Draw a kind from a bag of counts per kind, and leave the counts as they are."""
    return kind_at(counts, fast_below(random, things_in(counts)))


@rule
def new_chance(state: Record, random: Ints) -> None:
    """Give a re-dealt state a future of its own: a fresh key for the game's generator."""
    forget_chance(state)
    for i in range(8):
        state.chance_key[i] = fast_word(random)


@rule
def forget_chance(state: Record) -> None:
    """Clear the generator, for a viewer who may not deal the game again: its key tells every draw, those of the past too."""
    for i in range(8):
        state.chance_key[i] = 0
    state.chance_words = 0
    for i in range(BLOCK):
        state.chance_block[i] = 0
