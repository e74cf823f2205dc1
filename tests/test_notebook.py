"""What a notebook shows of a match: its board where there can be one, made for its seat alone; its line of text elsewhere."""

import json

import pytest

import tidetable
from tidetable import notebook
from tidetable.core.errors import BadSetup
from tidetable.notebook.told import records_of, told_of

VIEW = "application/vnd.jupyter.widget-view+json"


def casting(*cats: str):
    """Begin Fish'n'Stones, and let seats place their cats, which nobody else sees."""
    match = tidetable.start("fish_n_stones", seats=3, seed="a fine day")
    for seat, cat in enumerate(cats):
        match.play(f"cat {cat}", seat=seat)
    return match


def finished():
    match = tidetable.start("fish_n_stones", seed="a fine day")
    while not match.is_over:
        match.play(match.legal()[0])
    return match


def given(match, seat):
    """Everything that leaves for a board."""
    return records_of(match, seat), json.dumps(told_of(match, seat))


def test_a_match_that_ends_a_cell_is_its_board_and_its_line():
    match = casting("left")
    shown, _ = match._repr_mimebundle_()
    assert shown["text/plain"] == repr(match)
    assert shown[VIEW]["model_id"]


def test_without_the_extra_a_match_is_its_line(monkeypatch):
    monkeypatch.setattr(notebook, "find_spec", lambda _name: None)
    match = casting("left")
    assert match._repr_mimebundle_() == {"text/plain": repr(match)}
    with pytest.raises(BadSetup, match=r"tidetable\[notebook\]"):
        tidetable.show(match)


@pytest.mark.parametrize("eyes", [0, None])
def test_what_leaves_for_a_board_is_made_for_its_seat_alone(eyes):
    worlds = [casting("left", cat) for cat in ("left", "middle", "right")]
    assert len({given(match, eyes) for match in worlds}) == 1
    assert len({given(match, 1) for match in worlds}) == 3


def test_once_it_is_over_everything_is_there():
    match = finished()
    records, told = records_of(match, 0), told_of(match, 0)
    assert told["open"]
    assert records.endswith(match.state.to_bytes())
    assert len(told["moments"]) == len(match.decisions) + 1
    assert told["end"]["winners"] == match.outcome.winners


def test_a_board_steps_within_its_match_and_follows_it():
    match = casting("left")
    board = tidetable.show(match, seat=0)
    assert board.at == 1
    board.at = 99
    assert board.at == 1
    match.play("cat left", seat=1)
    board.update()
    assert board.at == 2


def test_there_is_no_board_for_a_seat_that_is_not_there():
    with pytest.raises(BadSetup, match="no seat 7"):
        tidetable.show(casting(), seat=7)
