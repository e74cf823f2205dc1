"""What eyes are shown: views, questions, the story; and nothing of what they may not know."""

import re
from typing import get_args

import msgspec
import pytest

from tests.table.tables import table_of, with_clock
from tidetable.core.record import ALL_SEEING, SPECTATOR
from tidetable.core.registry import game_ids
from tidetable.core.words import FOLDER, LANGUAGES
from tidetable.table import coming
from tidetable.table import commands as co
from tidetable.table.errors import NotNow
from tidetable.table.events import AnyEvent
from tidetable.table.pictures import STORY_AT_ONCE, picture, replayed


@pytest.mark.parametrize("game", game_ids())
def test_the_picture_of_a_seat_is_complete(game):
    played = table_of(2, game)
    played.play(4)
    seat = played.table.waiting[0]
    shown = picture(played.table, seat, played.at)
    assert shown["view"] == played.table.playing.seen(seat).view
    assert [legal["action"] for legal in shown["legal"]] == played.table.playing.seen(seat).legal
    for legal in shown["legal"]:
        assert played.table.game.parse_action(legal["text"]) == legal["action"]
    assert shown["question"][0].startswith("ask-")
    assert [entry["n"] for entry in shown["entries"]] == list(range(1, played.table.n + 1))
    msgspec.json.encode(shown["view"])


def test_a_secret_action_is_told_to_its_seat_alone():
    played = table_of()
    played.act(0, "cat left")
    told = {eyes: picture(played.table, eyes, played.at)["entries"][-1] for eyes in (0, 1, SPECTATOR)}
    assert told[0]["text"] == "cat left"
    assert told[1]["action"] is None
    assert told[1] == told[SPECTATOR]


def test_a_spectator_is_asked_nothing_and_after_the_end_everything_is_open():
    played = table_of()
    played.act(0, "cat left")
    shown = picture(played.table, SPECTATOR, played.at)
    assert (shown["question"], shown["legal"], shown["eyes"]) == (None, [], None)
    played.do(co.Resign("r", 1))
    over = picture(played.table, SPECTATOR, played.at)
    assert over["entries"][1]["kind"] == "started"
    assert next(entry for entry in over["entries"] if entry["kind"] == "decided")["text"] == "cat left"
    assert over["entries"][-1]["secret"] == played.table.created.secret


def test_the_story_since_an_event_and_never_too_much_at_once():
    played = table_of()
    played.play(4)
    assert [entry["n"] for entry in picture(played.table, 0, played.at, since=played.table.n - 2)["entries"]] == [
        played.table.n - 1,
        played.table.n,
    ]
    for _ in range(STORY_AT_ONCE):
        played.do(co.ChangeSettings("s", chat=not played.table.chat))
    shown = picture(played.table, 0, played.at)
    assert len(shown["entries"]) == STORY_AT_ONCE
    assert shown["cut"]


def test_clocks_are_shown_as_they_stand():
    played = with_clock("bank", seconds=60)
    played.at += 12.5
    assert picture(played.table, 0, played.at)["clocks"] == {
        "kind": "bank",
        "seats": [{"left": 47.5, "running": True}, {"left": 47.5, "running": True}],
    }


def test_claims_are_offered_to_those_who_stay():
    played = table_of(3)
    coming.set_away(played.table, 2, played.at)
    assert picture(played.table, 0, played.at)["claims"] == [{"of": 2, "what": ["bot", "win"]}]
    assert picture(played.table, SPECTATOR, played.at)["claims"] == []


@pytest.mark.parametrize("game", game_ids())
def test_every_step_can_be_looked_at_again(game):
    played = table_of(2, game, options=OPEN if game == "fish_n_stones" else {})
    views = [picture(played.table, 0, played.at)["view"]]
    for _ in range(12):
        if not played.table.over:
            played.act()
            views.append(picture(played.table, 0, played.at)["view"])
    again = [replayed(played.table, step, 0)["view"] for step in range(len(views))]
    assert again == views


OPEN = {"stack_view": "full"}  # of Fish'n'Stones: nothing is to be remembered


def test_looking_back_during_play_shows_own_actions_only():
    played = table_of(options=OPEN)
    played.act(0, "cat left")
    assert replayed(played.table, 1, 0)["text"] == "cat left"
    assert replayed(played.table, 1, 1)["text"] is None
    played.do(co.Resign("r", 0))
    assert replayed(played.table, 1, ALL_SEEING)["text"] == "cat left"


@pytest.mark.parametrize("options", [{}, {"stack_view": "full", "bucket_view": "closed"}])
def test_where_remembering_is_part_of_the_game_the_past_is_shown_after_the_end_only(options):
    """FS-24, FS-25 with §7: what lies covered now was open once; looking back would lift the cards."""
    played = table_of(options=options)
    played.play(3)
    for eyes in (0, 1, SPECTATOR):
        assert picture(played.table, eyes, played.at)["look_back"] is False
        for step in range(played.table.decisions):
            with pytest.raises(NotNow) as refused:
                replayed(played.table, step, eyes)
            assert refused.value.why == ("refused-remember", {})
        now = replayed(played.table, played.table.decisions, eyes)
        assert now["view"] == picture(played.table, eyes, played.at)["view"]
    played.do(co.Resign("r", 0))
    assert picture(played.table, 1, played.at)["look_back"] is True
    assert replayed(played.table, 0, 1)["view"]["cells"][0]["top"]


def test_an_own_cat_that_is_hidden_is_told_to_nobody_before_the_end():
    """FS-9: with own_cat hidden not even the owner is told again where the cat lies; other own actions are no secret."""
    played = table_of(options={"own_cat": "hidden", **OPEN})
    played.act(0, "cat left")
    played.act(1, "cat middle")
    who = played.act(action="no bait")
    for eyes in (0, 1, SPECTATOR):
        told = [entry for entry in picture(played.table, eyes, played.at)["entries"] if entry["kind"] == "decided"]
        assert [entry["text"] for entry in told] == [None, None, "no bait" if eyes == who else None]
        assert [replayed(played.table, step, eyes)["text"] for step in (1, 2)] == [None, None]
    played.do(co.Resign("r", 0))
    assert [replayed(played.table, step, ALL_SEEING)["text"] for step in (1, 2)] == ["cat left", "cat middle"]


HANDS = {  # what nobody sees of all seats before the end
    "das_riff": lambda view: [cell["card"] for cell in view["cells"] if cell["face"] == "down"],
    "fish_n_stones": lambda view: [seat["cat"] for seat in view["seats"]] + [cell.get("cards") for cell in view["cells"]],
    "reef_encounter": lambda view: [player["tiles"]["counts"] for player in view["players"]],
    "rivero": lambda view: [seat["hand"] for seat in view["seats"]],
}


@pytest.mark.parametrize("game", game_ids())
def test_eyes_that_see_everything_see_all_hands_at_every_moment(game):
    played = table_of(2, game)
    played.play(6)
    at, hands = (2 if game == "fish_n_stones" else 5), HANDS[game]
    played.do(co.Resign("r", 0))
    assert None not in hands(replayed(played.table, at, ALL_SEEING)["view"])
    assert None in hands(replayed(played.table, at, 0)["view"])
    assert None in hands(replayed(played.table, at, SPECTATOR)["view"])


def test_every_event_is_told_in_words_that_the_catalogue_has():
    """Each kind of table event has a message; the words are in tidetable/words/*/table.ftl."""
    kinds = {f"table-{event.__struct_config__.tag}" for event in get_args(AnyEvent)} - {"table-decided"}
    sources = "".join(path.read_text("utf-8") for path in (FOLDER.parent / "table").glob("*.py"))
    refusals = set(re.findall(r'"(refused-[a-z-]+)"', sources))
    for language in LANGUAGES:
        lines = (FOLDER / language / "table.ftl").read_text("utf-8").splitlines()
        assert kinds | refusals <= {line.split(" =")[0] for line in lines if " =" in line}


@pytest.mark.parametrize(
    ("game", "secrets"), [("das_riff", False), ("fish_n_stones", True), ("reef_encounter", True), ("rivero", True)]
)
def test_people_at_one_screen_need_a_curtain_only_where_a_seat_has_secrets(game: str, *, secrets: bool):
    played = table_of(game=game)
    assert picture(played.table, 0, played.at)["secrets"] is secrets
