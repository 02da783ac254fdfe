"""Hints at a table that allows them: what a captain would do, seeing what the seat sees."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from twojacks.bots.hints import give_hint
from twojacks.games import find_game
from twojacks.server.refusals import NotNow
from twojacks.server.table import Table

MOST_SECONDS = 5.0


class HintRefused(NotNow):
    code = "hint.refused"


def prepare_hint(table: Table, seat: int, seconds: float) -> Callable[[], dict[str, Any]]:
    """The question, to be thought about in another thread while the table goes on."""
    if not table.options["hints"]:
        raise HintRefused("hint: expected a table that allows them")
    if table.playing is None or seat not in table.waiting:
        raise HintRefused("hint: expected a decision that this seat owes")
    decision, view = table.playing.decision, table.playing.asked(seat).observe(seat)
    game = find_game(table.playing.match.game)
    return lambda: {"decision": decision, **asdict(give_hint(game, view, seat, seconds))}
