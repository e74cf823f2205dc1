"""What can be seen to happen in Fish'n'Stones, and why a game ends."""

from tidetable.core.kit import COUNT, SEAT, Events, Reasons, event, reason
from tidetable.games.fish_n_stones.components import CELL_NUMBER, COLUMN, KIND_OF_CARD, SHORE


class Event(Events):
    """What happens, in the order of a round."""

    ROUND_STARTED = event(round=COUNT, starter=SEAT)
    LAID = event(cell=CELL_NUMBER, told=False)  # never the face: the log must not remember what gets covered (§7)
    CAT_PLACED = event(seat=SEAT)
    PICKED = event(seat=SEAT, cell=CELL_NUMBER)
    BAITED = event(seat=SEAT, source=CELL_NUMBER, target=CELL_NUMBER, height=COUNT)
    BAIT_SKIPPED = event(seat=SEAT)
    CAT_REVEALED = event(seat=SEAT, column=COLUMN)
    CAUGHT = event(seat=SEAT, cell=CELL_NUMBER, height=COUNT, fish=COUNT, stones=COUNT)
    CARD_CAUGHT = event(seat=SEAT, card=KIND_OF_CARD, told=False)
    CAUGHT_CLOSED = event(
        like="caught", seat=SEAT, cell=CELL_NUMBER, height=COUNT, fish=COUNT.for_owner(), stones=COUNT.for_owner()
    )  # FS-25
    CARD_CAUGHT_CLOSED = event(seat=SEAT, card=KIND_OF_CARD.for_owner(), told=False)
    NO_CATCH = event(seat=SEAT)
    STARTER_PASSED = event(seat=SEAT)
    SHORES_MOVED = event(shore_0=SHORE, shore_1=SHORE, shore_2=SHORE)
    GAME_ENDED = event()


class Reason(Reasons):
    """Why a game ends."""

    FOUR_ROUNDS = reason("§6")
