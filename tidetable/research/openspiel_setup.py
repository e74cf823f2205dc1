"""How a game is set up for OpenSpiel: its parameters, its description, and where its states begin."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Self

import pyspiel

from tidetable.core.card import Card, CountsOption, LettersOption, Option, WholeOption
from tidetable.core.errors import BadSetup
from tidetable.core.record import SPECTATOR, Record
from tidetable.research.world import Table, World

PREFIX = "tidetable_"
BASE = 256  # outcomes of a chance node ...
DIGITS = 4  # ... of which so many make one number
MOST_DEALS = 1 << 16  # outcomes of the one node that asks for a whole number
WRITTEN, HELD = "= ,", "~|;"  # signs of a position, and those that stand for them in a parameter
OWN_PARAMETERS = {"players": 0, "simultaneous": False, "deals": 0, "position": ""}


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
    if isinstance(option, CountsOption):
        return option.text(value)
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
        """Deal, or deal anew all that is not public in the given position, hands included."""
        if not self.position:
            return self.table.deal(f"chance {number}")
        start = World.of(self.table, read_position(self.table, self.position))
        return start.sample(SPECTATOR, f"chance {number}").forget()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """Give itself: it does not change."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle what it was made from."""
        return Setup, (self.table, self.simultaneous, self.deals, self.position)


def position_text(table: Table, record: Record) -> str:
    """Write a position so that OpenSpiel can hold it in a parameter."""
    return held(table.game.position_text(record))


def held(position: str) -> str:
    """Write a position with other signs where OpenSpiel's texts of parameters would end or be divided."""
    return position.strip().translate(str.maketrans(WRITTEN, HELD))


def read_position(table: Table, text: str) -> Record:
    """Read a position, written either way; it must be one of this table."""
    record = table.game.parse_position(text.translate(str.maketrans(HELD, WRITTEN)))
    if int(record.seats) != table.seats:
        raise BadSetup(f"a position with {record.seats} seats, at a table with {table.seats}")
    for name, value in table.game.options_of(record).items():
        if value != table.options[name]:
            raise BadSetup(f"a position with {name}={value}, at a table with {name}={table.options[name]}")
    return record


def seats_from(known: Card, given: Mapping[str, Any]) -> int:
    """Read the number of seats, which OpenSpiel's own tools call ``players``; 0 of them leave it to ``seats``."""
    seats, players = int(given["seats"]), int(given["players"])
    if players and seats not in (players, min(known.seats)):
        raise BadSetup(f"{players} players cannot sit at a table with {seats} seats; name one of the two")
    return players or seats


def setup_from(known: Card, params: Mapping[str, Any]) -> Setup:
    """Read OpenSpiel's parameters; those left out have their defaults."""
    given = {**game_type(known).parameter_specification, **params}
    options = {option.name: option_value(option, given[option.name]) for option in known.options}
    setup = Setup(
        Table.of(known.id, seats_from(known, given), options),
        bool(given["simultaneous"]),
        int(given["deals"]),
        held(str(given["position"])),
    )
    if not 0 <= setup.deals <= MOST_DEALS:
        raise BadSetup(f"deals cannot be {setup.deals}; it can be 0 to {MOST_DEALS}")
    if setup.position:
        read_position(setup.table, setup.position)  # refused here rather than at the first deal
    return setup
