"""Thoughts that nobody waits for any more end at once, and what can be kept is kept."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError

import pytest

from tests.bots.asking import (
    GAME,
    interpreted,
    is_gone,
    match_at_cards,
    odd,
    pids,
    wait_until_gone,
)
from twojacks.bots.players import Player
from twojacks.bots.pool import Pool
from twojacks.bots.processes import Process
from twojacks.bots.worker import Worker


def test_a_thought_can_be_cancelled_from_another_thread() -> None:
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
    """From now on the system gives Ctrl-C to another thread than this one, as it may at any time."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ())

    def block() -> None:
        signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])

    yield block
    signal.pthread_sigmask(signal.SIG_SETMASK, before)


@pytest.mark.parametrize("elsewhere", [False, True])
def test_ctrl_c_ends_the_thought(elsewhere: bool, deaf: Callable[[], None]) -> None:
    """The bot presses it while it is thinking."""
    match = match_at_cards()
    with Pool(1) as pool:
        player = pool.player(f"{odd('Interrupting')}@100s", GAME, seed=1)
        player.begin(match.observe(0), 0)
        (process,) = pool._processes.every
        if elsewhere:
            deaf()
        with pytest.raises(KeyboardInterrupt):
            player.choose(match.observe(0), 0)
        wait_until_gone(process.pid)


def test_cancelling_whoever_awaits_it_ends_the_thought() -> None:
    match = match_at_cards()

    async def ask_shortly(player: Player) -> None:
        async with asyncio.timeout(0.2):
            await player.ask(match.observe(0), 0)

    with Pool(1) as pool:
        player = pool.player(f"{odd('Sleeping')}@100s", GAME, seed=1)
        player.begin(match.observe(0), 0)
        (process,) = pool._processes.every
        with pytest.raises(TimeoutError):
            asyncio.run(ask_shortly(player))
        wait_until_gone(process.pid)


def test_a_search_whose_thought_is_cancelled_stops_at_once_and_stays() -> None:
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


STOPPABLE = """
import threading
from twojacks.bots.answering import answer_lines
stopped = threading.Event()
def reply(message):
    if message["kind"] == "think":
        stopped.wait()
    return {"stopped": stopped.is_set()}
answer_lines(reply, stopped.set)
"""


@pytest.mark.parametrize("stops", [True, False])
def test_a_search_that_stops_when_told_keeps_its_process(stops: bool) -> None:
    async def cancel_and_ask_again() -> dict[str, object]:
        process = await Process.start("search", (sys.executable, "-c", STOPPABLE))
        try:
            await process.ask({"kind": "hello"}, 30)
            with pytest.raises(asyncio.CancelledError):
                await asyncio.wait_for(cancel_soon(process), 30)
            return await process.ask({"kind": "again"}, 30) if process.is_alive else {}
        finally:
            await process.end()

    async def cancel_soon(process: Process) -> None:
        task = asyncio.create_task(process.ask({"kind": "think"}, 30, {"kind": "stop"} if stops else None))
        await asyncio.sleep(0.05)
        task.cancel()
        await task

    assert asyncio.run(cancel_and_ask_again()) == ({"stopped": True} if stops else {})


def test_a_worker_tells_the_bot_that_is_thinking_to_stop(monkeypatch: pytest.MonkeyPatch) -> None:
    class Searching:
        def __init__(self) -> None:
            self.stopped = threading.Event()

        def choose(self, view: object, seat: int) -> int:
            assert self.stopped.wait(30)
            return 7

        def stop(self) -> None:
            self.stopped.set()

    worker, bot = Worker(), Searching()
    monkeypatch.setattr(worker, "find", lambda message: bot)
    message = {"kind": "decide", "game": GAME.name, "seat": 0, "view": "A" * 4 * (GAME.state.itemsize // 3) + "AA=="}
    assert worker.prepare(message) == {"ready": True, "stops": True}
    worker.stop()  # nobody is thinking
    assert not bot.stopped.is_set()
    threading.Timer(0.1, worker.stop).start()
    assert worker.decide(message) == {"action": 7}
