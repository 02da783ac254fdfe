"""The search is repeatable, bounded, stoppable, and correct where the best option is known."""

from __future__ import annotations

import threading
from typing import Any

import numpy as np
import pytest

import twojacks
from tests.bots.search.endgames import equal_cards, six_coins
from tests.tables import Table, every_table, some_decisions
from twojacks.bots.characters.base import Budget, own_chance
from twojacks.bots.search.continuation import likeliest_continuation
from twojacks.bots.search.playouts import ASKED
from twojacks.bots.search.searcher import FEW, Search, Searcher, SearchResult, before_choosing
from twojacks.bots.search.tree import EDGES_USED, FULL, NODES_USED, new_tree, seek_node
from twojacks.games import find_game


def run_search(
    match: twojacks.Match, seat: int, budget: Budget, speed: str = "native", *, evaluates: bool = False
) -> SearchResult:
    view = match.observe(seat)
    game = find_game(match.game)
    chance = own_chance("test", before_choosing(game, view), seat)
    return Search(game, speed, budget, evaluates=evaluates).run(view, seat, chance)


def facts(result: SearchResult) -> tuple[Any, ...]:
    return result.options, result.mix.tolist(), result.wins.tolist(), result.tries.tolist(), result.games


def a_match(decisions: int = 12, players: int = 4) -> twojacks.Match:
    match = twojacks.Match.new("halunken-und-spelunken", players=players, seed="deep", speed="native")
    while 0 not in match.to_act or len(match.actions) < decisions:
        seat = match.to_act[0]
        match.play(seat, match.options(seat)[-1])
    return match


@every_table
def test_a_result_covers_the_legal_options(table: Table) -> None:
    for match in some_decisions(table, 1, 13):
        seat = match.to_act[-1]
        result = run_search(match, seat, Budget(simulations=150))
        assert tuple(map(table.game.notation.format_action, result.options)) == match.options(seat)
        assert result.mix.sum() == pytest.approx(1)
        assert result.mix.min() >= 0
        assert result.games == 150
        assert result.tries.sum() <= 150
        # The seats' shares of every victory add up to one.
        assert result.wins[result.tries > 0].sum(axis=1) == pytest.approx(1)
        assert result.chances[table.players :].tolist() == [0] * (4 - table.players)


def test_the_same_question_gives_the_same_result_with_any_number_of_threads() -> None:
    match = a_match()
    for threads in (1, 3):
        budget = Budget(simulations=900, threads=threads)
        assert facts(run_search(match, 0, budget)) == facts(run_search(match, 0, budget))
    one, three = (run_search(match, 0, Budget(simulations=900, threads=threads)) for threads in (1, 3))
    assert facts(one) != facts(three)  # three searchers guess other worlds than one
    assert one.games == three.games == 900


@pytest.mark.parametrize("evaluates", [False, True])
def test_both_speeds_give_the_same_result(evaluates: bool) -> None:
    match, budget = a_match(), Budget(simulations=25)
    interpreted = run_search(match, 0, budget, "interpreted", evaluates=evaluates)
    assert facts(interpreted) == facts(run_search(match, 0, budget, evaluates=evaluates))


def test_a_decision_of_one_seat_has_one_answer_and_a_secret_one_a_mix() -> None:
    match = twojacks.Match.new("halunken-und-spelunken", players=3, seed="alone")
    assert len(match.to_act) == 1
    assert sorted(run_search(match, match.to_act[0], Budget(simulations=200)).mix)[-2:] == [0, 1]
    pennies = equal_cards()
    assert pennies.to_act == (0, 1)
    assert run_search(pennies, 0, Budget(simulations=2000)).mix == pytest.approx([0.5, 0.5], abs=0.1)


def test_the_order_of_questions_makes_no_difference_when_seats_choose_at_once() -> None:
    """Another seat's face-down card is guessed anew, so it reveals nothing."""
    match = equal_cards()
    before = run_search(match, 1, Budget(simulations=2000))
    match.play(0, "card 1")
    assert facts(run_search(match, 1, Budget(simulations=2000))) == facts(before)


@every_table
def test_nothing_but_a_laid_card_is_a_secret_of_a_seat(table: Table) -> None:
    """The position before the choice is the same from every seat's view, and has no face-down cards."""
    for match in some_decisions(table, 1, 3):
        moments = [before_choosing(table.game, match.observe(seat)) for seat in range(table.players)]
        assert len({moment.tobytes() for moment in moments}) == 1
        words = table.game.notation.format_state(moments[0], True)
        if words["phase"] == "cards":
            assert int(table.game.interpreted.to_act(moments[0])) == (1 << table.players) - 1
            chosen = words["chosen"]
            assert not any(chosen.values() if isinstance(chosen, dict) else chosen)


def test_cards_that_are_laid_at_once_are_searched_with_the_same_playouts() -> None:
    """Montego Bay for two: the search gives a pair of cards the same probability before and after the first card."""
    match = twojacks.Match.new("montego-bay", players=2, seed="pairs", speed="native")
    first = run_search(match, 0, Budget(simulations=4000))
    tree = first.searcher.tree
    match.play(0, match.options(0)[int(first.mix.argmax())])
    second = run_search(match, 0, Budget(simulations=4000))
    assert first.searcher.asked != second.searcher.asked
    node = seek_node(tree, second.searcher.asked)
    sums = tree.mixes[tree.starts[node] : tree.starts[node] + len(second.options)]
    assert second.searcher.sums.tolist() == sums.tolist()


def test_unlikely_cards_are_searched_too() -> None:
    """Blue has wasted its large docker in the last round; the search still finds a card for the small one."""
    match = six_coins()
    unlikely = run_search(match, 0, Budget(simulations=4000))
    match.play(0, match.options(0)[int(unlikely.mix.argmin())])
    assert run_search(match, 0, Budget(simulations=4000)).tries.sum() >= FEW


def test_it_stops_when_it_is_told_to() -> None:
    match = a_match()
    view, watched = match.observe(0), threading.Event()
    search = Search(find_game(match.game), "native", Budget(seconds=300))
    results: list[SearchResult] = []

    def run() -> None:
        results.append(search.run(view, 0, own_chance("stop", view, 0), lambda _: watched.set()))

    thread = threading.Thread(target=run)
    thread.start()
    assert watched.wait(60)  # it has reported a result
    search.stop()
    thread.join(60)
    assert results  # long before its budget is spent
    assert results[0].games > 0


def test_the_search_continues_with_a_full_tree() -> None:
    match, seat = a_match(), 0
    view = match.observe(seat)
    searcher = Searcher(find_game(match.game), "native", view, seat, own_chance("full", view, seat))
    searcher.play_games(50)
    used = searcher.tree.counters[EDGES_USED]
    searcher.tree.counters[NODES_USED] = FULL
    searcher.play_games(50)
    assert searcher.games == 100
    assert searcher.tree.counters[NODES_USED] == FULL
    assert searcher.tree.counters[EDGES_USED] == used


def test_the_size_of_a_tree_is_as_documented() -> None:
    assert sum(part.nbytes for part in new_tree()) // 2**20 == 31


@every_table
def test_the_likeliest_continuation_is_legal_and_ends_with_the_round(table: Table) -> None:
    """Its decisions are legal in the guessed world."""
    for match in some_decisions(table, 1, 29):
        seat = match.to_act[-1]
        result = run_search(match, seat, Budget(simulations=100))
        first = result.options[int(np.argmax(result.mix))]
        line = likeliest_continuation(table.game, result.searcher, first)
        own = [action for actor, action in line.decisions if actor == seat]
        assert own[0] == first
        world = table.game.new_states()
        table.game.interpreted.guess(result.searcher.records[ASKED], seat, result.searcher.chance, world)
        options = np.zeros(table.game.most_options, np.int16)
        for actor, action in line.decisions:
            assert int(world[0].round_number) == match.view(None)["round"]
            count = table.game.interpreted.legal(world[0], actor, options)
            assert action in options[:count]
            table.game.interpreted.apply(world[0], actor, action, None)
        assert table.game.interpreted.is_over(world[0]) or int(world[0].round_number) > match.view(None)["round"]
