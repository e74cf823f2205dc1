"""docs/rules/chance.md: one generator, the same words everywhere."""

import hashlib

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tidetable.core.chance import (
    below, draw, fast_below, fast_random, fast_shuffle, fill_block, key_of, new_chance, shuffle,
    take_word,
)  # fmt: skip
from tidetable.core.rule import interpreted
from tidetable.games.fish_n_stones.state import State

# Published ChaCha8 vectors: 256-bit keys, nonce zero, blocks 0 and 1.
VECTORS = {
    "00" * 32: (
        "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
        "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42",
        "d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b"
        "5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa",
    ),
    "01" + "00" * 31: (
        "cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea"
        "289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8",
        None,
    ),
}


def state_of(seed: str) -> State:
    state = State.new()
    state.chance_key[:] = key_of(seed)
    return state


@pytest.mark.parametrize("key", VECTORS)
@pytest.mark.parametrize("way", [fill_block, interpreted(fill_block)], ids=["compiled", "interpreted"])
def test_published_chacha8_vectors(key, way):
    words = np.frombuffer(bytes.fromhex(key), "<u4")
    for counter, expected in enumerate(VECTORS[key]):
        block = np.zeros(16, "<u4")
        way(words, counter, block)
        assert expected is None or block.tobytes().hex() == expected


def test_the_counter_has_64_bits():
    key, low, high = key_of("x"), np.zeros(16, "<u4"), np.zeros(16, "<u4")
    fill_block(key, 5, low)
    fill_block(key, 5 + 2**32, high)
    assert low.tobytes() != high.tobytes()


def test_the_key_is_the_hash_of_the_seeds_text():
    assert key_of("7").tobytes() == hashlib.sha256(b"7").digest()


def test_words_come_block_by_block():
    state = state_of("words")
    words = [take_word(state) for _ in range(40)]
    block = np.zeros(16, "<u4")
    expected = []
    for counter in range(3):
        fill_block(key_of("words"), counter, block)
        expected += block.tolist()
    assert words == expected[:40]
    assert state.chance_words == 40


def test_below_1_takes_no_word():
    state = state_of("x")
    assert below(state, 1) == 0
    assert state.chance_words == 0


def lemire(words: list[int], n: int) -> tuple[int, int]:
    """The method in the words of the document: the result, and how many words it took."""
    for taken, word in enumerate(words, 1):
        low = (word * n) % 2**32
        if low >= n or low >= (2**32 - n) % n:
            return (word * n) >> 32, taken
    raise AssertionError


@given(seed=st.text(max_size=20), n=st.integers(2, 2**31 - 1))
def test_below_is_lemires_method(seed, n):
    state, reference = state_of(seed), state_of(seed)
    expected, taken = lemire([take_word(reference) for _ in range(64)], n)
    assert below(state, n) == expected
    assert state.chance_words == taken


@given(seed=st.text(max_size=20), count=st.integers(1, 36))
def test_shuffle_goes_from_the_last_index_down(seed, count):
    state, reference = state_of(seed), state_of(seed)
    items, expected = np.arange(36, dtype=np.int8), list(range(36))
    shuffle(state, items, count)
    for i in range(count - 1, 0, -1):
        j = below(reference, i + 1)
        expected[i], expected[j] = expected[j], expected[i]
    assert items.tolist() == expected
    assert state == reference


@given(seed=st.text(max_size=20), counts=st.lists(st.integers(0, 5), min_size=1, max_size=6).filter(any))
def test_draw_walks_the_kinds_in_order(seed, counts):
    state, reference = state_of(seed), state_of(seed)
    bag = [kind for kind, count in enumerate(counts) for _ in range(count)]
    assert draw(state, np.array(counts, np.int8)) == bag[below(reference, len(bag))]


def test_interpreted_and_compiled_take_the_same_words():
    one, two = state_of("same"), state_of("same")
    slow = interpreted(below)
    assert [below(one, n) for n in range(1, 60)] == [slow(two, n) for n in range(1, 60)]
    assert one == two


def test_the_fast_generator_is_the_same_everywhere_and_fair():
    one, two = fast_random(7, 2), fast_random(7, 2)
    slow = interpreted(fast_below)
    assert [fast_below(one[0], 6) for _ in range(50)] == [slow(two[0], 6) for _ in range(50)]
    counts = np.bincount([fast_below(one[1], 6) for _ in range(12000)], minlength=6)
    assert counts.min() > 1800


def test_a_fast_shuffle_keeps_what_it_shuffles():
    items = np.arange(10, dtype=np.int8)
    fast_shuffle(fast_random("choices")[0], items, 4, 6)
    assert items[:4].tolist() == [0, 1, 2, 3]
    assert sorted(items.tolist()) == list(range(10))


def test_a_re_dealt_state_has_a_future_of_its_own():
    state = state_of("x")
    take_word(state)
    new_chance(state, fast_random(1)[0])
    assert state.chance_words == 0
    assert state.chance_key.tolist() != key_of("x").tolist()
