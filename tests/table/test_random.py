"""Random evenings: every command at any time, on all games with every clock. What must hold is said in evening.py."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, Phase, given, note, settings
from hypothesis import strategies as st

from tests.table.evening import KEYS_KEPT, Evening
from tests.table.tables import PEOPLE
from tidetable.core.registry import game_ids, load
from tidetable.table import coming, entering
from tidetable.table import commands as co
from tidetable.table.clocks import Clock
from tidetable.table.plan import Plan, SeatPlan

if TYPE_CHECKING:
    from collections.abc import Callable

CLOCKS = [
    Clock(),
    *(Clock("move", seconds=60, timeout=what) for what in ("default", "bot", "loss")),
    *(Clock("bank", seconds=60, timeout=what) for what in ("default", "bot", "loss")),
    *(Clock("bank", seconds=20, increment=30, timeout=what) for what in ("default", "loss")),
    Clock("days", days=1, timeout="loss"),
]


@st.composite
def plans(draw: st.DrawFn, game: str) -> Plan:
    """Make a plan: Ann, and persons, bots and open seats."""
    card = load(game).card
    count = draw(st.sampled_from(card.seats)) - 1
    others = draw(st.lists(st.sampled_from(["person", "person", "bot", "open"]), min_size=count, max_size=count))
    planned = {"bot": SeatPlan("bot", bot="careful"), "open": SeatPlan("open")}
    people = [SeatPlan("person", players=(name,)) for name in PEOPLE]
    seats = [people[0], *(planned.get(kind, person) for kind, person in zip(others, people[1:], strict=False))]
    return Plan(
        game,
        card.rules_version,
        {},
        tuple(seats),
        rated=draw(st.sampled_from([False] * 9 + [True])),
        undo=draw(st.sampled_from(["free", "free", "free", "ask"])),
        autostart="open" not in others,
        clock=draw(st.sampled_from(CLOCKS)),
    )


# What can be done: each with a seat, a number to choose by, and a new id


def act(evening: Evening, seat: int, number: int, key: str) -> None:
    table = evening.table
    who = table.waiting[seat % len(table.waiting)] if table.waiting else seat
    legal = table.seen(who).legal if who in table.waiting else [number]
    evening.command(co.Act(key, who, table.n - (number % 9 == 0), legal[number % len(legal)]))


def act_for_any(evening: Evening, seat: int, number: int, key: str) -> None:
    evening.command(co.Act(key, seat, evening.table.n, number))


def let_bots_decide(evening: Evening, _seat: int, number: int, _key: str) -> None:
    for seat in coming.bots_to_move(evening.table):
        let_a_bot_decide_for_any(evening, seat, number, "")


def let_a_bot_decide_for_any(evening: Evening, seat: int, number: int, _key: str) -> None:
    table = evening.table
    asked = table.status == "running" and seat in table.waiting and table.seats[seat].bot is not None
    legal = table.seen(seat).legal if asked else [number % 3]
    rows = evening.attempt(lambda at: coming.decide_for_bot(table, seat, legal[number % len(legal)], at))
    assert bool(rows) == asked


def wait(evening: Evening, _seat: int, number: int, _key: str) -> None:
    allowance = evening.table.clocks.clock.allowance or 60
    evening.now += allowance * (0.01, 0.1, 0.3, 0.5, 0.8, 1.1)[number % 6]


def look_at_the_clocks(evening: Evening, _seat: int, _number: int, _key: str) -> None:
    evening.attempt(lambda at: coming.time_out(evening.table, at))


def stop_the_server(evening: Evening, seat: int, number: int, key: str) -> None:
    since = max(evening.now, evening.witness.at)
    wait(evening, seat, number, key)
    evening.reload()
    evening.late = 0.0
    evening.attempt(lambda at: coming.wake(evening.table, since, at))
    assert not evening.table.clocks.on or evening.witness.lefts(evening.now) == evening.witness.lefts(since)


def take_back(evening: Evening, seat: int, number: int, key: str) -> None:
    decisions = evening.table.playing.decisions if evening.table.match else []
    who = decisions[-1 - seat % min(2, len(decisions))].seat if decisions and number % 4 else seat
    evening.command(co.Undo(key, who, evening.table.n, "step" if number % 2 else "turn"))


def answer(evening: Evening, seat: int, number: int, key: str) -> None:
    evening.command(co.Answer(key, seat, yes=number % 5 > 0))


def all_agree(evening: Evening, _seat: int, _number: int, key: str) -> None:
    for place in evening.table.seats:
        if evening.table.asking is not None and evening.table.asking.what != "abandon":
            evening.command(co.Answer(f"{key} {place.number}", place.number, yes=True))


def ask(evening: Evening, seat: int, number: int, key: str) -> None:
    evening.command(co.Ask(key, seat, "pause" if number % 5 else "abandon"))


def resume(evening: Evening, seat: int, _number: int, key: str) -> None:
    evening.command(co.Resume(key, seat))


def pause_and_think(evening: Evening, seat: int, number: int, key: str) -> None:
    evening.command(co.Ask(f"{key} ask", seat, "pause"))
    all_agree(evening, seat, number, f"{key} yes")
    (hand_over, hand_back_all, wait)[number % 3](evening, seat, number, f"{key} then")
    evening.command(co.Resume(f"{key} on", seat))


def think_while_a_bot_is_asked(evening: Evening, seat: int, number: int, key: str) -> None:
    asked = [place for place in evening.table.waiting if evening.table.seats[place].is_person]
    who = asked[seat % len(asked)] if asked else seat
    hand_over(evening, who, 1, key)
    wait(evening, who, number, key)
    (hand_back, hand_back, come_again, take_back_all)[number % 4](evening, who, number, f"{key} then")


def come_again(evening: Evening, seat: int, _number: int, _key: str) -> None:
    evening.attempt(lambda at: coming.leave(evening.table, seat, at))
    for player in evening.table.seats[seat].players:
        evening.attempt(lambda at, who=player: coming.sit(evening.table, who, at, seat=seat)[1])  # type: ignore[misc]


def take_back_all(evening: Evening, seat: int, number: int, key: str) -> None:
    take_back(evening, seat, number, f"{key} back")
    all_agree(evening, seat, number, f"{key} yes")


def hand_over(evening: Evening, seat: int, number: int, key: str) -> None:
    evening.command(co.Takeover(key, seat, "random" if number % 9 else "nobody"))


def hand_back(evening: Evening, seat: int, _number: int, key: str) -> None:
    evening.command(co.Takeback(key, seat))


def hand_back_all(evening: Evening, _seat: int, _number: int, key: str) -> None:
    for place in evening.table.seats:
        evening.command(co.Takeback(f"{key} {place.number}", place.number))


def be_away(evening: Evening, seat: int, _number: int, _key: str) -> None:
    evening.attempt(lambda at: coming.set_away(evening.table, seat, at))


def be_back(evening: Evening, seat: int, _number: int, _key: str) -> None:
    evening.attempt(lambda at: coming.set_back(evening.table, seat, at))


def claim(evening: Evening, seat: int, number: int, key: str) -> None:
    evening.command(co.Claim(key, seat, number % len(evening.table.seats), "win" if number % 5 == 0 else "bot"))


def leave(evening: Evening, seat: int, _number: int, _key: str) -> None:
    evening.attempt(lambda at: coming.leave(evening.table, seat, at))


def sit(evening: Evening, seat: int, number: int, _key: str) -> None:
    player, wanted = (*PEOPLE, "eve")[number % 5], seat if number % 3 else None
    evening.attempt(lambda at: coming.sit(evening.table, player, at, seat=wanted, proved=number % 7 == 0)[1])


def start(evening: Evening, _seat: int, _number: int, _key: str) -> None:
    evening.attempt(lambda at: coming.start(evening.table, at))


def resign(evening: Evening, seat: int, number: int, key: str) -> None:
    if number % 4 == 0:
        evening.command(co.Resign(key, seat))


def salt(evening: Evening, seat: int, _number: int, key: str) -> None:
    evening.command(co.Salt(key, seat, "tea"))


def change_settings(evening: Evening, _seat: int, number: int, key: str) -> None:
    evening.command(co.ChangeSettings(key, chat=number % 2 == 0))


def meddle(evening: Evening, seat: int, number: int, key: str) -> None:
    n = evening.table.n
    tried: list[co.AnyCommand] = [
        co.Act(key, seat, n, number),
        co.Undo(key, seat, n),
        co.Resign(key, seat),
        co.Takeback(key, seat),
        co.Takeover(key, seat, "random"),
    ]
    evening.command(tried[number % len(tried)], foreign=True)


def write_down(evening: Evening, _seat: int, _number: int, _key: str) -> None:
    evening.take()


def reload(evening: Evening, _seat: int, _number: int, _key: str) -> None:
    evening.reload()


OFTEN = [act, act, act, let_bots_decide, wait, wait, look_at_the_clocks, take_back, take_back_all, think_while_a_bot_is_asked]
SELDOM = [
    all_agree, come_again, pause_and_think, hand_over, hand_back, hand_back_all, act_for_any, let_a_bot_decide_for_any,
    stop_the_server, answer, ask, resume, be_away, be_back, claim, leave, sit, start, resign, salt, change_settings, meddle, reload,
    write_down,
]  # fmt: skip
THINGS: list[Callable[[Evening, int, int, str], None]] = [*OFTEN * 4, *SELDOM]
LATE = (0.0, 0.0, 0.0, 0.0, 2.0, 15.0)  # clocks of processes are not the same
STEPS = st.lists(
    st.tuples(st.sampled_from(THINGS), st.integers(0, 3), st.integers(0, 999), st.sampled_from(LATE)), min_size=30, max_size=70
)


def spend(plan: Plan, steps: list) -> Evening:
    """Spend an evening at a table; at its end everything is loaded once more."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(entering, "KEYS_KEPT", KEYS_KEPT)
        evening = Evening(plan)
        start(evening, 0, 0, "")
        for number, (thing, seat, choice, late) in enumerate(steps):
            evening.late = late
            note(f"{evening.now}: {thing.__name__} {seat} {choice}, {late} s late")
            thing(evening, seat % len(plan.seats), choice, f"k{number}")
        evening.reload()
    return evening


@pytest.mark.parametrize("game", game_ids())
def test_an_evening_at_the_table(game):
    """The same evenings every time; what fails here is made small by the long campaign."""
    refused = undone = reopened = 0

    @settings(max_examples=40, derandomize=True, phases=[Phase.generate], suppress_health_check=list(HealthCheck), database=None)
    @given(plans(game), STEPS)
    def spend_many(plan, steps):
        nonlocal refused, undone, reopened
        evening = spend(plan, steps)
        refused, undone = refused + evening.refused, undone + evening.undone
        reopened += evening.reopened

    spend_many()
    assert refused > 100
    assert undone > 10
    assert reopened > 20


@pytest.mark.long
@pytest.mark.parametrize("game", game_ids())
def test_a_thousand_evenings(game):
    @settings(max_examples=1000, suppress_health_check=list(HealthCheck), database=None)
    @given(plans(game), STEPS)
    def spend_many(plan, steps):
        spend(plan, steps)

    spend_many()
