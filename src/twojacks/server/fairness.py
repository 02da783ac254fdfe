"""Chance that nobody can steer: a secret promised before anybody adds to it, and a key made of all of it.

docs/fairness.md explains it; what is written here must agree with the script there.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Sequence

SECRET_BYTES = 32
KEY_DIGITS = 32
CONTRIBUTION = re.compile(r"[0-9a-f]{16,128}")
NOTHING = "none"  # what a bot adds, and a client that adds nothing


def commitment_of(secret: str) -> str:
    """What is published before anybody sits down. ``secret`` is 64 hexadecimal digits."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def derive_key(secret: str, contributions: Sequence[str | None]) -> str:
    """The key of a match: of the secret and what each seat added, in the order of seats."""
    lines = ["two-jacks key 1", f"secret {secret}"]
    lines += [f"seat {seat} {added or NOTHING}" for seat, added in enumerate(contributions)]
    text = "".join(f"{line}\n" for line in lines)
    return hashlib.sha256(text.encode("ascii")).hexdigest()[:KEY_DIGITS]


def bot_seed(secret: str) -> str:
    """The bots' own chance of a game: unknown while it lasts, and revealed with the secret."""
    return hmac.new(bytes.fromhex(secret), b"two-jacks bots", "sha256").hexdigest()
