"""Rulebooks for players: what each game's specification decides, told as a good printed rulebook tells it, in four languages.

    plan.json   once for all languages: chapters, passages, what they cover, when they hold, the drawings
    <lang>.md   the texts, by passage

docs/rulebook.md describes the format for whoever writes one. The specification (docs/rules) stays the law.
"""

from tidetable.rulebook.book import Chapter, Figure, Passage, Rulebook, has_rulebook, read
from tidetable.rulebook.checks import faults

__all__ = ["Chapter", "Figure", "Passage", "Rulebook", "faults", "has_rulebook", "read"]
