"""Undo by information: a decision may be taken back freely while it has taught nobody what its seat did not know.

The question is put to the rules alone: re-deal what the seat cannot know, decide the same, and see whether everybody's knowledge
changes in the same way. Chance that was used always counts as revealed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tidetable.core.chance import fast_random
from tidetable.core.contract import redeal
from tidetable.core.journal import NO_JOURNAL
from tidetable.core.legal import no_actions
from tidetable.core.play import carry_out, may, see
from tidetable.core.record import SPECTATOR, Ints, Record
from tidetable.core.rule import generic

if TYPE_CHECKING:
    from tidetable.core.game import Game
    from tidetable.core.match import Match

SAMPLES = 24  # a fact that was open to chance one in two slips through once in 16 million decisions

# Places in the batch of records the algorithm works on
BEFORE, AFTER, POSSIBLE, FOLLOWING, KNOWN, LEARNT, KNOWN_THERE, LEARNT_THERE = range(8)


@generic
def revealing(
    states: Ints, visible: Ints, seat: int, action: int, choices: Ints, random: Ints, journal: Ints, samples: int
) -> bool:  # fmt: skip
    """Tell whether the decision from states[BEFORE] to states[AFTER] revealed anything."""
    if states[BEFORE].chance_words != states[AFTER].chance_words or states[AFTER].waiting == 0:
        return True
    for _ in range(samples):
        see(states, BEFORE, states, POSSIBLE, visible, seat)
        redeal(states[POSSIBLE], seat, random)
        states[FOLLOWING] = states[POSSIBLE]
        if not may(states[FOLLOWING], seat, action, choices):
            return True  # even what could be done depended on the unknown
        carry_out(states[FOLLOWING], seat, action, choices, journal)
        if states[FOLLOWING].waiting == 0:
            return True
        for viewer in range(SPECTATOR, int(states[BEFORE].seats)):
            if learns_otherwise(states, visible, viewer):
                return True
    return False


@generic
def learns_otherwise(states: Ints, visible: Ints, viewer: int) -> bool:
    """Tell whether a viewer's knowledge changes in another way there than here."""
    see(states, BEFORE, states, KNOWN, visible, viewer)
    see(states, AFTER, states, LEARNT, visible, viewer)
    see(states, POSSIBLE, states, KNOWN_THERE, visible, viewer)
    see(states, FOLLOWING, states, LEARNT_THERE, visible, viewer)
    known, learnt = states[KNOWN : KNOWN + 1].view(np.uint8), states[LEARNT : LEARNT + 1].view(np.uint8)
    known_there = states[KNOWN_THERE : KNOWN_THERE + 1].view(np.uint8)
    learnt_there = states[LEARNT_THERE : LEARNT_THERE + 1].view(np.uint8)
    otherwise = False
    for i in range(known.size):  # all of them: without a way out a processor compares many bytes at a time
        changed, changed_there = known[i] != learnt[i], known_there[i] != learnt_there[i]
        otherwise |= (changed != changed_there) | (changed & (learnt[i] != learnt_there[i]))
    return otherwise


def reveals(game: Game, before: Record, after: Record, seat: int, action: int) -> bool:
    """Tell whether a decision used chance, ended the game or showed anybody what the deciding seat did not know."""
    states = game.State.batch(LEARNT_THERE + 1)
    states[BEFORE], states[AFTER] = before, after
    known = game.see(before, seat).record  # which worlds are tried hangs on what the seat knows, so the answer tells nothing more
    random = fast_random(f"undo {known.digest()} {action}")[0]
    asked = (game.visible, seat, action, no_actions(game.actions), random, NO_JOURNAL, SAMPLES)
    return bool(game.bound(revealing)(states, *asked))


def may_undo(match: Match, seat: int, to: int) -> bool:
    """Tell whether *seat* may go back to decision *to*: only its own decisions go, and none of them revealed anything."""
    since = match.decisions[to:]
    if not since or any(decision.seat != seat for decision in since):
        return False
    states = [match.state_at(place) for place in range(to, len(match.decisions) + 1)]
    steps = zip(states, states[1:], since, strict=False)
    return not any(reveals(match.game, before, after, seat, decision.action) for before, after, decision in steps)


def undo_point(match: Match, seat: int) -> int | None:
    """Give the decision before the seat's latest one, if it may be taken back; None otherwise."""
    to = len(match.decisions) - 1
    return to if to >= 0 and may_undo(match, seat, to) else None
