"""How soon a cold `./play` serves its first page: a fresh process each time, on a machine that is set up.

    python bench/starting.py [--times 5] [--drop]

``--drop`` has the system forget what it has read from disk before each start (Linux, as root).
"""

from __future__ import annotations

import argparse
import secrets
import socket
import statistics
import subprocess
import tempfile
import time
import urllib.request
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).parent.parent
PATIENCE = 60.0


def free_port() -> int:
    while True:
        port = secrets.randbelow(10_000) + 20_000
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


def forget_files() -> None:
    subprocess.run(["sync"], check=True)
    Path("/proc/sys/vm/drop_caches").write_text("3")


def first_page(port: int) -> int:
    """How many bytes it has, as soon as it is served."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with suppress(OSError), urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=PATIENCE) as page:
            return len(page.read())
        time.sleep(0.005)
    raise TimeoutError("no page was served")


def start_once() -> float:
    """Seconds from the command to the last byte of the page."""
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="twojacks-bench-") as folder:
        command = [str(ROOT / "play"), "--no-browser", "--port", str(port), "--data", folder]
        began = time.perf_counter()
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            assert first_page(port)
            return time.perf_counter() - began
        finally:
            process.terminate()
            process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--drop", action="store_true")
    wanted = parser.parse_args()
    took = []
    for _ in range(wanted.times):
        if wanted.drop:
            forget_files()
        took.append(start_once())
    files = "files forgotten before each" if wanted.drop else "files as the system kept them"
    print(f"./play to the first page, {wanted.times} fresh processes, {files}:")
    print(f"median {statistics.median(took):.2f} s, {min(took):.2f} to {max(took):.2f} s")


if __name__ == "__main__":
    main()
