"""Skiff, the smallest honest game: secret cards, one decision a turn. Broken variants of it show that the laws can fail.

Each of two seats holds two cards of a deck of six, the other two lie face down. In turn a seat plays one card from the hand (face
up) or passes once; who has the higher sum of cards played when nobody holds one wins.
"""

from dataclasses import replace

from tidetable.core.card import Card
from tidetable.core.chance import fast_below, new_chance, shuffle
from tidetable.core.game import Game
from tidetable.core.journal import event, note
from tidetable.core.outcome import Reason
from tidetable.core.record import NOBODY, OWNER, Ints, Record, number, numbers
from tidetable.core.rule import rule

CARDS, HAND, SEATS = 6, 2, 2
PASS = CARDS
ACTIONS = CARDS + 1
PLAYED, PASSED, ENDED = 0, 1, 2
EVENTS = (event("played", "seat", "card"), event("passed", "seat", kept=OWNER), event("ended"))


class State(Record):
    hand: Ints = numbers(SEATS, CARDS, seen_by=OWNER)  # 1 where the seat holds the card
    hand_size: Ints = numbers(SEATS)
    face_down: Ints = numbers(CARDS, seen_by=NOBODY)
    played: Ints = numbers(SEATS, CARDS)
    has_passed: Ints = numbers(SEATS)
    deck: Ints = numbers(CARDS, seen_by=NOBODY)
    tide: int = number()  # counts up by 60 a turn, to 120 at most


@rule
def setup(state: State, journal: Ints) -> None:
    for card in range(CARDS):
        state.deck[card] = card
    shuffle(state, state.deck, CARDS)
    for place in range(CARDS):
        if place < SEATS * HAND:
            state.hand[place // HAND, state.deck[place]] = 1
        else:
            state.face_down[state.deck[place]] = 1
        state.deck[place] = 0
    state.hand_size[0] = HAND
    state.hand_size[1] = HAND
    state.waiting = 1


@rule
def legal_actions(state: State, seat: int, mask: Ints) -> None:
    if not int(state.waiting) >> seat & 1:
        return
    for card in range(CARDS):
        mask[card] = state.hand[seat, card] == 1
    mask[PASS] = state.has_passed[seat] == 0


@rule
def apply(state: State, seat: int, action: int, journal: Ints) -> None:
    if action == PASS:
        state.has_passed[seat] = 1
        note(journal, PASSED, seat, lowest(state, seat))
    else:
        state.hand[seat, action] = 0
        state.hand_size[seat] -= 1
        state.played[seat, action] = 1
        note(journal, PLAYED, seat, action)
    state.tide = min(int(state.tide) + 60, 120)
    pass_on(state, seat, journal)


@rule
def lowest(state: State, seat: int) -> int:
    for card in range(CARDS):
        if state.hand[seat, card] == 1:
            return card
    return 0


@rule
def pass_on(state: State, seat: int, journal: Ints) -> None:
    other = 1 - seat
    if state.hand_size[other] > 0:
        state.waiting = 1 << other
    elif state.hand_size[seat] == 0:
        state.waiting = 0
        note(journal, ENDED)


@rule
def score(state: State, scores: Ints, ranks: Ints) -> int:
    for seat in range(SEATS):
        scores[seat] = 0
        for card in range(CARDS):
            scores[seat] += card * int(state.played[seat, card])
    for seat in range(SEATS):
        ranks[seat] = 2 if scores[1 - seat] > scores[seat] else 1
    return 0


@rule
def hide(state: State, seat: int) -> None:
    pass


@rule
def redeal(state: State, seat: int, random: Ints) -> None:
    for other in range(SEATS):
        if other != seat:
            for card in range(CARDS):
                state.hand[other, card] = 0
    for card in range(CARDS):
        state.face_down[card] = 0
    for other in range(SEATS):
        if other != seat:
            for _ in range(state.hand_size[other]):
                state.hand[other, unseen_card(state, random)] = 1
    for card in range(CARDS):
        if is_unseen(state, card):
            state.face_down[card] = 1
    new_chance(state, random)


@rule
def is_unseen(state: State, card: int) -> bool:
    held = state.hand[0, card] + state.hand[1, card]
    return bool(held + state.played[0, card] + state.played[1, card] + state.face_down[card] == 0)


@rule
def unseen_card(state: State, random: Ints) -> int:
    while True:
        card = fast_below(random, CARDS)
        if is_unseen(state, card):
            return card


@rule
def default_action(state: State, seat: int, mask: Ints) -> int:
    for action in range(ACTIONS):
        if mask[action]:
            return action
    return PASS


@rule
def careful(state: State, seat: int, mask: Ints, random: Ints) -> int:
    return default_action(state, seat, mask)


@rule
def count_pieces(state: State, pieces: Ints) -> None:
    for card in range(CARDS):
        pieces[card] += state.face_down[card]
        for seat in range(SEATS):
            pieces[card] += state.hand[seat, card] + state.played[seat, card]


def view(hidden: State, seat: int) -> dict:
    return {
        "sizes": hidden.hand_size.tolist(),
        "played": hidden.played.tolist(),
        "hand": hidden.hand[seat].tolist() if seat >= 0 else None,
    }


def why_not(hidden: State, seat: int, action: int) -> tuple:
    return "seat-name", {"number": action, "section": "§1"}


SKIFF = Game(
    card=Card(id="skiff", names={"en": "Skiff"}, seats=(2,), options=(), actions=ACTIONS, rules_version="1", minutes=(1, 1), age=3,
              weight=1, prefix="SK"),
    State=State, events=EVENTS, reasons=(Reason("hands_empty", "§1"),), pieces=(1,) * CARDS, longest=lambda _seats, _options: 6,
    setup=setup, legal_actions=legal_actions, apply=apply, score=score, hide=hide, redeal=redeal, default_action=default_action,
    careful=careful, count_pieces=count_pieces, view=view,
    action_text=lambda action: "pass" if action == PASS else f"play {action}",
    action_message=lambda action: ("seat-name", {"number": action}), event_message=lambda _event: None,
    target=lambda action: {"card": action}, question=lambda _hidden, _seat: ("seat-name", {"number": 0}),
    preview=lambda _hidden, _seat, _action: None, why_not=why_not, drawing=lambda _hidden, _seat, _words: "",
)  # fmt: skip

# One broken variant a way of breaking a law


@rule
def apply_overflowing(state: State, seat: int, action: int, journal: Ints) -> None:
    apply(state, seat, action, journal)
    if state.waiting:
        state.tide = (state.tide * 2) // 2  # eight bits interpreted, wide compiled


@rule
def legal_for_all(state: State, seat: int, mask: Ints) -> None:
    for card in range(CARDS):
        mask[card] = seat < SEATS and state.hand[seat, card] == 1  # never asks who is waited for
    mask[PASS] = True


@rule
def legal_never(state: State, seat: int, mask: Ints) -> None:
    if state.turns == 0 and state.hand_size[seat] > 1:
        legal_actions(state, seat, mask)


@rule
def apply_losing(state: State, seat: int, action: int, journal: Ints) -> None:
    apply(state, seat, action, journal)
    if action == 3:
        state.played[seat, action] = 0  # card 3 falls under the table


@rule
def apply_endless(state: State, seat: int, action: int, journal: Ints) -> None:
    apply(state, seat, action, journal)
    state.has_passed[seat] = 0


@rule
def score_without_winner(state: State, scores: Ints, ranks: Ints) -> int:
    ranks[0] = 2
    ranks[1] = 2
    return 0


class OpenState(Record):
    """The hands are declared for everybody to see, yet re-dealt as if they were secret."""

    hand: Ints = numbers(SEATS, CARDS)
    hand_size: Ints = numbers(SEATS)
    face_down: Ints = numbers(CARDS, seen_by=NOBODY)
    played: Ints = numbers(SEATS, CARDS)
    has_passed: Ints = numbers(SEATS)
    deck: Ints = numbers(CARDS, seen_by=NOBODY)
    tide: int = number()


@rule
def redeal_doubling(state: State, seat: int, random: Ints) -> None:
    redeal(state, seat, random)
    state.face_down[0] = 1


@rule
def legal_peeking(state: State, seat: int, mask: Ints) -> None:
    legal_actions(state, seat, mask)
    if mask[PASS] and state.face_down[CARDS - 1] == 1:
        mask[PASS] = False  # no passing while the best card lies face down: how would the seat know?


class Careless(Game):
    """Accepts everything, and changes the game while looking."""

    def check(self, state, seat, action):
        number_ = int(action)
        if 0 <= number_ < self.card.actions:
            state.turns += 1
            return number_
        return super().check(state, seat, action)


def careless() -> Game:
    return Careless(**{name: getattr(SKIFF, name) for name in SKIFF.__dataclass_fields__})


BROKEN = {
    "law 1: arithmetic that overflows when interpreted": (1, replace(SKIFF, apply=apply_overflowing)),
    "law 2: legal actions for a seat that is not asked": (2, replace(SKIFF, legal_actions=legal_for_all)),
    "law 2: a waiting seat without legal actions": (2, replace(SKIFF, legal_actions=legal_never)),
    "law 3: a card falls under the table": (3, replace(SKIFF, apply=apply_losing)),
    "law 4: passing without end": (4, replace(SKIFF, apply=apply_endless)),
    "law 4: nobody wins": (4, replace(SKIFF, score=score_without_winner)),
    "law 5: hands shown to everybody": (5, replace(SKIFF, State=OpenState)),
    "law 5: a re-deal that doubles a card": (5, replace(SKIFF, redeal=redeal_doubling)),
    "law 5: legal actions that depend on a face-down card": (5, replace(SKIFF, legal_actions=legal_peeking)),
    "law 5: an event that tells a secret": (
        5,
        replace(SKIFF, events=(EVENTS[0], event("passed", "seat", "kept"), EVENTS[2])),
    ),
    "law 6: two actions with one text": (6, replace(SKIFF, action_text=lambda action: f"play {min(action, 4)}")),
    "law 7: everything is accepted": (7, careless()),
    "law 7: a refusal without its section": (
        7,
        replace(SKIFF, why_not=lambda _hidden, _seat, action: ("seat-name", {"number": action})),
    ),
}
