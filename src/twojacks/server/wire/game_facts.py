"""What a client is told about a game before it plays it, in the reader's language."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import twojacks.games
from twojacks.games import find_game
from twojacks.kernel.game import Game
from twojacks.text.fluent import speak

BUILT_IN = Path(twojacks.games.__file__).parent
MANIFEST = "page.json"  # in a game's page/: what the start page has to know of its look


@cache
def describe_game(name: str, language: str, allow_pages: bool) -> dict[str, Any]:
    game = find_game(name)
    return {
        "name": game.name,
        "title": game.title,
        "about": say(game, f"{game.prefix}-about", language),
        "facts": say(game, f"{game.prefix}-facts", language),
        "prefix": game.prefix,
        "variants": {variant: list(counts) for variant, counts in game.variants.items()},
        "colours": list(game.colours),
        "words": f"{address_of(game)}/words/{{}}.ftl" if (game.folder / "words").is_dir() else None,
        "page": describe_page(game) if has_page(game, allow_pages) else None,
        "rules": (game.folder / "words" / f"{language}-rules.ftl").is_file(),
        "lesson": game.lesson is not None,
    }


def address_of(game: Game) -> str:
    """The addresses mirror the package, so that relative imports hold in both."""
    return f"/games/{game.folder.name}"


def has_page(game: Game, allow_pages: bool) -> bool:
    """Whether the game's own front end is served. Other packages need the operator's permission."""
    return (game.folder / "page" / "index.js").is_file() and (allow_pages or game.folder.parent == BUILT_IN)


def describe_page(game: Game) -> dict[str, Any]:
    manifest = game.folder / "page" / MANIFEST
    look = json.loads(manifest.read_text(encoding="utf-8")) if manifest.is_file() else {}
    return {
        "module": f"{address_of(game)}/page/index.js",
        "cover": f"{address_of(game)}/page/cover.svg" if (game.folder / "page" / "cover.svg").is_file() else None,
        "world": look.get("world", "day"),
    }


def say(game: Game, message: str, language: str) -> str:
    """One of the game's own messages; empty where it has no such words."""
    is_there = (game.folder / "words" / f"{language}.ftl").is_file() and speak(language).has_text(message)
    return speak(language).say(message) if is_there else ""
