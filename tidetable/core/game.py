"""The contract of a game: what every game gives, and what can be done with any of them.

A game's rules work in place on records that the caller owns. This class holds them together and adds what is the same for all:
starting, asking, deciding with errors that explain, seeing, and the text forms.
"""

from __future__ import annotations

import operator
from dataclasses import dataclass, field, fields
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Self

import numpy as np

from tidetable.core import contract, play
from tidetable.core.chance import key_of
from tidetable.core.errors import BadSetup, GameIsOver, IllegalAction, NotYourTurn, UnknownAction, by_name, seed_text, whole_number
from tidetable.core.journal import NO_JOURNAL
from tidetable.core.legal import listed, no_actions
from tidetable.core.outcome import Outcome, Reason
from tidetable.core.position import parse_position, position_text
from tidetable.core.record import ALL_SEEING, MAX_SEATS, OWNER, SPECTATOR, Ints, Record
from tidetable.core.registry import load
from tidetable.core.rule import bind
from tidetable.core.seen import Seen
from tidetable.core.words import Words

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from tidetable.core.card import Card
    from tidetable.core.facts import FactSheet
    from tidetable.core.rows import Decisions, Events, Messages, Planes, Reasons

SEATS_IN = [tuple(seat for seat in range(MAX_SEATS) if bits >> seat & 1) for bits in range(1 << MAX_SEATS)]  # by ``waiting``

Rule = Any
"""A rule of core/contract.py: what it is given, what it does, stands there under its name."""


@dataclass(frozen=True, eq=False)
class Game:
    """A game: its card, its declarations, its rules. What each rule does stands in core/contract.py, under the same name."""

    # What is data: core/rows.py, core/facts.py
    card: Card
    State: type[Record]
    Decision: type[Decisions]
    Event: type[Events]
    Reason: type[Reasons]
    Say: type[Messages]  # questions, previews, refusals; WHY_OTHER_PHASE among them
    Plane: type[Planes]
    Facts: type[FactSheet]
    pieces: tuple[int, ...]  # how often each piece that count_pieces counts is in the box
    longest: Callable[[int, Mapping[str, Any]], int]  # no game takes more decisions: (seats, options) -> bound

    # What is law
    setup: Rule
    legal: Rule
    apply: Rule
    score: Rule
    hide: Rule
    redeal: Rule
    default: Rule
    count_pieces: Rule
    observe: Rule
    facts: Rule
    question: Rule
    preview: Rule
    why_not: Rule

    drawing: Callable[[Seen, Words], str]  # for the terminal, from what is seen

    # What may be left out
    careful: Rule = None
    worth_of: Rule = contract.worth_of
    guess: Rule = None
    judge: Rule = None
    is_secret: Rule = contract.is_secret
    payoff: Rule = play.winners_share
    stakes: tuple[float, float] = (0.0, 0.0)  # the least and the most that a payoff of its own pays
    ask: Rule = contract.ask
    force: Rule = None
    screen: Rule = contract.screen
    keep_hidden: Rule = contract.keep_hidden
    constants: Mapping[str, Any] = field(default_factory=dict)  # what every picture of this game shows besides the facts
    plain_text: Callable[[Any, str], str] | None = (
        None  # writes words that depend on the table ("place B:f4") as Decision.text does
    )
    must_remember: Callable[[Mapping[str, Any], int | None], bool] | None = None  # whether the options make a player remember

    @classmethod
    def of(cls, *modules: ModuleType, **own: Any) -> Self:
        """Put a game together: each part of it stands in one of its modules under its own name, what is plain data in capitals.

        *own* is what stands in none of them. A part that is missing, or that two modules say differently, is named.
        """
        found = dict(own)
        for part in fields(cls):
            said = [vars(module)[name] for module in modules for name in (part.name, part.name.upper()) if name in vars(module)]
            said = [one for one in said if not isinstance(one, ModuleType)]
            if any(one is not said[0] for one in said) or (said and part.name in own):
                raise BadSetup(f"{part.name} is given twice: it stands in one module, or in game.py")
            found |= {part.name: said[0]} if said else {}
        return cls(**found)

    @property
    def id(self) -> str:
        """The name of the game in programs and files."""
        return self.card.id

    @cached_property
    def actions(self) -> int:
        """Decisions are the numbers 0 to actions - 1."""
        for kind in self.Decision:
            endless = [name for name, part in kind.row.parts.items() if part.size is None]
            if endless:
                raise BadSetup(
                    f'decision "{kind.row.verb}" does not say how many {endless[0]} can be: give {endless[0]}=count(4), say'
                )
        return self.Decision.size()

    # Starting

    def blank(self, seats: int, options: Mapping[str, Any] | None = None) -> Record:
        """Make a record with seats and options written, ready for a key and ``setup``."""
        self.card.check_seats(seats if isinstance(seats, bool) else whole_number(seats, "the number of seats"))
        state = self.State.new()
        state.seats = seats
        for name, code in self.card.codes(by_name(options), seats).items():
            state[name] = code
        return state

    def start(self, seats: int, seed: str | int, options: Mapping[str, Any] | None = None, journal: Ints = NO_JOURNAL) -> Record:
        """Set a game up and deal it from *seed*."""
        state = self.blank(seats, options)
        try:
            state.chance_key[:] = key_of(seed_text(seed))
        except UnicodeEncodeError as fault:
            raise BadSetup("a seed is any text that UTF-8 can write; this one holds half a character") from fault
        self.fast.begin(state, no_actions(self.actions), journal)
        return state

    def options_of(self, state: Record) -> dict[str, Any]:
        """Give the table options a state was set up with."""
        return {option.name: option.value(int(state[option.name])) for option in self.card.options}

    # Asking

    @staticmethod
    def waiting_seats(state: Record) -> list[int]:
        """Name the seats that must decide now."""
        return list(SEATS_IN[int(state.waiting) & (1 << int(state.seats)) - 1])

    def choices(self, state: Record, seat: int) -> Ints:
        """Give the set of what *seat* may decide now; empty if it is not waited for."""
        choices = no_actions(self.actions)
        self.fast.choices_of(state, seat, choices)
        return choices

    def legal_actions(self, state: Record, seat: int) -> list[int]:
        """List what *seat* may decide now, ascending."""
        return listed(self.choices(state, seat))

    def outcome(self, state: Record) -> Outcome | None:
        """Give the result, once the game is over."""
        if state.waiting:
            return None
        return self.standing(state)

    def standing(self, state: Record) -> Outcome:
        """Give the result as it would be if the game ended here (of a complete state only)."""
        scores, ranks = np.zeros(MAX_SEATS, np.int32), np.zeros(MAX_SEATS, np.int32)
        why = self.Reason(self.score(state, scores, ranks))
        seats, reason = int(state.seats), Reason(why.name.lower(), why.row.section)
        return Outcome(tuple(scores[:seats].tolist()), tuple(ranks[:seats].tolist()), reason)

    def payoffs(self, state: Record) -> list[float]:
        """Give what the end is worth to each seat: usually everyone stakes one, and the winners share what the others lose."""
        worth = np.zeros(MAX_SEATS, np.float64)
        self.fast.pay(state, np.zeros(MAX_SEATS, np.int32), np.zeros(MAX_SEATS, np.int32), worth)
        return worth[: int(state.seats)].tolist()  # type: ignore[no-any-return]

    def paid(self, seats: int) -> tuple[float, float]:
        """Give the least and the most that the end can be worth to a seat."""
        least, most = self.stakes
        return (float(least), float(most)) if least != most else (-1.0, float(seats - 1))

    # Deciding

    def decide(self, state: Record, seat: int, action: int | str, journal: Ints = NO_JOURNAL) -> int:
        """Carry out *action* for *seat*, or refuse it with an error that says why and what is legal; nothing changes then."""
        number = self.check(state, seat, action)
        self.carry_out(state, seat, number, journal)
        return number

    def carry_out(self, state: Record, seat: int, action: int, journal: Ints = NO_JOURNAL) -> int:
        """Carry out a legal action and all that follows by itself; give the seat that is asked next, -1 at the end."""
        return int(self.fast.carry_out(state, seat, action, no_actions(self.actions), journal))

    def check(self, state: Record, seat: int, action: int | str) -> int:
        """Give the number of a legal action; raise the error that fits otherwise."""
        number = self.number_of(state, action)
        waiting = self.waiting_seats(state)
        if not waiting:
            raise GameIsOver(f'seat {seat} cannot "{self.Decision.text(number)}": the game is over, nobody decides any more')
        if seat not in waiting:
            others = ", ".join(f"seat {other}" for other in waiting)
            raise NotYourTurn(f'seat {seat} cannot "{self.Decision.text(number)}" now: {others} must decide')
        if not self.fast.may(state, seat, number, no_actions(self.actions)):
            raise self._illegal(self.see(state, seat), number)
        return number

    def number_of(self, state: Record, action: Any) -> int:
        """Give the number of an action, which may be written as a text; whether it is legal is not asked."""
        if isinstance(action, str):
            return self.parse_action(self._plain(state, action))
        try:
            number = int(operator.index(action))  # a plain number: rules are compiled anew for a row of a table
        except TypeError:
            raise UnknownAction(f"an action of {self.card.name} is a number or a text, not {action!r}") from None
        if not 0 <= number < self.actions:
            raise UnknownAction(f"{self.card.name} has no action {number}; actions are 0 to {self.actions - 1}")
        return number

    def _plain(self, state: Record, text: str) -> str:
        return self.plain_text(state, text) if self.plain_text else text

    def _illegal(self, seen: Seen, action: int) -> IllegalAction:
        """Say why an action is not legal, from what the seat may know alone."""
        legal = ", ".join(self.texts[known] for known in seen.legal)
        why = seen.why_not(action)
        said = Words("en", self.id).say(why).rstrip(".")
        text = f'seat {seen.viewer} cannot "{self.Decision.text(action)}" now ({why[1]["section"]}): {said}; legal: {legal}'
        return IllegalAction(text, why)

    # Hidden information

    def see(self, state: Record, viewer: int = SPECTATOR) -> Seen:
        """Give the record as *viewer* may know it: the only door through which anything leaves for a seat."""
        viewer = whole_number(viewer, "a seat")
        if not ALL_SEEING <= viewer < int(state.seats):
            raise BadSetup(f"there is no seat {viewer} here; there are 0 to {int(state.seats) - 1}")
        seen = self.State.batch(1)
        self.fast.see(np.asarray(state).reshape(1), 0, seen, 0, self.visible, viewer)
        return Seen(self, seen[0], viewer)

    @cached_property
    def is_open_at_the_end(self) -> bool:
        """Whether everybody sees everything once the game is over: it keeps nothing hidden then."""
        return self.keep_hidden is contract.keep_hidden

    def eyes(self, viewer: int, *, over: bool) -> int:
        """Open the eyes of every viewer once the game is over, unless something stays hidden."""
        return ALL_SEEING if over and self.is_open_at_the_end else viewer

    @cached_property
    def has_hands(self) -> bool:
        """Whether a seat may see what others may not."""
        return any(field.seen_by is OWNER for field in self.State.fields.values())

    @cached_property
    def visible(self) -> Ints:
        """The bytes each seat may see, four at a time: the seats, then ALL_SEEING, SPECTATOR last."""
        return np.ascontiguousarray(self.State.visible).view(np.uint32)

    @cached_property
    def shown(self) -> Ints:
        """The bytes that a screen may be sent, four at a time."""
        return np.ascontiguousarray(self.State.shown).view(np.uint32)

    def is_shown_again(self, options: Mapping[str, Any], action: int | None = None) -> bool:
        """Tell whether, before the end, a seat may be shown once more what it has seen: its own *action*, or earlier views.

        Where an option makes remembering part of the game, what lies covered now is not shown a second time.
        """
        return self.must_remember is None or not self.must_remember(options, action)

    # Text forms

    @cached_property
    def texts(self) -> list[str]:
        """Every action as its text, by its number."""
        return [self.Decision.text(action) for action in range(self.actions)]

    @cached_property
    def _actions_by_text(self) -> dict[str, int]:
        return {text: action for action, text in enumerate(self.texts)}

    def parse_action(self, text: str) -> int:
        """Read an action back from its text."""
        if not isinstance(text, str):
            raise UnknownAction(f"the text of an action of {self.card.name} looks like {self._examples[0]}, not {text!r}")
        wanted = " ".join(text.lower().split())
        if wanted not in self._actions_by_text:
            raise UnknownAction(f'{self.card.name} has no action "{text}"; actions look like {", ".join(self._examples)}')
        return self._actions_by_text[wanted]

    @cached_property
    def _examples(self) -> list[str]:
        """One action of each kind."""
        by_verb = {text.split()[0]: text for text in reversed(self._actions_by_text)}
        return [f'"{text}"' for text in reversed(by_verb.values())]

    @cached_property
    def phases(self) -> tuple[str, ...]:
        """The names of the phases."""
        return tuple(self.Say["WHY_OTHER_PHASE"].row.numbers["phase"].words)

    def position_text(self, state: Record) -> str:
        """Write a complete position as one line (core/position.py)."""
        return position_text(self, state)

    def parse_position(self, text: str) -> Record:
        """Read a position back from its line."""
        return parse_position(self, text)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle a game by its name: whoever unpickles it loads it."""
        return load, (self.id,)

    def __repr__(self) -> str:
        """Name it in a line."""
        return f"<the game {self.card.name}>"

    # Generic algorithms, compiled for this game

    @cached_property
    def folder(self) -> Path:
        """The folder with the game's sources: what its compilations depend on."""
        source: Any = getattr(self.apply, "py_func", self.apply)
        return Path(source.__code__.co_filename).parent

    @cached_property
    def rules(self) -> dict[str, Callable[..., Any]]:
        """The rules by the names of core/contract.py; those left out are what they usually are."""
        usual: dict[str, Any] = {"guess": self.redeal, "force": self.apply, "judge": contract.judge}
        usual["careful"] = bind(play.best_choice, self.id, self.folder, {"worth_of": self.worth_of})
        plain = {name: getattr(value, "py_func", value) for name, value in vars(contract).items()}
        names = [name for name, value in plain.items() if getattr(value, "__module__", None) == contract.__name__]
        return {name: usual[name] if getattr(self, name) is None else getattr(self, name) for name in names}

    def bound(self, algorithm: Callable[..., Any], **more: Callable[..., Any]) -> Callable[..., Any]:
        """Compile a generic algorithm for this game: in it the names of core/contract.py are its rules, *more* what they say."""
        if more:
            return bind(algorithm, self.id, self.folder, {**self.rules, **more})
        if algorithm not in self._bound:
            self._bound[algorithm] = bind(algorithm, self.id, self.folder, self.rules)
        return self._bound[algorithm]

    @cached_property
    def _bound(self) -> dict[Callable[..., Any], Callable[..., Any]]:
        """What is bound already: the table asks again after every decision."""
        return {}

    @cached_property
    def fast(self) -> Fast:
        """The algorithms of core/play.py, compiled for this game when first used."""
        return Fast(self)


def game_of(game: str | Game) -> Game:
    """Give a game that is called by its name, or is given itself."""
    return game if isinstance(game, Game) else load(game)


class Fast:
    """The algorithms of core/play.py for one game: ``game.fast.replay(...)``."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def __getattr__(self, name: str) -> Any:
        """Bind an algorithm the first time it is asked for."""
        bound = self._game.bound(getattr(play, name))
        setattr(self, name, bound)
        return bound
