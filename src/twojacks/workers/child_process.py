"""Child processes that answer JSON messages: started, asked with a deadline, and killed when something goes wrong.

Everything here runs in one event loop.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import sys
import time
from asyncio.subprocess import PIPE, SubprocessStreamProtocol
from collections.abc import Mapping, Sequence
from typing import cast

from twojacks.workers.failures import AnswerFailure
from twojacks.workers.json_lines import Message, read_line, write_line

LONGEST_LINE = 1 << 18  # bytes of one answer; those of a search are a few thousand
LAST_OUTPUT = 0.5  # seconds to wait for the last output of a process that has ended, if others hold the pipe open
STOPPING = 1.0  # seconds within which a process must react to a stop message
LONGEST_LOG_LINE = 400  # bytes
OUTPUT_LOG = logging.getLogger("twojacks.bots.output")  # the standard error of bots


class ChildStreams(SubprocessStreamProtocol):
    """The pipes of a child. ``exited`` is set when the child ends, even if another process holds a pipe open."""

    def __init__(self) -> None:
        super().__init__(LONGEST_LINE, asyncio.get_running_loop())
        self.exited = asyncio.Event()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.group = cast("asyncio.SubprocessTransport", transport).get_pid()  # uvloop's transport is no subclass

    def process_exited(self) -> None:
        """Kills what the child started, at once: the system may reuse the number of the group later."""
        super().process_exited()
        kill_group(self.group)
        self.exited.set()


def kill_group(number: int) -> None:
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(number, signal.SIGKILL)


class ChildProcess:
    """A child in a process group of its own: what it starts ends with it, and Ctrl-C in the terminal spares it."""

    def __init__(self, label: str, transport: asyncio.SubprocessTransport, streams: ChildStreams) -> None:
        self.label = label
        self.seconds = 0.0  # that the last answer took
        self._transport = transport
        self._exited = streams.exited
        self._child = asyncio.subprocess.Process(transport, streams, asyncio.get_running_loop())
        self._logging = asyncio.create_task(self._log_errors())
        self._ending: asyncio.Task[None] | None = None

    @classmethod
    async def start(
        cls, label: str, command: Sequence[str], environment: Mapping[str, str] | None = None
    ) -> ChildProcess:
        try:
            transport, streams = await asyncio.get_running_loop().subprocess_exec(
                ChildStreams,
                *command,
                stdin=PIPE,
                stdout=PIPE,
                stderr=PIPE,
                env=environment,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:  # ValueError: a null byte in a name
            raise AnswerFailure("missing", f"{command[0]} cannot be started: {error}") from error
        return cls(label, transport, streams)

    @property
    def pid(self) -> int:
        return self._child.pid

    @property
    def is_alive(self) -> bool:
        return self._ending is None and self._child.returncode is None

    @property
    def is_gone(self) -> bool:
        """Whether `end` has finished."""
        return self._ending is not None and self._ending.done()

    async def has_ended(self) -> bool:
        """Also true if it ended just now: lets the event loop process what the system knows first."""
        assert self._child.stdout is not None
        for _ in range(3):  # the loop notices, reads, and feeds the stream
            await asyncio.sleep(0)
        return not self.is_alive or self._child.stdout.at_eof()

    async def ask(self, message: Message, seconds: float, stop: Message | None = None) -> Message:
        """The line that answers a message. A failure kills the process.

        A cancellation does so too, unless the process reacts to the ``stop`` message at once.
        """
        try:
            return await self._exchange(message, seconds)
        except asyncio.CancelledError:
            if stop is None or not await self._has_stopped(stop):
                await self.end()
            raise
        except AnswerFailure:
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
            raise AnswerFailure("late", f"no answer in {seconds:.3g} seconds") from None

    async def _has_stopped(self, stop: Message) -> bool:
        """Whether the answer, which is thrown away, came soon."""
        try:
            async with asyncio.timeout(STOPPING):
                await self._send(stop)
                await self._receive()
        except (AnswerFailure, TimeoutError):
            return False
        return True

    async def tell(self, message: Message, seconds: float) -> None:
        """Send a message that has no answer."""
        try:
            async with asyncio.timeout(seconds):
                await self._send(message)
        except (AnswerFailure, TimeoutError, asyncio.CancelledError):
            await self.end()
            raise

    async def _send(self, message: Message) -> None:
        assert self._child.stdin is not None
        try:
            self._child.stdin.write(write_line(message))
            await self._child.stdin.drain()
        except OSError as error:
            raise AnswerFailure("died", "it has stopped reading") from error

    async def _receive(self) -> bytes:
        assert self._child.stdout is not None
        try:
            return await self._child.stdout.readuntil(b"\n")
        except asyncio.IncompleteReadError as error:
            half = " in the middle of a line" if error.partial else ""
            raise AnswerFailure("died", f"its output ended{half}") from error
        except asyncio.LimitOverrunError as error:
            raise AnswerFailure("garbled", f"a line of more than {LONGEST_LINE} bytes") from error

    async def _expect_silence(self) -> None:
        """Output between an answer and the next question would be mistaken for the next answer."""
        assert self._child.stdout is not None
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(0):
                if await self._child.stdout.read(1):
                    raise AnswerFailure("garbled", "more than one line of answer")
                raise AnswerFailure("died", "it has ended")

    async def _log_errors(self) -> None:
        assert self._child.stderr is not None
        rest = b""
        while output := await self._child.stderr.read(1 << 16):
            *lines, rest = (rest + output).split(b"\n")
            self._log(*lines)
            rest = rest[:LONGEST_LOG_LINE]
        self._log(*filter(None, [rest]))

    def _log(self, *lines: bytes) -> None:
        for line in lines:
            OUTPUT_LOG.info("%s: %s", self.label, line[:LONGEST_LOG_LINE].decode(errors="replace"))

    async def end(self) -> None:
        """Kill it and everything it started. A cancelled caller does not interrupt this."""
        if self._ending is None:
            self._ending = asyncio.create_task(self._end())
        await asyncio.shield(self._ending)

    async def _end(self) -> None:
        if not self._exited.is_set():
            kill_group(self.pid)
        await self._exited.wait()
        await asyncio.wait([self._logging], timeout=LAST_OUTPUT)
        self._transport.close()
        await self._logging


class ChildProcesses:
    """All children that were started and have not ended yet."""

    def __init__(self) -> None:
        self.every: set[ChildProcess] = set()

    async def start(
        self, label: str, command: Sequence[str], environment: Mapping[str, str] | None = None
    ) -> ChildProcess:
        self.every = {process for process in self.every if not process.is_gone}
        process = await ChildProcess.start(label, command, environment)
        self.every.add(process)
        return process

    async def end(self) -> None:
        for process in self.every:
            await process.end()


def python_command(module: str) -> tuple[str, ...]:
    """Runs a module of ours, without importing from the current folder."""
    return (sys.executable, "-P", "-m", module)


def python_environment() -> dict[str, str]:
    """For a Python of ours: it imports from the same places as this process."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}


def check_error(answer: Message) -> None:
    if "error" in answer:
        raise AnswerFailure("failed", str(answer["error"]))
