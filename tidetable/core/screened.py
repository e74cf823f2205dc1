"""Laws 5 and 9, what each pair of eyes is given: never more than it may know, and on a screen enough.

Law 5: two worlds that a viewer cannot tell apart are the same for it in view, choices and log. Law 9: the screen record says all
that the hidden record of the same viewer says on a screen.
"""

from __future__ import annotations

import json
from itertools import groupby
from random import Random
from typing import TYPE_CHECKING, Any

from tidetable.core.chance import fast_random
from tidetable.core.journal import new_journal
from tidetable.core.legal import any_of
from tidetable.core.record import ALL_SEEING, SPECTATOR
from tidetable.core.trial import difference, pieces_fault

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tidetable.core.game import Game
    from tidetable.core.record import Record
    from tidetable.core.rows import Happening
    from tidetable.core.seen import Seen
    from tidetable.core.trial import Trial


# Law 5


def secrets_kept(trial: Trial) -> Iterator[str]:
    """Look at positions through every seat's eyes, in worlds that differ only in what it may not know."""
    for number in trial.some(12):
        state = trial.states[number]
        for viewer in [*range(trial.setting.seats), SPECTATOR]:
            fault = _secret_fault(trial, state, viewer, f"{trial.seed} {number} {viewer}")
            if fault:
                yield f"after decision {number}, for {_named(viewer)}: {fault}"
                return
    yield from _deal_told(trial)


DEALS = 12  # of other seeds: few enough to be quick, and a spectator knows next to nothing of most of them


def _deal_told(trial: Trial) -> Iterator[str]:
    """Deal other games: who knows the same after two deals was told the same."""
    game, heard = trial.game, dict[tuple[int, bytes], Story]()
    for number in range(DEALS):
        journal = new_journal()
        state = game.start(trial.setting.seats, f"{trial.seed} deal {number}", trial.setting.options, journal)
        for viewer in [*range(trial.setting.seats), SPECTATOR] if state.waiting else []:
            story = Story(game.Event.read(journal, viewer))
            first = heard.setdefault((viewer, game.see(state, viewer).record.to_bytes()), story)
            if first != story:
                yield f"two deals that {_named(viewer)} cannot tell apart are told it differently: {first.parting(story)}"
                return


def _named(viewer: int) -> str:
    return "the spectator" if viewer == SPECTATOR else f"seat {viewer}"


def _secret_fault(trial: Trial, state: Record, viewer: int, seed: str) -> str | None:
    game = trial.game
    known = game.see(state, viewer)
    other = known.possible(seed)
    known_there = game.see(other, viewer)
    if known_there != known:
        return f"a re-deal changes what it knows: {difference(known.record, known_there.record)}"
    if state.waiting and pieces_fault(game, other):  # what stays hidden at the end is not dealt again
        return f"a re-deal is impossible: {pieces_fault(game, other)}"
    if not game.legal_actions(state, viewer) == known.legal == game.legal_actions(other, viewer):
        return "its legal actions depend on what it may not know"
    if state.waiting and (fault := _unplayable(trial, state, other, seed)):
        return f"a re-deal cannot be played on: {fault}"
    if state.waiting and viewer != SPECTATOR and (fault := _wrong_guess(game, known, seed)):
        return fault
    return _log_fault(game, state, other, viewer, Random(seed))  # noqa: S311 - a lot, no secret


GUESSES = 3  # of each position: a guess is made for every pass of a search, and one that cannot go on never ends it


def _wrong_guess(game: Game, known: Seen, seed: str) -> str | None:
    """Guess what a seat cannot know, as a search does for whoever looks: it must agree, and everybody asked can answer."""
    random = fast_random(f"{seed} guess")[0]
    for _ in range(GUESSES if game.guess is not None else 0):
        world = known.record.twin()
        game.guess(world, known.viewer, random)
        there = game.see(world, known.viewer)
        if there != known:
            return f"a guess changes what it knows: {difference(known.record, there.record)}"
        if pieces_fault(game, world):
            return f"a guess is impossible: {pieces_fault(game, world)}"
        mute = [seat for seat in game.waiting_seats(world) if not game.legal_actions(world, seat)]
        if mute:
            return f"a guess leaves seat {mute[0]}, which is waited for, no legal action"
    return None


def _unplayable(trial: Trial, state: Record, other: Record, seed: str) -> str | None:
    """Play a world that was dealt again on to its end: who is waited for must have choices there, as in the true one."""
    game, world, random, left = trial.game, other.twin(), fast_random(seed)[0], trial.bound
    if int(other.waiting) != int(state.waiting):
        return f"it waits for {game.waiting_seats(other)}, not for {game.waiting_seats(state)}"
    while world.waiting and left:
        seat, left = game.waiting_seats(world)[0], left - 1
        action = int(any_of(game.choices(world, seat), random))
        if not 0 <= action < game.actions:
            return f"{trial.bound - left - 1} decisions later seat {seat} is waited for and has no legal action"
        game.carry_out(world, seat, action)
    return None


def _log_fault(game: Game, state: Record, other: Record, viewer: int, lot: Random) -> str | None:
    """Let a seat decide the same in two worlds: if the viewer knows the same afterwards, it was told the same."""
    for seat in game.waiting_seats(state):
        both = set(game.legal_actions(state, seat)) & set(game.legal_actions(other, seat))
        for action in _one_of_each_kind(game, both, lot):
            (here, story), (there, other_story) = (_told(game, world, seat, action, viewer) for world in (state, other))
            if here == there and story != other_story:
                played = f'seat {seat} plays "{game.Decision.text(action)}"'
                return f"{played}, and its log differs between worlds it cannot tell apart: {story.parting(other_story)}"
        if seat != viewer and len(game.waiting_seats(state)) > 1 and (fault := _bid_told(game, state, seat, viewer)):
            return fault
    return None


def _one_of_each_kind(game: Game, actions: Iterable[int], lot: Random) -> list[int]:
    """Draw an action of each row of decisions: what a row tells wrongly, most of its actions tell."""
    known = sorted(action for action in actions if action < game.actions)  # law 2 tells of others
    return [lot.choice(list(kind)) for _, kind in groupby(known, game.Decision.at)]


def _bid_told(game: Game, state: Record, seat: int, viewer: int) -> str | None:
    """Where several decide at once, let one of them decide otherwise: who knows the same afterwards was told the same."""
    heard: dict[bytes, tuple[str, Story]] = {}
    for action in [action for action in game.legal_actions(state, seat) if action < game.actions]:
        record, told = _told(game, state, seat, action, viewer)
        text = game.Decision.text(action)
        first, story = heard.setdefault(record.to_bytes(), (text, told))
        if story != told:
            return f'seat {seat} decides beside others, and the log tells "{first}" from "{text}", which it may not know yet'
    return None


def _told(game: Game, state: Record, seat: int, action: int, viewer: int) -> tuple[Record, Story]:
    after, journal = state.twin(), new_journal()
    game.carry_out(after, seat, action, journal)
    eyes = game.eyes(viewer, over=not after.waiting)
    return game.see(after, eyes).record, Story(game.Event.read(journal, eyes))


class Story:
    """What a viewer was told, to be compared: the numbers of like events of a seat count, their order does not.

    The cards of a hand are told one by one as they are drawn, and a hand kept as counts forgets which came first.
    """

    def __init__(self, told: list[Happening]) -> None:
        self.kinds = [(event["kind"], event.get("seat")) for event in told]
        self.events = sorted(json.dumps(event) for event in told)

    def __eq__(self, other: object) -> bool:
        """Compare what was told."""
        return isinstance(other, Story) and (self.kinds, self.events) == (other.kinds, other.events)

    __hash__ = None  # type: ignore[assignment]

    def parting(self, other: Story) -> str:
        """Give the first event that only one of two stories has."""
        only = [event for event in self.events if event not in other.events] or self.events
        return only[0] if only else other.events[0]


# Law 9


def screens_suffice(trial: Trial) -> Iterator[str]:
    """Ask the hidden record and the screen record the same, in every position, through every pair of eyes."""
    thoroughly = trial.some(6)
    for number, state in enumerate(trial.states):
        for viewer in [*range(trial.setting.seats), SPECTATOR, ALL_SEEING]:
            seen = trial.game.see(state, viewer)
            fault = _missing(seen, number in thoroughly)
            if fault:
                yield f"after decision {number}, viewer {viewer}: {fault}"
                return


def _missing(seen: Seen, thoroughly: bool) -> str | None:  # noqa: FBT001 - told once, above
    """Name what the screen record does not tell, or tells otherwise."""
    screen = seen.screen
    if screen.screen.record != screen.record:
        return "what is taken from a screen record a second time differs"
    if screen.record == seen.record:
        return None  # nothing is kept from this screen: every answer is made from the same bytes
    asked = {"facts": seen.facts.to_bytes(), "legal actions": seen.legal, "question": seen.question}
    answered = {"facts": screen.facts.to_bytes(), "legal actions": screen.legal, "question": screen.question}
    if thoroughly and seen.is_asked:
        asked |= _sentences(seen, seen.legal)
        answered |= _sentences(screen, seen.legal)
    missing = [name for name, answer in asked.items() if answered[name] != answer]
    if missing:
        lost = [name for name in seen.record.fields if seen.record[name].tobytes() != screen.record[name].tobytes()]
        return f"its screen is not sent what it needs for the {missing[0]}; it is not sent all of {', '.join(lost)}"
    return None


def _sentences(seen: Seen, legal: list[int]) -> dict[str, Any]:
    """Give what is said of every action."""
    refused = [action for action in range(seen.game.actions) if action not in set(legal)]
    return {
        "previews": [seen.preview(action) for action in legal],
        "refusals": [seen.why_not(action) for action in refused if action not in set(seen.legal)],
    }
