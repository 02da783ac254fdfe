"""Thinking ahead: repeatable, bounded, stoppable, and right where everybody can see what is right."""

from __future__ import annotations

import threading
from typing import Any

import numpy as np
import pytest

import twojacks
from tests.bots.endgames import equal_cards, six_coins
from tests.tables import Table, every_table, some_decisions
from twojacks.bots.character import Budget, own_chance
from twojacks.bots.search.imagining import ASKED
from twojacks.bots.search.lines import likeliest_line
from twojacks.bots.search.thinking import FEW, Head, Search, Thought, before_choosing
from twojacks.bots.search.tree import EDGES_USED, FULL, NODES_USED, new_tree, seek_node
from twojacks.games import find_game


def think(match: twojacks.Match, seat: int, budget: Budget, speed: str = "native", *, judges: bool = False) -> Thought:
    view = match.observe(seat)
    game = find_game(match.game)
    chance = own_chance("test", before_choosing(game, view), seat)
    return Search(game, speed, budget, judges=judges).think(view, seat, chance)


def facts(thought: Thought) -> tuple[Any, ...]:
    return thought.options, thought.mix.tolist(), thought.wins.tolist(), thought.tries.tolist(), thought.games


def a_match(decisions: int = 12, players: int = 4) -> twojacks.Match:
    match = twojacks.Match.new("halunken-und-spelunken", players=players, seed="deep", speed="native")
    while 0 not in match.to_act or len(match.actions) < decisions:
        seat = match.to_act[0]
        match.play(seat, match.options(seat)[-1])
    return match


@every_table
def test_a_thought_is_about_the_options_there_are(table: Table) -> None:
    for match in some_decisions(table, 1, 13):
        seat = match.to_act[-1]
        thought = think(match, seat, Budget(simulations=150))
        assert tuple(map(table.game.notation.format_action, thought.options)) == match.options(seat)
        assert thought.mix.sum() == pytest.approx(1)
        assert thought.mix.min() >= 0
        assert thought.games == 150
        assert thought.tries.sum() <= 150
        # Somebody wins every game, and a shared victory is shared.
        assert thought.wins[thought.tries > 0].sum(axis=1) == pytest.approx(1)
        assert thought.chances[table.players :].tolist() == [0] * (4 - table.players)


def test_the_same_question_gets_the_same_thought_on_any_number_of_threads() -> None:
    match = a_match()
    for threads in (1, 3):
        budget = Budget(simulations=900, threads=threads)
        assert facts(think(match, 0, budget)) == facts(think(match, 0, budget))
    one, three = (think(match, 0, Budget(simulations=900, threads=threads)) for threads in (1, 3))
    assert facts(one) != facts(three)  # three heads imagine other worlds than one
    assert one.games == three.games == 900


@pytest.mark.parametrize("judges", [False, True])
def test_both_speeds_think_the_same(judges: bool) -> None:
    match, budget = a_match(), Budget(simulations=25)
    interpreted = think(match, 0, budget, "interpreted", judges=judges)
    assert facts(interpreted) == facts(think(match, 0, budget, judges=judges))


def test_a_decision_of_one_seat_has_one_answer_and_a_secret_one_a_mix() -> None:
    match = twojacks.Match.new("halunken-und-spelunken", players=3, seed="alone")
    assert len(match.to_act) == 1
    assert sorted(think(match, match.to_act[0], Budget(simulations=200)).mix)[-2:] == [0, 1]
    pennies = equal_cards()
    assert pennies.to_act == (0, 1)
    assert think(pennies, 0, Budget(simulations=2000)).mix == pytest.approx([0.5, 0.5], abs=0.1)


def test_who_was_asked_first_makes_no_difference_to_who_chooses_at_once() -> None:
    """What another seat has laid face down is imagined anew, so it is no hint."""
    match = equal_cards()
    before = think(match, 1, Budget(simulations=2000))
    match.play(0, "card 1")
    assert facts(think(match, 1, Budget(simulations=2000))) == facts(before)


@every_table
def test_nothing_but_a_laid_card_is_a_secret_of_a_seat(table: Table) -> None:
    """Whatever a seat sees, a moment before its choice is the same for everybody, and no card lies there."""
    for match in some_decisions(table, 1, 3):
        moments = [before_choosing(table.game, match.observe(seat)) for seat in range(table.players)]
        assert len({moment.tobytes() for moment in moments}) == 1
        words = table.game.notation.format_state(moments[0], True)
        if words["phase"] == "cards":
            assert int(table.game.interpreted.to_act(moments[0])) == (1 << table.players) - 1
            chosen = words["chosen"]
            assert not any(chosen.values() if isinstance(chosen, dict) else chosen)


def test_the_cards_of_one_choice_are_thought_about_alike() -> None:
    """Montego Bay for two: how likely a pair of cards is can be said before the first one is laid, and after it."""
    match = twojacks.Match.new("montego-bay", players=2, seed="pairs", speed="native")
    first = think(match, 0, Budget(simulations=4000))
    tree = first.head.tree
    match.play(0, match.options(0)[int(first.mix.argmax())])
    second = think(match, 0, Budget(simulations=4000))
    assert first.head.asked != second.head.asked
    node = seek_node(tree, second.head.asked)
    sums = tree.mixes[tree.starts[node] : tree.starts[node] + len(second.options)]
    assert second.head.sums.tolist() == sums.tolist()


def test_cards_that_were_laid_against_all_sense_are_thought_about_too() -> None:
    """Blue has thrown its large docker away in the last round; what the small one should do is still found out."""
    match = six_coins()
    unlikely = think(match, 0, Budget(simulations=4000))
    match.play(0, match.options(0)[int(unlikely.mix.argmin())])
    assert think(match, 0, Budget(simulations=4000)).tries.sum() >= FEW


def test_it_stops_when_it_is_told_to() -> None:
    match = a_match()
    view, watched = match.observe(0), threading.Event()
    search = Search(find_game(match.game), "native", Budget(seconds=300))
    thoughts: list[Thought] = []

    def run() -> None:
        thoughts.append(search.think(view, 0, own_chance("stop", view, 0), lambda _: watched.set()))

    thread = threading.Thread(target=run)
    thread.start()
    assert watched.wait(60)  # it has shown what it knows so far
    search.stop()
    thread.join(60)
    assert thoughts  # long before its time is over
    assert thoughts[0].games > 0


def test_a_full_memory_stays_as_it_is_and_thinking_goes_on() -> None:
    match, seat = a_match(), 0
    view = match.observe(seat)
    head = Head(find_game(match.game), "native", view, seat, own_chance("full", view, seat))
    head.play_games(50)
    used = head.tree.counters[EDGES_USED]
    head.tree.counters[NODES_USED] = FULL
    head.play_games(50)
    assert head.games == 100
    assert head.tree.counters[NODES_USED] == FULL
    assert head.tree.counters[EDGES_USED] == used


def test_a_memory_is_as_large_as_it_is_said_to_be() -> None:
    assert sum(part.nbytes for part in new_tree()) // 2**20 == 31


@every_table
def test_the_likeliest_line_is_legal_and_ends_with_the_round(table: Table) -> None:
    """Its decisions, played one after another by somebody else, are legal in the world it imagines."""
    for match in some_decisions(table, 1, 29):
        seat = match.to_act[-1]
        thought = think(match, seat, Budget(simulations=100))
        first = thought.options[int(np.argmax(thought.mix))]
        line = likeliest_line(table.game, thought.head, first)
        own = [action for actor, action in line.decisions if actor == seat]
        assert own[0] == first
        world = table.game.new_states()
        table.game.interpreted.guess(thought.head.records[ASKED], seat, thought.head.chance, world)
        options = np.zeros(table.game.most_options, np.int16)
        for actor, action in line.decisions:
            assert int(world[0].round_number) == match.view(None)["round"]
            count = table.game.interpreted.legal(world[0], actor, options)
            assert action in options[:count]
            table.game.interpreted.apply(world[0], actor, action, None)
        assert table.game.interpreted.is_over(world[0]) or int(world[0].round_number) > match.view(None)["round"]
