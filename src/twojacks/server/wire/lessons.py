"""Lessons: a first round with guidance. Nothing is stored; the client sends all its actions every time.

A lesson has a fixed seed, so that its texts fit what happens. The learner has seat 0; bots have the other seats.
"""

from __future__ import annotations

from typing import Any

from twojacks.bots import make_bot
from twojacks.errors import BadOptions
from twojacks.games import find_game
from twojacks.kernel.lesson import Lesson
from twojacks.play.match import Match
from twojacks.server.table.seats import STAND_IN
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
    """Play the other seats until only the learner is asked: in simultaneous choices the learner is last."""
    while others := [seat for seat in match.to_act if seat != LEARNER]:
        match.play(others[0], choose(match, others[0], lesson))


def choose(match: Match, seat: int, lesson: Lesson) -> str:
    shown = lesson.shown.get(seat)
    if shown in match.options(seat):
        return shown
    game = find_game(match.game)
    bot = make_bot(STAND_IN, game, seed=f"{lesson.seed} {seat}")
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
