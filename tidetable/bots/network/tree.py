"""The tree of a search that asks a network: every node knows what the network thought there, every edge how likely it held it."""

import numpy as np

from tidetable.bots.network.choice import WEIGHT, weigh
from tidetable.bots.search.tree import EDGES, NONE, Pool
from tidetable.core.legal import NO_ACTION, count_legal, is_legal, next_legal
from tidetable.core.record import Ints
from tidetable.core.rule import rule

DOUBT = 0.05  # how much worse than the mean an untried action is taken to be
NODE = np.dtype((np.record, [("key", "i8"), ("value", "f8"), ("visits", "i4"), ("first", "i4"), ("hint", "i4")]))
EDGE = np.dtype(
    (np.record, [("value", "f8"), ("square", "f8"), ("prior", "f8"), ("visits", "i4"), ("following", "i4"), ("action", "i4")])
)


def new_pool(nodes: int, edges: int) -> Pool:
    """Make room for a tree, of at most so many nodes and edges."""
    slots = 2 << (nodes - 1).bit_length()
    return Pool(np.zeros(nodes, NODE), np.zeros(edges, EDGE), np.full(slots, NONE, np.int32), np.zeros(2, np.int64))


@rule
def offer(pool: Pool, node: int, choices: Ints, trust: float, chance: float) -> None:
    """Give a new node an edge for every legal action, all alike but for what its hint will be trusted with."""
    pool.nodes[node].value = chance
    prior = (1.0 - trust) / max(count_legal(choices), 1)
    action = next_legal(choices, 0)
    while action != NO_ACTION:
        edge = int(pool.used[EDGES])
        if edge >= pool.edges.size:
            return
        pool.used[EDGES] = edge + 1
        pool.edges[edge].value = 0.0
        pool.edges[edge].square = 0.0
        pool.edges[edge].prior = prior
        pool.edges[edge].visits = 0
        pool.edges[edge].action = action
        pool.edges[edge].following = pool.nodes[node].first
        pool.nodes[node].first = edge
        action = next_legal(choices, action + 1)


@rule
def prefer(pool: Pool, node: int, said: Ints, choices: Ints, sharpness: int, chance: float) -> None:
    """Let every edge of a node be as likely as the network says, which is used up; no hint is needed any more."""
    total, edge = weigh(said, choices, sharpness), int(pool.nodes[node].first)
    pool.nodes[node].value = chance
    pool.nodes[node].hint = NONE
    while edge != NONE:
        action = int(pool.edges[edge].action)
        pool.edges[edge].prior = float(int(said[action]) + WEIGHT // 1000) / total
        edge = int(pool.edges[edge].following)


@rule
def promising(pool: Pool, node: int, choices: Ints, curiosity: float, trust: float) -> int:
    """Give the edge to try at a node: what it was worth so far, and what the network (or the hint) expects of it (PUCT)."""
    edges, row = pool.edges, pool.nodes[node]
    total, visits, edge = float(row.value), 1, int(row.first)
    while edge != NONE:
        total += edges[edge].value
        visits += int(edges[edge].visits)
        edge = int(edges[edge].following)
    untried, reach = total / visits - DOUBT, curiosity * np.sqrt(float(visits))
    best, best_score, edge = NONE, -1e9, int(row.first)
    while edge != NONE:
        times = int(edges[edge].visits)
        prior = edges[edge].prior + (trust if edges[edge].action == row.hint else 0.0)
        score = edges[edge].value / times if times > 0 else untried
        score += reach * prior / (1.0 + times)
        if score > best_score and is_legal(choices, int(edges[edge].action)):
            best, best_score = edge, score
        edge = int(edges[edge].following)
    return best
