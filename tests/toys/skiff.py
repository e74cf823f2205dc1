"""Skiff, the smallest honest game: secret cards, one decision a turn. Broken variants of it show that the laws can fail.

Each of two seats holds two cards of a deck of six, the other two lie face down. In turn a seat plays one card from the hand (face
up) or passes once; who has the higher sum of cards played when nobody holds one wins.
"""

from dataclasses import replace
from typing import Any

from tidetable.core.card import Card
from tidetable.core.chance import fast_below, new_chance, shuffle
from tidetable.core.facts import UNSHOWN, FactSheet, each, fact
from tidetable.core.game import Game
from tidetable.core.journal import note
from tidetable.core.legal import allow, allow_if, forbid, next_legal
from tidetable.core.means import COUNT, SEAT, count, names
from tidetable.core.record import NOBODY, OWNER, Ints, Record, number, numbers
from tidetable.core.rows import (
    Decisions, Events, Messages, Planes, Reasons, decision, event, message, plane, reason, say,
)  # fmt: skip
from tidetable.core.rule import rule
from tidetable.core.seen import Seen
from tidetable.core.words import Words

CARDS, HAND, SEATS = 6, 2, 2
CARD = count(CARDS)


class Decision(Decisions):
    PLAY = decision("play", card=CARD)
    PASS = decision("pass")


class Event(Events):
    PLAYED = event(seat=SEAT, card=CARD, told=False)
    PASSED = event(seat=SEAT, kept=CARD.for_owner(), told=False)
    ENDED = event(told=False)


class Reason(Reasons):
    HANDS_EMPTY = reason("§1")


class Say(Messages):
    ASK = message()
    PREVIEW = message(card=CARD)
    WHY = message(section="§1", card=CARD)
    WHY_OTHER_PHASE = message(section="§1", phase=names("play"))


class Plane(Planes):
    HAND = plane(CARDS, "the own cards")
    PLAYED = plane(CARDS, "the cards played")


class Facts(FactSheet):
    seats = each(SEATS, size=fact(), played=fact(COUNT, CARDS))
    hand = fact(COUNT, CARDS)


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
def legal(state: State, seat: int, choices: Ints) -> None:
    for card in range(CARDS):
        allow_if(choices, Decision.PLAY + card, state.hand[seat, card] == 1)
    allow_if(choices, Decision.PASS, state.has_passed[seat] == 0)


@rule
def apply(state: State, seat: int, action: int, journal: Ints) -> None:
    if action == Decision.PASS:
        state.has_passed[seat] = 1
        note(journal, Event.PASSED, seat, lowest(state, seat))
    else:
        state.hand[seat, action] = 0
        state.hand_size[seat] -= 1
        state.played[seat, action] = 1
        note(journal, Event.PLAYED, seat, action)
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
        note(journal, Event.ENDED)


@rule
def score(state: State, scores: Ints, ranks: Ints) -> int:
    for seat in range(SEATS):
        scores[seat] = 0
        for card in range(CARDS):
            scores[seat] += card * int(state.played[seat, card])
    for seat in range(SEATS):
        ranks[seat] = 2 if scores[1 - seat] > scores[seat] else 1
    return Reason.HANDS_EMPTY


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
def default(state: State, seat: int, choices: Ints) -> int:
    return next_legal(choices, 0)


@rule
def worth_of(state: State, seat: int, action: int) -> int:
    return action


@rule
def count_pieces(state: State, pieces: Ints) -> None:
    for card in range(CARDS):
        pieces[card] += state.face_down[card]
        for seat in range(SEATS):
            pieces[card] += state.hand[seat, card] + state.played[seat, card]


@rule
def observe(state: State, seat: int, planes: Ints) -> None:
    for card in range(CARDS):
        planes[Plane.HAND + card] = state.hand[seat, card]
        planes[Plane.PLAYED + card] = state.played[0, card] + state.played[1, card]


@rule
def facts(state: State, viewer: int, sheet: Any) -> None:
    for seat in range(SEATS):
        sheet.seats_size[seat] = state.hand_size[seat]
        for card in range(CARDS):
            sheet.seats_played[seat, card] = state.played[seat, card]
    sheet.hand[0] = UNSHOWN
    if viewer >= 0:
        for card in range(CARDS):
            sheet.hand[card] = state.hand[viewer, card]


@rule
def question(state: State, seat: int, spoken: Ints) -> None:
    say(spoken, Say.ASK)


@rule
def preview(state: State, seat: int, action: int, spoken: Ints) -> None:
    if action < Decision.PASS:
        say(spoken, Say.PREVIEW, action)


@rule
def why_not(state: State, seat: int, action: int, spoken: Ints) -> None:
    say(spoken, Say.WHY, action)


def drawing(seen: Seen, words: Words) -> str:
    return f"skiff {seen.view['hand']}"


SKIFF = Game(
    card=Card(id="skiff", names={"en": "Skiff"}, seats=(2,), options=(), rules_version="1", minutes=(1, 1), age=3, weight=1),
    State=State, Decision=Decision, Event=Event, Reason=Reason, Say=Say, Plane=Plane, Facts=Facts,
    pieces=(1,) * CARDS, longest=lambda _seats, _options: 6,
    setup=setup, legal=legal, apply=apply, score=score, hide=hide, redeal=redeal, default=default, count_pieces=count_pieces,
    observe=observe, facts=facts, question=question, preview=preview, why_not=why_not, drawing=drawing, worth_of=worth_of,
)  # fmt: skip

# One broken variant a way of breaking a law


@rule
def apply_overflowing(state: State, seat: int, action: int, journal: Ints) -> None:
    apply(state, seat, action, journal)
    if state.waiting:
        state.tide = (state.tide * 2) // 2  # eight bits interpreted, wide compiled


@rule
def legal_beyond(state: State, seat: int, choices: Ints) -> None:
    legal(state, seat, choices)
    allow(choices, Decision.PASS + 1)  # an action that the table of decisions does not have


@rule
def legal_never(state: State, seat: int, choices: Ints) -> None:
    if state.hand_size[seat] > 1:
        legal(state, seat, choices)


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
def legal_only_passing(state: State, seat: int, choices: Ints) -> None:
    allow(choices, Decision.PASS)


@rule
def score_without_winner(state: State, scores: Ints, ranks: Ints) -> int:
    ranks[0] = 2
    ranks[1] = 2
    return 0


@rule
def payoff_uneven(state: State, scores: Ints, ranks: Ints, worth: Ints) -> None:
    for seat in range(SEATS):
        worth[seat] = 1.0


@rule
def payoff_beyond(state: State, scores: Ints, ranks: Ints, worth: Ints) -> None:
    worth[0], worth[1] = 15.0, -15.0


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
def redeal_short(state: State, seat: int, random: Ints) -> None:
    """Deal again, and put a card of the other's hand face down: hand_size beside it says something else."""
    redeal(state, seat, random)
    other = 1 if seat == 0 else 0
    card = lowest(state, other)
    if seat >= 0 and state.hand[other, card] == 1:
        state.hand[other, card] = 0
        state.face_down[card] = 1


@rule
def guess_emptying(state: State, seat: int, random: Ints) -> None:
    """Guess that the other holds nothing: who has passed and is asked could do nothing there, and a search would wait for ever."""
    redeal(state, seat, random)
    for card in range(CARDS):
        if state.hand[1 - seat, card] == 1:
            state.hand[1 - seat, card] = 0
            state.face_down[card] = 1


@rule
def legal_peeking(state: State, seat: int, choices: Ints) -> None:
    legal(state, seat, choices)
    if state.face_down[CARDS - 1] == 1 and state.hand_size[seat] > 1:
        forbid(choices, Decision.PASS)  # no passing while the best card lies face down: how would the seat know?


class OpenEvent(Events):
    PLAYED = event(seat=SEAT, card=CARD, told=False)
    PASSED = event(seat=SEAT, kept=CARD, told=False)
    ENDED = event(told=False)


class ForgetfulState(Record):
    """Who has passed is only to be remembered, yet what may be decided depends on it."""

    hand: Ints = numbers(SEATS, CARDS, seen_by=OWNER)
    hand_size: Ints = numbers(SEATS)
    face_down: Ints = numbers(CARDS, seen_by=NOBODY)
    played: Ints = numbers(SEATS, CARDS)
    has_passed: Ints = numbers(SEATS, remembered=True)
    deck: Ints = numbers(CARDS, seen_by=NOBODY)
    tide: int = number()


@rule
def screen_blank(state: State, viewer: int) -> None:
    for card in range(CARDS):
        state.played[1, card] = 0  # the picture shows them


class SameText(Decisions):
    PLAY = decision("play", card=names(*"01234", "4"))
    PASS = decision("pass")


class Unsectioned(Messages):
    ASK = message()
    PREVIEW = message(card=CARD)
    WHY = message(card=CARD)
    WHY_OTHER_PHASE = message(section="§1", phase=names("play"))


class Unspoken(Messages):
    ASK = message("a-sentence-nobody-wrote")
    PREVIEW = message(card=CARD)
    WHY = message(section="§1", card=CARD)
    WHY_OTHER_PHASE = message(section="§1", phase=names("play"))


@rule
def always_pass(state: State, seat: int, choices: Ints, random: Ints) -> int:
    return Decision.PASS


@rule
def preview_another_size(state: State, seat: int, action: int, spoken: Ints) -> None:
    say(spoken, 99)


@rule
def question_nothing(state: State, seat: int, spoken: Ints) -> None:
    pass


def drawing_divided(seen: Seen, words: Words) -> str:
    return str(1 // (2 - int(seen.record.hand_size[0])))


class Careless(Game):
    """Accepts everything, and changes the game while looking."""

    def check(self, state, seat, action):
        number_ = int(action)
        if 0 <= number_ < self.actions:
            state.turns += 1
            return number_
        return super().check(state, seat, action)


def careless() -> Game:
    return Careless(**{name: getattr(SKIFF, name) for name in SKIFF.__dataclass_fields__})


BROKEN = {
    "law 0: forced without end": (0, replace(SKIFF, legal=legal_only_passing, apply=apply_endless)),
    "law 1: arithmetic that overflows when interpreted": (1, replace(SKIFF, apply=apply_overflowing)),
    "law 2: a legal action that is none": (2, replace(SKIFF, legal=legal_beyond)),
    "law 2: a waiting seat without legal actions": (2, replace(SKIFF, legal=legal_never)),
    "law 3: a card falls under the table": (3, replace(SKIFF, apply=apply_losing)),
    "law 4: passing without end": (4, replace(SKIFF, apply=apply_endless)),
    "law 4: nobody wins": (4, replace(SKIFF, score=score_without_winner)),
    "law 4: everybody wins": (4, replace(SKIFF, payoff=payoff_uneven, stakes=(-1, 1))),
    "law 4: more is paid than is at stake": (4, replace(SKIFF, payoff=payoff_beyond, stakes=(-5, 5))),
    "law 5: a re-deal gives a hand a card too few": (5, replace(SKIFF, redeal=redeal_short)),
    "law 5: a guess that leaves nothing to choose": (5, replace(SKIFF, guess=guess_emptying)),
    "law 5: hands shown to everybody": (5, replace(SKIFF, State=OpenState)),
    "law 5: a re-deal that doubles a card": (5, replace(SKIFF, redeal=redeal_doubling)),
    "law 5: legal actions that depend on a face-down card": (5, replace(SKIFF, legal=legal_peeking)),
    "law 5: an event that tells a secret": (5, replace(SKIFF, Event=OpenEvent)),
    "law 6: two actions with one text": (6, replace(SKIFF, Decision=SameText)),
    "law 7: everything is accepted": (7, careless()),
    "law 7: a refusal without its section": (7, replace(SKIFF, Say=Unsectioned)),
    "law 8: a careful player that always passes": (8, replace(SKIFF, careful=always_pass)),
    "law 8: a drawing that divides by zero": (8, replace(SKIFF, drawing=drawing_divided)),
    "law 8: a preview that is no message": (8, replace(SKIFF, preview=preview_another_size)),
    "law 8: a question without a sentence": (8, replace(SKIFF, Say=Unspoken)),
    "law 8: nothing is asked": (8, replace(SKIFF, question=question_nothing)),
    "law 9: choices that need what is only remembered": (9, replace(SKIFF, State=ForgetfulState)),
    "law 9: a screen without what its picture shows": (9, replace(SKIFF, screen=screen_blank)),
}
