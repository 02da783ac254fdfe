"""What measures the page finds what is wrong."""

from __future__ import annotations

import pytest

from tests.page.conftest import Visit
from tests.page.measuring import find_faults

FINE = '<p>A sentence.</p><button style="width: 60px; height: 50px">Go</button>'


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        (FINE, ""),
        ('<div style="width: 2000px">wide</div>', "scrolls sideways"),
        ('<div style="position: absolute; left: 350px; white-space: nowrap">at the edge</div>', "beyond the edge"),
        ('<div style="width: 40px; overflow: hidden; white-space: nowrap">much too long</div>', "cut off"),
        ('<div style="height: 30px; overflow: hidden">two<br>and<br>three</div>', "cut off"),
        ('<div style="height: 30px; overflow: auto">two<br>and<br>three</div>', ""),
        ('<div style="width: 40px; overflow: auto; white-space: nowrap">much too long</div>', "scrolls sideways"),
        ('<p>one</p><p style="position: absolute; top: 10px; margin: 0">two</p>', "overlap"),
        ('<p>one</p><p style="position: absolute; inset: 0; margin: 0; background: white"></p>', "covered: “one”"),
        ('<p>one</p><p class="coach" style="position: absolute; inset: 0; margin: 0; background: white"></p>', ""),
        ('<button style="width: 60px; height: 30px">Go</button>', "target of 60 × 30"),
        ('<p>A <a href="#" style="display: inline-block; height: 24px; width: 30px">link</a> in a text.</p>', ""),
        (
            '<svg width="300" height="150" viewBox="0 0 600 300"><text y="40" font-size="20">Jack</text></svg>',
            "10.0 px",
        ),
        ('<svg width="300" height="150"><text y="40" font-size="13">7 sailors</text></svg>', "numbers of 13.0 px"),
    ],
)
def test_a_fault_is_found(visit: Visit, body: str, fault: str) -> None:
    page = visit("phone").page
    page.set_content(f'<!doctype html><style>html {{ font-size: 17px }}</style><body style="margin: 8px">{body}')
    found = find_faults(page)
    assert any(fault in one for one in found) if fault else found == []


@pytest.mark.parametrize(
    ("address", "heard"), [("http://elsewhere.example/", "Content Security Policy"), ("/page/nothing.js", "404")]
)
def test_what_goes_wrong_where_nobody_looks_is_heard(visit: Visit, address: str, heard: str) -> None:
    visitor = visit()
    visitor.go("/").evaluate("(address) => fetch(address).catch(() => null)", address)
    visitor.wait_until(lambda: visitor.troubles, "the browser complains")
    with pytest.raises(AssertionError, match=heard):
        visitor.check()
    visitor.forgive(heard)
