"""An independent memory: what a viewer was told of a game, and whether a world could have told the same story.

Every card that was ever in a hand, or sank from it, is a token: when it came and, if the viewer saw it, its face. A world is
possible if tokens, hand cards and pile cards can be matched: a face that was seen must be the face there, and a token lies in
the pile only where something sank after it had come. When a card leaves openly that two tokens could be, both are tried.
"""

from dataclasses import dataclass, replace

from tidetable.core.journal import new_journal
from tidetable.core.registry import load
from tidetable.core.rows import Happening
from tidetable.games.rivero.components import TYPES
from tidetable.games.rivero.groundwater import pile_place
from tidetable.games.rivero.hidden import held
from tidetable.games.rivero.state import State

GAME = load("rivero")
MEMORIES = 40  # kept at a time; those in which the seen card left come first


@dataclass(frozen=True)
class Token:
    came: int  # when it came into the hand
    face: int | None  # None: the viewer did not see it


@dataclass(frozen=True)
class Sunk:
    when: int  # it was put there from the hand at this moment
    face: int | None = None  # the viewer saw it sink (his own)


@dataclass(frozen=True)
class Fallen:
    face: int | None  # None: a bridge, unseen


@dataclass(frozen=True)
class Zone:
    """A hand and its groundwater as the viewer remembers them."""

    tokens: tuple[Token, ...] = ()
    pile: tuple[Sunk | Fallen, ...] = ()


class Story:
    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.clock = 0
        self.zones: list[list[Zone]] = [[Zone()], [Zone()]]  # by seat: all memories that fit the story so far

    def begin(self, state: State) -> None:
        journal = new_journal()
        fresh = GAME.blank(2, GAME.options_of(state))
        fresh.chance_key[:] = state.chance_key
        GAME.setup(fresh, journal)
        self._hear(GAME.Event.read(journal, self.viewer))

    def tell(self, state: State, seat: int, action: int) -> None:
        """Hear what this decision causes, as the viewer is told it."""
        journal = new_journal()
        after = state.twin()
        GAME.carry_out(after, seat, action, journal)
        self._hear(GAME.Event.read(journal, self.viewer))

    def _hear(self, events: list[Happening]) -> None:
        for event in events:
            self.clock += 1
            handler = getattr(self, f"_{event['kind'].replace('-', '_')}", None)
            if handler:
                handler(event)

    # Cards that come

    def _come(self, seat: int, face: int | None) -> None:
        self.zones[seat] = [replace(zone, tokens=(*zone.tokens, Token(self.clock, face))) for zone in self.zones[seat]]

    def _drew(self, event: Happening) -> None:
        self._come(event["seat"], event["card"])

    _action_card_taken = _source_taken = _bottom_given = _drew

    def _exchanged(self, event: Happening) -> None:
        self._leave(event["seat"], event["card"])
        self._come(event["seat"], event["face"])

    def _swapped(self, event: Happening) -> None:
        self._leave(event["seat"], event["card"])
        self._come(event["seat"], event["got"])

    # Cards that leave openly

    def _leave(self, seat: int, face: int) -> None:
        found = [left for zone in self.zones[seat] for left in _without(zone, face, self.clock)]
        self.zones[seat] = list(dict.fromkeys(found))[:MEMORIES]

    def _extended(self, event: Happening) -> None:
        self._leave(event["seat"], event["card"])

    _laid = _doubled = _discarded = _extended

    # The groundwater

    def _push(self, seat: int, entry: Sunk | Fallen) -> None:
        self.zones[seat] = [replace(zone, pile=(*zone.pile, entry)) for zone in self.zones[seat]]

    def _sunk(self, event: Happening) -> None:
        self._push(event["seat"], Sunk(self.clock, event["card"]))

    def _card_fell(self, event: Happening) -> None:
        self._push(event["seat"], Fallen(event["card"]))

    def _bridge_fell(self, event: Happening) -> None:
        self._push(event["seat"], Fallen(None))

    def _groundwater_taken(self, event: Happening) -> None:
        seat = event["seat"]
        top = self.zones[seat][0].pile[-1]
        self.zones[seat] = [replace(zone, pile=zone.pile[:-1]) for zone in self.zones[seat]]
        if isinstance(top, Fallen):
            self._come(seat, event["card"] if top.face is None else top.face)

    _groundwater_taken_open = _groundwater_taken

    def _reveal(self, seat: int, face: int) -> None:
        top = self.zones[seat][0].pile[-1]
        self.zones[seat] = [replace(zone, pile=zone.pile[:-1]) for zone in self.zones[seat]]
        if isinstance(top, Sunk):
            found = [left for zone in self.zones[seat] for left in _without(zone, face, top.when)]
            self.zones[seat] = list(dict.fromkeys(found))[:MEMORIES]

    def _refilled_from_groundwater(self, event: Happening) -> None:
        self._reveal(event["seat"], event["card"])

    def _sun_drained(self, event: Happening) -> None:
        self._reveal(event["other"], event["card"])

    # Holding a world against the story

    def contradiction(self, world: State) -> str | None:
        for seat in range(2):
            hand = [card for card in range(TYPES) for _ in range(held(world, seat, card))]
            pile = [int(world.groundwater[pile_place(seat, index)]) for index in range(world.groundwater_size[seat])]
            faults = [_misfit(zone, hand, pile) for zone in self.zones[seat]]
            if all(faults):
                return f"seat {seat}: {faults[0]}"
        return None


def _without(zone: Zone, face: int, before: int) -> list[Zone]:
    """Give the memories left when a card leaves that came before a moment: the seen one or an unseen one has left.

    Of several alike the last come is let go: those that stay longest can be in the most places.
    """
    left = []
    for wanted in (face, None):
        places = [place for place, token in enumerate(zone.tokens) if token.came <= before and token.face == wanted]
        if places:
            left.append(replace(zone, tokens=zone.tokens[: places[-1]] + zone.tokens[places[-1] + 1 :]))
    return left


def _misfit(zone: Zone, hand: list[int], pile: list[int]) -> str | None:
    if len(pile) != len(zone.pile):
        return f"the pile has {len(pile)} cards, not {len(zone.pile)}"
    places: list[tuple[int, float]] = [(card, float("inf")) for card in hand]
    for card, entry in zip(pile, zone.pile, strict=True):
        if entry.face not in (None, card):
            return f"pile card {card} was seen as {entry.face}"
        if isinstance(entry, Sunk):
            places.append((card, entry.when))
    if len(places) != len(zone.tokens):
        return f"{len(places)} cards in hand or sunk, {len(zone.tokens)} came"
    fits = [
        [i for i, (card, when) in enumerate(places) if token.came <= when and token.face in (None, card)] for token in zone.tokens
    ]
    return None if _can_match(fits, len(places)) else "the cards that were seen cannot all be where they must be"


def _can_match(fits: list[list[int]], places: int) -> bool:
    taken: list[int | None] = [None] * places

    def seat_token(token: int, tried: set[int]) -> bool:
        for place in fits[token]:
            if place not in tried:
                tried.add(place)
                other = taken[place]
                if other is None or seat_token(other, tried):
                    taken[place] = token
                    return True
        return False

    return all(seat_token(token, set()) for token in range(len(fits)))
