"""Pearl Divers as its rules tell it: a position, a decision, what happened."""

import pytest
import tidetable
from tidetable.core.errors import IllegalAction
from tidetable.core.laws import check_laws

from pearl_divers.game import GAME

tidetable.register(GAME)
ANN, BEN = 0, 1


def dealt(ann: int, ben: int, **options):
    """Deal a game in which Ann and Ben have these pearls."""
    match = tidetable.start("pearl_divers", seed="a fine day", options=options)
    state = match.state
    chest = [pearl for pearl in range(1, 7) if pearl not in {ann, ben}]
    state.pearl[:] = ann, ben
    state.chest[:] = [*chest, 0, 0]
    return tidetable.start("pearl_divers", position=state)


def played(match, *actions: str):
    for action in actions:
        match.play(action)
    return match


def test_it_keeps_the_laws():
    assert [str(fault) for _, faults in check_laws(GAME, 20) for fault in faults] == []


def test_everyone_puts_one_chip_into_the_pot():
    """§2."""
    assert dealt(ann=3, ben=5).seen(ANN).view["pot"] == 2


def test_two_stays_show_the_pearls_and_the_larger_wins():
    """§4.1, §4.3."""
    match = played(dealt(ann=3, ben=5), "stay", "stay")
    assert match.outcome.scores == (-1, 1)
    assert match.outcome.reason.id == "pearls_shown"


def test_after_a_raise_a_stay_puts_in_as_much():
    """§3.1, §3.2."""
    match = played(dealt(ann=6, ben=5), "raise 2", "stay")
    assert match.outcome.scores == (3, -3)


def test_nobody_raises_above_six_chips():
    """§3.2."""
    match = played(dealt(ann=6, ben=5), "raise 3")
    assert match.legal() == ["stay", "raise 1", "raise 2", "fold"]
    with pytest.raises(IllegalAction, match=r"§3\.2.*2 chips at most"):
        match.play("raise 3")


def test_who_owes_nothing_cannot_fold():
    """§3.3."""
    with pytest.raises(IllegalAction, match=r"§3\.3"):
        dealt(ann=1, ben=2).play("fold")


def test_who_folds_loses_what_was_put_in():
    """§4.2."""
    match = played(dealt(ann=1, ben=6), "raise 3", "fold")
    assert match.outcome.scores == (1, -1)


def test_a_pearl_is_seen_by_its_owner_alone():
    """§5."""
    match = dealt(ann=3, ben=5)
    assert [player["pearl"] for player in match.seen(ANN).view["seats"]] == [3, None]
    assert [player["pearl"] for player in match.seen().view["seats"]] == [None, None]


@pytest.mark.parametrize(("after_fold", "bens"), [("hidden", None), ("shown", 5)])
def test_after_a_fold_the_option_says_whether_pearls_are_shown(after_fold, bens):
    """§5."""
    match = played(dealt(ann=3, ben=5, after_fold=after_fold), "raise 1", "fold")
    assert match.seen(ANN).view["seats"][BEN]["pearl"] == bens


def test_the_careful_player_folds_a_small_pearl():
    match = played(dealt(ann=6, ben=1), "raise 3")
    assert GAME.Decision.text(tidetable.bot("pearl_divers", "careful").choose(match.seen(BEN))) == "fold"
