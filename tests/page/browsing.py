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

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, WebError, WebSocket, sync_playwright

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
    "--renderer-process-limit=1",  # to start another for every window takes a tenth of a visit
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


REMEMBER = "(kept) => { localStorage.clear(); localStorage['two-jacks'] = kept; }"


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


class Profiles:
    """A profile is one visitor's at a time. Whoever comes next finds the page's files there, and nothing that was said.

    To fetch and compile them anew is a third of a visit.
    """

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.free: dict[bool, list[BrowserContext]] = {False: [], True: []}  # by whether fingers touch the screen

    def take(self, has_touch: bool) -> BrowserContext:
        free = self.free[has_touch]
        return free.pop() if free else self.browser.new_context(has_touch=has_touch)

    def give_back(self, context: BrowserContext, has_touch: bool) -> None:
        for page in context.pages:
            page.close()
        context.set_offline(False)
        context.clear_cookies()
        self.free[has_touch].append(context)


class Visitor:
    """One person's browser window. What the server tells it is kept by seat, to be compared with what is shown."""

    def __init__(self, profiles: Profiles, served: Served, has_touch: bool) -> None:
        self.profiles, self.served, self.has_touch = profiles, served, has_touch
        self.context = context = profiles.take(has_touch)
        self.is_still = True  # nothing moves by itself: what is clicked can be waited for
        self.troubles: list[str] = []
        self.forgiven: list[str] = []
        self.told: dict[int | None, dict[str, Any]] = {}
        self.company = ExitStack()  # others at the table, who leave when this visitor does
        context.set_default_timeout(PATIENCE)
        # Here one hears of requests that failed, too, and of those to other hosts: the server's policy refuses them.
        context.on("console", self._overhear)
        context.on("weberror", self._catch)
        self.page: Page = context.new_page()
        self.page.on("websocket", self._listen)

    def go(self, path: str) -> Page:
        """As somebody does who types an address; a fragment alone would load nothing."""
        if self.page.url != "about:blank":
            self.page.goto("about:blank")
        self.page.goto(f"{self.served.url}{path}")
        self.page.locator("#page > div > *").first.wait_for(state="attached")
        return self.page

    def remember(self, kept: dict[str, Any]) -> None:
        """Nothing else, and as the page itself keeps it."""
        self.page.goto(f"{self.served.url}/healthz")
        self.page.evaluate(REMEMBER, json.dumps(kept))
        self.page.goto("about:blank")

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
        self.context.remove_listener("console", self._overhear)
        self.context.remove_listener("weberror", self._catch)
        self.profiles.give_back(self.context, self.has_touch)
        self.company.close()

    # What is heard

    def _overhear(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.troubles.append(f"{said.text} {said.location['url']}")

    def _catch(self, error: WebError) -> None:
        self.troubles.append(f"{error.error}")

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
    profiles: Profiles, served: Served, number: int, size: str, is_repeatable: bool = True, **memory: Any
) -> Visitor:
    """``memory`` is what this browser remembers of earlier visits (client/server/memory.js).

    Somebody who set a speed wants to see things move, and not to wait while they are explained.
    """
    width, height = SIZES[size]
    kept = {"language": "en", "speed": 0, "guide": not memory.get("speed"), "met": list(AIMS)} | memory
    visitor = Visitor(profiles, served, has_touch=size.startswith(("phone", "tablet")))
    visitor.is_still = kept["speed"] == 0
    visitor.page.set_viewport_size({"width": width, "height": height})
    visitor.page.emulate_media(reduced_motion="reduce" if visitor.is_still else "no-preference")
    visitor.remember(kept)
    if is_repeatable:
        visitor.page.add_init_script(ADD_THE_SAME % number)
    return visitor
