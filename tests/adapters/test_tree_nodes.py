"""Games as trees: nodes are complete, and seats remember only what they were told."""

from __future__ import annotations

import copy
import json
import pickle
from random import Random
from typing import Any

import pytest

from tests.adapters.walking import begun, tree_of, walk
from tests.tables import Table as Setting
from tests.tables import every_table
from twojacks.adapters.tree_nodes import GameTree, TreeNode

HALUNKEN = "halunken-und-spelunken"


def some_nodes(table: GameTree, seed: int, every: int) -> list[TreeNode]:
    """Nodes of one random game that wait for a decision."""
    return [node for number, node in enumerate(walk(table, seed)) if number % every == 0 and node.asked]


def actions(table: GameTree, *texts: str) -> list[int]:
    found = [table.game.notation.parse_action(text) for text in texts]
    assert None not in found
    return found  # type: ignore[return-value]


@every_table
def test_every_node_is_a_valid_position(table: Setting) -> None:
    """Parsing a position checks it. Also after draws."""
    for node in walk(tree_of(table), 5):
        position = json.loads(node.position_text())
        read = table.game.notation.parse_position(position)
        assert not node.outcome_count or node.step
        assert table.game.notation.format_state(read[0], False).items() >= position.items()
    assert node.is_over
    assert sum(node.shares()) == pytest.approx(1)


@every_table
def test_a_node_does_not_change(table: Setting) -> None:
    node = begun(tree_of(table), Random(1))
    before, seat = node.record.tobytes(), node.seats()[0]
    for action in node.legal(seat):
        assert node.after(((seat, action),)).record.tobytes() != before
    assert node.record.tobytes() == before


@every_table
def test_a_guessed_node_looks_the_same_to_its_seat(table: Setting) -> None:
    dice = Random(7)
    differs = False
    for node in some_nodes(tree_of(table), seed=3, every=5):
        for seat in range(table.players):
            guessed = node.resampled(seat, dice.random)
            assert knowledge(guessed, seat) == knowledge(node, seat)
            differs = differs or guessed.position_text() != node.position_text()
    assert differs


def knowledge(node: TreeNode, seat: int) -> tuple[Any, ...]:
    options = node.legal(seat) if node.asked >> seat & 1 else None
    texts = node.memory_text(seat), node.view_text(seat), node.secret_text(seat)
    return *texts, node.view(seat).tobytes(), node.asked, options


@every_table
def test_only_its_seat_is_told_a_secret_choice(table: Setting) -> None:
    """The first cards of a game: no matter what seat 0 lays, the others and a spectator are told the same."""
    node = next(node for node in walk(tree_of(table), 11) if node.seats() == list(range(table.players)))
    after = [node.after(((0, action),)) for action in node.legal(0)]
    for reader in range(-1, table.players):
        told = {(each.memory_text(reader), each.view_text(reader), each.secret_text(reader)) for each in after}
        assert len(told) == (len(after) if reader == 0 else 1)


def test_secret_choices_of_others_are_guessed_among_all_options() -> None:
    table = GameTree(HALUNKEN, 3, "beginner")
    node = next(node for node in walk(table, 2) if node.seats() == [0, 1, 2])
    (card_4,) = actions(table, "card 4")
    node = node.after(((0, card_4),))
    guessed = [node.resampled(1, Random(seed).random) for seed in range(200)]
    assert {int(each.record["chosen"][0][0]) for each in guessed} == set(range(1, 9))
    for each in guessed:  # and in that world seat 0 remembers having laid it
        card = table.game.notation.format_action(actions(table, "card 1")[0] + int(each.record["chosen"][0][0]) - 1)
        assert each.secret_text(0) == card
        assert each.memory_text(0).splitlines()[-1] == f"chose: seat 0, figure 0, {card}"
    assert {int(node.resampled(0, Random(seed).random).record["chosen"][0][0]) for seed in range(20)} == {4}


def test_a_seat_remembers_its_own_choices_and_all_it_was_told() -> None:
    table = GameTree(HALUNKEN, 3, "beginner")
    before = ""
    for node in walk(table, 4):
        assert node.memory_text(1).startswith(before)
        before = node.memory_text(1)
    assert before.count("chose: seat 1, figure 1, card ") == 8  # HS-R1, in eight rounds
    assert before.count("chose: seat 0, figure 0, card ?") == 8
    assert before.count("revealed: figure 0, card ") == 8


def test_several_seats_can_decide_in_one_step() -> None:
    table = GameTree(HALUNKEN, 3, "beginner")
    node = next(node for node in walk(table, 2) if node.seats() == [0, 1, 2])
    one, two, three = actions(table, "card 1", "card 2", "card 3")
    together = node.after(((0, one), (1, two), (2, three)))
    in_turn = node.after(((2, three),)).after(((0, one),)).after(((1, two),))
    assert together.record.tobytes() == in_turn.record.tobytes()
    assert together.hidden == in_turn.hidden == ()


@every_table
def test_a_node_can_be_pickled(table: Setting) -> None:
    node = some_nodes(tree_of(table), seed=8, every=9)[-1]
    kept = pickle.loads(pickle.dumps(node))
    assert copy.deepcopy(node) is node
    for seat in range(table.players):
        assert knowledge(kept, seat) == knowledge(node, seat)
    assert kept.record.tobytes() == node.record.tobytes()
    assert kept.tree.options.tobytes() == node.tree.options.tobytes()
