"""Examples of the rulebook: a position, what is decided in it, and the position that comes of it, all by the engine.

A game's module, named like its folder (`examples_halunken`), lists them as ``EXAMPLES``; the caption of the one for
HS-R7 is the message ``rules-hs-example-r7``.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

from twojacks.games import FOLDERS
from twojacks.match import Match
from twojacks.rulebook import Pages
from twojacks.words import speak

View = dict[str, Any]
Event = dict[str, Any]


def as_it_stops(match: Match, _before: View, _events: list[Event]) -> View:
    """What everybody sees where the game waits for the next decision."""
    return match.view(None)


@dataclass(frozen=True)
class Example:
    clause: str
    position: Callable[[], dict[str, Any]]
    actions: tuple[tuple[int, str], ...] = ()  # seats and what they decide; none where the position says it all
    after: Callable[[Match, View, list[Event]], View] = as_it_stops


@dataclass(frozen=True)
class Played:
    players: int
    before: View
    events: list[Event]
    after: View | None


def examples_of(game: str, language: str) -> list[dict[str, Any]]:
    """Each with its clause, a caption, and what everybody sees before and after; no ``after`` where nothing happens."""
    pages = Pages(game, speak(language))
    return [{**show(example), "caption": pages.caption(example.clause)} for example in list_examples(game)]


def list_examples(game: str) -> tuple[Example, ...]:
    listed: tuple[Example, ...] = import_module(f"{__package__}.examples_{FOLDERS[game]}").EXAMPLES
    return listed


def show(example: Example) -> dict[str, Any]:
    played = play(example)
    shown = {"players": played.players, "before": played.before, "after": played.after}
    return {"clause": example.clause, **shown}


@cache
def play(example: Example) -> Played:
    match = Match.from_position(example.position())
    before, told = match.view(None), match.event_count
    for seat, action in example.actions:
        match.play(seat, action)
    events = match.journal_for(None, told)
    after = example.after(match, before, events) if example.actions else None
    return Played(match.players, before, events, after)
