"""What a lesson of Das Riff shows is a moment that a game could show."""

from __future__ import annotations

from collections import Counter

from tidetable.lessons import load_course

COURSE = load_course("das_riff")
POSITIONS = [
    (lesson.id, number, position)
    for lesson in COURSE.lessons
    for number, position in enumerate((lesson.position, *(step.position for step in lesson.steps)))
    if position
]


def test_whoever_is_on_turn_has_the_worms_of_both_dice():
    """§4.2, §4.3: nothing is spent yet, so both worms are there; the other player has the one picked, or is picking now."""
    missing = []
    for name, number, position in POSITIONS:
        state = COURSE.game.parse_position(COURSE.line(position))
        rolled = Counter(int(colour) for colour in state.dice)
        active, other = state.worms[int(state.active)], state.worms[1 - int(state.active)]
        picked = "phase=pick_opponent" in position or any(other[colour] for colour in rolled)
        if not picked or any(active[colour] < count for colour, count in rolled.items()):
            missing.append((name, number))
    assert missing == []
    assert len(POSITIONS) > 10
