"""The network that has learned to play: whole numbers, the same in every way, small, and heard as it was taught."""

import math
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.bots.network_module import decide, export_of
from tidetable.bots import make_bot
from tidetable.bots.network.choice import SHARP_ONE, WEIGHT, choose, share_chances, weight_of
from tidetable.bots.network.counsel import WHOLE, take_counsel
from tidetable.bots.network.layers import MOST, SAID_ONE, look, new_room
from tidetable.bots.network.player import NetworkBot
from tidetable.bots.network.weights import WEIGHTS, network, read_network
from tidetable.core.chance import fast_random
from tidetable.core.errors import BadSetup
from tidetable.core.legal import allow, no_actions
from tidetable.core.match import Match
from tidetable.core.registry import card, game_ids, load
from tidetable.core.rule import interpreted
from tidetable.wasm.compiler import SWITCHES

ROOT = Path(__file__).parents[2]
LARGEST = 1_000_000  # bytes of a network as it is shipped


def some_seen(name, count=4):
    """What seats see all over a game between random players."""
    game, bot = load(name), make_bot(name, "random", 3)
    state = game.start(max(game.card.seats), f"network {name}")
    found: list[Any] = []
    while state.waiting and len(found) < 200:
        seat = game.waiting_seats(state)[-1]
        found.append(game.see(state, seat))
        game.carry_out(state, seat, bot.choose(found[-1]))
    return found[:: max(1, len(found) // count)]


def with_counsel(seen):
    """What a network is shown of a position, and what it is advised to do."""
    bot = NetworkBot(seen.game, "counsel")
    bot._look(seen)
    record, planes = seen.game.State.batch(1), bot.planes.copy()
    record[0] = seen.record
    return planes, int(seen.game.bound(take_counsel)(record[0], seen.viewer, seen.choices, fast_random("advice")[0], planes[-4:]))


def in_python(seen, seed):
    """Decide as compiled, and as interpreted; give all that was written."""
    wrote = []
    for way in (decide, interpreted(decide)):
        room, random = new_room(seen.game.actions), fast_random(seed)[0]
        planes, advice = with_counsel(seen)
        chosen = way(network(seen.game.id), room, planes, seen.choices, random, advice, SHARP_ONE, int(seen.record.seats))
        wrote.append((int(chosen), *(array.tobytes() for array in room), random.tobytes()))
    return wrote


@pytest.mark.parametrize("name", game_ids())
def test_interpreted_and_compiled_it_thinks_the_same(name):
    for seen in some_seen(name):
        compiled, plain = in_python(seen, "ways")
        assert compiled == plain


def test_as_webassembly_it_thinks_the_same(tmp_path):
    import wasmtime

    name = "fish_n_stones"
    file = tmp_path / "network.wasm"
    alone = {**os.environ, **SWITCHES, "TIDETABLE_CACHE": str(tmp_path), "PYTHONPATH": str(ROOT)}
    subprocess.run([sys.executable, "-m", "tests.bots.network_module", name, str(file)], check=True, env=alone, cwd=ROOT)
    engine = wasmtime.Engine()
    store = wasmtime.Store(engine)
    exports = wasmtime.Instance(store, wasmtime.Module(engine, file.read_bytes()), []).exports(store)
    arguments = export_of(load(name)).arguments
    for seen in some_seen(name):
        assert decided(store, exports, arguments, seen, "ways") == in_python(seen, "ways")[0]


def decided(store, exports, arguments, seen, seed):
    """Let the module decide, and give all that it wrote."""
    laid = {"network": network(seen.game.id), "room": new_room(seen.game.actions)}
    planes, advice = with_counsel(seen)
    plain = {"planes": planes, "choices": seen.choices, "random": fast_random(seed)[0]}
    memory, places, at = exports["memory"], {}, exports["heap"].value(store)
    for name in (*laid, *plain):
        places[name] = at
        at += (arguments[name].size + 15) // 16 * 16
    memory.grow(store, at // 65536 + 1)
    for name, kind in laid.items():
        for leaf, array in zip(arguments[name].leaves.values(), kind, strict=True):
            memory.write(store, array.tobytes(), places[name] + leaf.at)
    for name, array in plain.items():
        memory.write(store, array.tobytes(), places[name])
    chosen = exports["decide"](store, *places.values(), advice, SHARP_ONE, int(seen.record.seats))
    room = [
        bytes(memory.read(store, places["room"] + leaf.at, places["room"] + leaf.at + array.nbytes))
        for leaf, array in zip(arguments["room"].leaves.values(), laid["room"], strict=True)
    ]
    return chosen, *room, bytes(memory.read(store, places["random"], places["random"] + 16))


@pytest.mark.parametrize("name", game_ids())
def test_a_network_is_small_and_made_for_its_game(name):
    assert (WEIGHTS / f"{name}.npz").stat().st_size < LARGEST
    other = next(game for game in game_ids() if game != name)
    with pytest.raises(BadSetup, match=f"is no network for {card(other).name}"):
        read_network(WEIGHTS / f"{name}.npz", other)


@pytest.mark.parametrize("name", game_ids())
def test_no_unit_and_no_sum_leaves_its_room(name):
    """Units are kept between 0 and the most; sums fit 32 bits with every unit and every plane at its most."""
    weights, units = network(name), []
    for seen in some_seen(name, 8):
        room = new_room(seen.game.actions)
        planes, advice = with_counsel(seen)
        look(weights, room, planes, seen.choices, advice)
        units += [room.low, room.middle, room.high]
    assert min(int(layer.min()) for layer in units) >= 0
    assert max(int(layer.max()) for layer in units) <= MOST
    for layer in (weights.second, weights.third):
        assert int(np.abs(layer.astype(np.int64)).sum(0).max()) * MOST < 1 << 31


@pytest.mark.parametrize("name", game_ids())
def test_counsel_comes_from_what_the_seat_knows(name):
    """The judge's shares are one together, the advice is legal, and what the seat cannot see changes neither."""
    game = load(name)
    state = game.start(max(game.card.seats), f"counsel {name}")
    seat = game.waiting_seats(state)[0]
    seen, shown = game.see(state, seat), []
    for deal in (state, *(state.copy() for _ in range(2))):
        if deal is not state:
            game.redeal(deal, seat, fast_random("another deal")[0])
        shown.append(with_counsel(game.see(deal, seat)))
    assert sum(shown[0][0][-4:]) == pytest.approx(WHOLE, abs=1e-4)
    assert shown[0][1] in seen.legal
    assert all(advice == shown[0][1] and np.array_equal(planes, shown[0][0]) for planes, advice in shown)


def test_advice_weighs_what_the_network_makes_of_it():
    seen = some_seen("reef_encounter")[2]
    planes, advice = with_counsel(seen)
    said = []
    for advised in (advice, seen.legal[0] if seen.legal[0] != advice else seen.legal[-1]):
        room = new_room(seen.game.actions)
        look(network("reef_encounter"), room, planes, seen.choices, advised)
        said.append(int(room.said[advice]))
    assert said[0] > said[1]


def test_a_weight_falls_as_the_exponential_does():
    for behind in (0.0, 0.5, 1.0, 3.0):
        found = weight_of(int(behind * SAID_ONE), SHARP_ONE) / WEIGHT
        assert found == pytest.approx(math.exp(-behind), abs=1e-4)
    assert weight_of(SAID_ONE, 2 * SHARP_ONE) == weight_of(2 * SAID_ONE, SHARP_ONE)
    assert weight_of(40 * SAID_ONE, SHARP_ONE) == 0


def test_actions_are_chosen_as_often_as_they_deserve_and_no_others():
    choices, random = no_actions(8), fast_random("often")[0]
    for action in (1, 4, 6):
        allow(choices, action)
    chosen = []
    for _ in range(3000):
        said = np.array([9, 0, 9, 9, SAID_ONE, 9, -20, 9], np.int32) * np.array([1, 1, 1, 1, 1, 1, SAID_ONE, 1], np.int32)
        chosen.append(choose(said, choices, SHARP_ONE, random))
    assert set(chosen) == {1, 4}
    assert chosen.count(4) / len(chosen) == pytest.approx(math.e / (1 + math.e), abs=0.03)


def test_chances_are_shared_among_the_seats_there_are():
    chances = np.array([SAID_ONE, 0, 0, 50 * SAID_ONE], np.int32)
    share_chances(chances, 3)
    assert chances[:3].sum() == pytest.approx(WEIGHT, abs=3)
    assert chances[0] / chances[1] == pytest.approx(math.e, rel=0.001)
    assert chances[1] == chances[2]


def test_a_seat_that_has_won_is_told_so():
    """Fish'n'Stones, last round: who has far more fish in the bucket has the better chance in everybody's eyes."""
    match = Match.start("fish_n_stones", seed=5)
    bots = (make_bot("fish_n_stones", "network", 1), make_bot("fish_n_stones", "random", 1))
    while match.waiting:
        seat, before = match.waiting[0], [match.seen(seat) for seat in match.waiting]
        match.play(bots[seat].choose(match.seen(seat)), seat)
    assert match.outcome
    winner = match.outcome.ranks.index(1)
    assert before
    assert all(NetworkBot(load("fish_n_stones"), 0).chances(seen)[winner] > 0.5 for seen in before)


@pytest.mark.parametrize("name", game_ids())
def test_it_plays_every_number_of_seats_and_answers_the_same_again(name):
    for seats in card(name).seats:
        match = Match.start(name, seats=seats, seed="again")
        for _ in range(12):
            seen = match.seen(match.waiting[0])
            chosen = {make_bot(name, "network", 3).choose(seen) for _ in range(2)}
            assert len(chosen) == 1
            assert chosen <= set(seen.legal)
            match.play(chosen.pop(), match.waiting[0])


def test_it_beats_the_careful_player_at_fish():
    from tidetable.arena.fixtures import Event
    from tidetable.arena.play import play

    results = [play(fixture) for fixture in Event("fish_n_stones", ("network", "careful"), 100, 2).fixtures()]
    assert sum(result.share(result.lineup.index("network")) for result in results) > 60
