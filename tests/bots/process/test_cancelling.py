"""A cancelled decision ends at once, and its process is kept if possible."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError

import pytest

from tests.bots.asking import (
    GAME,
    faulty,
    interpreted,
    match_at_cards,
    pids,
)
from tests.workers.waiting import is_gone, wait_until_gone
from twojacks.bots.process.character_process import CharacterServer
from twojacks.bots.process.pool import Pool
from twojacks.bots.process.remote_player import Player


def test_a_decision_can_be_cancelled_from_another_thread() -> None:
    match = match_at_cards()
    with Pool(1) as pool:
        player = interpreted(pool)
        player.begin(match.observe(0), 0)
        (pid,) = pids(pool)
        os.kill(pid, signal.SIGSTOP)
        threading.Timer(0.2, player.cancel).start()
        with pytest.raises(CancelledError):
            player.choose(match.observe(0), 0)
        assert player.answer(match.observe(0), 0).fallback is None  # by another worker
        assert is_gone(pid)


@pytest.fixture
def deaf() -> Iterator[Callable[[], None]]:
    """Makes the system deliver Ctrl-C to another thread, as it may at any time."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ())

    def block() -> None:
        signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])

    yield block
    signal.pthread_sigmask(signal.SIG_SETMASK, before)


@pytest.mark.parametrize("elsewhere", [False, True])
def test_ctrl_c_ends_the_decision(elsewhere: bool, deaf: Callable[[], None]) -> None:
    """The bot sends it during its decision."""
    match = match_at_cards()
    with Pool(1) as pool:
        player = pool.player(f"{faulty('Interrupting')}@100s", GAME, seed=1)
        player.begin(match.observe(0), 0)
        (process,) = pool._processes.every
        if elsewhere:
            deaf()
        with pytest.raises(KeyboardInterrupt):
            player.choose(match.observe(0), 0)
        wait_until_gone(process.pid)


def test_cancelling_the_task_that_awaits_it_ends_the_decision() -> None:
    match = match_at_cards()

    async def ask_shortly(player: Player) -> None:
        async with asyncio.timeout(0.2):
            await player.ask(match.observe(0), 0)

    with Pool(1) as pool:
        player = pool.player(f"{faulty('Sleeping')}@100s", GAME, seed=1)
        player.begin(match.observe(0), 0)
        (process,) = pool._processes.every
        with pytest.raises(TimeoutError):
            asyncio.run(ask_shortly(player))
        wait_until_gone(process.pid)


def test_a_cancelled_search_stops_at_once_and_keeps_its_process() -> None:
    match = match_at_cards()
    with Pool(1) as pool:
        player = pool.player("captain@1000s", GAME, seed=1)
        player.begin(match.observe(0), 0)
        before = pids(pool)
        threading.Timer(1, player.cancel).start()
        with pytest.raises(CancelledError):
            player.choose(match.observe(0), 0)
        assert pool.player("captain@16", GAME, seed=1).answer(match.observe(0), 0).fallback is None
        assert pids(pool) == before


def test_a_worker_stops_the_bot_that_is_deciding(monkeypatch: pytest.MonkeyPatch) -> None:
    class Searching:
        def __init__(self) -> None:
            self.stopped = threading.Event()

        def choose(self, view: object, seat: int) -> int:
            assert self.stopped.wait(30)
            return 7

        def stop(self) -> None:
            self.stopped.set()

    worker, bot = CharacterServer(), Searching()
    monkeypatch.setattr(worker, "find", lambda message: bot)
    message = {"kind": "decide", "game": GAME.name, "seat": 0, "view": "A" * 4 * (GAME.state.itemsize // 3) + "AA=="}
    assert worker.prepare(message) == {"ready": True, "stops": True}
    worker.stop()  # no bot is deciding
    assert not bot.stopped.is_set()
    threading.Timer(0.1, worker.stop).start()
    assert worker.decide(message) == {"action": 7}
