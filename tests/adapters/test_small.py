"""Small games: counted and solved by hand, by a linear program through our tree, and by OpenSpiel's own tools.

Halunken & Spelunken, two players, round 7 of 8; both have the cards 1 and 2, Black Jack a 6 and a 7 (whichever comes
first changes nothing but the count). Equal cards: green takes r15 where it stands. Green's 1 leads to v11, its 2 to
nothing; yellow's 1 leads to y3, its 2 to nothing. In round 8 cards are forced, but there is an auction first, green
opening. Victory for green, ``(green's card, yellow's)``: equal 1, (1, 2) a draw, (2, 1) 0, as tests/bots/endgames.py
explains; to hire Black Jack costs more than he brings.

In their `round`, which has all phases and is solved by the program alone, both first bid for Black Jack.

Montego Bay, two players, last round; four dockers have laid a 1. Blue's green-small moves from 4, then yellow's
orange-large from 3; coins lie at 5 and 6, and coins decide. Blue-large and yellow-large first load one barrel each on
one of three empty ships: alone on a ship it is worth 6 points, on the same 5 to both, so points are always equal. In
its `round` all six lay cards; blue is 6 points ahead, which is what the one barrel is worth to whoever gets it.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any

import pyspiel  # type: ignore[import-not-found,unused-ignore]
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability, get_all_states

import twojacks
from tests.bots.exact import Choice, Endgame
from twojacks.adapters.moments import Moment, Table
from twojacks.adapters.openspiel import short_name
from twojacks.games import find_game
from twojacks.positions import read_position

HALUNKEN, MONTEGO = "halunken-und-spelunken", "montego-bay"
SMALL, ROUND = "small", "round"
Policy = Callable[[Any], dict[int, float]]

# OpenSpiel's Python takes a minute or more for all of the last one.
in_openspiel = pytest.mark.parametrize(
    ("name", "position"),
    [(HALUNKEN, SMALL), (MONTEGO, SMALL), (HALUNKEN, ROUND), pytest.param(MONTEGO, ROUND, marks=pytest.mark.soak)],
)


def load(name: str, position: str = SMALL) -> Any:
    return pyspiel.load_game(f"{short_name(name)}(players=2,position={position},turns=True)")


def endgame_of(name: str, position: str = SMALL) -> Endgame:
    beginning = read_position(name, position)
    assert beginning is not None
    endgame = Endgame(twojacks.Match.from_position(beginning))
    if (name, position) == (MONTEGO, SMALL):
        endgame.hidden -= 4  # the cards that are laid: they are part of the small game, and known
    return endgame


# How many states there are

AUCTIONS = {
    # After equal cards green has g5 and r15, yellow g13. Green passes: yellow may bid or not, two ends. Green bids g5:
    # yellow passes, or bids g13 and green passes or bids r15, three ends. Green bids r15: nobody has more, one end.
    "equal": {"decisions": 4, "ends": 6},
    # Green has g5 and v11, yellow g13. After a pass, after g5 and after v11 yellow bids or not, and green has no more.
    "(1, 2)": {"decisions": 4, "ends": 6},
    # Green has g5, yellow y3 and g13. After a pass yellow bids either or none; after g5 it bids g13 or none.
    "(2, 1)": {"decisions": 3, "ends": 5},
}
COUNTS = {
    # Green's card, yellow's card after either, a lot after each pair; and the auction after each lot (HS-T7): two lots
    # after each of two equal pairs and two others.
    (HALUNKEN, SMALL): {
        "decisions": 1 + 2 + 2 * (2 * 4 + 4 + 3),
        "draws": 4,
        "ends": 2 * (2 * 6 + 6 + 5),
    },
    # Blue's card, yellow's after each of 5, blue's ship after each of 25 pairs, yellow's after each of those.
    (MONTEGO, SMALL): {"decisions": 1 + 5 + 25 + 25 * 3, "draws": 0, "ends": 25 * 3 * 3},
}


def test_the_counts_are_made_of_the_auctions() -> None:
    doubled = [AUCTIONS["equal"], AUCTIONS["equal"], AUCTIONS["(1, 2)"], AUCTIONS["(2, 1)"]]
    assert COUNTS[HALUNKEN, SMALL]["decisions"] == 3 + 2 * sum(each["decisions"] for each in doubled)
    assert COUNTS[HALUNKEN, SMALL]["ends"] == 2 * sum(each["ends"] for each in doubled)


def count(moment: Moment, found: Counter[str]) -> Counter[str]:
    """Every state, one seat after the other."""
    found["ends" if moment.is_over else "draws" if moment.sides else "decisions"] += 1
    if moment.sides:
        following = [moment.after_lot(lot) for lot in range(moment.sides)]
    else:
        seats = moment.seats()[:1]
        following = [moment.after(((seat, action),)) for seat in seats for action in moment.legal(seat)]
    for each in following:
        count(each, found)
    return found


def count_all(name: str, position: str) -> Counter[str]:
    return count(Table(name, 2, position=position).beginning, Counter(draws=0))


@pytest.mark.parametrize(("name", "position"), COUNTS)
def test_a_small_game_has_as_many_states_as_the_rules_say(name: str, position: str) -> None:
    assert count_all(name, position) == COUNTS[name, position]


def test_a_round_of_montego_bay_is_made_of_cards_and_barrels() -> None:
    """Three cards of blue, three of yellow after each of its 125 hands; and for each barrel one of three ships.

    Five ways lead on from a card, three from a barrel, and a tree has an end more for every way beside the first.
    """
    found = count_all(MONTEGO, ROUND)
    cards = 31 + 125 * 31
    barrels = found["decisions"] - cards
    assert barrels >= 5**5  # orange-large gets it with a 1, whatever the others lay; some are pushed there
    assert found["ends"] == 1 + 4 * cards + 2 * barrels


@in_openspiel
def test_openspiel_finds_the_same_states(name: str, position: str) -> None:
    states = get_all_states.get_all_states(
        load(name, position), include_terminals=True, include_chance_states=True, to_string=lambda s: s.history_str()
    )
    assert len(states) == count_all(name, position).total()


def test_a_round_has_all_its_phases() -> None:
    """Auction, cards, robberies and gifts, and lots; and in Montego Bay cards and loading."""
    for name, expected in ((HALUNKEN, {"auction", "cards", "rob", "give", "lot"}), (MONTEGO, {"cards", "load"})):
        assert phases_of(Table(name, 2, position=ROUND).beginning, set()) == expected


def phases_of(moment: Moment, found: set[str]) -> set[str]:
    if moment.sides:
        found.add("lot")
        following = [moment.after_lot(lot) for lot in range(moment.sides)]
    else:
        seats = moment.seats()[:1]
        found |= {json.loads(moment.view_text(seat))["phase"] for seat in seats}
        following = [moment.after(((seat, action),)) for seat in seats for action in moment.legal(seat)]
    for each in following[:: 1 if moment.table.game.name == HALUNKEN else 4]:  # the first and last cards will do
        phases_of(each, found)
    return found


# What they are worth

# Seat 0's share of the victory: of the small ones as tests/bots/endgames.py reckons it, of the others as found here,
# where two programs that share no code agree on it.
VALUES = {(HALUNKEN, SMALL): 2 / 3, (MONTEGO, SMALL): 1 / 4, (HALUNKEN, ROUND): 1 / 3, (MONTEGO, ROUND): 3 / 4}


@pytest.mark.parametrize(("name", "position"), VALUES)
def test_a_linear_program_finds_the_value(name: str, position: str) -> None:
    endgame = endgame_of(name, position)
    assert endgame.worth(endgame.root) == pytest.approx(VALUES[name, position])


def best_play(endgame: Endgame) -> Policy:
    """The mixes of the linear program where both choose at once, the best option everywhere else."""
    choices: dict[bytes, Choice] = {}

    def decide(state: Any) -> dict[int, float]:
        seat, moment = state.current_player(), state.moment
        start = endgame.table.at(moment.before[0] if moment.hidden else moment.record[0])
        if start.asked == 0b11:
            key = start.record.tobytes()
            choice = choices[key] = choices.get(key) or endgame.choice(start)
            laid = tuple(action for step in moment.hidden for other, action in step if other == seat)
            return next_of(choice, seat, laid, moment.legal(seat))
        worths = {action: endgame.worth(moment.after(((seat, action),))) for action in moment.legal(seat)}
        best = max(worths, key=lambda action: worths[action] * (1 if seat == 0 else -1))
        return {action: float(action == best) for action in worths}

    return decide


def next_of(choice: Choice, seat: int, laid: tuple[int, ...], options: list[int]) -> dict[int, float]:
    """How likely a seat's plans go on with each option, after what it has laid; anyhow, if it never lays that."""
    shares = dict.fromkeys(options, 0.0)
    for plan, share in zip(choice.plans[seat], choice.mixes[seat], strict=True):
        if plan[: len(laid)] == laid:
            shares[plan[len(laid)]] += max(0.0, float(share))
    total = sum(shares.values())
    return {action: share / total if total > 1e-9 else 1 / len(options) for action, share in shares.items()}


def in_tables(game: Any, decide: Policy) -> Any:
    table = policy.TabularPolicy(game)
    for state, key in zip(table.states, (each for keys in table.states_per_player for each in keys), strict=True):
        row = table.action_probability_array[table.state_lookup[key]]
        row[:] = 0
        for action, share in decide(state).items():
            row[action] = share
    return table


@in_openspiel
def test_openspiel_finds_nothing_to_exploit_in_it(name: str, position: str) -> None:
    """So it is an equilibrium, and its value that of the game; returns are 1 for winning and −1 for losing."""
    game, value = load(name, position), VALUES[name, position]
    found = in_tables(game, best_play(endgame_of(name, position)))
    assert exploitability.nash_conv(game, found) == pytest.approx(0, abs=1e-6)
    returns = expected_game_score.policy_value(game.new_initial_state(), [found, found])
    assert returns == pytest.approx([2 * value - 1, 1 - 2 * value], abs=1e-6)


def even_cards_and_no_bids(state: Any) -> dict[int, float]:
    """Both cards equally likely; in the auction pass, which is the last option."""
    options = state.legal_actions()
    if state.moment.hidden or state.moment.asked == 0b11:
        return dict.fromkeys(options, 1 / len(options))
    return {options[-1]: 1.0}


def test_what_even_cards_lose_at_halunken() -> None:
    """Victory for green: [[1, ½], [0, 1]]. Against even cards yellow's 1 leaves green ½, green's 1 brings it ¾.

    That is ½ for yellow and ¾ for green, or 0 and ½ in returns, together ½; per player ¼.
    """
    game = load(HALUNKEN)
    found = in_tables(game, even_cards_and_no_bids)
    assert exploitability.nash_conv(game, found) == pytest.approx(1 / 2)
    assert exploitability.exploitability(game, found) == pytest.approx(1 / 4)


# Blue's victory by (blue's card, yellow's), from where they come to stand: blue on 5 to 9, yellow on 4 to 8.
COINS = [
    [1, 0, 1 / 2, 1, 1],  # on 5: yellow's 2 pushes it to 8 and takes the coin, its 3 gets the other one (MB-3.4)
    [1, 1 / 2, 0, 1, 1],  # on 6: yellow's 3 pushes it to 7
    [1 / 2, 0, 0, 1, 1 / 2],  # on 7: yellow's 4 pushes it to 6, to a coin
    [1 / 2, 0, 0, 1 / 2, 1],  # on 8: yellow's 5 pushes it to 5, to a coin
    [1 / 2, 0, 0, 1 / 2, 1 / 2],  # on 9: no coin, whatever yellow does
]


def test_the_coins_of_montego_bay() -> None:
    endgame = endgame_of(MONTEGO)
    assert endgame.choice(endgame.root).payoffs.tolist() == COINS


def test_what_random_play_loses_at_montego_bay() -> None:
    """Against random yellow blue's 1 wins (1 + 0 + ½ + 1 + 1) ∕ 5; against random blue yellow's 2 leaves it ½ ∕ 5.

    That is 7 ∕ 10 and 9 ∕ 10, or 4 ∕ 10 and 8 ∕ 10 in returns; per player 6 ∕ 10. Barrels change nothing.
    """
    game = load(MONTEGO)
    assert exploitability.exploitability(game, policy.TabularPolicy(game)) == pytest.approx(6 / 10)


TITLES = {HALUNKEN: "Halunken & Spelunken", MONTEGO: "Montego Bay"}


@in_openspiel
def test_the_document_says_the_same(name: str, position: str) -> None:
    document = (Path(__file__).parents[2] / "docs" / "research.md").read_text("utf-8")
    game, counts, worth = load(name, position), count_all(name, position), Fraction(2 * VALUES[name, position] - 1)
    at_random, worth = policy.TabularPolicy(game), worth.limit_denominator(100)
    kinds = (counts.total(), counts["decisions"], len(at_random.state_lookup), counts["draws"], counts["ends"])
    sizes = " | ".join(f"{number:,}" for number in kinds)
    words = f"{'−' if worth < 0 else ''}{abs(worth.numerator)} ∕ {worth.denominator}"
    lost = exploitability.exploitability(game, at_random)
    assert f"| {TITLES[name]} | `{position}` | {sizes} | {words} | {lost:.3f} |" in document


def test_counterfactual_regret_comes_down_to_the_value() -> None:
    game = load(HALUNKEN)
    solver = cfr.CFRSolver(game)
    for _ in range(60):
        solver.evaluate_and_update_policy()
    found = solver.average_policy()
    assert exploitability.exploitability(game, found) < 0.05
    returns = expected_game_score.policy_value(game.new_initial_state(), [found, found])
    assert returns[0] == pytest.approx(2 * VALUES[HALUNKEN, SMALL] - 1, abs=0.05)


# Positions as parameters


@pytest.mark.parametrize(("name", "position"), VALUES)
def test_openspiel_takes_a_small_game_for_a_game(name: str, position: str) -> None:
    for turns in ("False", "True"):
        game = pyspiel.load_game(f"{short_name(name)}(players=2,position={position},turns={turns})")
        pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False, mask_test=True)


def test_a_position_of_ones_own_is_read_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    source = find_game(MONTEGO).folder / "small.json"
    path.write_text(source.read_text("utf-8").replace('"round": 9', '"round": 10'), "utf-8")
    state = pyspiel.load_game(f"{short_name(MONTEGO)}(players=2,position={path})").new_initial_state()
    assert '"round": 10' in state.moment.view_text(0)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("players=3,position=small", "players: expected 2, as in the position, not 3"),
        ("players=2,position=tiny", "position: expected small, round or a file whose name ends in .json, not 'tiny'"),
        ("players=2,position=none.json", "position, all of it: expected a file with JSON; none.json cannot be read"),
    ],
)
def test_positions_that_cannot_begin_are_refused(words: str, sentence: str) -> None:
    with pytest.raises(twojacks.Error, match=sentence):
        pyspiel.load_game(f"{short_name(MONTEGO)}({words})")


def test_a_position_before_a_lot_is_refused() -> None:
    """Both have one card left, and nobody can bid: Black Jack's card would be drawn before anybody decides (HS-T7)."""
    position = {**(read_position(HALUNKEN, "small") or {}), "hands": [["1"], ["2"]], "jack_hand": ["6"], "round": 8}
    with pytest.raises(twojacks.BadPosition, match="phase: expected a position in which somebody decides"):
        assert Table(HALUNKEN, 2, position=position).beginning
