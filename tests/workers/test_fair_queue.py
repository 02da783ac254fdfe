"""The fair queue: keys take turns, and no place is lost when a request is cancelled."""

from __future__ import annotations

import asyncio

import pytest

from twojacks.workers.failures import AnswerFailure
from twojacks.workers.fair_queue import FairQueue


class Guests:
    """Requests that record when they get a place, and keep it until told to leave."""

    def __init__(self, turns: FairQueue) -> None:
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


def test_all_places_are_used_at_once() -> None:
    async def run() -> list[list[str]]:
        guests, seen = Guests(FairQueue(2)), []
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
        guests = Guests(FairQueue(1))
        await guests.come("a1", "b1", "c1")
        await guests.go("a1")
        await guests.come("a2", "b2")
        await guests.go("b1", "c1", "a2", "b2")
        return guests.served

    assert asyncio.run(run()) == ["a1", "b1", "c1", "a2", "b2"]


@pytest.mark.parametrize("is_next", [True, False])
def test_a_cancelled_question_costs_no_place(is_next: bool) -> None:
    """Even if it gets its place at the same time."""

    async def run() -> tuple[list[str], int]:
        turns = FairQueue(1)
        guests = Guests(turns)
        await guests.come("a1", "b1", "b2", "c1")
        if is_next:
            guests.going["a1"].set()
            while len(turns._waiting["b"]) == 2:  # until b1 has the place, without having noticed
                await asyncio.sleep(0)
        guests.tasks["b1"].cancel()
        await settle()
        await guests.go("a1", "c1", "b2")
        assert guests.tasks["b1"].cancelled()
        return guests.served, turns._free

    served, free = asyncio.run(run())
    assert (sorted(served), free) == (["a1", "b2", "c1"], 1)


def test_no_place_is_lost_when_many_requests_are_cancelled() -> None:
    """No request is served twice or forgotten, and no key is left."""

    async def visit(turns: FairQueue, number: int, served: list[int]) -> None:
        async with turns.turn(str(number % 5)):
            served.append(number)
            assert turns._free >= 0
            for _ in range(number % 4):
                await asyncio.sleep(0)

    async def run() -> None:
        turns, served = FairQueue(3), list[int]()
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


def test_every_key_has_its_own_limit() -> None:
    async def run() -> None:
        guests = Guests(FairQueue(1, most_waiting=1))
        await guests.come("a1", "a2", "a3", "b1", "b2")
        for name in ("a3", "b2"):
            assert guests.tasks[name].done()
            with pytest.raises(AnswerFailure, match="crowded: 1 questions wait already"):
                await guests.tasks[name]
        await guests.go("a1", "a2", "b1")
        assert guests.served == ["a1", "a2", "b1"]

    asyncio.run(run())
