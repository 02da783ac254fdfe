"""MB-5, MB-6 and MB-E: the foremost ship, the order of tiles, the end."""

from __future__ import annotations

from typing import Any

import pytest

import twojacks
from tests.montego_bay.building import DOCKERS, begin, play_cards, seen
from tests.stories import clauses_told, told

EMPTY = [0, 0, 0, 0]


def play_round(**words: Any) -> twojacks.Match:
    match = begin(**words)
    play_cards(match)
    return match


@pytest.mark.rule("MB-5.1")
def test_after_loading_the_foremost_ship_sails_and_the_next_comes_to_pier_four() -> None:
    match = play_round(holds=[[2, 0, 1, 0], [0, 3, 0, 0], EMPTY, EMPTY])
    assert told(match, "sailed") == [("sailed", "1", 1, False)]
    assert clauses_told(match, "sailed") == ["MB-5.1"]
    assert [(pier["ship"], pier["hold"]) for pier in seen(match, "piers")] == [
        ("2", [0, 3, 0, 0]),
        ("3", EMPTY),
        ("4", EMPTY),
        ("9", EMPTY),
    ]
    assert seen(match, "scores") == [5, 0, 3, 0]


@pytest.mark.rule("MB-5.1")
def test_in_the_first_round_the_pilot_boat_leaves_unscored() -> None:
    match = play_round(round_number=1, piles=(6, 6))
    assert told(match, "sailed") == [("sailed", "pilot", 1, False)]
    assert told(match, "paid") == []
    assert [pier["ship"] for pier in seen(match, "piers")] == ["1", "2", "3", "9"]


@pytest.mark.rule("MB-6.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_tile_goes_to_position_one(players: int) -> None:
    dockers = DOCKERS[players]
    match = play_round(players=players, order=dockers)
    assert seen(match, "order") == [dockers[-1], *dockers[:-1]]
    assert told(match, "tiles-moved") == [("tiles-moved", dockers[-1])]


@pytest.mark.rule("MB-6.2")
@pytest.mark.parametrize("players", [2, 4])
def test_the_tiles_are_shuffled_when_the_second_pile_is_begun(players: int) -> None:
    """The first pile is empty, so the ship that arrives in MB-5 is the second pile's first."""
    dockers = DOCKERS[players]
    orders = []
    for number in range(30):
        match = play_round(players=players, piles=(0, 6), round_number=7, key=f"{number:032x}")
        assert len(told(match, "tiles-shuffled")) == 1
        assert told(match, "tiles-moved") == []
        orders.append(seen(match, "order"))
        assert [event[2] for event in told(match, "tile-laid")] == orders[-1]
        assert seen(match, "reshuffle") is False
    assert all(sorted(order) == sorted(dockers) for order in orders)
    assert {order[0] for order in orders} == set(dockers)


@pytest.mark.rule("MB-6.2")
def test_only_the_first_ship_of_the_second_pile_matters() -> None:
    assert told(play_round(piles=(1, 6), round_number=6), "tiles-shuffled") == []
    assert told(play_round(piles=(0, 5), round_number=8), "tiles-shuffled") == []


@pytest.mark.rule("MB-6.2")
def test_a_second_pile_begun_while_loading_is_remembered() -> None:
    """Blue fills ship 1; the second pile's first ship arrives in the middle of the visit."""
    match = begin(
        figures={"blue-large": 11},
        rooms={12: (2, 0, 0)},
        holds=[[9, 0, 0, 0], EMPTY, EMPTY, EMPTY],
        piles=(0, 6),
        round_number=7,
    )
    play_cards(match)
    match.play(0, "load 1")
    assert seen(match, "reshuffle") is True
    again = twojacks.Match.from_position(match.position())
    again.play(0, "load 1")
    assert len(told(again, "tiles-shuffled")) == 1


@pytest.mark.rule("MB-6.3")
def test_lazy_jack_leaves_the_board() -> None:
    match = begin(phase="hire", coins=[3, 0, 0, 0], figures={"blue-large": 9})
    match.play(0, "hire blue-large")
    play_cards(match, lazy_jack=4)
    assert told(match, "jack-left") == [("jack-left", 13)]
    assert seen(match, "figures")["lazy-jack"] is None
    assert (seen(match, "hirer"), seen(match, "with"), set(seen(match, "chosen").values())) == (None, None, {None})


@pytest.mark.rule("MB-E1")
def test_with_four_ships_in_port_after_loading_the_game_goes_on() -> None:
    """Even if MB-5 then leaves three; one more round is played up to MB-4."""
    match = play_round(piles=(0, 0), round_number=9)
    assert seen(match, "phase") != "over"
    assert len(seen(match, "piers")) == 3
    assert seen(match, "round") == 10
    play_cards(match)
    assert match.over
    assert seen(match, "round") == 10
    assert told(match, "ended") == [("ended", 3)]
    assert len(told(match, "tiles-moved")) == 1, "MB-6 is not played in the last round"


@pytest.mark.rule("MB-E1")
def test_every_figure_finishes_loading_before_the_game_ends() -> None:
    """Blue on 12 fills the fourth ship; yellow on 5 still loads, then it is over without MB-5."""
    match = begin(
        figures={"blue-large": 11, "yellow-large": 4},
        rooms={12: (1, 0, 0), 5: (1, 0, 0)},
        holds=[EMPTY, EMPTY, EMPTY, [9, 0, 0, 0]],
        piles=(0, 0),
        round_number=9,
    )
    play_cards(match)
    match.play(0, "load 4")
    assert seen(match, "phase") != "over"
    assert match.to_act == (1,)
    match.play(1, "load 2")
    assert match.over
    # Blue 5 and 1 for ship 4; yellow 5 for the one barrel on ship 2.
    assert match.scores == [6, 5, 0, 0]


@pytest.mark.rule("MB-E2")
def test_all_ships_left_in_port_are_scored() -> None:
    match = play_round(
        holds=[[3, 2, 1, 0], [0, 4, 0, 0], [0, 0, 2, 2]], piles=(0, 0), round_number=10, coins=[1, 2, 0, 0]
    )
    assert match.over
    assert clauses_told(match, "sailed") == ["MB-E2"] * 3
    assert told(match, "extra-point") == []
    # Ship 1: 5, 3, 2. Ship 2: 5 for yellow. Ship 3: green and orange (5 + 3) / 2 each.
    assert match.scores == [5, 8, 6, 4]
    assert match.winners == (1,)
    assert seen(match, "piers") == []
    assert seen(match, "supply") == [16] * 4


def drink(pub: list[int]) -> list[int]:
    """What the pub pays: a game that ends with no ship in port, whose last barrel yellow's large docker puts there."""
    players = len(pub)
    dockers = DOCKERS[players]
    before = [count - (1 if seat == 1 else 0) for seat, count in enumerate(pub)]
    match = begin(
        players=players,
        phase="load",
        acting="yellow-large",
        left=1,
        figures={"yellow-large": 12},
        rooms={12: (1, 0, 0)},
        holds=[],
        piles=(0, 0),
        round_number=10,
        pub=before,
        chosen=dict.fromkeys(dockers, 1),
    )
    assert match.over
    assert seen(match, "pub") == pub
    assert set(clauses_told(match, "pub-paid")) <= {"MB-E3", "MB-V2"}
    return match.scores


@pytest.mark.rule("MB-E3")
@pytest.mark.parametrize(
    ("pub", "points"),
    [
        ([3, 2, 1, 0], [3, 2, 1, 0]),
        ([0, 1, 0, 0], [0, 3, 0, 0]),
        ([2, 2, 1, 0], [3, 3, 1, 0]),  # (3 + 2) / 2 = 2½
        ([1, 1, 1, 1], [2, 2, 2, 2]),  # 6 / 4 = 1½
        ([3, 2, 1], [2, 1, 0]),
        ([1, 1, 1], [1, 1, 1]),  # 3 / 3
        ([1, 2], [0, 1]),
        ([2, 2], [1, 1]),  # 1 / 2
    ],
)
def test_the_pub_is_scored_like_one_more_ship(pub: list[int], points: list[int]) -> None:
    assert drink(pub) == points


@pytest.mark.rule("MB-E4")
@pytest.mark.parametrize(
    ("scores", "coins", "winners"),
    [
        ([10, 20, 5, 7], [9, 0, 0, 0], (1,)),
        ([20, 20, 5, 7], [1, 2, 9, 0], (1,)),
        ([20, 20, 20, 7], [2, 1, 2, 3], (0, 2)),
        ([3, 3, 3, 3], [0, 0, 0, 0], (0, 1, 2, 3)),
    ],
)
def test_most_points_then_most_coins_then_shared(scores: list[int], coins: list[int], winners: tuple[int, ...]) -> None:
    match = play_round(holds=[EMPTY] * 3, piles=(0, 0), round_number=10, scores=scores, coins=coins)
    assert match.over
    assert match.scores == scores
    assert match.winners == winners
    assert [event[1] for event in told(match, "won")] == list(winners)
