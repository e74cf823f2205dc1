"""Information-set Monte-Carlo tree search for any game, compiled for it.

One pass: deal again what the seat cannot know, walk down the tree (every seat deciding from its own nodes, by what it may
know), add one node, play on with the game's careful player and some randomness, to the end or until the judge is asked, and
tell the result to every edge on the way.
Everything written to belongs to the caller; nothing is allocated.
"""

from typing import NamedTuple

import numpy as np

from tidetable.bots.search.tree import NONE, UNKNOWN, Pool, choose_edge, edge_of, enter, fair_edge, key_of_words, stir
from tidetable.core.chance import WORD, fast_word
from tidetable.core.contract import careful, guess, is_secret, judge, legal, payoff, score
from tidetable.core.legal import any_of, clear, is_legal
from tidetable.core.play import NOBODY_WAITS, carry_out, first_waiting, see
from tidetable.core.record import Ints
from tidetable.core.rule import generic, rule

FAR = 1 << 30  # a turn no game reaches
LONGEST = 100_000  # decisions after which a playout stops in any case
LEAD = 4.0  # points that are half decisive
KNOBS = np.dtype(
    (
        np.record,
        [
            ("trust", "f8"),  # the prior of the careful player's choice, 0 to 1
            ("noise", "f8"),  # the share of random decisions in playouts
            ("margin", "f8"),  # the share of the score in what a finished game is worth
            ("least_paid", "f8"),  # what a game with a payoff of its own pays at least ...
            ("most_paid", "f8"),  # ... and at most
            ("cut", "i4"),  # turns a playout lasts before the judge is asked; NONE: to the end
            ("open_loop", "i4"),  # 1: nodes are sequences of decisions whatever chance did; 0: what the seat knows
            ("least", "i4"),  # visits that every action at the root is given
            ("first", "i4"),  # the action that is taken at the root, whatever else is legal; NONE: what looks best
        ],
    )
)


class Desk(NamedTuple):
    """Everything a search writes to; the caller owns it (bots/searcher.py)."""

    root: Ints  # (1,) the hidden record thought about
    states: Ints  # (2,) the deal being played, and what a seat knows of it
    words: Ints  # (2, n) the same bytes as 32-bit words
    visible: Ints  # (MAX_SEATS + 1, n) the words each seat may see
    knobs: Ints  # (1,) KNOBS
    pool: Pool
    path: Ints  # (deepest, 2) the edges of a pass, and the seats that took them
    keys: Ints  # (MAX_SEATS,) what each seat has noted in this pass
    choices: Ints  # the set of legal actions
    worth: Ints  # (MAX_SEATS,) what the end of a pass is worth to each seat
    total: Ints  # (2, MAX_SEATS) the same added up over all passes since the tree was cleared, and its squares
    scores: Ints  # (MAX_SEATS,)
    ranks: Ints  # (MAX_SEATS,)
    random: Ints  # (4,) a fast generator
    journal: Ints  # (0,) nothing is told


@rule
def decider(waiting: int, seat: int) -> int:
    """Choose who decides first among the waiting seats: the thinker, then the lowest."""
    return seat if waiting >> seat & 1 else first_waiting(waiting)


@generic
def view_key(desk: Desk, seat: int) -> int:
    """Name what *seat* knows of states[0]: the key of its hidden record, made in states[1]."""
    see(desk.states, 0, desk.states, 1, desk.visible, seat)
    return key_of_words(desk.words[1], seat)


@generic
def tell(keys: Ints, seats: int, seat: int, action: int) -> None:
    """Let every seat note a decision as far as it may see it."""
    secret = is_secret(action)
    for other in range(seats):
        keys[other] = stir(int(keys[other]), UNKNOWN + seat if secret and other != seat else (seat << 12) + action)


@generic
def appraise(desk: Desk) -> None:
    """Write what states[0] is worth to every seat, from 0 to 1: the result of a finished game, else the judge's opinion."""
    state, worth, knobs = desk.states[0], desk.worth, desk.knobs[0]
    total = 0.0
    if state.waiting == 0:
        score(state, desk.scores, desk.ranks)
        if knobs.most_paid > knobs.least_paid:
            payoff(state, desk.scores, desk.ranks, worth)
            for seat in range(state.seats):
                worth[seat] = (worth[seat] - knobs.least_paid) / (knobs.most_paid - knobs.least_paid)
            return
    for seat in range(state.seats):
        worth[seat] = judge(state, seat) if state.waiting != 0 else result(desk, seat)
        total += worth[seat]
    for seat in range(state.seats):
        worth[seat] = worth[seat] / total if total > 0.0 else 1.0 / state.seats


@rule
def result(desk: Desk, seat: int) -> float:
    """Value a finished game for a seat: the win, and a share for the lead in points."""
    knobs, scores = desk.knobs[0], desk.scores
    lead = 1e9
    for other in range(desk.states[0].seats):
        if other != seat:
            lead = min(lead, float(scores[seat]) - float(scores[other]))
    won = 1.0 - knobs.margin if desk.ranks[seat] == 1 else 0.0
    return float(won + knobs.margin / (1.0 + np.exp(-lead / LEAD)))


@generic
def search(desk: Desk, root_key: int, seat: int, passes: int) -> int:
    """Make *passes* passes from what *seat* knows (root[0]); return how many decisions were simulated.

    One loop walks the tree and plays on, so that every rule is called from one place: it halves the time to compile.
    """
    state, knobs, pool, choices, random = desk.states[0], desk.knobs[0], desk.pool, desk.choices, desk.random
    noise = int(knobs.noise * (WORD + 1))
    simulated = 0
    for _ in range(passes):
        desk.states[0] = desk.root[0]
        guess(state, seat, random)
        note_root(desk.keys, root_key)
        depth, decisions, last, growing, asked = 0, 0, FAR, True, NOBODY_WAITS
        while state.waiting != 0 and int(state.turns) < last and decisions < LONGEST:
            who = decider(int(state.waiting), seat if growing else 0)
            if who != asked:  # otherwise ``carry_out`` has left the choices
                clear(choices)
                legal(state, who, choices)
            playing, action = not growing, NONE
            if playing and fast_word(random) < noise:
                action = any_of(choices, random)
            else:
                node = NONE
                if growing:
                    node = enter(pool, int(desk.keys[who]) if knobs.open_loop != 0 else view_key(desk, who))
                fresh = node != NONE and pool.nodes[node].visits == 0
                if playing or (fresh and knobs.trust > 0.0):
                    action = careful(state, who, choices, random)
                if growing:
                    edge = choose(pool, node, desk, depth, action) if node != NONE and depth < desk.path.shape[0] else NONE
                    growing = edge != NONE and not (fresh and depth > 0)
                    if edge != NONE:
                        action = take(desk, depth, edge, who)
                        depth += 1
                if action == NONE:  # the tree is full
                    action = any_of(choices, random)
            asked = carry_out(state, who, action, choices, desk.journal)
            decisions += 1
            if not playing and not growing and knobs.cut != NONE:
                last = int(state.turns) + int(knobs.cut)
        simulated += decisions
        appraise(desk)
        tell_result(desk, depth)
    return simulated


@rule
def note_root(keys: Ints, root_key: int) -> None:
    """Let every seat begin a pass with the root."""
    for seat in range(keys.size):
        keys[seat] = stir(root_key, seat)


@rule
def choose(pool: Pool, node: int, desk: Desk, depth: int, hint: int) -> int:
    """Choose an edge of a node; at the root every action may be due some visits."""
    knobs = desk.knobs[0]
    pool.nodes[node].visits += 1
    if hint != NONE:
        pool.nodes[node].hint = hint
    if depth == 0 and knobs.first != NONE and is_legal(desk.choices, int(knobs.first)):
        return edge_of(pool, node, int(knobs.first))
    edge = fair_edge(pool, node, desk.choices, int(knobs.least)) if depth == 0 and knobs.least > 0 else NONE
    return edge if edge != NONE else choose_edge(pool, node, desk.choices, float(knobs.trust), desk.random)


@generic
def take(desk: Desk, depth: int, edge: int, who: int) -> int:
    """Note an edge on the path, tell the seats what they may see of it, and give its action."""
    action = int(desk.pool.edges[edge].action)
    desk.path[depth, 0] = edge
    desk.path[depth, 1] = who
    if desk.knobs[0].open_loop != 0:
        tell(desk.keys, int(desk.states[0].seats), who, action)
    return action


@rule
def tell_result(desk: Desk, depth: int) -> None:
    """Tell every edge on the path what the end of the pass is worth to the seat that took it, and every seat in total."""
    edges = desk.pool.edges
    for seat in range(desk.worth.size):
        desk.total[0, seat] += desk.worth[seat]
        desk.total[1, seat] += desk.worth[seat] * desk.worth[seat]
    for step in range(depth):
        edge, value = desk.path[step, 0], desk.worth[desk.path[step, 1]]
        edges[edge].visits += 1
        edges[edge].value += value
        edges[edge].square += value * value
