"""E6, E18 and the golden games: whole turns and whole games, replayed to the last detail."""

import re
from pathlib import Path

from tests.games.reef_encounter.reef import GAME, GREEN, LETTERS, PURPLE, RED, Reef, counts
from tidetable.core.golden import read_golden, replay_golden
from tidetable.games.reef_encounter.components import Alga
from tidetable.games.reef_encounter.state import Phase

WORDS = {"W": "white", "Y": "yellow", "O": "orange", "P": "pink", "G": "grey"}

E6 = """
1  . . . _ P P .
2  _ _ _ O Py P .
3  _ _ _ Og . P _
4  Y . _ O O _ _
5  Yr _ O O O _ _
6  . _ _ _ _ _ .
"""
E6_AFTER = """
1  . . . _ P P .
2  _ _ _ O Py P .
3  _ _ _ Og . W _
4  Y . _ O W Wr _
5  Yr Y Y Y W W _
6  . _ _ _ _ _ .
"""


def test_e6_a_full_turn():
    """E6: red lays yellow, locks T3, lays white from behind and from the front, and introduces a shrimp."""
    reef = Reef(E6, seats=4, turn=RED).give(RED, behind="YYYWWWW", cubes="YW", front="W", eaten="W", shrimps=1)
    reef.play("cube yellow", "place b5", "place c5", "place d5")
    assert (reef.phase, reef.front(RED)) == (Phase.MAIN, "WOO")
    events = reef.play("pay orange", "lock t3")
    assert [event["tile"] for event in events if event["kind"] == "coral-tile-turned"] == [6]
    assert (reef.sides[6], reef.front(RED)) == (1, "WO")
    reef.play("cube white", "behind", "place f4", "behind")
    assert "e5" not in reef.cells("place")
    reef.play("place f5", "behind", "place e5", "behind", "place e4", "place f3")
    assert reef.phase == Phase.MAIN
    reef.play("introduce", "drop f4")
    assert reef.front(RED) == "OOOP"
    assert (reef.state.reef[0] == Reef(E6_AFTER, seats=4).state.reef[0]).all()
    assert reef.shrimp("f4") == RED


# E18, a complete game of two played by people: turn by turn, purple then green. Steps: eat, cube, in(troduce), a>b (a shrimp
# move), pay, sea [the tiles of the space]; x consumes, +d4 grows, END is END_PLACING.
E18 = (
    (
        "cube W: D:e4 (+d4), D:f4, D:e5 xY; in D:e4; sea G [Y P P]",
        "cube Y: B:d5 (+d4), B:c5 xO, B:e5 xP; in B:d5; sea W [O W W]",
    ),
    (
        "cube P: D:b5, D:b4 xW, D:b6; in D:b5; sea O [P O G]",
        "cube W: B:f3, B:e4, B:g4, B:f5; in B:f4; sea P [O W G]",
    ),
    (
        "in B:c3; sea Y [P G W]",
        "pay O: purple space T3 T6; cube P: B:g3, B:g5, END; cube W: B:g3 xP, B:g5 xP; in D:e3; sea O [Y W W]",
    ),
    (
        "in B:d2; sea P [W O W]",
        "eat B:f4 7W 3; in D:d2; sea W [Y P G]",
    ),
    (
        "cube Y: D:f5, D:e6, END; exchange W; cube W: D:f5 xY, D:e6 xY, D:f6; sea O [G G G]",
        "sea Y [O G G]",
    ),
    (
        "eat D:e4 7W 3; cube P: D:c4 (+d4), D:c6; D:b5>D:c4; pay Y: blue T9 T2 T3 T5; sea G [W P O]",
        "cube W: B:b5, B:a5; D:d2>B:b5; cube Y: B:c6, B:d6; sea G [Y]",
    ),
    (
        "eat D:c4 7P 3; cube O: B:f2, B:e1, B:f1; cube G: B:e2, B:e1 xO, B:f2 xO, B:d2>B:e2, B:f1 xO; pay Y: green T5 T0 T4 T6 T7; "
        "sea O [Y O P]",
        "cube G: D:e4 (+d4), D:f4, D:e5, END; D:e3>D:e4; pay P: purple T3 T6 T7; sea Y [G W W]",
    ),
    (
        "cube G: B:d1; pay Y: red T8 T1 T2 T4; sea P [P W G]",
        "eat D:e4 5G 1; cube Y: B:b6; pay P: blue T0 T2; sea W [P O Y]",
    ),
    (
        "eat B:e2 6G 2; tile O; cube P: D:f4, D:e5, D:f5; "
        "cube O: D:e4 (+d4), D:d3, D:f4 xP, D:e5 xP, B:c3>D:e4, D:f5 xP; pay P: red T2; sea Y [W Y W]",
        "eat B:d5 7Y 3; cube O: B:d5 (+d4), B:c5, B:e5, B:c4; B:b5>B:d5; sea P [Y Y Y]",
    ),
    ("eat D:e4 7O 3", ""),
)


class Replay:
    """Reads E18 step by step and holds the engine to every detail it names."""

    def __init__(self) -> None:
        self.reef = Reef(None, boards="BD")
        self.reef.give(PURPLE, behind="WWWPY", cubes="PW").give(GREEN, behind="WWWPPYYY", cubes="WY")
        self.reef.sea(W="YOG", Y="OGG", O="YG", P="O", G="YPP")  # the indicator was grey: 3 3 2 1 3
        self.events: list[dict] = []

    def play(self, *actions: str) -> None:
        for action in actions:
            self.events += self.reef.play(action)

    def turn(self, text: str) -> None:
        for step in filter(None, text.split("; ")):
            self.step(step)

    def step(self, step: str) -> None:
        verb, _, rest = step.partition(" ")
        if ">" in verb:
            self.move(verb)
        else:
            getattr(self, verb if verb != "in" else "introduce")(rest)

    def move(self, step: str) -> None:
        source, target = step.split(">")
        self.play(f"lift {source}")
        self.drop(target)

    def introduce(self, cell: str) -> None:
        self.play("introduce")
        self.drop(cell)

    def drop(self, cell: str) -> None:
        """Put the shrimp down, unless the engine has done so because there is one place only."""
        if self.reef.phase == Phase.DROP:
            self.play(f"drop {cell}")
        assert self.reef.shrimp(cell) == self.reef.turn

    def eat(self, text: str) -> None:
        cell, size, kept = text.split()
        self.events = []
        self.play(f"eat {cell}")
        eaten = next(event for event in self.events if event["kind"] == "coral-eaten")
        assert (f"{eaten['size']}{LETTERS[eaten['colour']]}", eaten["kept"]) == (size, int(kept))

    def cube(self, text: str) -> None:
        colour, _, items = text.partition(": ")
        self.play(f"cube {WORDS[colour]}")
        for item in items.split(", "):
            self.item(item)
        assert self.reef.phase == Phase.MAIN

    def item(self, item: str) -> None:
        if item == "END":
            self.play("done")
        elif ">" in item:
            self.move(item)
        else:
            self.place(*item.split())

    def place(self, cell: str, *marks: str) -> None:
        self.events = []
        if self.reef.offers("behind"):
            self.play("behind")
        self.play(f"place {cell}")
        consumed = [f"x{LETTERS[event['colour']]}" for event in self.events if event["kind"] == "tile-consumed"]
        grown = ["(+d4)" for event in self.events if event["kind"] == "grew"]
        assert consumed + grown == list(marks), cell

    def pay(self, text: str) -> None:
        colour, _, rest = text.partition(": ")
        alga, first, *turned = rest.split()
        self.events = []
        self.play(f"pay {WORDS[colour]}")
        if self.reef.phase == Phase.ALGA:
            self.play(f"alga {alga}" if first == "space" else f"lock {first}")
        played = next(event for event in self.events if event["kind"] in {"alga-played", "coral-tile-locked"})
        assert Alga(played["alga"]).name.lower() == alga
        assert [f"T{event['tile']}" for event in self.events if event["kind"] == "coral-tile-turned"] == turned

    def exchange(self, colour: str) -> None:
        self.play(f"exchange {WORDS[colour]}")

    def tile(self, colour: str) -> None:
        self.play(f"tile {WORDS[colour]}")

    def sea(self, text: str) -> None:
        space, tiles = re.fullmatch(r"(\w) \[(.*)\]", text).groups()  # type: ignore[union-attr]
        tiles = tiles.replace(" ", "")
        there = self.reef.state.sea[LETTERS.index(space)]
        assert int(there.sum()) == len(tiles)
        self.reef.state.bag[:] += there - counts(tiles)
        there[:] = counts(tiles)
        assert (self.reef.state.bag >= 0).all()
        self.play(f"sea {WORDS[space]}")


def test_e18_case_38_a_complete_game():
    """E18: every step is legal and does what the record says; final position, strengths and scores agree."""
    replay = Replay()
    for purple, green in E18:
        replay.turn(purple)
        replay.turn(green)
    reef, outcome = replay.reef, GAME.outcome(replay.reef.state)
    assert outcome is not None
    assert (outcome.scores, outcome.ranks, outcome.reason.id) == ((34, 21), (1, 2), "four_shrimps")
    assert reef.values == [2, 3, 4, 2, 4]
    assert (reef.locked, reef.alga_space, reef.algae) == ([0, 2, 3, 5, 8, 9], Alga.PURPLE, [3, 4, 3, 3])
    assert (reef.eaten(PURPLE), reef.eaten(GREEN)) == ("WWWOOOPPPGG", "WWWYYYG")
    assert (reef.front(PURPLE), reef.front(GREEN)) == ("PP", "P")
    left = {cell["name"]: cell["tile"][0].upper() for board in reef.view()["boards"] for cell in board["cells"] if cell["tile"]}
    assert left == {"0:c3": "Y", **dict.fromkeys(("0:c4", "0:d4", "0:c5", "0:d5", "0:e5"), "O"), "0:a5": "W", "0:b5": "W"}
    assert reef.shrimp("d5") == GREEN
    assert "final-skipped" in [event["kind"] for event in replay.events]


def test_golden_games():
    """Games of an independent implementation replay exactly: legal actions, results and words of chance."""
    games = list(read_golden(Path(__file__).parents[2] / "data/golden/reef_encounter.jsonl"))
    assert len(games) == 69
    assert [str(found) for number, data in enumerate(games, 1) if (found := replay_golden(GAME, number, data))] == []


def test_case_39_same_seed_and_decisions_give_the_same_game():
    data = next(read_golden(Path(__file__).parents[2] / "data/golden/reef_encounter.jsonl"))
    digests = []
    for _ in range(2):
        state = GAME.start(data.seats, data.seed, data.options)
        for seat, action in data.moves:
            GAME.decide(state, seat, action)
        digests.append(state.digest())
    assert digests[0] == digests[1]
