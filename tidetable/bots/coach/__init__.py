"""The coach: what a position is worth to each seat, what a decision cost, what came of luck (docs/coach.md).

Everything is asked through the eyes of the seat concerned: what it could not know, the coach does not know either.
"""

from tidetable.bots.coach.account import Account, account
from tidetable.bots.coach.ahead import Ahead
from tidetable.bots.coach.analysis import Analysis, ChanceEvent, Judged, analyse
from tidetable.bots.coach.hints import Hint, hint
from tidetable.bots.coach.looking import Look, Looker
from tidetable.bots.coach.naming import NAMES, accuracy, name_of
from tidetable.bots.coach.report import Looked, report
from tidetable.bots.coach.turns import Turn, turns_told

__all__ = [
    "NAMES", "Account", "Ahead", "Analysis", "ChanceEvent", "Hint", "Judged", "Look", "Looked", "Looker", "Turn",
    "account", "accuracy", "analyse", "hint", "name_of", "report", "turns_told",
]  # fmt: skip
