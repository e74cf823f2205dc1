"""Information-set search with a network: it says which actions to try first, and what a position is worth to every seat.

One pass: deal again what the seat cannot know, walk down the tree (every seat deciding from its own nodes, by what it may know),
and ask the network where the tree ends, from what the seat that decides there knows. A share of the worth may come from playing
on with the careful player to the judge, as in bots/search. A patient search asks only where it comes again and again: a look costs
as much as several passes. Nothing is allocated.
"""

from typing import NamedTuple

import numpy as np

from tidetable.bots.network.choice import WEIGHT, share_chances
from tidetable.bots.network.counsel import ask_judge
from tidetable.bots.network.layers import Network, Room, look
from tidetable.bots.network.tree import offer, prefer, promising
from tidetable.bots.search.kernel import FAR, LONGEST, Desk, appraise, decider, tell_result, view_key
from tidetable.bots.search.tree import NONE, add, find
from tidetable.core.chance import WORD, fast_word
from tidetable.core.contract import careful, guess, legal, observe
from tidetable.core.legal import any_of, clear
from tidetable.core.play import NOBODY_WAITS, carry_out
from tidetable.core.record import MAX_SEATS, Ints
from tidetable.core.rule import generic, rule

TASTE = np.dtype(
    (
        np.record,
        [
            ("curiosity", "f8"),  # how much an action little tried, but thought likely, is worth trying
            ("sharpness", "i8"),  # how sharply the network's choices are told apart, in 256ths
            ("playing_on", "f8"),  # the share of a position's worth that comes from playing on; 0: the network says it alone
            (
                "patience",
                "i8",
            ),  # visits after which the network is asked about a node; before, the careful player's choice comes first
        ],
    )
)
KNOWN, NEW, ASKED = range(3)  # how a node was met: again, for the first time, or when the network was asked about it


class Mind(NamedTuple):
    """The network of a search, and what it writes to."""

    network: Network
    room: Room
    planes: Ints
    thought: Ints  # (MAX_SEATS,) the chances of every seat where the tree ended
    taste: Ints  # (1,) TASTE


@generic
def ask_network(desk: Desk, mind: Mind, who: int) -> None:
    """Ask what *who*, whose hidden record lies in states[1], thinks of its actions and of everybody's chances."""
    for plane in range(mind.planes.size):
        mind.planes[plane] = 0.0
    observe(desk.states[1], who, mind.planes)
    advice = careful(desk.states[1], who, desk.choices, desk.random)
    ask_judge(desk.states[0], who, mind.planes[mind.planes.size - MAX_SEATS :])  # what is hidden has been guessed already
    look(mind.network, mind.room, mind.planes, desk.choices, advice)
    seats = int(desk.states[0].seats)
    share_chances(mind.room.chances, seats)
    for place in range(seats):
        mind.thought[(who + place) % seats] = int(mind.room.chances[place]) / WEIGHT


@generic
def arrive(desk: Desk, mind: Mind, who: int, depth: int) -> tuple[int, int]:
    """Come to the node of what *who* knows, a new one if need be, and ask the network there if it is time to.

    Gives the node (NONE when the pool is full) and how it was met.
    """
    pool, patience, key = desk.pool, int(mind.taste[0].patience), view_key(desk, who)
    node, met = find(pool, key), KNOWN
    if node == NONE:
        node, met = add(pool, key), NEW
        if node != NONE:
            offer(pool, node, desk.choices, float(desk.knobs[0].trust), 1.0 / desk.states[0].seats)
    visits = int(pool.nodes[node].visits) if node != NONE else patience
    if visits == (patience if depth > 0 else 0):
        met = ASKED
        ask_network(desk, mind, who)
        if node != NONE:
            prefer(pool, node, mind.room.said, desk.choices, int(mind.taste[0].sharpness), float(mind.thought[who]))
    if node != NONE:
        pool.nodes[node].visits += 1
    return node, met


@generic
def search(desk: Desk, mind: Mind, seat: int, passes: int) -> int:
    """Make *passes* passes from what *seat* knows (root[0]); return how many positions the network was asked about.

    One loop walks the tree and plays on, so that every rule is called from one place: it halves the time to compile.
    """
    state, knobs, pool, choices, random = desk.states[0], desk.knobs[0], desk.pool, desk.choices, desk.random
    noise, curiosity, playing_on = int(knobs.noise * (WORD + 1)), float(mind.taste[0].curiosity), float(mind.taste[0].playing_on)
    looks, trust = 0, float(knobs.trust)
    for _ in range(passes):
        desk.states[0] = desk.root[0]
        guess(state, seat, random)
        depth, decisions, last, growing, asked, asks = 0, 0, FAR, True, NOBODY_WAITS, False
        while state.waiting != 0 and int(state.turns) < last and decisions < LONGEST:
            who = decider(int(state.waiting), seat if growing else 0)
            if who != asked:  # otherwise ``carry_out`` has left the choices
                clear(choices)
                legal(state, who, choices)
            action, new = NONE, NONE
            if growing:
                node, met = arrive(desk, mind, who, depth)
                looks += int(met == ASKED)
                new = node if met == NEW else NONE
                asks = met == ASKED and (depth > 0 or node == NONE)
                growing = node != NONE and (met == KNOWN or depth == 0)
                edge = promising(pool, node, choices, curiosity, trust) if growing and depth < desk.path.shape[0] else NONE
                growing = edge != NONE
                if growing:
                    action = int(pool.edges[edge].action)
                    desk.path[depth, 0] = edge
                    desk.path[depth, 1] = who
                    depth += 1
                elif asks and playing_on == 0.0:
                    break
                else:
                    last = int(state.turns) + int(knobs.cut)
            if action == NONE:
                strays = new == NONE and fast_word(random) < noise
                action = any_of(choices, random) if strays else careful(state, who, choices, random)
                if new != NONE:
                    pool.nodes[new].hint = action
            asked = carry_out(state, who, action, choices, desk.journal)
            decisions += 1
        if not asks or playing_on > 0.0:
            appraise(desk)
        if asks:
            believe(desk.worth, mind.thought, playing_on)
        tell_result(desk, depth)
    return looks


@rule
def believe(worth: Ints, thought: Ints, playing_on: float) -> None:
    """Mix what playing on has found with what the network thought."""
    for seat in range(thought.size):
        played = worth[seat] * playing_on if playing_on > 0.0 else 0.0
        worth[seat] = played + (1.0 - playing_on) * thought[seat]
