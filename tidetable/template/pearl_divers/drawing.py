"""The game in a terminal, drawn from what is seen: plain Python, and every sentence comes from the words."""

from tidetable.core.seen import Seen
from tidetable.core.words import Words


def drawing(seen: Seen, words: Words) -> str:
    """Draw the pot and the players."""
    view = seen.view
    lines = [words.word("pot-line", chips=view["pot"])]
    for seat, player in enumerate(view["seats"]):
        pearl = "?" if player["pearl"] is None else "o" * player["pearl"]
        lines.append(f"  {words.word('player-line', seat=seat, pearl=pearl, paid=player['paid'], chips=player['chips'])}")
    return "\n".join(lines)
