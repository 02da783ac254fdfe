"""The games: a package for each, found by `find_game`."""

from twojacks.games.registry import every_setting, find_game, game_names

__all__ = ["every_setting", "find_game", "game_names"]
