"""The games for OpenSpiel: importing this module registers ``tidetable_das_riff``, ``tidetable_fish_n_stones`` and the others.

    game = pyspiel.load_game("tidetable_fish_n_stones(seats=3,bait_rule=anywhere)")

Parameters: ``seats`` (or ``players``, as OpenSpiel's tools say), every table option of the game, and

- ``simultaneous`` (False): secret decisions of several seats are asked one after the other, none seeing the others'; if True
  they are simultaneous nodes, as OpenSpiel understands them.
- ``deals`` (0): chance is asked for a number wherever the game's own generator is: at the deal and at each later shuffle, roll or
  draw. 0 asks four times for one of 256; a small number k asks once for one of k, for algorithms that walk the whole tree.
- ``position`` (""): begin at this position (its text form) instead of the deal, all that is not public, hands included, being dealt
  anew by chance.

Returns: the game's payoff; usually everyone stakes one, and the winners share what the others lose.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from tidetable.core.chance import fast_random
from tidetable.core.errors import WHY_ILLEGAL, BrokenRecord, IllegalAction
from tidetable.core.record import SPECTATOR, owned_fields
from tidetable.core.registry import card, for_each_game
from tidetable.research.openspiel_setup import PREFIX, game_type, position_text, read_position, setup_from
from tidetable.research.world import World

if TYPE_CHECKING:
    from collections.abc import Mapping

    import numpy.typing as npt

    from tidetable.core.card import Card

FINGERPRINT = 64  # numbers of an information state that tell pasts apart
UNDEALT = "before the deal"


class Game(pyspiel.Game):
    """One of the games at one table."""

    known: Card

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        """Set the table."""
        self.setup = setup_from(self.known, params or {})
        table = self.setup.table
        least, most = table.game.paid(table.seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setup.table.game.actions,
            max_chance_outcomes=len(self.setup.outcomes),
            num_players=table.seats,
            min_utility=least,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=table.longest,
        )
        kept = {**(params or {}), "seats": table.seats, "position": self.setup.position}
        super().__init__(game_type(self.known, simultaneous=self.setup.simultaneous), info, kept)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle what OpenSpiel would load it from."""
        return loaded, (str(self),)

    def new_initial_state(self, text: str | None = None) -> State:
        """Begin a game; with a text, where ``str(state)`` wrote it."""
        state = State(self)
        if text is not None:
            state.read(text)
        return state

    def action_to_string(self, player: int, action: int) -> str:
        """Name an action; names do not depend on the state."""
        return f"chance {action}" if player == pyspiel.PlayerId.CHANCE else self.setup.table.game.Decision.text(action)

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
            player = self.current_player()
            if player < 0:
                raise _illegal("the game is over" if self.is_terminal() else "all seats decide here at once, by apply_actions")
            self._go_on([(player, action)])
            return
        if not 0 <= action < len(self.setup.outcomes):
            raise _illegal(f"chance cannot give {action} here")
        self.pending = [*self.pending, action]
        if len(self.pending) == self.setup.digits:
            self._let_chance_decide(" ".join(map(str, self.pending)))

    def _apply_actions(self, actions: list[int]) -> None:
        if len(actions) != self.setup.table.seats:
            raise _illegal(f"{self.setup.table.seats} seats decide, and {len(actions)} actions were given")
        self._go_on([(seat, actions[seat]) for seat in self._world.waiting])

    def _go_on(self, moves: list[tuple[int, int]]) -> None:
        """Carry the decisions out, or wait for chance if the rules need it. Rules trust their caller, so it is checked here."""
        before = self._world
        _check(before, moves)
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
        return self.get_game().action_to_string(player, action)  # type: ignore[no-any-return]

    def __str__(self) -> str:
        """Write the position so that ``new_initial_state`` reads it back."""
        position = position_text(self.setup.table, self.world.record) if self.world else UNDEALT
        if self.pending is None:
            return position
        return f"{position}\nchance {json.dumps(self.pending)} after {json.dumps(self.chosen)}"

    def read(self, text: str) -> None:
        """Become the state that ``str`` wrote; everybody's past begins here."""
        position, _, chance = text.partition("\n")
        self.world = None if position == UNDEALT else World.of(self.setup.table, read_position(self.setup.table, position))
        self.pending, self.chosen = None, []
        if chance or self.world is None:
            digits, moves = _asked(chance or "chance [] after []")
            if self.world is not None:
                _check(self.world, moves)
            self.pending, self.chosen = [], moves
            for digit in digits:
                self._apply_action(digit)

    # Imperfect information

    def resample_from_infostate(self, player: int, sampler: Any) -> State:
        """Draw a state that *player* cannot tell from this one; *sampler* gives numbers from 0 to 1.

        Where chance is asked nobody has seen the decision that called for it: the drawn state stands before that decision.
        """
        if not 0 <= player < self.setup.table.seats:
            raise ValueError(f"no player {player} sits at this table; those from 0 to {self.setup.table.seats - 1} do")
        if self.world is None:
            return self.clone()  # type: ignore[no-any-return]
        words = np.array([int(float(sampler()) * 0xFFFFFFFF) | 1 for _ in range(4)], np.uint32)
        state = self.clone()
        state.world, state.pending, state.chosen = self.world.sample(player, words), None, []
        return state  # type: ignore[no-any-return]


def _illegal(text: str) -> IllegalAction:
    return IllegalAction(text, WHY_ILLEGAL)


def _check(world: World, moves: list[tuple[int, int]]) -> None:
    """Refuse what is not legal: the rules themselves trust their caller."""
    for seat, action in moves:
        if not world.may(seat, action):
            raise _illegal(f"action {action} is not legal for seat {seat}")


def _asked(text: str) -> tuple[list[int], list[tuple[int, int]]]:
    """Read what chance is asked: the digits so far, and the decisions that wait for it."""
    try:
        digits, moves = (json.loads(part) for part in text.removeprefix("chance ").split(" after "))
        return [int(digit) for digit in digits], [(int(seat), int(action)) for seat, action in moves]
    except (ValueError, TypeError) as fault:
        raise BrokenRecord(f"{text!r} does not say what chance is asked; it looks like chance [1, 2] after [[0, 5]]") from fault


def _after(world: World, moves: list[tuple[int, int]]) -> World:
    for seat, action in moves:
        world = world.decide(seat, action)
    return world


def resampler(seed: str | int = 0) -> Any:
    """Make a resampler for OpenSpiel's ISMCTS: ``bot.set_resampler(resampler(seed))``."""
    random = np.random.default_rng(fast_random(f"resampler {seed}")[0])
    return lambda state, player: state.resample_from_infostate(player, random.random)


class Observer:
    """What a player, or everybody, sees of a state: as text, and for a player as numbers."""

    def __init__(self, game: Game, kind: pyspiel.IIGObservationType) -> None:
        self.kind, self.planes = kind, game.setup.table.game.Plane
        self.tensor: npt.NDArray[np.float32] | None = None
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        if kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            self._make_tensor(game.setup.table.seats)

    def _make_tensor(self, seats: int) -> None:
        pieces = [("player", seats), *((plane.id, plane.row.room) for plane in self.planes)]
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
        state.world.observation(player, self.tensor[first : first + self.planes.size()])
        if self.kind.perfect_recall:
            self.dict["past"][:] = np.unpackbits(np.frombuffer(state.world.past(player)[: FINGERPRINT // 8], np.uint8))

    def string_from(self, state: State, player: int) -> str:
        """Write what is seen as text: two states read alike if and only if they cannot be told apart."""
        if state.world is None:
            return UNDEALT
        if self.kind.private_info == pyspiel.PrivateInfoType.NONE:
            return self._text(state.world, SPECTATOR, "everybody") if self.kind.public_info else ""
        if self.kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return "; ".join(self._own_text(state.world, seat) for seat in range(state.world.table.seats))
        return self._own_text(state.world, player)

    def _own_text(self, world: World, player: int) -> str:
        return self._text(world, player, f"seat {player}") if self.kind.public_info else _secrets(world, player)

    def _text(self, world: World, viewer: int, who: str) -> str:
        if self.kind.perfect_recall:
            return f"{who} {world.past(viewer).hex()}"
        return f"{who}: {world.seen(viewer).record}"


def _secrets(world: World, player: int) -> str:
    """Name what belongs to *player* alone, and whatever else a spectator does not know."""
    own, public = world.seen(player).record, world.seen(SPECTATOR).record
    owned = owned_fields(type(own))
    texts = [f"{name}={own[name][player].tolist()}" for name in owned]
    texts += [
        f"{name}={own[name].tolist()}" for name in own.fields if name not in owned and not np.array_equal(own[name], public[name])
    ]
    return ", ".join(texts)


def loaded(text: str) -> Game:
    """Load a game from its text; unlike pyspiel's own function this one brings the games with it."""
    return pyspiel.load_game(text)  # type: ignore[no-any-return]


def _register(game: str) -> None:
    if PREFIX + game in pyspiel.registered_names():
        return
    known = card(game)
    made = type(f"{known.id}_game", (Game,), {"known": known, "__doc__": f"{known.name} for OpenSpiel."})
    pyspiel.register_game(game_type(known), made)


for_each_game(_register)
