"""Bots at tables. They are shown what their seat may know, think in other processes, and answer with commands."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from functools import cached_property
from typing import Any

from twojacks.bots.characters.catalogue import searches
from twojacks.bots.process.pool import Pool
from twojacks.errors import Error
from twojacks.games import find_game
from twojacks.server.errors import StaleDecision
from twojacks.server.live.live_table import LiveTable
from twojacks.server.metrics import Metrics
from twojacks.server.storage.database import CONNECTIONS, Storage
from twojacks.server.storage.postgres_sync import Claims
from twojacks.server.table import entries as kinds
from twojacks.server.table.commands import Command
from twojacks.server.table.fairness import bot_seed
from twojacks.workers.fair_queue import FairQueue

logger = logging.getLogger(__name__)

RETRY_SECONDS = 1.0  # until a question without an answer is asked again
MOST_WAITING = 8  # questions of a table: one for each seat, and as many for a table that was loaded again
SEARCHING_CLAIMS = CONNECTIONS * 3 // 4  # the other connections are for bots that do not search


class BotRunner:
    def __init__(self, metrics: Metrics, storage: Storage, workers: int) -> None:
        self._metrics = metrics
        self._storage = storage
        self._workers = workers
        self._thinking: set[tuple[LiveTable, int]] = set()  # a table that is loaded again asks again
        self._tasks: set[asyncio.Task[None]] = set()
        self._searching = FairQueue(SEARCHING_CLAIMS)

    @cached_property
    def _pool(self) -> Pool:
        """The processes start when the first bot is asked."""
        return Pool(self._workers, most_waiting=MOST_WAITING)

    @cached_property
    def _claims(self) -> Claims:
        return Claims(self._storage.claiming, CONNECTIONS)

    def ask(self, live: LiveTable, seat: int) -> None:
        """Ask the bot of a seat, unless it is thinking already. Called after every change of a table."""
        key = (live, seat)
        if key in self._thinking:
            return
        self._thinking.add(key)
        task = asyncio.get_running_loop().create_task(self._work(live, seat))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _work(self, live: LiveTable, seat: int) -> None:
        try:
            if not await self._answer_all(live, seat):
                await asyncio.sleep(RETRY_SECONDS)  # another process runs this bot; take over if it dies
        except StaleDecision:
            pass  # the question has changed meanwhile
        except Error:
            await asyncio.sleep(RETRY_SECONDS)
        except Exception:  # the table must go on, whatever happened to the process of the bot
            logger.exception("a bot gave no answer")
            await asyncio.sleep(RETRY_SECONDS)
        finally:
            self._thinking.discard((live, seat))
            live.wake()

    async def _answer_all(self, live: LiveTable, seat: int) -> bool:
        """Answer until the bot owes nothing. False if another process does it."""
        bot = live.table.seats[seat].player
        if bot is None:
            return True
        async with self._claim(live.table.id, seat, bot) as is_ours:
            while is_ours and owes_decision(live, seat):
                await self._answer(live, seat)
        return is_ours

    @asynccontextmanager
    async def _claim(self, table_id: str, seat: int, bot: str) -> AsyncIterator[bool]:
        """Of several processes, the first one runs the bot."""
        if not self._storage.is_shared:
            yield True
            return
        turn = self._searching.turn(table_id) if searches(bot) else nullcontext()
        async with turn, self._claims.claim(table_id, seat) as is_ours:
            yield is_ours

    async def _answer(self, live: LiveTable, seat: int) -> None:
        """Take one decision or one pick. It is refused if the question has changed meanwhile."""
        table = await live.settled()
        bot, game = table.seats[seat].player, table.game
        if bot is None or game is None or table.secret is None or not owes_decision(live, seat):
            return
        decision, view = game.decision, game.asked(seat).observe(seat)
        action = await self._choose(bot, game.match.game, bot_seed(table.secret), view, seat, table.id)
        data = {"action": action, "decision": decision, "bot": bot}
        await live.ask(Command(kinds.DECIDED, seat, None, data))

    async def _choose(self, bot: str, game: str, seed: str, view: Any, seat: int, table_id: str) -> str:
        """Ask another process, which is shown nothing but the view (docs/guide/bots.md). Tables take turns."""
        rules = find_game(game)
        player = self._pool.player(bot, rules, seed=seed, key=table_id)
        with self._metrics.thinking.labels(bot).time():
            answer = await player.ask(view, seat)
        return rules.notation.format_action(answer.action)

    async def end(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if "_claims" in vars(self):
            self._claims.end()
        if "_pool" in vars(self):
            await asyncio.to_thread(self._pool.close)


def owes_decision(live: LiveTable, seat: int) -> bool:
    return not live.is_lost and seat in live.table.waiting and live.table.seats[seat].player is not None
