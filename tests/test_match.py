"""Asking for something that does not exist: one tree of errors, stable codes, one sentence each."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest

import twojacks
from tests.tables import TABLES, Table, bytes_of, every_table

HALUNKEN = "halunken-und-spelunken"


class Unwritable:
    """Whoever wants to write it down fails."""

    def __repr__(self) -> str:
        raise OSError


def lists_in_lists(depth: int) -> list[Any]:
    deep: list[Any] = []
    for _ in range(depth):
        deep = [deep]
    return deep


ODD: tuple[Any, ...] = (None, True, 1.5, "", "x", [], {}, (), {1}, b"x", object(), 10**5000, Unwritable())
ODD = (*ODD, lists_in_lists(100_000), np.bool_(True), np.float64(1))


def kind_of(value: Any) -> str:
    return type(value).__name__


def test_one_tree_with_one_code_each() -> None:
    kinds: list[type[twojacks.Error]] = [
        *(twojacks.UnknownGame, twojacks.BadOptions, twojacks.NoSuchSeat, twojacks.IllegalAction),
        *(twojacks.BadPosition, twojacks.BadSave, twojacks.BadDevice, twojacks.MissingExtra),
    ]
    assert all(issubclass(kind, twojacks.Error) for kind in kinds)
    assert [kind.code for kind in kinds] == [
        *("game.unknown", "options.bad", "seat.unknown", "action.illegal", "position.bad", "save.bad", "device.bad"),
        "extra.missing",
    ]


@pytest.mark.parametrize("game", ["chess", "", "Montego-Bay", *ODD], ids=kind_of)
def test_an_unknown_game(game: Any) -> None:
    with pytest.raises(twojacks.UnknownGame) as caught:
        twojacks.Match.new(game, players=3)
    assert caught.value.message.startswith("game: expected one of halunken-und-spelunken, montego-bay, not ")


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 99, "3", *ODD], ids=kind_of)
def test_an_impossible_number_of_players(players: Any) -> None:
    with pytest.raises(twojacks.BadOptions, match="players: expected 2 or 3 or 4"):
        twojacks.Match.new(HALUNKEN, players=players)


@pytest.mark.parametrize("variant", ["expert", "Standard", *(odd for odd in ODD if odd is not None)], ids=kind_of)
def test_an_unknown_variant(variant: Any) -> None:
    with pytest.raises(twojacks.BadOptions, match="variant: expected one of"):
        twojacks.Match.new(HALUNKEN, players=3, variant=variant)


@pytest.mark.parametrize(
    ("variant", "players"), [("beginner", 2), ("standard", 2), ("two-player", 3), ("two-player", 4)]
)
def test_a_variant_for_other_numbers(variant: str, players: int) -> None:
    with pytest.raises(twojacks.BadOptions, match="players: expected"):
        twojacks.Match.new(HALUNKEN, players=players, variant=variant)


@pytest.mark.parametrize("speed", ["fast", "Native", *ODD], ids=kind_of)
def test_an_unknown_speed(speed: Any) -> None:
    with pytest.raises(twojacks.BadOptions, match="speed: expected interpreted or native"):
        twojacks.Match.new(HALUNKEN, players=3, speed=speed)


def test_the_variant_that_fits() -> None:
    assert [twojacks.Match.new(HALUNKEN, players=players).variant for players in (2, 3, 4)] == [
        *("two-player", "standard", "standard"),
    ]


@pytest.mark.parametrize("seed", [True, 1.5, [], {}, b"x", object(), 10**5000, "\ud800"], ids=kind_of)
def test_an_impossible_seed(seed: Any) -> None:
    with pytest.raises(twojacks.BadOptions, match="seed: expected"):
        twojacks.Match.new(HALUNKEN, players=3, seed=seed)


def test_an_edition_of_a_game_that_has_none() -> None:
    with pytest.raises(twojacks.BadOptions, match="edition"):
        twojacks.Match.new(HALUNKEN, players=3, edition="first")


@every_table
def test_an_unknown_seat(table: Table) -> None:
    match: Any = table.new_match(1)
    for seat in (-1, table.players, 99, "0", *(odd for odd in ODD if odd is not None)):
        for ask in (match.options, match.view, match.journal_for, lambda seat: match.play(seat, "pass")):
            with pytest.raises(twojacks.NoSuchSeat, match=f"seat: expected a number from 0 to {table.players - 1}"):
                ask(seat)
    for ask in (match.options, lambda seat: match.play(seat, "pass")):
        with pytest.raises(twojacks.NoSuchSeat):
            ask(None)


MALFORMED = ("", "nonsense", "PLACE 3", "place", "place 3 ", "place 14", "place 3\n", "place ３")


@pytest.mark.parametrize("text", [*MALFORMED, *ODD], ids=kind_of)
def test_a_malformed_action(text: Any) -> None:
    match = TABLES[0].new_match(1)
    before = bytes_of(match)
    with pytest.raises(twojacks.IllegalAction) as caught:
        match.play(match.to_act[0], text)
    assert caught.value.code == "action.malformed"
    assert caught.value.clause is None
    assert len(caught.value.message) < 200
    assert bytes_of(match) == before
    assert match.actions == ()


def test_an_illegal_action_says_why() -> None:
    match = twojacks.Match.new(HALUNKEN, players=3, seed=1)
    seat = match.to_act[0]
    other = (seat + 1) % 3
    for who, text, reason in (
        (other, "place 3", f"it is seat {seat}'s decision, not seat {other}'s"),
        (seat, "card 3", "expected place in this phase (place)"),
    ):
        with pytest.raises(twojacks.IllegalAction) as caught:
            match.play(who, text)
        assert caught.value.code == "action.illegal"
        assert caught.value.reason == reason
        assert caught.value.message == f"seat {who}, {text!r}: {reason}"


def test_numbers_of_numpy_are_numbers() -> None:
    plain = twojacks.Match.new(HALUNKEN, players=3, seed=7)
    match: Any = twojacks.Match.new(HALUNKEN, players=np.int8(3), seed=np.uint64(7))  # type: ignore[arg-type]
    seat = match.to_act[0]
    match.play(np.int64(seat), "place 3")
    plain.play(seat, "place 3")
    assert match.view(np.int16(seat)) == plain.view(seat)
    assert match.save() == plain.save()
    position = {**plain.position(), "round": np.int64(1)}
    assert twojacks.Match.from_position(position).position() == plain.position()


def test_a_match_is_pickled_as_its_save() -> None:
    match = twojacks.Match.new(HALUNKEN, players=3)
    match.play(match.to_act[0], "place 3")
    again = pickle.loads(pickle.dumps(match))
    assert again.save() == match.save()
    assert repr(again) == f"<Match {HALUNKEN} (standard), 3 players, 1 decisions>"


def test_rewinding() -> None:
    match = twojacks.Match.new(HALUNKEN, players=3, seed=7)
    positions = [match.position()]
    for space in (3, 5):
        match.play(match.to_act[0], f"place {space}")
        positions.append(match.position())
    assert [match.rewound(decisions).position() for decisions in range(3)] == positions
    for decisions in (-1, 3, True, "1", None, 1.0):
        with pytest.raises(twojacks.BadOptions, match="decisions: expected a whole number from 0 to 2"):
            match.rewound(decisions)  # type: ignore[arg-type]


def test_a_fork_goes_its_own_way() -> None:
    match = twojacks.Match.new(HALUNKEN, players=3, seed=7)
    match.play(match.to_act[0], "place 3")
    before = match.save()
    fork = match.fork()
    assert fork.save() == before
    fork.play(fork.to_act[0], "place 5")
    assert match.save() == before
    assert len(fork.actions) == 2
    assert fork.event_count > match.event_count


def test_a_piece_of_the_journal() -> None:
    match = twojacks.Match.new(HALUNKEN, players=3, seed=7)
    start = match.event_count
    seat = match.to_act[0]
    match.play(seat, "place 3")
    piece = match.journal_for(None, start)
    assert [event["kind"] for event in piece] == ["placed", "took"]  # HS-S4
    assert match.journal_for(None, 0, start) + piece == match.journal_for(None)


def test_what_counts_as_uncovering() -> None:
    """A captain takes a sailor nobody has seen (HS-S4); of cards only the last one turns all of them up (HS-R1)."""
    match = twojacks.Match.new(HALUNKEN, players=3, variant="beginner", seed=7)
    for space in (3, 5, 7):
        before = match.mark()
        match.play(match.to_act[0], f"place {space}")
        assert match.has_uncovered_since(before)
    uncovering = []
    for seat in range(3):
        before = match.mark()
        match.play(seat, "card 4")
        uncovering.append(match.has_uncovered_since(before))
    assert uncovering == [False, False, True]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_seats_see_nothing_uncovered_that_spectators_do_not(table: Table) -> None:
    """Why `has_uncovered_since` looks as a spectator: seats know more than they do, but only of their own choices."""
    match = table.new_match(5)
    for number in range(60):
        if match.over:
            break
        before, seat = match.fork(), match.to_act[-1]
        options = match.options(seat)
        match.play(seat, options[number % len(options)])
        public = match.has_uncovered_since(before.mark())
        assert public == any(match._has_uncovered(reader, before._state) for reader in range(match.players))


def test_playing_nothing_changes_nothing() -> None:
    match = TABLES[0].new_match(1)
    before = bytes_of(match)
    match.play(match.to_act[0])
    assert bytes_of(match) == before


@pytest.mark.parametrize("device", ["gpu", "", None, 3])
def test_an_unknown_device(device: Any) -> None:
    with pytest.raises(twojacks.BadDevice, match="device: expected"):
        twojacks.simulate(HALUNKEN, players=3, games=1, device=device)


@pytest.mark.parametrize("games", [0, -1, 1.5, "3", None, True])
def test_an_impossible_number_of_games(games: Any) -> None:
    with pytest.raises(twojacks.BadOptions, match="games: expected"):
        twojacks.simulate(HALUNKEN, players=3, games=games)
