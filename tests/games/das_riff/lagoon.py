"""Builds positions of Das Riff from what matters, in the document's notation; everything else has a harmless default."""

from collections import Counter
from typing import Any

from tidetable.core.journal import NO_JOURNAL, new_journal
from tidetable.core.legal import any_of, no_actions
from tidetable.core.record import SPECTATOR, Ints
from tidetable.core.registry import load
from tidetable.core.rows import Happening
from tidetable.core.rule import COMPILED
from tidetable.core.seen import Seen
from tidetable.games.das_riff.components import (
    BREEDING_CODES, BREEDINGS, CARD_CODES, CELLS, COLOUR_NAMES, COLOURS, COLUMNS, KINDS, ROWS, SEATS, SLOTS, USUAL_COPIES,
)  # fmt: skip
from tidetable.games.das_riff.state import BRED, EMPTY, NO_CARD, NO_CORAL, SHOWN, Phase, State
from tidetable.games.das_riff.water import flow, refill
from tidetable.games.das_riff.worms import serve_dice

GAME: Any = load("das_riff")  # its records have fields that core does not know
ANNA, BEN = range(SEATS)
KIND = {code: kind for kind, code in enumerate(CARD_CODES)}
BREEDING = {code: breeding for breeding, code in enumerate(BREEDING_CODES)}

Player = dict[str, Any]


def kinds(cards: str) -> list[int]:
    """Read cards as in "Rm # ~"."""
    return [KIND[card] for card in cards.split()]


class Lagoon:
    """A table of Das Riff in the ACTION phase of the active player."""

    def __init__(
        self,
        *rows: str,  # row 0 first, column 0 first; [Gf] lies face down, . is empty
        anna: Player | None = None,  # worms "2/2/1/1/1/1", pearls, sharks, boats, corals "Rf . =R-B"
        ben: Player | None = None,
        active: int = ANNA,
        open_cards: str = "R-Y B-B G-G V-V",
        next_breeding: str = "",  # what lies on top of the breeding deck
        draw: str | None = None,  # by default all cards that lie nowhere else, by kind
        discard: str = "",
        still: int = 0,
        turn: int = 1,
        **options: Any,
    ) -> None:
        self.state: State = GAME.start(SEATS, "lagoon", options)
        state = self.state
        state.phase, state.active, state.waiting, state.turns = Phase.ACTION, active, 1 << active, turn
        state.still_turns, state.picks_due, state.has_acted, state.flipped = still, 0, 0, 0
        state.worm_supply[:], state.boat_supply = 8, 15
        for seat, player in enumerate((anna or {}, ben or {})):
            self._equip(seat, player)
        for row in range(ROWS):
            self._lay(row, rows[row] if row < len(rows) else "")
        state.discard[:] = NO_CARD
        state.discard[: len(discard.split())] = kinds(discard)
        state.discard_left = len(discard.split())
        self._stack(kinds(draw) if draw is not None else self._rest())
        self._breed(open_cards, next_breeding)

    def _equip(self, seat: int, player: Player) -> None:
        state = self.state
        state.worms[seat] = [int(count) for count in str(player.get("worms", "0/0/0/0/0/0")).split("/")]
        state.worm_supply -= state.worms[seat]
        state.boats[seat] = player.get("boats", 1)
        state.boat_supply -= state.boats[seat]
        state.pearls[seat], state.sharks[seat] = player.get("pearls", 0), player.get("sharks", 0)
        corals = str(player.get("corals", "")).split()
        state.slot[seat] = [self._held(coral) for coral in corals] + [NO_CORAL] * (SLOTS - len(corals))

    @staticmethod
    def _held(coral: str) -> int:
        if coral == ".":
            return EMPTY
        return BRED + BREEDING[coral[1:]] if coral[0] == "=" else KIND[coral]

    def _lay(self, row: int, cards: str) -> None:
        padded = (cards.split() + ["."] * COLUMNS)[:COLUMNS]
        for column, card in enumerate(padded):
            cell = COLUMNS * row + column
            self.state.card[cell] = NO_CARD if card == "." else KIND[card.strip("[]")]
            self.state.lot[cell] = 0 if card[0] == "[" else SHOWN

    def _rest(self) -> list[int]:
        left = Counter({kind: int(USUAL_COPIES[kind]) for kind in range(KINDS)})
        left.subtract(int(card) for card in self.state.card if card != NO_CARD)
        left.subtract(int(card) for card in self.state.discard if card != NO_CARD)
        for seat in range(SEATS):
            owned = [int(held) for held in self.state.slot[seat]]
            left.subtract(held for held in owned if 0 <= held < BRED)
            left.subtract({KIND["#"]: sum(held != NO_CORAL for held in owned)})
            left.subtract({KIND["*"]: int(self.state.pearls[seat]), KIND["^"]: int(self.state.sharks[seat])})
        return sorted(left.elements())

    def _stack(self, draw: list[int]) -> None:
        state = self.state
        state.draw_pile[: len(draw)] = draw
        state.draw_next, state.draw_left, state.lots = 0, len(draw), 0
        state.pool[:] = 0
        down = [int(state.card[cell]) for cell in range(CELLS) if state.lot[cell] != SHOWN]
        for kind in [*draw, *down]:
            state.pool[0, kind] += 1

    def _breed(self, open_cards: str, top: str) -> None:
        state = self.state
        shown = [BREEDING[code] for code in open_cards.split()]
        bred = [int(held) - BRED for held in state.slot.flat if held >= BRED]
        first = [BREEDING[code] for code in top.split()]
        seen = {*shown, *bred, *first}
        deck = first + [card for card in range(BREEDINGS) if card not in seen]
        state.open_cards[:] = shown + [NO_CARD] * (4 - len(shown))
        state.breeding_deck[BREEDINGS - len(deck) :] = deck
        state.breeding_left = len(deck)

    # Playing

    @property
    def seat(self) -> int:
        """The seat that decides."""
        return int(GAME.waiting_seats(self.state)[0])

    def play(self, *actions: str, viewer: int = SPECTATOR) -> list[Happening]:
        """Play actions for whoever decides; give what happened."""
        events = []
        for action in actions:
            journal = new_journal()
            GAME.decide(self.state, self.seat, action, journal)
            events += GAME.Event.read(journal, viewer)
        return events

    def roll(self, die_a: str, die_b: str) -> "Lagoon":
        """Let the active player begin the turn with these dice."""
        self.state.dice[:] = [COLOUR_NAMES.index(die_a), COLOUR_NAMES.index(die_b)]
        serve_dice(self.state, NO_JOURNAL)
        GAME.fast.settle(self.state, no_actions(GAME.actions), NO_JOURNAL)
        return self

    def flow(self) -> "Lagoon":
        flow(self.state, NO_JOURNAL)
        return self

    def refill(self) -> "Lagoon":
        refill(self.state, NO_JOURNAL)
        return self

    # Looking

    def legal(self, verb: str = "") -> list[str]:
        """List the texts of what the deciding seat may do, or only those with a verb, without it."""
        texts = [GAME.Decision.text(action) for action in GAME.legal_actions(self.state, self.seat)]
        return [text.removeprefix(f"{verb} ") for text in texts if text.startswith(verb)]

    def seen(self, viewer: int = ANNA) -> Seen:
        """Give the table as somebody sees it."""
        return GAME.see(self.state, viewer)

    def row(self, row: int) -> str:
        return " ".join(self._card(cell) for cell in range(COLUMNS * row, COLUMNS * (row + 1)))

    def _card(self, cell: int) -> str:
        card = int(self.state.card[cell])
        if card == NO_CARD:
            return "."
        return CARD_CODES[card] if self.state.lot[cell] == SHOWN else f"[{CARD_CODES[card]}]"

    @property
    def discard(self) -> str:
        return " ".join(CARD_CODES[kind] for kind in self.state.discard[: self.state.discard_left])

    @property
    def open_cards(self) -> str:
        return " ".join("." if card == NO_CARD else BREEDING_CODES[card] for card in self.state.open_cards)

    def corals(self, seat: int) -> str:
        return " ".join(self._coral(int(held)) for held in self.state.slot[seat] if held != NO_CORAL)

    @staticmethod
    def _coral(held: int) -> str:
        if held >= BRED:
            return f"={BREEDING_CODES[held - BRED]}"
        return "." if held == EMPTY else CARD_CODES[held]

    def worms(self, seat: int) -> str:
        return "/".join(str(int(count)) for count in self.state.worms[seat])

    @property
    def supply(self) -> str:
        return "/".join(str(int(count)) for count in self.state.worm_supply)

    @property
    def phase(self) -> Phase:
        return Phase(self.state.phase)

    @property
    def cards(self) -> int:
        """Reef cards in the whole position."""
        held = sum(int(held != NO_CORAL) + int(0 <= held < BRED) for held in self.state.slot.flat)
        piles = int(self.state.draw_left) + int(self.state.discard_left)
        owned = int(self.state.pearls.sum()) + int(self.state.sharks.sum())
        return held + piles + owned + sum(int(card != NO_CARD) for card in self.state.card)


def told(events: list[Happening], kind: str) -> list[dict[str, Any]]:
    """Pick the events of a kind, without the kind."""
    return [{name: value for name, value in event.items() if name != "kind"} for event in events if event["kind"] == kind]


def play_any(state: State, random: Ints, journal: Ints = NO_JOURNAL) -> None:
    """Let whoever decides decide anything."""
    seat = GAME.waiting_seats(state)[0]
    GAME.carry_out(state, seat, int(any_of(GAME.choices(state, seat), random)), journal)


def sample(compiled: int, interpreted: int) -> int:
    """Say how many times to look: interpreted rules are some hundred times slower."""
    return compiled if COMPILED else interpreted


RICH: Player = {"worms": "/".join(["5"] * COLOURS), "boats": 8}
