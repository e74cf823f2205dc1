"""Golden games: games recorded by an independent implementation, replayed move by move (format: docs/records.md)."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tidetable.core.errors import BrokenRecord, TidetableError
from tidetable.core.journal import NO_JOURNAL

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tidetable.core.game import Game
    from tidetable.core.record import Record

KEYS = ("seed", "seats", "options", "moves", "legal", "scores", "ranks", "reason", "words")


@dataclass(frozen=True)
class Difference:
    """The first place where a golden game and this implementation part."""

    game: int  # line of the file, from 1
    move: int  # from 1; 0 is the setup, one past the last is the result
    text: str

    def __str__(self) -> str:
        """Say where and what."""
        return f"game {self.game}, move {self.move}: {self.text}"


def digest_of(legal: list[int]) -> str:
    """Digest a list of legal actions as golden files do."""
    return hashlib.sha256(",".join(map(str, legal)).encode()).hexdigest()[:8]


def read_golden(path: Path) -> Iterator[dict[str, Any]]:
    """Read the games of a file, one a line."""
    try:
        lines = path.read_text("utf-8").splitlines()
    except UnicodeDecodeError as fault:
        raise BrokenRecord(f"{path.name} is not UTF-8: {fault}") from fault
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            data = json.loads(line)
        except (json.JSONDecodeError, RecursionError) as fault:
            raise BrokenRecord(f"{path.name}, line {number}: not JSON ({fault})") from fault
        missing = [key for key in KEYS if not isinstance(data, dict) or key not in data]
        if missing:
            raise BrokenRecord(f"{path.name}, line {number}: a golden game needs {', '.join(missing)}")
        if not _has_moves(data):
            raise BrokenRecord(f"{path.name}, line {number}: moves must be [seat, action] pairs, with one legal digest each")
        yield data


def _has_moves(data: dict[str, Any]) -> bool:
    moves, legal = data["moves"], data["legal"]
    pairs = isinstance(moves, list) and all(isinstance(move, list) and list(map(type, move)) == [int, int] for move in moves)
    return pairs and isinstance(legal, list) and len(legal) == len(moves) and isinstance(data["options"], dict)


def replay_golden(game: Game, number: int, data: dict[str, Any]) -> Difference | None:
    """Replay one golden game; give the first difference, or None if all is equal."""
    try:
        state = game.start(data["seats"], data["seed"], data["options"])
    except TidetableError as fault:
        return Difference(number, 0, str(fault))
    for move, ((seat, action), digest) in enumerate(zip(data["moves"], data["legal"], strict=True), 1):
        found = _move_differs(game, state, seat, action, digest)
        if found:
            return Difference(number, move, found)
        game.apply(state, seat, action, NO_JOURNAL)
    found = _result_differs(game, state, data)
    return Difference(number, len(data["moves"]) + 1, found) if found else None


def _move_differs(game: Game, state: Record, seat: int, action: int, digest: str) -> str | None:
    legal = game.legal(state, seat) if seat in range(int(state.seats)) else []
    if digest_of(legal) == digest and action in legal:
        return None
    words = ", ".join(f"{known} ({game.action_text(known)})" for known in legal) or "none"
    played = f"{action} ({game.action_text(action)})" if 0 <= action < game.card.actions else f"{action} (unknown)"
    waits = ", ".join(map(str, game.waiting_seats(state))) or "nobody"
    return (
        f"seat {seat} plays {played}; expected legal actions with digest {digest}, "
        f"found {digest_of(legal)}: {words}; waiting: {waits}"
    )


def _result_differs(game: Game, state: Record, data: dict[str, Any]) -> str | None:
    outcome = game.outcome(state)
    if outcome is None:
        return f"expected the end ({data['reason']}), found seats {game.waiting_seats(state)} still to decide"
    found = {
        "scores": list(outcome.scores),
        "ranks": list(outcome.ranks),
        "reason": outcome.reason.id,
        "words": int(state.chance_words),
    }
    for key, value in found.items():
        if value != data[key]:
            return f"expected {key} {data[key]}, found {value}"
    return None
