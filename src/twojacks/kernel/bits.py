"""Sets of up to 62 small numbers as the bits of one integer, for the interpreter and the compilers alike."""

from __future__ import annotations

from typing import Any

from twojacks.kernel.compiling import rule


@rule
def count_bits(bits: int) -> int:
    """Adds neighbouring bits, pairs, nibbles and bytes in parallel; compiled, it becomes one instruction."""
    bits = bits - ((bits >> 1) & 0x5555555555555555)
    bits = (bits & 0x3333333333333333) + ((bits >> 2) & 0x3333333333333333)
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0F
    return ((bits * 0x0101010101010101) >> 56) & 0xFF


@rule
def lowest_bit(bits: int) -> int:
    """The smallest member of a set that is not empty."""
    return count_bits((bits & -bits) - 1)


@rule
def nth_bit(bits: int, n: int) -> int:
    """The member with ``n`` smaller ones beside it in the set."""
    for _ in range(n):
        bits &= bits - 1
    return lowest_bit(bits)


@rule
def is_single(bits: int) -> bool:
    return bits != 0 and bits & (bits - 1) == 0


@rule
def write_set(members: int, first: int, refusal: int, out: Any) -> int:
    """The members of a bit set as actions counted from ``first``, then the refusal, unless it is −1."""
    count = 0
    while members != 0:
        out[count] = first + lowest_bit(members)
        members &= members - 1
        count += 1
    if refusal >= 0:
        out[count] = refusal
        count += 1
    return count
