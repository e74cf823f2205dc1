"""Puzzles: positions of bot games in which one move keeps the chance and the others lose it (docs/puzzles.md).

>>> from tidetable.puzzles import shipped
>>> puzzle = shipped("fish_n_stones")[0]
>>> puzzle.seen().viewer == puzzle.seat and puzzle.best == puzzle.chances[0].action
True

They are found by the engine, confirmed by a search ten times as long, and made of what one seat sees: what is hidden from it is
nowhere in a puzzle, and the chances are means over all that could be hidden, with their errors.
"""

from tidetable.puzzles.puzzle import Chance, Puzzle, read_puzzles, shipped

__all__ = ["Chance", "Puzzle", "read_puzzles", "shipped"]
