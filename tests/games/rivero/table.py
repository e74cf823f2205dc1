"""Builds positions of Rivero from what matters; everything else has a harmless default."""

from collections.abc import Mapping
from typing import Any, cast

from tidetable.core.journal import NO_JOURNAL, new_journal
from tidetable.core.legal import no_actions
from tidetable.core.record import SPECTATOR
from tidetable.core.registry import load
from tidetable.core.rows import Happening
from tidetable.games.rivero.components import ACTION_CARDS, ASIDE, CARDS, COLUMNS, COPIES, TYPE, TYPES, VALUES, Action
from tidetable.games.rivero.groundwater import pile_place
from tidetable.games.rivero.hidden import held
from tidetable.games.rivero.piles import put_in_hand
from tidetable.games.rivero.rivers import river_length, set_bridge
from tidetable.games.rivero.rules import begin_turn, clear_table
from tidetable.games.rivero.state import FELL, FELL_UNSEEN, NO_CARD, NO_RIVER, Phase, State

GAME = load("rivero")
ANN, BEN = 0, 1


def start(seed: str | int, options: Mapping[str, Any] | None = None) -> State:
    """Deal a whole game."""
    return cast("State", GAME.start(2, seed, options))


def card(text: str) -> int:
    """Read a card: N4 is Nile 4."""
    return TYPE.words.index(text)


def code(found: int) -> str:
    """Write a card."""
    return str(TYPE.told(found))


def cards(text: str) -> list[int]:
    return [card(word) for word in text.split()]


class Table:
    """A table of Rivero that speaks the document's notation.

    ``source`` maps (row, column) to "top" or "bottom top"; ``rivers`` are texts like "D5-[C1]-D7"; ``groundwater`` runs from the
    bottom up, a card with * fell openly, one with ? fell as a bridge; ``lying`` is an action card with what lies beside it:
    "sun N6 A4", "bridge [A9]". The ocean begins with the named cards; all cards not named lie below, unless ``ocean_left`` says how
    many there are. ``draw`` names the action cards from the top of their pile. With ``main`` the turn stands in MAIN already.
    """

    def __init__(
        self,
        hands: tuple[str, str] = ("", ""),
        *,
        source: dict[tuple[int, int], str] | None = None,
        middle: str = "",
        full: bool = False,
        ocean: str = "",
        ocean_left: int | None = None,
        draw: str = "",
        rivers: tuple[list[str], list[str]] = ([], []),
        groundwater: tuple[str, str] = ("", ""),
        canteens: tuple[int | None, int | None] = (None, None),
        lying: tuple[str, str] = ("", ""),
        turn: int = ANN,
        main: bool = False,
        **options: str | int,
    ) -> None:
        self.state: State = GAME.blank(2, options)  # type: ignore[assignment]
        self.box = [COPIES] * TYPES
        clear_table(self.state)
        for seat in (ANN, BEN):
            self._before_seat(seat, hands[seat], rivers[seat], groundwater[seat], lying[seat])
            self.state.canteen[seat] = -1 if canteens[seat] is None else canteens[seat]
        named = [self._take(text) for text in ocean.split()]
        self._lay_source(source or {}, middle, full=full)
        self._fill_ocean(named, ocean_left)
        self._fill_action_pile(draw)
        begin_turn(self.state, turn, NO_JOURNAL)
        if main:
            self.state.phase = Phase.MAIN

    # Building

    def _take(self, text: str) -> int:
        found = card(text)
        assert self.box[found] > 0, f"there is no third {text}"
        self.box[found] -= 1
        return found

    def _any_card(self, *, avoiding: set[int]) -> int:
        """Take a card of a value that nothing on the table needs, if there is one."""
        left = [found for found in range(TYPES) if self.box[found]]
        calm = [found for found in left if found % VALUES not in avoiding]
        found = (calm or left)[0]
        self.box[found] -= 1
        return found

    def _before_seat(self, seat: int, hand: str, rivers: list[str], groundwater: str, lying: str) -> None:
        state = self.state
        for text in hand.split():
            put_in_hand(state, seat, self._take(text))
        state.unknown[seat] = state.hand_size[seat]
        for slot, river in enumerate(rivers):
            if river:
                self._lay_river(seat, slot, river.split("-"))
        for index, text in enumerate(groundwater.split()):
            state.groundwater[pile_place(seat, index)] = self._take(text.rstrip("*?"))
            state.unknown[seat] += text[-1] not in "*?"
            state.way_in[pile_place(seat, index)] = {"*": FELL, "?": FELL_UNSEEN}.get(text[-1], state.unknown[seat])
        state.groundwater_size[seat] = len(groundwater.split())
        if lying:
            self._lay_action_card(seat, *lying.split())

    def _lay_river(self, seat: int, slot: int, cells: list[str]) -> None:
        state = self.state
        first = card(cells[0])
        state.river_name[seat, slot] = first // VALUES
        state.river_low[seat, slot] = low = first % VALUES + 1
        state.river_high[seat, slot] = low + len(cells) - 1
        for value, text in enumerate(cells, low):
            face = self._take(text.strip("[]"))
            if text.startswith("["):
                set_bridge(state, seat, slot, value, face)
            else:
                assert face == first + value - low, f"{text} does not stand there in this river"

    def _lay_action_card(self, seat: int, kind: str, *beside: str) -> None:
        self.state.action_card[seat] = Action[kind.upper()]
        for place, text in enumerate(beside):
            if text.startswith("["):
                self.state.stored[seat] = 1
                self.state.stored_face[seat] = self._take(text.strip("[]"))
            else:
                self.state.beside[seat, place] = self._take(text)

    def _lay_source(self, source: dict[tuple[int, int], str], middle: str, *, full: bool) -> None:
        state = self.state
        laid = source | {(1, column): text for column, text in enumerate(middle.split())}
        for (row, column), text in laid.items():
            *below, top = [self._take(word) for word in text.split()]
            state.top[COLUMNS * row + column] = top
            state.bottom[COLUMNS * row + column] = below[0] if below else NO_CARD
        avoiding = {found % VALUES for seat in (ANN, BEN) for found in range(TYPES) if held(state, seat, found)}
        for cell in range(4, 8) if not full else range(12):
            if state.top[cell] == NO_CARD:
                state.top[cell] = self._any_card(avoiding=avoiding)

    def _fill_ocean(self, named: list[int], ocean_left: int | None) -> None:
        left = named + [found for found in range(TYPES) for _ in range(self.box[found])]
        left = left[:ocean_left]
        self.state.ocean[:] = NO_CARD
        self.state.ocean[CARDS - len(left) :] = left
        self.state.ocean_left = len(left)

    def _fill_action_pile(self, draw: str) -> None:
        state = self.state
        named = [int(Action[name.upper()]) for name in draw.split()]
        left = [int(action) for action in Action for _ in range(6)]
        for action in [*named, *(int(state.action_card[seat]) for seat in (ANN, BEN) if state.action_card[seat] >= 0)]:
            left.remove(action)
        lying = ACTION_CARDS - len(named) - len(left)
        state.action_pile[:ASIDE] = left[:ASIDE]
        state.action_pile[ASIDE + lying :] = named + left[ASIDE:]
        state.action_left = ACTION_CARDS - ASIDE - lying

    def settle(self) -> "Table":
        """Take the forced steps that stand at the beginning."""
        GAME.fast.settle(self.state, no_actions(GAME.actions), NO_JOURNAL)
        return self

    # Playing

    def play(self, *actions: str, viewer: int = SPECTATOR) -> list[Happening]:
        """Let the seat to move decide, several times if need be; give the events of the last decision."""
        for action in actions:
            journal = new_journal()
            GAME.decide(self.state, self.turn, action, journal)
        return GAME.Event.read(journal, viewer)

    def finish(self) -> None:
        """Finish, if the engine has not done so because nothing else was left."""
        if self.phase == Phase.MAIN:
            self.play("finish")

    def legal(self, verb: str = "") -> list[str]:
        """List the legal actions that begin with *verb*, without it."""
        texts = [GAME.Decision.text(action) for action in GAME.legal_actions(self.state, self.turn)]
        return [text.removeprefix(verb).strip() for text in texts if text.startswith(verb)]

    # Looking

    @property
    def turn(self) -> int:
        return int(self.state.turn)

    @property
    def phase(self) -> Phase:
        return Phase(self.state.phase)

    def hand(self, seat: int) -> str:
        return " ".join(code(found) for found in range(TYPES) for _ in range(held(self.state, seat, found)))

    def size(self, seat: int) -> int:
        return int(self.state.hand_size[seat])

    def cell(self, row: int, column: int) -> str:
        """Write a cell, the bottom card first."""
        pile = [int(self.state.bottom[COLUMNS * row + column]), int(self.state.top[COLUMNS * row + column])]
        return " ".join(code(found) for found in pile if found != NO_CARD)

    def river(self, seat: int, slot: int = 0) -> str:
        """Write a river with the hidden faces of its bridges; empty if the slot is free."""
        state = self.state
        if state.river_name[seat, slot] == NO_RIVER:
            return ""
        values = range(int(state.river_low[seat, slot]), int(state.river_high[seat, slot]) + 1)
        return "-".join(self._river_cell(seat, slot, value) for value in values)

    def _river_cell(self, seat: int, slot: int, value: int) -> str:
        state = self.state
        if int(state.river_bridges[seat, slot]) >> (value - 1) & 1:
            return f"[{code(int(state.bridge_face[seat, slot, value // 2 - 1]))}]"
        return code(VALUES * int(state.river_name[seat, slot]) + value - 1)

    def length(self, seat: int, slot: int = 0) -> int:
        return int(river_length(self.state, seat, slot))

    def groundwater(self, seat: int) -> str:
        pile = [self.state.groundwater[pile_place(seat, index)] for index in range(self.state.groundwater_size[seat])]
        return " ".join(code(int(found)) for found in pile)

    def beside(self, seat: int) -> str:
        return " ".join(code(int(found)) for found in self.state.beside[seat] if found != NO_CARD)

    def lying(self, seat: int) -> str | None:
        shown: str | None = self.view(seat)["seats"][seat]["action_card"]
        return shown

    def view(self, viewer: int) -> dict:
        return GAME.see(self.state, viewer).view

    @property
    def result(self) -> str:
        outcome = GAME.outcome(self.state)
        return "" if outcome is None else f"{outcome.reason.id} {outcome.scores} {outcome.ranks}"
