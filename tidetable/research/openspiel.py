"""The games for OpenSpiel: importing this module registers ``tidetable_das_riff``, ``tidetable_fish_n_stones`` and the others.

    game = pyspiel.load_game("tidetable_fish_n_stones(seats=3,bait_rule=anywhere)")

Parameters: ``seats``, every table option of the game, and

- ``simultaneous`` (False): secret decisions of several seats are asked one after the other, none seeing the others'; if True
  they are simultaneous nodes, as OpenSpiel understands them.
- ``deals`` (0): chance is asked for a number wherever the game's own generator is: at the deal and at each later shuffle, roll or
  draw. 0 asks four times for one of 256; a small number k asks once for one of k, for algorithms that walk the whole tree.
- ``position`` (""): begin at this position (its text form) instead of the deal, what nobody sees being dealt anew by chance.

Returns: everyone stakes one, and the winners share what the others lose.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Self

import numpy as np
import pyspiel

from tidetable.core.card import Card, LettersOption, Option, WholeOption
from tidetable.core.record import SPECTATOR, owned_fields
from tidetable.games import GAMES, card
from tidetable.research.worlds import Table, World

if TYPE_CHECKING:
    from collections.abc import Mapping

    import numpy.typing as npt

PREFIX = "tidetable_"
BASE = 256  # outcomes of a chance node ...
DIGITS = 4  # ... of which so many make one number
FINGERPRINT = 64  # numbers of an information state that tell pasts apart
OWN_PARAMETERS = {"simultaneous": False, "deals": 0, "position": ""}


def parameter(option: Option, value: Any) -> Any:
    """Give an option's value as OpenSpiel can hold it: all values of one kind, truth values, whole numbers or texts.

    A number among texts gets a word, because OpenSpiel would read it as a number.

    >>> parameter(Option("first_seat", ("random", 0, 1)), 1)
    'seat_1'
    """
    if isinstance(option, WholeOption) or all(isinstance(known, int) for known in option.values):
        return value
    if isinstance(option, LettersOption):
        return "".join(value or ())
    return f"{option.name.split('_')[-1]}_{value}" if isinstance(value, int) else str(value)


def option_value(option: Option, given: Any) -> Any:
    """Read an option from a parameter."""
    by_text = {parameter(option, value): value for value in option.values} if type(option) is Option else {}
    return by_text[given] if given in by_text else option.parse(str(given))


def game_type(known: Card, *, simultaneous: bool = False) -> pyspiel.GameType:
    """Describe a game to OpenSpiel."""
    dynamics = pyspiel.GameType.Dynamics
    return pyspiel.GameType(
        short_name=PREFIX + known.id,
        long_name=f"Tidetable: {known.name}",
        dynamics=dynamics.SIMULTANEOUS if simultaneous else dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(known.seats),
        min_num_players=min(known.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={
            "seats": min(known.seats),
            **{option.name: parameter(option, option.default) for option in known.options},
            **OWN_PARAMETERS,
        },
    )


@dataclass(frozen=True, eq=False)
class Setup:
    """How a game is played: its table, and how chance and secret decisions are asked for."""

    table: Table
    simultaneous: bool
    deals: int
    position: str

    @property
    def digits(self) -> int:
        """How many chance nodes make one number."""
        return 1 if self.deals else DIGITS

    @cached_property
    def outcomes(self) -> list[tuple[int, float]]:
        """What a chance node can give: every number alike."""
        count = self.deals or BASE
        return [(outcome, 1.0 / count) for outcome in range(count)]

    def first_world(self, number: str) -> World:
        """Deal, or deal anew what nobody sees of the given position."""
        if not self.position:
            return self.table.deal(f"chance {number}")
        start = World.of(self.table, self.table.game.parse_position(self.position))
        return start.sample(SPECTATOR, f"chance {number}").forget()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """Give itself: it does not change."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle what it was made from."""
        return Setup, (self.table, self.simultaneous, self.deals, self.position)


def setup_from(known: Card, params: Mapping[str, Any]) -> Setup:
    """Read OpenSpiel's parameters; those left out have their defaults."""
    given = {**game_type(known).parameter_specification, **params}
    options = {option.name: option_value(option, given[option.name]) for option in known.options}
    table = Table.of(known.id, int(given["seats"]), options)
    return Setup(table, bool(given["simultaneous"]), int(given["deals"]), str(given["position"]))


class Game(pyspiel.Game):
    """One of the games at one table."""

    known: Card

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        """Set the table."""
        self.setup = setup_from(self.known, params or {})
        table = self.setup.table
        info = pyspiel.GameInfo(
            num_distinct_actions=self.known.actions,
            max_chance_outcomes=len(self.setup.outcomes),
            num_players=table.seats,
            min_utility=-1.0,
            max_utility=float(table.seats - 1),
            utility_sum=0.0,
            max_game_length=table.longest,
        )
        super().__init__(game_type(self.known, simultaneous=self.setup.simultaneous), info, params or {})

    def new_initial_state(self, text: str | None = None) -> State:
        """Begin a game; with a text, at the position that ``str(state)`` wrote."""
        state = State(self)
        if text is not None:
            state.world, state.pending = World.of(self.setup.table, self.setup.table.game.parse_position(text)), None
        return state

    def max_chance_nodes_in_history(self) -> int:
        """Bound the chance nodes: the deal, and at most one number after each decision."""
        return self.setup.digits * (self.setup.table.longest + 1)

    def make_py_observer(self, kind: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None) -> Observer:
        """Give an observer."""
        if params:
            raise ValueError(f"there are no parameters for an observer, but {params} were given")
        return Observer(self, kind or pyspiel.IIGObservationType(perfect_recall=False))


class State(pyspiel.State):
    """One game on its way: a world, and the chance it may be waiting for."""

    def __init__(self, game: Game) -> None:
        """Wait for the deal."""
        super().__init__(game)
        self.setup = game.setup
        self.world: World | None = None
        self.pending: list[int] | None = []  # the digits of chance so far; None: nothing is left to chance
        self.chosen: list[tuple[int, int]] = []  # what was decided and waits for chance

    # Whose turn it is

    def current_player(self) -> int:
        """Name the player, or chance, or nobody."""
        if self.pending is not None:
            return int(pyspiel.PlayerId.CHANCE)
        world = self._world
        if world.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.setup.simultaneous and len(world.waiting) > 1:
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return world.waiting[0]

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.pending is None and self._world.is_over

    @property
    def _world(self) -> World:
        assert self.world is not None, "the game has not been dealt"
        return self.world

    # Deciding

    def _legal_actions(self, player: int) -> list[int]:
        world = self._world
        if player in world.waiting:
            return world.legal(player)
        return [0] if self.current_player() == pyspiel.PlayerId.SIMULTANEOUS else []  # a seat that has nothing to decide

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """List the outcomes: every number alike."""
        return self.setup.outcomes

    def _apply_action(self, action: int) -> None:
        if self.pending is None:
            self._go_on([(self.current_player(), action)])
            return
        self.pending = [*self.pending, action]
        if len(self.pending) == self.setup.digits:
            self._let_chance_decide(" ".join(map(str, self.pending)))

    def _apply_actions(self, actions: list[int]) -> None:
        self._go_on([(seat, actions[seat]) for seat in self._world.waiting])

    def _go_on(self, moves: list[tuple[int, int]]) -> None:
        """Carry the decisions out, or wait for chance if the rules need it."""
        before = self._world
        after = _after(before, moves)
        if before.takes_chance(after):
            self.pending, self.chosen = [], moves
        else:
            self.world = after

    def _let_chance_decide(self, number: str) -> None:
        if self.world is None:
            self.world = self.setup.first_world(number)
        else:
            self.world = _after(self.world.with_chance(f"chance {number}"), self.chosen)
        self.pending, self.chosen = None, []

    # Results and texts

    def returns(self) -> list[float]:
        """Give what each player won or lost; zero before the end."""
        return self._world.rewards if self.is_terminal() else [0.0] * self.setup.table.seats

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self.setup.table.game.action_text(action)

    def __str__(self) -> str:
        """Write the position so that ``new_initial_state`` reads it back."""
        waiting = f"\nchance {self.pending} after {self.chosen}" if self.pending is not None else ""
        return (self.setup.table.game.position_text(self.world.record) if self.world else "before the deal") + waiting

    # Imperfect information

    def resample_from_infostate(self, player: int, sampler: Any) -> State:
        """Draw a state that *player* cannot tell from this one; *sampler* gives numbers from 0 to 1."""
        words = np.array([int(float(sampler()) * 0xFFFFFFFF) | 1 for _ in range(4)], np.uint32)
        state = self.clone()
        state.world = self._world.sample(player, words)
        return state  # type: ignore[no-any-return]


def _after(world: World, moves: list[tuple[int, int]]) -> World:
    for seat, action in moves:
        world = world.decide(seat, action)
    return world


def resampler(seed: str | int = 0) -> Any:
    """Make a resampler for OpenSpiel's ISMCTS: ``bot.set_resampler(resampler(seed))``."""
    random = np.random.default_rng(abs(hash(str(seed))))
    return lambda state, player: state.resample_from_infostate(player, random.random)


class Observer:
    """What a player, or everybody, sees of a state: as text, and for a player as numbers."""

    def __init__(self, game: Game, kind: pyspiel.IIGObservationType) -> None:
        self.kind, self.seeing = kind, game.setup.table.loops.seeing
        self.tensor: npt.NDArray[np.float32] | None = None
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        if kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            self._make_tensor(game.setup.table.seats)

    def _make_tensor(self, seats: int) -> None:
        pieces = [("player", seats), *((plane.name, plane.size) for plane in self.seeing.planes)]
        pieces += [("past", FINGERPRINT)] if self.kind.perfect_recall else []
        tensor = np.zeros(sum(size for _, size in pieces), np.float32)
        first = 0
        for name, size in pieces:
            self.dict[name] = tensor[first : first + size]
            first += size
        self.tensor = tensor

    def set_from(self, state: State, player: int) -> None:
        """Write the numbers of what *player* sees; all zero before the deal."""
        if self.tensor is None:
            return
        self.tensor.fill(0.0)
        if state.world is None:
            return
        self.dict["player"][player] = 1.0
        first = len(self.dict["player"])
        state.world.observation(player, self.tensor[first : first + self.seeing.size])
        if self.kind.perfect_recall:
            self.dict["past"][:] = np.unpackbits(np.frombuffer(state.world.past(player)[: FINGERPRINT // 8], np.uint8))

    def string_from(self, state: State, player: int) -> str:
        """Write what is seen as text: two states read alike if and only if they cannot be told apart."""
        if state.world is None:
            return "before the deal"
        if self.kind.private_info == pyspiel.PrivateInfoType.NONE:
            return self._text(state.world, SPECTATOR, "everybody") if self.kind.public_info else ""
        if self.kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return f"all: {state.world.record}"
        return self._text(state.world, player, f"seat {player}") if self.kind.public_info else _secrets(state.world, player)

    def _text(self, world: World, viewer: int, who: str) -> str:
        if self.kind.perfect_recall:
            return f"{who} {world.past(viewer).hex()}"
        return f"{who}: {world.hidden(viewer)}"


def _secrets(world: World, player: int) -> str:
    """Name what belongs to *player* alone, and whatever else a spectator does not know."""
    own, public = world.hidden(player), world.hidden(SPECTATOR)
    owned = owned_fields(type(own))
    texts = [f"{name}={own[name][player].tolist()}" for name in owned]
    texts += [
        f"{name}={own[name].tolist()}" for name in own.fields if name not in owned and not np.array_equal(own[name], public[name])
    ]
    return ", ".join(texts)


def _register(known: Card) -> None:
    made = type(f"{known.id}_game", (Game,), {"known": known, "__doc__": f"{known.name} for OpenSpiel."})
    pyspiel.register_game(game_type(known), made)


for _id in GAMES:
    if PREFIX + _id not in pyspiel.registered_names():
        _register(card(_id))
