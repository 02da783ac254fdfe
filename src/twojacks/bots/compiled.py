"""Compiles what a table with bots needs, so that nobody waits for it in a first game.

python -m twojacks.bots.compiled GAME
"""

from __future__ import annotations

import sys

from twojacks.bots.crew import CHARACTERS, compile_character
from twojacks.games import find_game
from twojacks.steps import steps_of


def compile_game(name: str) -> None:
    game = find_game(name)
    steps_of(game, "native")
    for character in CHARACTERS:
        compile_character(character, game)


if __name__ == "__main__":
    compile_game(sys.argv[1])
