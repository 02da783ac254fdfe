"""Chance: a 128-bit key and a counter through SipHash-2-4, both kept in the state.

Equal keys give equal games on every machine and device, and whoever does not know the key cannot foresee a draw
(SipHash is a pseudorandom function). The n-th draw is the hash of the number n as eight little-endian bytes.
"""

from __future__ import annotations

import hashlib
import secrets
import string
from numbers import Integral
from typing import Any

import numpy as np

from twojacks.kernel.compiling import rule

# The initial state of SipHash ("somepseudorandomlygeneratedbytes") and its rotations, as unsigned 64-bit numbers.
V0 = np.uint64(0x736F6D6570736575)
V1 = np.uint64(0x646F72616E646F6D)
V2 = np.uint64(0x6C7967656E657261)
V3 = np.uint64(0x7465646279746573)
LAST_BLOCK = np.uint64(8 << 56)  # the message length in the top byte, and no bytes left over
FINAL = np.uint64(0xFF)
R13, R16, R17, R21, R32 = (np.uint64(n) for n in (13, 16, 17, 21, 32))
L51, L48, L47, L43 = (np.uint64(n) for n in (51, 48, 47, 43))
MOST_SEED_BITS = 4096
KEY_DIGITS = 32
MOST_ORDERS = 1 << 24  # far below 32 bits, so that a draw is hardly ever made again


@rule
def mix(v0: Any, v1: Any, v2: Any, v3: Any) -> tuple[Any, Any, Any, Any]:
    """One SipRound."""
    v0 = v0 + v1
    v1 = ((v1 << R13) | (v1 >> L51)) ^ v0
    v0 = (v0 << R32) | (v0 >> R32)
    v2 = v2 + v3
    v3 = ((v3 << R16) | (v3 >> L48)) ^ v2
    v0 = v0 + v3
    v3 = ((v3 << R21) | (v3 >> L43)) ^ v0
    v2 = v2 + v1
    v1 = ((v1 << R17) | (v1 >> L47)) ^ v2
    v2 = (v2 << R32) | (v2 >> R32)
    return v0, v1, v2, v3


@rule
def hash_number(key0: Any, key1: Any, number: Any) -> Any:
    """SipHash-2-4 of one unsigned 64-bit number."""
    message = np.uint64(number)
    v0, v1, v2, v3 = key0 ^ V0, key1 ^ V1, key0 ^ V2, key1 ^ V3
    v3 = v3 ^ message
    v0, v1, v2, v3 = mix(v0, v1, v2, v3)
    v0, v1, v2, v3 = mix(v0, v1, v2, v3)
    v0 = v0 ^ message
    v3 = v3 ^ LAST_BLOCK
    v0, v1, v2, v3 = mix(v0, v1, v2, v3)
    v0, v1, v2, v3 = mix(v0, v1, v2, v3)
    v0 = v0 ^ LAST_BLOCK
    v2 = v2 ^ FINAL
    for _ in range(4):
        v0, v1, v2, v3 = mix(v0, v1, v2, v3)
    return v0 ^ v1 ^ v2 ^ v3


@rule
def draw(state: Any, sides: int) -> int:
    """A number from 0 to ``sides`` − 1, each equally likely: scale 32 bits up, draw again in the uneven rest."""
    while True:
        word = hash_number(state.key[0], state.key[1], state.draws)
        state.draws += 1
        scaled = int(np.int64(word >> R32)) * sides
        rest = scaled & 0xFFFFFFFF
        if rest >= sides or rest >= 0x100000000 % sides:
            return scaled >> 32


@rule
def shuffle(state: Any, items: Any, count: int) -> None:
    """The first ``count`` items, every order equally likely.

    One draw is split over as many places as it can tell apart (42 · 41 · 40 · 39 orders are one number), because
    drawing is what setting up a game spends its time on.
    """
    last = count - 1
    while last > 0:
        orders, rest = last + 1, last
        while rest > 1 and orders * rest <= MOST_ORDERS:
            orders *= rest
            rest -= 1
        lot = draw(state, orders)
        while last >= rest:
            other = lot % (last + 1)
            lot //= last + 1
            kept = items[last]
            items[last] = items[other]
            items[other] = kept
            last -= 1


def new_key() -> str:
    """A secret key, as 32 hexadecimal digits."""
    return secrets.token_hex(16)


def is_seed(seed: Any) -> bool:
    """Text, or a whole number, that can be written to a file and read again."""
    if isinstance(seed, str):
        return not any("\ud800" <= letter <= "\udfff" for letter in seed)  # halves of letters have no bytes
    if isinstance(seed, bool) or not isinstance(seed, Integral):
        return False
    return int(seed).bit_length() <= MOST_SEED_BITS


def is_key(key: Any) -> bool:
    """32 hexadecimal digits; capitals mean the same, and `key_text` writes small ones."""
    return isinstance(key, str) and len(key) == KEY_DIGITS and set(key) <= set(string.hexdigits)


def key_of_seed(seed: str | int) -> str:
    """The key of a seed that somebody may know and repeat."""
    return hashlib.sha256(f"two-jacks seed {seed}".encode()).hexdigest()[:32]


def key_numbers(key: str) -> np.ndarray[Any, np.dtype[np.uint64]]:
    """The two halves of a key of 32 hexadecimal digits, as the rules want them."""
    return np.array([int(key[:16], 16), int(key[16:], 16)], np.uint64)


def key_text(numbers: Any) -> str:
    return f"{int(numbers[0]):016x}{int(numbers[1]):016x}"
