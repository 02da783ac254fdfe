"""The page in a browser: bytes over the wire, time until it can be used, and frames while things move.

    python -m bench.page [--rounds 5]

Chromium starts with an empty cache each time and asks a server on this machine. Bytes are as sent, compressed and with
headers. "Usable" is when the first thing can be clicked: on the start page a game, at the table an option. Frames are
those of rounds of bots, played at normal speed.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page
from tests.page.browsing import Profiles, Visitor, open_browser, open_visit
from tests.page.playing import answer, is_asked
from tests.page.serving import Repeatable, serving
from tests.page.test_screens import seat_bots

GAMES = ("montego-bay", "halunken-und-spelunken")
KINDS = ("Script", "Stylesheet", "Font", "Image", "Document", "Fetch", "Other")
MOST_BYTES = 350_000
FRAME_MS = 1000 / 60
ROUNDS_PLAYED = 3
# When something first matches a query, in milliseconds since the page began to load.
WATCH_FOR = """(query) => {
  const look = () => {
    if (document.querySelector(query)) window.seenAt ??= performance.now();
    else requestAnimationFrame(look);
  };
  look();
}"""
# The time between two frames, as long as a motion is shown.
WATCH_FRAMES = """() => {
  window.frames60 = [];
  let last = 0;
  const note = (now) => {
    if (last && document.querySelector("[data-control=skip]")) window.frames60.push(now - last);
    last = now;
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}"""


def count_bytes(visitor: Visitor) -> Counter[str]:
    """By kind of file; filled while the page loads."""
    counted: Counter[str] = Counter()
    kinds: dict[str, str] = {}
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Network.enable")

    def finish(told: dict[str, Any]) -> None:
        counted[kinds.get(told["requestId"], "Other")] += int(told["encodedDataLength"])

    session.on("Network.responseReceived", lambda told: kinds.update({told["requestId"]: told["type"]}))
    session.on("Network.loadingFinished", finish)
    return counted


def load_start(visitor: Visitor) -> float:
    """Milliseconds until a game can be chosen."""
    visitor.context.add_init_script(f"({WATCH_FOR})('[data-control^=play-]')")
    page = visitor.go("/")
    visitor.wait_until(lambda: page.evaluate("window.seenAt"), "the games")
    page.wait_for_load_state("networkidle")
    return float(page.evaluate("window.seenAt"))


def open_game(visitor: Visitor, game: str) -> float:
    """Milliseconds from the click until the first option can be clicked, at a table with quick bots."""
    visitor.page.locator(f"[data-control=together-{game}]").click()
    visitor.page.locator(".chairs select").first.wait_for()
    seat_bots(visitor, 1, 2, 3)
    started = visitor.page.evaluate("performance.now()")
    visitor.page.evaluate("window.seenAt = undefined")
    visitor.page.evaluate(WATCH_FOR, "[data-option]")
    visitor.click("open-table")
    visitor.wait_until(lambda: visitor.page.evaluate("window.seenAt"), "an option")
    visitor.page.wait_for_load_state("networkidle")
    return float(visitor.page.evaluate("window.seenAt")) - float(started)


def watch_frames(browser: Browser, served: Repeatable, game: str) -> list[float]:
    visitor, dice = open_visit(Profiles(browser), served, 1, "desktop", speed=1), Random(1)
    visitor.go(f"/new?game={game}")
    seat_bots(visitor, 1, 2, 3)
    visitor.click("open-table")
    visitor.page.locator("[data-option]").first.wait_for()
    visitor.page.evaluate(WATCH_FRAMES)
    while visitor.told[0]["play"]["view"]["round"] <= ROUNDS_PLAYED:
        if is_asked(visitor, 0):
            answer(visitor, [0], dice)
        else:
            visitor.page.wait_for_timeout(50)
    frames = read_frames(visitor.page)
    visitor.leave()
    return frames


def read_frames(page: Page) -> list[float]:
    return [float(frame) for frame in page.evaluate("window.frames60")]


def tell_loading(browser: Browser, served: Repeatable, rounds: int) -> None:
    print(f"{'':24}{'bytes':>10}{'usable after':>14}   " + "".join(f"{kind:>11}" for kind in KINDS))
    for game in GAMES:
        starts, tables = [], []
        for _ in range(rounds):
            visitor = open_visit(Profiles(browser), served, 0, "desktop")
            counted = count_bytes(visitor)
            starts.append((load_start(visitor), Counter(counted)))
            tables.append((open_game(visitor, game), counted))
            visitor.leave()
        tell("start page", starts)
        tell(f"first {game}", tables)


def tell(what: str, measured: list[tuple[float, Counter[str]]]) -> None:
    counted = measured[-1][1]
    total = sum(counted.values())
    kinds = "".join(f"{counted[kind]:>11,}" for kind in KINDS)
    print(f"{what:34}"[:24] + f"{total:>10,}{statistics.median(ms for ms, _ in measured):>11.0f} ms   {kinds}")
    if total > MOST_BYTES:
        print(f"    more than {MOST_BYTES:,}")


def tell_frames(game: str, frames: list[float]) -> None:
    late = sum(frame > 1.5 * FRAME_MS for frame in frames) / len(frames)
    cuts = statistics.quantiles(frames, n=100)
    median, most, worst = statistics.median(frames), cuts[94], cuts[98]
    print(
        f"{game}: {len(frames)} frames, median {median:.1f} ms, p95 {most:.1f} ms, p99 {worst:.1f} ms, late {late:.1%}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "data") as served, open_browser() as browser:
        print(f"Chromium {browser.version}")
        tell_loading(browser, served, rounds)
        for game in GAMES:
            tell_frames(game, watch_frames(browser, served, game))


if __name__ == "__main__":
    main()
