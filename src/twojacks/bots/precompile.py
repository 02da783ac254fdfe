"""Compiles everything that a table with bots needs, so that the first game starts without a delay.

python -m twojacks.bots.precompile GAME
"""

from __future__ import annotations

import sys

from twojacks.bots.characters.catalogue import CHARACTERS, compile_character
from twojacks.games import find_game
from twojacks.play.match_calls import steps_of


def compile_game(name: str) -> None:
    game = find_game(name)
    steps_of(game, "native")
    for character in CHARACTERS:
        compile_character(character, game)


if __name__ == "__main__":
    compile_game(sys.argv[1])
