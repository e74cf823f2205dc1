"""The six levels of every game, from gentle to the strongest, as data: what the arena shows to be best is written down here.

A level is a style of search, a number of passes and a mood. The lower ones see less far and follow their whims, but never give
away more than their reach: they play plausible moves, not absurd ones. How strong they are is measured, not claimed
(docs/strength.md; ``python -m bench.ladder``).
"""

from dataclasses import dataclass, field, replace

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
    Character("easy", "Tilda the seahorse", "Knows what is good, but likes to try something else."),
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


@dataclass(frozen=True)
class Step:
    """What a level changes in the style of its game."""

    passes: int
    whim: float = 0.0
    reach: float = 0.0
    trust: float | None = None


def ladder(style: Style, *steps: Step) -> tuple[Level, ...]:
    """Build the levels of a game from one style, the gentlest first."""
    return tuple(
        Level(step.passes, style if step.trust is None else replace(style, trust=step.trust), Mood(step.whim, step.reach))
        for step in steps
    )


# Fish'n'Stones: the lower levels pick evenly among all that is not much worse than the best.
POND = Style(cut=4, noise=0.1, open_loop=True)
POND_FIRST_STEPS = (
    Step(60, 9.0, 0.48, trust=0.0),
    Step(60, 9.0, 0.29, trust=0.0),
    Step(60, 9.0, 0.176, trust=0.0),
    Step(60, 9.0, 0.102, trust=0.0),
)

# Reef Encounter: at every step of a turn there are five spaces to collect, which end it, and few cubes to lay tiles with. A whim
# that picks by the number of tries ends most turns before anything is laid; the lower levels therefore lean on the careful player.
REEF_FIRST_STEPS = (
    Step(12, 6.0, 0.9, trust=0.4),
    Step(12, 1.2, 0.3, trust=0.4),
    Step(20, 0.7, 0.2, trust=0.4),
)

# By game; a game with other needs for some number of seats adds an entry (game, seats). The numbers come from arena games.
TABLE: dict[str | tuple[str, int], tuple[Level, ...]] = {
    "das_riff": ladder(
        Style(cut=4, noise=0.1),
        Step(32, 0.95, 0.3),
        Step(32, 0.74, 0.2),
        Step(32, 0.5, 0.2),
        Step(40, 0.33, 0.1),
        Step(200),
        Step(1000),
    ),
    "fish_n_stones": ladder(POND, *POND_FIRST_STEPS, Step(60, 0.64, 0.1), Step(1500)),
    ("fish_n_stones", 3): ladder(POND, *POND_FIRST_STEPS, Step(120, 0.4, 0.1), Step(3000)),
    ("fish_n_stones", 4): ladder(POND, *POND_FIRST_STEPS, Step(200, 0.3, 0.1), Step(3000)),
    "reef_encounter": ladder(
        Style(cut=2, noise=0.1),
        *REEF_FIRST_STEPS,
        Step(32, 0.55, 0.2),
        Step(64, 0.3, 0.1),
        Step(400),
    ),
    "rivero": ladder(
        Style(cut=4, noise=0.1),
        Step(16, 1.2, 0.4, trust=0.15),
        Step(32, 1.0, 0.3),
        Step(32, 0.7, 0.2),
        Step(48, 0.48, 0.15),
        Step(120),
        Step(4000),
    ),
}
ANY_GAME = ladder(
    Style(noise=0.3),
    Step(12, 1.5, 0.4, trust=0.1),
    Step(16, 1.0, 0.3, trust=0.15),
    Step(24, 0.8, 0.3),
    Step(40, 0.45, 0.2),
    Step(120),
    Step(1000),
)

# Three strengths for people who only want to play: somebody in their second game (about one game in four against ``careful``; the
# levels below it are near to dice in some games), somebody who knows the game (even with ``careful`` or better), and the strongest.
STRENGTHS: dict[str, tuple[str, str, str]] = {
    "das_riff": ("easy", "sharp", "master"),
    "fish_n_stones": ("steady", "strong", "master"),
    "reef_encounter": ("easy", "sharp", "master"),
    "rivero": ("steady", "strong", "master"),
}
ANY_STRENGTHS = ("easy", "sharp", "master")


def strengths(game: str) -> list[str]:
    """Name the three levels a newcomer chooses from, the friendliest first."""
    return list(STRENGTHS.get(game, ANY_STRENGTHS))


def level(game: str, name: str, seats: int) -> Level:
    """Give a level of a game for a number of seats."""
    levels = TABLE.get((game, seats)) or TABLE.get(game) or ANY_GAME
    return levels[LEVELS.index(name)]
