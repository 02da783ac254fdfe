"""What clients are told of a game, and whose front ends are served."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from fastapi import FastAPI

from twojacks.games import find_game
from twojacks.kernel.game import Game
from twojacks.server.hosting import pages
from twojacks.server.wire.game_facts import describe_game, describe_page, has_page

NAMES = ("montego-bay", "halunken-und-spelunken")


@pytest.mark.parametrize("name", NAMES)
def test_a_game_is_described_in_the_reader_s_language(name: str) -> None:
    english, german = (describe_game(name, language, False) for language in ("en", "de"))
    assert english["title"] == german["title"] == find_game(name).title
    assert english["about"] != german["about"]
    assert english["facts"] == "2–4 players · half an hour"
    assert german["facts"] == "2–4 Spieler · eine halbe Stunde"


@pytest.mark.parametrize("name", NAMES)
def test_every_address_is_a_file_of_the_package(name: str) -> None:
    told, package = describe_game(name, "en", False), find_game(name).folder.parents[1]
    addresses = [told["words"].format("en"), told["page"]["module"], told["page"]["cover"]]
    assert all((package / address[1:]).is_file() for address in addresses)


def make_foreign(folder: Path, *, has_front_end: bool) -> None:
    (folder / "page").mkdir(parents=True)
    if has_front_end:
        (folder / "page" / "index.js").write_text("export const gameView = {};")


def make_game(folder: Path) -> Game:
    """A game of another package."""
    foreign = replace(find_game(NAMES[0]))
    vars(foreign)["folder"] = folder
    return foreign


@pytest.mark.parametrize("has_front_end", [False, True])
@pytest.mark.parametrize("allow_pages", [False, True])
def test_front_ends_of_other_packages_are_served_only_if_the_host_allows_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, has_front_end: bool, allow_pages: bool
) -> None:
    foreign = make_game(tmp_path / "foreign")
    make_foreign(foreign.folder, has_front_end=has_front_end)
    assert has_page(foreign, allow_pages) == (has_front_end and allow_pages)
    monkeypatch.setattr(pages, "find_game", lambda _name: foreign)
    app = FastAPI()
    pages.add_pages(app, allow_pages)
    mounted = {getattr(route, "path", "") for route in app.routes}
    assert ("/games/foreign/page" in mounted) == (has_front_end and allow_pages)


def test_a_front_end_needs_no_picture(tmp_path: Path) -> None:
    foreign = make_game(tmp_path / "foreign")
    make_foreign(foreign.folder, has_front_end=True)
    assert describe_page(foreign) == {"module": "/games/foreign/page/index.js", "cover": None, "world": "day"}
