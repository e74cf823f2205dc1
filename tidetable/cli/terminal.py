"""The table in the terminal: a drawn board, numbered actions, a log in sentences."""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import click

from tidetable.bots import Bot, make_bot
from tidetable.bots.seeds import seed_apart
from tidetable.core.errors import BadSetup, BrokenRecord, GameError, IllegalAction
from tidetable.core.match import Match
from tidetable.core.record import SPECTATOR
from tidetable.core.undo import undo_point
from tidetable.core.words import Words

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

PERSON = None


@dataclass
class Table:
    """A match and who plays its seats."""

    match: Match
    players: list[Bot | None]  # by seat; PERSON is somebody at this terminal


def make_table(*, game: str, seats: int, people: int, bots: Sequence[str], seed: str | None, options: dict[str, Any]) -> Table:
    """Deal a match and seat people first, bots after them."""
    match = Match.start(game, seats=seats, seed=seed if seed is not None else secrets.token_hex(8), options=options)
    if not 0 <= people <= seats:
        raise BadSetup(f"{people} people do not fit at {seats} seats")
    wanted = [*bots, *[bots[-1]] * seats][: seats - people]
    return Table(match, [PERSON] * people + [make_bot(game, name, seed_apart(match.seed, i)) for i, name in enumerate(wanted)])


class Terminal:
    """Plays a match out at the keyboard."""

    def __init__(self, table: Table, language: str, names: Sequence[str], record: Path | None) -> None:
        """Seat the *names* and remember where the record goes."""
        self.match, self.players, self.record = table.match, table.players, record
        self.words = Words(language, self.match.game.id, list(names)[: self.match.seats])
        self.people = [seat for seat, player in enumerate(self.players) if player is PERSON]
        self.told = [0] * self.match.seats  # how far each seat has heard the log
        self.last_person = self.people[0] if self.people else SPECTATOR
        self.leaving = False
        if record:
            _check_writable(record)

    def run(self) -> None:
        """Play until the end, or until somebody leaves."""
        self.say(self.words.word("terminal-welcome", game=self.match.game.card.name, seed=self.match.seed))
        while self.match.waiting and not self.leaving:
            self._decide(self._next_seat())
        if not self.match.waiting:
            self._finish()
        self._save()

    def _next_seat(self) -> int:
        """Let bots go first in a simultaneous phase, so that a person is asked once."""
        waiting = self.match.waiting
        return next((seat for seat in waiting if self.players[seat] is not PERSON), waiting[0])

    def _decide(self, seat: int) -> None:
        bot = self.players[seat]
        if bot is not PERSON:
            self.match.play(bot.choose(self.match.seen(seat)), seat)
        else:
            self._ask(seat)

    def _ask(self, seat: int) -> None:
        if len(self.people) > 1 and seat != self.last_person:
            click.clear()
            click.prompt(self.words.word("terminal-curtain", seat=seat), default="", show_default=False, prompt_suffix=" ")
        self.last_person = seat
        self._show(seat)
        legal = self.match.seen(seat).legal
        while not self.leaving:
            text = self._prompt()
            command = self._commands.get(text.lower())
            if command(seat) if command else self._act(seat, text, legal):
                return

    def _show(self, seat: int) -> None:
        self._tell(seat)
        seen = self.match.seen(seat)
        self.say("")
        self.say(seen.drawing(self.words))
        self.say("")
        if seen.question:
            self.say(f"{self.words.seat_name(seat)}: {self.words.say(seen.question)}")
        for number, action in enumerate(seen.legal, 1):
            preview = seen.preview(action)
            more = f" ({self.words.say(preview)})" if preview else ""
            self.say(f"  {number:3}. {self.words.say(seen.game.Decision.message(action))}{more}")

    def _tell(self, seat: int) -> None:
        """Tell what happened since this seat last looked."""
        for line in self.match.log_in_words(self.words, seat, self.told[seat]):
            self.say(f"  {line}")
        self.told[seat] = len(self.match.decisions) + 1

    def _prompt(self) -> str:
        try:
            return str(click.prompt(self.words.word("terminal-prompt"), prompt_suffix=" ")).strip()
        except click.Abort:
            self.leaving = True
            self.say("")
            return ""

    def _act(self, seat: int, text: str, legal: list[int]) -> bool:
        if self.leaving:
            return True
        try:
            action: int | str = text
            if text.isdecimal():
                if not 1 <= int(text) <= len(legal):
                    self.say(self.words.word("terminal-no-number", number=text, most=len(legal)))
                    return False
                action = legal[int(text) - 1]
            self.match.play(action, seat)
        except IllegalAction as error:
            self.say(f"{self.words.say(error.why)} ({error.why[1]['section']})")
            return False
        except GameError:
            self.say(self.words.word("terminal-unknown", text=text))
            return False
        return True

    # Commands beside the actions

    @cached_property
    def _commands(self) -> dict[str, Callable[[int], bool]]:
        """Give the commands by name; each tells whether the question must be asked anew."""
        return {
            "undo": self._undo, "log": self._log, "board": self._board, "help": self._help, "?": self._help, "quit": self._quit,
        }  # fmt: skip

    def _undo(self, seat: int) -> bool:
        to = undo_point(self.match, seat)
        if to is None:
            self.say(self.words.word("terminal-no-undo"))
        else:
            self.match.undo(to)
            self.told[seat] = to + 1
            self.say(self.words.word("terminal-undone"))
        return to is not None

    def _log(self, seat: int) -> bool:
        for line in self.match.log_in_words(self.words, seat):
            self.say(f"  {line}")
        return False

    def _board(self, _seat: int) -> bool:
        return True

    def _help(self, seat: int) -> bool:
        self.say(self.words.word("terminal-help", example=self.match.legal(seat)[-1]))
        return False

    def _quit(self, _seat: int) -> bool:
        self.leaving = True
        return True

    # The end

    def _finish(self) -> None:
        self._tell(self.last_person)
        self.say("")
        self.say(self.match.seen(self.last_person).drawing(self.words))
        self.say("")
        for line in result_lines(self.match, self.words):
            self.say(line)

    def _save(self) -> None:
        if self.record:
            self.record.write_text(json.dumps(self.match.to_json(), indent=1), "utf-8")
            self.say(self.words.word("terminal-saved", file=str(self.record)))

    @staticmethod
    def say(text: str) -> None:
        """Print a line."""
        click.echo(text)


def _check_writable(record: Path) -> None:
    """Refuse a place where the record cannot be kept before the game, not after it."""
    try:
        record.touch()
    except OSError as fault:
        raise BadSetup(f"the record cannot be kept in {record}: {fault.strerror}") from fault


def result_lines(match: Match, words: Words) -> list[str]:
    """Give the result in sentences: the ranking, then why the game ended."""
    outcome = match.outcome
    assert outcome is not None
    seats = sorted(range(match.seats), key=lambda seat: outcome.ranks[seat])
    lines = [words.word("result-line", rank=outcome.ranks[seat], seat=seat, score=outcome.scores[seat]) for seat in seats]
    why = words.word(f"reason-{outcome.reason.id}")
    return [*lines, words.word("result-reason", reason=why, section=outcome.reason.section)]


def show_replay(match: Match, at: int | None, eyes: int | None, language: str) -> None:
    """Print a match: every decision's sentences, and the board where it was asked for or at the end."""
    viewer = SPECTATOR if eyes is None else eyes
    if viewer != SPECTATOR and not 0 <= viewer < match.seats:
        raise BadSetup(f"there is no seat {viewer}; this match has seats 0 to {match.seats - 1}")
    last = len(match.decisions) if at is None else at
    if not 0 <= last <= len(match.decisions):
        raise BrokenRecord(f"there is no decision {last}; this match has 0 to {len(match.decisions)}")
    words = Words(language, match.game.id)
    for number in range(last + 1):
        for event in match.journal_at(number, viewer, then=eyes is not None):
            message = match.game.Event.message(event)
            if message:
                click.echo(f"{number:4}  {words.say(message)}")
    state = match.state_at(last)
    click.echo("")
    click.echo(match.game.see(state, viewer).drawing(words))
    if last == len(match.decisions) and match.outcome:
        click.echo("")
        click.echo("\n".join(result_lines(match, words)))
