"""Examples of the rulebook, played: what everybody sees before and after, all by the engine."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from twojacks.games import find_game
from twojacks.play.match import Match
from twojacks.text.examples import Event, Example, View
from twojacks.text.fluent import speak
from twojacks.text.rulebook import Pages


@dataclass(frozen=True)
class Played:
    players: int
    before: View
    events: list[Event]
    after: View | None


def examples_of(game: str, language: str) -> list[dict[str, Any]]:
    """Each with its clause, a caption, and what everybody sees before and after; no ``after`` where nothing happens."""
    pages = Pages(find_game(game), speak(language))
    return [{**show(example), "caption": pages.caption(example.clause)} for example in list_examples(game)]


def list_examples(game: str) -> tuple[Example, ...]:
    module = find_game(game).part("examples")
    return () if module is None else tuple(module.EXAMPLES)


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
