"""Players that need no search (§12): the absent one; the careful one takes what outlook.py values most."""

from tidetable.core.kit import NO_ACTION, Ints, is_legal, next_legal, rule
from tidetable.games.rivero.decisions import Decision
from tidetable.games.rivero.outlook import worth_of
from tidetable.games.rivero.state import State

ACTIONS = Decision.size()
HARMLESS = (
    int(Decision.OPTION_1), int(Decision.FINISH), int(Decision.END_TURN), int(Decision.EXTRA_DRAW_NO), int(Decision.CANTEEN_LEAVE),
    int(Decision.SUN_OCEAN), int(Decision.BRIDGE_STORE),
)  # fmt: skip


@rule
def default(state: State, seat: int, choices: Ints) -> int:
    """Decide for a player who is absent: draw, lay nothing, end the turn; where a card must go, the least useful."""
    for action in HARMLESS:
        if is_legal(choices, action):
            return action
    discard = least_loss(state, seat, choices, Decision.DISCARD, Decision.SWAP)
    return discard if discard != NO_ACTION else least_loss(state, seat, choices, 0, ACTIONS)


@rule
def least_loss(state: State, seat: int, choices: Ints, first: int, last: int) -> int:
    """Give the best of the legal actions in a range, the lowest number if several are; NO_ACTION if none is legal."""
    best, best_worth = NO_ACTION, 0
    action = next_legal(choices, first)
    while action != NO_ACTION and action < last:
        worth = worth_of(state, seat, action)
        if best == NO_ACTION or worth > best_worth:
            best, best_worth = action, worth
        action = next_legal(choices, action + 1)
    return best
