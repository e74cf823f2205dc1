"""§7, FS-9, FS-24, FS-25: what is to be remembered does not leave for a screen, though the seat's hidden record holds it."""

import pytest

from tests.games.fish_n_stones.pond import ANN, BEN, GAME, Pond, deck_of
from tidetable.core.record import SPECTATOR
from tidetable.games.fish_n_stones.state import NO_COLUMN

LAID = "F1 F2 F1 F1 F1 F1 F1 F1 F2"


def other_below(cards: str = LAID) -> list[int]:
    """Give the deck of LAID with another card, of another kind, on spot 0."""
    deck = deck_of(cards)
    stone = deck.index(deck_of("S2")[0])
    deck[0], deck[stone] = deck[stone], deck[0]
    return deck


def covered(**options: str) -> list[Pond]:
    """Give two tables that differ in the card that lies covered on spot 0."""
    ponds = []
    for deck in (deck_of(LAID), other_below()):
        pond = Pond("", 2, deck, bait_rule="anywhere", **options).cast(0, 1)
        pond.play(ANN, "lure 1")
        pond.play(ANN, "onto 0")
        ponds.append(pond)
    return ponds


def caught(**options: str) -> list[Pond]:
    """Give two tables that differ in a card in Ann's bucket."""
    ponds = covered(**options)
    for pond in ponds:
        pond.skip(BEN)
        pond.play(ANN, "fish 0")
    return ponds


def screens(ponds: list[Pond], viewer: int) -> set[bytes]:
    return {GAME.see(pond.state, viewer).screen.record.to_bytes() for pond in ponds}


def hidden(ponds: list[Pond], viewer: int) -> set[bytes]:
    return {GAME.see(pond.state, viewer).record.to_bytes() for pond in ponds}


@pytest.mark.parametrize("viewer", [ANN, BEN, SPECTATOR])
def test_fs_24_covered_cards_are_not_sent(viewer):
    ponds = covered()
    assert len(hidden(ponds, viewer)) == 2
    assert len(screens(ponds, viewer)) == 1


def test_fs_24_full_stacks_are_sent():
    assert len(screens(covered(stack_view="full"), SPECTATOR)) == 2


@pytest.mark.parametrize(("viewer", "different"), [(ANN, 2), (BEN, 1), (SPECTATOR, 1)])
def test_fs_25_a_closed_bucket_is_sent_to_its_owner_alone(viewer, different):
    assert len(screens(caught(bucket_view="closed"), viewer)) == different


def test_fs_25_an_open_bucket_is_sent():
    assert len(screens(caught(), BEN)) == 2


def test_fs_9_a_hidden_cat_is_not_sent_to_its_own_player():
    ponds = [Pond(LAID, own_cat="hidden").cast(column, 0) for column in range(3)]
    assert len(hidden(ponds, ANN)) == 3
    assert len(screens(ponds, ANN)) == 1


def test_what_a_bait_has_told_is_for_those_who_remember():
    """§5.8: the picture does not show it, so no screen is sent it."""
    pond = Pond(LAID).cast(2, 0)
    pond.play(ANN, "lure 4")
    seen = GAME.see(pond.state, BEN)
    assert seen.record["cat_told"][ANN] == 2
    assert set(seen.screen.record["cat_told"].tolist()) == {NO_COLUMN}


def test_at_the_end_everything_is_sent():
    pond = covered(bucket_view="closed")[0]
    state = pond.state
    while state.waiting:
        seat = GAME.waiting_seats(state)[0]
        GAME.decide(state, seat, GAME.legal_actions(state, seat)[0])
    seen = GAME.see(state, BEN)
    assert seen.screen.record["below"].tolist() == seen.record["below"].tolist()
