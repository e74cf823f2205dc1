"""A table in the browser tells its players what a table of the server tells them, whatever is tried at it."""

import json
from random import Random

import msgspec
import pytest
from typing import Any

from tests.table.tables import SECRET
from tests.wasm.page import PageCode
from tidetable.core.errors import TidetableError
from tidetable.core.record import ALL_SEEING, SPECTATOR
from tidetable.core.registry import load
from tidetable.core.trial import mixed
from tidetable.games import OURS
from tidetable.table import coming
from tidetable.table import commands as co
from tidetable.table.pictures import picture, replayed
from tidetable.table.plan import Plan, SeatPlan
from tidetable.table.record import record_of, verify
from tidetable.table.rulings import Holder, do

GAMES = [package.rpartition(".")[2] for package in OURS]
TRIES, FEW = 45, 5
LOOKS = (0, 1, 5, 11)
OF_THE_TABLE = ("format", "version", "game", "rules_version", "seats", "options", "seed", "log", "result")


@pytest.fixture(scope="module")
def browser_tables(tmp_path_factory):
    return PageCode(tmp_path_factory.mktemp("tables"), "tables")


class Evening:
    """A table at which anything is tried, with what everybody was told after each try."""

    def __init__(self, game, seats, persons, seed):
        self.lot, self.persons = Random(seed), persons
        self.options = mixed(game, seats, seed).options
        plans = tuple(
            SeatPlan("person", players=("ann",)) if seat < persons else SeatPlan("bot", bot="easy") for seat in range(seats)
        )
        plan = Plan(game.id, game.card.rules_version, self.options, plans, pace="fast")
        self.table, _ = coming.create("t", plan, host="ann", secret=SECRET, at=0.0)
        self.tries, self.told = [], []

    def spend(self, tries):
        for _ in range(tries):
            one = self.next_try()
            since, refused = self.table.n, self.attempt(one)
            eyes = [*range(len(self.table.seats)), SPECTATOR]
            self.tries.append(one)
            self.told.append({"refused": refused, "pictures": [picture(self.table, seat, 0.0, since) for seat in eyes]})

    def next_try(self):
        table, lot = self.table, self.lot
        bots = coming.bots_to_move(table)
        if bots and lot.random() < 0.8:
            return {"bot": {"seat": bots[0], "action": lot.choice(table.seen(bots[0]).legal)}}
        asked = [seat for seat in table.waiting if seat < self.persons]
        seat = lot.choice(asked) if asked and lot.random() < 0.9 else lot.randrange(self.persons)
        legal = table.seen(seat).legal if seat in table.waiting else []
        action = lot.choice(legal) if legal and lot.random() < 0.9 else lot.randrange(table.game.actions)
        n = table.n if lot.random() < 0.95 else max(0, table.n - 3)
        kinds: dict[str, tuple[float, dict[str, Any]]] = {
            "act": (60, {"n": n, "action": action}), "undo": (18, {"n": n, "to": lot.choice(["step", "turn"])}),
            "ask": (3, {"what": lot.choice(["pause"] * 5 + ["abandon"])}), "answer": (8, {"yes": lot.random() < 0.6}),
            "resume": (5, {}), "takeover": (3, {"bot": "easy"}), "takeback": (6, {}), "resign": (0.5, {}),
        }  # fmt: skip
        kind = lot.choices(list(kinds), [weight for weight, _ in kinds.values()])[0]
        return {"command": {"type": kind, "id": "x", "seat": seat, **kinds[kind][1]}}

    def attempt(self, one):
        try:
            if "bot" in one:
                coming.decide_for_bot(self.table, one["bot"]["seat"], one["bot"]["action"], 0.0)
            else:
                do(self.table, msgspec.convert(one["command"], co.AnyCommand), 0.0, Holder(frozenset(range(self.persons))))
        except TidetableError as fault:
            return {"why": getattr(fault, "why", None)}
        return None

    def asked(self):
        seats = [{"kind": seat.kind, "bot": seat.bot, "name": None, "here": False} for seat in self.table.plan.seats]
        return {"seats": seats, "options": self.options, "secret": SECRET, "tries": self.tries, "looks": LOOKS}

    def frames(self):
        eyes = [*range(len(self.table.seats)), SPECTATOR, *([ALL_SEEING] if self.table.over else [])]
        return [replayed(self.table, at, seat) for at in LOOKS if at <= self.table.decisions for seat in eyes]


def plain(value):
    """Give a value as JSON carries it, without times."""
    found = json.loads(
        json.dumps(value, default=lambda one: msgspec.to_builtins(one) if isinstance(one, msgspec.Struct) else one.tolist())
    )
    return timeless(found)


def timeless(value):
    if isinstance(value, dict):
        return {name: timeless(inner) for name, inner in value.items() if name not in {"time", "at", "type"} or "of" in value}
    return [timeless(inner) for inner in value] if isinstance(value, list) else value


@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_tried_everybody_is_told_the_same(browser_tables, name):
    game = load(name)
    tables = [(min(game.card.seats), 1), (min(game.card.seats), 2), (max(game.card.seats), 2)]
    evenings = [Evening(game, seats, persons, f"{name} {seats} {persons}") for seats, persons in tables]
    for evening in evenings:
        evening.spend(TRIES)
    evenings.append(Evening(game, min(game.card.seats), 1, "to be ended"))
    evenings[-1].spend(5)
    resigning = {"command": {"type": "resign", "id": "x", "seat": 0}}
    evenings[-1].tries.append(resigning)
    evenings[-1].told.append({"refused": evenings[-1].attempt(resigning), "pictures": []})

    found = browser_tables.ask(game=name, evenings=[evening.asked() for evening in evenings])

    for evening, there in zip(evenings, found, strict=True):
        for number, (here, same) in enumerate(zip(evening.told, there["told"], strict=True)):
            where = f"{evening.options}, try {number}: {evening.tries[number]}"
            assert (here["refused"] is None) == (same["refused"] is None), where
            if here["refused"]:
                assert plain(here["refused"]["why"]) == same["refused"]["why"] or here["refused"]["why"] is None, where
            for eyes, one, other in zip(range(9), here["pictures"], same["pictures"], strict=False):
                assert plain(other) == plain(one), f"{where}, eyes {eyes}"
        if evening.table.game.is_shown_again(evening.table.plan.options) or evening.table.over:
            assert plain(there["frames"]) == plain(evening.frames())
    happened = {told.event.__struct_config__.tag for evening in evenings for told in evening.table.story}
    assert {"decided", "undone", "asked", "resigned", "ended"} <= happened
    assert sum(one["refused"] is not None for evening in evenings for one in evening.told) > FEW
    last, record = evenings[-1].table, found[-1]["record"]
    assert {name: record[name] for name in OF_THE_TABLE} == plain({name: record_of(last, [])[name] for name in OF_THE_TABLE})
    assert verify(record).ok
    assert found[-1]["verdict"]["ok"]
