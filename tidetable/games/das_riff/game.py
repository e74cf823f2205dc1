"""Das Riff put together for the contract (core/game.py)."""

from tidetable.core.game import Game
from tidetable.games.das_riff import (
    card, careful, decisions, drawing, events, facts, hidden, judge, legal, observe, rules, speech, state,
)  # fmt: skip
from tidetable.games.das_riff.components import BOATS, BREEDINGS, COLOURS, FISH_KINDS, PEARL, SHARK, USUAL_COPIES, WORMS_PER_COLOUR


def longest_turn(reef_cards: list[int]) -> int:
    """Count the decisions of one turn at most.

    3 picks; 32 cells emptied, 16 flipped, 7 boats, the sharks on own fish, END_TURN; 48 worms and the pearls paid one by one; the
    fish placed.
    """
    return 3 + 32 + 16 + 7 + reef_cards[SHARK] + 1 + 48 + reef_cards[PEARL] + sum(reef_cards[:FISH_KINDS])


GAME = Game.of(
    card, state, decisions, events, rules, legal, hidden, careful, judge, observe, facts, speech, drawing,
    pieces=(*USUAL_COPIES.tolist(), *(1,) * BREEDINGS, *(WORMS_PER_COLOUR,) * COLOURS, BOATS),
    longest=lambda _seats, options: longest_turn(options["reef_cards"]) * int(options["turn_limit"]),
)  # fmt: skip
