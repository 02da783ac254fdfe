"""MB-3: moving, pushing, going back. With four players i and 15 − i are opposite, else i and 13 − i."""

from __future__ import annotations

import pytest

from tests.montego_bay.building import begin, play_cards, seen
from tests.stories import Event, clauses_told, told

# Dockers of the others, out of the way: nobody of them comes near the spaces of these tests.
AWAY = {"orange-large": "left-pub", "orange-small": "right-pub"}


def first(*dockers: str) -> list[str]:
    """An order in which these move first."""
    everyone = [f"{colour}-{size}" for colour in ("blue", "yellow", "green", "orange") for size in ("large", "small")]
    return [*dockers, *(docker for docker in everyone if docker not in dockers)]


def steps_of(events: list[Event]) -> list[str]:
    return [str(event[1]) for event in events]


@pytest.mark.rule("MB-3.1")
def test_lazy_jack_moves_first_then_the_dockers_by_their_tiles() -> None:
    order = first("green-small", "blue-small", "orange-large", "yellow-large")
    match = begin(phase="hire", coins=[0, 3, 0, 0], order=order)
    match.play(1, "hire yellow-small")
    play_cards(match, lazy_jack=3)
    assert steps_of(told(match, "walked")) == ["lazy-jack", *order]
    assert steps_of(told(match, "turned-up")) == ["lazy-jack", *order], "a card is turned up when its turn comes"
    assert clauses_told(match, "turned-up") == ["MB-3.1"] * 9


@pytest.mark.rule("MB-3.1")
def test_with_three_players_six_dockers_move() -> None:
    match = begin(players=3)
    play_cards(match)
    assert len(told(match, "walked")) == 6


@pytest.mark.rule("MB-3.2")
def test_every_space_counts_occupied_ones_too() -> None:
    """Spaces 1, 2 and 3 are taken; a 4 from 0 still ends on 4."""
    figures = {"blue-large": 0, "yellow-large": 1, "yellow-small": 2, "green-large": 3, "blue-small": 9}
    match = begin(figures=figures, order=first("blue-large"))
    play_cards(match, blue_large=4)
    assert told(match, "walked")[0] == ("walked", "blue-large", 0, 4, 4)
    assert clauses_told(match, "walked")[0] == "MB-3.2"


@pytest.mark.rule("MB-3.2", "MB-3.4")
def test_a_figure_starts_where_it_stands_when_its_turn_comes() -> None:
    """Blue pushes yellow from 4 to 11; yellow's own 2 then leads to 13."""
    figures = {"blue-large": 3, "yellow-large": 4, "blue-small": 0, "yellow-small": 6, "green-large": 7}
    match = begin(figures={**figures, "green-small": 8, **AWAY}, order=first("blue-large", "yellow-large"))
    play_cards(match, blue_large=1, yellow_large=2)
    assert told(match, "pushed")[0] == ("pushed", "yellow-large", 4, 11, "blue-large")
    assert told(match, "walked")[1] == ("walked", "yellow-large", 11, 13, 2)


@pytest.mark.rule("MB-3.3")
@pytest.mark.parametrize(("players", "right"), [(4, 8), (3, 7), (2, 7)])
def test_the_first_step_out_of_a_pub(players: int, right: int) -> None:
    match = begin(
        players=players,
        figures={"blue-large": "left-pub", "blue-small": "right-pub", "yellow-large": 5, "yellow-small": 6},
    )
    play_cards(match, blue_large=1, blue_small=3)
    assert told(match, "walked")[-2:] == [
        ("walked", "blue-large", "left-pub", 0, 1),
        ("walked", "blue-small", "right-pub", right + 2, 3),
    ]
    assert clauses_told(match, "walked")[-2:] == ["MB-3.3", "MB-3.3"]


@pytest.mark.rule("MB-3.3")
def test_nobody_returns_to_a_pub() -> None:
    """The spaces beside the pubs lead on along the loop: 15 to 0, 7 to 8."""
    match = begin(figures={"blue-large": 15, "blue-small": 7})
    play_cards(match)
    assert told(match, "walked")[:2] == [("walked", "blue-large", 15, 0, 1), ("walked", "blue-small", 7, 8, 1)]
    assert all(isinstance(place, int) for name, place in seen(match, "figures").items() if name != "lazy-jack")


@pytest.mark.rule("MB-3.4")
@pytest.mark.parametrize("victim", ["blue-small", "yellow-large"])
def test_whoever_stands_there_is_pushed_to_the_opposite_space(victim: str) -> None:
    """Own or not. From 2 with a 3 to 5; opposite is 10."""
    others = {"blue-small": 0, "yellow-large": 1} | {victim: 5}
    match = begin(figures={"blue-large": 2, **others, **AWAY}, order=first("blue-large"))
    play_cards(match, blue_large=3)
    assert told(match, "walked", "pushed")[:2] == [
        ("walked", "blue-large", 2, 5, 3),
        ("pushed", victim, 5, 10, "blue-large"),
    ]
    assert clauses_told(match, "pushed")[0] == "MB-3.4"


@pytest.mark.rule("MB-3.4")
def test_it_does_not_matter_whether_the_pushed_figure_has_moved() -> None:
    """Yellow moves 4 to 6, then blue arrives on 6: yellow goes to 9 and stays there."""
    figures = {"yellow-large": 4, "blue-large": 5, "blue-small": 0, "yellow-small": 1, "green-large": 2}
    match = begin(figures={**figures, "green-small": 3, **AWAY}, order=first("yellow-large", "blue-large"))
    play_cards(match, yellow_large=2, blue_large=1)
    assert told(match, "pushed")[0] == ("pushed", "yellow-large", 6, 9, "blue-large")
    assert seen(match, "figures")["yellow-large"] == 9
    assert seen(match, "figures")["blue-large"] == 6


@pytest.mark.rule("MB-3.5")
def test_an_occupied_opposite_space_sends_the_mover_back_to_the_first_free_one() -> None:
    """Blue wants 8; yellow is there and green opposite on 7, which is also the space behind; 6 is taken, 5 is free."""
    figures = {"blue-large": 4, "yellow-large": 8, "green-large": 7, "green-small": 6, "blue-small": 0}
    match = begin(figures={**figures, "yellow-small": 1, **AWAY}, order=first("blue-large"))
    play_cards(match, blue_large=4)
    assert told(match, "walked", "went-back", "pushed")[:2] == [
        ("walked", "blue-large", 4, 8, 4),
        ("went-back", "blue-large", 8, 5, "yellow-large", "green-large"),
    ]
    assert clauses_told(match, "went-back")[0] == "MB-3.5"


@pytest.mark.rule("MB-3.5", "MB-3.6")
def test_going_back_may_end_where_the_mover_came_from() -> None:
    """Blue goes from 4 to 6; 6 and 9 are taken, so is 5: back to 4, its own space."""
    figures = {"blue-large": 4, "yellow-large": 6, "green-large": 9, "green-small": 5, "blue-small": 0}
    match = begin(figures={**figures, "yellow-small": 1, **AWAY}, order=first("blue-large"))
    play_cards(match, blue_large=2)
    assert told(match, "went-back") == [("went-back", "blue-large", 6, 4, "yellow-large", "green-large")]


@pytest.mark.rule("MB-3.6")
def test_the_movers_own_space_is_free_when_it_lies_opposite() -> None:
    """From 6 with a 3 to 9, whose opposite is 6: the figure on 9 is pushed there."""
    figures = {"blue-large": 6, "yellow-large": 9, "blue-small": 0, "yellow-small": 1, "green-large": 2}
    match = begin(figures={**figures, "green-small": 3, **AWAY}, order=first("blue-large"))
    play_cards(match, blue_large=3)
    assert told(match, "pushed")[0] == ("pushed", "yellow-large", 9, 6, "blue-large")


@pytest.mark.rule("MB-3.6")
def test_lazy_jacks_space_is_not_free_while_his_docker_stands_there() -> None:
    """The same with Lazy Jack: his docker is on 6, so he goes back, past 8 and 7, which are free: to 8."""
    figures = {"blue-large": 6, "yellow-large": 9, "blue-small": 0, "yellow-small": 1, "green-large": 2}
    match = begin(phase="hire", coins=[3, 0, 0, 0], figures={**figures, "green-small": 3, **AWAY})
    match.play(0, "hire blue-large")
    play_cards(match, lazy_jack=3)
    assert told(match, "walked", "went-back", "pushed")[:2] == [
        ("walked", "lazy-jack", 6, 9, 3),
        ("went-back", "lazy-jack", 9, 8, "yellow-large", "blue-large"),
    ]


@pytest.mark.rule("MB-3.6")
def test_going_back_lazy_jack_passes_his_docker() -> None:
    """He goes from 6 to 8; 8 and 7 are taken (7 is opposite), his docker is on 6: back to 5."""
    figures = {"blue-large": 6, "yellow-large": 8, "green-large": 7, "blue-small": 0, "yellow-small": 1}
    match = begin(phase="hire", coins=[3, 0, 0, 0], figures={**figures, "green-small": 3, **AWAY})
    match.play(0, "hire blue-large")
    play_cards(match, lazy_jack=2)
    assert told(match, "went-back")[0] == ("went-back", "lazy-jack", 8, 5, "yellow-large", "green-large")


@pytest.mark.rule("MB-3.6")
def test_going_back_crosses_the_seam() -> None:
    """From 13 to 0, where yellow stands; behind 0 come 15 and 14, both green's, then 13, left by the mover."""
    figures = {"blue-large": 13, "yellow-large": 0, "green-large": 15, "green-small": 14, "blue-small": 3}
    match = begin(figures={**figures, "yellow-small": 4, **AWAY}, order=first("blue-large"))
    play_cards(match, blue_large=3)
    assert told(match, "went-back")[0] == ("went-back", "blue-large", 0, 13, "yellow-large", "green-large")


@pytest.mark.rule("MB-3.6")
@pytest.mark.parametrize(
    ("players", "docker", "pub", "first", "behind", "target"),
    [
        (4, "blue-large", "left-pub", 0, 15, 14),
        (4, "blue-small", "right-pub", 8, 7, 6),
        (3, "blue-large", "left-pub", 0, 13, 12),
        (3, "blue-small", "right-pub", 7, 6, 5),
    ],
)
def test_out_of_a_pub_going_back_runs_along_the_loop(
    players: int, docker: str, pub: str, first: int, behind: int, target: int
) -> None:
    """The first space and the one opposite, which is also the one behind it, are taken."""
    figures: dict[str, int | str] = {docker: pub, "yellow-large": first, "yellow-small": behind, "green-small": 3}
    other = "blue-small" if docker == "blue-large" else "blue-large"
    order = [docker, other, "yellow-large", "yellow-small", "green-large", "green-small"]
    order += ["orange-large", "orange-small"] if players == 4 else []
    match = begin(players=players, figures={**figures, other: 2, "green-large": 4}, order=order)
    play_cards(match)
    assert told(match, "walked", "went-back")[:2] == [
        ("walked", docker, pub, first, 1),
        ("went-back", docker, first, target, "yellow-large", "yellow-small"),
    ]
