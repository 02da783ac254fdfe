"""Chance that nobody can steer: the server commits to a secret, every seat adds to it, and the key follows from both.

docs/reference/fairness.md explains it, and the script there must agree with this module.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence

SECRET_BYTES = 32
KEY_DIGITS = 32
NO_CONTRIBUTION = "none"  # the contribution of a bot, or of a client that sends none


def commitment_of(secret: str) -> str:
    """What is published before anybody sits down. ``secret`` is 64 hexadecimal digits."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def derive_key(secret: str, contributions: Sequence[str | None]) -> str:
    """The key of a match, from the secret and the contribution of each seat."""
    lines = ["two-jacks key 1", f"secret {secret}"]
    lines += [f"seat {seat} {added or NO_CONTRIBUTION}" for seat, added in enumerate(contributions)]
    text = "".join(f"{line}\n" for line in lines)
    return hashlib.sha256(text.encode("ascii")).hexdigest()[:KEY_DIGITS]


def bot_seed(secret: str) -> str:
    """The seed of the bots. It stays unknown during the game and is revealed with the secret."""
    return hmac.new(bytes.fromhex(secret), b"two-jacks bots", "sha256").hexdigest()
