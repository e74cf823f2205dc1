"""What was played since the last lesson: every decision with what was seen, chosen and thought, and what came of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import torch

from tidetable.bots.network.counsel import inputs
from tidetable.core.record import MAX_SEATS
from tidetable.learning.field import Field
from tidetable.learning.net import Learner, as_whole, masked

SMALLEST = 1e-20  # a random number that has a logarithm


@dataclass
class Experience:
    """The decisions of all games, step by step; tensors of (steps, games, ...)."""

    planes: Any
    advice: Any
    masks: Any
    actions: Any
    own: Any  # the learner decided
    strays: Any  # nobody decided: any legal action was tried
    turn: Any  # (steps + 1, games)
    logs: Any  # the logarithm of how likely the choice was
    chances: Any  # (steps + 1, games, MAX_SEATS) by seat, as the one who decided saw them
    leads: Any  # the same
    won: Any  # (steps, games, MAX_SEATS) shares of the win, where a game ended
    ahead: Any  # and leads
    done: Any

    @classmethod
    def room(cls, field: Field) -> Experience:
        """Make room for the steps of a lesson."""
        steps, n, device = field.settings.steps, field.settings.games, field.device
        few_bits = torch.bfloat16 if device == "cuda" else torch.float32

        def make(*shape: int, kind: Any = torch.float32) -> Any:
            return torch.zeros(shape, dtype=kind, device=device)

        by_seat = (n, MAX_SEATS)
        return cls(
            planes=make(steps, n, inputs(field.observations.shape[1]), kind=few_bits),
            advice=make(steps, n, kind=torch.int64),
            masks=make(steps, *field.masks.shape, kind=torch.bool),
            actions=make(steps, n, kind=torch.int64),
            own=make(steps, n, kind=torch.bool),
            strays=make(steps, n, kind=torch.bool),
            turn=make(steps + 1, n, kind=torch.int64),
            logs=make(steps, n),
            chances=make(steps + 1, *by_seat),
            leads=make(steps + 1, *by_seat),
            won=make(steps, *by_seat),
            ahead=make(steps, *by_seat),
            done=make(steps, n, kind=torch.bool),
        )


def narrow(device: str) -> Any:
    """Compute with few bits where a GPU is fast at it."""
    return torch.autocast("cuda", dtype=torch.bfloat16, enabled=device == "cuda")


def sample(said: Any) -> Any:
    """Choose by what is said (Gumbel's way)."""
    noise = torch.empty_like(said).exponential_().clamp_min_(SMALLEST).log_()
    return (said - noise).argmax(-1)


def by_seat(values: Any, turn: Any, seats: Any) -> Any:
    """Turn what is said of the own seat first and the others clockwise into what is said of seat 0, 1, ..."""
    places = (torch.arange(MAX_SEATS, device=turn.device) - turn.unsqueeze(-1)) % seats.unsqueeze(-1)
    return values.gather(-1, places)


def by_place(values: Any, turn: Any, seats: Any) -> Any:
    """Turn what is known of seat 0, 1, ... into what is known of the own seat first and the others clockwise."""
    places = (torch.arange(MAX_SEATS, device=turn.device) + turn.unsqueeze(-1)) % seats.unsqueeze(-1)
    return values.gather(-1, places)


def present(seats: Any) -> Any:
    """Tell which seats there are."""
    return torch.arange(MAX_SEATS, device=seats.device) < seats.unsqueeze(-1)


def shares(said: Any, seats: Any) -> Any:
    """Turn what is said of the seats into chances: together one."""
    return said.masked_fill(~present(seats), float("-inf")).softmax(-1)


class Player:
    """Plays the field on, a lesson's steps at a time."""

    def __init__(self, field: Field, learner: Learner, rival: Learner) -> None:
        self.field, self.learner, self.rival = field, learner, rival
        self.kept = Experience.room(field)
        self.spread = torch.ones((), device=field.device)  # the usual lead in points
        self.met = torch.zeros((2, MAX_SEATS + 1, 2), device=field.device)  # by opponent and seats: the hero's wins, and games
        self.there = present(field.seats)
        self.ahead, self.advice = torch.zeros_like(self.kept.planes[0]), torch.zeros_like(self.kept.advice[0])

    @torch.no_grad()
    def play(self, *, imitate: bool) -> Experience:
        """Play, and look back."""
        for step in range(self.field.settings.steps):
            self._step(step, imitate=imitate)
        self._look(self.ahead, self.advice)
        self._think(self.field.settings.steps, self.ahead, self.advice)
        return self.kept

    def _look(self, planes: Any, advice: Any) -> None:
        """Write what is seen, and what counsel is given."""
        field, size = self.field, self.field.observations.shape[1]
        field.take_counsel()
        planes[:, :size] = as_whole(field.observations)
        planes[:, size:] = as_whole(field.opinions)
        advice.copy_(field.advice)

    def _think(self, step: int, seen: Any, advice: Any) -> Any:
        """Note who decides and what chances and leads it expects; give what it says of the actions."""
        field, kept = self.field, self.kept
        kept.turn[step] = field.turn
        with narrow(field.device):
            said, chances, leads = self.learner(seen, advice)
        turn = kept.turn[step]
        kept.chances[step] = by_seat(shares(chances, field.seats), turn, field.seats) * self.there
        kept.leads[step] = by_seat(leads, turn, field.seats) * self.there
        return said

    def _step(self, step: int, *, imitate: bool) -> None:
        field, kept = self.field, self.kept
        self._look(kept.planes[step], kept.advice[step])
        kept.masks[step] = field.masks
        said = masked(self._think(step, kept.planes[step], kept.advice[step]), field.masks)
        actions = sample(said)
        kept.own[step] = field.own()
        if imitate:
            self._imitate(step, said, actions)
        else:
            self._face_others(step, actions)
            self._wander(step, actions)
            kept.actions[step] = actions
            kept.logs[step] = said.log_softmax(-1).gather(1, actions[:, None]).squeeze(1)
        field.step(actions)
        self._look_at_ends(step)

    def _imitate(self, step: int, said: Any, actions: Any) -> None:
        """Note what the careful player would do, and do it most of the time."""
        kept = self.kept
        kept.actions[step] = kept.advice[step]
        kept.own[step] = True
        wander = torch.rand(actions.shape, device=actions.device) < 0.15
        actions.copy_(torch.where(wander, sample(masked(torch.zeros_like(said), kept.masks[step])), kept.actions[step]))

    def _wander(self, step: int, actions: Any) -> None:
        """Now and then try any legal action in the games against itself; such a choice is no lesson."""
        field, kept = self.field, self.kept
        if not field.settings.wander:
            return
        strays = (torch.rand(actions.shape, device=actions.device) < field.settings.wander) & (field.numbers < field.league)
        anything = sample(masked(torch.zeros(field.masks.shape, device=actions.device), field.masks))
        actions.copy_(torch.where(strays, anything, actions))
        kept.strays[step] = strays
        kept.own[step] &= ~strays

    def _face_others(self, step: int, actions: Any) -> None:
        """Let the others decide where it is not the learner's turn: an earlier self, or the careful player."""
        field, league, fixed = self.field, self.field.league, self.field.fixed
        planes, advice, own = self.kept.planes[step], self.kept.advice[step], self.kept.own[step]
        if fixed > league:
            with narrow(field.device):
                said, _, _ = self.rival(planes[league:fixed], advice[league:fixed])
            theirs = sample(masked(said, field.masks[league:fixed]))
            actions[league:fixed] = torch.where(own[league:fixed], actions[league:fixed], theirs)
        if fixed < field.settings.games:
            actions[fixed:] = torch.where(own[fixed:], actions[fixed:], advice[fixed:])

    def _look_at_ends(self, step: int) -> None:
        """Note who won what, and by how much."""
        field, kept, there = self.field, self.kept, self.there
        done = field.done
        kept.done[step] = done
        ended = (done[:, None] & there).float()
        kept.won[step] = (field.rewards + 1) / field.seats[:, None] * ended
        scores = field.scores.float().masked_fill(~there, -1e9)
        best = scores.topk(2, -1).values
        lead = scores - torch.where(scores == best[:, :1], best[:, 1:], best[:, :1])
        lead = torch.where(ended > 0, lead, 0.0)
        total = ended.sum()
        usual = (lead.abs().sum() / total.clamp_min(1)).clamp_min(0.5)
        self.spread = torch.where(total > 0, torch.lerp(self.spread, usual, 0.02), self.spread)
        kept.ahead[step] = torch.tanh(lead / (2 * self.spread)) * ended
        self._count(kept.won[step], done)

    def _count(self, won: Any, done: Any) -> None:
        """Count what the hero wins against an earlier self and against the careful player, by the number of seats."""
        field = self.field
        share = won.gather(1, field.hero[:, None]).squeeze(1)
        for row, (first, last) in enumerate(((field.league, field.fixed), (field.fixed, field.settings.games))):
            seats = field.seats[first:last]
            self.met[row, :, 0].index_add_(0, seats, share[first:last])
            self.met[row, :, 1].index_add_(0, seats, done[first:last].float())
