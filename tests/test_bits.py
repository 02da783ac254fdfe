"""Sets as bits: against Python's own sets."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from twojacks.kernel.bits import count_bits, is_single, lowest_bit, nth_bit

members = st.sets(st.integers(0, 61))
some_members = st.sets(st.integers(0, 61), min_size=1)


def as_bits(numbers: set[int]) -> int:
    return sum(1 << number for number in numbers)


@given(members)
def test_counting(numbers: set[int]) -> None:
    assert count_bits(as_bits(numbers)) == len(numbers)


@given(some_members)
def test_the_smallest(numbers: set[int]) -> None:
    assert lowest_bit(as_bits(numbers)) == min(numbers)


@given(some_members)
def test_all_members_in_order(numbers: set[int]) -> None:
    bits = as_bits(numbers)
    assert [nth_bit(bits, n) for n in range(len(numbers))] == sorted(numbers)


@given(members)
def test_being_the_only_one(numbers: set[int]) -> None:
    assert is_single(as_bits(numbers)) == (len(numbers) == 1)


@pytest.mark.parametrize(("bits", "count"), [(0, 0), (1, 1), (0b1011, 3), ((1 << 62) - 1, 62), (1 << 61, 1)])
def test_known_counts(bits: int, count: int) -> None:
    assert count_bits(bits) == count
