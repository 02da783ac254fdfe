"""Lessons: a first round with guidance. Nothing is kept; whoever learns sends all of their actions every time.

The chance of a lesson is known, so that its words can fit what happens. The learner is seat 0, deckhands sit around.
"""

from __future__ import annotations

from typing import Any

from twojacks.bots import make_bot
from twojacks.errors import BadOptions
from twojacks.games import find_game
from twojacks.kernel.lesson import Lesson
from twojacks.play.match import Match
from twojacks.server.wire.records import replay

LEARNER = 0
MOST_ACTIONS = 40


def take_lesson(game: str, actions: list[str]) -> dict[str, Any]:
    """The lesson so far: every step as the learner knows it, and what is asked now."""
    lesson = find_game(game).lesson
    if lesson is None:
        raise BadOptions(f"game: expected one that has a lesson, not {game}")
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
