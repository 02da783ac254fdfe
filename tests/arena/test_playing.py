"""One game: chance from the deal, bots that see their seat, places, margins and times."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

import twojacks
from tests.arena.making import told
from twojacks.arena import make_plan
from twojacks.arena.playing import Clock, margin_of, places_of, play_game
from twojacks.bots import make_bot
from twojacks.games import find_game

GAME = "halunken-und-spelunken"
PLAN = make_plan(GAME, players=3, bots=["deckhand", "cabin-boy", "cabin-boy"], games=6, seed="ship")


def test_a_game_is_the_match_of_its_deals_seed() -> None:
    """Played again by hand, in the interpreter: the same scores."""
    seating = PLAN.seatings(1)[2]
    match = twojacks.Match.new(GAME, players=3, seed="ship/1")
    bots = [make_bot(name, find_game(GAME), seed=f"ship/1/2/{seat}") for seat, name in enumerate(seating)]
    decisions = [0, 0, 0]
    while not match.over:
        seat = match.to_act[0]
        action = bots[seat].choose(match.observe(seat), seat)
        match.play(seat, find_game(GAME).notation.format_action(action))
        decisions[seat] += 1
    played = play_game(PLAN, None, (1, 2))
    assert [finish.bot for finish in played.seats] == list(seating)
    assert [finish.score for finish in played.seats] == match.scores
    assert [finish.clock.decisions for finish in played.seats] == decisions
    assert [finish.won > 0 for finish in played.seats] == [seat in match.winners for seat in range(3)]


def test_the_same_game_again_is_the_same() -> None:
    assert told([play_game(PLAN, None, (0, 1))]) == told([play_game(PLAN, None, (0, 1))])
    assert told([play_game(PLAN, None, (0, 1))]) != told([play_game(PLAN, None, (1, 1))])


def test_what_bots_are_shown_can_be_written_down(tmp_path: Path) -> None:
    """Every decision of the game, and each time the view of that seat and nothing else."""
    path = tmp_path / "shown.jsonl"
    played = play_game(PLAN, path, (0, 0))
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    assert len(lines) == sum(finish.clock.decisions for finish in played.seats)
    match = twojacks.Match.new(GAME, players=3, seed="ship/0")
    for number, line in enumerate(lines):
        assert (line["match"], line["decision"], line["fallback"]) == ("ship/0/0", number + 1, None)
        assert line["bot"] == PLAN.seatings(0)[0][line["seat"]]
        assert line["view"] == match.view(line["seat"])
        match.play(line["seat"], line["answer"])
    assert match.over


def test_a_bot_that_fails_is_replaced_and_it_is_counted_and_logged(tmp_path: Path) -> None:
    """An own bot that answers with nonsense: deckhand decides every time."""
    program = tmp_path / "nonsense.py"
    program.write_text("class Bot:\n    def choose(self, view, options, seat):\n        return 'mutiny'\n")
    plan = make_plan(GAME, players=3, variant="beginner", bots=[f"{program}:Bot", "cabin-boy"], games=1, seed=1)
    played = play_game(plan, None, (0, 0))
    for finish in played.seats:
        assert finish.fallbacks == (finish.clock.decisions if finish.bot != "cabin-boy" else 0)
    assert len(played.log) == sum(finish.fallbacks for finish in played.seats) > 5
    assert all(what.endswith("illegal; deckhand answered instead") for _, what in played.log)


def test_another_version_elsewhere_is_refused() -> None:
    with pytest.raises(twojacks.Error, match=r"version: expected 0\.0\.1 on every machine"):
        play_game(replace(PLAN, version="0.0.1"), None, (0, 0))


@pytest.mark.parametrize(
    ("scores", "winners", "places"),
    [
        ([10, 30, 20], [1], [3, 1, 2]),
        ([30, 30, 20], [0, 1], [1.5, 1.5, 3]),
        ([30, 30, 20], [1], [2, 1, 3]),  # the game has a rule for equal scores
        ([9, 20, 9, 9], [1], [3, 1, 3, 3]),
        ([5, 5], [0, 1], [1.5, 1.5]),
    ],
)
def test_places(scores: list[int], winners: list[int], places: list[float]) -> None:
    assert places_of(scores, winners) == places


def test_the_margin_is_to_the_best_other() -> None:
    assert [margin_of([10, 30, 24], seat) for seat in range(3)] == [-20, 6, -6]


def test_times_by_hand() -> None:
    """98 decisions of 1.05 ms and two of 40 ms: 99 of a hundred are done within 40 ms, 98 within a step above 1.05."""
    clock = Clock()
    for seconds in [0.00105] * 98 + [0.04] * 2:
        clock.add(seconds)
    assert clock.decisions == 100
    assert clock.mean == pytest.approx((98 * 0.00105 + 0.08) / 100)
    assert clock.percentile(0.98) == pytest.approx(10 ** (-59 / 20))  # 1.12 ms
    assert clock.percentile(0.99) == pytest.approx(0.04)
    assert clock.slowest == 0.04


def test_clocks_add_up() -> None:
    first, second, both = Clock(), Clock(), Clock()
    for seconds, clock in ((0.5, first), (0.25, first), (2.0, second)):
        clock.add(seconds)
        both.add(seconds)
    first.merge(second)
    assert first == both
    assert Clock().mean == Clock().percentile(0.5) == 0
