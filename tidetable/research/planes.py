"""The tables of docs/research.md, which numbers a learner gets of a game: ``python -m tidetable.research.planes`` writes them."""

from pathlib import Path

from tidetable.core.registry import card, game_ids, load

BEGIN, END = "<!-- planes: written by python -m tidetable.research.planes -->", "<!-- end of planes -->"


def planes_table(game: str) -> str:
    """Write the planes of a game as a table."""
    planes = load(game).Plane
    lines = [
        f"### {card(game).name}: {planes.size()} numbers\n",
        "| plane | from | numbers | meaning |",
        "| --- | ---: | ---: | --- |",
    ]
    lines += [f"| `{plane.name}` | {int(plane)} | {plane.row.room} | {plane.row.meaning} |" for plane in planes]
    return "\n".join(lines) + "\n"


def with_planes(text: str) -> str:
    """Write the tables of all games into the page."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{chr(10).join(planes_table(game) for game in game_ids())}\n{END}{after}"


if __name__ == "__main__":
    page = Path(__file__).parents[2] / "docs" / "research.md"
    page.write_text(with_planes(page.read_text("utf-8")), "utf-8")
