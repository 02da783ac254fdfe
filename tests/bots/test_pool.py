"""Characters in workers: the same answers as anywhere else, from observed records alone."""

from __future__ import annotations

import asyncio
import json
import shlex
import subprocess
import sys
import threading
from concurrent.futures import CancelledError, ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path

import pytest

from tests.bots.asking import (
    GAME,
    interpreted,
    is_gone,
    match_at_cards,
    odd,
    overhear,
    pids,
    program,
    wait_until_gone,
)
from tests.tables import TABLES, Table, bytes_of, every_table, some_decisions
from tests.test_secrets import other_world
from twojacks.bots import CHARACTERS, Budget, make_bot, workers
from twojacks.bots.players import Player
from twojacks.bots.pool import Pool, seat_bot, shared_pool
from twojacks.errors import Error


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


@pytest.mark.parametrize("name", [*CHARACTERS, "run:true"])
def test_whoever_imagines_worlds_does_it_in_another_process(name: str) -> None:
    """Where games are played one after the other (Gymnasium, datasets): only who does not search is asked there."""
    bot = seat_bot(name, TABLES[0].game, seed="many games")
    assert isinstance(bot, Player) == (name not in {"cabin-boy", "deckhand"})
