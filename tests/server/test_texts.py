"""Views and events as the server writes them: most of what they say it has written before."""

from __future__ import annotations

import json
import random

import numpy as np
import pytest

from twojacks.games import every_setting, find_game
from twojacks.match import Match
from twojacks.server import texts
from twojacks.server.texts import event_texts_of, events_text, parts_of, slices_of, view_text


@pytest.mark.parametrize(("game", "variant", "players"), every_setting())
def test_whole_games_read_as_the_match_says(game: str, variant: str, players: int) -> None:
    for seed in range(2):
        match, dice = Match.new(game, variant=variant, players=players, seed=seed), random.Random(seed)
        while match.to_act:
            seat, start = dice.choice(match.to_act), match.event_count
            match.play(seat, dice.choice(match.options(seat)))
            for reader in (*range(players), None):
                assert json.loads(view_text(game, match.look(reader)[0])) == match.view(reader)
                told = events_text(match, reader, start, match.event_count)
                assert json.loads(told) == match.journal_for(reader, start)


def test_parts_are_written_once_and_there_are_only_so_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(texts, "MOST_TEXTS", 3)
    parts_of.cache_clear()
    event_texts_of.cache_clear()
    match, dice = Match.new("montego-bay", players=2, seed=1), random.Random(1)
    before = view_text("montego-bay", match.look(0)[0])
    sizes = [len(part.known) for part in parts_of("montego-bay")]
    assert view_text("montego-bay", match.look(0)[0]) == before
    assert [len(part.known) for part in parts_of("montego-bay")] == sizes
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, dice.choice(match.options(seat)))
        assert json.loads(view_text("montego-bay", match.look(seat)[0])) == match.view(seat)
        assert all(len(part.known) <= 3 for part in parts_of("montego-bay"))
        events_text(match, seat, 0, match.event_count)
        assert len(event_texts_of("montego-bay")) <= 3


def test_where_fields_are() -> None:
    kind = np.dtype([("a", np.int8), ("b", np.int16, 2), ("c", np.int8), ("d", np.int8)])
    assert slices_of(("a",), kind) == [slice(0, 1)]
    assert slices_of(("b", "a", "d"), kind) == [slice(0, 5), slice(6, 7)]


def test_all_that_a_record_says_is_in_a_part() -> None:
    """But for chance and blanks, which no view shows, and who has acted, which follows from the cards (HS-R4)."""
    untold = {"key", "draws", "blank", "acted"}
    for game in ("montego-bay", "halunken-und-spelunken"):
        told = {field for part in find_game(game).notation.view for field in part.fields}
        assert set(find_game(game).state.names or ()) - told <= untold
