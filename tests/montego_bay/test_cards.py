"""MB-2: choosing cards."""

from __future__ import annotations

import pytest

import twojacks
from tests.montego_bay.building import begin, play_cards, seen
from tests.stories import asked, told


@pytest.mark.rule("MB-2.1")
def test_all_five_cards_of_a_docker_can_be_played_every_round() -> None:
    match = begin(piles=(5, 6))
    all_five = tuple(f"card blue-large {value}" for value in range(1, 6))
    assert match.options(0) == all_five
    play_cards(match, blue_large=3)
    assert seen(match, "round") == 3
    assert match.options(0) == all_five, "the 3 is back"


@pytest.mark.rule("MB-2.2")
def test_everybody_chooses_at_the_same_time_one_docker_after_the_other() -> None:
    match = begin(players=2)
    assert asked(match) == (0, 1)
    match.play(1, "card yellow-large 2")
    match.play(1, "card yellow-small 4")
    assert asked(match) == (0, 1)
    assert match.options(1)[0] == "card orange-large 1"
    match.play(1, "card orange-large 1")
    assert asked(match) == (0,)
    assert match.options(1) == ()
    assert [match.options(0)[0]] == ["card blue-large 1"]
    match.play(0, "card blue-large 1", "card blue-small 1")
    assert match.options(0)[0] == "card green-small 1"
    assert seen(match, "round") == 2
    match.play(0, "card green-small 5")
    assert seen(match, "round") == 3, "nothing to load, so the round is over"


@pytest.mark.rule("MB-2.2")
def test_cards_lie_face_down_until_all_have_chosen() -> None:
    match = begin()
    match.play(2, "card green-large 4")
    assert match.view(2)["chosen"]["green-large"] == 4
    for reader in (0, 1, 3, None):
        assert match.view(reader)["chosen"]["green-large"] == "?"
        assert match.view(reader)["chosen"]["green-small"] is None
        assert match.journal_for(reader)[-1]["card"] == "?"
    assert match.journal_for(2)[-1]["card"] == 4
    assert seen(match, "chosen")["green-large"] == 4


@pytest.mark.rule("MB-2.3")
@pytest.mark.parametrize(("docker", "first", "second"), [("blue-large", 2, 5), ("blue-small", 5, 2)])
def test_lazy_jacks_card_comes_from_the_set_of_his_docker(docker: str, first: int, second: int) -> None:
    """So the value that docker plays is missing; the other docker's is not."""
    match = begin(phase="hire", coins=[3, 0, 0, 0])
    match.play(0, f"hire {docker}")
    match.play(0, f"card blue-large {first if docker == 'blue-large' else second}")
    match.play(0, f"card blue-small {second if docker == 'blue-large' else first}")
    assert match.options(0) == tuple(f"card lazy-jack {value}" for value in range(1, 6) if value != first)
    with pytest.raises(twojacks.IllegalAction) as caught:
        match.play(0, f"card lazy-jack {first}")
    assert caught.value.clause == "MB-2.3"


@pytest.mark.rule("MB-2.3")
@pytest.mark.parametrize(("players", "cards"), [(4, 3), (3, 3), (2, 4)])
def test_the_hirer_plays_one_card_more(players: int, cards: int) -> None:
    match = begin(players=players, phase="hire", coins=[3] + [0] * (players - 1))
    match.play(0, "hire blue-large")
    play_cards(match, lazy_jack=2)
    chosen = [event for event in told(match, "chose") if event[1] == 0]
    assert len(chosen) == cards
    assert chosen[-1][2] == "lazy-jack"
    assert {event[2] for event in told(match, "chose") if event[1] == 1}.isdisjoint({"lazy-jack"})


@pytest.mark.rule("MB-2.3")
def test_only_the_hirer_knows_lazy_jacks_card() -> None:
    match = begin(phase="hire", coins=[0, 3, 0, 0])
    match.play(1, "hire yellow-large")
    match.play(1, "card yellow-large 1", "card yellow-small 1", "card lazy-jack 3")
    assert match.view(1)["chosen"]["lazy-jack"] == 3
    assert match.view(0)["chosen"]["lazy-jack"] == "?"
    assert match.view(None)["chosen"]["lazy-jack"] == "?"
