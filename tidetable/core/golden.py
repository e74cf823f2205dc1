"""Golden games: games recorded by an independent implementation, replayed move by move (format: docs/records.md)."""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from tidetable.core.errors import BrokenRecord, TidetableError
from tidetable.core.game import Game
from tidetable.core.record import Record


class Golden(msgspec.Struct):
    """One game of a golden file; the format is described in docs/records.md."""

    seed: str | int
    seats: int
    options: dict[str, Any]
    moves: list[tuple[int, int]]
    legal: list[str]
    scores: list[int]
    ranks: list[int]
    reason: str
    words: int


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


def read_golden(path: Path) -> Iterator[Golden]:
    """Read the games of a file, one a line."""
    for number, line in enumerate(path.read_bytes().splitlines(), 1):
        if not line.strip():
            continue
        try:
            game = msgspec.json.decode(line, type=Golden)
        except (msgspec.MsgspecError, RecursionError) as fault:
            raise BrokenRecord(f"{path.name}, line {number}: {fault}") from fault
        if len(game.legal) != len(game.moves):
            raise BrokenRecord(f"{path.name}, line {number}: {len(game.moves)} moves need as many digests, not {len(game.legal)}")
        yield game


def replay_golden(game: Game, number: int, data: Golden) -> Difference | None:
    """Replay one golden game; give the first difference, or None if all is equal."""
    try:
        state = game.start(data.seats, data.seed, data.options)
    except TidetableError as fault:
        return Difference(number, 0, str(fault))
    for move, ((seat, action), digest) in enumerate(zip(data.moves, data.legal, strict=True), 1):
        found = _move_differs(game, state, seat, action, digest)
        if found:
            return Difference(number, move, found)
        game.carry_out(state, seat, action)
    found = _result_differs(game, state, data)
    return Difference(number, len(data.moves) + 1, found) if found else None


def _move_differs(game: Game, state: Record, seat: int, action: int, digest: str) -> str | None:
    legal = game.legal_actions(state, seat) if seat in range(int(state.seats)) else []
    if digest_of(legal) == digest and action in legal:
        return None
    words = ", ".join(f"{known} ({game.Decision.text(known)})" for known in legal) or "none"
    played = f"{action} ({game.Decision.text(action)})" if 0 <= action < game.actions else f"{action} (unknown)"
    waits = ", ".join(map(str, game.waiting_seats(state))) or "nobody"
    return (
        f"seat {seat} plays {played}; expected legal actions with digest {digest}, "
        f"found {digest_of(legal)}: {words}; waiting: {waits}"
    )


def _result_differs(game: Game, state: Record, data: Golden) -> str | None:
    outcome = game.outcome(state)
    if outcome is None:
        return f"expected the end ({data.reason}), found seats {game.waiting_seats(state)} still to decide"
    found = {
        "scores": list(outcome.scores),
        "ranks": list(outcome.ranks),
        "reason": outcome.reason.id,
        "words": int(state.chance_words),
    }
    for key, value in found.items():
        if value != getattr(data, key):
            return f"expected {key} {getattr(data, key)}, found {value}"
    return None
