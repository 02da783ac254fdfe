"""A hint is for one question: it says why it takes long, and nobody waits for it once the question is answered."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route

from tests.page.browsing import AIMS, COMPILING, SIZES, resize
from tests.page.conftest import Visit
from tests.page.measuring import count_scores, measure
from tests.page.playing import choose, wait_for_options
from tests.page.scenes import BY_NAME, first_of

GAMES = ["montego-bay-cards", "halunken-auction"]


def never_answer_hints(page: Page) -> None:
    page.route("**/hint?*", lambda _route: None)


def mix_hints(page: Page, alike: int, rest: float = 0.4) -> None:
    """So many choices are as good, whatever the bot thinks of them; ``rest`` is the chance of the others."""

    def answer(route: Route) -> None:
        told = route.fetch(timeout=COMPILING).json()
        for place, option in enumerate(told["options"]):
            option |= {"mix": 1 / alike, "chance": 0.5} if place < alike else {"mix": 0.0, "chance": rest}
        route.fulfill(json=told)

    page.route("**/hint?*", answer)


@pytest.mark.parametrize("name", first_of(*GAMES))
def test_a_hint_ends_with_the_decision_it_was_for(visit: Visit, name: str) -> None:
    """Its request is dropped with it."""
    visitor = visit()
    never_answer_hints(visitor.page)
    page = BY_NAME[name].show(visitor, hints=True)
    option = wait_for_options(visitor, 0)[0]
    visitor.click("hint")
    page.locator(".sign", has_text="Thinking …").wait_for()
    with page.expect_event("requestfailed", lambda request: "/hint?" in request.url):
        choose(visitor, option)
    page.locator(".sign", has_text="Thinking …").wait_for(state="detached")
    assert page.locator(".toast").count() == 0


def test_the_next_question_can_be_asked_about_again(visit: Visit) -> None:
    """Two cards are to be laid down."""
    visitor = visit()
    never_answer_hints(visitor.page)
    page = BY_NAME["montego-bay-cards"].show(visitor, hints=True)
    option = wait_for_options(visitor, 0)[0]
    visitor.click("hint")
    lamp = page.locator("[data-control=hint]")
    page.locator("[data-control=hint]:disabled").wait_for()
    choose(visitor, option)
    wait_for_options(visitor, 0)
    assert lamp.is_enabled()


@pytest.mark.parametrize(("name", "size"), list(zip(GAMES, ("phone", "desktop"), strict=True)))
def test_a_long_wait_for_a_hint_is_explained(visit: Visit, name: str, size: str) -> None:
    visitor = visit(size, language="de")
    never_answer_hints(visitor.page)
    page = BY_NAME[name].show(visitor, hints=True)
    visitor.click("hint")
    page.get_by_text("Auf einem neuen Rechner machen sich die Bots einmal bereit").wait_for()
    measure(page)


@pytest.mark.parametrize(
    "name", [*first_of("montego-bay-cards", "montego-bay-load"), *first_of("halunken-auction", "halunken-cards")]
)
def test_what_is_said_about_a_hint_is_what_is_shown(visit: Visit, name: str) -> None:
    """Stars on the choices where the first sentence speaks of them, and then why; on a small phone the players stay."""
    visitor = visit("phone", language="fr")
    page = BY_NAME[name].show(visitor, hints=True)
    visitor.page.set_viewport_size({"width": 360, "height": 640})
    visitor.click("hint")
    told = page.locator(".hinted")
    told.wait_for(timeout=COMPILING)
    assert ("★" in told.locator(".legend").inner_text()) == (page.locator("[data-option]", has_text="★").count() > 0)
    measure(page)
    visitor.click("read")
    told.locator(".legend").wait_for(state="detached")
    assert all(why.is_visible() for why in told.locator(".why").all())
    assert count_scores(page) == 4
    measure(page)


def test_why_a_hint_is_given_is_read_on_wide_screens(visit: Visit) -> None:
    visitor = visit(language="fr", met=["page-hint-legend", "page-hint-legend-short", *AIMS])
    mix_hints(visitor.page, alike=1)
    page = BY_NAME["montego-bay-load"].show(visitor, hints=True)
    visitor.click("hint")
    page.locator(".hinted").wait_for(timeout=COMPILING)
    for size in ("desktop", "tablet-lying"):
        resize(page, *SIZES[size])
        assert page.locator(".why").is_visible()
        measure(page)


def test_the_reason_is_what_comes_of_the_cards_and_not_which_are_laid(visit: Visit) -> None:
    visitor = visit(met=["page-hint-legend", *AIMS])
    mix_hints(visitor.page, alike=1)
    page = BY_NAME["halunken-cards"].show(visitor, hints=True)
    visitor.click("hint")
    why = page.locator(".why")
    why.wait_for(timeout=COMPILING)
    assert "reveals" not in why.inner_text()


@pytest.mark.parametrize(("size", "numbers"), [("phone", 1), pytest.param("desktop", 2, marks=pytest.mark.soak)])
def test_a_hint_about_hiring_lies_on_the_offer(visit: Visit, size: str, numbers: int) -> None:
    """And not on the figures, behind which there are order tiles and storerooms."""
    visitor = visit(size)
    page = BY_NAME["montego-bay-hire"].show(visitor, hints=True)
    visitor.click("hint")
    page.locator(".bay-share").first.wait_for(timeout=COMPILING)
    assert page.locator(".bay-share").count() == page.locator(".bay-offer [data-option]").count()
    assert page.locator(".bay-share").first.inner_text().count("%") == numbers
    assert page.locator(".bay .hint").count() == 0
    measure(page)


@pytest.mark.parametrize(("alike", "said"), [(1, "le plus souvent"), (2, "tantôt l’un"), (3, "se valent")])
@pytest.mark.parametrize("name", first_of("montego-bay-cards", "halunken-cards"))
def test_choices_that_are_as_good_are_named_together(visit: Visit, name: str, alike: int, said: str) -> None:
    """What would follow is said of one choice only; of more than there is room for none is named."""
    visitor = visit("phone", language="fr", met=["page-hint-legend", "page-hint-legend-short", *AIMS])
    mix_hints(visitor.page, alike)
    page = BY_NAME[name].show(visitor, hints=True)
    page.set_viewport_size({"width": 360, "height": 640})
    visitor.click("hint")
    told = page.locator(".hinted")
    told.wait_for(timeout=COMPILING)
    assert said in told.inner_text()
    assert told.inner_text().count("·") == (1 if alike == 2 else 0)
    assert (told.locator(".why").count() == 1) == (alike == 1)
    assert count_scores(page) == 4
    measure(page)


def test_where_the_smallest_lead_decides_all_are_said_to_be_as_good(visit: Visit) -> None:
    """Of taverns whose sailors nobody has seen one is best by chance."""
    visitor = visit(met=["page-hint-legend", *AIMS])
    mix_hints(visitor.page, alike=1, rest=0.499)
    page = BY_NAME["halunken-place"].show(visitor, hints=True)
    visitor.click("hint")
    told = page.locator(".hinted")
    told.wait_for(timeout=COMPILING)
    assert "all about as good" in told.inner_text()
