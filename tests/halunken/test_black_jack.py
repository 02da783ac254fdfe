"""HS-B1, HS-B4 to HS-B8: Black Jack in the standard game."""

from __future__ import annotations

import pytest

import twojacks
from tests.halunken.building import GAME, begin, crew, play_cards, seen
from tests.stories import clauses_told, told


def placed(*first_sailors: str) -> twojacks.Match:
    """Captains placed at taverns 0, 3, 6 (and 9), where these sailors lay on top."""
    spaces = (0, 3, 6, 9)[: len(first_sailors)]
    below = iter(("y1 y2", "g2 g3", "v3 v4", "r4 r5"))
    match = begin(
        captains=[None] * len(spaces),
        crews=[""] * len(spaces),
        variant="two-player" if len(spaces) == 2 else "standard",
        phase="place",
        opener=None,
        taverns={space: f"{next(below)} {top}" for space, top in zip(spaces, first_sailors, strict=True)},
    )
    for seat, space in enumerate(spaces):
        match.play(seat, f"place {space}")
    return match


@pytest.mark.rule("HS-B1")
def test_twelve_cards_face_down() -> None:
    match = twojacks.Match.new(GAME, players=3, variant="standard", seed=7)
    assert sorted(match.position()["jack_pile"], key=int) == [str(card) for card in range(1, 13)]
    for reader in (0, 1, 2, None):
        assert match.view(reader)["jack_pile"] == [None] * 12
    tops = {
        twojacks.Match.new(GAME, players=3, variant="standard", seed=seed).position()["jack_pile"][-1]
        for seed in range(80)
    }
    assert tops == {str(card) for card in range(1, 13)}, "shuffled: any card can be the first"


@pytest.mark.rule("HS-B1")
@pytest.mark.parametrize(
    ("first_sailors", "placer", "opener"),
    [
        (("y7", "g5", "r11"), 1, 2),
        (("y12", "g5", "r11", "v10"), 1, 0),
        (("y10", "r11", "g6"), 2, 1),  # one more is more, whatever the colour
        (("y8", "r7", "g9"), 1, 2),  # and one less is less
        (("v11", "y11", "g8"), 2, 1),  # two highest: yellow before violet
        (("r11", "v11", "g8"), 2, 1),  # violet before red
        (("v11", "g11", "g8"), 2, 1),  # grey before violet
        (("v8", "y8", "g11"), 1, 2),  # two lowest: yellow before violet
        (("r8", "g8", "y12"), 1, 2),  # grey before red
        (("r8", "v8", "g8", "y8"), 3, 3),  # all equal: yellow is both
        (("v11", "g11", "r11"), 1, 1),
    ],
)
def test_lowest_places_him_and_highest_opens(first_sailors: tuple[str, ...], placer: int, opener: int) -> None:
    match = placed(*first_sailors)
    assert seen(match, "phase") == "place-jack"
    assert match.to_act == (placer,)
    assert seen(match, "opener") == opener
    match.play(placer, "place-jack 13")
    assert match.to_act == (opener,)
    assert told(match, "placed-jack", "round-began") == [("placed-jack", placer, 13), ("round-began", 1, opener)]


@pytest.mark.rule("HS-B1")
def test_he_is_placed_on_a_free_space_and_takes_nothing() -> None:
    match = placed("y7", "g5", "r11")
    assert match.options(1) == tuple(f"place-jack {space}" for space in range(14) if space not in (0, 3, 6))
    with pytest.raises(twojacks.IllegalAction) as caught:
        match.play(1, "place-jack 3")
    assert caught.value.clause == "HS-B1"
    before = seen(match, "taverns")
    match.play(1, "place-jack 4")
    assert seen(match, "jack") == 4
    assert seen(match, "taverns") == before
    assert seen(match, "basin") == []


@pytest.mark.rule("HS-B1")
@pytest.mark.parametrize("space", [1, 2, 13])
def test_any_free_space_will_do(space: int) -> None:
    match = placed("y7", "g5", "r11")
    match.play(1, f"place-jack {space}")
    assert seen(match, "jack") == space
    assert seen(match, "captains") == [0, 3, 6]


@pytest.mark.rule("HS-B1")
def test_space_0_is_a_space_too() -> None:
    match = begin(
        captains=[None, None, None],
        crews=["", "", ""],
        variant="standard",
        phase="place",
        opener=None,
        taverns={3: "y1 y2 y7", 6: "g2 g3 g5", 9: "v3 v4 r11"},
    )
    for seat, chosen in enumerate((3, 6, 9)):
        match.play(seat, f"place {chosen}")
    match.play(1, "place-jack 0")
    assert seen(match, "jack") == 0
    assert seen(match, "captains") == [3, 6, 9]


def robbing_jack(
    mover: str, basin: str, *, hirer: int | None = None, jack_next: int = 1, **more: object
) -> twojacks.Match:
    """Seat 0 arrives at space 2, where Black Jack stands; the others stay."""
    match = begin(
        captains=[0, 6, 9],
        crews=[mover, "v3", "v4"],
        jack=2,
        basin=basin,
        hirer=hirer,
        jack_next=jack_next,
        taverns={2: "y10 y11 y12"},
        **more,
    )
    play_cards(match, 2, 5, 5)
    return match


@pytest.mark.rule("HS-B4")
def test_the_basin_is_robbed_whatever_the_crew_sizes() -> None:
    match = robbing_jack("y1 y2 y3 y4", "r4")
    assert crew(match, 0) == {"y1", "y2", "y3", "y4", "y12"}, "the tavern's sailor comes first"
    assert match.options(0) == ("take r4", "take none")
    match.play(0, "take r4")
    assert "r4" in crew(match, 0)
    assert seen(match, "basin") == []
    assert told(match, "robbed") == [("robbed", 0, "basin", "r4", 0)]
    assert clauses_told(match, "robbed") == ["HS-B4"]


@pytest.mark.rule("HS-B4")
def test_one_sailor_of_choice_and_robbing_may_be_refused() -> None:
    match = robbing_jack("y1", "r4 g5 y6")
    assert match.options(0) == ("take y6", "take g5", "take r4", "take none")
    match.play(0, "take none")
    assert seen(match, "basin") == ["y6", "g5", "r4"]
    assert told(match, "pushed") == [("pushed", "jack", 2, 3)]


@pytest.mark.rule("HS-B4", "HS-B5")
def test_his_own_later_move_starts_where_he_was_put() -> None:
    match = robbing_jack("y1", "r4", jack_next=1)
    match.play(0, "take none")
    assert told(match, "pushed", "moved")[1:] == [("pushed", "jack", 2, 3), ("moved", "jack", 3, 4, 1)]


@pytest.mark.rule("HS-B4")
def test_an_empty_basin_gives_nothing() -> None:
    match = robbing_jack("y1", "")
    assert told(match, "robbed-nobody", "pushed") == [("robbed-nobody", 0, "basin", 0), ("pushed", "jack", 2, 3)]
    assert crew(match, 0) == {"y1", "y12"}


@pytest.mark.rule("HS-B4")
def test_the_hirers_captain_may_rob_him_too() -> None:
    match = robbing_jack("y1", "r4 g5", hirer=0)
    assert match.options(0) == ("take g5", "take r4", "take none")


@pytest.mark.rule("HS-B4")
def test_the_hirer_is_not_robbed_in_his_place() -> None:
    """Only with two players does the hirer answer for him (HS-T6)."""
    match = robbing_jack("", "r4", hirer=1)
    assert match.options(0) == ("take r4", "take none")


@pytest.mark.rule("HS-B4")
def test_he_is_put_on_the_next_free_space() -> None:
    match = begin(captains=[0, 3, 4], crews=["", "", ""], jack=2, jack_next=1, taverns={2: "y10 y11 y12"})
    play_cards(match, 2, 5, 5)
    assert told(match, "pushed") == [("pushed", "jack", 2, 5)]


@pytest.mark.rule("HS-B4")
def test_pushed_twice_before_his_move() -> None:
    match = begin(captains=[0, 13, 9], crews=["", "", ""], jack=2, jack_next=3)
    play_cards(match, 2, 4, 5)
    assert told(match, "met", "pushed") == [
        ("met", 0, "jack", 2),
        ("pushed", "jack", 2, 3),
        ("met", 1, "jack", 3),
        ("pushed", "jack", 3, 4),
    ]
    assert told(match, "moved")[-1] == ("moved", "jack", 4, 7, 3)


def jack_moves(
    card: int, captains: list[int], crews: list[str], *, jack: int = 0, hirer: int | None = None, **more: object
) -> twojacks.Match:
    """All captains show a 7, stay and find nothing; then Black Jack turns up this card."""
    sailors = sum(len(words.split()) for words in crews)
    fillers = [f"y{value}" for value in range(1, 13)][: max(0, 3 * len(captains) - sailors)]
    match = begin(
        captains=captains,
        crews=crews,
        variant="standard",
        jack=jack,
        jack_next=card,
        hirer=hirer,
        basin=" ".join(fillers),
        taverns=dict.fromkeys(captains, ""),
        **more,
    )
    play_cards(match, *[7] * len(captains))
    return match


@pytest.mark.rule("HS-B5")
def test_his_top_card_moves_him_after_all_captains() -> None:
    match = begin(captains=[1, 6, 9], crews=["", "", ""], jack=12, jack_next=3)
    play_cards(match, 7, 1, 2)
    assert [event[1] for event in told(match, "moved")] == [1, 2, 0, "jack"]
    assert told(match, "jack-turned") == [("jack-turned", 3)]
    assert told(match, "moved")[-1] == ("moved", "jack", 12, 1, 3)
    assert seen(match, "jack_played") == ["3"]
    assert len(seen(match, "jack_pile")) == 11


@pytest.mark.rule("HS-B5")
def test_an_occupied_space_sends_him_on_to_the_next_free_one() -> None:
    match = jack_moves(4, [4, 5, 9], ["g2", "g3", "g4"], hirer=2)
    assert seen(match, "jack") == 6
    assert seen(match, "captains") == [4, 5, 9], "he pushes nobody"


@pytest.mark.rule("HS-B5", "HS-B7")
def test_twelve_spaces_and_two_captains_lead_him_home() -> None:
    """From 2 he reaches 0 and finds captains there and on 1; his own starting space counts as free."""
    match = jack_moves(12, [0, 1, 5], ["g2", "g3", "g4"], jack=2)
    assert told(match, "moved") == [("moved", "jack", 2, 2, 14)]
    assert told(match, "gave") == [("gave", 2, "g4"), ("gave", 0, "g2"), ("gave", 1, "g3")]
    assert seen(match, "jack") == 2


@pytest.mark.rule("HS-B5")
def test_with_four_players_too() -> None:
    """From 3 he reaches 1; captains on 1 and 2 send him home to 3; the one on 13 he passed before, the one on 8 too."""
    match = jack_moves(12, [1, 2, 13, 8], ["g2", "g3", "g4", "g5"], jack=3)
    assert told(match, "moved") == [("moved", "jack", 3, 3, 14)]
    assert [event[1] for event in told(match, "gave")] == [3, 2, 0, 1]


@pytest.mark.rule("HS-B6")
def test_the_hirer_takes_from_every_captain_passed_in_that_order() -> None:
    match = jack_moves(9, [5, 2, 8], ["g2 g3", "g4 g5 g6", "v3 v4 v5 v6"], hirer=0)
    assert match.to_act == (0,)
    assert match.options(0) == ("take g4", "take g5", "take g6", "take none")
    match.play(0, "take g5")
    assert match.options(0) == ("take v3", "take v4", "take v5", "take v6", "take none")
    match.play(0, "take v6")
    assert crew(match, 0) == {"g2", "g3", "g5", "v6"}
    assert told(match, "robbed") == [("robbed", 0, 1, "g5", "jack"), ("robbed", 0, 2, "v6", "jack")]
    assert clauses_told(match, "robbed") == ["HS-B6", "HS-B6"]


@pytest.mark.rule("HS-B6", "HS-B4")
def test_refusals_cite_the_clause_by_which_somebody_robs() -> None:
    passing = jack_moves(9, [5, 2, 8], ["g2 g3", "g4 g5 g6", "v3 v4 v5 v6"], hirer=0)
    meeting = robbing_jack("", "r4", hirer=1)
    for match, action, clause in ((passing, "take v3", "HS-B6"), (meeting, "take v3", "HS-B4")):
        with pytest.raises(twojacks.IllegalAction) as caught:
            match.play(0, action)
        assert caught.value.clause == clause


@pytest.mark.rule("HS-B6")
def test_refusing_keeps_a_crew_small_enough_for_the_next() -> None:
    """Two against two and two: whoever robs the first is too large for the second; whoever refuses is not."""
    crews = ["g2 g3", "g4 g5", "v3 v4"]
    greedy = jack_moves(9, [5, 2, 8], crews, hirer=0)
    greedy.play(0, "take g4")
    assert told(greedy, "may-not-rob") == [("may-not-rob", 0, 2, "jack")]
    patient = jack_moves(9, [5, 2, 8], crews, hirer=0)
    patient.play(0, "take none")
    assert patient.options(0) == ("take v3", "take v4", "take none")


@pytest.mark.rule("HS-B6")
def test_a_smaller_crew_is_spared() -> None:
    match = jack_moves(9, [5, 2, 8], ["g2 g3 g4", "g5 g6", "v3 v4"], hirer=0)
    assert told(match, "may-not-rob") == [("may-not-rob", 0, 1, "jack"), ("may-not-rob", 0, 2, "jack")]
    assert seen(match, "round") == 2


@pytest.mark.rule("HS-B6")
def test_the_one_on_the_space_he_reached_and_those_stepped_over_are_robbed() -> None:
    """Four spaces lead to seat 1; seat 2 stands behind it; he comes to rest on 6."""
    match = jack_moves(4, [10, 4, 5], ["", "g4 g5", "v3 v4 v5"], hirer=0)
    match.play(0, "take g4")
    match.play(0, "take v3")
    assert crew(match, 0) == {"g4", "v3"}
    assert seen(match, "jack") == 6


@pytest.mark.rule("HS-B6")
def test_a_captain_behind_him_or_before_him_is_safe() -> None:
    """From 0 three spaces to 3: seat 1 on 13 and seat 2 on 4 are not passed."""
    match = jack_moves(3, [1, 13, 4], ["", "g4 g5", "v3 v4"], hirer=0)
    assert told(match, "robbed", "robbed-nobody", "may-not-rob") == []
    assert seen(match, "jack") == 3


@pytest.mark.rule("HS-B6")
def test_the_hirers_own_captain_is_skipped_even_where_he_stops() -> None:
    match = jack_moves(4, [4, 8, 11], ["g2 g3", "g4", "g5"], hirer=0)
    assert seen(match, "jack") == 5
    assert crew(match, 0) == {"g2", "g3"}
    assert told(match, "robbed", "robbed-nobody", "may-not-rob") == []


@pytest.mark.rule("HS-B6")
def test_once_around_nobody_is_robbed_twice() -> None:
    """Home after fourteen spaces: every captain once."""
    match = jack_moves(12, [0, 1, 5], ["", "g3 g4 g5", "v3 v4 v5"], jack=2, hirer=0)
    match.play(0, "take v3")
    match.play(0, "take g3")
    assert told(match, "robbed") == [("robbed", 0, 2, "v3", "jack"), ("robbed", 0, 1, "g3", "jack")]
    assert seen(match, "round") == 2


@pytest.mark.rule("HS-B6", "HS-B5")
def test_he_visits_no_tavern() -> None:
    match = jack_moves(3, [8, 9, 10], ["g2", "g3", "g4"], hirer=0)
    assert told(match, "took") == []
    match = jack_moves(3, [8, 9, 10], ["g2", "g3", "g4"])
    assert told(match, "took") == []


@pytest.mark.rule("HS-B7")
def test_unhired_every_captain_passed_gives_one_of_the_own_choice() -> None:
    """Seat 1 first, because he passes it first; seat 0 has one sailor and gives it unasked."""
    match = jack_moves(9, [5, 2, 8], ["r15", "g4 g5 g6", "v3 v4"])
    assert seen(match, "phase") == "give"
    assert match.to_act == (1,)
    assert match.options(1) == ("give g4", "give g5", "give g6")
    match.play(1, "give g5")
    assert match.to_act == (2,)
    assert crew(match, 0) == set()
    match.play(2, "give v3")
    assert told(match, "gave") == [("gave", 1, "g5"), ("gave", 0, "r15"), ("gave", 2, "v3")]
    assert {"g5", "r15", "v3"} <= set(seen(match, "basin"))
    assert clauses_told(match, "gave") == ["HS-B7"] * 3


@pytest.mark.rule("HS-B7")
def test_an_empty_crew_gives_nothing() -> None:
    match = jack_moves(4, [2, 4, 9], ["", "g4", "v3"])
    assert told(match, "gave", "gave-nothing") == [("gave-nothing", 0), ("gave", 1, "g4")]


@pytest.mark.rule("HS-B7")
def test_only_the_own_sailors_can_be_given() -> None:
    match = jack_moves(9, [5, 2, 8], ["r15", "g4 g5 g6", "v3 v4"])
    with pytest.raises(twojacks.IllegalAction) as caught:
        match.play(1, "give v3")
    assert caught.value.clause == "HS-B7"


@pytest.mark.rule("HS-B7")
def test_whoever_he_only_comes_near_gives_nothing() -> None:
    match = jack_moves(3, [13, 4, 5], ["g2 g3", "g4", "v3"])
    assert told(match, "gave", "gave-nothing") == []


@pytest.mark.rule("HS-B8")
def test_eight_of_twelve_cards_are_used_and_four_stay_unseen() -> None:
    match = twojacks.Match.new(GAME, players=3, variant="standard", seed="four stay unseen")
    pile = match.position()["jack_pile"]
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, match.options(seat)[-1])
    assert [str(number) for _, number in told(match, "jack-turned")] == pile[:3:-1]
    for reader in (0, 1, 2, None):
        assert match.view(reader)["jack_pile"] == [None] * 4
    assert match.position()["jack_pile"] == pile[:4]
    assert match.position()["jack_played"] == pile[:3:-1]


@pytest.mark.rule("HS-B8")
def test_the_basin_counts_for_nobody() -> None:
    match = begin(captains=[0, 4, 8], crews=["y1", "y2", "y3"], jack=10, basin="r15 r11 r10", hirer=1)
    assert match.scores == [2, 4, 6]
