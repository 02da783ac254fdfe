"""Processes that answer lines of JSON: started, asked with a deadline, and ended for good when something goes wrong.

Everything here runs in one event loop, which belongs to the pool.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import signal
import time
from asyncio.subprocess import PIPE, SubprocessStreamProtocol
from collections.abc import Mapping, Sequence
from typing import cast

from twojacks.bots.lines import Message, write_line

LONGEST_LINE = 1 << 18  # bytes of one answer; thoughts of a search are a few thousand
LAST_WORDS = 0.5  # seconds that what it wrote last may take to arrive, if others hold the pipe open
STOPPING = 1.0  # seconds a search is given to notice that nobody waits for it
LONGEST_WORDS = 400  # bytes of a line that goes to the log
SAYING = logging.getLogger("twojacks.bots.output")  # what bots write to their standard error


class Failure(Exception):
    """No usable answer came. ``reason`` is one word for tables and logs, ``detail`` is meant for the bot's author."""

    def __init__(self, reason: str, detail: str) -> None:
        super().__init__(f"{reason}: {detail}")
        self.reason = reason
        self.detail = detail


class Pipes(SubprocessStreamProtocol):
    """The streams of a child, which also tell when it has exited, whoever else holds an end of them."""

    def __init__(self) -> None:
        super().__init__(LONGEST_LINE, asyncio.get_running_loop())
        self.exited = asyncio.Event()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.group = cast("asyncio.SubprocessTransport", transport).get_pid()  # uvloop's own are no subclass

    def process_exited(self) -> None:
        """What it started is ended at once, because the system may give the number of the group to others later."""
        super().process_exited()
        kill_group(self.group)
        self.exited.set()


def kill_group(number: int) -> None:
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(number, signal.SIGKILL)


class Process:
    """A child with its own group, so that whatever it starts ends with it, and Ctrl-C in the terminal spares it."""

    def __init__(self, label: str, transport: asyncio.SubprocessTransport, pipes: Pipes) -> None:
        self.label = label
        self.seconds = 0.0  # the last answer took
        self._transport = transport
        self._exited = pipes.exited
        self._child = asyncio.subprocess.Process(transport, pipes, asyncio.get_running_loop())
        self._listening = asyncio.create_task(self._pass_on_words())
        self._ending: asyncio.Task[None] | None = None

    @classmethod
    async def start(cls, label: str, command: Sequence[str], environment: Mapping[str, str] | None = None) -> Process:
        try:
            transport, pipes = await asyncio.get_running_loop().subprocess_exec(
                Pipes,
                *command,
                stdin=PIPE,
                stdout=PIPE,
                stderr=PIPE,
                env=environment,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:  # the latter for a null byte in a name
            raise Failure("missing", f"{command[0]} cannot be started: {error}") from error
        return cls(label, transport, pipes)

    @property
    def pid(self) -> int:
        return self._child.pid

    @property
    def is_alive(self) -> bool:
        return self._ending is None and self._child.returncode is None

    @property
    def is_gone(self) -> bool:
        """Nothing of it is left."""
        return self._ending is not None and self._ending.done()

    async def has_ended(self) -> bool:
        """Also if it just did: what the system knows of it is taken in first."""
        assert self._child.stdout is not None
        for _ in range(3):  # the loop notices, reads, and tells the stream
            await asyncio.sleep(0)
        return not self.is_alive or self._child.stdout.at_eof()

    async def ask(self, message: Message, seconds: float, stop: Message | None = None) -> Message:
        """The one line that answers a message. After a failure the process is gone.

        So it is when the asking is cancelled, unless it stops thinking at once on being told to.
        """
        try:
            return await self._exchange(message, seconds)
        except asyncio.CancelledError:
            if stop is None or not await self._has_stopped(stop):
                await self.end()
            raise
        except Failure:
            await self.end()
            raise

    async def _exchange(self, message: Message, seconds: float) -> Message:
        try:
            async with asyncio.timeout(seconds):
                await self._expect_silence()
                started = time.perf_counter()
                await self._send(message)
                answer = read_line(await self._receive())
                self.seconds = time.perf_counter() - started
                return answer
        except TimeoutError:
            raise Failure("late", f"no answer in {seconds:.3g} seconds") from None

    async def _has_stopped(self, stop: Message) -> bool:
        """Whether its answer, which nobody waits for, came soon."""
        try:
            async with asyncio.timeout(STOPPING):
                await self._send(stop)
                await self._receive()
        except (Failure, TimeoutError):
            return False
        return True

    async def tell(self, message: Message, seconds: float) -> None:
        """A message that has no answer."""
        try:
            async with asyncio.timeout(seconds):
                await self._send(message)
        except (Failure, TimeoutError, asyncio.CancelledError):
            await self.end()
            raise

    async def _send(self, message: Message) -> None:
        assert self._child.stdin is not None
        try:
            self._child.stdin.write(write_line(message))
            await self._child.stdin.drain()
        except OSError as error:
            raise Failure("died", "it does not read any more") from error

    async def _receive(self) -> bytes:
        assert self._child.stdout is not None
        try:
            return await self._child.stdout.readuntil(b"\n")
        except asyncio.IncompleteReadError as error:
            half = " in the middle of a line" if error.partial else ""
            raise Failure("died", f"its output ended{half}") from error
        except asyncio.LimitOverrunError as error:
            raise Failure("garbled", f"a line of more than {LONGEST_LINE} bytes") from error

    async def _expect_silence(self) -> None:
        """Nothing may be said between an answer and the next question: it would be taken for the next answer."""
        assert self._child.stdout is not None
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(0):
                said = await self._child.stdout.read(1)
                raise Failure("garbled", "more than one line of answer") if said else Failure("died", "it has ended")

    async def _pass_on_words(self) -> None:
        assert self._child.stderr is not None
        rest = b""
        while words := await self._child.stderr.read(1 << 16):
            *lines, rest = (rest + words).split(b"\n")
            self._log(*lines)
            rest = rest[:LONGEST_WORDS]
        self._log(*filter(None, [rest]))

    def _log(self, *lines: bytes) -> None:
        for line in lines:
            SAYING.info("%s: %s", self.label, line[:LONGEST_WORDS].decode(errors="replace"))

    async def end(self) -> None:
        """With everything it started; nothing of it is left when this returns. Whoever is cancelled meanwhile."""
        if self._ending is None:
            self._ending = asyncio.create_task(self._end())
        await asyncio.shield(self._ending)

    async def _end(self) -> None:
        if not self._exited.is_set():
            kill_group(self.pid)
        await self._exited.wait()
        await asyncio.wait([self._listening], timeout=LAST_WORDS)
        self._transport.close()
        await self._listening


class Processes:
    """All that were started and have not been ended yet."""

    def __init__(self) -> None:
        self.every: set[Process] = set()

    async def start(self, label: str, command: Sequence[str], environment: Mapping[str, str] | None = None) -> Process:
        """At a convenient time those that have ended are forgotten."""
        self.every = {process for process in self.every if not process.is_gone}
        process = await Process.start(label, command, environment)
        self.every.add(process)
        return process

    async def end(self) -> None:
        for process in self.every:
            await process.end()


def read_line(line: bytes) -> Message:
    try:
        message = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise Failure("garbled", "a line that is no JSON") from error
    if not isinstance(message, dict):
        raise Failure("garbled", "a line that is no JSON object")
    return message
