"""One part of ``make bench-peers``, in the environment it needs: ``python -m bench.peers_worker PART`` prints rows as JSON.

A row is a kind, a name and decisions a second of one core. Time is processor time of this process, so that what else the machine
does costs little; the process stays on one core. Every loop plays random legal actions, and deals are included.
"""

from __future__ import annotations

import json
import os
import random
import sys
import time
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

SECONDS = float(os.environ.get("BENCH_SECONDS", "2"))
Row = dict[str, Any]


def row(kind: str, name: str, rate: float) -> Row:
    """Make a row."""
    return {"kind": kind, "name": name, "rate": rate}


def measure(play: Callable[[], int], seconds: float = SECONDS) -> float:
    """Call *play*, which gives the number of decisions it took, until the time is up; give decisions a second."""
    play()  # compiles, fills caches
    decisions, started = 0, time.process_time()
    while time.process_time() - started < seconds:
        decisions += play()
    return decisions / (time.process_time() - started)


# Ours


def ours() -> Iterator[Row]:
    """Measure our games: compiled loops, one game from Python, vectors on one core."""
    from tidetable.core.registry import card, game_ids  # noqa: PLC0415 - each part imports what its environment has

    for game in game_ids():
        for seats in card(game).seats:
            yield row("compiled loop", f"{game}, {seats} seats", measure(_compiled(game, seats)))
        yield row("from Python, legal actions", game, measure(_single(game, observe=False)))
        yield row("from Python, tensors and masks", game, measure(_single(game, observe=True)))
        yield row("vector of 1024, tensors and masks", game, measure(_vector(game)))


def _compiled(game: str, seats: int) -> Callable[[], int]:
    from tidetable.core.chance import fast_random  # noqa: PLC0415 - see ours
    from tidetable.core.journal import NO_JOURNAL  # noqa: PLC0415
    from tidetable.core.legal import no_actions  # noqa: PLC0415
    from tidetable.core.registry import load  # noqa: PLC0415

    loaded = load(game)
    states, template = loaded.State.batch(1), loaded.State.batch(1)
    template[0] = loaded.blank(seats)
    choices, chances = no_actions(loaded.actions), fast_random("bench")[0]
    return lambda: loaded.fast.random_games(states, template, choices, chances, NO_JOURNAL, 50)


def _single(game: str, *, observe: bool) -> Callable[[], int]:
    from tidetable.research.vector.single import Single  # noqa: PLC0415 - see ours

    single, seeds, choose = Single(game, observe=observe), iter(range(1 << 30)), random.Random(1).random  # noqa: S311 - a game

    def play() -> int:
        """Play on for 500 decisions, deals included."""
        for _ in range(500):
            if single.seat < 0:
                single.reset(next(seeds))
            single.step(int(single.actions[int(choose() * single.count)]))
        return 500

    return play


def _vector(game: str) -> Callable[[], int]:
    from tidetable.research.vector import Vector  # noqa: PLC0415 - see ours

    vector = Vector(game, 1024, threads=1)

    def play() -> int:
        vector.step(vector.random_actions())
        return 1024

    return play


# OpenSpiel

CARD_GAMES = ("crazy_eights", "cribbage", "dou_dizhu", "euchre", "gin_rummy", "hearts", "oh_hell", "skat", "spades")
OTHER_GAMES = ("backgammon", "hanabi", "leduc_poker")
PYTHON_GAMES = ("python_block_dominoes", "python_kuhn_poker", "python_liars_poker", "python_team_dominoes", "python_tic_tac_toe")


def openspiel() -> Iterator[Row]:
    """Measure games of OpenSpiel, from Python and in its own loops."""
    import open_spiel.python.games  # noqa: F401, PLC0415 - registers the games written in Python
    import pyspiel  # noqa: PLC0415 - see ours

    for name in (*CARD_GAMES, *OTHER_GAMES):
        game = pyspiel.load_game(name)
        length = sum(_spiel_game(game, tensors=False) for _ in range(200)) / 200
        yield row("OpenSpiel C++, its own loop", name, _native(game, length))
        yield row("OpenSpiel C++ from Python, legal actions", name, measure(partial(_spiel_game, game, tensors=False)))
        yield row("OpenSpiel C++ from Python, tensors and masks", name, measure(partial(_spiel_game, game, tensors=True)))
    for name in PYTHON_GAMES:
        game = pyspiel.load_game(name)
        yield row("OpenSpiel Python game", name, measure(partial(_spiel_game, game, tensors=False)))


def _native(game: Any, length: float) -> float:
    """Let bots written in C++ play whole games in a loop written in C++; *length* is the mean number of decisions."""
    import pyspiel  # noqa: PLC0415 - see ours

    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]
    seeds = iter(range(1 << 30))

    def play() -> int:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, next(seeds))
        return 1

    return measure(play) * length


def _spiel_game(game: Any, *, tensors: bool) -> int:
    """Play a whole game from Python; give the number of players' decisions."""
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, chances)[0])  # noqa: S311 - a game
            continue
        legal = state.legal_actions()
        if tensors:
            _look(state)
        state.apply_action(random.choice(legal))  # noqa: S311 - a game
        decisions += 1
    return decisions


def _look(state: Any) -> None:
    kind = state.get_game().get_type()
    if kind.provides_observation_tensor:
        state.observation_tensor()
    elif kind.provides_information_state_tensor:
        state.information_state_tensor()
    state.legal_actions_mask()


# RLCard, PettingZoo, Pgx


def rlcard() -> Iterator[Row]:
    """Measure games of RLCard."""
    import rlcard as cards  # noqa: PLC0415 - see ours

    for name in ("blackjack", "doudizhu", "gin-rummy", "leduc-holdem", "limit-holdem", "mahjong", "uno"):
        env = cards.make(name)

        def play(env: Any = env) -> int:
            state, _ = env.reset()
            decisions = 0
            while not env.is_over():
                state, _ = env.step(random.choice(list(state["legal_actions"])))  # noqa: S311 - a game
                decisions += 1
            return decisions

        yield row("RLCard", name, measure(play))


ZOO = ("chess_v6", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4", "tictactoe_v3")


def pettingzoo() -> Iterator[Row]:
    """Measure games of PettingZoo classic."""
    from importlib import import_module  # noqa: PLC0415 - see ours

    import numpy as np  # noqa: PLC0415

    for name in ZOO:
        env = import_module(f"pettingzoo.classic.{name}").env()

        def play(env: Any = env) -> int:
            env.reset()
            decisions = 0
            for _ in env.agent_iter():
                seen, _, ended, cut, info = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                mask = seen.get("action_mask", info.get("action_mask"))
                env.step(random.choice(np.flatnonzero(mask).tolist()))  # noqa: S311 - a game
                decisions += 1
            return decisions

        yield row("PettingZoo classic", name, measure(play))


PGX = ("backgammon", "connect_four", "gardner_chess", "leduc_holdem", "sparrow_mahjong")


def pgx() -> Iterator[Row]:
    """Measure games of Pgx in batches of 1024."""
    for name in PGX:
        yield row("Pgx, batches of 1024", name, measure(pgx_steps(name, 1024, 20), 2 * SECONDS))


def pgx_steps(name: str, batch: int, steps: int) -> Callable[[], int]:
    """Make a function that steps a batch of one of Pgx's games, compiled by JAX, ended games beginning anew."""
    import jax  # noqa: PLC0415 - see ours
    import jax.numpy as jnp  # noqa: PLC0415
    import pgx as games  # noqa: PLC0415
    from pgx.experimental.wrappers import auto_reset  # noqa: PLC0415

    env = games.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(_: int, carry: tuple[Any, Any]) -> tuple[Any, Any]:
        state, key = carry
        key, choosing, chance = jax.random.split(key, 3)
        logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        return step(state, jax.random.categorical(choosing, logits, axis=1), jax.random.split(chance, batch)), key

    many = jax.jit(lambda carry: jax.lax.fori_loop(0, steps, one, carry))
    carry = [(jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), batch)), jax.random.PRNGKey(2))]

    def play() -> int:
        carry[0] = jax.block_until_ready(many(carry[0]))
        return batch * steps

    return play


PARTS = {"ours": ours, "openspiel": openspiel, "rlcard": rlcard, "pettingzoo": pettingzoo, "pgx": pgx}
PACKAGES = ("numba", "numpy", "open_spiel", "rlcard", "pettingzoo", "pgx", "jax")


def versions() -> dict[str, str]:
    """Name the versions of what is compared, as far as this environment has it."""
    found = {}
    for package in PACKAGES:
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            continue
    return found


def main() -> None:
    """Measure one part on one core and print it."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    rows = []
    for found in PARTS[sys.argv[1]]():
        rows.append(found)
        print(f"  {found['kind']:44} {found['name']:28} {found['rate']:14,.0f} decisions a second", file=sys.stderr, flush=True)
    print(json.dumps({"rows": rows, "versions": versions()}))


if __name__ == "__main__":
    main()
