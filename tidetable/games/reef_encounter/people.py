"""How Reef Encounter shows itself to people, all made from a hidden record (§7): one door to view, texts and drawing."""

from tidetable.games.reef_encounter.drawing import drawing
from tidetable.games.reef_encounter.reasons import preview, why_not
from tidetable.games.reef_encounter.texts import action_message, action_text, event_message, plain_text, question, target
from tidetable.games.reef_encounter.view import view

__all__ = [
    "action_message", "action_text", "drawing", "event_message", "plain_text", "preview", "question", "target", "view", "why_not",
]  # fmt: skip
