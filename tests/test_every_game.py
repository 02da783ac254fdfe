"""What holds for every game there is, at every decision of random games."""

from __future__ import annotations

import json
from random import Random

import pytest

import twojacks
from tests.tables import Table, bytes_of, copy_of, decisions, every_action, every_table, play_one, some_decisions


@every_table
def test_the_invariants_of_the_game(table: Table) -> None:
    """Each game's tests say what is conserved, in ``invariants.check``."""
    check = table.tests("invariants").check
    for seed in range(8):
        for match in decisions(table, seed):
            check(match)


@every_table
def test_whoever_is_asked_has_a_choice(table: Table) -> None:
    number_of = table.game.notation.parse_action
    for match in some_decisions(table, games=4, every=2):
        assert match.to_act
        for seat in range(table.players):
            options = match.options(seat)
            assert len(options) >= 2 if seat in match.to_act else options == ()
            numbers = [number_of(option) or 0 for option in options]
            assert numbers == sorted(set(numbers)), "in the order of the game's table, each once"


@every_table
def test_an_action_and_its_text(table: Table) -> None:
    texts = every_action(table)
    assert len(set(texts)) == table.game.action_count
    assert [table.game.notation.parse_action(text) for text in texts] == list(range(len(texts)))
    for text in ("", " ", "nonsense", texts[0] + " ", " " + texts[0], texts[0].upper(), texts[0] + "0"):
        assert table.game.notation.parse_action(text) is None


@every_table
def test_options_are_exactly_what_play_accepts(table: Table) -> None:
    """Every action of the game, by every seat; what is refused changes nothing."""
    texts = every_action(table)
    for match in some_decisions(table, games=4, every=13):
        for seat in range(table.players):
            options = match.options(seat)
            before, told, played = bytes_of(match), len(match.journal), match.actions
            for text in texts:
                if text in options:
                    copy_of(match).play(seat, text)
                else:
                    with pytest.raises(twojacks.IllegalAction) as caught:
                        match.play(seat, text)
                    assert text in caught.value.message
                    assert caught.value.clause is None or caught.value.clause in table.game.language.clauses
                    assert caught.value.reason in caught.value.message
            assert (bytes_of(match), len(match.journal), match.actions) == (before, told, played)


@every_table
def test_several_actions_are_all_played_or_none(table: Table) -> None:
    for match in some_decisions(table, games=4, every=5):
        seat = match.to_act[0]
        first = match.options(seat)[0]
        before, told, played = bytes_of(match), match.journal, match.actions
        for wrong in ("nonsense", ""):
            with pytest.raises(twojacks.IllegalAction):
                match.play(seat, first, wrong)
            assert (bytes_of(match), match.journal, match.actions) == (before, told, played)


@every_table
def test_several_actions_in_one_call_are_the_same_as_one_by_one(table: Table) -> None:
    """Found by playing on until the same seat is asked again."""
    found = 0
    for match in some_decisions(table, games=6, every=1):
        seat = match.to_act[0]
        first = match.options(seat)[0]
        slowly = copy_of(match)
        slowly.play(seat, first)
        if seat in slowly.to_act:
            second = slowly.options(seat)[-1]
            slowly.play(seat, second)
            at_once = copy_of(match)
            at_once.play(seat, first, second)
            assert bytes_of(at_once) == bytes_of(slowly)
            assert at_once.journal == slowly.journal
            found += 1
    assert found > 5


@every_table
def test_a_position_is_the_whole_game(table: Table) -> None:
    """Written down as JSON and read again, at every decision: the same bytes, and so the same game from there."""
    for seed in range(2):
        for match in decisions(table, seed):
            position = json.loads(json.dumps(match.position()))
            assert position == match.position()
            again = twojacks.Match.from_position(position)
            assert bytes_of(again) == bytes_of(match)
            assert again.journal == []


@every_table
def test_a_loaded_position_goes_on_as_the_original_would(table: Table) -> None:
    for number, match in enumerate(some_decisions(table, games=2, every=15)):
        original, again = copy_of(match), twojacks.Match.from_position(match.position())
        dice, same_dice = Random(number), Random(number)
        while not original.over:
            play_one(original, dice)
            play_one(again, same_dice)
            assert bytes_of(again) == bytes_of(original)
        assert again.journal == original.journal


@every_table
def test_a_saved_match_is_the_same_match(table: Table) -> None:
    for match in some_decisions(table, games=2, every=23):
        again = twojacks.Match.load(match.save())
        assert bytes_of(again) == bytes_of(match)
        assert again.journal == match.journal
        assert again.actions == match.actions
        assert again.save() == match.save()


@every_table
def test_a_finished_match_is_saved_too(table: Table) -> None:
    *_, match = decisions(table, 5)
    again = twojacks.Match.load(match.save())
    assert again.over
    assert (again.scores, again.winners, again.journal) == (match.scores, match.winners, match.journal)


@every_table
def test_a_match_from_a_position_is_saved_with_it(table: Table) -> None:
    for number, match in enumerate(some_decisions(table, games=1, every=20)):
        later = twojacks.Match.from_position(match.position())
        play_one(later, Random(number))
        again = twojacks.Match.load(later.save())
        assert bytes_of(again) == bytes_of(later)
        assert again.journal == later.journal


@every_table
def test_views_are_plain_json(table: Table) -> None:
    for match in some_decisions(table, games=2, every=6):
        for reader in table.readers:
            view = match.view(reader)
            assert json.loads(json.dumps(view)) == view
            told = match.journal_for(reader)
            assert json.loads(json.dumps(told)) == told


@every_table
def test_equal_seeds_give_equal_games_and_others_do_not(table: Table) -> None:
    assert table.new_match("harbour").position() == table.new_match("harbour").position()
    keys = {table.new_match(seed).position()["key"] for seed in range(20)}
    assert len(keys) == 20
    unseeded = [
        twojacks.Match.new(table.name, players=table.players, variant=table.variant).position()["key"] for _ in range(3)
    ]
    assert len(set(unseeded)) == 3


@every_table
def test_the_end(table: Table) -> None:
    for seed in range(3):
        *_, match = decisions(table, seed)
        assert match.over
        assert match.to_act == ()
        assert match.view(None)["phase"] == "over"
        assert match.winners
        assert set(match.winners) <= {seat for seat, score in enumerate(match.scores) if score == max(match.scores)}
