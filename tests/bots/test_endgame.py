"""Endgames small enough to be solved exactly, and what the search makes of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np
import pytest

import twojacks
from tests.bots.endgames import equal_cards, six_coins, three_coins, two_cards_of_the_hirer, two_coins
from tests.bots.exact import Choice, Endgame, Plan, solve_matrix
from tests.halunken.building import begin
from tests.halunken.two_players import unhired
from twojacks.adapters.moments import Moment
from twojacks.bots.character import Budget, own_chance
from twojacks.bots.search.thinking import Search, before_choosing


def solve(endgame: Endgame) -> Choice:
    return endgame.choice(endgame.root)


# The solver itself, on what can be solved by hand


@pytest.mark.parametrize(
    ("payoffs", "value", "mix"),
    [
        ([[1, 0], [0, 1]], 1 / 2, [1 / 2, 1 / 2]),
        ([[1, 0.5], [0, 1]], 2 / 3, [2 / 3, 1 / 3]),  # p = p / 2 + 1 − p
        ([[0.5, 0, 1], [1, 0.5, 0], [0, 1, 0.5]], 1 / 2, [1 / 3, 1 / 3, 1 / 3]),  # rock, paper, scissors
        ([[0.2, 0.9], [0.1, 0.8]], 0.2, [1, 0]),  # the first row is always better
        ([[0.7]], 0.7, [1]),
    ],
)
def test_a_matrix_is_solved(payoffs: list[list[float]], value: float, mix: list[float]) -> None:
    found, rows = solve_matrix(np.array(payoffs))
    assert found == pytest.approx(value)
    assert rows == pytest.approx(mix)


def test_a_mix_is_worth_what_it_wins_against_who_knows_it() -> None:
    choice = Choice(([], []), np.array([[1, 0.5], [0, 1]]), 2 / 3, (None, None))
    assert choice.worth_of(0, np.array([1, 0])) == 0.5  # the opponent answers with the second column
    assert choice.worth_of(1, np.array([1, 0])) == 0  # … with the first row
    assert choice.gap_of(0, np.array([2 / 3, 1 / 3])) == pytest.approx(0)
    assert choice.gap_of(1, np.array([1 / 3, 2 / 3])) == pytest.approx(0)
    assert choice.gap_of(1, np.array([1 / 2, 1 / 2])) == pytest.approx(1 / 3 - 1 / 4)  # 1 − ¾, not 1 − ⅔


def test_equal_cards_are_matching_pennies() -> None:
    choice = solve(Endgame(equal_cards()))
    assert choice.payoffs.tolist() == [[1, 0], [0, 1]]
    assert choice.value == pytest.approx(1 / 2)


def test_a_draw_for_one_pair_of_cards_shifts_the_mix() -> None:
    choice = solve(Endgame(equal_cards(for_green="v11")))
    assert choice.payoffs.tolist() == [[1, 0.5], [0, 1]]
    assert choice.value == pytest.approx(2 / 3)
    assert choice.mixes[0] == pytest.approx([2 / 3, 1 / 3])
    assert choice.mixes[1] == pytest.approx([1 / 3, 2 / 3])


def test_two_coins_are_worth_a_quarter_to_who_moves_first() -> None:
    endgame = Endgame(two_coins())
    choice = solve(endgame)
    assert choice.payoffs.shape == (125, 125)
    assert choice.value == pytest.approx(1 / 4)
    first_cards = np.zeros(5)
    for plan, share in zip(choice.plans[0], choice.mixes[0], strict=True):
        first_cards[endgame.root.legal(0).index(plan[0])] += share
    assert first_cards == pytest.approx([1 / 2, 1 / 2, 0, 0, 0])


def test_a_hirer_has_two_cards_that_must_fit_each_other() -> None:
    endgame = Endgame(two_cards_of_the_hirer())
    choice, write = solve(endgame), endgame.table.game.notation.format_action
    pairs = [tuple(map(write, plan)) for plan in choice.plans[0]]
    assert pairs == [(f"card {own}", f"jack-card {his}") for own in (6, 7) for his in (4, 7)]
    assert [write(*plan) for plan in choice.plans[1]] == ["card 1", "card 6"]
    assert choice.payoffs.tolist() == [[0, 0], [0, 1], [1, 0], [0, 1]]
    assert choice.value == pytest.approx(1 / 2)


def test_a_choice_of_one_seat_is_its_best_option() -> None:
    """Round 8, seat 0 may rob r15: then it has 2 · 3 + 15 against 2 · 5 and wins, else 2 · 3 against 15 + 2 · 5."""
    crews = ("y1 y2", "r15 g2 g3")
    match = unhired((1, 2, 7), captains=(4, 5), crews=crews, taverns={5: "", 8: ""}, basin="g4")
    assert match.options(0) == ("take g2", "take g3", "take r15", "take none")
    endgame = Endgame(match)
    assert [endgame.worth(endgame.root.after(((0, action),))) for action in endgame.root.legal(0)] == [0, 0, 1, 0]
    assert endgame.worth(endgame.root) == 1


def test_what_can_still_be_uncovered_is_not_solved() -> None:
    """Round 7 as the game deals it: below the top sailors lie others, face down."""
    crews, hands = ("y1 y2 y3", "g2 g3 g4"), [["1", "2"], ["1", "2"]]
    match = begin(captains=(0, 5), jack=10, crews=crews, basin="y4 y5 y6 y7", round_number=7, hands=hands)
    with pytest.raises(AssertionError, match="something hidden was uncovered"):
        solve(Endgame(match))


# What the search makes of them


def strategy(endgame: Endgame, seat: int, simulations: int) -> dict[Plan, float]:
    """How likely a seat follows each of its plans if it asks the search before every card, as a bot does."""
    search = Search(endgame.table.game, "native", Budget(simulations=simulations))

    def go_on(moment: Moment, chance: float) -> dict[Plan, float]:
        if not moment.asked >> seat & 1:
            return {(): chance}
        view = moment.view(seat).view(np.recarray)[0]
        key = own_chance("endgame", before_choosing(endgame.table.game, view), seat)
        thought = search.think(view, seat, key)
        return {
            (action, *plan): share
            for action, part in zip(thought.options, thought.mix, strict=True)
            if part > 0
            for plan, share in go_on(moment.after(((seat, action),)), chance * part).items()
        }

    return go_on(endgame.root, 1.0)


ENDGAMES = {
    "equal cards": equal_cards,
    "equal cards, with a draw": partial(equal_cards, for_green="v11"),
    "two coins": two_coins,
    "two cards of the hirer": two_cards_of_the_hirer,
    "three coins": three_coins,
    "six coins": six_coins,
}


@pytest.mark.parametrize(
    "begin_endgame",
    [
        pytest.param(begin, id=name, marks=[pytest.mark.soak] * (name == "six coins"))
        for name, begin in ENDGAMES.items()
    ],
)
def test_the_search_mixes_as_the_equilibrium_does(begin_endgame: Callable[[], twojacks.Match]) -> None:
    """An opponent who knows the mix wins at most 2 % more than against the equilibrium."""
    endgame = Endgame(begin_endgame())
    choice = solve(endgame)
    for seat in (0, 1):
        found = strategy(endgame, seat, 60_000)
        assert sum(found.values()) == pytest.approx(1)
        mix = np.array([found.get(plan, 0.0) for plan in choice.plans[seat]])
        assert choice.gap_of(seat, mix) <= 0.02
