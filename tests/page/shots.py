"""Pictures of every screen, to look at: `python -m tests.page.shots FOLDER [NAME …]`.

Names choose among them: `montego-bay-over` is that moment in all sizes. The README's pictures are two of them:
`python -m tests.page.shots docs/pictures montego-bay halunken-und-spelunken`.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from tests.page.browsing import COMPILING, SIZES, Profiles, Visitor, open_browser, open_visit
from tests.page.preparing import lay
from tests.page.scenes import BY_NAME, MOMENTS, Moment, story_of
from tests.page.serving import Repeatable, serving

GAMES = ("montego-bay", "halunken-und-spelunken")
PATHS = {"start": "/", "set-up": "/new", "watch": "/watch", "replay-chooser": "/replay"}
PATHS |= {f"{room}-{game}": f"/{room}/{game}" for room in ("learn", "rules") for game in GAMES}
BOTH = ("desktop", "phone")
ALL = ("desktop", "tablet", "phone")
IN_GERMAN = (
    "montego-bay-hire",
    "montego-bay-load",
    "montego-bay-over",
    "halunken-auction",
    "halunken-cards",
    "halunken-over",
)
ON_TELEVISION = ("montego-bay-load", "halunken-auction")
CHOSEN = ("montego-bay-cards", "montego-bay-load", "halunken-cards", "halunken-rob")
README = {"montego-bay": "montego-bay-cards", "halunken-und-spelunken": "halunken-cards"}


@dataclass
class Camera:
    profiles: Profiles
    served: Repeatable
    folder: Path
    taken: int = 0

    @contextmanager
    def visit(self, size: str = "desktop", language: str = "en", **memory: Any) -> Iterator[Visitor]:
        visitor = open_visit(self.profiles, self.served, 0, size, language=language, **memory)
        try:
            yield visitor
        finally:
            visitor.leave()

    def take(self, visitor: Visitor, name: str, sizes: tuple[str, ...] = (), *, whole: bool = False) -> None:
        """As it is, or in these sizes one after the other; ``whole`` with everything that scrolls."""
        for size in sizes or ("",):
            if size:
                width, height = SIZES[size]
                visitor.page.set_viewport_size({"width": width, "height": height})
            visitor.page.wait_for_timeout(300)  # fonts, and a drawing or two
            path = self.folder / f"{'-'.join(filter(None, (name, size)))}.png"
            visitor.page.screenshot(path=path, full_page=whole)
            self.taken += 1


def shoot_screens(camera: Camera, name: str, language: str = "en") -> None:
    suffix = "" if language == "en" else f"-{language}"
    for size in BOTH if language != "en" else ALL:
        with camera.visit(size, language) as visitor:
            visitor.go(PATHS[name])
            camera.take(visitor, f"{name}{suffix}-{size}", whole=not name.startswith("learn"))


def shoot_moment(camera: Camera, moment: Moment, language: str = "en") -> None:
    with camera.visit(language=language) as visitor:
        moment.show(visitor)
        suffix = "" if language == "en" else f"-{language}"
        camera.take(visitor, f"{moment.name}{suffix}", ALL if language == "en" else BOTH)


def shoot_choice(camera: Camera, name: str) -> None:
    """Something is picked, and what it would do is shown; then with a hint."""
    for size in BOTH:
        with camera.visit(size) as visitor:
            page = BY_NAME[name].show(visitor, hints=True)
            page.locator("[data-option]:visible").nth(1).hover()
            camera.take(visitor, f"{name}-pointed-{size}")
            page.mouse.move(1, 1)
            visitor.click("hint")
            page.locator("[data-option]").filter(has_text="%").first.wait_for(state="attached", timeout=COMPILING)
            camera.take(visitor, f"{name}-hint-{size}")


def shoot_readme(camera: Camera, name: str) -> None:
    with camera.visit() as visitor:
        page = BY_NAME[README[name]].show(visitor)
        options = page.locator("[data-option]:visible")
        options.nth(min(2, options.count() - 1)).click()
        page.mouse.move(0, 0)
        camera.take(visitor, name)


def shoot_watching(camera: Camera, name: str) -> None:
    """On a television, and the phone beside it that is a hand."""
    laid = lay(camera.served, story_of(BY_NAME[name]))
    with camera.visit("television") as screen, camera.visit("phone") as hand:
        laid.attend(screen.company, 1, 2, 3)
        hand.go(laid.link(0))
        hand.page.locator("[data-option]").first.wait_for()
        hand.go(f"/t/{laid.id}#hand")
        hand.page.locator("[data-option]").first.wait_for()
        screen.go(f"/t/{laid.id}?as=screen")
        screen.page.locator(".table > *").first.wait_for()
        camera.take(screen, f"{name}-television")
        camera.take(hand, f"{name}-hand-phone")


def shoot_around(camera: Camera, name: str) -> None:
    """Log, menu, keys, invitation, a rule, and leaving: what opens over the board."""
    for size in BOTH:
        with camera.visit(size, guide=False) as visitor:  # what is new would lie over the newest line
            page = BY_NAME[name].show(visitor)
            ways = {"menu": (), "keys": ("menu",), "invite": ("menu",), "leave": ("menu",)}
            if size == "phone":
                del ways["keys"]  # a finger presses none
            for control, way in ways.items():
                for step in (*way, control):
                    visitor.click(step)
                camera.take(visitor, f"{name}-{control}-{size}")
                page.keyboard.press("Escape")
            if visitor.sees("log"):
                visitor.click("log")
                camera.take(visitor, f"{name}-log-{size}")
            page.locator(".log-clause:visible").last.click()
            page.locator(".clause-text").wait_for()
            camera.take(visitor, f"{name}-rule-{size}")


def shoot_replay(camera: Camera, name: str) -> None:
    with camera.visit() as visitor:
        page = BY_NAME[name].show(visitor)
        visitor.click("replay")
        slider = page.locator("input.slider")
        slider.wait_for()
        slider.fill(str(int(slider.get_attribute("max") or 0) // 2))
        camera.take(visitor, f"{name}-replay", ALL)


def shoot_gathering(camera: Camera, game: str) -> None:
    for way in ("online", "screen"):
        with camera.visit() as visitor:
            page = visitor.go(f"/new?game={game}")
            page.locator(f'input[name="way"][value="{way}"]').check(force=True)
            visitor.click("open-table")
            page.locator(".link-row").wait_for()
            camera.take(visitor, f"gathering-{game}-{way}", BOTH, whole=True)


def shoot_curtain(camera: Camera, game: str) -> None:
    for size in BOTH:
        with camera.visit(size) as visitor:
            page = visitor.go(f"/new?game={game}")
            page.locator('input[name="way"][value="pass"]').check(force=True)
            visitor.click("open-table")
            page.locator("[data-option], .curtain").first.wait_for()
            while not page.locator(".curtain").count():
                page.locator("[data-option]:visible").first.click()
                if visitor.sees("confirm"):
                    visitor.click("confirm")
                page.wait_for_timeout(200)
            camera.take(visitor, f"curtain-{game}-{size}")


Shot = Callable[[Camera], None]


def every_shot() -> Iterator[tuple[str, Shot]]:
    """Names, and how each is taken."""
    for name in PATHS:
        yield name, partial(shoot_screens, name=name)
        yield f"{name}-de", partial(shoot_screens, name=name, language="de")
    for moment in MOMENTS:
        yield moment.name, partial(shoot_moment, moment=moment)
    for name in IN_GERMAN:
        yield f"{name}-de", partial(shoot_moment, moment=BY_NAME[name], language="de")
    for name in CHOSEN:
        yield f"{name}-choice", partial(shoot_choice, name=name)
    for name in ON_TELEVISION:
        yield f"{name}-television", partial(shoot_watching, name=name)
        yield f"{name}-around", partial(shoot_around, name=name)
    for name in ("montego-bay-over", "halunken-over"):
        yield f"{name}-replay", partial(shoot_replay, name=name)
    for game in GAMES:
        yield f"gathering-{game}", partial(shoot_gathering, game=game)
        yield f"curtain-{game}", partial(shoot_curtain, game=game)
        yield game, partial(shoot_readme, name=game)


def main(folder: Path, names: list[str]) -> None:
    shots = dict(every_shot())
    unknown = set(names) - set(shots)
    if unknown:
        sys.exit(f"{', '.join(sorted(unknown))}: expected some of {', '.join(shots)}")
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, serving(Path(data) / "data") as served, open_browser() as browser:
        camera = Camera(Profiles(browser), served, folder)
        for name in names or shots:
            shots[name](camera)
            print(name, flush=True)
    print(f"{camera.taken} pictures in {folder}")


if __name__ == "__main__":
    if len(sys.argv) < 2 or sys.argv[1].startswith("-"):
        sys.exit(__doc__)
    main(Path(sys.argv[1]), sys.argv[2:])
