"""A child process that stops when it is told to keeps its process."""

from __future__ import annotations

import asyncio
import sys

import pytest

from twojacks.workers.child_process import ChildProcess

STOPPABLE = """
import threading
from twojacks.workers.json_lines import answer_lines
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
        process = await ChildProcess.start("search", (sys.executable, "-c", STOPPABLE))
        try:
            await process.ask({"kind": "hello"}, 30)
            with pytest.raises(asyncio.CancelledError):
                await asyncio.wait_for(cancel_soon(process), 30)
            return await process.ask({"kind": "again"}, 30) if process.is_alive else {}
        finally:
            await process.end()

    async def cancel_soon(process: ChildProcess) -> None:
        task = asyncio.create_task(process.ask({"kind": "think"}, 30, {"kind": "stop"} if stops else None))
        await asyncio.sleep(0.05)
        task.cancel()
        await task

    assert asyncio.run(cancel_and_ask_again()) == ({"stopped": True} if stops else {})
