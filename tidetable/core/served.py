"""Law 8: people and bots are served. Every text, picture, question, preview, refusal and choice is asked for, in every position."""

import json
import pickle
from collections.abc import Iterator, Sequence
from functools import cache

import msgspec

from tidetable.core.card import Card, Option
from tidetable.core.chance import fast_random
from tidetable.core.match import Match
from tidetable.core.record import ALL_SEEING, SPECTATOR
from tidetable.core.registry import game_ids, words_of
from tidetable.core.rows import Message
from tidetable.core.trial import Trial
from tidetable.core.words import LANGUAGES, Words


def people_and_bots_served(trial: Trial) -> Iterator[str]:
    """Ask for everything that people and bots are given, in every position, in every language the game has."""
    game = trial.game
    languages = [language for language in LANGUAGES if words_of(game.id, language).exists()] or ["en"]
    words = [_catalogue(language, game.id, trial.setting.seats) for language in languages]
    every_language, thoroughly = trial.some(4), trial.some(6)
    for number in range(len(trial.states)):
        fault = _unserved(trial, number, words if number in every_language else words[:1], number in thoroughly)
        if fault:
            yield f"after decision {number}: {fault}"
            return
    yield from _log_unsaid(trial, words)
    for each in words:
        missing = [name for name in lobby_words(game.card) if not each.has(name)]
        if missing:
            yield f"the {each.language} catalogue of {game.id} has no message {missing[0]!r}"


class Sayings(Words):
    """A catalogue that remembers what it has said: most messages come again and again, with the same numbers."""

    def __init__(self, language: str, game: str, names: Sequence[str]) -> None:
        """Open the catalogue."""
        super().__init__(language, game, names)
        self.said: dict[str, str] = {}

    def say(self, message: Message) -> str:
        """Turn a message into a sentence, once."""
        asked = repr(message)
        if asked not in self.said:
            if len(self.said) > REMEMBERED:
                self.said.clear()
            self.said[asked] = super().say(message)
        return self.said[asked]


REMEMBERED = 20_000  # sentences


@cache
def _catalogue(language: str, game: str, seats: int) -> Words:
    return Sayings(language, game, ["Ann", "Ben", "Cem", "Dóra"][:seats])


def lobby_words(card: Card) -> list[str]:
    """Name the sentences with which a game and its options are chosen."""
    chosen = [(option.name, value) for option in card.options if type(option) is Option for value in option.values]
    values = [f"option-{name}-{Option.text(value)}" for name, value in chosen]
    return ["name", *(f"option-{option.name}" for option in card.options), *values]


def _unserved(trial: Trial, number: int, words: list[Words], thoroughly: bool) -> str | None:  # noqa: FBT001 - told once, above
    game, state = trial.game, trial.states[number]
    random = fast_random(f"{trial.seed} {number}")[0]
    for viewer in [*range(trial.setting.seats), SPECTATOR, ALL_SEEING]:
        seen = game.see(state, viewer)
        msgspec.json.encode(
            seen.view
        )  # as the table sends it; what that takes and plain JSON does not shows where it is looked for
        if thoroughly:
            json.dumps(seen.view)
        for each in words:
            if not seen.drawing(each).strip():
                return f"nothing is drawn for viewer {viewer}"
        if not seen.is_asked:
            continue
        seen.observation()
        for name, player in (("default", game.default), ("careful", game.rules["careful"])):
            chosen = player(seen.record, viewer, seen.choices.copy(), *([random] if name == "careful" else []))
            if chosen not in seen.legal:
                return f"{name} takes action {chosen} for seat {viewer}, which is not legal"
        question = seen.question
        if question is None:
            return f"seat {viewer} is asked nothing: question must say something in phase {game.phases[int(state.phase)]}"
        messages = [question, *(game.Decision.message(action) for action in seen.legal)]
        messages += [said for said in (seen.preview(action) for action in seen.legal) if said is not None]
        if thoroughly:
            legal = set(seen.legal)
            messages += [seen.why_not(action) for action in range(game.actions) if action not in legal]
        _say_all(words, messages)
    return None


def _say_all(words: list[Words], messages: list[Message]) -> None:
    for each in words:
        for message in messages:
            each.say(message)


def _log_unsaid(trial: Trial, words: list[Words]) -> Iterator[str]:
    match = Match.start(trial.game, seats=trial.setting.seats, seed=trial.seed, options=trial.setting.options)
    for seat, action in trial.moves:
        match.play(action, seat)
    journals = map(match.journal_of, range(len(match.decisions) + 1))
    eyes = {match.eyes(SPECTATOR), SPECTATOR, *range(trial.setting.seats)}  # now, and as it was told then
    told = [event for journal in journals for viewer in eyes for event in trial.game.Event.read(journal, viewer)]
    messages = [message for message in map(trial.game.Event.message, told) if message is not None]
    _say_all(words, messages)
    outcome = match.outcome
    if outcome is not None:
        for each in words:
            each.word(f"reason-{outcome.reason.id}", section=outcome.reason.section)
    if trial.game.id in game_ids() and pickle.loads(pickle.dumps(match)).state != match.state:  # noqa: S301 - our own bytes
        yield "a pickled match has another state"
