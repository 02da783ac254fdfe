"""Bots at tables: shown what their seat may know, they think beside the event loop and answer like anybody else."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from twojacks.bots import make_bot
from twojacks.errors import Error
from twojacks.games import find_game
from twojacks.server import entries as kinds
from twojacks.server.commands import Command
from twojacks.server.fairness import bot_seed
from twojacks.server.live import LiveTable
from twojacks.server.metrics import Metrics
from twojacks.server.playing import Playing
from twojacks.server.shared import Claim
from twojacks.server.storage import Storage

Question = tuple[str, int, int, int]  # table, game, decision, seat
AGAIN = 1.0  # seconds until a question is asked again that was not answered


class Crew:
    def __init__(self, metrics: Metrics, storage: Storage) -> None:
        self._metrics = metrics
        self._storage = storage
        self._threads = ThreadPoolExecutor(1, "twojacks-bots")
        self._thinking: set[Question] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def ask(self, live: LiveTable, seat: int) -> None:
        """Unless this question is being thought about. Called after everything that happens at a table."""
        playing = live.table.playing
        assert playing is not None
        question = (live.table.id, live.table.game_number, playing.decision, seat)
        if question in self._thinking:
            return
        self._thinking.add(question)
        task = asyncio.get_running_loop().create_task(self._answer(live, seat, playing, question))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, live: LiveTable, seat: int, playing: Playing, question: Question) -> None:
        """Pick until nothing is asked of the seat any more; what came too late is refused, and that is all."""
        claim = Claim(self._storage.engine, live.table.id, seat) if self._storage.is_shared else None
        try:
            if claim is not None and not await asyncio.to_thread(claim.take):
                await asyncio.sleep(AGAIN)  # another process thinks; if it dies, we are next
                return
            while not live.is_lost and live.table.playing is playing and seat in live.table.waiting:
                bot = live.table.seats[seat].player
                if bot is None or live.table.secret is None or playing.decision != question[2]:
                    return
                view = playing.shown_to(seat).observe(seat)
                action = await self._choose(bot, playing.match.game, bot_seed(live.table.secret), view, seat)
                data = {"action": action, "decision": question[2], "bot": bot}
                await live.ask(Command(kinds.DECIDED, seat, None, data))
        except Error:
            await asyncio.sleep(AGAIN)
        finally:
            if claim is not None:
                await asyncio.to_thread(claim.give_back)
            self._thinking.discard(question)
            live.stay_awake()

    async def _choose(self, bot: str, game: str, seed: str, view: Any, seat: int) -> str:
        def think() -> str:
            rules = find_game(game)
            return rules.notation.format_action(make_bot(bot, rules, seed=seed, speed="native").choose(view, seat))

        with self._metrics.thinking.labels(bot).time():
            return await asyncio.get_running_loop().run_in_executor(self._threads, think)

    def end(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)
