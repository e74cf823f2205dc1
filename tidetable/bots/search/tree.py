"""The tree of a search: a pool of nodes and edges that the caller owns, found by keys, never larger than it was made.

A node is a decision as the deciding seat knows it (an information set); an edge is an action tried there. An edge counts how
often it was offered, because an action need not be legal in every possible deal.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from tidetable.core.chance import fast_below, legal_in, wide
from tidetable.core.record import Ints
from tidetable.core.rule import rule

NONE = -1
KEY = (1 << 62) - 1  # keys are 62 bits wide: interpreted and compiled arithmetic agree on them
STIR = 0x9E3779B97F4A7C1
UNKNOWN = 1 << 20  # what a seat notes of a decision it may not see

NODE = np.dtype((np.record, [("key", "i8"), ("visits", "i4"), ("first", "i4"), ("hint", "i4")]))
EDGE = np.dtype(
    (np.record, [("value", "f8"), ("square", "f8"), ("visits", "i4"), ("offered", "i4"), ("following", "i4"), ("action", "i4")])
)
NODES, EDGES = 0, 1  # the two counts of what a pool has handed out


class Pool(NamedTuple):
    """The room for a tree: nodes, edges, and a table that finds nodes by their keys."""

    nodes: Ints  # NODE
    edges: Ints  # EDGE
    slots: Ints  # numbers of nodes by key, NONE where empty; a power of two, larger than nodes
    used: Ints  # (2,) nodes and edges handed out so far


def new_pool(nodes: int, edges: int) -> Pool:
    """Make room for a tree, of at most so many nodes and edges."""
    slots = 2 << (nodes - 1).bit_length()
    return Pool(np.zeros(nodes, NODE), np.zeros(edges, EDGE), np.full(slots, NONE, np.int32), np.zeros(2, np.int64))


@rule
def stir(key: int, word: int) -> int:
    """Mix a word into a key."""
    key = ((key ^ word) * STIR) & KEY
    return key ^ (key >> 29)


@rule
def seed_of_words(words: Ints, seat: int) -> int:
    """Turn a hidden record, as 32-bit words, and the seat that looks at it into what a search is seeded with."""
    seed = stir(KEY, seat)
    for i in range(words.size):
        seed = stir(seed, wide(words[i]))
    return seed


@rule
def key_of_words(words: Ints, seat: int) -> int:
    """Name a hidden record by its 32-bit words, and the seat that looks at it: a node's key.

    Four keys are stirred side by side, because one stirring must wait for the one before it and four need not for each other.
    """
    a, b, c, d = stir(KEY, seat), stir(KEY, seat + 1), stir(KEY, seat + 2), stir(KEY, seat + 3)
    fours = words.size >> 2
    for i in range(fours):
        a = stir(a, wide(words[4 * i]))
        b = stir(b, wide(words[4 * i + 1]))
        c = stir(c, wide(words[4 * i + 2]))
        d = stir(d, wide(words[4 * i + 3]))
    for i in range(4 * fours, words.size):
        a = stir(a, wide(words[i]))
    return stir(stir(stir(a, b), c), d)


@rule
def mark_word(marks: Ints, i: int) -> int:
    """Give eight marks as one number."""
    return int(np.int64(marks[i]))


@rule
def count_legal(marks: Ints) -> int:
    """Count the legal actions of a mask: *marks* are its bytes as 64-bit words, padded with zeros; there are fewer than 128."""
    together = 0
    for i in range(marks.size):
        together += mark_word(marks, i)
    return legal_in(together)


@rule
def pick_legal(marks: Ints, random: Ints) -> int:
    """Choose one of the legal actions of a mask, each equally likely; NONE if there is none. Much quicker than byte by byte."""
    legal = count_legal(marks)
    if legal == 0:
        return NONE
    skip, i = fast_below(random, legal), 0
    while i + 4 <= marks.size:
        here = legal_in(mark_word(marks, i) + mark_word(marks, i + 1) + mark_word(marks, i + 2) + mark_word(marks, i + 3))
        if skip < here:
            break
        skip -= here
        i += 4
    here = legal_in(mark_word(marks, i))
    while skip >= here:
        skip -= here
        i += 1
        here = legal_in(mark_word(marks, i))
    return 8 * i + nth_mark(mark_word(marks, i), skip)


@rule
def nth_mark(word: int, skip: int) -> int:
    """Give the place of the mark in a word that comes after *skip* others."""
    place = 0
    while True:
        skip -= word & 1
        if skip < 0:
            return place
        word >>= 8
        place += 1


@rule
def find(pool: Pool, key: int) -> int:
    """Give the node of a key, or NONE."""
    nodes, slots = pool.nodes, pool.slots
    slot = key & (slots.size - 1)
    while slots[slot] != NONE:
        if nodes[slots[slot]].key == key:
            return int(slots[slot])
        slot = (slot + 1) & (slots.size - 1)
    return NONE


@rule
def enter(pool: Pool, key: int) -> int:
    """Give the node of a key, a new one (with no visits) if there is none yet; NONE when the pool is full."""
    node = find(pool, key)
    return node if node != NONE else add(pool, key)


@rule
def add(pool: Pool, key: int) -> int:
    """Make the node of a new key, or give NONE when the pool is full: the search then plays on from where it is."""
    nodes, slots, used = pool.nodes, pool.slots, pool.used
    node = int(used[NODES])
    if node >= nodes.size:
        return NONE
    used[NODES] = node + 1
    nodes[node].key = key
    nodes[node].visits = 0
    nodes[node].first = NONE
    nodes[node].hint = NONE
    slot = key & (slots.size - 1)
    while slots[slot] != NONE:
        slot = (slot + 1) & (slots.size - 1)
    slots[slot] = node
    return node


@rule
def add_edge(pool: Pool, node: int, action: int) -> int:
    """Add an action to a node, or give NONE when the pool is full."""
    nodes, edges, used = pool.nodes, pool.edges, pool.used
    edge = int(used[EDGES])
    if edge >= edges.size:
        return NONE
    used[EDGES] = edge + 1
    edges[edge].value = 0.0
    edges[edge].square = 0.0
    edges[edge].visits = 0
    edges[edge].offered = nodes[node].visits  # as far as anybody knows it was there all along
    edges[edge].action = action
    edges[edge].following = nodes[node].first
    nodes[node].first = edge
    return edge


@rule
def choose_edge(pool: Pool, node: int, mask: Ints, marks: Ints, knobs: Any, random: Ints) -> int:
    """Choose the action to try at a node among the legal ones of *mask* (*marks* are its words); NONE when the pool is full.

    The rule is that of upper confidence with a prior (PUCT), with the times an action was offered in place of the node's
    visits. Actions not tried yet count as a little worse than the node's mean; the hint of the game's own player comes first.
    The mask is used up.
    """
    nodes = pool.nodes
    share = (1.0 - knobs.trust) / max(count_legal(marks), 1)
    best, best_score, mean = best_edge(pool, node, mask, knobs, share)
    if best != NONE and count_legal(marks) == 0:
        return best
    action, prior = int(nodes[node].hint), share + knobs.trust
    if action == NONE or not mask[action]:
        action, prior = pick_legal(marks, random), share
    if mean + knobs.curiosity * prior * np.sqrt(float(nodes[node].visits)) > best_score:
        return add_edge(pool, node, action)
    return best


@rule
def best_edge(pool: Pool, node: int, mask: Ints, knobs: Any, share: float) -> tuple[int, float, float]:
    """Find the most promising edge; clear what was tried from the mask.

    Gives the edge, its score, and what an action never tried is taken to be worth.
    """
    edges = pool.edges
    best, best_score, total, visits, hint = NONE, -1e9, 0.0, 0, int(pool.nodes[node].hint)
    edge = int(pool.nodes[node].first)
    while edge != NONE:
        action, times = int(edges[edge].action), int(edges[edge].visits)
        total += edges[edge].value
        visits += times
        if mask[action]:
            mask[action] = False
            edges[edge].offered += 1
            prior = share + knobs.trust if action == hint else share
            score = edges[edge].value / max(times, 1)
            score += knobs.curiosity * prior * np.sqrt(float(edges[edge].offered)) / (1.0 + times)
            if score > best_score:
                best, best_score = edge, score
        edge = int(edges[edge].following)
    return best, best_score, total / max(visits, 1) - knobs.doubt


@rule
def fair_edge(pool: Pool, node: int, mask: Ints, least: int) -> int:
    """Give a legal action that was tried less than *least* times its turn, the least tried first; NONE if there is none."""
    edges = pool.edges
    fewest, chosen, edge = least, NONE, int(pool.nodes[node].first)
    legal, tried = 0, 0
    for action in range(mask.size):
        legal += int(mask[action])
    while edge != NONE:
        if mask[edges[edge].action]:
            tried += 1
            if edges[edge].visits < fewest:
                fewest, chosen = int(edges[edge].visits), edge
        edge = int(edges[edge].following)
    if tried < legal:
        return add_untried(pool, node, mask)
    if chosen != NONE:
        offer_all(pool, node, mask)
    return chosen


@rule
def offer_all(pool: Pool, node: int, mask: Ints) -> None:
    """Count the legal actions of a node as offered once more."""
    edge = int(pool.nodes[node].first)
    while edge != NONE:
        pool.edges[edge].offered += int(mask[pool.edges[edge].action])
        edge = int(pool.edges[edge].following)


@rule
def add_untried(pool: Pool, node: int, mask: Ints) -> int:
    """Add the first legal action that has no edge yet."""
    edges = pool.edges
    for action in range(mask.size):
        edge = int(pool.nodes[node].first) if mask[action] else NONE
        while edge != NONE and edges[edge].action != action:
            edge = int(edges[edge].following)
        if mask[action] and edge == NONE:
            return add_edge(pool, node, action)
    return NONE
