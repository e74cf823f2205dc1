"""A quiz for whoever has been through a course: ten positions no lesson shows, and in each the question what may be decided there.

``python -m bench.quiz rivero --seed 7`` draws them, one of each of ten games between careful players; ``--answers`` tells below
each what the rules allow. Whoever was taught everything names the same (docs/lessons.md).
"""

from __future__ import annotations

from collections import Counter
from itertools import takewhile

import click
import numpy as np

from tidetable.bots import make_bot
from tidetable.core.game import game_of
from tidetable.core.match import Match
from tidetable.core.words import Words

POSITIONS = 10
BEGUN = 10  # decisions after which there is something to be seen
FEWEST, MOST = 3, 24  # choices: worth naming, and few enough to be named


def moments(game: str, seats: int, seed: str) -> list[tuple[Match, int]]:
    """Play a game between careful players; give the moments that can be asked about, with whose they are."""
    match = Match.start(game_of(game), seats=seats, seed=f"quiz {seed}")
    bots = [make_bot(game, "careful", f"{seed} {seat}") for seat in range(seats)]
    found = []
    while not match.is_over:
        seat = match.waiting[0]
        if len(match.decisions) >= BEGUN and FEWEST <= len(match.legal(seat)) <= MOST:
            found.append((match.copy(), seat))
        match.play(bots[seat].choose(match.seen(seat)), seat)
    return found


def positions(game: str, seed: str) -> list[tuple[Match, int]]:
    """Draw ten, each of another game: what has been asked about least comes first."""
    random = np.random.default_rng([ord(letter) for letter in seed])
    asked = Counter[str]()
    drawn = []
    for number in range(POSITIONS):
        found = moments(game, 2, f"{seed} {number}")
        least = min(asked[match.seen(seat).view["phase"]] for match, seat in found)
        fitting = [(match, seat) for match, seat in found if asked[match.seen(seat).view["phase"]] == least]
        match, seat = fitting[int(random.integers(len(fitting)))]
        asked[match.seen(seat).view["phase"]] += 1
        drawn.append((match, seat))
    return drawn


def before(match: Match, seat: int) -> str:
    """Tell what the seat has decided since another did: a drawing does not show that a river was chosen."""
    own = [match.game.Decision.text(one.action) for one in takewhile(lambda one: one.seat == seat, reversed(match.decisions))]
    return ", ".join(reversed(own)) or "nothing"


@click.command()
@click.argument("game")
@click.option("--seed", default="tide", show_default=True)
@click.option("--answers", is_flag=True, help="Tell what the rules allow.")
def main(game: str, seed: str, *, answers: bool) -> None:
    """Ask about ten positions of GAME."""
    words = Words("en", game)
    for number, (match, seat) in enumerate(positions(game, seed), 1):
        seen = match.seen(seat)
        question = seen.question
        click.echo(f"\n{number}. {words.seat_name(seat)}: {words.say(question) if question else ''} What may you decide?")
        told = f"decided before: {before(match, seat)}\n\n{seen.drawing('en')}"
        click.echo(f"allowed: {', '.join(match.legal(seat))}" if answers else told)


if __name__ == "__main__":
    main()
