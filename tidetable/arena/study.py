"""A study of a game: what a designer asks, from a stated number of games at a stated strength, with errors."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from statistics import mean, stdev
from typing import TYPE_CHECKING, Any

import numpy as np

from tidetable.arena.fixtures import Fixture, lineups
from tidetable.arena.play import play
from tidetable.arena.ratings import SURE, interval
from tidetable.arena.run import started
from tidetable.arena.wording import card_words, kind_words
from tidetable.bots import make_bot, name_and_budget
from tidetable.bots.levels import LEVELS
from tidetable.core.errors import BadSetup
from tidetable.core.journal import new_journal
from tidetable.core.record import ALL_SEEING
from tidetable.core.registry import load

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from tidetable.core.game import Game
    from tidetable.core.record import Record
    from tidetable.core.rows import Happening

WEAKEST = "random"
PARTS = 20  # of a game's length, for the curve of how early it is decided


@dataclass(frozen=True)
class Plan:
    """What is studied, by whom, on how many games."""

    game: str
    seats: int
    bot: str
    weaker: str
    games: int
    seed: str
    options: Mapping[str, Any]

    def fixtures(self) -> list[Fixture]:
        """List the games to watch."""
        lineup = (self.bot,) * self.seats
        return [Fixture(self.game, lineup, f"study {self.seed} {number}", self.options) for number in range(self.games)]

    def __post_init__(self) -> None:
        """Refuse a study that cannot be made."""
        if self.games < 2:
            raise BadSetup(f"a study needs at least two games, not {self.games}")
        if self.weaker == self.bot:
            raise BadSetup(f"how much skill counts shows only against another player than {self.bot}")

    def rival(self) -> str:
        """Name the player that skill is measured against: by default the level below; nothing if nobody is weaker."""
        wanted, _ = name_and_budget(self.game, self.bot)
        if self.weaker or wanted == WEAKEST:
            return self.weaker
        return LEVELS[LEVELS.index(wanted) - 1] if wanted in LEVELS[1:] else WEAKEST

    def skill_fixtures(self) -> list[Fixture]:
        """List the games of the bot against its rival, if there is one: the bot alone in every seat in turn."""
        if not self.rival():
            return []
        seated = lineups(self.bot, self.rival(), self.seats)[: self.seats]
        return [
            Fixture(self.game, seated[number % self.seats], f"skill {self.seed} {number // self.seats}", self.options)
            for number in range(self.games)
        ]


def leader(game: Game, state: Record) -> int:
    """Name the seat that stands best, by the game's judge or its score; -1 if two stand alike."""
    judge = game.judge
    seats = range(int(state.seats))
    worth = [judge(state, seat) for seat in seats] if judge and state.waiting else [-rank for rank in game.standing(state).ranks]
    best = max(worth)
    return worth.index(best) if worth.count(best) == 1 else -1


def watch(fixture: Fixture) -> dict[str, Any]:
    """Play a game and note what happens in it."""
    game, seats = load(fixture.game), len(fixture.lineup)
    bots = [make_bot(game, name, fixture.bot_seed(seat)) for seat, name in enumerate(fixture.lineup)]
    state, journal = game.start(seats, fixture.deal, fixture.options), new_journal()
    deeds: Counter[tuple[int, str]] = Counter()
    happened: Counter[str] = Counter()
    cards: Counter[tuple[int, str]] = Counter()
    branching, leaders, turns = [], [], [int(state.turns)]
    while state.waiting:
        seat = game.waiting_seats(state)[0]
        seen = game.see(state, seat)
        branching.append(len(seen.legal))
        action = bots[seat].choose(seen)
        deeds[seat, game.Decision.message(action)[0].removeprefix("action-")] += 1
        journal[0] = 0
        game.carry_out(state, seat, action, journal)
        told = game.Event.read(journal, ALL_SEEING)
        happened.update(event["kind"] for event in told)
        cards.update((seat, card) for card in about(game, seat, action, told))
        turns.append(int(state.turns))
        if turns[-1] != turns[-2] or not state.waiting:
            leaders.append(leader(game, state))
    outcome = game.standing(state)
    return {
        "ranks": outcome.ranks, "scores": outcome.scores, "reason": outcome.reason.id, "turns": int(state.turns),
        "decisions": len(branching), "branching": mean(branching), "widest": max(branching),
        "lead_changes": _changes(leaders), "decided": _decided(leaders),
        "right": _right(leaders), "deeds": _counted(deeds), "cards": _counted(cards), "happened": dict(happened),
    }  # fmt: skip


def _counted(counter: Counter[tuple[int, str]]) -> list[tuple[int, str, int]]:
    return [(seat, name, n) for (seat, name), n in counter.items()]


def about(game: Game, seat: int, action: int, seen: Sequence[Happening]) -> list[str]:
    """Name the card a decision is about, if any: the one the action names, or the first that the log tells of the seat."""
    if _actions_name_cards(game):
        named = game.Decision.message(action)[1].get("card")
        return [] if named is None else [str(named)]
    told = (game.Event.message(event) for event in seen if event.get("seat") == seat and "card" in event)
    return [str(message[1]["card"]) for message in told if message][:1]


@cache
def _actions_name_cards(game: Game) -> bool:
    return any("card" in game.Decision.message(action)[1] for action in range(game.actions))


def _changes(leaders: Sequence[int]) -> int:
    """Count how often the lead went to another seat."""
    held = [seat for seat in leaders if seat >= 0]
    return sum(one != other for one, other in pairwise(held))


def _decided(leaders: Sequence[int]) -> float:
    """Tell after which part of the game the winner led for good."""
    last = max((place for place, seat in enumerate(leaders) if seat != leaders[-1]), default=-1)
    return (last + 1) / max(len(leaders), 1)


def _right(leaders: Sequence[int]) -> list[int | None]:
    """Tell for each part of the game whether its leader won in the end; None where nobody led."""
    places = np.linspace(0, len(leaders) - 1, PARTS).round().astype(int)
    return [None if leaders[place] < 0 else int(leaders[place] == leaders[-1]) for place in places]


def _many(play_one: Callable[[Fixture], Any], fixtures: list[Fixture], workers: int, tell: Callable[[], None]) -> list[Any]:
    found = []
    if workers <= 1:
        for fixture in fixtures:
            found.append(play_one(fixture))
            tell()
        return found
    with started(workers) as pool:
        for result in pool.imap(play_one, fixtures):
            found.append(result)
            tell()
    return found


def watch_all(plan: Plan, workers: int = 1, tell: Callable[[int, int], None] = lambda _done, _of: None) -> dict[str, Any]:
    """Play the games of a study and put together what they show."""
    done = 0

    def step() -> None:
        nonlocal done
        done += 1
        tell(done, plan.games * (2 if plan.rival() else 1))

    watched = _many(watch, plan.fixtures(), workers, step)
    skill = _many(play, plan.skill_fixtures(), workers, step)
    shares = [result.share(result.lineup.index(plan.bot)) for result in skill]
    found = findings(watched, plan.seats)
    for row in found["deeds"] + found["events"] + found["cards"]:
        row["words"] = card_words(plan.game, row["card"]) if "card" in row else _words(plan.game, row)
    return {
        "game": plan.game, "seats": plan.seats, "options": dict(plan.options), "bot": plan.bot, "rival": plan.rival(),
        "games": plan.games, "seed": plan.seed, "skill": _portion(sum(shares), len(shares)) if shares else None, **found,
    }  # fmt: skip


def _words(game: str, row: Mapping[str, Any]) -> str:
    return kind_words(game, "action", row["verb"]) if "verb" in row else kind_words(game, "event", row["kind"])


def _portion(points: float, of: int) -> dict[str, float]:
    low, high = interval(points, of)
    return {"share": points / of, "low": low, "high": high}


def _known(answers: Sequence[int | None]) -> dict[str, float] | None:
    """Give the share of yes among the answers there are."""
    given = [answer for answer in answers if answer is not None]
    return _portion(sum(given), len(given)) if given else None


def _average(numbers: Sequence[float]) -> dict[str, float]:
    half = SURE * stdev(numbers) / len(numbers) ** 0.5
    return {"mean": mean(numbers), "low": mean(numbers) - half, "high": mean(numbers) + half}


def findings(watched: Sequence[dict[str, Any]], seats: int) -> dict[str, Any]:
    """Put together what the watched games show."""
    of = len(watched)
    wins = [sum(game["ranks"][seat] == 1 and 1 / game["ranks"].count(1) for game in watched) for seat in range(seats)]

    def average(key: str) -> dict[str, float]:
        return _average([game[key] for game in watched])

    return {
        "seats_won": [_portion(won, of) for won in wins],
        "draws": _portion(sum(game["ranks"].count(1) > 1 for game in watched), of),
        "turns": average("turns"), "decisions": average("decisions"), "branching": average("branching"),
        "decisions_per_turn": _average([game["decisions"] / max(game["turns"], 1) for game in watched]),
        "widest": max(game["widest"] for game in watched),
        "lead_changes": average("lead_changes"), "decided": average("decided"),
        "right": [_known([game["right"][part] for game in watched]) for part in range(PARTS)],
        "margin": _average([max(game["scores"]) - sorted(game["scores"])[-2] for game in watched]),
        "winning_score": _average([max(game["scores"]) for game in watched]),
        "reasons": dict(Counter(game["reason"] for game in watched)),
        "lengths": [game["decisions"] for game in watched],
        "deeds": counted(watched, "deeds", "verb"), "cards": counted(watched, "cards", "card"), "events": events(watched),
    }  # fmt: skip


def counted(watched: Sequence[dict[str, Any]], what: str, called: str) -> list[dict[str, Any]]:
    """Tell for every kind of decision (or card) how often it comes, and whether the seat that has it most wins more."""
    rows = []
    for wanted in sorted({name for game in watched for _, name, _ in game[what]}):
        times, more, of = [], 0.0, 0
        for game in watched:
            by_seat = {seat: n for seat, name, n in game[what] if name == wanted}
            times.append(sum(by_seat.values()))
            counts = [by_seat.get(seat, 0) for seat in range(len(game["ranks"]))]
            most = [seat for seat, n in enumerate(counts) if n == max(counts)]
            if len(most) == 1:
                of += 1
                more += game["ranks"][most[0]] == 1
        rows.append({called: wanted, "per_game": _average(times), "most_wins": _portion(more, of) if of else None, "games": of})
    return sorted(rows, key=_often)


def _often(row: Mapping[str, Any]) -> float:
    return -float(row["per_game"]["mean"])


def events(watched: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Tell for every kind of event how often it happens, and in how many games at all."""
    kinds = sorted({kind for game in watched for kind in game["happened"]})
    rows = [
        {
            "kind": kind,
            "per_game": _average([game["happened"].get(kind, 0) for game in watched]),
            "in_games": _portion(sum(kind in game["happened"] for game in watched), len(watched)),
        }
        for kind in kinds
    ]
    return sorted(rows, key=_often)
