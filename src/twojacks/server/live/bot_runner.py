"""Bots at tables: shown what their seat may know, they think beside the event loop and answer like anybody else."""

from __future__ import annotations

import asyncio
import logging
from contextlib import AbstractAsyncContextManager, nullcontext
from functools import cached_property
from typing import Any

from twojacks.bots.process.pool import Pool
from twojacks.errors import Error
from twojacks.games import find_game
from twojacks.server.hosting.metrics import Metrics
from twojacks.server.live.live_table import LiveTable
from twojacks.server.storage.database import CONNECTIONS, Storage
from twojacks.server.storage.postgres_sync import Claims
from twojacks.server.table import entries as kinds
from twojacks.server.table.commands import Command
from twojacks.server.table.fairness import bot_seed
from twojacks.server.wire.errors import Stale

logger = logging.getLogger(__name__)

AGAIN = 1.0  # seconds until a question is asked again that was not answered


class Crew:
    def __init__(self, metrics: Metrics, storage: Storage, workers: int) -> None:
        self._metrics = metrics
        self._storage = storage
        self._workers = workers
        self._thinking: set[tuple[LiveTable, int]] = set()  # a table that is read again is another one, and asks anew
        self._tasks: set[asyncio.Task[None]] = set()

    @cached_property
    def _pool(self) -> Pool:
        """Processes are started when the first bot is asked."""
        return Pool(self._workers)

    @cached_property
    def _claims(self) -> Claims:
        return Claims(self._storage.claiming, CONNECTIONS)

    def ask(self, live: LiveTable, seat: int) -> None:
        """Unless the seat's bot thinks already. Called after everything that happens at a table."""
        place = (live, seat)
        if place in self._thinking:
            return
        self._thinking.add(place)
        task = asyncio.get_running_loop().create_task(self._work(live, seat))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _work(self, live: LiveTable, seat: int) -> None:
        try:
            if not await self._answer_all(live, seat):
                await asyncio.sleep(AGAIN)  # another process thinks; if it dies, we are next
        except Stale:
            pass  # something else has happened meanwhile, and the question is another one
        except Error:
            await asyncio.sleep(AGAIN)
        except Exception:  # whatever became of its process: the table must go on
            logger.exception("a bot gave no answer")
            await asyncio.sleep(AGAIN)
        finally:
            self._thinking.discard((live, seat))
            live.stay_awake()

    async def _answer_all(self, live: LiveTable, seat: int) -> bool:
        """Until nothing is asked of the bot any more, if that is for us to do."""
        async with self._claim(live.table.id, seat) as is_ours:
            while is_ours and is_asked(live, seat):
                await self._answer(live, seat)
        return is_ours

    def _claim(self, table_id: str, seat: int) -> AbstractAsyncContextManager[bool]:
        """Of several processes whichever is first thinks."""
        return self._claims.trying(table_id, seat) if self._storage.is_shared else nullcontext(True)

    async def _answer(self, live: LiveTable, seat: int) -> None:
        """One decision, or one pick; if something else has happened meanwhile it is refused, and that is all."""
        table = await live.settled()
        bot, playing = table.seats[seat].player, table.playing
        if bot is None or playing is None or table.secret is None or not is_asked(live, seat):
            return
        decision, view = playing.decision, playing.asked(seat).observe(seat)
        action = await self._choose(bot, playing.match.game, bot_seed(table.secret), view, seat)
        data = {"action": action, "decision": decision, "bot": bot}
        await live.ask(Command(kinds.DECIDED, seat, None, data))

    async def _choose(self, bot: str, game: str, seed: str, view: Any, seat: int) -> str:
        """In another process, which is shown the view and nothing else (docs/bots.md)."""
        rules = find_game(game)
        player = self._pool.player(bot, rules, seed=seed)
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


def is_asked(live: LiveTable, seat: int) -> bool:
    return not live.is_lost and seat in live.table.waiting and live.table.seats[seat].player is not None
