"""Chance: the published hash, fair draws, fair shuffles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from twojacks.kernel.chance import draw, hash_number, key_numbers, key_of_seed, key_text, new_key, shuffle


@pytest.fixture(autouse=True)
def wrapping_arithmetic() -> Iterator[None]:
    """As every interpreted rule runs."""
    with np.errstate(over="ignore"):
        yield


def source(key: int = 1) -> Any:
    """As much of a state as chance needs."""
    return SimpleNamespace(key=np.array([key, 2024], np.uint64), draws=np.uint32(0))


def chi_square(counts: Counter[Any], kinds: int, total: int) -> float:
    expected = total / kinds
    seen = sum((count - expected) ** 2 / expected for count in counts.values())
    return seen + (kinds - len(counts)) * expected


def test_siphash_of_the_published_vector() -> None:
    """Key 00 … 0f and message 00 … 07, from the appendix of the paper (vectors_sip64, eight bytes)."""
    key0, key1 = (np.uint64(int.from_bytes(bytes(range(start, start + 8)), "little")) for start in (0, 8))
    message = np.uint64(int.from_bytes(bytes(range(8)), "little"))
    expected = bytes.fromhex("62 24 93 9a 79 f5 f5 93")
    assert int(hash_number(key0, key1, message)).to_bytes(8, "little") == expected


def test_another_key_or_message_hashes_differently() -> None:
    words = {int(hash_number(np.uint64(a), np.uint64(b), np.uint64(c))) for a in (0, 1) for b in (0, 1) for c in (0, 1)}
    assert len(words) == 8


@pytest.mark.parametrize("sides", [2, 3, 7, 12, 42])
def test_draws_are_uniform(sides: int) -> None:
    """Chi-square with sides − 1 degrees of freedom; six standard deviations above its mean would be no accident."""
    state, total = source(sides), 400 * sides
    counts = Counter(draw(state, sides) for _ in range(total))
    assert set(counts) == set(range(sides))
    freedom = sides - 1
    assert chi_square(counts, sides, total) < freedom + 6 * (2 * freedom) ** 0.5


def test_the_uniformity_test_notices_a_loaded_die() -> None:
    """One number in ten replaced by zero."""
    state, sides, total = source(5), 12, 4800
    counts = Counter(0 if number % 10 == 0 else draw(state, sides) for number in range(total))
    assert chi_square(counts, sides, total) > 11 + 6 * 22**0.5


def test_a_draw_counts_and_repeats() -> None:
    state, same = source(3), source(3)
    assert [draw(state, 1000) for _ in range(20)] == [draw(same, 1000) for _ in range(20)]
    assert int(state.draws) >= 20
    assert [draw(source(4), 1000) for _ in range(3)] != [draw(source(3), 1000) for _ in range(3)]


def test_one_side_is_always_zero() -> None:
    state = source()
    assert {draw(state, 1) for _ in range(10)} == {0}


def test_the_uneven_rest_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of 2³² words three sides leave one over: the word 0 must be thrown away, the next one counts."""
    words = iter([np.uint64(0), np.uint64(2 << 62)])
    monkeypatch.setattr("twojacks.kernel.chance.hash_number", lambda *_: next(words))
    state = source()
    assert draw(state, 3) == 1
    assert int(state.draws) == 2


def test_every_order_of_four_is_equally_likely() -> None:
    state, total = source(9), 4800
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(total):
        items = np.arange(4, dtype=np.int8)
        shuffle(state, items, 4)
        counts[tuple(items.tolist())] += 1
    assert set(counts) == set(permutations(range(4)))
    assert chi_square(counts, 24, total) < 23 + 6 * 46**0.5


def test_forty_two_items_are_permuted_and_every_place_is_fair() -> None:
    """42 items need several draws each: which item comes first and which last is uniform, too."""
    state, total = source(11), 2100
    firsts: Counter[int] = Counter()
    lasts: Counter[int] = Counter()
    for _ in range(total):
        items = np.arange(42, dtype=np.int8)
        shuffle(state, items, 42)
        assert sorted(items.tolist()) == list(range(42))
        firsts[int(items[0])] += 1
        lasts[int(items[41])] += 1
    for counts in (firsts, lasts):
        assert chi_square(counts, 42, total) < 41 + 6 * 82**0.5


def test_only_the_first_items_are_shuffled() -> None:
    for key in range(20):
        items = np.arange(10, dtype=np.int8)
        shuffle(source(key), items, 6)
        assert sorted(items[:6].tolist()) == list(range(6))
        assert items[6:].tolist() == [6, 7, 8, 9]


@pytest.mark.parametrize("count", [0, 1])
def test_nothing_to_shuffle(count: int) -> None:
    items = np.arange(3, dtype=np.int8)
    state = source()
    shuffle(state, items, count)
    assert items.tolist() == [0, 1, 2]
    assert int(state.draws) == 0


def test_keys_and_seeds() -> None:
    key = new_key()
    assert len(key) == 32
    assert key_text(key_numbers(key)) == key
    assert new_key() != key
    assert key_of_seed("a") != key_of_seed("b")
    assert key_of_seed(7) == key_of_seed("7"), "a number is its text"
    assert key_text(key_numbers("00000000000000010000000000000002")) == "0" * 15 + "1" + "0" * 15 + "2"
