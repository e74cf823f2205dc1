"""How games of Rivero end (docs/rules/rivero.md, §12): by a Rivero or by the empty ocean, and what stood in the way of the first.

python -m bench.rivero_ends careful 1000 --discards several
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass

from tidetable.bots import make_bot
from tidetable.core.registry import load


@dataclass
class Ending:
    """One game: why it ended, and the position at the beginning of the first turn of somebody who owns a Rivero.

    Of that: turn, cards in the ocean, in the owner's hand and groundwater, and whether the source is full.
    """

    reason: str
    turns: int
    draw: bool
    stood: tuple[int, int, int, int, bool] | None = None


def played(bot: str, seed: str, options: dict[str, str]) -> Ending:
    """Play one game of a bot against itself."""
    game = load("rivero")
    bots = [make_bot(game, bot, f"{seed} {seat}") for seat in range(2)]
    state, stood = game.start(2, seed, options), None
    while state.waiting:
        seat = game.waiting_seats(state)[0]
        seen = game.see(state, seat)
        if stood is None and state["phase"] == 0 and seen.view["seats"][seat]["has_rivero"]:
            hand, pile = int(state["hand_size"][seat]), int(state["groundwater_size"][seat])
            stood = (int(state.turns), int(state["ocean_left"]), hand, pile, bool(seen.view["source_full"]))
        game.decide(state, seat, bots[seat].choose(seen))
    outcome = game.standing(state)
    return Ending(outcome.reason.id, int(state.turns), outcome.ranks[0] == outcome.ranks[1], stood)


def mean(numbers: list[int]) -> float:
    """Give the mean, 0 of none."""
    return sum(numbers) / max(len(numbers), 1)


def main() -> None:
    """Play, and print a line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot")
    parser.add_argument("games", type=int)
    parser.add_argument("--discards", default="one", choices=("one", "several"))
    parser.add_argument("--seed", default="ends")
    given = parser.parse_args()
    ends = [played(given.bot, f"{given.seed} {n}", {"rivero_discards": given.discards}) for n in range(given.games)]
    stood = [end.stood for end in ends if end.stood]
    turn, ocean, hand, pile, full = (mean([int(each[place]) for each in stood]) for place in range(5))
    print(
        f"{given.bot}, {given.discards}: {len(ends)} games, by Rivero {sum(end.reason == 'rivero' for end in ends)}, "
        f"turns {mean([end.turns for end in ends]):.1f}; a Rivero's owner came to move in {len(stood)}: turn {turn:.1f}, "
        f"ocean {ocean:.1f}, hand {hand:.1f}, groundwater {pile:.1f}, source full {full:.0%}",
        flush=True,
    )


if __name__ == "__main__":
    main()
