"""A server whose games can be repeated: its secrets are fixed, and a game follows from what the seats add to them."""

from __future__ import annotations

import secrets
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.serving import Served

PUBLIC_URL = "http://two-jacks.example"  # how others would reach it: what links and codes say


class Repeatable(Served):
    def start_again(self) -> None:
        self.process = start(self.data, self.port).process


def start(data: Path, port: int = 0) -> Repeatable:
    command = [sys.executable, "-m", "tests.page.serving", str(data), str(port)]
    with (data.parent / f"{data.name}.log").open("a") as log:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
    assert process.stdout is not None
    return Repeatable(process, process.stdout.readline().strip(), data)


@contextmanager
def serving(data: Path) -> Iterator[Repeatable]:
    served = start(data)
    try:
        yield served
    finally:
        served.kill()


def draw(count: int) -> bytes:
    from twojacks.server.fairness import SECRET_BYTES

    return bytes(count) if count == SECRET_BYTES else secrets.token_bytes(count)


def main(data: Path, port: int) -> None:
    from twojacks.server.limits import NO_LIMITS
    from twojacks.server.running import bind, run
    from twojacks.server.settings import Settings

    bound = bind("127.0.0.1", port)
    url = f"http://127.0.0.1:{bound.getsockname()[1]}"
    run(Settings(data, public_url=PUBLIC_URL, limits=NO_LIMITS, random=draw), bound, lambda: print(url, flush=True))


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
