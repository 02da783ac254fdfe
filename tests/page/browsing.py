"""Chromium as somebody uses it, with an ear for everything that goes wrong where nobody looks."""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from urllib.parse import parse_qs, urlsplit

from playwright._impl._api_structures import OriginState
from playwright.sync_api import Browser, BrowserContext, Page, WebSocket, sync_playwright

from tests.server.serving import Served

SIZES = {
    "phone": (360, 740),
    "tablet": (820, 1180),
    "tablet-lying": (1024, 768),
    "desktop": (1440, 900),
    "television": (1920, 1080),
}
PATIENCE = 30_000  # milliseconds after which a test gives up; a busy machine is slow
LOOK = 20  # milliseconds between two looks at a page that is waited for: each keeps its browser from its work
AIMS = ("learn-mb-intro-2", "learn-hs-intro-2")  # said before anything else, and known already: questions are tried
COMPILING = 400_000  # where a bot searches: a new machine compiles first
FLAGS = (
    *("--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--no-first-run", "--mute-audio"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
)
# What a browser adds to the shuffle is fixed, so that a game can be repeated. In the page itself: Playwright's routes
# stop every request, and no browser keeps a file then.
ADD_THE_SAME = """(() => {
  const send = window.fetch;
  window.fetch = (address, wish) => {
    if (!/\\/api\\/tables\\/[a-z2-7]+\\/seats$/.test(address)) return send(address, wish);
    return send(address, { ...wish, body: JSON.stringify({ ...JSON.parse(wish.body), randomness: "%032x" }) });
  };
})()"""


@contextmanager
def open_browser() -> Iterator[Browser]:
    """The one that CHROMIUM names, or Debian's: without windows, which opens a visit in half the time, or with them."""
    path = os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell") or shutil.which("chromium")
    assert path, "the page is tried in Chromium, and none was found"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        try:
            yield browser
        finally:
            browser.close()


def resize(page: Page, width: int, height: int) -> None:
    """And wait until it is drawn anew."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")


class Visitor:
    """One person's browser window. What the server tells it is kept by seat, to be compared with what is shown."""

    def __init__(self, context: BrowserContext, served: Served) -> None:
        self.context, self.served = context, served
        self.is_still = True  # nothing moves by itself: what is clicked can be waited for
        self.troubles: list[str] = []
        self.forgiven: list[str] = []
        self.told: dict[int | None, dict[str, Any]] = {}
        self.company = ExitStack()  # others at the table, who leave when this visitor does
        context.set_default_timeout(PATIENCE)
        # Here one hears of requests that failed, too, and of those to other hosts: the server's policy refuses them.
        context.on("console", lambda said: self._note(said.type == "error", f"{said.text} {said.location['url']}"))
        context.on("weberror", lambda error: self._note(True, f"{error.error}"))
        self.page: Page = context.new_page()
        self.page.on("websocket", self._listen)

    def go(self, path: str) -> Page:
        """As somebody does who types an address; a fragment alone would load nothing."""
        if self.page.url != "about:blank":
            self.page.goto("about:blank")
        self.page.goto(f"{self.served.url}{path}")
        self.page.locator("#page > div > *").first.wait_for(state="attached")
        return self.page

    def click(self, control: str) -> None:
        self.page.locator(f'[data-control="{control}"]:visible').first.click()

    def sees(self, control: str) -> bool:
        return self.page.locator(f'[data-control="{control}"]').first.is_visible()

    def wait_until(self, condition: Callable[[], object], what: str, patience: int = PATIENCE) -> None:
        for _ in range(patience // LOOK):
            if condition():
                return
            self.page.wait_for_timeout(LOOK)
        raise AssertionError(f"waited in vain: {what}")

    def forgive(self, pattern: str) -> None:
        """What a test provokes is no trouble."""
        self.forgiven.append(pattern)

    def check(self) -> None:
        found = [trouble for trouble in self.troubles if not any(re.search(known, trouble) for known in self.forgiven)]
        assert not found, "\n".join(found)

    def leave(self) -> None:
        self.context.close()
        self.company.close()

    # What is heard

    def _note(self, is_trouble: bool, text: str) -> None:
        if is_trouble:
            self.troubles.append(text)

    def _listen(self, socket: WebSocket) -> None:
        named = parse_qs(urlsplit(socket.url).query).get("seat")
        seat = int(named[0]) if named else None
        socket.on("framereceived", lambda text: self._hear(seat, json.loads(text)))

    def _hear(self, seat: int | None, message: dict[str, Any]) -> None:
        known = self.told.setdefault(seat, {"table": None, "play": None, "answers": 0, "refusals": []})
        known |= {part: message[part] for part in ("table", "play") if part in message}
        if message.get("request"):
            known["answers"] += 1
        if message["type"] == "refused":
            known["refusals"].append(message["error"]["code"])


def open_visit(
    browser: Browser, served: Served, number: int, size: str, is_repeatable: bool = True, **memory: Any
) -> Visitor:
    """``memory`` is what this browser remembers of earlier visits (client/server/memory.js).

    Somebody who set a speed wants to see things move, and not to wait while they are explained.
    """
    width, height = SIZES[size]
    kept = {"language": "en", "speed": 0, "guide": not memory.get("speed"), "met": list(AIMS)} | memory
    origin: OriginState = {"origin": served.url, "localStorage": [{"name": "two-jacks", "value": json.dumps(kept)}]}
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=size.startswith(("phone", "tablet")),
        reduced_motion="reduce" if kept["speed"] == 0 else "no-preference",
        storage_state={"cookies": [], "origins": [origin]},
    )
    if is_repeatable:
        context.add_init_script(ADD_THE_SAME % number)
    visitor = Visitor(context, served)
    visitor.is_still = kept["speed"] == 0
    return visitor
