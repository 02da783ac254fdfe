"""Lessons: a first round with guidance. Nothing is kept; whoever learns sends all of their actions every time.

The chance of a lesson is known, so that its words can fit what happens. The learner is seat 0, deckhands sit around.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from twojacks.bots import make_bot
from twojacks.games import find_game
from twojacks.match import Match
from twojacks.server.records import replay

LEARNER = 0
MOST_ACTIONS = 40


@dataclass(frozen=True)
class Lesson:
    variant: str
    players: int
    seed: str
    shown: Mapping[int, str] = field(default_factory=dict)  # by seat: what it does when it may, to be seen


LESSONS = {
    "halunken-und-spelunken": Lesson("beginner", 4, "a first evening in the harbour", {3: "card rum"}),
    "montego-bay": Lesson("standard", 3, "an early morning in Montego Bay"),
}


def take_lesson(game: str, actions: list[str]) -> dict[str, Any]:
    """The lesson so far: every step as the learner knows it, and what is asked now."""
    lesson = LESSONS[game]
    match = Match.new(game, players=lesson.players, variant=lesson.variant, seed=lesson.seed)
    for action in actions:
        play_neighbours(match, lesson)
        match.play(LEARNER, action)
    play_neighbours(match, lesson)
    return tell_lesson(match)


def play_neighbours(match: Match, lesson: Lesson) -> None:
    """Until the learner is asked and nobody else is: when cards are chosen, the learner's comes last."""
    while others := [seat for seat in match.to_act if seat != LEARNER]:
        match.play(others[0], choose(match, others[0], lesson))


def choose(match: Match, seat: int, lesson: Lesson) -> str:
    shown = lesson.shown.get(seat)
    if shown in match.options(seat):
        return shown
    game = find_game(match.game)
    bot = make_bot("deckhand", game, seed=f"{lesson.seed} {seat}")
    return game.notation.format_action(bot.choose(match.observe(seat), seat))


def tell_lesson(match: Match) -> dict[str, Any]:
    game, options = find_game(match.game), match.options(LEARNER)
    previews = game.preview(match.observe(LEARNER), LEARNER, options) if options else {}
    return {
        "steps": list(replay(match, LEARNER, False, [])),
        "options": options,
        "previews": previews,
        "waiting": match.to_act,
        "over": match.over,
        "winners": match.winners,
    }
