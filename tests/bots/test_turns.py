"""Where workers are scarce: a fast character waits for no search, and the keys take turns."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.bots.asking import GAME, interpreted, match_at_cards
from tests.bots.holding import Holding, hold_searches
from twojacks.bots import CHARACTERS, Budget, find_bot
from twojacks.bots.crew import searches
from twojacks.bots.pool import Pool
from twojacks.bots.processes import Failure
from twojacks.bots.turns import Turns
from twojacks.errors import Error

PATIENCE = 120.0  # seconds after which a test gives up


@pytest.fixture
def holding(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> tuple[Holding, Callable[..., Pool]]:
    return hold_searches(monkeypatch, tmp_path)


async def until(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


def test_searching_follows_from_the_character() -> None:
    assert [name for name in CHARACTERS if not searches(name)] == ["cabin-boy", "deckhand"]
    assert searches("captain@1")
    assert searches("run:true")
    assert find_bot("run:true").is_own


@pytest.mark.parametrize("name", ["cabin-boy", "deckhand"])
def test_a_fast_bot_answers_while_every_searching_worker_is_busy(
    holding: tuple[Holding, Callable[..., Pool]], name: str
) -> None:
    """Two searches are held, and two more wait; nothing is released before the answer has come."""
    held, new_pool = holding
    view = match_at_cards().observe(0)

    async def ask(pool: Pool) -> tuple[str | None, list[bool]]:
        thinking = [asyncio.ensure_future(interpreted(pool, "captain@1", seed).ask(view, 0)) for seed in range(4)]
        await until(lambda: len(held.begun) == 2)
        async with asyncio.timeout(PATIENCE):
            answer = await interpreted(pool, name).ask(view, 0)
        answered = [one.done() for one in thinking]
        held.release()
        await asyncio.gather(*thinking)
        return answer.fallback, answered

    with new_pool(2) as pool:
        assert asyncio.run(ask(pool)) == (None, [False] * 4)


def test_keys_take_turns_and_hints_take_part(holding: tuple[Holding, Callable[..., Pool]]) -> None:
    """The first search is held. Then one table asks three times before the others ask once; budgets tell them apart."""
    held, new_pool = holding
    view = match_at_cards().observe(0)

    def captain(pool: Pool, key: str, number: int) -> Awaitable[Any]:
        return pool.player(f"captain@{number}", GAME, seed=1, speed="interpreted", key=key).ask(view, 0)

    async def ask(pool: Pool) -> None:
        first = asyncio.ensure_future(captain(pool, "other", 1))
        await until(lambda: held.begun)
        questions = [captain(pool, "one", number) for number in (11, 12, 13)]
        questions += [captain(pool, "two", 21), pool.hint(GAME, view, 0, Budget(9, 31), "three")]
        questions += [captain(pool, "two", 22)]
        waiting = [asyncio.ensure_future(question) for question in questions]
        await until(lambda: sum(map(len, pool._workers.searching.turns._waiting.values())) == len(waiting))
        held.release()
        await asyncio.gather(first, *waiting)

    with new_pool(1) as pool:
        asyncio.run(ask(pool))
    assert [number for _, number in held.begun] == [1, 11, 21, 31, 12, 22, 13]


def test_a_key_cannot_pile_up_questions(holding: tuple[Holding, Callable[..., Pool]]) -> None:
    """One is held, two wait; the next is answered by the stand-in, a hint is refused, and other keys may still ask."""
    held, new_pool = holding
    view = match_at_cards().observe(0)

    async def ask(pool: Pool) -> list[str | None]:
        player = pool.player("captain@1", GAME, seed=1, speed="interpreted", key="one")
        other = pool.player("captain@1", GAME, seed=1, speed="interpreted", key="two")
        thinking = [asyncio.ensure_future(player.ask(view, 0)) for _ in range(4)]
        await until(thinking[3].done)
        with pytest.raises(Error, match="hint: expected an answer; crowded, 2 questions wait already"):
            await pool.hint(GAME, view, 0, Budget(9, 1), "one")
        thinking.append(asyncio.ensure_future(other.ask(view, 0)))
        await asyncio.sleep(0)
        held.release()
        return [answer.fallback for answer in await asyncio.gather(*thinking)]

    with new_pool(1, most_waiting=2) as pool:
        assert asyncio.run(ask(pool)) == [None, None, None, "crowded", None]


# The queue by itself


class Guests:
    """They come, note that they were served, and stay until told to go."""

    def __init__(self, turns: Turns) -> None:
        self.turns = turns
        self.served: list[str] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.going: dict[str, asyncio.Event] = {}

    async def come(self, *names: str) -> None:
        """The first letter of a name is its key."""
        for name in names:
            self.going[name] = asyncio.Event()
            self.tasks[name] = asyncio.create_task(self.stay(name))
        await settle()

    async def stay(self, name: str) -> None:
        async with self.turns.turn(name[0]):
            self.served.append(name)
            await self.going[name].wait()

    async def go(self, *names: str) -> None:
        for name in names:
            self.going[name].set()
            await settle()


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_as_many_as_there_are_places_are_served_at_once() -> None:
    async def run() -> list[list[str]]:
        guests, seen = Guests(Turns(2)), []
        await guests.come("a1", "a2", "a3", "b1")
        seen.append(list(guests.served))
        await guests.go("a2", "a1")
        seen.append(list(guests.served))
        await guests.go("a3", "b1")
        await guests.come("c1", "c2", "c3")
        return [*seen, guests.served]

    assert asyncio.run(run()) == [
        ["a1", "a2"],
        ["a1", "a2", "a3", "b1"],
        ["a1", "a2", "a3", "b1", "c1", "c2"],
    ]


def test_a_key_that_comes_back_queues_behind_the_others() -> None:
    async def run() -> list[str]:
        guests = Guests(Turns(1))
        await guests.come("a1", "b1", "c1")
        await guests.go("a1")
        await guests.come("a2", "b2")
        await guests.go("b1", "c1", "a2", "b2")
        return guests.served

    assert asyncio.run(run()) == ["a1", "b1", "c1", "a2", "b2"]


@pytest.mark.parametrize("is_next", [True, False])
def test_a_cancelled_question_costs_no_place(is_next: bool) -> None:
    """Also if its place is given to it in the same moment."""

    async def run() -> tuple[list[str], int]:
        turns = Turns(1)
        guests = Guests(turns)
        await guests.come("a1", "b1", "b2", "c1")
        if is_next:
            guests.going["a1"].set()
            while len(turns._waiting["b"]) == 2:  # until the place is b1's, who does not know yet
                await asyncio.sleep(0)
        guests.tasks["b1"].cancel()
        await settle()
        await guests.go("a1", "c1", "b2")
        assert guests.tasks["b1"].cancelled()
        return guests.served, turns._free

    served, free = asyncio.run(run())
    assert (sorted(served), free) == (["a1", "b2", "c1"], 1)


def test_places_are_kept_when_many_come_and_are_cancelled() -> None:
    """In any order, at any moment: nobody is served twice or forgotten, and nothing is left of a key."""

    async def visit(turns: Turns, number: int, served: list[int]) -> None:
        async with turns.turn(str(number % 5)):
            served.append(number)
            assert turns._free >= 0
            for _ in range(number % 4):
                await asyncio.sleep(0)

    async def run() -> None:
        turns, served = Turns(3), list[int]()
        tasks = [asyncio.create_task(visit(turns, number, served)) for number in range(300)]
        for number, task in enumerate(tasks):
            if number % 3 == 0:
                task.cancel()
            if number % 7 == 0:
                await asyncio.sleep(0)
        await asyncio.gather(*tasks, return_exceptions=True)
        finished = {number for number, task in enumerate(tasks) if not task.cancelled()}
        assert finished >= {number for number in range(300) if number % 3}
        assert finished <= set(served)
        assert len(set(served)) == len(served)
        assert (turns._free, turns._waiting) == (3, {})

    asyncio.run(run())


def test_a_key_has_a_limit_of_its_own() -> None:
    async def run() -> None:
        guests = Guests(Turns(1, most_waiting=1))
        await guests.come("a1", "a2", "a3", "b1", "b2")
        for name in ("a3", "b2"):
            assert guests.tasks[name].done()
            with pytest.raises(Failure, match="crowded: 1 questions wait already"):
                await guests.tasks[name]
        await guests.go("a1", "a2", "b1")
        assert guests.served == ["a1", "a2", "b1"]

    asyncio.run(run())
