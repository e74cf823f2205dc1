"""The coach: a mistake of known size, an account that leaves nothing over, and eyes that see no more than their seat's."""

import json
from dataclasses import replace
from itertools import islice

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import tidetable
from tidetable.arena.analysis_page import analysis_page, told
from tidetable.bots import bot
from tidetable.bots.coach import Look, Looker, account, analyse, hint, name_of
from tidetable.bots.coach.looking import Worth
from tidetable.core.errors import BadSetup, NotYourTurn
from tidetable.core.registry import game_ids
from tidetable.core.words import LANGUAGES, Words
from tidetable.games import OURS
from tidetable.puzzles.puzzle import shipped

GAMES = [package.rpartition(".")[2] for package in OURS]
FEW = 12  # passes: enough to see that everything fits together
MOMENTS, APART = 4, 7  # moments of a game that are compared, and the decisions between them


def played(game, seats=2, seed=1, name="careful", until=None):
    match = tidetable.start(game, seats=seats, seed=seed)
    player = bot(match.game, name)
    while not match.is_over and (until is None or len(match.decisions) < until):
        seat = match.waiting[0]
        match.play(player.choose(match.seen(seat)), seat)
    return match


# Luck and skill


@given(st.data())
def test_skill_and_luck_lead_from_the_fair_share_to_the_result_whatever_was_thought(data):
    seats, steps = data.draw(st.integers(2, 4)), data.draw(st.integers(1, 6))
    share = st.floats(0, 1)
    chances = np.array([[data.draw(share) for _ in range(seats)] for _ in range(steps + 1)])
    deciders = [data.draw(st.integers(0, seats - 1)) for _ in range(steps)]
    found = account(chances, deciders, [data.draw(share) for _ in range(steps)])
    assert np.allclose(found.fair + found.skill + found.luck, chances[-1])
    assert np.allclose(found.steps.sum(axis=0), found.luck)
    assert abs(found.skill.sum()) < 1e-9  # what one loses the others gain


def test_a_game_without_a_mistake_is_luck_alone():
    found = account(np.array([[0.5, 0.5], [0.5, 0.5], [1.0, 0.0]]), [0, 1], [0.0, 0.0])
    assert found.skill.tolist() == [0.0, 0.0]
    assert found.steps[2].tolist() == [0.5, -0.5]


@pytest.mark.parametrize("game", GAMES)
def test_the_account_of_a_whole_game_sums_to_its_result(game):
    match = played(game, seats=3 if 3 in tidetable.card(game).seats else 2)
    found = analyse(match, FEW)
    winners = match.outcome.winners
    for player in found.players:
        assert player.fair + player.skill + player.luck == pytest.approx(player.result)
        assert player.result == pytest.approx((player.seat in winners) / len(winners))
    assert [one.n for one in found.decisions] == list(range(1, len(match.decisions) + 1))
    assert found.events[0].n == 0
    assert {event.n for event in found.events} <= set(range(len(match.decisions) + 1))


def test_an_unfinished_game_ends_with_the_chances_of_now():
    found = analyse(played("fish_n_stones", until=9), FEW)
    assert all(0 <= player.result <= 1 for player in found.players)
    assert found.to_json()["over"] is False
    words = Words("en", "fish_n_stones", ["Ann", "Ben"])
    said = words.word("coach-unfinished")
    assert said in told(found, words)
    assert said in analysis_page(found, words)
    assert said not in told(analyse(played("fish_n_stones"), 1), words)


# Mistakes of known size


def last_word(seed):
    """Play until one decision is left that decides who wins; give the match, a winning action and a losing one."""
    match = played("fish_n_stones", seed=seed)
    last = match.decisions[-1]
    match.undo()
    results = {}
    for action in match.seen(last.seat).legal:
        other = match.copy()
        other.play(action, last.seat)
        if other.is_over:
            results[action] = other.outcome.winners
    won = [action for action, winners in results.items() if winners == [last.seat]]
    lost = [action for action, winners in results.items() if last.seat not in winners]
    return (match, last.seat, won[0], lost[0]) if won and lost else None


@pytest.fixture(scope="module")
def thrown_away():
    return next(found for found in map(last_word, range(200)) if found)


def test_a_won_game_thrown_away_is_a_blunder_of_its_whole_size(thrown_away):
    match, seat, won, lost = thrown_away
    match = match.copy()
    match.play(lost, seat)
    judged = analyse(match, 200).decisions[-1]
    assert judged.name == "blunder"
    assert judged.best == won or judged.before > 0.9
    assert judged.loss > 0.8


def test_the_right_last_word_loses_nothing(thrown_away):
    match, seat, won, _lost = thrown_away
    match = match.copy()
    match.play(won, seat)
    judged = analyse(match, 200).decisions[-1]
    assert judged.name is None
    assert judged.loss < 0.05


def test_the_hint_is_the_winning_move_and_says_why(thrown_away):
    match, seat, won, lost = thrown_away
    found = hint(match.seen(seat), 200)
    assert found.action != lost
    other = match.copy()
    other.play(found.action, seat)
    assert other.outcome.winners == [seat]
    words = Words("en", "fish_n_stones", ["Ann", "Ben"])
    said = " ".join(words.say(message) for message in found.messages(words))
    assert words.say(match.game.Decision.message(found.action)) in said
    assert won in match.seen(seat).legal


PLANTED = 3  # of each game ...
SIZE = 0.2  # ... and how much they cost at least, as a search of many times the coach's passes has found


def planted_in(game):
    """Give positions of puzzles, with the move that keeps the chance, one that throws it away, and how much that costs."""
    for puzzle in shipped(game):
        chances = {text: chance for text, chance, _error in puzzle.to_json()["chances"]}
        worst = min(chances, key=lambda text: chances[text])
        size = chances[puzzle.best] - chances[worst]
        if size >= SIZE:
            number = {tidetable.load(game).Decision.text(action): action for action in puzzle.seen().legal}
            yield puzzle.seen(), number[puzzle.best], number[worst], size


@pytest.mark.parametrize("game", GAMES)
def test_a_planted_mistake_of_known_size_is_named_and_the_move_it_passed_over_is_not(game):
    for seen, best, worst, size in islice(planted_in(game), PLANTED):
        looker = Looker(seen.game, int(seen.record.seats))
        wrong, right = looker.look(seen, worst), looker.look(seen, best)
        assert name_of_look(wrong) in {"mistake", "blunder"}
        assert wrong.best == best == right.best
        assert wrong.loss == pytest.approx(size, abs=0.15)
        assert (name_of_look(right), right.loss) == (None, 0.0)
        assert hint(seen).action == best


# A second look


def test_a_hint_tells_the_chance_of_the_first_look_and_the_lead_of_the_second(monkeypatch):
    """The first look is what was measured and what the bar shows: how far both moves shift later says how far apart they are."""
    seen = tidetable.start("das_riff", seed=2).seen(0)
    first, honest = Looker(seen.game, 2, 40).look(seen), Looker.look

    def moved(looker, seen, played=None):
        found = honest(looker, seen, played)
        return found if played is None else replace(found, before=Worth(0.4, 0.01), after=Worth(0.1, 0.01))

    monkeypatch.setattr(Looker, "look", moved)
    found = hint(seen, 40)
    assert found.worth == first.before
    assert found.gap == pytest.approx(0.3)
    assert found.other is not None
    assert found.other[1].chance == pytest.approx(first.before.chance - 0.3)
    assert not found.is_close


def wrong_at_first(looker, loss, monkeypatch):
    """Let the first look of a coach see a loss that is not there."""
    first = looker._first

    def mistaken(seen, played):
        found = first(seen, played)
        worse = Worth(found.before.chance - loss, 0.001)
        other = next(action for action in seen.legal if action != played)
        return Look(other, Worth(found.before.chance, 0.001), played, worse, ())

    monkeypatch.setattr(looker, "_first", mistaken)


def test_what_looks_like_a_blunder_is_looked_at_again_before_it_is_called_one(thrown_away, monkeypatch):
    """The winning move is set beside the losing one, and a first look takes it for the worse: the second look does not."""
    match, seat, won, lost = thrown_away
    seen = match.seen(seat)
    looker = Looker(match.game, match.seats, 50)
    assert name_of_look(looker.look(seen, lost)) == "blunder"
    wrong_at_first(looker, 0.3, monkeypatch)
    again = looker.look(seen, won)
    assert again.loss < 0.05
    assert name_of_look(again) is None


def name_of_look(look):
    return name_of(look.loss, look.error)


def test_how_far_a_longer_look_moves_the_loss_counts_as_doubt():
    steady, moved = (Look(1, Worth(0.6, 0.01), 2, Worth(0.4, 0.01), (), drift) for drift in (0.0, 0.1))
    assert (name_of_look(steady), name_of_look(moved)) == ("blunder", "mistake")


# Honest


@pytest.mark.parametrize("game", GAMES)
def test_the_coach_says_the_same_whatever_the_seat_cannot_know(game):
    """Every number comes through the door: deal again what the seat cannot know, and it sees and says the same."""
    match = played(game, until=12)
    seat = match.waiting[0]
    seen = match.seen(seat)
    other = match.game.see(seen.possible("another world"), seat)
    assert hint(other, FEW).worth == hint(seen, FEW).worth
    looker = Looker(match.game, match.seats, FEW)
    rival = 1 - seat
    there = match.game.see(match.seen(rival).possible("another world"), rival)
    assert looker.chance(there) == looker.chance(match.seen(rival))


@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_a_hint_is_the_same_whatever_the_seat_cannot_know(game):
    """With any number of seats, all through a game: the move, its reasons, its points, the next best, the answer expected."""
    words = Words("en", game, ["Ann", "Ben", "Cleo", "Dan"])
    for seats in tidetable.card(game).seats:
        match, compared = tidetable.start(game, seats=seats, seed=seats), 0
        careful = bot(match.game, "careful")
        while not match.is_over and compared < MOMENTS:
            seen = match.seen(match.waiting[0])
            if len(match.decisions) % APART == 0 and len(seen.legal) > 1:
                other = match.game.see(seen.possible(f"world {len(match.decisions)}"), seen.viewer)
                one, two = hint(seen, FEW), hint(other, FEW)
                assert (one.action, one.other, one.reply, one.points, one.target) == (
                    two.action, two.other, two.reply, two.points, two.target
                )  # fmt: skip
                assert [words.say(said) for said in one.messages(words)] == [words.say(said) for said in two.messages(words)]
                compared += 1
            match.play(careful.choose(seen))
        assert compared >= MOMENTS - 1


def test_nobody_is_advised_who_is_not_asked():
    match = played("reef_encounter", until=12)
    with pytest.raises(NotYourTurn):
        hint(match.seen(1 - match.waiting[0]))


# For programs and people


def test_the_same_match_gives_the_same_analysis():
    match = played("fish_n_stones", seed=3)
    assert analyse(match, FEW).to_json() == analyse(match, FEW).to_json()
    assert json.loads(json.dumps(analyse(match, FEW).to_json()))["format"] == "tidetable-analysis"


def test_a_single_pass_a_moment_is_enough_to_say_something():
    """Where a choice is secret, one pass cannot try all actions."""
    match = played("fish_n_stones", seed=3)
    assert len(analyse(match, 1).decisions) == len(match.decisions)


def test_progress_is_told():
    match, seen = played("fish_n_stones", until=5), []
    analyse(match, FEW, progress=lambda done, of: seen.append((done, of)))
    assert seen == [(n, 5) for n in range(1, 6)]


@pytest.mark.parametrize(("decisions", "passes"), [(0, None), (3, 0)])
def test_what_cannot_be_analysed_is_refused(decisions, passes):
    with pytest.raises(BadSetup):
        analyse(played("fish_n_stones", until=decisions), passes)


@pytest.mark.parametrize("game", game_ids()[:4])
def test_a_hint_is_told_in_every_language(game):
    match = played(game, until=10)
    found = hint(match.seen(match.waiting[0]), FEW)
    for words in (Words(language, game, ["Ann", "Ben"]) for language in LANGUAGES):
        assert all(words.say(message) for message in found.messages(words))
