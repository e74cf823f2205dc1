"""Nothing leaves for a seat but what it may know.

Random games are played through real sockets. Again and again the hidden facts are swapped behind the server's back for others that
the seat thinks just as possible, and everything the seat can get from the server is asked for in both worlds: state, story, legal
actions, replay, errors, undo offers, the API. Every byte must be the same.
"""

import random
import re
from typing import Any

import numpy as np
import pytest

from tests.server.harness import Here, Line, Person, catch_up, settings_for
from tests.table.tables import table_of
from tidetable.core.journal import EVENT_SIZE, TURNS_PASSED
from tidetable.core.match import Match
from tidetable.core.record import EVERYONE, OWNER, SPECTATOR
from tidetable.core.registry import game_ids, load
from tidetable.server.live import screens
from tidetable.server.live import sight
from tidetable.server.storage.jobs import jobs_of
from tidetable.server.work.worker import question_of
from tidetable.table import pictures
from tidetable.table.entering import replay
from tidetable.table.events import Decided
from tidetable.table.rulings import happen
from tidetable.table.table import Happening
from tidetable.table.undo import undo_offer

NOON = 1_760_000_000.0


class Swapped(Match):
    """A match whose hidden facts are other ones, as far as *seat* cannot know: now, and at every step before.

    The seat's last decisions are taken again in the other world: what may be taken back is asked of two steps of the same world.
    """

    def __init__(self, match, seat, seed):
        self.__dict__.update(match.__dict__)
        self._match, self._seat, self._seed = match, seat, seed
        self._lately = self._live_again()
        self.state = self._lately[len(match.decisions)]

    def _swap(self, state):
        return self.game.see(state, self._seat).possible(self._seed)

    def _live_again(self):
        """Give the states of the other world by their number, as far back as the seat decided and knew the same at every step."""
        end = len(self.decisions)
        lived = {end: self._swap(self._match.state)}
        for first in range(end - 1, -1, -1):
            longer = self._live_since(first) if self.decisions[first].seat == self._seat else None
            if longer is None:
                break
            lived = longer
        return lived

    def _live_since(self, first):
        states = {first: self._swap(self._match.state_at(first))}
        for number, decision in enumerate(self.decisions[first:], first):
            state = states[number].twin()
            if decision.action not in self.game.legal_actions(state, self._seat):
                return None
            self.game.carry_out(state, self._seat, decision.action)
            if self.game.see(state, self._seat) != self.game.see(self._match.state_at(number + 1), self._seat):
                return None  # it had shown something, and would have shown something else
            states[number + 1] = state
        return states

    def state_at(self, to):
        return self._lately[to] if to in self._lately else self._swap(self._match.state_at(to))

    def journal_at(self, number, viewer=SPECTATOR, **how):
        return [scrambled_event(self.game, event, self._seat) for event in self._match.journal_at(number, viewer, **how)]

    def steps_of(self, number):
        """Turn every bit round that the seat may not see: in its fields, the states between events are as any other's."""
        states = self._match.steps_of(number)
        states.view(np.uint8).reshape(-1, self.game.State.size)[:] ^= ~self.game.State.visible[self._seat]
        return states


def scrambled_event(game, event, seat):
    """Change the numbers of an event that *seat* may not see, should they be there."""
    numbers: Any = next((kind.row.numbers for kind in game.Event if kind.id == event["kind"]), {})
    secret = {name for name, number in numbers.items() if is_secret(number, event.get("seat"), seat)}
    return {name: 99 if name in secret and value is not None else value for name, value in event.items()}


def is_secret(number, owner, seat):
    return number.seen_by != EVERYONE and not (number.seen_by == OWNER and owner == seat)


def scrambled_story(table, seat):
    """Change, in what the rules wrote, every number that *seat* may not see."""
    story = []
    for told in table.story:
        journal = None if told.journal is None else told.journal.copy()
        if journal is not None:
            rows = journal[1:].reshape(-1, EVENT_SIZE)[: journal[0]]
            for row in rows:
                numbers = table.game.Event.at(int(row[0])).row.numbers if row[0] != TURNS_PASSED else {}
                owner = row[1 + list(numbers).index("seat")] if "seat" in numbers else None
                for place, number in enumerate(numbers.values()):
                    row[1 + place] += is_secret(number, owner, seat)
        story.append(Happening(told.n, told.at, told.event, told.decision, journal))
    return story


class World:
    """One table with the power to swap what a seat cannot know."""

    def __init__(self, here, table):
        self.here, self.live = here, here.place.hub.tables[table]

    def swap(self, seat, seed):
        """Swap, in the server's own thread, between two messages; give back how to undo it."""

        async def work():
            async with self.live.lock:
                table = self.live.table
                kept = (table.match, table.story, table.free, table.before)
                table.match, table.story = Swapped(table.match, seat, seed), scrambled_story(table, seat)
                table.free, table.before = {}, None  # what may be taken back is found out anew, in the other world
                self.live._states.clear()
                return kept

        return self.here.inside(work())

    def restore(self, kept):
        async def work():
            async with self.live.lock:
                table = self.live.table
                table.match, table.story, table.free, table.before = kept
                self.live._states.clear()

        self.here.inside(work())


@pytest.fixture(scope="module")
def frozen(tmp_path_factory):
    """A server whose clock stands still: every difference in a message is a difference in what it says."""
    with Here(settings_for(tmp_path_factory.mktemp("frozen"), away_after=1e9)) as server:
        server.place.clock.__dict__["now"] = lambda: NOON
        yield server


def everything(person, line, page, table, seat, game):
    """Ask for everything a seat can get: over its socket, with pictures and with records, and over HTTP, errors too."""
    page.say(type="state", since=0)
    page.until("state")
    answers = [page.raw[-1]]
    line.say(type="state", since=0)
    line.until("state")
    answers.append(line.raw[-1])
    legal = {action["action"] for action in line.state["legal"]}
    for action in sorted(set(range(0, game.actions, max(1, game.actions // 40))) - legal):
        if seat is not None:
            line.say(type="act", id=f"no {action}", seat=seat, n=line.state["n"], action=action)
            line.until("refused", id=f"no {action}")
            answers.append(line.raw[-1])
    eyes = {} if seat is None else {"eyes": seat}
    answers.append(person.http.get(f"/api/tables/{table}/state", params=eyes).content)
    answers.append(person.http.get(f"/api/tables/{table}").content)
    decisions = person.get(f"/api/tables/{table}")["table"]["decisions"]
    steps = range(0, decisions + 1, max(1, decisions // 8))
    paths = [f"replay?at={at}" + (f"&eyes={seat}" if seat is not None else "") for at in steps]
    paths += ["record", "verify", "analysis", "replay?at=0&eyes=all", f"why?eyes={seat or 0}&target=%7B%22cell%22%3A0%7D"]
    return answers + [person.http.get(f"/api/tables/{table}/{path}").content for path in paths]


def play_on(lines, chance, decisions):
    """Let the seats decide something random."""
    for _ in range(decisions):
        first = next(iter(lines.values()))
        if first.state["status"] == "over":
            return
        seat = chance.choice(first.state["waiting"])
        answer = lines[seat].act(chance.choice(lines[seat].state["legal"])["action"])
        for line in lines.values():
            catch_up(line, answer["n"])


def table_with(frozen, game, seats, **options):
    """A table with everybody connected, and a spectator."""
    people = [Person(frozen.url, f"P{seat}") for seat in range(seats)]
    table = people[0].table(game, ("open",) * (seats - 1), options=options)["table"]["id"]
    for person in people[1:]:
        person.sit(table)
    lines = {seat: person.socket(table).ready() for seat, person in enumerate(people)}
    cleo = Person(frozen.url, "Cleo")
    return table, [*people, cleo], lines, cleo.socket(table).ready()


def leaks(frozen, game, seats, rounds, decisions, seed, **options):
    """Play; after every few decisions swap for every viewer and compare."""
    chance = random.Random(seed)
    loaded = load(game)
    table, people, lines, watching = table_with(frozen, game, seats, **options)
    world, compared = World(frozen, table), 0
    pages = {seat: person.socket(table, protocol=2, format="record").ready() for seat, person in enumerate(people)}
    for turn in range(rounds):
        play_on(lines, chance, decisions)
        if lines[0].state["status"] == "over":
            break
        frozen.inside(settle(world.live))
        for seat in (*range(seats), None):
            line = watching if seat is None else lines[seat]
            person = people[-1] if seat is None else people[seat]
            page = pages[len(people) - 1 if seat is None else seat]
            line.drain(0.02)
            true = everything(person, line, page, table, seat, loaded)
            kept = world.swap(SPECTATOR if seat is None else seat, f"{seed} {turn}")
            try:
                other = everything(person, line, page, table, seat, loaded)
            finally:
                world.restore(kept)
            assert true == other, (game, seat, turn)
            compared += len(true)
    for line in (*lines.values(), *pages.values(), watching):
        line.close()
    return compared


async def settle(live):
    """Let what is being announced be announced."""
    if live.announcing is not None:
        live.announcing.cancel()
        live.announcing = None


@pytest.mark.parametrize("game", game_ids())
def test_every_byte_a_seat_receives_is_the_same_whatever_it_cannot_know(frozen, game):
    assert leaks(frozen, game, load(game).card.seats[-1], rounds=2, decisions=9, seed=3) > 50


@pytest.mark.parametrize("game", game_ids())
def test_what_may_be_taken_back_does_not_depend_on_what_its_seat_cannot_know(game):
    """Without a server, at many tables: the offer is the same in every world that the seat thinks possible."""
    offered = set()
    for number in range(12):
        play = table_of(load(game).card.seats[-1], game)
        play.random.seed(number)
        for _ in range(9):
            seat, table = play.act(), play.table
            true = undo_offer(table, seat, play.at)
            match, before, table.before, table.free = table.match, table.before, None, {}
            table.match = Swapped(match, seat, f"{number}")
            assert undo_offer(table, seat, play.at) == true, (number, table.decisions)
            table.match, table.before, table.free = match, before, {}
            offered |= set(true.values())
    assert "free" in offered


@pytest.mark.parametrize("options", [{"stack_view": "full"}, {"own_cat": "hidden", "bucket_view": "closed"}])
def test_nor_under_the_options_that_show_more_or_less(frozen, options):
    """With full stacks looking back during play is open, and compared too."""
    assert leaks(frozen, "fish_n_stones", 3, rounds=2, decisions=9, seed=4, **options) > 50


def test_the_comparison_finds_a_leak(frozen, monkeypatch):
    """A picture that holds the smallest trace of the true state makes the same comparison fail."""
    honest = pictures.position
    monkeypatch.setattr(pictures, "position", lambda table, eyes: honest(table, eyes) | {"x": table.playing.state.digest()[:2]})
    with pytest.raises(AssertionError, match="fish_n_stones"):
        leaks(frozen, "fish_n_stones", 2, rounds=3, decisions=5, seed=1)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("game", game_ids())
def test_no_leak_in_whole_games(frozen, game, seed):
    for seats in load(game).card.seats:
        assert leaks(frozen, game, seats, rounds=60, decisions=3, seed=seed) > 50


@pytest.mark.parametrize("game", game_ids())
def test_what_is_told_of_a_decision_is_the_same_whatever_its_hearer_cannot_know(frozen, game):
    """The same decision in the true world and in a swapped one: where a hearer knows the same after it, they were told the same."""
    chance = random.Random(11)
    loaded = load(game)
    table, _, lines, watching = table_with(frozen, game, loaded.card.seats[0])
    live = frozen.place.hub.tables[table]
    compared = step = 0
    while compared <= 10:
        assert lines[0].state["status"] != "over"
        step += 1
        seat = chance.choice(lines[0].state["waiting"])
        action = chance.choice(lines[seat].state["legal"])["action"]
        compared += compare_told(frozen, live, loaded, seat, action, step)
        n = lines[seat].act(action)["n"]
        for line in lines.values():
            catch_up(line, n)
    for line in (*lines.values(), watching):
        line.close()


def compare_told(frozen, live, game, seat, action, step):
    """Let a decision happen in a copy of the table, true and swapped, and compare what every other viewer would be sent."""
    rows, _ = frozen.inside(frozen.place.store.load(live.table.id))
    compared = 0
    for viewer in (SPECTATOR, *(other for other in range(len(live.table.seats)) if other != seat)):
        true, other = replay(live.table.id, rows), replay(live.table.id, rows)
        other.playing.state = game.see(other.playing.state, viewer).possible(f"told {step}")
        if action not in game.legal_actions(other.playing.state, seat):
            continue  # in that world the seat cannot do it: doing it is what tells
        before = screens.screen_of(true, viewer, NOON)
        for world in (true, other):
            happen(world, NOON, [Decided(seat, action)])
        if true.over or other.over or true.seen(viewer) != other.seen(viewer):
            continue  # the decision itself has shown something
        told = [pictures.picture(world, viewer, NOON, world.n - 1) for world in (true, other)]
        assert told[0] == told[1], (game.id, viewer, step)
        sent = [sent_to(world, before, viewer) for world in (true, other)]
        assert sent[0] == sent[1], (game.id, viewer, step)
        compared += 1
    return compared


def sent_to(table, before, viewer):
    """Give the message that a page with rules of its own gets."""
    return screens.change(table, before, screens.screen_of(table, viewer, NOON), NOON, table.n - 1)


def test_the_comparison_finds_a_leak_in_a_record(frozen, monkeypatch):
    """A record that holds one byte of the true state makes the same comparison fail."""
    honest = screens.screen_of

    def leaking(table, eyes, at):
        screen = honest(table, eyes, at)
        told = bytearray(screen.record)
        told[secret] = table.playing.state.to_bytes()[secret]
        return screens.Screen(eyes, bytes(told), screen.around)

    secret = np.flatnonzero(load("fish_n_stones").State.visible[SPECTATOR] == 0)[0]  # the first byte that a watcher may not see
    monkeypatch.setattr(sight, "screen_of", leaking)
    with pytest.raises(AssertionError, match="fish_n_stones"):
        leaks(frozen, "fish_n_stones", 2, rounds=3, decisions=5, seed=1)


def test_the_secret_of_a_running_match_is_nowhere(frozen):
    """The seed's secret is in no message, header or page before the end, and in the record after it."""
    table, people, lines, watching = table_with(frozen, "fish_n_stones", 2)
    secret = frozen.place.hub.tables[table].table.created.secret
    play_on(lines, random.Random(1), 6)
    texts = [text for line in (*lines.values(), watching) for text in line.raw]
    texts += [
        people[0].http.get(f"/api/tables/{table}{path}").text
        for path in ("", "/state?eyes=0", "/record", "/verify", "/analysis", "/replay?at=1")
    ]
    texts += [
        people[0].http.get("/api/tables").text,
        people[0].http.get("/metrics").text,
        people[0].http.get("/api/account/tables").text,
    ]
    assert not any(secret in text for text in texts)
    assert all(
        re.search(r"[0-9a-f]{64}", text) is None or frozen.place.hub.tables[table].table.created.commitment in text
        for text in texts
    )
    n = lines[0].do("resign", 0)["n"]
    catch_up(lines[1], n)
    assert secret in lines[1].raw[-1]


def test_a_bot_is_given_nothing_but_its_hidden_record(frozen):
    """What crosses to a thinking process is the record through the one door, byte for byte."""
    ann = Person(frozen.url, "Ann")
    table = ann.table("fish_n_stones", ("careful",))["table"]["id"]
    rows, _ = frozen.inside(frozen.place.store.load(table))
    dealt = replay(table, rows[:2])  # before the bot has decided
    hidden = dealt.playing.seen(1).record
    question = question_of(dealt, jobs_of(dealt)[0])
    assert question is not None
    assert question.seen == hidden.to_bytes() != dealt.playing.state.to_bytes()
    assert not np.any(hidden["deck"])
    assert dealt.created.secret not in str(question)


def test_the_line_of_a_spectator_is_that_of_anybody(frozen):
    """Two strangers are sent the same bytes."""
    ann = Person(frozen.url, "Ann")
    table = ann.table("fish_n_stones", ("here",))["table"]["id"]
    frozen.inside(settle(frozen.place.hub.tables[table]))
    with Line(frozen.url, table) as one, Line(frozen.url, table) as two:
        one.until("state")
        two.until("state")
        assert one.raw[-1] == two.raw[-1]


@pytest.mark.parametrize("stack_view", ["top_only", "full"])
def test_what_lay_between_two_events_is_shown_again_only_where_nothing_is_to_be_remembered(frozen, stack_view):
    """It is told as it happens; who asks once more, over the socket or for a replay, is told it where looking back is open."""
    table, people, lines, watching = table_with(frozen, "fish_n_stones", 3, stack_view=stack_view)
    page = people[0].socket(table, protocol=2, format="record").ready()
    chance, again = random.Random(9), []
    for decision in range(1, 15):
        play_on(lines, chance, 1)
        again.append(people[0].get(f"/api/tables/{table}/replay", at=decision, eyes=0))
    frozen.inside(settle(frozen.place.hub.tables[table]))
    page.drain(0.5)
    live = page.raw.copy()
    page.say(type="state", since=4)
    page.until("state")
    assert any('"steps"' in text for text in live)
    assert ('"steps"' in page.raw[-1]) == (stack_view == "full")
    assert any("steps" in frame for frame in again) == (stack_view == "full")
    for line in (*lines.values(), page, watching):
        line.close()


@pytest.mark.parametrize("game", game_ids())
def test_a_table_screen_gets_the_bytes_of_a_stranger_whoever_has_opened_it(frozen, game):
    """One screen for the room, opened in the browser of somebody who plays: state for state what a spectator is sent."""
    table, people, lines, watching = table_with(frozen, game, load(game).card.seats[0])
    play_on(lines, random.Random(5), 6)
    sent = []
    for person in (people[0], people[-1]):
        wall = person.socket(table, protocol=2, format="record", eyes=None).ready()
        wall.say(type="state", since=0)
        wall.until("state")
        sent.append(wall.raw[-1])
        wall.close()
    assert sent[0] == sent[1]
    for line in (*lines.values(), watching):
        line.close()
