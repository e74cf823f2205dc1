"""How a turn of Rivero is best begun, the ocean or an action card: asked of a search in moments of games between bots.

``python -m bench.beginnings --games 60`` tells, for moments in which nothing, one card or more fits, how often a search prefers
the action card (lesson `instead`, docs/lessons.md).
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

import click
import numpy as np

from tidetable.bots import make_bot
from tidetable.bots.coach.looking import Looker
from tidetable.core.game import game_of
from tidetable.core.match import Match

if TYPE_CHECKING:
    from tidetable.core.seen import Seen

OCEAN, ACTION = "option 1", "option 2"
FIRST, LAST = 8, 90  # after how many decisions a game is looked at
LOW = 15  # cards in the ocean: the game is nearly over
SEVERAL = 2


def fitting(match: Match, seat: int) -> int:
    """Count the cards in a hand that could be laid, before anything is drawn."""
    game, state = match.game, match.state.twin()
    held = set(cards(game.see(state, seat)))
    game.carry_out(state, seat, game.parse_action(OCEAN))
    texts = [game.Decision.text(action) for action in game.legal_actions(state, seat)]
    return len({text for text in texts if text.startswith("play ") and text.split()[1] in held})


def cards(seen: Seen) -> list[str]:
    """Name the cards of a hand as decisions write them."""
    return [str(card["card"]).lower() for card in seen.view["seats"][seen.viewer]["hand"]]


def moments(number: int, seed: str, bot: str) -> list[tuple[Match, int, int]]:
    """Play games between bots, and stop where a turn begins and both ways are open; with how many cards fit then."""
    game, found = game_of("rivero"), list[tuple[Match, int, int]]()
    for deal in range(number):
        match = Match.start(game, seats=2, seed=f"beginnings {seed} {deal}")
        bots = [make_bot(game, bot, f"{seed} {deal} {seat}") for seat in range(2)]
        stop = int(np.random.default_rng(deal).integers(FIRST, LAST))
        while not match.is_over:
            seat = match.waiting[0]
            texts = [game.Decision.text(action) for action in match.seen(seat).legal]
            if len(match.decisions) >= stop and {OCEAN, ACTION} <= set(texts):
                found.append((match, seat, fitting(match, seat)))
                break
            match.play(bots[seat].choose(match.seen(seat)), seat)
    return found


@click.command()
@click.option("--games", default=60, show_default=True, help="One moment is taken of each.")
@click.option("--passes", default=4000, show_default=True, help="How thoroughly each moment is thought about.")
@click.option("--seed", default="tide", show_default=True)
@click.option("--bot", default="careful", show_default=True, help="Who plays.")
def main(games: int, passes: int, seed: str, bot: str) -> None:
    """Tell how often the action card leads, by how many cards fit and how full the ocean is."""
    told = defaultdict[str, list[float]](list)
    looker = Looker(game_of("rivero"), 2, passes)
    for match, seat, fit in moments(games, seed, bot):
        seen = match.seen(seat)
        worth = {seen.game.Decision.text(action): one.chance for action, one, _ in looker.opinions(seen, least=passes // 2)}
        low = "low ocean" if int(seen.record.ocean_left) <= LOW else "ocean"
        told[f"{low}, {('nothing', 'one card')[fit] if fit < SEVERAL else 'several cards'} fits"].append(
            worth[ACTION] - worth[OCEAN]
        )
    for name, leads in sorted(told.items()):
        better = sum(lead > 0 for lead in leads)
        click.echo(f"{name}: the action card leads in {better} of {len(leads)}, by {np.mean(leads):+.1%} on average")


if __name__ == "__main__":
    main()
