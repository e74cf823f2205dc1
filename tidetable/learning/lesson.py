"""A lesson: what was played is turned into better choices, and truer chances.

Choices are improved by a clipped policy gradient (PPO) with a pull towards a slow copy of the network and an open mind, as in
magnetic mirror descent: so secret and simultaneous choices settle on a mixture in place of running in circles.
"""

from __future__ import annotations

import copy
from typing import Any

import torch
from torch import nn

from tidetable.learning.experience import Experience, by_place, narrow, present
from tidetable.learning.field import Field
from tidetable.learning.library import Library, example_loss
from tidetable.learning.net import Learner, masked

SMOOTH = 0.05  # of an imitated choice, spread over what else is legal: an open mind to begin with
GRADIENT = 0.5  # the longest
FIRST = 20  # lessons of a start in which the learning rate rises: the optimiser knows nothing yet


@torch.no_grad()
def look_back(kept: Experience, trace: float) -> tuple[Any, Any]:
    """Give how much better than expected things went for every seat after every decision: shares of the win, and leads."""
    steps = kept.done.shape[0]
    better, further = torch.zeros_like(kept.won), torch.zeros_like(kept.won)
    after, beyond = torch.zeros_like(kept.won[0]), torch.zeros_like(kept.won[0])
    for step in range(steps - 1, -1, -1):
        goes_on = (~kept.done[step]).float()[:, None]
        after = kept.won[step] + goes_on * (kept.chances[step + 1] + trace * after) - kept.chances[step]
        beyond = kept.ahead[step] + goes_on * (kept.leads[step + 1] + trace * beyond) - kept.leads[step]
        meant = (~kept.strays[step]).float()[:, None]  # what came of a stray says nothing of the decisions before
        after, beyond = meant * after, meant * beyond
        better[step], further[step] = after, beyond
    return better, further


class Teacher:
    """Teaches a learner from what it played."""

    def __init__(self, field: Field, learner: Learner, library: Library | None = None) -> None:
        self.field, self.learner, self.settings = field, learner, field.settings
        self.slow = copy.deepcopy(learner)
        self.optimiser = torch.optim.AdamW(learner.parameters(), lr=self.settings.rate, eps=1e-6, weight_decay=1e-5)
        self.lessons, self.library = 0, library
        self.seen = torch.zeros(2, device=field.device)  # the same of examples
        self.told = torch.zeros(5, device=field.device)  # sums of what progress tells, and how many batches

    def teach(self, kept: Experience, part: float, *, imitate: bool) -> None:
        """Give a lesson; *part* of the training is over."""
        settings = self.settings
        self.lessons += 1
        for group in self.optimiser.param_groups:
            group["lr"] = min(1.0, self.lessons / FIRST) * (settings.rate + part * (settings.last_rate - settings.rate))
        better, further = look_back(kept, settings.trace)
        turn = kept.turn[:-1, :, None]
        gain = better + settings.lead * (1 - 0.9 * part) * further
        gain = gain.gather(-1, turn).squeeze(-1)
        gain = gain / (gain[kept.own].std() + 1e-6)
        chances, leads = kept.chances[:-1] + better, kept.leads[:-1] + further
        together = max(1, settings.batch // settings.games)
        parts = max(1, settings.games // settings.batch)
        for step in torch.randperm(settings.steps // together).tolist():
            for cut in torch.randperm(parts).tolist():
                aims, several = (gain, chances, leads), slice(step * together, (step + 1) * together)
                self._batch(kept, aims, several, (cut, parts), part, imitate=imitate)
        self._follow(1.0 if imitate else 1 - settings.slowness)

    def _batch(
        self, kept: Experience, aims: tuple[Any, Any, Any], steps: slice, cut: tuple[int, int], part: float, *, imitate: bool
    ) -> None:
        """Take one step of the optimiser with some of the decisions."""
        games = slice(cut[0] * self.settings.games // cut[1], (cut[0] + 1) * self.settings.games // cut[1])
        gain, chances, leads = (aim[steps, games].flatten(0, 1) for aim in aims)
        planes, advice, masks, actions, own, turn, logs = (
            getattr(kept, name)[steps, games].flatten(0, 1)
            for name in ("planes", "advice", "masks", "actions", "own", "turn", "logs")
        )
        seats = self.field.seats[games].repeat(steps.stop - steps.start)
        with narrow(self.field.device):
            said, thought, expected = self.learner(planes, advice)
        said = masked(said, masks)
        loss = self.settings.aims * aim_loss(thought, expected, by_place(chances, turn, seats), by_place(leads, turn, seats), seats)
        if imitate:
            policy = imitation_loss(said, masks, actions)
            self._tell(policy.detach(), loss.detach(), said, masks)
            loss = loss + policy
        else:
            with torch.no_grad(), narrow(self.field.device):
                slow = masked(self.slow(planes, advice)[0], masks)
            policy, entropy, pull = policy_losses(said, slow, masks, actions, own, gain, logs, self.settings.clip)
            open_mind = self.settings.entropy + part * (self.settings.last_entropy - self.settings.entropy)
            self.told += torch.stack([loss.detach(), entropy.detach(), pull.detach(), policy.detach(), torch.ones_like(pull)])
            loss = loss + policy - open_mind * entropy + self.settings.pull * pull
        loss = loss + self._examples()
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.learner.parameters(), GRADIENT)
        self.optimiser.step()

    def _examples(self) -> Any:
        """Give the loss of some examples of a search, where there are any."""
        settings = self.settings
        batch = self.library.batch(settings.example_batch) if self.library else None
        if batch is None:
            return 0.0
        with narrow(self.field.device):
            loss = example_loss(self.learner, batch, settings.example_aims, settings.example_sharpness)
        self.seen += torch.stack([loss.detach(), torch.ones_like(loss)])
        return settings.examples * loss

    def _tell(self, policy: Any, loss: Any, said: Any, masks: Any) -> None:
        logs = said.detach().log_softmax(-1)
        entropy = -(logs.exp() * logs.masked_fill(~masks, 0)).sum(-1).mean()
        self.told += torch.stack([loss, entropy, torch.zeros_like(loss), policy, torch.ones_like(loss)])

    @torch.no_grad()
    def _follow(self, nearer: float) -> None:
        """Keep the weights within their limits, and let the slow copy come a little nearer."""
        self.learner.limit()
        for mine, theirs in zip(self.slow.parameters(), self.learner.parameters(), strict=True):
            mine.lerp_(theirs, nearer)


def aim_loss(thought: Any, expected: Any, chances: Any, leads: Any, seats: Any) -> Any:
    """Say how far chances and leads are from what came of them, the own seat's first."""
    there = present(seats)
    logs = thought.masked_fill(~there, -1e9).log_softmax(-1)
    surprise = -(chances * logs * there).sum(-1).mean()
    return surprise + (((expected - leads) * there) ** 2).sum(-1).mean()


def imitation_loss(said: Any, masks: Any, actions: Any) -> Any:
    """Say how surprised the learner is by what the careful player does."""
    logs = said.log_softmax(-1).masked_fill(~masks, 0)
    even = logs.sum(-1) / masks.sum(-1)
    return -((1 - SMOOTH) * logs.gather(1, actions[:, None]).squeeze(1) + SMOOTH * even).mean()


def policy_losses(
    said: Any, slow: Any, masks: Any, actions: Any, own: Any, gain: Any, before: Any, clip: float
) -> tuple[Any, Any, Any]:
    """Give the loss of the choices, how open they are, and how far they have gone from those of the slow copy."""
    logs = said.log_softmax(-1)
    mine = own.float() / own.sum().clamp_min(1)
    ratio = (logs.gather(1, actions[:, None]).squeeze(1) - before).exp()
    policy = -(torch.min(ratio * gain, ratio.clamp(1 - clip, 1 + clip) * gain) * mine).sum()
    likely, legal = logs.exp(), logs.masked_fill(~masks, 0)
    entropy = -((likely * legal).sum(-1) * mine).sum()
    gone = legal - slow.log_softmax(-1).masked_fill(~masks, 0)
    return policy, entropy, ((likely * gone).sum(-1) * mine).sum()
