"""What a search thought of its decisions, noted for a network to learn from. This part needs no torch."""

import numpy as np
import pytest

from tidetable.bots import make_bot
from tidetable.core.match import Match
from tidetable.core.record import MAX_SEATS
from tidetable.core.registry import load
from tidetable.learning.examples import Notebook, layout, opinions_of, read

FISH = "fish_n_stones"


def noted(seats, bot_name="master-1@30"):
    """A game between searches, decision by decision: the notebook, who decided, and the shares of the win."""
    match, book, deciders = Match.start(FISH, seats=seats, seed="examples"), Notebook(load(FISH)), []
    bots = [make_bot(FISH, bot_name, seat) for seat in range(seats)]
    while match.waiting:
        seat = match.waiting[0]
        seen = match.seen(seat)
        action = bots[seat].choose(seen)
        if len(seen.legal) > 1:
            book.note(seen, opinions_of(bots[seat], seats))
            deciders.append((seat, seen.legal, action))
        match.play(action, seat)
    assert match.outcome
    ranks = match.outcome.ranks
    shares = [1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]
    book.end(shares)
    return book, deciders, shares


def test_a_game_is_noted_as_it_was_thought_about(tmp_path):
    book, deciders, shares = noted(3)
    book.write(tmp_path / "game.npz")
    found = read(tmp_path / "game.npz")
    assert [path.name for path in tmp_path.iterdir()] == ["game.npz"]
    assert book.done == []
    for name, (shape, kind) in layout(load(FISH)).items():
        assert found[name].shape == (len(deciders), *shape)
        assert found[name].dtype == kind
    for row, (seat, legal, _) in enumerate(deciders):
        assert np.flatnonzero(found["masks"][row]).tolist() == list(legal)
        assert found["tried"][row].sum() == pytest.approx(1, abs=0.01)
        assert not found["tried"][row][~found["masks"][row]].any()
        assert found["masks"][row, found["advice"][row]]
        assert found["won"][row].tolist() == pytest.approx([*(shares[(seat + place) % 3] for place in range(3)), 0], abs=1e-3)
    most = [found["tried"][row, action] == found["tried"][row].max() for row, (_, _, action) in enumerate(deciders)]
    assert all(most)


def test_a_player_that_only_looks_has_no_opinions_to_note():
    match, bot = Match.start(FISH, seed=1), make_bot(FISH, "network", 1)
    bot.choose(match.seen(0))
    assert opinions_of(bot, 2) == []


def test_planes_are_noted_as_the_network_takes_them():
    book, _, _ = noted(2)
    planes = np.array([kept["planes"] for kept in book.done])
    assert planes.min() >= 0
    assert (planes == np.floor(planes)).all()
    assert planes[:, -MAX_SEATS:].sum(1) == pytest.approx(256, abs=2)  # the judge's shares
