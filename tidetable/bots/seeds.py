"""Seeds for bots, from which nobody can read the deal.

Whoever knows the seed of a deal knows every hidden card. A bot's chance must still follow from the table it plays at, so that a
game can be played again; so a bot is given a digest: it names the table to whoever has both, and tells nothing to who has it alone.
"""

import hashlib


def seed_apart(deal: str | int, *who: str | int) -> str:
    """Give the seed of a bot (or a search) on a deal; *who* tells it from the others there.

    >>> seed_apart("7", "strong", 0) == seed_apart("7", "strong", 0) != seed_apart("7", "strong", 1)
    True
    """
    return hashlib.sha256(repr(("bot", str(deal), *who)).encode()).hexdigest()
