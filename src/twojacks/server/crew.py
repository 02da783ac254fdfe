"""Bots at tables: shown what their seat may know, they think beside the event loop and answer like anybody else."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from functools import cached_property
from typing import Any

from twojacks.bots.crew import searches
from twojacks.bots.pool import Pool
from twojacks.bots.turns import Turns
from twojacks.errors import Error
from twojacks.games import find_game
from twojacks.server import entries as kinds
from twojacks.server.commands import Command
from twojacks.server.fairness import bot_seed
from twojacks.server.live import LiveTable
from twojacks.server.metrics import Metrics
from twojacks.server.refusals import Stale
from twojacks.server.shared import Claims
from twojacks.server.storage import CONNECTIONS, Storage

logger = logging.getLogger(__name__)

AGAIN = 1.0  # seconds until a question is asked again that was not answered
MOST_WAITING = 8  # questions of a table: one for each seat, and as many of a table that was read again
SEARCHING_CLAIMS = CONNECTIONS * 3 // 4  # the others are kept for bots that do not search


class Crew:
    def __init__(self, metrics: Metrics, storage: Storage, workers: int) -> None:
        self._metrics = metrics
        self._storage = storage
        self._workers = workers
        self._thinking: set[tuple[LiveTable, int]] = set()  # a table that is read again is another one, and asks anew
        self._tasks: set[asyncio.Task[None]] = set()
        self._searching = Turns(SEARCHING_CLAIMS)

    @cached_property
    def _pool(self) -> Pool:
        """Processes are started when the first bot is asked."""
        return Pool(self._workers, most_waiting=MOST_WAITING)

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
        bot = live.table.seats[seat].player
        if bot is None:
            return True
        async with self._claim(live.table.id, seat, bot) as is_ours:
            while is_ours and is_asked(live, seat):
                await self._answer(live, seat)
        return is_ours

    @asynccontextmanager
    async def _claim(self, table_id: str, seat: int, bot: str) -> AsyncIterator[bool]:
        """Of several processes the first one thinks."""
        if not self._storage.is_shared:
            yield True
            return
        room = self._searching.turn(table_id) if searches(bot) else nullcontext()
        async with room, self._claims.trying(table_id, seat) as is_ours:
            yield is_ours

    async def _answer(self, live: LiveTable, seat: int) -> None:
        """One decision, or one pick; if something else has happened meanwhile it is refused, and that is all."""
        table = await live.settled()
        bot, playing = table.seats[seat].player, table.playing
        if bot is None or playing is None or table.secret is None or not is_asked(live, seat):
            return
        decision, view = playing.decision, playing.asked(seat).observe(seat)
        action = await self._choose(bot, playing.match.game, bot_seed(table.secret), view, seat, table.id)
        data = {"action": action, "decision": decision, "bot": bot}
        await live.ask(Command(kinds.DECIDED, seat, None, data))

    async def _choose(self, bot: str, game: str, seed: str, view: Any, seat: int, table_id: str) -> str:
        """In another process, which is shown the view and nothing else (docs/bots.md). Tables take turns."""
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


def is_asked(live: LiveTable, seat: int) -> bool:
    return not live.is_lost and seat in live.table.waiting and live.table.seats[seat].player is not None
