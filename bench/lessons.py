"""What the answers of strategy lessons are worth: the coach's chance to win after each right and each wrong answer.

``python -m bench.lessons reef_encounter --passes 20000`` looks at all strategy lessons of a game; names behind it choose.
"""

from __future__ import annotations

import click

from tidetable.bots.coach.looking import Looker
from tidetable.lessons import Walk, load_course


@click.command()
@click.argument("game")
@click.argument("names", nargs=-1)
@click.option("--passes", default=4000, show_default=True, help="How thoroughly each moment is thought about.")
def main(game: str, names: tuple[str, ...], passes: int) -> None:
    """Look at the strategy lessons of GAME."""
    course = load_course(game)
    for lesson in course.lessons:
        if lesson.kind != "strategy" or (names and lesson.id not in names):
            continue
        walk = Walk(course, lesson)
        while not walk.step.task:
            walk.go_on()
        looker = Looker(course.game, int(walk.state.seats), passes)
        for kind, paths in (("right", walk.step.right), ("wrong", tuple(wrong.play for wrong in walk.step.wrong))):
            for path in paths:
                walk.again()
                for text in path:
                    walk.decide(text)
                worth = looker.chance(course.game.see(walk.state, lesson.seat))
                click.echo(f"{game} {lesson.id} {kind}: {worth.chance:.1%} ± {worth.error:.1%}  {', '.join(path)}")


if __name__ == "__main__":
    main()
