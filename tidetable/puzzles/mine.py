"""Digging for puzzles in games between bots of mixed levels.

Two looks at a moment: the first search, which makes a candidate of a move that stands clear of all others, and one ten times as
long, with other chance, which must find the same move and find it as clear. In between, players of every level try it.
All of them think from what the seat's *screen* shows, so nothing is asked of a solver but what can be seen.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from tidetable.bots import make_bot
from tidetable.bots.coach.looking import Looker, Worth
from tidetable.bots.seeds import seed_apart
from tidetable.core.chance import fast_random
from tidetable.core.match import Match
from tidetable.puzzles.puzzle import Chance, Puzzle
from tidetable.puzzles.themes import points_at_once, themes_of

if TYPE_CHECKING:
    from tidetable.core.game import Game
    from tidetable.core.seen import Seen

TIMES = 10  # how much longer the confirming search is than the first one
PASSES = {"das_riff": 1000, "fish_n_stones": 3000, "reef_encounter": 500, "rivero": 1000}  # of the first search
ANY_PASSES = 1000
GLANCE = {"das_riff": 300}  # passes of a look before the first search, where moves are many and clear ones rare
LINEUP = ("easy", "steady", "careful", "sharp", "strong")  # who plays the games
SOLVERS = {"gentle": 3, "easy": 3, "steady": 3, "careful": 1, "sharp": 3, "strong": 3}  # who tries a puzzle, and how often
# More seats are rarer, as at real tables; a game that cannot seat so many plays with its fewest.
SEATS = (2, 2, 2, 2, 3, 4)
OPTIONS: dict[str, dict[str, Any]] = {"fish_n_stones": {"stack_view": "full"}}  # what lies below is open: nobody must remember it

FEWEST = 3  # moves there must be to choose from
AHEAD = 0.035  # by how much the best leads the next ...
FIRST, LONG = 2.5, 4.0  # ... and how many standard errors that must be, in the first search and in the long one
HOPE = (0.12, 0.97)  # the chance with the best move: neither lost nor won anyway
KNOWN_TO_ALL = 0.85  # a move that more of the solvers find is no puzzle
A_MATCH = {"das_riff": 8, "reef_encounter": 8}  # puzzles of one match at most: more where matches are long ...
ANY_MATCH = 4
APART = 0.04  # ... so much of the match apart
LOOKED_AT = 200  # moments of a match that are looked at, at most
LINE, LINE_PASSES = 6, 200  # decisions of the expected line, and how thoroughly each is thought about
MOST_DECISIONS = 2000

Opinions = list[tuple[int, Worth, int]]


@dataclass
class Tally:
    """What was looked at on the way: how many moments, candidates, and candidates the long search confirmed."""

    looked: int = 0
    candidates: int = 0
    confirmed: int = 0

    def add(self, other: Tally) -> None:
        """Add up."""
        self.looked += other.looked
        self.candidates += other.candidates
        self.confirmed += other.confirmed


@dataclass
class Vein:
    """What a match gave: puzzles that are not rated yet, who solved them, and what was looked at."""

    match: int
    puzzles: list[Puzzle] = field(default_factory=list)
    solved: list[dict[str, tuple[int, int]]] = field(default_factory=list)  # by solver: how often, of how many tries
    tally: Tally = field(default_factory=Tally)


class Miner:
    """Somebody who plays matches of a game and looks for puzzles in them; the same seed finds the same."""

    def __init__(self, game: Game, seed: str | int, passes: int | None = None) -> None:
        self.game, self.seed = game, str(seed)
        self.passes = passes or PASSES.get(game.id, ANY_PASSES)
        self._lookers: dict[tuple[int, int, str], Looker] = {}

    def dig(self, number: int) -> Vein:
        """Play match *number*, and look for puzzles in it."""
        deal = f"puzzle {self.seed} {number}"
        random = np.random.default_rng(fast_random(f"dig {deal}")[0])
        match = self._played(deal, random)
        vein, apart = Vein(number), APART * len(match.decisions)
        for at in random.permutation(len(match.decisions))[:LOOKED_AT].tolist():
            if len(vein.puzzles) == A_MATCH.get(self.game.id, ANY_MATCH):
                break
            if all(abs(at - known.origin[1]) >= apart for known in vein.puzzles):
                self._try(match, at, vein)
        return vein

    def _played(self, deal: str, random: np.random.Generator) -> Match:
        seats = int(random.choice([seats if seats in self.game.card.seats else self.game.card.seats[0] for seats in SEATS]))
        match = Match.start(self.game, seats=seats, seed=deal, options=OPTIONS.get(self.game.id))
        names = [str(random.choice(LINEUP)) for _ in range(seats)]
        bots = [make_bot(self.game, name, seed_apart(deal, name, seat)) for seat, name in enumerate(names)]
        while not match.is_over and len(match.decisions) < MOST_DECISIONS:
            seat = match.waiting[0]
            match.play(bots[seat].choose(match.seen(seat)), seat)
        return match

    def _try(self, match: Match, at: int, vein: Vein) -> None:
        """Look at a moment of a match, and add it if it is a puzzle."""
        state, decider = match.state_at(at), match.decisions[at].seat
        seen = self.game.see(self.game.see(state, decider).screen.record, decider)
        if not self.asks_something(seen):
            return
        vein.tally.looked += 1
        glance = GLANCE.get(self.game.id)
        if glance and not stands_clear(self._look(seen, glance, "glance"), sure=0.0, ahead=0.0):
            return
        first = self._look(seen, self.passes, "first")
        if not stands_clear(first, FIRST):
            return
        best = first[0][0]
        solved, trap = self.tries(seen, best)
        if sum(right for right, _ in solved.values()) > KNOWN_TO_ALL * sum(tries for _, tries in solved.values()):
            return
        vein.tally.candidates += 1
        longer = self._look(seen, TIMES * self.passes, "long")
        if longer[0][0] != best:
            return
        vein.tally.confirmed += 1
        if stands_clear(longer, LONG):
            vein.puzzles.append(self._puzzle(match, at, seen, longer, trap, solved))
            vein.solved.append(solved)

    def asks_something(self, seen: Seen) -> bool:
        """Tell whether one seat alone chooses, among several moves that the others will see."""
        waits_alone = int(seen.record.waiting) == 1 << seen.viewer
        return waits_alone and len(seen.legal) >= FEWEST and not all(self.game.rules["is_secret"](one) for one in seen.legal)

    def _look(self, seen: Seen, passes: int, kind: str) -> Opinions:
        return self.looker(int(seen.record.seats), passes, kind).opinions(seen, least=fair_share(passes, seen))

    def looker(self, seats: int, passes: int, kind: str) -> Looker:
        """Give the search of a kind, which has its own chance."""
        key = (seats, passes, kind)
        if key not in self._lookers:
            self._lookers[key] = Looker(self.game, seats, passes, f"puzzle {kind}")
        return self._lookers[key]

    def tries(self, seen: Seen, best: int) -> tuple[dict[str, tuple[int, int]], int | None]:
        """Let players of every level try; give who found the best how often, and what the others took most often."""
        solved, wrong = {}, Counter[int]()
        for name, tries in SOLVERS.items():
            taken = [make_bot(self.game, name, seed_apart("puzzle", name, number)).choose(seen) for number in range(tries)]
            solved[name] = (taken.count(best), tries)
            wrong.update(one for one in taken if one != best)
        return solved, wrong.most_common(1)[0][0] if wrong else None

    def _puzzle(
        self, match: Match, at: int, seen: Seen, opinions: Opinions, trap: int | None, solved: dict[str, tuple[int, int]]
    ) -> Puzzle:  # fmt: skip
        text, chances = self.game.Decision.text, best_first(opinions)
        points = points_at_once(seen, chances[0][0])
        deal = match.seed
        world = fast_random(f"world {deal} {at}")[0]
        progress = at / len(match.decisions)
        return Puzzle(
            game=self.game.id,
            seat=seen.viewer,
            position=self.game.position_text(seen.record),
            chances=chances_of(self.game, opinions),
            passes=TIMES * self.passes,
            themes=themes_of(seen, chances, points, trap, solved, progress),
            rating=0,
            points=points,
            trap=None if trap is None else text(trap),
            world=tuple(int(word) for word in world),
            line=tuple((seat, text(action)) for seat, action in self._line(seen, chances[0][0], world)),
            origin=(deal, at),
        )

    def _line(self, seen: Seen, best: int, world: np.ndarray) -> list[tuple[int, int]]:
        """Play on in one deal that could be true, everybody thinking from what they see there."""
        state = seen.record.twin()
        self.game.fast.possible(state, seen.viewer, world.copy())
        line, looker = [], self.looker(int(state.seats), LINE_PASSES, "line")
        seat, action = seen.viewer, best
        while True:
            line.append((seat, action))
            self.game.carry_out(state, seat, action)
            if not state.waiting or len(line) == LINE:
                return line
            seat = self.game.waiting_seats(state)[0]
            eyes = self.game.see(state, seat)
            action = looker.look(eyes).best if len(eyes.legal) > 1 else eyes.legal[0]


def best_first(opinions: Opinions) -> Opinions:
    """Put the most tried move first, the others by their chances."""
    return sorted(opinions, key=lambda one: (one[0] != opinions[0][0], -one[1].chance, one[0]))


def chances_of(game: Game, opinions: Opinions) -> tuple[Chance, ...]:
    """Write down what a search thought of every move."""
    return tuple(
        Chance(game.Decision.text(action), round(worth.chance, 4), max(round(worth.error, 4), 1e-4))
        for action, worth, _ in best_first(opinions)
    )


def fair_share(passes: int, seen: Seen) -> int:
    """Say how many passes every move is given at least, so that there is an opinion on each."""
    return max(2, passes // (2 * len(seen.legal)))


def stands_clear(opinions: Opinions, sure: float, ahead: float = AHEAD) -> bool:
    """Tell whether the most tried move is also the best, by a lead that chance does not explain, in a game that is still open."""
    best = opinions[0][1]
    if not HOPE[0] <= best.chance <= HOPE[1]:
        return False
    leads = [(best.chance - other.chance, float(np.hypot(best.error, other.error))) for _, other, _ in opinions[1:]]
    return bool(leads) and all(lead >= ahead and lead >= sure * error for lead, error in leads)
