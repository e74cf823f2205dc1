"""How large a mistake is, in a word; and how well somebody has decided, in a number."""

from collections.abc import Sequence

from tidetable.bots.coach.method import METHOD

# Chance lost from which a decision has a name, the largest first. Only what is lost for sure counts: the loss less its error.
NAMES: tuple[tuple[str, float], ...] = tuple(METHOD.names.items())


def name_of(loss: float, error: float) -> str | None:
    """Name a decision by the chance it lost; None where nothing is to be said about it.

    >>> name_of(0.2, 0.02), name_of(0.2, 0.1), name_of(0.04, 0.03)
    ('blunder', 'mistake', None)
    """
    sure = loss - error
    return next((name for name, least in NAMES if sure >= least), None)


def may_have_lost(loss: float, error: float, least: float) -> bool:
    """Tell whether a loss is so large, or its error leaves that open: then it is worth another look.

    >>> may_have_lost(0.05, 0.03, 0.07), may_have_lost(0.05, 0.01, 0.07), may_have_lost(0.0, 0.2, 0.07)
    (True, False, False)
    """
    return loss > 0.0 and loss + error >= least


def accuracy(losses: Sequence[float]) -> float | None:
    """Say how well somebody decided, from 0 to 1: the mean over decisions, each counting half for every 7 hundredths lost.

    >>> accuracy([0.0, 0.07]), accuracy([])
    (0.75, None)
    """
    return sum(0.5 ** (loss / METHOD.halves) for loss in losses) / len(losses) if losses else None
