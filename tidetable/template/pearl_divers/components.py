"""What is in the box (§1), and what its numbers mean in sentences and pictures."""

from tidetable.core.kit import count

SEATS = 2
PEARLS = 6  # sizes 1 to 6
NO_PEARL = 0  # an empty hand or place; also what a viewer is given who may not see it
CHIPS = 6  # of each player
ANTE = 1  # put into the pot before the game begins
MOST_RAISED = 3

# A Number says what a number stands for. Decisions, events, sentences and facts are all declared with them.
PEARL = count(PEARLS + 1).or_none(NO_PEARL)
RAISED = count(MOST_RAISED + 1)
