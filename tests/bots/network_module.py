"""The network as a module of WebAssembly, made for a test: ``python -m tests.bots.network_module GAME FILE``.

Built in a process of its own, whose compiler is told nothing of this machine (tidetable/wasm/compiler.py).
"""

import sys
from pathlib import Path

import numpy as np

from tidetable.bots.network.choice import choose, share_chances
from tidetable.bots.network.counsel import inputs
from tidetable.bots.network.layers import Network, Room, look, new_room
from tidetable.bots.network.weights import network
from tidetable.core.legal import no_actions
from tidetable.core.record import Ints
from tidetable.core.registry import load
from tidetable.core.rule import rule
from tidetable.wasm.exports import Argument, Export, Leaf, Number, Place, Table

ALIGNED = 16


@rule
def decide(network: Network, room: Room, planes: Ints, choices: Ints, random: Ints, advice: int, sharpness: int, seats: int) -> int:
    """Look once, share the chances out, and choose."""
    look(network, room, planes, choices, advice)
    share_chances(room.chances, seats)
    return choose(room.said, choices, sharpness, random)


def table_of(kind) -> Table:
    """Lay the arrays of a tuple out side by side."""
    leaves, size = {}, 0
    for name, array in kind._asdict().items():
        leaves[name] = Leaf(array.dtype, array.shape, size)
        size += array.nbytes + -array.nbytes % ALIGNED
    return Table(kind, leaves, size)


def export_of(game) -> Export:
    arguments: dict[str, Argument] = {
        "network": table_of(network(game.id)),
        "room": table_of(new_room(game.actions)),
        "planes": Place(np.dtype(np.float32), inputs(game.Plane.size())),
        "choices": Place(np.dtype(np.int64), no_actions(game.actions).size),
        "random": Place(np.dtype(np.uint32), 4),
        "advice": Number(),
        "sharpness": Number(),
        "seats": Number(),
    }
    return Export("decide", decide, arguments)


if __name__ == "__main__":
    from tidetable.wasm.compiler import object_of
    from tidetable.wasm.linker import link

    Path(sys.argv[2]).write_bytes(link(object_of([export_of(load(sys.argv[1]))])))
