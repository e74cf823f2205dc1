"""An analysis in words: lines for a terminal, and one HTML page that needs nothing else."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from tidetable.arena.pictures import lines
from tidetable.arena.report import figure, page, table
from tidetable.bots.coach import turns_told
from tidetable.bots.coach.turns import eyes

if TYPE_CHECKING:
    from tidetable.bots.coach import Analysis, ChanceEvent, Judged
    from tidetable.core.words import Words

MOST = 8  # mistakes and strokes of luck that are told
STROKE = 0.02  # luck that is worth telling


def points(share: float, *, signed: bool = True) -> str:
    """Write a share of the chance in hundredths.

    >>> points(0.123), points(-0.004), points(0.5, signed=False)
    ('+12', '0', '50')
    """
    rounded = round(100 * share)
    return f"{rounded:+d}" if signed and rounded else str(rounded)


def told(found: Analysis, words: Words) -> list[str]:
    """Tell an analysis in a few lines."""
    text = [words.word("coach-title", game=found.match.game.card.name), ""]
    for one in found.players:
        share = "-" if one.accuracy is None else points(one.accuracy, signed=False)
        who = words.seat_name(one.seat)
        text.append(words.word("coach-player", who=who, accuracy=share, skill=points(one.skill), luck=points(one.luck)))
    text += ["", *turns(found, words), *mistakes(found, words), *strokes(found, words), ""]
    return [*text, *explained(found, words)]


def explained(found: Analysis, words: Words) -> list[str]:
    """Say what the numbers mean."""
    unfinished = [] if found.match.is_over else [words.word("coach-unfinished")]
    return [*unfinished, words.word("coach-explained", fair=points(found.players[0].fair, signed=False))]


def turns(found: Analysis, words: Words) -> list[str]:
    """Tell the turning points."""
    return [words.word("coach-turns"), *(f"  {words.say(one)}" for one in turns_told(found, words))]


def mistakes(found: Analysis, words: Words) -> list[str]:
    """Tell the costliest decisions."""
    worst = found.mistakes[:MOST]
    if not worst:
        return [words.word("coach-no-mistakes")]
    return [words.word("coach-worst"), *(f"  {judged(one, found, words)}" for one in worst)]


def judged(one: Judged, found: Analysis, words: Words) -> str:
    """Tell what is wrong with a decision."""
    say = found.match.game.Decision.message
    return words.word(
        "coach-judged",
        n=one.n,
        who=words.seat_name(one.seat),
        action=words.say(say(one.action)),
        kind=words.word(f"coach-{one.name}"),
        loss=points(one.loss, signed=False),
        best=words.say(say(one.best)),
    )


def strokes(found: Analysis, words: Words) -> list[str]:
    """Tell the largest strokes of luck, each for who had it."""
    lucky = [(event, max(eyes(found, event), key=event.luck.__getitem__)) for event in found.events]
    largest = sorted(lucky, key=lambda one: -one[0].luck[one[1]])
    worth = [(event, seat) for event, seat in largest if event.luck[seat] >= STROKE][:MOST]
    return [words.word("coach-strokes"), *(f"  {stroke(event, seat, words)}" for event, seat in worth)] if worth else []


def stroke(event: ChanceEvent, seat: int, words: Words) -> str:
    """Tell a stroke of luck."""
    told = {"who": words.seat_name(seat), "luck": points(event.luck[seat])}
    return words.word("coach-stroke", n=event.n, **told) if event.n else words.word("coach-deal", **told)


def analysis_page(found: Analysis, words: Words) -> str:
    """Write an analysis as one HTML page."""
    word, names = words.word, [words.seat_name(seat) for seat in range(found.match.seats)]
    graph = lines(
        word("coach-graph"),
        [(name, found.chances[:, seat].tolist()) for seat, name in enumerate(names)],
        (word("coach-graph-moments"), "%"),
        [(one.seat, one.n - 1) for one in found.mistakes],
    )
    players = [
        (names[one.seat], "-" if one.accuracy is None else f"{points(one.accuracy, signed=False)} %", points(one.skill),
         points(one.luck), points(one.result, signed=False))
        for one in found.players
    ]  # fmt: skip
    head = [word(f"coach-table-{part}") for part in ("player", "accuracy", "skill", "luck", "result")]
    return page(
        word("coach-title", game=found.match.game.card.name),
        figure(graph, word("coach-graph")),
        table(word("coach-table"), head, players),
        *(f"<p>{escape(line)}</p>" for line in explained(found, words)),
        listing(turns(found, words)),
        listing(mistakes(found, words)),
        listing(strokes(found, words)),
        every_decision(found, words),
        language=words.language,
    )


def listing(told: list[str]) -> str:
    """Write some lines as a heading and its list."""
    if not told:
        return ""
    rows = "".join(f"<li>{escape(line.strip())}</li>" for line in told[1:])
    return f"<h2>{escape(told[0])}</h2>" + (f"<ul>{rows}</ul>" if rows else "")


def every_decision(found: Analysis, words: Words) -> str:
    """Write the table of all decisions."""
    say = found.match.game.Decision.message
    rows = [
        (f"{one.n}. {words.seat_name(one.seat)}: {words.say(say(one.action))}",
         "" if one.best == one.action else words.say(say(one.best)),
         f"{points(one.before, signed=False)} → {points(one.after, signed=False)}",
         f"{points(one.loss, signed=False)} ± {points(one.error, signed=False)}" if one.best != one.action else "",
         words.word(f"coach-{one.name}") if one.name else "")
        for one in found.decisions
    ]  # fmt: skip
    head = [words.word(f"coach-table-{part}") for part in ("decision", "best", "chance", "lost")]
    return table(words.word("coach-decisions"), [*head, ""], rows)
