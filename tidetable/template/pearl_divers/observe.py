"""What a seat sees as numbers for a learner, each from 0 to 64. Planes are named runs of them."""

from tidetable.core.kit import Ints, Planes, plane, rule

from pearl_divers.components import CHIPS, NO_PEARL, PEARLS, SEATS
from pearl_divers.state import State


class Plane(Planes):
    """What a learner is shown."""

    PEARL = plane(PEARLS, "the own pearl, by size")
    PAID = plane(SEATS, "chips in the pot, in sixths: the own ones, then the other's")
    BEGUN = plane(1, "somebody has had a turn")
    SHOWN = plane(1, "pearls are shown after a fold")


@rule
def observe(state: State, seat: int, planes: Ints) -> None:
    """Write what *seat* knows, from its hidden record alone; the planes come cleared."""
    if state.pearl[seat] != NO_PEARL:
        planes[Plane.PEARL + int(state.pearl[seat]) - 1] = 1.0
    planes[Plane.PAID] = int(state.paid[seat]) / CHIPS
    planes[Plane.PAID + 1] = int(state.paid[1 - seat]) / CHIPS
    planes[Plane.BEGUN] = state.has_begun
    planes[Plane.SHOWN] = state.after_fold
