"""A batch on a pretended GPU beside one on the processor: every array, after the same actions."""

from __future__ import annotations

import weakref
from typing import Any

import numpy as np
import pytest

import twojacks
from tests.batch.pretending import Elsewhere, pretended_gpu
from tests.tables import TABLES, Table

GAMES, STEPS = 3, 300  # long enough for some games to end, and for the next ones to begin
ARRAYS = ("states", "to_act", "legal_mask", "over", "scores", "winners")


def assert_same(here: twojacks.Batch, there: twojacks.Batch) -> None:
    for name in ARRAYS:
        assert np.array_equal(getattr(here, name), np.asarray(getattr(there, name))), name
    assert np.array_equal(here.observe(), np.asarray(there.observe()))


def compare(steps: int, **options: Any) -> None:
    with pretended_gpu():
        here, there = (twojacks.Batch(games=GAMES, device=device, **options) for device in ("cpu", "cuda"))
        for batch in (here, there):
            batch.reset([f"game {number}" for number in range(GAMES)])
        assert_same(here, there)
        ended = 0
        for _ in range(steps):
            actions = here.choose().copy()
            assert np.array_equal(actions, np.asarray(there.choose()))
            here.step(actions)
            there.step(actions)
            ended += int(here.over.sum())
        there.check()
        assert_same(here, there)
        assert ended


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_array_is_the_same(table: Table) -> None:
    compare(STEPS, game=table.name, variant=table.variant, players=table.players)


@pytest.mark.parametrize("game", ["halunken-und-spelunken", "montego-bay"])
def test_games_that_begin_with_a_position(game: str) -> None:
    compare(20, game=game, players=2, position="small")


def test_what_is_no_option_is_refused_when_somebody_checks() -> None:
    with pretended_gpu():
        batch = twojacks.Batch("montego-bay", players=2, games=GAMES, device="cuda")
        before = np.asarray(batch.states).tobytes()
        batch.step(np.full(GAMES, -1))
        with pytest.raises(twojacks.IllegalAction, match=r"^actions\[0\]: expected an option of the seat to act"):
            batch.check()
        batch.check()
        assert np.asarray(batch.states).tobytes() == before


@pytest.mark.parametrize(
    ("make", "found"),
    [
        (lambda _batch, shorter, _longer: shorter.choose(), r"int16 of shape \(2,\)"),
        (lambda _batch, _shorter, longer: longer.choose(), r"int16 of shape \(4,\)"),
        (lambda batch, _shorter, _longer: batch.over, r"bool of shape \(3,\)"),
        (lambda batch, _shorter, _longer: batch.legal_mask, r"bool of shape \(3, \d+\)"),
        (lambda batch, _shorter, _longer: batch.observe(), r"float32 of shape \(3, \d+\)"),
        (lambda _batch, _shorter, _longer: [[1], [2, 3], 1], r"\[\[1\], \[2, 3\], 1\]"),
        (lambda _batch, _shorter, _longer: None, "None"),
    ],
)
def test_arrays_that_are_no_actions_are_refused(make: Any, found: str) -> None:
    """Those that lie on the device, too: a kernel would read beyond the end of a shorter one."""
    with pretended_gpu():
        batch, shorter, longer = (
            twojacks.Batch("montego-bay", players=2, games=games, device="cuda") for games in (GAMES, 2, 4)
        )
        before = np.asarray(batch.states).tobytes()
        sentence = f"^actions: expected 3 whole numbers, one for each game, not {found}$"
        with pytest.raises(twojacks.IllegalAction, match=sentence):
            batch.step(make(batch, shorter, longer))
        assert np.asarray(batch.states).tobytes() == before


def test_another_batch_may_have_chosen() -> None:
    with pretended_gpu():
        batch, other, here = (
            twojacks.Batch("montego-bay", players=2, games=GAMES, device=device) for device in ("cuda", "cuda", "cpu")
        )
        for each in (batch, other, here):
            each.reset("twins")
        batch.step(other.choose())
        here.step(here.choose())
        assert_same(here, batch)


def test_actions_of_another_library_are_waited_for_and_kept_until_they_were_read() -> None:
    """On their own stream they may be written later than `step` is called; CUDA's default one is DLPack's stream 1."""
    with pretended_gpu():
        batch, here = (
            twojacks.Batch("montego-bay", players=2, games=GAMES, device=device) for device in ("cuda", "cpu")
        )
        for each in (batch, here):
            each.reset("twins")
        chosen = np.array(here.choose())
        actions = Elsewhere(chosen)
        kept, waiting = weakref.ref(actions), actions.waiting
        batch.step(actions)
        here.step(chosen)
        del actions
        assert waiting == [1]
        assert kept() is not None
        assert_same(here, batch)
        batch.check()
