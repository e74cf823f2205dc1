"""The network while it learns: the layers of bots/network with fractions, limited so that nothing is lost as whole numbers."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import nn

from tidetable.bots.network.counsel import inputs
from tidetable.bots.network.layers import INPUT_ONE, LARGEST_INPUT, LARGEST_WEIGHT, MOST, UNIT_ONE, WEIGHT_ONE, WIDTH, shapes
from tidetable.core.game import Game
from tidetable.core.record import MAX_SEATS

NEVER = -1e9  # what is said of an action that is not legal


def as_whole(planes: Any) -> Any:
    """Round planes as the network of whole numbers does."""
    return (planes * INPUT_ONE + 0.5).floor().clamp(0, LARGEST_INPUT) / INPUT_ONE


class Learner(nn.Module):
    """A network that learns: a policy, the chances of every seat (the own one first), and their leads in points."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        planes = inputs(game.Plane.size())
        self.first, self.second, self.third = nn.Linear(planes, WIDTH), nn.Linear(WIDTH, WIDTH), nn.Linear(WIDTH, WIDTH)
        self.policy, self.chances = nn.Linear(WIDTH, game.actions + 1), nn.Linear(WIDTH, MAX_SEATS)
        self.leads = nn.Linear(WIDTH, MAX_SEATS)
        nn.init.normal_(self.first.weight, std=0.08)
        for layer in (self.second, self.third):
            nn.init.orthogonal_(layer.weight, gain=1.2)
        for layer in (self.policy, self.chances, self.leads):
            nn.init.normal_(layer.weight, std=0.01)
        for layer in (self.first, self.second, self.third, self.policy, self.chances, self.leads):
            nn.init.zeros_(layer.bias)

    def forward(self, planes: Any, advice: Any) -> tuple[Any, Any, Any]:
        """Give what is said of every action (the one advised gets what advice gets), of every seat's chances, and the leads."""
        low = kept(self.first(planes))
        high = kept(low + self.third(kept(self.second(low))))
        said = self.policy(high).float()
        said = said[:, :-1].scatter_add(1, advice[:, None], said[:, -1:])
        return said, self.chances(high).float(), self.leads(high).float()

    @torch.no_grad()
    def limit(self) -> None:
        """Keep every weight within what the network of whole numbers can hold."""
        most = LARGEST_WEIGHT / WEIGHT_ONE
        for weights in self.parameters():
            weights.clamp_(-most, most)


def kept(units: Any) -> Any:
    """Keep units between nothing and the most."""
    return units.clamp(0, MOST / UNIT_ONE)


def masked(said: Any, masks: Any) -> Any:
    """Forget what is said of actions that are not legal."""
    return said.masked_fill(~masks, NEVER)


def whole_weights(state: dict[str, Any], game: Game) -> dict[str, np.ndarray[Any, Any]]:
    """Round a learner's weights to the whole numbers of bots/network."""
    made = {}
    for name, shape in shapes(game.Plane.size(), game.actions).items():
        weights, bias = (state[f"{name}.{part}"].detach().float().cpu().numpy() for part in ("weight", "bias"))
        outer = name in {"policy", "chances"}
        laid = np.concatenate([weights, bias[:, None]], axis=1) if outer else np.concatenate([weights.T, bias[None]])
        assert laid.shape == shape, (name, laid.shape, shape)
        made[name] = np.clip(np.rint(laid * WEIGHT_ONE), -LARGEST_WEIGHT, LARGEST_WEIGHT).astype(np.int16)
    return made
