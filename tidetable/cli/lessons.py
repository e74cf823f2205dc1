"""``tidetable lessons``: the courses, as a list or as JSON, or one lesson walked through in the terminal."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import click

from tidetable.core.words import LANGUAGES

if TYPE_CHECKING:
    from tidetable.core.words import Words
    from tidetable.lessons import Course, Lesson, Walk


@click.command()
@click.argument("game", required=False)
@click.argument("lesson", required=False)
@click.option(
    "--json", "as_json", is_flag=True, help="Print the course with positions, tasks, answers and words (docs/lessons.md)."
)
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="The language it is told in.")
def lessons(game: str | None, lesson: str | None, as_json: bool, lang: str) -> None:  # noqa: FBT001 - click's way
    """List the lessons of GAME, or walk through one LESSON of it."""
    from tidetable.core.words import Words  # noqa: PLC0415 - loads the catalogue
    from tidetable.lessons import Walk, courses, load_course  # noqa: PLC0415 - loads the rules

    if game is None:
        click.echo(json.dumps(courses()) if as_json else "\n".join(courses()))
        return
    course = load_course(game)
    chosen = [course.lesson(lesson)] if lesson else list(course.lessons)
    words, learn = course.catalogue(lang), Words(lang, "learn")
    if as_json:
        told = [described(course, one, words) for one in chosen]
        click.echo(json.dumps({"game": game, "rules_version": course.game.card.rules_version, "language": lang, "lessons": told}))
    elif lesson and chosen[0].steps:
        walk_through(Walk(course, chosen[0]), words, learn)
    elif lesson:
        command = f"tidetable play {game} --bot {(chosen[0].game or {}).get('bot', 'gentle')}"
        click.echo(words.word(chosen[0].word()) + "\n" + words.word(chosen[0].word(1)))
        click.echo(learn.word("learn-terminal-game", page=f"/learn/{game}/{lesson}", command=command))
    else:
        for number, one in enumerate(chosen, 1):
            click.echo(f"{number:2} {one.id:12} {one.kind:9} {words.word(one.word())}")


def described(course: Course, lesson: Lesson, words: Words) -> dict[str, Any]:
    """Give a lesson with all its words, as an outside check reads it."""
    steps = []
    for number, step in enumerate(lesson.steps, 1):
        said = {name: words.word(lesson.word(number, name)) for name in ("task", "done", "again", *step.why)} if step.task else {}
        steps.append(
            {
                "position": course.line(step.position) if step.position is not None else None,
                "says": words.word(lesson.word(number)),
                "task": said.pop("task", None),
                "done": said.pop("done", None),
                "reasons": said,
                "condition": step.task,
                "within": step.within,
                "mark": list(step.mark),
                "right": [list(path) for path in step.right],
                "wrong": [{"play": list(one.play), "why": one.why} for one in step.wrong],
            }
        )
    begins = course.line(lesson.position) if lesson.position is not None else None
    return {
        "id": lesson.id, "kind": lesson.kind, "title": words.word(lesson.word()), "section": lesson.section,
        "passage": lesson.passage, "seat": lesson.seat, "position": begins,
        "deal": lesson.deal, "measured": lesson.measured, "game": lesson.game, "steps": steps,
    }  # fmt: skip


def walk_through(walk: Walk, words: Words, learn: Words) -> None:
    """Teach in the terminal: the drawing, what is said, and a prompt until each task is done."""
    lesson = walk.lesson
    while True:
        number = walk.number + 1
        click.echo(f"\n{walk.game.see(walk.state, lesson.seat).drawing(learn.language)}\n\n{words.word(lesson.word(number))}")
        if walk.step.task:
            click.secho(words.word(lesson.word(number, "task")), bold=True)
            ask(walk, words, learn)
        if not walk.go_on():
            return


def ask(walk: Walk, words: Words, learn: Words) -> None:
    """Take decisions until the task is done; a question mark shows an answer."""
    click.echo(learn.word("learn-terminal-ask"))
    while True:
        text = click.prompt(" | ".join(walk.legal), prompt_suffix="\n> ").strip()
        if text == "?":
            click.echo(learn.word("learn-move", action=" / ".join(", ".join(path) for path in walk.step.right)))
            continue
        if text not in walk.legal:
            click.echo(learn.word("learn-terminal-unknown", text=text))
            continue
        verdict = walk.decide(text)
        if verdict.kind != "on":
            click.echo(words.word(walk.lesson.word(walk.number + 1, verdict.why)))
        if verdict.kind == "done":
            return
        if verdict.kind == "again":
            walk.again()


COMMANDS = [lessons]
