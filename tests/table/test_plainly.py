"""Views made without compiled calls are the views the game gives."""

import random

import pytest

from tidetable.core.match import Match
from tidetable.core.record import SPECTATOR
from tidetable.games import GAMES, load
from tidetable.table.plainly import plainly


@pytest.mark.parametrize("name", GAMES)
def test_the_twin_gives_the_same(name):
    game, chance = load(name), random.Random(name)
    match = Match.start(game, seats=game.card.seats[-1], seed=name)
    for _ in range(40):
        if not match.waiting:
            break
        seat = chance.choice(match.waiting)
        for eyes in (SPECTATOR, seat):
            hidden = match.hidden(eyes)
            assert plainly(game.view)(hidden, eyes) == game.view(hidden, eyes)
        for action in match.legal(seat):
            assert plainly(game.preview)(match.hidden(seat), seat, action) == game.preview(match.hidden(seat), seat, action)
        match.play(seat, chance.choice(match.legal(seat)))


def test_what_is_not_ours_stays_as_it_is():
    assert plainly(sorted) is sorted
