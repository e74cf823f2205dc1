"""Records from elsewhere as finished tables, to be looked through. What taking one in costs is bounded before anything is dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from tidetable.core.errors import BrokenRecord
from tidetable.core.journal import new_journal
from tidetable.core.match import Match, Undo, entries_of
from tidetable.core.outcome import Outcome
from tidetable.table import events as ev
from tidetable.table.entering import enter, trimmed
from tidetable.table.pictures import STORY_AT_ONCE
from tidetable.table.plan import Plan, SeatPlan, check_plan
from tidetable.table.record import about_table
from tidetable.table.rules import rules_of
from tidetable.table.table import Happening, Table

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tidetable.core.match import Entry
    from tidetable.core.record import Ints

LONGEST_LOG = 10_000  # entries of a record that is taken in ...
DEAL_COSTS = 50  # ... an undo deals anew, which takes as long as so many decisions, and plays on to where it goes ...
MOST_REPLAYED = 300_000  # ... so many decisions in all
LONGEST_SEED, LONGEST_SECRET, LONGEST_SALT = 1_000, 200, 64


def kept_of(data: Mapping[str, Any]) -> dict[str, Any]:
    """Give what is kept of a record: enough to make its table again, and nothing else that somebody may have put in."""
    about = about_table(data)
    return {
        **{name: data.get(name) for name in ("format", "version", "game", "rules_version", "seats", "options", "seed")},
        "log": [_bare(entry) for entry in entries_of(data.get("log") or [])],
        "table": {name: str(about.get(name) or "")[:LONGEST_SECRET] for name in ("secret", "commitment")}
        | {"salts": [event.salt for event in _salts(about, int(data["seats"]))]},
    }


def _bare(entry: Entry) -> dict[str, int]:
    return {"undo": entry.to} if isinstance(entry, Undo) else {"seat": entry.seat, "action": entry.action}


def table_of_record(table_id: str, data: Mapping[str, Any], host: str, at: float) -> Table:
    """Make a finished table of a record from here or elsewhere: the match through the compiled loop, journals where they show."""
    check_cost(data)
    match = Match.from_json(data, rules_of(str(data.get("game")), str(data.get("rules_version"))))
    if data.get("result") is not None and Outcome.parse(str(data["result"])) != match.outcome:
        raise BrokenRecord(f"the result does not follow from the log; it is {match.outcome}")
    about = about_table(data)
    seats = tuple(SeatPlan("person") for _ in range(match.seats))
    plan = Plan(match.game.id, match.game.card.rules_version, match.options, seats, autostart=False)
    plan = msgspec.structs.replace(check_plan(plan), rules_version=plan.rules_version)
    secret, commitment = (str(about.get(name) or "")[:LONGEST_SECRET] for name in ("secret", "commitment"))
    table = Table(table_id)
    before: list[ev.AnyEvent] = [ev.Created(plan, host, secret, commitment, match.seed), *_salts(about, match.seats), ev.Started()]
    for event in before:
        enter(table, at, event)
    _take_in(table, match.log, at)
    enter(table, at, ev.Ended("game" if match.outcome else "abandoned"))
    return table


def _take_in(table: Table, log: list[Entry], at: float) -> None:
    """Let a whole log happen: a picture tells the last entries only, so nothing is written down of those before."""
    match, standing = table.playing, 0
    cut = max(0, len(log) - STORY_AT_ONCE)
    match.follow(log[:cut])
    for number, entry in enumerate(log):
        journal = _entered(match, entry) if number >= cut else None
        standing = entry.to if isinstance(entry, Undo) else standing + 1
        table.n += 1
        table.story.append(Happening(table.n, at, _event_of(entry), standing, journal))


def _entered(match: Match, entry: Entry) -> Ints | None:
    if isinstance(entry, Undo):
        match.undo(entry.to)
        return None
    journal = new_journal()
    match.game.decide(match.state, entry.seat, entry.action, journal)
    match.decisions.append(entry)
    match.log.append(entry)
    return trimmed(journal)


def _event_of(entry: Entry) -> ev.AnyEvent:
    return ev.Undone(0, entry.to) if isinstance(entry, Undo) else ev.Decided(entry.seat, entry.action)


def check_cost(data: Mapping[str, Any]) -> int:
    """Refuse what would take long to replay, or much room to keep, before anything is dealt; give the decisions it is worth."""
    log, seed = data.get("log"), data.get("seed")
    if data.get("position") is not None:
        raise BrokenRecord("a match that began at a position has no deal to be checked; a table keeps matches from their deal on")
    if isinstance(log, list) and len(log) > LONGEST_LOG:
        raise BrokenRecord(f"a record of {len(log)} entries is too long; up to {LONGEST_LOG} are taken in")
    if isinstance(seed, str) and len(seed) > LONGEST_SEED:
        raise BrokenRecord(f"a seed has up to {LONGEST_SEED} characters")
    entries = entries_of(log if isinstance(log, list) else [])
    undos = [min(max(entry.to, 0), number) for number, entry in enumerate(entries) if isinstance(entry, Undo)]
    again = sum(undos) + DEAL_COSTS * len(undos)
    if again > MOST_REPLAYED:
        raise BrokenRecord(f"this record takes back too much: its {len(undos)} undos are more than is replayed here")
    return DEAL_COSTS + len(entries) + again


def _salts(about: dict[str, Any], seats: int) -> list[ev.Salted]:
    salts = about.get("salts")
    given = salts[:seats] if isinstance(salts, list) else []
    return [ev.Salted(seat, salt[:LONGEST_SALT]) for seat, salt in enumerate(given) if isinstance(salt, str) and salt]


def names_of_record(data: Mapping[str, Any], seats: int) -> dict[int, str]:
    """Give the names a record tells, by seat."""
    names = about_table(data).get("names")
    given = names[:seats] if isinstance(names, list) else []
    return {seat: name for seat, name in enumerate(given) if isinstance(name, str) and name.strip()}
