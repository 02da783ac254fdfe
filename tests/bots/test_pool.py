"""Characters in workers: the same answers as anywhere else, from observed records alone, whatever befalls a worker."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import shlex
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import CancelledError, ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path
from random import Random

import pytest

from tests.bots.asking import GAME, deckhands_answer, match_at_cards, odd, overhear, program, text_of
from tests.tables import Table, bytes_of, every_table, some_decisions
from tests.test_secrets import other_world
from twojacks.bots import CHARACTERS, Budget, make_bot, workers
from twojacks.bots.players import Player
from twojacks.bots.pool import Pool, shared_pool
from twojacks.bots.processes import Process
from twojacks.bots.worker import Worker
from twojacks.errors import Error


@pytest.fixture(scope="module")
def pool() -> Iterator[Pool]:
    with Pool(2) as pool:
        yield pool


def interpreted(pool: Pool, text: str = "cabin-boy", seed: int = 1) -> Player:
    """One that is ready soon."""
    return pool.player(text, GAME, seed=seed, speed="interpreted")


def pids(pool: Pool) -> list[int]:
    return [worker.process.pid for worker in pool._workers.idle]


def is_gone(pid: int) -> bool:
    """Ended, and waited for: a zombie could still be sent signals."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def wait_until_gone(pid: int) -> None:
    for _ in range(3000):
        if is_gone(pid):
            return
        time.sleep(0.01)
    pytest.fail(f"process {pid} is still there")


@pytest.mark.parametrize("name", CHARACTERS)
@every_table
def test_a_character_answers_from_a_worker_as_it_would_here(pool: Pool, name: str, table: Table) -> None:
    budget = None if CHARACTERS[name].budget is None else Budget(simulations=32)
    player = pool.player(name, table.game, seed=3, budget=budget)
    here = make_bot(name, table.game, seed=3, budget=budget, speed="native")
    for match in some_decisions(table, games=1, every=9):
        seat = match.to_act[0]
        assert player.choose(match.observe(seat), seat) == here.choose(match.observe(seat), seat)
    assert player.fallbacks == 0


def test_many_decisions_at_once(pool: Pool) -> None:
    match = match_at_cards()
    player, here = interpreted(pool), make_bot("cabin-boy", GAME, seed=1)
    with ThreadPoolExecutor(16) as threads:
        answers = list(threads.map(lambda number: player.choose(match.observe(number % 4), number % 4), range(200)))
    assert answers == [here.choose(match.observe(number % 4), number % 4) for number in range(200)]
    assert len(pids(pool)) <= 2


def test_it_can_be_awaited(pool: Pool) -> None:
    match, player = match_at_cards(), interpreted(pool)

    async def ask_everybody() -> list[int]:
        answers = await asyncio.gather(*(player.ask(match.observe(seat), seat) for seat in range(4)))
        return [answer.action for answer in answers]

    here = make_bot("cabin-boy", GAME, seed=1)
    assert asyncio.run(ask_everybody()) == [here.choose(match.observe(seat), seat) for seat in range(4)]


def test_what_goes_over_the_pipe_cannot_tell_two_worlds_apart(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Every byte to the worker is recorded; the worlds differ in all that a seat cannot know."""
    check_pipe(monkeypatch, tmp_path / "worker", "cabin-boy")


def test_nor_can_an_own_bot_tell_them_apart(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    heard = tmp_path / "program"
    text = f"run:sh -c {shlex.quote(overhear(program('steady').removeprefix('run:'), heard))}"
    check_pipe(monkeypatch, heard, text)


def check_pipe(monkeypatch: pytest.MonkeyPatch, heard: Path, text: str) -> None:
    worker = " ".join(workers.COMMAND)
    monkeypatch.setattr(workers, "COMMAND", ("sh", "-c", overhear(worker, heard)))
    differing = 0
    with Pool(1) as pool:
        for number, match in enumerate(some_decisions(Table(GAME.name, "standard", 3), games=1, every=3)):
            seat, player = match.to_act[0], interpreted(pool, text)
            world = other_world(match, seat, number)
            differing += bytes_of(match) != bytes_of(world)
            for here in (match, world):
                player.choose(here.observe(seat), seat)
            player.end(match.observe(seat), seat)
    asked = [line for line in heard.read_text().splitlines() if json.loads(line)["kind"] == "decide"]
    assert differing == len(asked) / 2 > 10
    assert asked[::2] == asked[1::2]
    assert len(set(asked)) == len(asked) / 2


# What can befall a worker


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
    match, dice, over = match_at_cards(), Random(1), threading.Event()
    killed: set[int] = set()

    def kill(pool: Pool) -> None:
        while not over.wait(0.15):
            pid = dice.choice([process.pid for process in list(pool._processes.every)] or [0])
            if pid and pid not in killed:
                killed.add(pid)
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)

    with Pool(2) as pool:
        player, killer = interpreted(pool), threading.Thread(target=kill, args=(pool,))
        killer.start()
        with ThreadPoolExecutor(8) as threads:
            asked = range(decisions)
            answers = list(threads.map(lambda number: player.answer(match.observe(number % 4), number % 4), asked))
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


# Hints


def test_a_hint_comes_out_of_a_worker_as_it_would_here(pool: Pool) -> None:
    match, budget = match_at_cards(), Budget(seconds=60, simulations=200)
    hint = asyncio.run(pool.hint(GAME, match.observe(2), 2, budget))
    here = json.loads(json.dumps(asdict(match.hint(2, 60, simulations=200))))
    assert hint.pop("seconds") > 0
    assert hint == {name: value for name, value in here.items() if name != "seconds"}
    assert [option["action"] for option in hint["options"]] == list(match.options(2))


def test_nobody_gets_a_hint_who_is_not_asked(pool: Pool) -> None:
    match = match_at_cards()
    match.play(2, "card 1")
    with pytest.raises(Error, match=r"hint: expected an answer; failed, .* seat 2: expected one that owes a decision"):
        asyncio.run(pool.hint(GAME, match.observe(2), 2, Budget(seconds=1)))


def test_a_hint_that_nobody_waits_for_ends() -> None:
    match = match_at_cards()

    async def wait_shortly(pool: Pool) -> None:
        async with asyncio.timeout(0.5):
            await pool.hint(GAME, match.observe(0), 0, Budget(seconds=500))

    with Pool(1) as pool:
        pool.player("captain", GAME, seed=1).begin(match.observe(0), 0)
        (pid,) = pids(pool)
        with pytest.raises(TimeoutError):
            asyncio.run(wait_shortly(pool))
        wait_until_gone(pid)


# Cancelling


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


def test_ctrl_c_ends_the_thought() -> None:
    """The bot presses it while it is thinking."""
    match = match_at_cards()
    with Pool(1) as pool:
        player = pool.player(f"{odd('Interrupting')}@100s", GAME, seed=1)
        player.begin(match.observe(0), 0)
        (process,) = pool._processes.every
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


# Ending


def test_nothing_is_left_when_a_pool_is_closed() -> None:
    match = match_at_cards()
    with Pool(2) as pool:
        with ThreadPoolExecutor(4) as threads:
            list(threads.map(lambda seat: interpreted(pool).choose(match.observe(seat), seat), range(4)))
        own = pool.player(program("steady"), GAME, seed=1)
        own.begin(match.observe(0), 0)
        started = [process.pid for process in pool._processes.every]
        assert not any(map(is_gone, started))
    assert all(map(is_gone, started))
    pool.close()  # once more does no harm


def test_closing_ends_thoughts_in_progress() -> None:
    match, pool = match_at_cards(), Pool(1)
    player = pool.player(odd("Sleeping"), GAME, seed=1)
    player.begin(match.observe(0), 0)
    (process,) = pool._processes.every
    threading.Timer(0.2, pool.close).start()
    with pytest.raises(CancelledError):
        player.choose(match.observe(0), 0)
    pool._thread.join()
    assert is_gone(process.pid)


def test_the_shared_pool_is_one() -> None:
    assert shared_pool() is shared_pool()


FORKING = f"""
import os
from tests.bots.asking import GAME, match_at_cards, text_of
from twojacks.bots import make_bot
match = match_at_cards()
bot = make_bot({odd("Steady")!r}, GAME, seed=1)
bot.choose(match.observe(0), 0)
if child := os.fork():
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
print(text_of(make_bot({odd("Steady")!r}, GAME, seed=1).choose(match.observe(1), 1)))
"""


def test_a_fork_has_a_shared_pool_of_its_own() -> None:
    told = subprocess.run([sys.executable, "-c", FORKING], capture_output=True, text=True, check=True, timeout=60)
    assert told.stdout.splitlines() == ["card rum"] * 2
