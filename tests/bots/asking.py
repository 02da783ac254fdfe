"""Matches at a decision, players that are asked for it, and the processes they run in."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import twojacks
from twojacks.bots import make_bot
from twojacks.bots.process.pool import Pool
from twojacks.bots.process.remote_player import Player
from twojacks.games import find_game

GAME = find_game("halunken-und-spelunken")
FAULTY_PROGRAM = Path(__file__).parent / "process" / "faulty_program.py"


def match_at_cards(seed: str = "cards") -> twojacks.Match:
    """A beginners' game in which all four seats have to lay a card."""
    match = twojacks.Match.new(GAME.name, players=4, variant="beginner", seed=seed)
    while len(match.to_act) < 4:
        seat = match.to_act[0]
        match.play(seat, match.options(seat)[0])
    return match


def program(how: str, *more: str) -> str:
    return " ".join((f"run:{sys.executable}", str(FAULTY_PROGRAM), how, *more))


def overhear(command: str, heard: Path) -> str:
    """A shell command that stores every line before it passes it on (tee would store it afterwards)."""
    say = "printf '%s\\n' \"$line\""
    return f"while IFS= read -r line; do {say} >>{heard}; {say}; done | {command}"


def faulty(name: str) -> str:
    return f"tests.bots.process.faulty_bots:{name}"


def text_of(action: int) -> str:
    return GAME.notation.format_action(action)


def deckhands_answer(match: twojacks.Match, seat: int, seed: str | int) -> str:
    return text_of(make_bot("deckhand", GAME, seed=seed).choose(match.observe(seat), seat))


def play_out(match: twojacks.Match, players: list[Player]) -> list[tuple[int, Any]]:
    """Plays to the end. Returns every answer with its seat."""
    answers = []
    write = find_game(match.game).notation.format_action
    while not match.over:
        seat = match.to_act[0]
        answer = players[seat].answer(match.observe(seat), seat)
        answers.append((seat, answer))
        match.play(seat, write(answer.action))
    return answers


def interpreted(pool: Pool, text: str = "cabin-boy", seed: int = 1) -> Player:
    """A player that is ready soon."""
    return pool.player(text, GAME, seed=seed, speed="interpreted")


def pids(pool: Pool) -> list[int]:
    return [worker.process.pid for worker in pool._workers.idle]
