"""When workers are busy: a fast character does not wait for a search, and keys take turns."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.bots.asking import GAME, interpreted, match_at_cards
from tests.bots.process.holding import Holding, hold_searches
from twojacks.bots import CHARACTERS, Budget, find_bot
from twojacks.bots.characters.catalogue import searches
from twojacks.bots.process.pool import Pool
from twojacks.errors import Error

PATIENCE = 120.0  # seconds after which a test gives up


@pytest.fixture
def holding(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> tuple[Holding, Callable[..., Pool]]:
    return hold_searches(monkeypatch, tmp_path)


async def until(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


def test_which_bots_search() -> None:
    assert [name for name in CHARACTERS if not searches(name)] == ["cabin-boy", "deckhand"]
    assert searches("captain@1")
    assert searches("run:true")
    assert find_bot("run:true").is_custom


@pytest.mark.parametrize("name", ["cabin-boy", "deckhand"])
def test_a_fast_bot_answers_while_every_searching_worker_is_busy(
    holding: tuple[Holding, Callable[..., Pool]], name: str
) -> None:
    """Two searches are held and two more wait. Nothing is released before the answer arrives."""
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
    """The first search is held. Then one table asks three times before the others. Budgets identify the questions."""
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
        await until(lambda: sum(map(len, pool._workers.searching.queue._waiting.values())) == len(waiting))
        held.release()
        await asyncio.gather(first, *waiting)

    with new_pool(1) as pool:
        asyncio.run(ask(pool))
    assert [number for _, number in held.begun] == [1, 11, 21, 31, 12, 22, 13]


def test_a_key_cannot_pile_up_questions(holding: tuple[Holding, Callable[..., Pool]]) -> None:
    """One is held, two wait. The stand-in answers the next one, a hint is refused, and other keys may still ask."""
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
