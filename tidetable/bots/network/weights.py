"""The networks that are shipped: one file a game, read once."""

import hashlib
from functools import cache
from pathlib import Path

import numpy as np

from tidetable.bots.network.layers import Network, shapes
from tidetable.core.errors import BadSetup
from tidetable.core.registry import load

WEIGHTS = Path(__file__).parent / "weights"


def has_network(game: str) -> bool:
    """Tell whether there is a network for a game."""
    return (WEIGHTS / f"{game}.npz").exists()


@cache
def network_digest(game: str) -> str:
    """Name the network of a game: a network that learned on is another player."""
    return hashlib.sha256((WEIGHTS / f"{game}.npz").read_bytes()).hexdigest()[:12]


@cache
def network(game: str) -> Network:
    """Read the network of a game."""
    path = WEIGHTS / f"{game}.npz"
    if not path.exists():
        raise BadSetup(f"there is no network for {load(game).card.name}")
    return read_network(path, game)


def read_network(path: Path, game: str) -> Network:
    """Read a network from a file, and refuse one that was made for another game, or other planes."""
    loaded, wanted = load(game), {}
    with np.load(path) as layers:
        for name, shape in shapes(loaded.Plane.size(), loaded.actions).items():
            if name not in layers or layers[name].shape != shape:
                raise BadSetup(f"{path.name} is no network for {loaded.card.name}: its layer {name!r} should be {shape}")
            wanted[name] = np.ascontiguousarray(layers[name], np.int16)
    return Network(**wanted)
