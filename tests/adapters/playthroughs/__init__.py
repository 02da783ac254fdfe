"""OpenSpiel's playthroughs of random games, one for every setting, in a short form.

Long lines (what seats remember, see, and get as tensors) are not kept but hashed: a digest closes every state.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

from absl import flags
from open_spiel.python.algorithms import generate_playthrough

from tests.tables import TABLES, Table
from twojacks.adapters.openspiel import short_name

SETTINGS = TABLES
FOLDER = Path(__file__).parent
LONGEST = 120  # of a line that is kept


def game_string(setting: Table, turns: bool) -> str:
    return f"{short_name(setting.name)}(players={setting.players},turns={turns},variant={setting.variant})"


def path_of(setting: Table) -> Path:
    return FOLDER / f"{setting}.txt"


def playthrough(setting: Table) -> str:
    """With two players in turns, otherwise at once, so that both forms are recorded."""
    if not flags.FLAGS.is_parsed():
        flags.FLAGS.mark_as_parsed()
    whole = generate_playthrough.playthrough(game_string(setting, setting.players == 2), [], seed=setting.players)
    first, *states = whole.split("\n\n# State")
    return "".join(shorten(part) for part in (first, *(f"# State{state}" for state in states)))


def shorten(part: str) -> str:
    """A state, and what was done in it, without its long lines."""
    lines = part.splitlines()
    kept = [line for line in lines if len(line) <= LONGEST and "Tensor" not in line and "◯" not in line]
    digest = [f"digest {hashlib.sha256(part.encode()).hexdigest()[:16]}"] if kept != lines else []
    return "\n".join((*kept, *digest, "", ""))
