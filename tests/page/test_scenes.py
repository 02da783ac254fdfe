"""One scene is built for each drawing, whatever asks for it."""

from __future__ import annotations

from tests.page.conftest import Visit
from tests.page.playing import choose, wait_for_options
from tests.page.scenes import BY_NAME

# Counts from now on: how often the page is drawn, and how many scenes are built.
COUNT = """async () => {
  const { Playback } = await import("/page/table/playback.js");
  window.counted = { draws: 0, scenes: 0 };
  const { draw, buildScene } = Playback.prototype;
  Playback.prototype.draw = function () { window.counted.draws += 1; return draw.call(this); };
  Playback.prototype.buildScene = function () { window.counted.scenes += 1; return buildScene.call(this); };
}"""


def test_one_scene_is_built_for_each_drawing(visit: Visit) -> None:
    """Pointing, picking, a hint, opening the log, deciding and taking back."""
    visitor = visit(met=["page-hint-legend", "page-hint-legend-short"])
    page = BY_NAME["montego-bay-load"].show(visitor, hints=True)
    options = wait_for_options(visitor, 0)
    page.evaluate(COUNT)
    page.locator("[data-option]:visible").first.hover()
    visitor.click("hint")
    page.locator(".hinted").wait_for()
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 800, "height": 700})
    choose(visitor, options[0])
    visitor.click("undo")
    wait_for_options(visitor, 0)
    counted = page.evaluate("window.counted")
    assert counted["draws"] >= 5
    assert counted["scenes"] == counted["draws"]


def test_so_it_is_while_things_move(visit: Visit) -> None:
    visitor = visit(speed=4, guide=False)
    page = BY_NAME["halunken-auction"].show(visitor)
    page.evaluate(COUNT)
    options = wait_for_options(visitor, 0)
    choose(visitor, options[-1])
    visitor.wait_until(lambda: page.evaluate("window.counted.draws") > 2, "something moves")
    counted = page.evaluate("window.counted")
    assert counted["scenes"] == counted["draws"]
