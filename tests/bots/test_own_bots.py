"""People's own bots, classes and programs: they play whole games, and whatever goes wrong, a game goes on legally."""

from __future__ import annotations

import logging
import os
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import twojacks
from tests.bots.asking import GAME, deckhands_answer, match_at_cards, odd, overhear, play_out, program, text_of
from tests.tables import Table, every_table
from twojacks.bots import conversations, make_bot
from twojacks.bots.pool import Pool


@pytest.fixture(scope="module")
def pool() -> Iterator[Pool]:
    with Pool(1) as pool:
        yield pool


@pytest.fixture
def hasty() -> Iterator[Pool]:
    """A pool that waits for nobody longer than a moment."""
    with Pool(1, grace=0.3, patience=0.0) as pool:
        yield pool


@pytest.mark.parametrize("text", [odd("Steady"), program("steady")], ids=["class", "program"])
@every_table
def test_an_own_bot_plays_whole_games(pool: Pool, text: str, table: Table) -> None:
    match = table.new_match("own")
    player = pool.player(text, table.game, seed=1)
    answers = play_out(match, [player] * table.players)
    assert match.winners
    assert all(answer.fallback is None for _, answer in answers)
    assert player.fallbacks == 0


WRONG = {
    odd("Raising"): "failed",
    odd("Illegal"): "illegal",
    odd("Numbering"): "failed",
    odd("Forgetful"): "failed",
    odd("Quitting"): "died",
    odd("Dying"): "died",
    program("garbage"): "garbled",
    program("list"): "garbled",
    program("deep"): "garbled",
    program("half"): "died",
    program("megabytes"): "garbled",
    program("binary"): "garbled",
    program("exit"): "died",
    program("nothing"): "illegal",
    program("number"): "illegal",
    program("error"): "failed",
    program("rude"): "garbled",
    program("deaf"): "garbled",
    f"run:{sys.executable} -c pass": "died",
    "run:/nowhere/at/all": "missing",
    "no.such.module:Bot": "failed",
    "tests.bots.odd_bots:Nobody": "failed",
    "nowhere.py:Bot": "failed",
}


@pytest.mark.parametrize(("text", "reason"), WRONG.items(), ids=[text.split("/")[-1] for text in WRONG])
def test_whatever_goes_wrong_deckhand_answers_and_it_is_told(
    pool: Pool, text: str, reason: str, caplog: pytest.LogCaptureFixture
) -> None:
    match, player = match_at_cards(), pool.player(text, GAME, seed=5)
    answer = player.answer(match.observe(2), 2)
    assert text_of(answer.action) == deckhands_answer(match, 2, seed=5)
    assert (answer.fallback, player.fallbacks) == (reason, 1)
    told = [record.getMessage() for record in caplog.records if record.name == "twojacks.bots"]
    assert told == [f"{text}, halunken-und-spelunken, seat 2: {reason}; deckhand answered instead"]


@pytest.mark.parametrize("text", [odd("Sleeping"), program("sleep", os.devnull)], ids=["class", "program"])
def test_who_does_not_answer_in_time_is_replaced(hasty: Pool, text: str) -> None:
    match, player = match_at_cards(), hasty.player(f"{text}@10ms", GAME, seed=5)
    answer = player.answer(match.observe(0), 0)
    assert (answer.fallback, text_of(answer.action)) == ("late", deckhands_answer(match, 0, seed=5))


def test_who_never_reads_is_not_waited_for_without_end(pool: Pool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conversations, "STARTING", 0.2)
    match, player = match_at_cards(), pool.player("run:sleep 60", GAME, seed=5)
    assert player.answer(match.observe(0), 0).fallback == "late"
    with pytest.raises(twojacks.BadOptions, match=r"run:sleep 60: no answer in 0\.2 seconds"):
        player.begin(match.observe(0), 0)


def test_who_answers_without_reading_cannot_block_us(hasty: Pool) -> None:
    """What it was told piles up until the pipe is full; then it cannot be asked any more, and is late."""
    match, player = match_at_cards(), hasty.player(f"{program('hoard')}@2s", GAME, seed=5)
    reasons = [player.answer(match.observe(0), 0).fallback for _ in range(200) if not player.fallbacks]
    assert reasons[-1] == "late"
    assert len(reasons) > 10


@pytest.mark.parametrize(("how", "seconds", "reason"), [("sleep", 0.5, "late"), ("desert", 30, "died")])
def test_what_a_program_started_ends_with_it(
    hasty: Pool, tmp_path: Path, how: str, seconds: float, reason: str
) -> None:
    """The child it left behind would write after half a minute; the pipe it holds is closed by its end."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    match, player = match_at_cards(), hasty.player(f"{program(how, str(pipe))}@{seconds}s", GAME, seed=5)
    player.warm(match.observe(0), 0)
    with pipe.open() as file:  # as soon as the child has it
        assert player.answer(match.observe(0), 0).fallback == reason
        assert file.read() == ""


def test_so_it_does_when_a_program_leaves_after_its_match(pool: Pool, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    match, player = match_at_cards(), pool.player(program("forsake", str(pipe)), GAME, seed=5)
    player.warm(match.observe(0), 0)
    with pipe.open() as file:
        player.begin(match.observe(0), 0)
        player.end(match.observe(0), 0)
        assert file.read() == ""


def test_a_program_that_died_is_started_again_a_few_times(pool: Pool) -> None:
    match, player = match_at_cards(), pool.player(program("exit"), GAME, seed=5)
    reasons = [player.answer(match.observe(0), 0).fallback for _ in range(5)]
    assert reasons == ["died", "died", "died", "gone", "gone"]
    assert player.failures == {"died": 3, "gone": 2}


def test_a_good_answer_makes_up_for_failures(pool: Pool) -> None:
    """It answers where captains are placed, and dies where a card is asked for."""
    cards, player = match_at_cards(), pool.player(program("exit"), GAME, seed=5)
    placing = twojacks.Match.new(GAME.name, players=4, seed=1)
    seat = placing.to_act[0]
    for _ in range(4):
        assert player.answer(cards.observe(seat), seat).fallback == "died"
        assert text_of(player.choose(placing.observe(seat), seat)) == "place 13"


def test_a_program_that_answers_twice_is_not_believed_the_next_time(pool: Pool) -> None:
    """Its second line would be taken for the answer to another question."""
    match, player = match_at_cards(), pool.player(program("twice"), GAME, seed=5)
    assert text_of(player.choose(match.observe(0), 0)) == "card 1"
    assert player.answer(match.observe(0), 0).fallback == "garbled"
    assert player.answer(match.observe(1), 1).fallback is None  # another seat has a process of its own


def test_a_class_may_print_and_read(pool: Pool, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "twojacks.bots.output")
    match, player = match_at_cards(), pool.player(odd("Chatty"), GAME, seed=5)
    assert text_of(player.choose(match.observe(0), 0)) == "card 1"
    player.choose(match.observe(0), 0)
    assert player.fallbacks == 0
    assert f"{odd('Chatty')}: half a line" in caplog.text


def test_a_class_is_made_anew_for_every_match_and_told_its_end(
    pool: Pool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = tmp_path / "told"
    monkeypatch.setenv("TOLD", str(told))
    player = pool.player(odd("Remembering"), GAME, seed=5)
    for seed in range(2):
        match = twojacks.Match.new(GAME.name, players=3, seed=seed)
        play_out(match, [player] * 3)
        for seat in range(3):
            player.end(match.observe(seat), seat)
    for seat in range(3):
        player.begin(match.observe(seat), seat)  # who has answered this has read what came before
    assert player.fallbacks == 0
    assert told.read_text() == "over\n" * 6


def test_what_a_dying_program_said_last_is_kept(pool: Pool, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "twojacks.bots.output")
    match, player = match_at_cards(), pool.player(odd("Quitting"), GAME, seed=5)
    assert player.answer(match.observe(0), 0).fallback == "died"
    assert f"{odd('Quitting')}: I am going home" in caplog.text


def test_who_fails_at_the_end_of_a_match_is_fit_for_the_next() -> None:
    with Pool(1) as pool:
        match, player, pids = match_at_cards(), pool.player(odd("Sulking"), GAME, seed=5), set()
        for _ in range(3):
            assert player.answer(match.observe(0), 0).fallback is None
            player.end(match.observe(0), 0)
            pids |= {process.pid for process in pool._processes.every}
        assert len(pids) == 1


def test_processes_are_used_again_in_the_next_match() -> None:
    with Pool(1) as pool:
        match = match_at_cards()
        for number in range(3):
            player = pool.player(program("steady"), GAME, seed=number)
            player.begin(match.observe(0), 0)
            player.end(match.observe(0), 0)
        assert len(pool._processes.every) == 1
        del player


def test_who_is_forgotten_leaves_the_process_to_others() -> None:
    with Pool(1) as pool:
        match = match_at_cards()
        for number in range(3):
            pool.player(program("steady"), GAME, seed=number).choose(match.observe(0), 0)
        assert len(pool._processes.every) == 1


def test_a_program_may_end_after_its_match(pool: Pool) -> None:
    match, player = match_at_cards(), pool.player(program("once"), GAME, seed=1)
    for _ in range(3):
        assert player.answer(match.observe(0), 0).fallback is None
        player.end(match.observe(0), 0)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (odd("Unready"), "RuntimeError: no paper chart of this harbour"),
        ("collections:Counter", "TypeError: expected a class with a method choose"),
        ("no.such.module:Bot", "ModuleNotFoundError: No module named 'no'"),
        ("run:/nowhere/at/all", "/nowhere/at/all cannot be started"),
        (program("rude"), "hello was not answered"),
    ],
)
def test_one_that_cannot_begin_is_a_mistake_told_in_one_sentence(pool: Pool, text: str, told: str) -> None:
    with pytest.raises(twojacks.BadOptions) as caught:
        pool.player(text, GAME, seed=1).begin(match_at_cards().observe(0), 0)
    assert str(caught.value).startswith(f"bot: expected one that starts; {text}: ")
    assert told in str(caught.value)


def test_no_seed_is_told_that_could_be_the_matches_own(pool: Pool, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    text = f"run:sh -c {shlex.quote(overhear(program('steady').removeprefix('run:'), heard))}"
    match = match_at_cards("a famous secret")
    pool.player(text, GAME, seed="a famous secret 0").choose(match.observe(0), 0)
    assert '"kind":"decide"' in heard.read_text()
    assert "famous" not in heard.read_text()


def test_make_bot_makes_them_too() -> None:
    match, bot = match_at_cards(), make_bot(odd("Steady"), GAME, seed=1)
    assert text_of(bot.choose(match.observe(0), 0)) == "card rum"
