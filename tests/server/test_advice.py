"""Hints: from what the seat sees, for the question it is asked."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic_core import to_json

from tests.server.logs import Log
from twojacks.bots.hints import Hint, HintedOption
from twojacks.server import advice
from twojacks.server.answers import HintText


def test_a_hint_is_made_from_what_the_seat_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    """Thinking itself is the bots' affair, and tested there."""
    shown: list[Any] = []

    def think(_game: Any, view: Any, seat: int, seconds: float) -> Hint:
        shown.append((view.tobytes(), seat, seconds))
        option = HintedOption("card 4", 1.0, 0.5, 10)
        return Hint(seat, (option,), (0.5, 0.25, 0.25), ((1, "card 2"),), (), "Because.", 10, 0.2)

    monkeypatch.setattr(advice, "give_hint", think)
    log = Log(hints=True).sit().place_captains()
    log.decide(2, "card 7")
    assert log.table.playing is not None
    hint = advice.prepare_hint(log.table, 1, 0.2)()
    assert shown == [(log.table.playing.match.observe(1).tobytes(), 1, 0.2)]
    told = HintText.model_validate_json(to_json(hint))
    assert (told.decision, told.options[0].action, told.line) == (3, "card 4", [(1, "card 2")])
