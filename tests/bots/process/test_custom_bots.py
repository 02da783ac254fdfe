"""Custom bots, classes and programs: they play whole games, and no failure stops a game."""

from __future__ import annotations

import logging
import os
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import twojacks
from tests.bots.asking import GAME, deckhands_answer, faulty, match_at_cards, overhear, play_out, program, text_of
from tests.tables import Table, every_table
from twojacks.bots import make_bot
from twojacks.bots.process import custom_bots as conversations
from twojacks.bots.process.pool import Pool


@pytest.fixture(scope="module")
def pool() -> Iterator[Pool]:
    with Pool(1) as pool:
        yield pool


@pytest.fixture
def hasty() -> Iterator[Pool]:
    """A pool that hardly waits for answers."""
    with Pool(1, grace=0.3, patience=0.0) as pool:
        yield pool


@pytest.mark.parametrize("text", [faulty("Steady"), program("steady")], ids=["class", "program"])
@every_table
def test_a_custom_bot_plays_whole_games(pool: Pool, text: str, table: Table) -> None:
    match = table.new_match("own")
    player = pool.player(text, table.game, seed=1)
    answers = play_out(match, [player] * table.players)
    assert match.winners
    assert all(answer.fallback is None for _, answer in answers)
    assert player.fallbacks == 0


WRONG = {
    faulty("Raising"): "failed",
    faulty("Illegal"): "illegal",
    faulty("Numbering"): "failed",
    faulty("Forgetful"): "failed",
    faulty("Quitting"): "died",
    faulty("Dying"): "died",
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
    "tests.bots.process.faulty_bots:Nobody": "failed",
    "nowhere.py:Bot": "failed",
}


@pytest.mark.parametrize(("text", "reason"), WRONG.items(), ids=[text.split("/")[-1] for text in WRONG])
def test_after_any_failure_deckhand_answers_and_the_failure_is_logged(
    pool: Pool, text: str, reason: str, caplog: pytest.LogCaptureFixture
) -> None:
    match, player = match_at_cards(), pool.player(text, GAME, seed=5)
    answer = player.answer(match.observe(2), 2)
    assert text_of(answer.action) == deckhands_answer(match, 2, seed=5)
    assert (answer.fallback, player.fallbacks) == (reason, 1)
    told = [record.getMessage() for record in caplog.records if record.name == "twojacks.bots"]
    assert told == [f"{text}, halunken-und-spelunken, seat 2: {reason}; deckhand answered instead"]


@pytest.mark.parametrize("text", [faulty("Sleeping"), program("sleep", os.devnull)], ids=["class", "program"])
def test_a_late_bot_is_replaced(hasty: Pool, text: str) -> None:
    match, player = match_at_cards(), hasty.player(f"{text}@10ms", GAME, seed=5)
    answer = player.answer(match.observe(0), 0)
    assert (answer.fallback, text_of(answer.action)) == ("late", deckhands_answer(match, 0, seed=5))


def test_a_bot_that_never_reads_does_not_block_us(pool: Pool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conversations, "STARTING", 0.2)
    match, player = match_at_cards(), pool.player("run:sleep 60", GAME, seed=5)
    assert player.answer(match.observe(0), 0).fallback == "late"
    with pytest.raises(twojacks.BadOptions, match=r"run:sleep 60: no answer in 0\.2 seconds"):
        player.begin(match.observe(0), 0)


def test_a_bot_that_answers_without_reading_cannot_block_us(hasty: Pool) -> None:
    """Messages pile up until the pipe is full. Then it cannot be asked any more, and is late."""
    match, player = match_at_cards(), hasty.player(f"{program('hoard')}@2s", GAME, seed=5)
    reasons = [player.answer(match.observe(0), 0).fallback for _ in range(200) if not player.fallbacks]
    assert reasons[-1] == "late"
    assert len(reasons) > 10


@pytest.mark.parametrize(("how", "seconds", "reason"), [("sleep", 0.5, "late"), ("desert", 30, "died")])
def test_what_a_program_started_ends_with_it(
    hasty: Pool, tmp_path: Path, how: str, seconds: float, reason: str
) -> None:
    """Its child would write after half a minute. The pipe closes when the child ends."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    match, player = match_at_cards(), hasty.player(f"{program(how, str(pipe))}@{seconds}s", GAME, seed=5)
    player.warm(match.observe(0), 0)
    with pipe.open() as file:  # waits for the child to open it
        assert player.answer(match.observe(0), 0).fallback == reason
        assert file.read() == ""


def test_what_a_program_started_ends_when_it_exits_after_its_match(pool: Pool, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    match, player = match_at_cards(), pool.player(program("forsake", str(pipe)), GAME, seed=5)
    player.warm(match.observe(0), 0)
    with pipe.open() as file:
        player.begin(match.observe(0), 0)
        player.end(match.observe(0), 0)
        assert file.read() == ""


def test_a_program_that_died_is_restarted_a_few_times(pool: Pool) -> None:
    match, player = match_at_cards(), pool.player(program("exit"), GAME, seed=5)
    reasons = [player.answer(match.observe(0), 0).fallback for _ in range(5)]
    assert reasons == ["died", "died", "died", "gone", "gone"]
    assert player.failures == {"died": 3, "gone": 2}


def test_a_good_answer_makes_up_for_failures(pool: Pool) -> None:
    """It answers when captains are placed, and dies when it has to choose a card."""
    cards, player = match_at_cards(), pool.player(program("exit"), GAME, seed=5)
    placing = twojacks.Match.new(GAME.name, players=4, seed=1)
    seat = placing.to_act[0]
    for _ in range(4):
        assert player.answer(cards.observe(seat), seat).fallback == "died"
        assert text_of(player.choose(placing.observe(seat), seat)) == "place 13"


def test_a_program_that_answers_twice_fails_the_next_time(pool: Pool) -> None:
    """Its second line would be mistaken for the answer to another question."""
    match, player = match_at_cards(), pool.player(program("twice"), GAME, seed=5)
    assert text_of(player.choose(match.observe(0), 0)) == "card 1"
    assert player.answer(match.observe(0), 0).fallback == "garbled"
    assert player.answer(match.observe(1), 1).fallback is None  # another seat has its own process


def test_a_class_may_print_and_read(pool: Pool, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "twojacks.bots.output")
    match, player = match_at_cards(), pool.player(faulty("Chatty"), GAME, seed=5)
    assert text_of(player.choose(match.observe(0), 0)) == "card 1"
    player.choose(match.observe(0), 0)
    assert player.fallbacks == 0
    assert f"{faulty('Chatty')}: half a line" in caplog.text


def test_a_class_is_instantiated_for_every_match_and_told_when_it_ends(
    pool: Pool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = tmp_path / "told"
    monkeypatch.setenv("TOLD", str(told))
    player = pool.player(faulty("Remembering"), GAME, seed=5)
    for seed in range(2):
        match = twojacks.Match.new(GAME.name, players=3, seed=seed)
        play_out(match, [player] * 3)
        for seat in range(3):
            player.end(match.observe(seat), seat)
    for seat in range(3):
        player.begin(match.observe(seat), seat)  # a process that has answered this has read everything before
    assert player.fallbacks == 0
    assert told.read_text() == "over\n" * 6


def test_the_last_output_of_a_dying_program_is_logged(pool: Pool, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "twojacks.bots.output")
    match, player = match_at_cards(), pool.player(faulty("Quitting"), GAME, seed=5)
    assert player.answer(match.observe(0), 0).fallback == "died"
    assert f"{faulty('Quitting')}: I am going home" in caplog.text


def test_a_failure_at_the_end_of_a_match_does_not_affect_the_next() -> None:
    with Pool(1) as pool:
        match, player, pids = match_at_cards(), pool.player(faulty("Sulking"), GAME, seed=5), set()
        for _ in range(3):
            assert player.answer(match.observe(0), 0).fallback is None
            player.end(match.observe(0), 0)
            pids |= {process.pid for process in pool._processes.every}
        assert len(pids) == 1


def test_processes_are_reused_in_the_next_match() -> None:
    with Pool(1) as pool:
        match = match_at_cards()
        for number in range(3):
            player = pool.player(program("steady"), GAME, seed=number)
            player.begin(match.observe(0), 0)
            player.end(match.observe(0), 0)
        assert len(pool._processes.every) == 1
        del player


def test_a_deleted_player_releases_its_process() -> None:
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
        (faulty("Unready"), "RuntimeError: no paper chart of this harbour"),
        ("collections:Counter", "TypeError: expected a class with a method choose"),
        ("no.such.module:Bot", "ModuleNotFoundError: No module named 'no'"),
        ("run:/nowhere/at/all", "/nowhere/at/all cannot be started"),
        (program("rude"), "hello was not answered"),
    ],
)
def test_a_bot_that_cannot_start_is_reported_in_one_sentence(pool: Pool, text: str, told: str) -> None:
    with pytest.raises(twojacks.BadOptions) as caught:
        pool.player(text, GAME, seed=1).begin(match_at_cards().observe(0), 0)
    assert str(caught.value).startswith(f"bot: expected one that starts; {text}: ")
    assert told in str(caught.value)


def test_a_bot_never_learns_the_seed_of_the_match(pool: Pool, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    text = f"run:sh -c {shlex.quote(overhear(program('steady').removeprefix('run:'), heard))}"
    match = match_at_cards("a famous secret")
    pool.player(text, GAME, seed="a famous secret 0").choose(match.observe(0), 0)
    assert '"kind":"decide"' in heard.read_text()
    assert "famous" not in heard.read_text()


def test_make_bot_makes_them_too() -> None:
    match, bot = match_at_cards(), make_bot(faulty("Steady"), GAME, seed=1)
    assert text_of(bot.choose(match.observe(0), 0)) == "card rum"
