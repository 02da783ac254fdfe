"""A worker that is killed, hangs, fails or sends nonsense costs at most one decision."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from random import Random

import pytest

from tests.bots.asking import (
    GAME,
    deckhands_answer,
    faulty,
    interpreted,
    match_at_cards,
    pids,
    text_of,
)
from tests.workers.waiting import is_gone, wait_until_gone
from twojacks.bots.process import character_workers
from twojacks.bots.process.pool import Pool
from twojacks.bots.process.remote_player import BotAnswer, Player


def test_a_worker_killed_in_the_middle_costs_one_decision(caplog: pytest.LogCaptureFixture) -> None:
    match = match_at_cards()
    with Pool(1) as pool:
        player = interpreted(pool)
        player.begin(match.observe(0), 0)
        (pid,) = pids(pool)
        os.kill(pid, signal.SIGSTOP)  # so that it has not answered when it is killed
        threading.Timer(0.2, os.kill, (pid, signal.SIGKILL)).start()
        answer = player.answer(match.observe(0), 0)
        assert (answer.fallback, text_of(answer.action)) == ("died", deckhands_answer(match, 0, 1))
        assert is_gone(pid)
        assert player.answer(match.observe(0), 0).fallback is None
    assert "cabin-boy, halunken-und-spelunken, seat 0: died; deckhand answered instead" in caplog.text


def test_an_idle_worker_that_is_killed_costs_nothing() -> None:
    match = match_at_cards()
    with Pool(1) as pool:
        player = interpreted(pool)
        for _ in range(3):
            assert player.answer(match.observe(0), 0).fallback is None
            (pid,) = pids(pool)
            os.kill(pid, signal.SIGKILL)
            wait_until_gone(pid)


@pytest.mark.parametrize("decisions", [200, pytest.param(5_000, marks=pytest.mark.soak)])
def test_workers_killed_at_random_during_many_questions(decisions: int) -> None:
    """Every question gets a legal answer, and no process is left."""
    match, dice, over, answered = match_at_cards(), Random(1), threading.Event(), threading.Event()
    killed: set[int] = set()

    def kill(pool: Pool) -> None:
        """Kills one worker after another. Each had time to answer, because workers start slowly on a busy machine."""
        while not over.wait(0.15):
            if killed and not answered.is_set():
                continue
            answered.clear()
            pid = dice.choice([process.pid for process in list(pool._processes.every)] or [0])
            if pid and pid not in killed:
                killed.add(pid)
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)

    def ask(player: Player, number: int) -> BotAnswer:
        answer = player.answer(match.observe(number % 4), number % 4)
        if answer.fallback is None:
            answered.set()
        return answer

    with Pool(2) as pool:
        player, killer = interpreted(pool), threading.Thread(target=kill, args=(pool,))
        killer.start()
        with ThreadPoolExecutor(8) as threads:
            answers = list(threads.map(partial(ask, player), range(decisions)))
        over.set()
        killer.join()
    for number, answer in enumerate(answers):
        assert text_of(answer.action) in match.options(number % 4)
        assert answer.fallback in (None, "died")
    assert all(map(is_gone, killed))
    assert killed
    assert any(answer.fallback is None for answer in answers)


def test_a_worker_that_hangs_is_killed_and_replaced() -> None:
    match = match_at_cards()
    with Pool(1, grace=0.2, patience=0.0) as pool:
        player = interpreted(pool)
        player.begin(match.observe(0), 0)
        (pid,) = pids(pool)
        os.kill(pid, signal.SIGSTOP)
        assert player.answer(match.observe(0), 0).fallback == "late"
        assert is_gone(pid)
        assert pids(pool) == []


def test_a_character_that_fails_in_the_worker_is_replaced(pool: Pool) -> None:
    """There is no such speed."""
    match, player = match_at_cards(), interpreted(pool)
    answer = pool.player("cabin-boy", GAME, seed=1, speed="sideways").answer(match.observe(0), 0)
    assert answer.fallback == "failed"
    assert player.answer(match.observe(0), 0).fallback is None


def test_modules_in_the_current_folder_do_not_interfere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The folder contains a random.py and a custom bot."""
    (tmp_path / "random.py").write_text("raise RuntimeError('not meant for you')")
    (tmp_path / "mine.py").write_text(
        "import random\nclass Mine:\n    def choose(self, view, options, seat):\n"
        "        return random.Random(1).choice(options[:1])\n"
    )
    monkeypatch.chdir(tmp_path)
    match = match_at_cards()
    with Pool(1) as pool:
        assert interpreted(pool).answer(match.observe(0), 0).fallback is None
        assert text_of(pool.player("mine:Mine", GAME, seed=1).choose(match.observe(0), 0)) == "card 1"


ANSWERING = """
import json, sys
for line in sys.stdin:
    answer = sys.argv[1] if json.loads(line)["kind"] == "decide" else '{"ready": true, "stops": false}'
    print(answer, flush=True)
"""


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ('{"action": 0}', "illegal"),  # place 0
        ('{"action": 99999}', "illegal"),
        ('{"action": -1}', "illegal"),
        ('{"action": "card 1"}', "garbled"),
        ('{"action": null}', "garbled"),
        ("{}", "garbled"),
        ('{"error": "MemoryError: "}', "failed"),
        ("Killed", "garbled"),
    ],
)
def test_every_answer_of_a_worker_is_checked(answer: str, reason: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(character_workers, "COMMAND", (sys.executable, "-c", ANSWERING, answer))
    match = match_at_cards()
    with Pool(1) as pool:
        given = interpreted(pool).answer(match.observe(0), 0)
    assert (given.fallback, text_of(given.action)) == (reason, deckhands_answer(match, 0, 1))


ASKING = f"""
from tests.bots.asking import GAME, match_at_cards
from twojacks.bots.process.remote_player import BotAnswer, Player
from twojacks.bots.process.pool import Pool
pool = Pool(1)
pool.player({faulty("Holding")!r}, GAME, seed=1).choose(match_at_cards().observe(0), 0)
"""


def test_a_process_ends_when_its_parent_is_killed(tmp_path: Path) -> None:
    """Even during a decision: this bot holds a pipe open while it decides."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    asking = subprocess.Popen([sys.executable, "-c", ASKING], env={**os.environ, "HELD": str(pipe)})
    with pipe.open() as file:  # waits for the decision to start
        asking.kill()
        assert asking.wait() == -signal.SIGKILL
        assert file.read() == ""
