"""Law 8: people and bots are served. Every text, picture, question, preview, refusal and choice is asked for, in every position."""

from __future__ import annotations

import json
import pickle
from typing import TYPE_CHECKING

from tidetable.core.card import Option
from tidetable.core.chance import fast_random
from tidetable.core.match import Match
from tidetable.core.record import ALL_SEEING, SPECTATOR
from tidetable.core.registry import game_ids, words_of
from tidetable.core.words import LANGUAGES, Words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tidetable.core.card import Card
    from tidetable.core.rows import Message
    from tidetable.core.trial import Trial


def people_and_bots_served(trial: Trial) -> Iterator[str]:
    """Ask for everything that people and bots are given, in every position, in every language the game has."""
    game = trial.game
    languages = [language for language in LANGUAGES if words_of(game.id, language).exists()] or ["en"]
    words = [Words(language, game.id, ["Ann", "Ben", "Cem", "Dóra"][: trial.setting.seats]) for language in languages]
    for number in range(len(trial.states)):
        fault = _unserved(trial, number, words if number in trial.some(4) else words[:1])
        if fault:
            yield f"after decision {number}: {fault}"
            return
    yield from _log_unsaid(trial, words)
    for each in words:
        missing = [name for name in lobby_words(game.card) if not each.has(name)]
        if missing:
            yield f"the {each.language} catalogue of {game.id} has no message {missing[0]!r}"


def lobby_words(card: Card) -> list[str]:
    """Name the sentences with which a game and its options are chosen."""
    chosen = [(option.name, value) for option in card.options if type(option) is Option for value in option.values]
    values = [f"option-{name}-{Option.text(value)}" for name, value in chosen]
    return ["name", *(f"option-{option.name}" for option in card.options), *values]


def _unserved(trial: Trial, number: int, words: list[Words]) -> str | None:
    game, state = trial.game, trial.states[number]
    random = fast_random(f"{trial.seed} {number}")[0]
    for viewer in [*range(trial.setting.seats), SPECTATOR, ALL_SEEING]:
        seen = game.see(state, viewer)
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
        if number in trial.some(6):
            legal = set(seen.legal)
            messages += [seen.why_not(action) for action in range(game.actions) if action not in legal]
        for each in words:
            _say_all(each, messages)
    return None


_said: set[tuple[str, ...]] = set()


def _say_all(words: Words, messages: list[Message]) -> None:
    """Say every message, once: most come again and again."""
    for name, arguments in messages:
        spoken = (words.language, words.game, name, *(f"{key}={value}" for key, value in sorted(arguments.items())))
        if spoken not in _said:
            words.say((name, arguments))
            _said.add(spoken)


def _log_unsaid(trial: Trial, words: list[Words]) -> Iterator[str]:
    match = Match.start(trial.game, seats=trial.setting.seats, seed=trial.seed, options=trial.setting.options)
    for seat, action in trial.moves:
        match.play(action, seat)
    told = [
        event
        for number in range(len(match.decisions) + 1)
        for viewer, then in ((SPECTATOR, False), *((seat, True) for seat in (SPECTATOR, *range(trial.setting.seats))))
        for event in match.journal_at(number, viewer, then=then)
    ]
    messages = [message for message in map(trial.game.Event.message, told) if message is not None]
    for each in words:
        _say_all(each, messages)
    outcome = match.outcome
    if outcome is not None:
        for each in words:
            each.word(f"reason-{outcome.reason.id}", section=outcome.reason.section)
    if trial.game.id in game_ids() and pickle.loads(pickle.dumps(match)).state != match.state:  # noqa: S301 - our own bytes
        yield "a pickled match has another state"
