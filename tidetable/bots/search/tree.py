"""The tree of a search: a pool of nodes and edges that the caller owns, found by keys, never larger than it was made.

A node is a decision as the deciding seat knows it (an information set); an edge is an action tried there. An edge counts how
often it was offered, because an action need not be legal in every possible deal.
"""

from typing import NamedTuple

import numpy as np

from tidetable.core.chance import wide
from tidetable.core.legal import NO_ACTION, any_of, count_legal, forbid, is_legal, next_legal
from tidetable.core.record import Ints
from tidetable.core.rule import rule

NONE = -1
KEY = (1 << 62) - 1  # keys are 62 bits wide: interpreted and compiled arithmetic agree on them
STIR = 0x9E3779B97F4A7C1
CURIOSITY = 1.0  # how much an action little tried is worth trying
DOUBT = 0.05  # how much worse than the mean an untried action is taken to be
UNKNOWN = 1 << 20  # what a seat notes of a decision it may not see

NODE = np.dtype((np.record, [("key", "i8"), ("visits", "i4"), ("first", "i4"), ("hint", "i4")]))
EDGE = np.dtype(
    (np.record, [("value", "f8"), ("square", "f8"), ("visits", "i4"), ("offered", "i4"), ("following", "i4"), ("action", "i4")])
)
NODES, EDGES = 0, 1  # the two counts of what a pool has handed out
OPINION = 4  # numbers of an opinion: the action, its visits, their mean value, and how sure that is


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
def find_edge(pool: Pool, node: int, action: int) -> int:
    """Give the edge of an action at a node, or NONE."""
    edge = int(pool.nodes[node].first)
    while edge != NONE and pool.edges[edge].action != action:
        edge = int(pool.edges[edge].following)
    return edge


@rule
def edge_of(pool: Pool, node: int, action: int) -> int:
    """Give the edge of an action at a node, a new one if there is none yet; NONE when the pool is full."""
    edge = find_edge(pool, node, action)
    return edge if edge != NONE else add_edge(pool, node, action)


@rule
def choose_edge(pool: Pool, node: int, choices: Ints, trust: float, random: Ints) -> int:
    """Choose the action to try at a node among the legal ones; NONE when the pool is full.

    The rule is that of upper confidence with a prior (PUCT), with the times an action was offered in place of the node's
    visits. Actions not tried yet count as a little worse than the node's mean; the hint of the game's own player comes first.
    The set is used up.
    """
    nodes = pool.nodes
    share = (1.0 - trust) / max(count_legal(choices), 1)
    best, best_score, mean = best_edge(pool, node, choices, trust, share)
    if best != NONE and count_legal(choices) == 0:
        return best
    action, prior = int(nodes[node].hint), share + trust
    if action == NONE or not is_legal(choices, action):
        action, prior = any_of(choices, random), share
    if mean + CURIOSITY * prior * np.sqrt(float(nodes[node].visits)) > best_score:
        return add_edge(pool, node, action)
    return best


@rule
def best_edge(pool: Pool, node: int, choices: Ints, trust: float, share: float) -> tuple[int, float, float]:
    """Find the most promising edge; take what was tried out of the set.

    Gives the edge, its score, and what an action never tried is taken to be worth.
    """
    edges = pool.edges
    best, best_score, total, visits, hint = NONE, -1e9, 0.0, 0, int(pool.nodes[node].hint)
    edge = int(pool.nodes[node].first)
    while edge != NONE:
        action, times = int(edges[edge].action), int(edges[edge].visits)
        total += edges[edge].value
        visits += times
        if is_legal(choices, action):
            forbid(choices, action)
            edges[edge].offered += 1
            prior = share + trust if action == hint else share
            score = edges[edge].value / max(times, 1)
            score += CURIOSITY * prior * np.sqrt(float(edges[edge].offered)) / (1.0 + times)
            if score > best_score:
                best, best_score = edge, score
        edge = int(edges[edge].following)
    return best, best_score, total / max(visits, 1) - DOUBT


@rule
def fair_edge(pool: Pool, node: int, choices: Ints, least: int) -> int:
    """Give a legal action that was tried less than *least* times its turn, the least tried first; NONE if there is none."""
    edges = pool.edges
    fewest, chosen, edge, tried = least, NONE, int(pool.nodes[node].first), 0
    while edge != NONE:
        if is_legal(choices, int(edges[edge].action)):
            tried += 1
            if edges[edge].visits < fewest:
                fewest, chosen = int(edges[edge].visits), edge
        edge = int(edges[edge].following)
    if tried < count_legal(choices):
        return add_untried(pool, node, choices)
    if chosen != NONE:
        offer_all(pool, node, choices)
    return chosen


@rule
def offer_all(pool: Pool, node: int, choices: Ints) -> None:
    """Count the legal actions of a node as offered once more."""
    edge = int(pool.nodes[node].first)
    while edge != NONE:
        pool.edges[edge].offered += int(is_legal(choices, int(pool.edges[edge].action)))
        edge = int(pool.edges[edge].following)


@rule
def add_untried(pool: Pool, node: int, choices: Ints) -> int:
    """Add the first legal action that has no edge yet."""
    action = next_legal(choices, 0)
    while action != NO_ACTION:
        if find_edge(pool, node, action) == NONE:
            return add_edge(pool, node, action)
        action = next_legal(choices, action + 1)
    return NONE


@rule
def root_node(root_key: int, seat: int, open_loop: int) -> int:
    """Name the node of the decision thought about: what its seat knows, or, in an open loop, what it has noted at the root."""
    return stir(root_key, seat) if open_loop != 0 else root_key


@rule
def opinions_of(pool: Pool, key: int, told: Ints) -> int:
    """Write what the search thinks of every action it tried at a node, four numbers each; return how many there are."""
    node, count = find(pool, key), 0
    edge = int(pool.nodes[node].first) if node != NONE else NONE
    while edge != NONE:
        row = pool.edges[edge]
        visits = max(int(row.visits), 1)
        mean = row.value / visits
        spread = max(row.square / visits - mean * mean, 0.0)
        told[OPINION * count] = row.action
        told[OPINION * count + 1] = row.visits
        told[OPINION * count + 2] = mean
        told[OPINION * count + 3] = np.sqrt((spread + 0.25 / visits) / visits)
        edge, count = int(row.following), count + 1
    return count
