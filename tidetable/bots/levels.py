"""The six levels of every game, from gentle to the strongest, as data: what the arena shows to be best is written down here.

A level is a style of search, a number of passes and a mood. The lower ones see less far and follow their whims, but never give
away more than their reach: they play plausible moves, not absurd ones. How strong they are is measured, not claimed
(docs/strength.md; ``python -m bench.ladder``).
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tidetable.bots.players import Budget, Mood, Plan
from tidetable.bots.searcher import Style


@dataclass(frozen=True)
class Character:
    """Who sits behind a level."""

    level: str
    name: str
    nature: str  # one sentence


CHARACTERS = (
    Character("gentle", "Pip the shrimp", "Plays along happily, forgets to count, and is glad when you win."),
    Character("easy", "Coral the seahorse", "Knows what is good, but likes to try something else."),
    Character("steady", "Otto the turtle", "Takes the solid move and is seldom in a hurry to look further."),
    Character("sharp", "Mara the heron", "Waits for a mistake and then does not miss."),
    Character("strong", "Inka the octopus", "Thinks about what you can know and what you cannot."),
    Character("master", "Old Nereus", "Has seen every tide, looks as far ahead as the time allows, and never cheats."),
)
LEVELS = tuple(character.level for character in CHARACTERS)


@dataclass(frozen=True)
class Level:
    """How a level thinks and picks."""

    passes: int
    style: Style
    mood: Mood = field(default_factory=Mood)

    def plan(self, name: str, budget: Budget | None = None) -> Plan:
        """Make the plan of a player of this level, with a budget of its own or the level's."""
        return Plan(name, self.style, budget or Budget(self.passes), self.mood)


def ladder(style: Style, *steps: tuple[int, float, float]) -> tuple[Level, ...]:
    """Build the levels of a game from one style: (passes, whim, reach) of each, the gentlest first."""
    return tuple(Level(passes, style, Mood(whim, reach)) for passes, whim, reach in steps)


# By game; a game with other needs for some number of seats adds an entry (game, seats).
TABLE: dict[str | tuple[str, int], tuple[Level, ...]] = {
    "fish_n_stones": ladder(
        Style(open_loop=True, noise=0.5, curiosity=0.7),
        (12, 0.30, 0.50),
        (20, 0.15, 0.40),
        (30, 0.08, 0.30),
        (60, 0.03, 0.20),
        (150, 0.0, 0.0),
        (2000, 0.0, 0.0),
    ),
}
ANY_GAME = ladder(
    Style(open_loop=True, noise=0.3),
    (12, 0.30, 0.50),
    (20, 0.15, 0.40),
    (30, 0.08, 0.30),
    (60, 0.03, 0.20),
    (150, 0.0, 0.0),
    (1000, 0.0, 0.0),
)


def level(game: str, name: str, seats: int) -> Level:
    """Give a level of a game for a number of seats."""
    levels = TABLE.get((game, seats)) or TABLE.get(game) or ANY_GAME
    return levels[LEVELS.index(name)]


# How far the chances of the strongest style can be believed, by game: fitted by ``python -m bench.ladder calibrate``.
CALIBRATION: dict[str, float] = {}
