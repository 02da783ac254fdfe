"""Servers in processes of their own, as a host would run them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path


@dataclass
class Served:
    """A running server; ``url`` is its address."""

    process: subprocess.Popen[str]
    url: str
    data: Path
    environment: Mapping[str, str] | None = None

    @property
    def socket_url(self) -> str:
        return self.url.replace("http", "ws", 1)

    @property
    def port(self) -> int:
        return int(self.url.rsplit(":", 1)[1])

    def kill(self) -> None:
        """As a power cut does."""
        self.process.kill()
        self._end()

    def stop(self) -> int:
        """As a careful host does; the exit status."""
        self.process.terminate()
        return self._end()

    def start_again(self) -> None:
        """On the same port, with what it kept."""
        self.process = start(self.data, self.port, self.environment).process

    def _end(self) -> int:
        assert self.process.stdout is not None
        self.process.stdout.close()
        return self.process.wait(timeout=30)


def start(
    data: Path, port: int = 0, environment: Mapping[str, str] | None = None, more: tuple[str, ...] = ("--no-limits",)
) -> Served:
    command = [sys.executable, "-m", "twojacks", "serve", "--no-browser", "--port", str(port), "--data", str(data)]
    command += more
    with (data.parent / f"{data.name}.log").open("a") as log:
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=log, text=True, env={**os.environ, **(environment or {})}
        )
    assert process.stdout is not None
    line = process.stdout.readline()
    assert line.startswith("Two Jacks is open at "), f"the server did not start: {line!r}"
    return Served(process, line.split()[-1], data, environment)


@contextmanager
def serving(
    data: Path, environment: Mapping[str, str] | None = None, more: tuple[str, ...] = ("--no-limits",)
) -> Iterator[Served]:
    served = start(data, environment=environment, more=more)
    try:
        yield served
    finally:
        served.kill()
