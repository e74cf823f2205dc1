"""Law 9: what a screen is sent is enough. The screen record says all that the hidden record of the same viewer says on a screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tidetable.core.record import ALL_SEEING, SPECTATOR

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tidetable.core.seen import Seen
    from tidetable.core.trial import Trial


def screens_suffice(trial: Trial) -> Iterator[str]:
    """Ask the hidden record and the screen record the same, in every position, through every pair of eyes."""
    for number, state in enumerate(trial.states):
        for viewer in [*range(trial.setting.seats), SPECTATOR, ALL_SEEING]:
            seen = trial.game.see(state, viewer)
            fault = _missing(seen, number in trial.some(6))
            if fault:
                yield f"after decision {number}, viewer {viewer}: {fault}"
                return


def _missing(seen: Seen, thoroughly: bool) -> str | None:  # noqa: FBT001 - told once, above
    """Name what the screen record does not tell, or tells otherwise."""
    screen = seen.screen
    if screen.screen.record != screen.record:
        return "what is taken from a screen record a second time differs"
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
