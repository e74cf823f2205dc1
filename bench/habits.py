"""What a habit is worth: a game's careful player with it against the same without, in matches by turns from every seat.

The strategy lessons (docs/lessons.md) claim nothing else. ``python -m bench.habits fish_n_stones --games 2000`` measures all of a
game; a name behind the game (``fish_n_stones memory``) one of them.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any

import click

from tidetable.core.chance import fast_random
from tidetable.core.legal import allow, no_actions
from tidetable.core.registry import load

if TYPE_CHECKING:
    from tidetable.core.game import Game
    from tidetable.core.record import Ints
    from tidetable.core.seen import Seen

Player = Callable[["Seen", "Ints"], int]


@dataclass(frozen=True)
class Habit:
    """Two ways to play that differ in one thing."""

    name: str
    seats: tuple[int, ...]
    with_it: Player
    without: Player


def careful(seen: Seen, chance: Ints) -> int:
    """Decide as the game's own careful player."""
    return int(seen.game.rules["careful"](seen.record, seen.viewer, seen.choices.copy(), chance))


def without(unwanted: Callable[[Seen, int], bool]) -> Player:
    """Make the careful player overlook some of its choices."""

    def choose(seen: Seen, chance: Ints) -> int:
        wanted = [action for action in seen.legal if not unwanted(seen, action)]
        choices = no_actions(seen.game.actions)
        for action in wanted or seen.legal:
            allow(choices, action)
        return int(seen.game.rules["careful"](seen.record, seen.viewer, choices, chance))

    return choose


def rest_in_the_head(worth: Callable[[Any, int], float], goes_on: Callable[[Any, Any], bool], worlds: int = 6) -> Player:
    """Make a player that tries each decision in a few possible worlds, lets the careful player finish, and takes the best."""

    def choose(seen: Seen, chance: Ints) -> int:
        game, possible = seen.game, [seen.possible(number) for number in range(worlds)]

        def value(action: int) -> float:
            return sum(worth(finished(game, world, seen.viewer, action, chance), seen.viewer) for world in possible)

        def finished(game: Game, world: Any, seat: int, action: int, chance: Ints) -> Any:
            state = game.State.from_bytes(world.to_bytes())
            game.carry_out(state, seat, action)
            while state.waiting and goes_on(world, state):
                turn = game.waiting_seats(state)[0]
                game.carry_out(state, turn, int(game.rules["careful"](state, turn, game.choices(state, turn), chance)))
            return state

        return max(seen.legal, key=value)

    return choose


def measure(game: Game, habit: Habit, seats: int, games: int) -> tuple[float, float]:
    """Give the share of wins of the one with the habit among others without, and its standard error."""
    won = 0.0
    for number in range(games):
        state, mine, chance = game.start(seats, f"habit {number // seats}"), number % seats, fast_random(f"habit {number}")[0]
        while state.waiting:
            seat = game.waiting_seats(state)[0]
            player = habit.with_it if seat == mine else habit.without
            game.carry_out(state, seat, player(game.see(state, seat), chance))
        outcome = game.outcome(state)
        assert outcome is not None
        winners = [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]
        won += (mine in winners) / len(winners)
    share = won / games
    return share, math.sqrt(share * (1 - share) / games)


@click.command()
@click.argument("game")
@click.argument("names", nargs=-1)
@click.option("--games", default=400, show_default=True, help="Matches for each habit and number of seats.")
def main(game: str, names: tuple[str, ...], games: int) -> None:
    """Measure the habits of GAME."""
    habits: tuple[Habit, ...] = import_module(f"bench.habits_{game}").HABITS
    for habit in habits:
        for seats in habit.seats if not names or habit.name in names else ():
            share, error = measure(load(game), habit, seats, games)
            click.echo(f"{game} {habit.name}, {seats} seats: {share:.1%} ± {error:.1%} (fair: {1 / seats:.0%}), {games} games")


if __name__ == "__main__":
    main()
