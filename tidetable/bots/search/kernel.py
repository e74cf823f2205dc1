"""Information-set Monte-Carlo tree search for any game, compiled for it.

One pass: deal again what the seat cannot know, walk down the tree (every seat deciding from its own nodes, by what it may
know), add one node, play on with the game's careful player and some randomness, to the end or until the judge is asked, and
tell the result to every edge on the way. The names of rules stand for those of the game it is bound to (bots/searcher.py).
Everything written to belongs to the caller; nothing is allocated.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from tidetable.bots.search.tree import NONE, UNKNOWN, Pool, choose_edge, enter, fair_edge, key_of_words, pick_legal, stir
from tidetable.core.chance import WORD, fast_word
from tidetable.core.record import Ints

# Stand-ins for what ``bind`` puts in their place


def legal_actions(state: Any, seat: int, mask: Ints) -> None:
    """Stand in for the game's own."""


def apply(state: Any, seat: int, action: int, journal: Ints) -> None:
    """Stand in for the game's own."""


def careful(state: Any, seat: int, mask: Ints, random: Ints) -> int:  # noqa: ARG001 - a stand-in uses nothing
    """Stand in for the game's own."""
    return 0


def score(state: Any, scores: Ints, ranks: Ints) -> int:  # noqa: ARG001 - a stand-in uses nothing
    """Stand in for the game's own."""
    return 0


def hide(state: Any, seat: int) -> None:
    """Stand in for the game's own."""


def redeal(state: Any, seat: int, random: Ints) -> None:
    """Stand in for the game's own."""


def guess(state: Any, seat: int, random: Ints) -> None:
    """Stand in for the game's own: a redeal, more likely ones more often."""


def any_legal(state: Any, seat: int, random: Ints) -> int:  # noqa: ARG001 - a stand-in uses nothing
    """Stand in for the game's own: one of the legal actions, each equally likely, without a mask."""
    return 0


def judge(state: Any, seat: int) -> float:  # noqa: ARG001 - a stand-in uses nothing
    """Stand in for the game's own."""
    return 0.5


def is_secret(action: int) -> bool:  # noqa: ARG001 - a stand-in uses nothing
    """Stand in for the game's own."""
    return False


FAR = 1 << 30  # a turn no game reaches
KNOBS = np.dtype(
    (
        np.record,
        [
            ("curiosity", "f8"),  # how much an action little tried is worth trying
            ("trust", "f8"),  # the prior of the careful player's choice, 0 to 1
            ("doubt", "f8"),  # how much worse than the mean an untried action is taken to be
            ("noise", "f8"),  # the share of random decisions in playouts
            ("margin", "f8"),  # the share of the score in what a finished game is worth
            ("scale", "f8"),  # a lead that is half decisive, in points
            ("cut", "i4"),  # turns a playout lasts before the judge is asked; NONE: to the end
            ("open_loop", "i4"),  # 1: nodes are sequences of decisions whatever chance did; 0: what the seat knows
            ("guessing", "i4"),  # 1: likely deals more often, where the game knows how; 0: every deal alike
            ("least", "i4"),  # visits that every action at the root is given
            ("longest", "i4"),  # decisions after which a playout stops in any case
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
    mask: Ints  # (actions,)
    marks: Ints  # the same bytes as 64-bit words, padded with zeros
    worth: Ints  # (MAX_SEATS,) what the end of a pass is worth to each seat
    scores: Ints  # (MAX_SEATS,)
    ranks: Ints  # (MAX_SEATS,)
    random: Ints  # (4,) a fast generator
    journal: Ints  # (0,) nothing is told


def decider(waiting: int, seat: int) -> int:
    """Choose who decides first among the waiting seats: the thinker, then the lowest."""
    if waiting >> seat & 1:
        return seat
    first = 0
    while not waiting >> first & 1:
        first += 1
    return first


def view_key(desk: Desk, seat: int) -> int:
    """Name what *seat* knows of states[0]: the key of its hidden record, made in states[1]."""
    words, visible = desk.words, desk.visible
    for i in range(words.shape[1]):
        words[1, i] = words[0, i] & visible[seat, i]
    hide(desk.states[1], seat)
    return key_of_words(words[1], seat)


def tell(keys: Ints, seats: int, seat: int, action: int) -> None:
    """Let every seat note a decision as far as it may see it."""
    secret = is_secret(action)
    for other in range(seats):
        keys[other] = stir(int(keys[other]), UNKNOWN + seat if secret and other != seat else (seat << 12) + action)


def appraise(desk: Desk) -> None:
    """Write what states[0] is worth to every seat, together 1: the result of a finished game, else the judge's opinion."""
    state, worth = desk.states[0], desk.worth
    total = 0.0
    if state.waiting == 0:
        score(state, desk.scores, desk.ranks)
    for seat in range(state.seats):
        worth[seat] = judge(state, seat) if state.waiting != 0 else result(desk, seat)
        total += worth[seat]
    for seat in range(state.seats):
        worth[seat] = worth[seat] / total if total > 0.0 else 1.0 / state.seats


def result(desk: Desk, seat: int) -> float:
    """Value a finished game for a seat: the win, and a share for the lead in points."""
    knobs, scores = desk.knobs[0], desk.scores
    lead = 1e9
    for other in range(desk.states[0].seats):
        if other != seat:
            lead = min(lead, float(scores[seat]) - float(scores[other]))
    won = 1.0 - knobs.margin if desk.ranks[seat] == 1 else 0.0
    return float(won + knobs.margin / (1.0 + np.exp(-lead / knobs.scale)))


def search(desk: Desk, root_key: int, seat: int, passes: int) -> int:
    """Make *passes* passes from what *seat* knows (root[0]); return how many decisions were simulated.

    One loop walks the tree and plays on, so that every rule is called from one place: it halves the time to compile.
    """
    state, knobs, pool, mask, random = desk.states[0], desk.knobs[0], desk.pool, desk.mask, desk.random
    noise, longest = int(knobs.noise * (WORD + 1)), int(knobs.longest)
    simulated = 0
    for _ in range(passes):
        desk.states[0] = desk.root[0]
        if knobs.guessing != 0:
            guess(state, seat, random)
        else:
            redeal(state, seat, random)
        note_root(desk.keys, root_key)
        depth, decisions, last, growing = 0, 0, FAR, True
        while state.waiting != 0 and int(state.turns) < last and decisions < longest:
            who = decider(int(state.waiting), seat if growing else 0)
            playing, action = not growing, NONE
            if playing and fast_word(random) < noise:
                action = any_action(desk, who)
            else:
                desk.marks[:] = 0
                legal_actions(state, who, mask)
                node = NONE
                if growing:
                    node = enter(pool, int(desk.keys[who]) if knobs.open_loop != 0 else view_key(desk, who))
                fresh = node != NONE and pool.nodes[node].visits == 0
                if playing or (fresh and knobs.trust > 0.0):
                    action = careful(state, who, mask, random)
                if growing:
                    edge = choose(pool, node, desk, depth, action) if node != NONE and depth < desk.path.shape[0] else NONE
                    growing = edge != NONE and not (fresh and depth > 0)
                    if edge != NONE:
                        action = take(desk, depth, edge, who)
                        depth += 1
                if action == NONE:  # the tree is full
                    action = pick_legal(desk.marks, random)
            apply(state, who, action, desk.journal)
            decisions += 1
            if not playing and not growing and knobs.cut != NONE:
                last = int(state.turns) + int(knobs.cut)
        simulated += decisions
        appraise(desk)
        tell_result(desk, depth)
    return simulated


def any_action(desk: Desk, seat: int) -> int:
    """Choose one of the legal actions of states[0], each equally likely."""
    desk.marks[:] = 0
    legal_actions(desk.states[0], seat, desk.mask)
    return pick_legal(desk.marks, desk.random)


def any_action_of_game(desk: Desk, seat: int) -> int:
    """Choose exactly as ``any_action`` does, where a game knows how to without a mask."""
    return any_legal(desk.states[0], seat, desk.random)


def note_root(keys: Ints, root_key: int) -> None:
    """Let every seat begin a pass with the root."""
    for seat in range(keys.size):
        keys[seat] = stir(root_key, seat)


def choose(pool: Pool, node: int, desk: Desk, depth: int, hint: int) -> int:
    """Choose an edge of a node; at the root every action may be due some visits."""
    knobs = desk.knobs[0]
    pool.nodes[node].visits += 1
    if hint != NONE:
        pool.nodes[node].hint = hint
    edge = fair_edge(pool, node, desk.mask, int(knobs.least)) if depth == 0 and knobs.least > 0 else NONE
    return edge if edge != NONE else choose_edge(pool, node, desk.mask, desk.marks, knobs, desk.random)


def take(desk: Desk, depth: int, edge: int, who: int) -> int:
    """Note an edge on the path, tell the seats what they may see of it, and give its action."""
    action = int(desk.pool.edges[edge].action)
    desk.path[depth, 0] = edge
    desk.path[depth, 1] = who
    if desk.knobs[0].open_loop != 0:
        tell(desk.keys, int(desk.states[0].seats), who, action)
    return action


def tell_result(desk: Desk, depth: int) -> None:
    """Tell every edge on the path what the end of the pass is worth to the seat that took it."""
    edges = desk.pool.edges
    for step in range(depth):
        edge, value = desk.path[step, 0], desk.worth[desk.path[step, 1]]
        edges[edge].visits += 1
        edges[edge].value += value
        edges[edge].square += value * value
