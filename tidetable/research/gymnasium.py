"""The games for Gymnasium: one seat against bots. Importing this module registers ``tidetable/Rivero-v0`` and the others.

    env = gymnasium.make("tidetable/FishNStones-v0", seats=3, opponent="careful")

The observation is the game's planes; ``info["action_mask"]`` (and ``env.unwrapped.action_masks()``) marks the legal actions. The
reward comes at the end: everyone stakes one, the winners share what the others lose. An illegal action loses the game at once.
"""

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from tidetable.bots import make_bot
from tidetable.bots.seeds import seed_apart
from tidetable.core.errors import BadSetup
from tidetable.core.registry import for_each_game
from tidetable.core.rows import MOST
from tidetable.core.words import Words
from tidetable.research.world import Table, World, whole_number

LOST = -1.0


class GameEnv(gymnasium.Env[Any, Any]):
    """A game against bots: everything between two own decisions happens inside a step."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int | None = None,
        opponent: str = "careful",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """Sit down at *seat* (any, by chance, if None) against *opponent*: any bot's name (tidetable.bots)."""
        self.table = Table.of(game, seats, options)
        self.dealt, self.bot = 0, make_bot(self.table.game, opponent)  # a name that nobody has is refused here
        if seat is not None and seat not in range(self.table.seats):
            raise BadSetup(f"there is no seat {seat} at a table of {self.table.seats}")
        self.opponent, self.chosen_seat, self.render_mode = opponent, seat, render_mode
        self.lost = True  # until a game is dealt nothing can be decided
        self.observation_space = spaces.Box(0.0, MOST, (self.table.game.Plane.size(),), np.float32)
        self.action_space = spaces.Discrete(self.table.game.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal a new game and let the bots play until the own seat must decide."""
        super().reset(seed=seed, options=options)
        self.dealt = int(self.np_random.integers(1 << 62))
        self.seat = self.chosen_seat if self.chosen_seat is not None else int(self.np_random.integers(self.table.seats))
        self.bot = make_bot(self.table.game, self.opponent, seed_apart(self.dealt, "opponent"))
        self.lost = False
        self.world = self._let_others_play(self.table.deal(self.dealt))
        return self.world.observation(self.seat), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Decide, and let the bots play until the own seat must decide again."""
        if self.lost or self.world.is_over:
            raise gymnasium.error.ResetNeeded("no game is on: reset the environment to play one")
        chosen = whole_number(action)
        if self.world.may(self.seat, chosen):
            self.world = self._let_others_play(self.world.decide(self.seat, chosen))
        else:
            self.lost = True
        reward = LOST if self.lost else self.world.rewards[self.seat]
        return self.world.observation(self.seat), float(reward), self.lost or self.world.is_over, False, self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Mark the legal actions."""
        return self.world.mask(self.seat)

    def _info(self) -> dict[str, Any]:
        mask = self.action_masks().astype(np.int8) * np.int8(not self.lost)
        return {"action_mask": mask, "seat": self.seat, "illegal": self.lost}

    def _let_others_play(self, world: World) -> World:
        while not world.is_over and self.seat not in world.waiting:
            world = self._bot_decides(world, world.waiting[0])
        return world

    def _bot_decides(self, world: World, seat: int) -> World:
        return world.decide(seat, int(self.bot.choose(world.seen(seat))))

    def render(self) -> Any:
        """Draw the table as the own seat sees it."""
        game = self.table.game
        return self.world.seen(self.seat).drawing(Words("en", game.id))


def env_id(game: str) -> str:
    """Name a game as Gymnasium's registry does.

    >>> env_id("fish_n_stones")
    'tidetable/FishNStones-v0'
    """
    return f"tidetable/{''.join(part.capitalize() for part in game.split('_'))}-v0"


def _register(game: str) -> None:
    if env_id(game) not in gymnasium.registry:
        gymnasium.register(env_id(game), entry_point="tidetable.research.gymnasium:GameEnv", kwargs={"game": game})


for_each_game(_register)
