"""§7: what nobody may know, and re-deals that could be true (checklist 35)."""

import json
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pytest

from tests.games.das_riff.lagoon import ANNA, BEN, GAME, KIND, Lagoon, play_any, sample
from tidetable.core.chance import fast_random
from tidetable.core.journal import new_journal
from tidetable.core.record import SPECTATOR
from tidetable.games.das_riff.components import CARDS, CELLS, KINDS, USUAL_COPIES
from tidetable.games.das_riff.state import SHOWN, UNSEEN, State

VIEWERS = (ANNA, BEN, SPECTATOR)


def random_states(seed: str, every: int = 9, **options: object):
    """Play a random game and stop now and then."""
    random = fast_random(seed)[0]
    state = GAME.start(2, seed, options)
    moves = 0
    while state.waiting:
        if moves % every == 0:
            yield state
        play_any(state, random)
        moves += 1


def test_no_screen_is_sent_when_a_face_down_card_was_dealt():
    """§7: which cards can lie there is for those who remember; the picture shows how many of a kind are unseen in all."""
    remembered = False
    for state in random_states("screen"):
        seen = GAME.see(state, ANNA)
        screen = seen.screen.record
        remembered |= len(set(seen.record.lot.tolist()) - {SHOWN}) > 1
        assert set(screen.lot.tolist()) <= {SHOWN, 0}
        assert not screen.pool[1:].any()
    assert remembered


@pytest.mark.parametrize("seed", ["a", "b"])
def test_case_35_dr_18_everyone_sees_the_same_and_nothing_hidden(seed):
    """Checklist 35, DR-18: seats and spectator know the same bytes, without faces, deck orders or generator."""
    for state in random_states(seed):
        seen = [GAME.see(state, viewer).record for viewer in VIEWERS]
        assert seen[0] == seen[1] == seen[2]
        assert not seen[0].draw_pile.any()
        assert not seen[0].breeding_deck.any()
        assert not seen[0].chance_key.any()
        down = state.lot != SHOWN
        assert (seen[0].card[down] == UNSEEN).all()
        assert (seen[0].card[~down] == state.card[~down]).all()


def test_case_35_no_byte_sent_depends_on_a_face_down_card():
    """Checklist 35, §7: the record and the view are equal in worlds that differ only in hidden cards."""
    for number, state in enumerate(random_states("bytes", every=25)):
        other = GAME.see(state, ANNA).possible(number)
        for viewer in VIEWERS:
            one, two = GAME.see(state, viewer), GAME.see(other, viewer)
            assert one == two
            assert json.dumps(one.view) == json.dumps(two.view)
        assert all(cell["card"] is None for cell in GAME.see(state, ANNA).view["cells"] if cell["face"] == "down")


def test_the_pool_of_unseen_cards_is_public():
    """§7: the deck list minus everything visible."""
    for state in random_states("pool"):
        unseen = Counter(int(kind) for kind in state.draw_pile[state.draw_next : state.draw_next + state.draw_left])
        unseen.update(int(card) for card, lot in zip(state.card, state.lot, strict=True) if lot != SHOWN)
        assert state.pool[state.lots].tolist() == [unseen[kind] for kind in range(KINDS)]


# An exact re-deal


def test_a_card_seen_going_back_cannot_lie_where_cards_were_dealt_before():
    """§7: the only red female is discarded and shuffled in; no face-down cell of before can hold it, a new one can."""
    rows = ("* # # # # # # #", "[~] [~] [~] [~] [~] [~] [~] .", "[~] [~] [~] [~] [~] [~] [~] [~]", "# # ^ ^ ^ * * *")
    table = Lagoon(*rows, anna={"worms": "1/0/0/0/0/0"}, discard="Rf Rm Rm Ym Yf Yf Bm")
    table.play("end turn")
    red_female, new_cell = KIND["Rf"], 15
    known = table.seen(ANNA)
    assert table.state.pool[table.state.lots, red_female] == 1
    deals: list[Any] = [known.possible(seed) for seed in range(400)]
    old = [cell for cell in range(8, 24) if cell != new_cell]
    assert not any((deal.card[old] == red_female).any() for deal in deals)
    assert any(deal.card[new_cell] == red_female for deal in deals)


@dataclass
class Witness:
    """Remembers what everybody saw, on its own, and judges whether hidden cards could lie as somebody says."""

    story: list[tuple[str, Any]] = field(default_factory=list)
    at: dict[int, list[int]] = field(default_factory=dict)  # the cell of each face-down card -> the card, its face once seen

    def watch(self, events: list[dict], discard: list[int]) -> None:
        """Take in the events of one decision; *discard* is the pile before it."""
        pile = list(discard)
        for event in events:
            kind = event["kind"]
            if kind == "dealt-up":
                self.story.append(("drawn", event["card"]))
            elif kind == "dealt-down":
                self.at[event["cell"]] = []
                self.story.append(("down", self.at[event["cell"]]))
            elif kind == "drifted" and event["source"] in self.at:
                self.at[event["target"]] = self.at.pop(event["source"])
            elif kind in ("card-flipped", "swept") and event["cell"] in self.at:
                self.at.pop(event["cell"]).append(event["card"])
            pile += self._discarded(event)
            if kind == "reshuffled":
                self.story.append(("mixed", pile))
                pile = []

    @staticmethod
    def _discarded(event: dict) -> list[int]:
        kind = event["kind"]
        if kind in ("card-chased", "fish-chased", "parent-left", "swept"):
            return [event["card"]]
        extra = {"shark-spent": "^", "drained": "~"}.get(kind) or ("*" if kind == "paid" and event["unit"] == 6 else "")
        return [KIND[extra]] if extra else []

    def believes(self, faces: dict[int, int]) -> bool:
        """Replay the story with these faces: no kind may ever be drawn from a pile that has none of it."""
        hidden = {id(card): faces[cell] for cell, card in self.at.items()}
        pile = Counter({kind: int(USUAL_COPIES[kind]) for kind in range(KINDS)})
        for what, thing in self.story:
            if what == "mixed":
                pile.update(thing)
                continue
            kind = thing if what == "drawn" else (thing[0] if thing else hidden[id(thing)])
            pile[kind] -= 1
            if pile[kind] < 0:
                return False
        return True


def faces_of(state: State) -> dict[int, int]:
    return {cell: int(state.card[cell]) for cell in range(CELLS) if state.lot[cell] != SHOWN}


def fits_pools(state: State, faces: dict[int, int]) -> bool:
    """Tell whether faces keep within what each lot and the older ones can hold."""
    for lot in range(int(state.lots) + 1):
        held = Counter(kind for cell, kind in faces.items() if state.lot[cell] <= lot)
        if any(count > state.pool[lot, kind] for kind, count in held.items()):
            return False
    return True


def shuffled_faces(state: State, random: np.random.Generator) -> dict[int, int]:
    """Deal the unseen pool over the face-down cells as if nothing had ever been seen going back."""
    unseen = [kind for kind in range(KINDS) for _ in range(state.pool[state.lots, kind])]
    return dict(zip(faces_of(state), random.permutation(unseen).tolist(), strict=False))


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_impossible_deals_never_occur(seed):
    """§7: a witness of every event believes each re-deal, and doubts a careless deal exactly when the pools do."""
    witness, random, dice = Witness(), fast_random(seed)[0], np.random.default_rng(7)
    journal = new_journal()
    state = GAME.start(2, seed, {}, journal)
    witness.watch(GAME.Event.read(journal, SPECTATOR), [])
    doubted = moves = 0
    while state.waiting and moves < sample(700, 250):
        if moves % 5 == 0:
            assert witness.believes(faces_of(state))
            assert witness.believes(faces_of(GAME.see(state, ANNA).possible(moves)))
            careless = shuffled_faces(state, dice)
            assert witness.believes(careless) == fits_pools(state, careless)
            doubted += not witness.believes(careless)
        journal, pile = new_journal(), state.discard[: state.discard_left].tolist()
        play_any(state, random, journal)
        witness.watch(GAME.Event.read(journal, SPECTATOR), pile)
        moves += 1
    assert doubted > 0  # a uniform deal over the whole pool would not do


def test_before_any_shuffle_every_unseen_card_is_equally_likely_everywhere():
    """§7: 16 face-down cells and 28 in the draw pile share one pool."""
    known = GAME.see(GAME.start(2, "fresh"), ANNA)
    deals, pool = sample(3000, 600), known.record.pool[0]
    found = sum(int((known.possible(seed).card[8:24] == KIND["~"]).sum()) for seed in range(deals))
    expected = 16 * int(pool[KIND["~"]]) / int(pool.sum())
    assert abs(found / deals - expected) < sample(15, 35) / 100


def test_a_redeal_gives_all_cards_of_both_decks():
    """Law 3 for re-deals: 60 reef cards, 21 breeding cards."""
    for number, state in enumerate(random_states("decks", every=40)):
        other = GAME.see(state, BEN).possible(number)
        pieces = np.zeros(len(GAME.pieces), np.int32)
        GAME.count_pieces(other, pieces)
        assert tuple(pieces) == GAME.pieces
        assert pieces[:KINDS].sum() == CARDS
