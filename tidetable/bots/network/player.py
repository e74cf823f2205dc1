"""A player that looks once and chooses: the network alone, without any search."""

import numpy as np

from tidetable.bots.network.choice import SHARP_ONE, WEIGHT, choose, share_chances
from tidetable.bots.network.counsel import inputs, take_counsel
from tidetable.bots.network.layers import Network, look, new_room
from tidetable.bots.network.weights import network
from tidetable.bots.players import check_asked
from tidetable.core.chance import fast_random
from tidetable.core.game import Game
from tidetable.core.record import MAX_SEATS, Ints
from tidetable.core.seen import Seen

# How sharply a secret choice is made, which nobody must be able to guess, and an open one. Twice as sharply as it was learned is
# still a mixture; the matches of docs/learning.md chose it, by a margin within their error.
SHARP = (2 * SHARP_ONE, 4 * SHARP_ONE)


class NetworkBot:
    """Chooses by what the network says of what its seat sees."""

    name = "network"

    def __init__(self, game: Game, seed: str | int, *, weights: Network | None = None) -> None:
        self.game, self.seed = game, seed
        self.network, self.room, self.sharp = weights or network(game.id), new_room(game.actions), SHARP
        self.counsel, self.record = game.bound(take_counsel), game.State.batch(1)
        self.planes = np.zeros(inputs(game.Plane.size()), np.float32)

    def choose(self, seen: Seen) -> int:
        """Choose one of the legal actions."""
        check_asked(seen, self.game)
        random = self._look(seen)
        return int(choose(self.room.said, seen.choices, self.sharp[0 if is_secret(self.game, seen) else 1], random))

    def chances(self, seen: Seen) -> list[float]:
        """Give every seat's chance to win as the viewer sees it."""
        self._look(seen)
        seats = int(seen.record.seats)
        share_chances(self.room.chances, seats)
        found = [int(share) / WEIGHT for share in self.room.chances[:seats]]
        return [found[(seat - seen.viewer) % seats] for seat in range(seats)]

    def _look(self, seen: Seen) -> Ints:
        """Look, and give the chance to choose by."""
        random: Ints = fast_random(f"network {self.seed} {seen.record.digest()}")[0]
        advice = self.show(seen, random)
        look(self.network, self.room, self.planes, seen.choices, advice)
        return random

    def show(self, seen: Seen, random: Ints) -> int:
        """Write what the network sees (``planes``), and give what it is advised to do."""
        self.record[0] = seen.record
        self.planes[:-MAX_SEATS] = seen.observation()
        return int(self.counsel(self.record[0], seen.viewer, seen.choices, random, self.planes[-MAX_SEATS:]))


def is_secret(game: Game, seen: Seen) -> bool:
    """Tell whether the others do not see what is chosen now: then they must not be able to guess it."""
    return any(game.rules["is_secret"](action) for action in seen.legal)
