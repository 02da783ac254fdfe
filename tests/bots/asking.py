"""Matches at a decision, players asked for it, and the processes in which they think."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import twojacks
from twojacks.bots import make_bot
from twojacks.bots.players import Player
from twojacks.bots.pool import Pool
from twojacks.games import find_game

GAME = find_game("halunken-und-spelunken")
ODD_PROGRAM = Path(__file__).with_name("odd_program.py")


def match_at_cards(seed: str = "cards") -> twojacks.Match:
    """Four beginners who owe a card each."""
    match = twojacks.Match.new(GAME.name, players=4, variant="beginner", seed=seed)
    while len(match.to_act) < 4:
        seat = match.to_act[0]
        match.play(seat, match.options(seat)[0])
    return match


def program(how: str, *more: str) -> str:
    return " ".join((f"run:{sys.executable}", str(ODD_PROGRAM), how, *more))


def overhear(command: str, heard: Path) -> str:
    """For sh: every line is written down before the command hears it (tee would do so after)."""
    say = "printf '%s\\n' \"$line\""
    return f"while IFS= read -r line; do {say} >>{heard}; {say}; done | {command}"


def odd(name: str) -> str:
    return f"tests.bots.odd_bots:{name}"


def text_of(action: int) -> str:
    return GAME.notation.format_action(action)


def deckhands_answer(match: twojacks.Match, seat: int, seed: str | int) -> str:
    return text_of(make_bot("deckhand", GAME, seed=seed).choose(match.observe(seat), seat))


def play_out(match: twojacks.Match, players: list[Player]) -> list[tuple[int, Any]]:
    """To the end; every decision with its seat."""
    answers = []
    write = find_game(match.game).notation.format_action
    while not match.over:
        seat = match.to_act[0]
        answer = players[seat].answer(match.observe(seat), seat)
        answers.append((seat, answer))
        match.play(seat, write(answer.action))
    return answers


def interpreted(pool: Pool, text: str = "cabin-boy", seed: int = 1) -> Player:
    """One that is ready soon."""
    return pool.player(text, GAME, seed=seed, speed="interpreted")


def pids(pool: Pool) -> list[int]:
    return [worker.process.pid for worker in pool._workers.idle]


def is_gone(pid: int) -> bool:
    """Ended, and waited for: a zombie could still be sent signals."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def wait_until_gone(pid: int) -> None:
    for _ in range(3000):
        if is_gone(pid):
            return
        time.sleep(0.01)
    pytest.fail(f"process {pid} is still there")
