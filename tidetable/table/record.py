"""Records of a table: the match's own record (core/match.py) with what is needed to check the deal (docs/records.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from tidetable.core.errors import BrokenRecord, TidetableError
from tidetable.core.match import Match
from tidetable.table import events as ev
from tidetable.table.errors import NotNow
from tidetable.table.fair import is_commitment_to, seed_of
from tidetable.table.rules import rules_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tidetable.table.table import Table


def record_of(table: Table, names: Sequence[str | None]) -> dict[str, Any]:
    """Give the record of a finished match."""
    if not table.over or table.match is None:
        raise NotNow("the record can be had once the match is over", ("refused-not-over", {}))
    if not table.is_open:
        raise NotNow("this game keeps something hidden after the end, which its record would tell", ("refused-kept-hidden", {}))
    story = [told for told in table.story if not isinstance(told.event, ev.Created)]
    about = {
        "names": list(names),
        "commitment": table.created.commitment or None,
        "secret": table.created.secret or None,
        "salts": [seat.salt for seat in table.seats],
        "clock": msgspec.to_builtins(table.plan.clock),
        "rated": table.plan.rated,
        "started": table.started_at,
        "ended": table.ended_at,
        "result": msgspec.to_builtins(table.result),
        "events": [{"n": told.n, "at": told.at, **_public(told.event)} for told in story],
    }
    return table.match.to_json() | {"table": about}


def _public(event: ev.AnyEvent) -> dict[str, Any]:
    """Give an event without the identities of people."""
    told: dict[str, Any] = msgspec.to_builtins(event)
    told.pop("player", None)
    return told


class Check(msgspec.Struct, frozen=True):
    """One thing that was checked."""

    check: str
    ok: bool
    text: str


class Report(msgspec.Struct, frozen=True):
    """What checking a record found."""

    ok: bool
    commitment: str | None
    secret: str | None
    salts: list[str]
    seed: str
    checks: list[Check]


def verify(data: Any) -> Report:
    """Deal a record's match again and confirm what it says."""
    if not isinstance(data, dict) or not isinstance(data.get("seed"), str):
        raise BrokenRecord("this is no match record")
    about = about_table(data)
    secret, commitment = about.get("secret"), about.get("commitment")
    salts = [str(salt) for salt in about.get("salts") or []]
    checks = []
    if secret is not None or commitment is not None:
        checks.append(_check_commitment(str(commitment), str(secret)))
        checks.append(_check_seed(seed_of(str(secret), salts), data["seed"]))
    checks += _check_match(data)
    known = isinstance(secret, str), isinstance(commitment, str)
    return Report(
        all(check.ok for check in checks),
        commitment if known[1] else None,
        secret if known[0] else None,
        salts,
        data["seed"],
        checks,
    )


def _check_commitment(commitment: str, secret: str) -> Check:
    ok = is_commitment_to(commitment, secret)
    return Check("commitment", ok, "the secret is the one that was promised" if ok else "this is not the secret that was promised")


def _check_seed(expected: str, seed: str) -> Check:
    ok = expected == seed
    return Check("seed", ok, "the seed is the secret and the salts" if ok else "the seed is not made of the secret and the salts")


def _check_match(data: dict[str, Any]) -> list[Check]:
    version = str(data.get("rules_version"))
    try:
        game = rules_of(str(data.get("game")), version)
    except TidetableError as fault:
        return [Check("rules_version", False, str(fault))]
    versions = Check("rules_version", True, f"played under version {version}, checked under version {game.card.rules_version}")
    try:
        match = Match.from_json(data, game)
    except TidetableError as fault:
        return [versions, Check("log", False, str(fault))]
    outcome = match.outcome
    dealt = Check("log", True, f"dealt again: all {len(match.log)} entries are legal")
    found = str(outcome) if outcome else None
    return [versions, dealt, Check("result", data.get("result") == found, f"the result is {found or 'open'}")]


def about_table(data: Mapping[str, Any]) -> dict[str, Any]:
    """Give what a record says about its table, if it came from one."""
    about = data.get("table")
    return about if isinstance(about, dict) else {}
