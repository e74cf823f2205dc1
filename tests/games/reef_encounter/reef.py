"""Builds positions of Reef Encounter from what matters; everything else has a harmless default.

Cells on slot 0 are written without their slot ("d4"), others with it ("1:d4") or with their board's letter ("D:d4").
"""

from __future__ import annotations

from typing import Any

from tidetable.core.journal import new_journal
from tidetable.core.record import SPECTATOR
from tidetable.core.registry import load
from tidetable.core.rows import Happening, Message
from tidetable.core.seen import Seen
from tidetable.core.sets import members
from tidetable.games.reef_encounter.components import CELLS_PER_BOARD, COLOURS, FILES, Alga, Coral
from tidetable.games.reef_encounter.corals import coral_at, shrimp_cell
from tidetable.games.reef_encounter.ending import value
from tidetable.games.reef_encounter.hidden import seen_tiles
from tidetable.games.reef_encounter.state import Phase, State

GAME: Any = load("reef_encounter")  # its records have the fields of State
PURPLE, GREEN, RED, YELLOW = range(4)
LETTERS = "WYOPG"
SHRIMP_LETTERS = "pgry"
ALL_SIDE_1 = (1 << 10) - 1


def counts(letters: str) -> list[int]:
    """Count tiles or cubes written as letters: "WWY"."""
    return [letters.count(letter) for letter in LETTERS]


def names(numbers: Any) -> str:
    """Write counts as letters."""
    return "".join(letter * int(number) for letter, number in zip(LETTERS, numbers, strict=True))


class Reef:
    """A table of Reef Encounter in somebody's MAIN, with helpers that speak the document's shorthand."""

    def __init__(
        self, board: str | None = None, *, boards: str = "", seats: int = 2, turn: int = PURPLE, seed: str = "reef", **options: Any
    ):
        chosen = boards + "".join(letter for letter in "BDAC" if letter not in boards)
        options = {"boards": list(chosen[:seats]), **options}
        self.state: State = GAME.start(seats, seed, options)
        while self.state.phase < Phase.MAIN:
            seat = GAME.waiting_seats(self.state)[0]
            GAME.decide(self.state, seat, GAME.legal_actions(self.state, seat)[0])
        self.state.sides = 0
        self.state.start_seat = turn
        self.state.waiting = 1 << turn
        self.letters = chosen[:seats]
        for seat in range(seats):
            self.state.fish_tile[seat] = Coral.WHITE
            self.give(seat)
        if board is not None:
            self.state.reef[:] = 0
            self.draw(0, board)
        self.settle()

    # Building

    def draw(self, slot: int, board: str) -> Reef:
        """Lay out a board from a map as in the document."""
        rows = [line.split() for line in board.strip().splitlines() if line.split()[0].isdigit()]
        for row, (_, *tokens) in enumerate(rows):
            for column, token in enumerate(tokens):
                if token[0] in LETTERS:
                    self.state.reef[slot, LETTERS.index(token[0])] |= 1 << FILES * row + column
                if len(token) > 1:
                    self.state.shrimp[slot, SHRIMP_LETTERS.index(token[1])] |= 1 << FILES * row + column
        return self.settle()

    def put(self, letter: str, cells: str, shrimp: int | None = None, at: str = "") -> Reef:
        """Lay tiles of a colour; *shrimp* puts a player's shrimp on the cell *at*, or on the first."""
        for name in cells.split():
            cell = self.cell(name)
            slot, here = cell // CELLS_PER_BOARD, 1 << cell % CELLS_PER_BOARD
            self.state.reef[slot] &= ~here
            self.state.reef[slot, LETTERS.index(letter)] |= here
        if shrimp is not None:
            self.stand(shrimp, at or cells.split(maxsplit=1)[0])
        return self.settle()

    def stand(self, seat: int, name: str) -> Reef:
        cell = self.cell(name)
        self.state.shrimp[cell // CELLS_PER_BOARD, seat] |= 1 << cell % CELLS_PER_BOARD
        return self

    def give(self, seat: int, *, behind: str = "", cubes: str = "", front: str = "", eaten: str = "", shrimps: int = 0) -> Reef:
        """Give a player exactly these goods; *shrimps* have been eaten."""
        state = self.state
        state.behind[seat], state.cubes[seat], state.front[seat] = counts(behind), counts(cubes), counts(front)
        state.eaten[seat], state.shrimps_eaten[seat] = counts(eaten), shrimps
        state.behind_size[seat] = len(behind)
        state.behind_least[seat], state.behind_most[seat] = 0, 40
        return self.settle()

    def sea(self, **spaces: str) -> Reef:
        """Fill spaces: sea(W="YPP")."""
        for letter, tiles in spaces.items():
            self.state.sea[LETTERS.index(letter)] = counts(tiles)
        return self.settle()

    def settle(self) -> Reef:
        """Put all tiles and cubes that are nowhere else into bag and supply."""
        state, seats = self.state, int(self.state.seats)
        for colour in range(COLOURS):
            hands = sum(int(state.behind[seat, colour]) + int(state.fish_tile[seat] == colour) for seat in range(seats))
            state.bag[colour] = 40 - seen_tiles(state, -1, colour) - hands
            state.larvae[colour] = 10 - int(state.sea_cube[colour]) - int(state.cubes[:, colour].sum())
        state.bag_least[:], state.bag_most[:] = 0, 40
        state.told_least[:], state.told_most[:] = 0, 40
        return self

    # Playing

    def cell(self, name: str) -> int:
        slot, colon, place = name.rpartition(":")
        number = (self.letters.index(slot) if slot in self.letters else int(slot)) if colon else 0
        return CELLS_PER_BOARD * number + FILES * (int(place[1]) - 1) + "abcdefg".index(place[0])

    def text(self, action: str) -> str:
        verb, _, name = action.partition(" ")
        if verb in {"place", "drop"} and ":" not in name:
            name = f"0:{name}"
        if verb in {"lift", "eat"} and not name.isdigit():
            name = str(self.number(name))
        return f"{verb} {name}".strip()

    def number(self, name: str) -> int:
        """Give the number, from 1, of the deciding player's shrimp on a cell."""
        cells = [shrimp_cell(self.state, self.turn, k) for k in range(4)]
        return cells.index(self.cell(name)) + 1

    def play(self, *actions: str, viewer: int = SPECTATOR) -> list[Happening]:
        """Let the deciding player take these actions; give the events of the last one."""
        events: list[Happening] = []
        for action in actions:
            journal = new_journal()
            GAME.decide(self.state, self.turn, self.text(action), journal)
            events = GAME.Event.read(journal, viewer)
        return events

    # Looking

    @property
    def turn(self) -> int:
        return int(GAME.waiting_seats(self.state)[0])

    @property
    def phase(self) -> Phase:
        return Phase(self.state.phase)

    @property
    def legal(self) -> set[str]:
        return {GAME.Decision.text(action) for action in GAME.legal_actions(self.state, self.turn)}

    def offers(self, action: str) -> bool:
        return self.text(action) in self.legal

    def cells(self, verb: str, slot: int = 0) -> set[str]:
        """Name the cells of a board that a verb may choose."""
        texts = [text.split() for text in self.legal]
        return {text[1].split(":")[1] for text in texts if text[0] == verb and text[1].startswith(f"{slot}:")}

    def tile(self, name: str) -> str:
        """Write the tile on a cell: its letter, or nothing."""
        cell = self.cell(name)
        slot, here = cell // CELLS_PER_BOARD, 1 << cell % CELLS_PER_BOARD
        return "".join(LETTERS[colour] for colour in range(COLOURS) if int(self.state.reef[slot, colour]) & here)

    def size(self, name: str) -> int:
        """Count the coral on a cell."""
        cell = self.cell(name)
        return members(coral_at(self.state, cell // CELLS_PER_BOARD, 1 << cell % CELLS_PER_BOARD))

    def shrimp(self, name: str) -> int | None:
        cell = self.cell(name)
        here = 1 << cell % CELLS_PER_BOARD
        return next((seat for seat in range(4) if int(self.state.shrimp[cell // CELLS_PER_BOARD, seat]) & here), None)

    def behind(self, seat: int) -> str:
        return names(self.state.behind[seat])

    def front(self, seat: int) -> str:
        return names(self.state.front[seat])

    def cubes(self, seat: int) -> str:
        return names(self.state.cubes[seat])

    def eaten(self, seat: int) -> str:
        return names(self.state.eaten[seat])

    @property
    def sides(self) -> list[int]:
        return [int(self.state.sides) >> tile & 1 for tile in range(10)]

    @property
    def locked(self) -> list[int]:
        return [tile for tile in range(10) if int(self.state.locks) >> tile & 1]

    @property
    def algae(self) -> list[int]:
        return list(self.state.algae.tolist())

    @property
    def alga_space(self) -> Alga | None:
        return Alga(self.state.alga_space) if self.state.alga_space >= 0 else None

    @property
    def values(self) -> list[int]:
        return [value(self.state, colour) for colour in range(COLOURS)]

    @property
    def bag(self) -> list[int]:
        return list(self.state.bag.tolist())

    def seen(self, seat: int) -> Seen:
        return GAME.see(self.state, seat)

    def view(self, seat: int = SPECTATOR) -> dict[str, Any]:
        return dict(self.seen(seat).view)

    def why(self, action: str) -> str:
        """Name the reason an action is refused for."""
        number = GAME.parse_action(self.text(action))
        return self.seen(self.turn).why_not(number)[0]

    @property
    def question(self) -> Message | None:
        return self.seen(self.turn).question

    def preview(self, action: str) -> Message | None:
        """Give what the deciding player is told about a decision."""
        return self.seen(self.turn).preview(GAME.parse_action(self.text(action)))

    @property
    def reason(self) -> str:
        outcome = GAME.outcome(self.state)
        assert outcome is not None, "the game is not over"
        return str(outcome.reason.id)


def kinds(events: list[Happening]) -> list[str]:
    return [event["kind"] for event in events]
