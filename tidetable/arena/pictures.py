"""Small pictures for reports, as SVG that stands in the page: bars with error bars, histograms, curves. No library is needed."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from itertools import pairwise
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

WIDE, HIGH = 560, 260
LEFT, RIGHT, TOP, BOTTOM = 130, 20, 16, 36
SEA, DEEP, SAND = "#2a7f9e", "#123c4d", "#d9c9a3"
STROKES = ("none", "7 4", "2 3", "10 3 2 3")


@dataclass(frozen=True)
class Bar:
    """A value with the ends of its error bar."""

    label: str
    value: float
    low: float
    high: float


def _frame(title: str, body: str, high: int = HIGH) -> str:
    return (
        f'<svg viewBox="0 0 {WIDE} {high}" width="{WIDE}" role="img" aria-label="{escape(title)}" '
        f'font-family="system-ui, sans-serif" font-size="12" fill="{DEEP}"><title>{escape(title)}</title>{body}</svg>'
    )


def _text(x: float, y: float, text: str, anchor: str = "middle") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, style: str = f'stroke="{DEEP}"') -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" {style}/>'


def _ticks(low: float, high: float) -> list[float]:
    """Choose five or so round numbers between two."""
    span = max(high - low, 1e-9)
    step = next(s for s in (m * 10**e for e in range(-4, 7) for m in (1, 2, 5)) if span / s <= 6)
    first = int(low // step)
    return [n * step for n in range(first, first + 9) if low - 1e-9 <= n * step <= high + 1e-9]


def _number(value: float) -> str:
    return f"{value:.0f}" if value == int(value) else f"{value:g}"


def bars(title: str, rows: Sequence[Bar], mark: float | None = None, unit: str = "") -> str:
    """Draw bars lying on their side, each with its error bar; *mark* is a line to compare with."""
    ends = [end for bar in rows for end in (bar.low, bar.high, bar.value)] + ([mark] if mark is not None else [])
    low, high = min(0.0, *ends) if min(ends) < 1000 else min(ends) - 50, max(ends) * 1.05 or 1.0
    inner = WIDE - LEFT - RIGHT
    across = [LEFT + inner * (value - low) / max(high - low, 1e-9) for value in ends]
    bottom = TOP + 26 * len(rows)
    body = "".join(
        _line(x := LEFT + inner * (tick - low) / max(high - low, 1e-9), TOP, x, bottom, f'stroke="{SAND}"')
        + _text(x, bottom + 16, _number(tick) + unit)
        for tick in _ticks(low, high)
    )
    for number, bar in enumerate(rows):
        y, (x1, x2, x) = TOP + 26 * number, across[3 * number : 3 * number + 3]
        body += _text(LEFT - 8, y + 16, bar.label, "end")
        body += f'<rect x="{LEFT}" y="{y + 4}" width="{max(x - LEFT, 0):.1f}" height="16" fill="{SEA}" opacity="0.75"/>'
        body += _line(x1, y + 12, x2, y + 12) + _line(x1, y + 8, x1, y + 16) + _line(x2, y + 8, x2, y + 16)
    if mark is not None:
        body += _line(across[-1], TOP - 6, across[-1], bottom, f'stroke="{DEEP}" stroke-dasharray="4 3"')
    return _frame(title, body, bottom + 30)


def histogram(title: str, numbers: Sequence[float], bins: int = 24) -> str:
    """Draw how often values occur."""
    low, high = min(numbers), max(numbers)
    width = max((high - low) / bins, 1.0 if all(n == int(n) for n in numbers) else 1e-9)
    counts = [0] * (int((high - low) / width) + 1)
    for number in numbers:
        counts[int((number - low) / width)] += 1
    inner, tall = WIDE - 60, HIGH - TOP - BOTTOM
    step = inner / len(counts)
    body = "".join(
        f'<rect x="{40 + i * step:.1f}" y="{TOP + tall * (1 - n / max(counts)):.1f}" width="{max(step - 1, 1):.1f}" '
        f'height="{tall * n / max(counts):.1f}" fill="{SEA}"/>'
        for i, n in enumerate(counts)
    )
    body += "".join(_text(40 + (tick - low) / width * step + step / 2, HIGH - 16, _number(tick)) for tick in _ticks(low, high))
    return _frame(title, body + _line(40, HIGH - BOTTOM, 40 + inner, HIGH - BOTTOM))


def curve(title: str, points: Sequence[Bar], across: Sequence[float], names: tuple[str, str], *, diagonal: bool = False) -> str:
    """Draw points with error bars over *across* (0 to 1 both ways, if there is a diagonal to compare with)."""
    side = HIGH + 60
    left, floor, inner = 60, side - 46, side - 80
    most_x = 1.0 if diagonal else max(across) or 1.0
    most_y = 1.0 if diagonal else max(point.high for point in points) or 1.0
    stretch = 1.0 if diagonal else (WIDE - left - 30) / inner

    def place(x: float, y: float) -> tuple[float, float]:
        return left + inner * stretch * x / most_x, floor - inner * y / most_y

    body = _line(left, floor, left + inner * stretch, floor) + _line(left, floor, left, floor - inner)
    body += "".join(_text(place(t, 0)[0], floor + 16, _number(t)) for t in _ticks(0, most_x))
    body += "".join(_text(left - 6, place(0, t)[1] + 4, _number(t), "end") for t in _ticks(0, most_y))
    body += _text(left + inner * stretch / 2, side - 8, names[0]) + _text(left, floor - inner - 8, names[1], "start")
    if diagonal:
        body += _line(*place(0, 0), *place(1, 1), f'stroke="{SAND}" stroke-width="2"')
    for x, point in zip(across, points, strict=True):
        (cx, cy), (_, top), (_, low) = place(x, point.value), place(x, point.high), place(x, point.low)
        body += _line(cx, top, cx, low) + f'<circle cx="{cx:.1f}" cy="{cy:.1f}" r="4" fill="{SEA}"/>'
        body += _text(cx + 8, cy - 6, point.label, "start") if point.label else ""
    return _frame(title, body, side)


def lines(
    title: str, rows: Sequence[tuple[str, Sequence[float]]], names: tuple[str, str], marks: Sequence[tuple[int, int]] = ()
) -> str:
    """Draw shares (0 to 1) over numbered moments, a line for each name, told apart by their strokes; *marks* are (row, moment)."""
    left, floor, inner, tall = 60, HIGH + 14, WIDE - 170, HIGH - 30
    last = max(len(values) for _name, values in rows) - 1 or 1

    def place(moment: int, share: float) -> tuple[float, float]:
        return left + inner * moment / last, floor - tall * share

    body = _line(left, floor, left + inner, floor) + _line(left, floor, left, floor - tall)
    body += "".join(_text(place(int(tick), 0)[0], floor + 16, _number(tick)) for tick in _ticks(0, last) if tick == int(tick))
    body += "".join(_text(left - 6, place(0, part / 4)[1] + 4, f"{25 * part} %", "end") for part in range(5))
    body += _line(*place(0, 0.5), *place(last, 0.5), f'stroke="{SAND}"') + _text(left + inner / 2, floor + 32, names[0])
    ends = _apart([place(0, values[-1])[1] for _name, values in rows])
    for number, (name, values) in enumerate(rows):
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in (place(moment, share) for moment, share in enumerate(values)))
        stroke = f'stroke="{(SEA, DEEP)[number % 2]}" stroke-width="2" stroke-dasharray="{STROKES[number % len(STROKES)]}"'
        body += f'<polyline points="{points}" fill="none" {stroke}/>'
        body += _text(left + inner + 8, ends[number] + 4, name, "start")
    for row, moment in marks:
        x, y = place(moment, rows[row][1][moment])
        body += f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="none" stroke="{DEEP}" stroke-width="2"/>'
    return _frame(f"{title} ({names[1]})", body, floor + 40)


def _apart(heights: Sequence[float], least: float = 15.0) -> list[float]:
    """Move names that would lie on each other apart."""
    placed = list(heights)
    order = sorted(range(len(placed)), key=placed.__getitem__)
    for above, below in pairwise(order):
        placed[below] = max(placed[below], placed[above] + least)
    return placed
