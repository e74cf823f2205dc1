"""The games for PettingZoo: ``env("rivero", seats=2)`` is an AEC environment with action masks.

A simultaneous phase is asked seat by seat, none seeing the others' choice. Rewards come at the end: everyone stakes one, the
winners share what the others lose. An illegal action counts as absence: the game's default action is taken and ``infos`` says so.

``parallel_env`` (and ``env`` with ``max_cycles``) asks every seat in every cycle: the last action, ``wait``, is the only one of a
seat that is not waited for. ``fish_n_stones.env()`` and so on give one game in the manner of PettingZoo's own modules.
"""

import operator
from types import SimpleNamespace
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import OrderEnforcingWrapper, parallel_to_aec

from tidetable.core.errors import BadSetup
from tidetable.core.record import SPECTATOR
from tidetable.core.registry import game_ids
from tidetable.core.rows import MOST
from tidetable.core.words import Words
from tidetable.research.world import Table, whole_number

Observation = dict[str, Any]
RENDER_MODES = (None, "ansi", "human")


def seat_name(seat: int) -> str:
    """Name a seat as an agent."""
    return f"seat_{seat}"


class Play:
    """What both kinds of environments share: a table, the world on it, its spaces and its pictures."""

    possible_agents: list[str]

    def __init__(self, game: str, seats: int | None, options: dict[str, Any], render_mode: str | None, *, waits: bool) -> None:
        """Set the table; *waits* adds the action of a seat that has nothing to decide."""
        self.table = Table.of(game, seats, options)
        if render_mode not in RENDER_MODES:
            raise BadSetup(f"a table cannot be drawn as {render_mode!r}; it can as ansi or human, or not at all")
        self.render_mode = render_mode
        self.possible_agents = [seat_name(seat) for seat in range(self.table.seats)]
        self.actions = self.table.game.actions + int(waits)
        self.waits = waits
        box = spaces.Box(0.0, MOST, (self.table.game.Plane.size(),), np.float32)
        mask = spaces.Box(0, 1, (self.actions,), np.int8)
        self.observation_spaces = {agent: spaces.Dict({"observation": box, "action_mask": mask}) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.actions) for agent in self.possible_agents}
        self._seeds = np.random.default_rng()

    def deal(self, seed: int | None) -> None:
        """Begin a game; without a seed the next of the row that the last seed began."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.world = self.table.deal(int(self._seeds.integers(1 << 62)))
        self.illegal = dict.fromkeys(range(self.table.seats), False)

    def see(self, seat: int) -> Observation:
        """Give what a seat sees and may do."""
        mask = np.zeros(self.actions, np.int8)
        if seat in self.world.waiting:
            mask[: self.table.game.actions] = self.world.mask(seat)
        elif self.waits and not self.world.is_over:
            mask[-1] = 1
        return {"observation": self.world.observation(seat), "action_mask": mask}

    def decide(self, seat: int, action: int) -> None:
        """Carry out an action; in place of an illegal one what an absent player would do."""
        self.illegal[seat] = not self.world.may(seat, action)
        if self.illegal[seat]:
            action = int(self.table.game.default(self.world.seen(seat).record, seat, self.world.choices(seat).copy()))
        self.world = self.world.decide(seat, int(action))

    def draw(self) -> str:
        """Draw the table as a spectator sees it."""
        return self.world.seen(SPECTATOR).drawing(Words("en", self.table.game.id))


class AtTable:
    """What both kinds of environments are asked in the same words."""

    def sit_down(self, game: str, play: Play) -> None:
        """Take over what the table knows."""
        self.play, self.render_mode, self.possible_agents = play, play.render_mode, play.possible_agents
        self.metadata = {"name": f"tidetable_{game}", "render_modes": ["ansi", "human"], "render_fps": 1}
        self.observation_spaces, self.action_spaces = play.observation_spaces, play.action_spaces

    def observation_space(self, agent: str) -> Any:
        """Give the space of what *agent* sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Give the space of what *agent* may decide."""
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """Draw the table."""
        if self.render_mode == "human":
            print(self.play.draw())  # noqa: T201 - what PettingZoo's human mode is for
            return None
        return self.play.draw()

    def close(self) -> None:
        """Nothing is held open."""


class TurnEnv(AtTable, AECEnv[str, Any, Any]):
    """A game in which only the seat that must decide is asked."""

    def __init__(self, game: str, seats: int | None = None, render_mode: str | None = None, **options: Any) -> None:
        super().__init__()
        self.sit_down(game, Play(game, seats, options, render_mode, waits=False))
        self.metadata["is_parallelizable"] = False

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - PettingZoo's
        """Deal a new game."""
        self.play.deal(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = seat_name(self.play.world.waiting[0])

    def observe(self, agent: str) -> Observation:
        """Give what *agent* sees and may do."""
        return self.play.see(self.possible_agents.index(agent))

    def step(self, action: Any) -> None:
        """Carry out the action of the selected agent."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        seat = self.possible_agents.index(agent)
        self.play.decide(seat, whole_number(action))
        self.infos[agent] = {"illegal": True} if self.play.illegal[seat] else {}
        self._go_on()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _go_on(self) -> None:
        world = self.play.world
        if world.is_over:
            self.rewards = dict(zip(self.agents, world.rewards, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._skip_agent_selection = None
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = seat_name(world.waiting[0])


class CycleEnv(AtTable, ParallelEnv[str, Any, Any]):
    """A game in which every seat is asked in every cycle; a seat that is not waited for waits."""

    def __init__(
        self, game: str, seats: int | None = None, max_cycles: int | None = None, render_mode: str | None = None, **options: Any
    ) -> None:
        self.sit_down(game, Play(game, seats, options, render_mode, waits=True))
        if max_cycles is not None and operator.index(max_cycles) < 1:
            raise BadSetup(f"a game has one cycle or more, not {max_cycles}")
        self.max_cycles = max_cycles
        self.agents: list[str] = []

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - PettingZoo's
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal a new game."""
        self.play.deal(seed)
        self.agents, self.cycles = list(self.possible_agents), 0
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> Any:
        """Carry out the actions of the seats that are waited for; the others wait."""
        if not self.agents:
            raise ResetNeeded("no game is on: reset the environment to play one")
        for seat, action in self._decisions(actions).items():
            if seat in self.play.world.waiting:  # an earlier decision of this cycle may have answered for it
                self.play.decide(seat, action)
        self.cycles += 1
        world, agents = self.play.world, self.agents
        cut = self.max_cycles is not None and self.cycles >= self.max_cycles and not world.is_over
        infos = {agent: {"illegal": True} if self.play.illegal[seat] else {} for seat, agent in enumerate(agents)}
        seen, rewards = self._seen(), dict(zip(agents, world.rewards, strict=True))
        if cut or world.is_over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return seen, rewards, dict.fromkeys(agents, world.is_over), dict.fromkeys(agents, cut), infos

    def _decisions(self, actions: dict[str, Any]) -> dict[int, int]:
        """Read the actions of the seats that are waited for, before any is carried out."""
        missing = [seat_name(seat) for seat in self.play.world.waiting if seat_name(seat) not in actions]
        if missing:
            raise ValueError(f"every agent is asked in every cycle, and there is no action of {' or '.join(missing)}")
        return {seat: whole_number(actions[seat_name(seat)]) for seat in self.play.world.waiting}

    def _seen(self) -> dict[str, Observation]:
        return {agent: self.play.see(seat) for seat, agent in enumerate(self.possible_agents)}


def raw_env(game: str, seats: int | None = None, max_cycles: int | None = None, **more: Any) -> Any:
    """Make an AEC environment without the wrapper that checks the order of calls; see ``env``."""
    if max_cycles is not None:
        return parallel_to_aec(parallel_env(game, seats, max_cycles, **more))
    return TurnEnv(game, seats, **more)


def env(game: str, seats: int | None = None, max_cycles: int | None = None, **more: Any) -> Any:
    """Make an AEC environment of a game; *more* are table options and ``render_mode``.

    With *max_cycles* every seat is asked in every cycle, and the game is cut short after so many of them.
    """
    made = raw_env(game, seats, max_cycles, **more)
    return made if isinstance(made, OrderEnforcingWrapper) else OrderEnforcingWrapper(made)


def parallel_env(game: str, seats: int | None = None, max_cycles: int | None = None, **more: Any) -> CycleEnv:
    """Make a parallel environment of a game, in which every seat is asked in every cycle."""
    return CycleEnv(game, seats, max_cycles, **more)


def _module(game: str) -> SimpleNamespace:
    """Give the environments of one game in the manner of PettingZoo's modules."""
    return SimpleNamespace(
        env=lambda **more: env(game, **more),
        raw_env=lambda **more: raw_env(game, **more),
        parallel_env=lambda **more: parallel_env(game, **more),
    )


def __getattr__(name: str) -> SimpleNamespace:
    """Give a game's environments: ``tidetable.research.pettingzoo.rivero``."""
    if name in game_ids():
        return _module(name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
