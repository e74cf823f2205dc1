"""What can be seen to happen, and why a game ends. The log, the animation and the terminal are made from events."""

from tidetable.core.kit import COUNT, SEAT, Events, Reasons, event, reason

from pearl_divers.components import PEARL


class Event(Events):
    """Each row needs its sentence in words/en.ftl: event-dealt, event-stayed ..."""

    DEALT = event(seat=SEAT, pearl=PEARL.for_owner())  # others are told event-dealt-unseen
    STAYED = event(seat=SEAT, chips=COUNT)
    RAISED = event(seat=SEAT, chips=COUNT)
    FOLDED = event(seat=SEAT)
    SHOWN = event(seat=SEAT, pearl=PEARL)
    WON = event(seat=SEAT, chips=COUNT)


class Reason(Reasons):
    """Why a game ends, with the section that says so; its words are reason-pearls_shown and so on."""

    PEARLS_SHOWN = reason("§4.1")
    ONE_FOLDED = reason("§4.2")
