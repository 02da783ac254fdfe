"""Where games begin, if not with a set-up: a position, of which two small ones come with each game.

A small game is the game itself with few rounds, cards and figures that still matter, all of them numbers of the
position. The rules are the same, so what is counted and solved there says something about them. ``small`` can be solved
by hand; ``round`` has all that happens in a round. Every door takes them as ``position``: `Batch`, `simulate` and the
adapters, and `Match.from_position` what `read_position` reads.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from twojacks.errors import BadOptions, BadPosition
from twojacks.games import find_game
from twojacks.kernel.fields import describe
from twojacks.kernel.journal import new_journal
from twojacks.kernel.protocol import Game
from twojacks.match import check_variant

SMALL_GAMES = ("small", "round")


def read_position(game: str, position: Any) -> dict[str, Any] | None:
    """``small``, ``round``, a file whose name ends in .json, a dictionary, or nothing."""
    if position is None or isinstance(position, dict):
        return position
    if position in SMALL_GAMES:
        return read_file(find_game(game).folder / f"{position}.json")
    if not isinstance(position, str) or not position.endswith(".json"):
        names = ", ".join(SMALL_GAMES)
        raise BadOptions(f"position: expected {names} or a file whose name ends in .json, not {describe(position)}")
    return read_file(Path(position))


def read_file(path: Path) -> dict[str, Any]:
    try:
        position = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise BadPosition("all of it", f"expected a file with JSON; {path.name} cannot be read as one") from error
    if not isinstance(position, dict):
        raise BadPosition("all of it", f"expected an object with named fields, not {describe(position)}")
    return position


def read_beginning(game: Game, players: int, variant: str | None, edition: Any, position: Any) -> tuple[str, Any]:
    """The variant, and the record every game begins with in an array: none of them where there is no position.

    Chance is left out of it, because every game has its own; so somebody has to decide before the next lot is drawn.
    """
    given = read_position(game.name, position)
    if given is None:
        return check_variant(game, players, variant), game.new_states(0)
    if edition is not None:
        raise BadOptions("edition: expected none beside a position, which says itself what is printed")
    if given.get("game", game.name) != game.name:
        raise BadPosition("game", f"expected {game.name}, not {describe(given['game'])}")
    state = game.notation.parse_position(given)
    written = game.notation.format_state(state[0], False)
    chosen = written["variant"] if variant is None else variant
    for name, value in (("players", players), ("variant", chosen)):
        if value != written[name]:
            raise BadOptions(f"{name}: expected {written[name]}, as in the position, not {describe(value)}")
    check_variant(game, players, chosen)
    state["key"], state["draws"] = 0, 0
    game.interpreted.resume(state[0], new_journal())
    if state["draws"][0] or game.interpreted.is_over(state[0]):
        raise BadPosition("phase", "expected a position in which somebody decides before the next lot is drawn")
    return chosen, state
