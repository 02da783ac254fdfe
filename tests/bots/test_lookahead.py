"""Choosing at random by kind, and what a position is worth to a seat."""

from __future__ import annotations

from collections import Counter

import numpy as np

import twojacks
from twojacks.bots.lookahead import margin
from twojacks.bots.thinking import mind_of
from twojacks.games import find_game

GAME = find_game("halunken-und-spelunken")


def test_an_auction_is_passed_as_often_as_bid_in_whatever_the_size_of_the_crew() -> None:
    mind = mind_of(GAME, "interpreted")
    numbers = [GAME.notation.parse_action(text) for text in ("bid y1", "bid y5", "bid g2", "bid r15", "pass")]
    options = np.array(numbers, np.int16)
    throws = np.random.default_rng(1).integers(0, 2**64, 600, np.uint64)
    picked = Counter(GAME.notation.format_action(mind.pick(options, 5, mind.kinds, dice)) for dice in throws)
    assert set(picked) == {"bid y1", "bid y5", "bid g2", "bid r15", "pass"}
    assert 250 < picked["pass"] < 350  # a half of 600
    assert all(50 < picked[bid] < 100 for bid in ("bid y1", "bid y5", "bid g2", "bid r15"))  # an eighth each


def test_the_margin_is_taken_from_the_best_of_the_others() -> None:
    match = twojacks.Match.new(GAME.name, players=3, variant="beginner", seed="margin")
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, match.options(seat)[0])
    totals = np.zeros(4, np.int64)
    bound = GAME.bind(margin)
    a, b, c = match.scores
    assert bound(match.observe(0), 0, 3, totals) == a - max(b, c)
    assert bound(match.observe(2), 2, 3, totals) == c - max(a, b)
