"""Builds positions of Fish'n'Stones from what matters; everything else has a harmless default."""

from tidetable.core.journal import NO_JOURNAL, new_journal
from tidetable.core.record import SPECTATOR
from tidetable.core.registry import load
from tidetable.core.rows import Happening
from tidetable.games.fish_n_stones.components import CARDS, USUAL_KIND, Kind
from tidetable.games.fish_n_stones.rules import begin_round, symbols
from tidetable.games.fish_n_stones.state import BUCKET, NO_CARD, STACKS, Phase, State

GAME = load("fish_n_stones")
ANN, BEN, CLEO, DOV = range(4)
NAMES = {"F1": Kind.FISH1, "F2": Kind.FISH2, "F3": Kind.FISH3, "W": Kind.WATER, "S1": Kind.STONE1, "S2": Kind.STONE2}
SHORT = {kind: name for name, kind in NAMES.items()}


def deck_of(kinds: str) -> list[int]:
    """Give card ids in order: the named kinds on top, all other cards after them."""
    left = list(range(CARDS))
    chosen = []
    for name in kinds.split():
        card = next(card for card in left if USUAL_KIND[card] == NAMES[name])
        left.remove(card)
        chosen.append(card)
    return chosen + left


class Pond:
    """A table of Fish'n'Stones with helpers that speak the document's shorthand."""

    def __init__(self, cards: str = "", seats: int = 2, deck: list[int] | None = None, **options: str) -> None:
        self.state: State = GAME.start(seats, "pond", options)  # type: ignore[assignment]
        for stack in range(STACKS):
            self.state.top[stack] = self.state.bottom[stack] = NO_CARD
        self.state.below[:] = NO_CARD
        self.state.deck[:] = deck or deck_of(cards)
        self.state.deck_left = CARDS
        begin_round(self.state, NO_JOURNAL)

    def cast(self, *columns: int) -> "Pond":
        """Let every seat place its cat."""
        for seat, column in enumerate(columns):
            self.play(seat, f"cat {('left', 'middle', 'right')[column]}")
        return self

    def play(self, seat: int, action: str | int, viewer: int = SPECTATOR) -> list[Happening]:
        journal = new_journal()
        GAME.decide(self.state, seat, action, journal)
        return GAME.Event.read(journal, viewer)

    def skip(self, *seats: int) -> "Pond":
        for seat in seats:
            self.play(seat, "no bait")
        return self

    def legal(self, seat: int) -> str:
        return ", ".join(GAME.Decision.text(action) for action in GAME.legal_actions(self.state, seat))

    def cells(self, seat: int, verb: str) -> list[int]:
        """List the cells that a legal action with this verb names."""
        texts = [GAME.Decision.text(action).split() for action in GAME.legal_actions(self.state, seat)]
        return [int(text[1]) for text in texts if text[0] == verb]

    def stack(self, cell: int) -> str:
        """Write a stack bottom to top."""
        cards = []
        card = int(self.state.top[cell])
        while card != NO_CARD:
            cards.append(SHORT[Kind(USUAL_KIND[card])])
            card = int(self.state.below[card])
        return " ".join(reversed(cards))

    def bucket(self, seat: int) -> str:
        return self.stack(BUCKET + seat)

    def catch(self, seat: int) -> tuple[int, int]:
        """Give fish and stones in a bucket."""
        return symbols(self.state, BUCKET + seat)

    def score(self, seat: int) -> int:
        fish, stones = self.catch(seat)
        return fish - stones

    @property
    def heights(self) -> list[int]:
        return [len(self.stack(cell).split()) for cell in range(9)]

    @property
    def phase(self) -> Phase:
        return Phase(self.state.phase)

    @property
    def waiting(self) -> list[int]:
        return GAME.waiting_seats(self.state)

    def view(self, seat: int) -> dict:
        return GAME.see(self.state, seat).view

    def play_out(self, choose=min) -> int:
        """Let every decision take the smallest (or largest) legal action; return the number of decisions."""
        decisions = 0
        while self.waiting:
            seat = self.waiting[0]
            self.play(seat, choose(GAME.legal_actions(self.state, seat)))
            decisions += 1
        return decisions
