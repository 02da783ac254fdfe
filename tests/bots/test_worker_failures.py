"""What can befall a worker: killed, hanging, failing or talking nonsense, it costs one decision at most."""

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
    interpreted,
    is_gone,
    match_at_cards,
    odd,
    pids,
    text_of,
    wait_until_gone,
)
from twojacks.bots import workers
from twojacks.bots.players import Answer, Player
from twojacks.bots.pool import Pool


def test_a_worker_killed_in_the_middle_costs_one_decision(caplog: pytest.LogCaptureFixture) -> None:
    match = match_at_cards()
    with Pool(1) as pool:
        player = interpreted(pool)
        player.begin(match.observe(0), 0)
        (pid,) = pids(pool)
        os.kill(pid, signal.SIGSTOP)  # so that it is still thinking when it is killed
        threading.Timer(0.2, os.kill, (pid, signal.SIGKILL)).start()
        answer = player.answer(match.observe(0), 0)
        assert (answer.fallback, text_of(answer.action)) == ("died", deckhands_answer(match, 0, 1))
        assert is_gone(pid)
        assert player.answer(match.observe(0), 0).fallback is None
    assert "cabin-boy, halunken-und-spelunken, seat 0: died; deckhand answered instead" in caplog.text


def test_a_worker_killed_while_nobody_asks_costs_none() -> None:
    match = match_at_cards()
    with Pool(1) as pool:
        player = interpreted(pool)
        for _ in range(3):
            assert player.answer(match.observe(0), 0).fallback is None
            (pid,) = pids(pool)
            os.kill(pid, signal.SIGKILL)
            wait_until_gone(pid)


@pytest.mark.parametrize("decisions", [200, pytest.param(5_000, marks=pytest.mark.soak)])
def test_workers_killed_at_random_while_many_ask(decisions: int) -> None:
    """Every question is answered legally, and nothing is left of anybody."""
    match, dice, over, answered = match_at_cards(), Random(1), threading.Event(), threading.Event()
    killed: set[int] = set()

    def kill(pool: Pool) -> None:
        """One after the other, each when a worker had time to answer: on a busy machine they start slowly."""
        while not over.wait(0.15):
            if killed and not answered.is_set():
                continue
            answered.clear()
            pid = dice.choice([process.pid for process in list(pool._processes.every)] or [0])
            if pid and pid not in killed:
                killed.add(pid)
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)

    def ask(player: Player, number: int) -> Answer:
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
    """It cannot be made: there is no such speed."""
    match, player = match_at_cards(), interpreted(pool)
    answer = pool.player("cabin-boy", GAME, seed=1, speed="sideways").answer(match.observe(0), 0)
    assert answer.fallback == "failed"
    assert player.answer(match.observe(0), 0).fallback is None


def test_what_lies_in_the_folder_we_are_in_does_not_disturb(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody keeps a random.py there, and a bot of their own."""
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
def test_whatever_comes_out_of_a_worker_is_checked(answer: str, reason: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "COMMAND", (sys.executable, "-c", ANSWERING, answer))
    match = match_at_cards()
    with Pool(1) as pool:
        given = interpreted(pool).answer(match.observe(0), 0)
    assert (given.fallback, text_of(given.action)) == (reason, deckhands_answer(match, 0, 1))


ASKING = f"""
from tests.bots.asking import GAME, match_at_cards
from twojacks.bots.players import Answer, Player
from twojacks.bots.pool import Pool
pool = Pool(1)
pool.player({odd("Holding")!r}, GAME, seed=1).choose(match_at_cards().observe(0), 0)
"""


def test_a_process_ends_when_whoever_asked_is_killed(tmp_path: Path) -> None:
    """Even in the middle of a thought: this bot holds a pipe open while it thinks."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    asking = subprocess.Popen([sys.executable, "-c", ASKING], env={**os.environ, "HELD": str(pipe)})
    with pipe.open() as file:  # as soon as it thinks
        asking.kill()
        assert asking.wait() == -signal.SIGKILL
        assert file.read() == ""
