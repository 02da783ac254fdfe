"""Montego Bay in examples, for four. Seats 0 to 3 are blue, yellow, green and orange."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from twojacks.games.montego_bay.components import BARRELS, COLOURS, FIGURE_NAMES, JACK
from twojacks.match import Match
from twojacks.rulebook.examples import Event, Example, View

BLUE, YELLOW, GREEN, ORANGE = range(4)
PLAYERS = 4
SEED = "rulebook"  # what the storerooms show follows from it
DOCKERS = FIGURE_NAMES[:JACK]
FIGURES: dict[str, int] = dict(zip(DOCKERS, (9, 1, 12, 4, 14, 6, 10, 2), strict=True))
FIRST = "orange-small"  # who moves first
SHIPS = ("8", "4", "13", "1")  # at the piers; the ship of ten is the first one
HOLDS = ((2, 1, 2, 2), (1, 3, 0, 2), (4, 2, 1, 0), (0, 0, 1, 1))
AHEAD = (("9", "15", "11", "3", "12"), ("5", "14", "6", "7", "2", "10"))


def beginning() -> dict[str, Any]:
    """The first round, with the small orange docker's tile in front."""
    first = Match.new("montego-bay", players=PLAYERS, seed=SEED).position()
    return {**first, "order": [FIRST, *(name for name in first["order"] if name != FIRST)]}


def position(
    figures: Mapping[str, int] | None = None,
    holds: Sequence[Sequence[int]] = HOLDS,
    piles: Sequence[Sequence[str]] = AHEAD,
    **more: Any,
) -> dict[str, Any]:
    """A later round: dockers around the warehouses, barrels aboard."""
    first = beginning()
    kept = {name: first[name] for name in ("game", "players", "edition", "storerooms", "ships", "order", "key")}
    aboard = [sum(hold[seat] for hold in holds) for seat in range(PLAYERS)]
    taken = [
        more.get("left", 0) if more.get("phase") == "load" and seat == actor(more) else 0 for seat in range(PLAYERS)
    ]
    return {
        **kept,
        "round": 3,
        "phase": "cards",
        "figures": {**FIGURES, **(figures or {}), FIGURE_NAMES[JACK]: None},
        "piers": [{"ship": ship, "hold": list(hold)} for ship, hold in zip(SHIPS, holds, strict=False)],
        "piles": [list(pile) for pile in piles],
        "supply": [int(BARRELS[PLAYERS]) - aboard[seat] - taken[seat] for seat in range(PLAYERS)],
        "coins": [0, 1, 2, 1],
        "scores": [9, 7, 11, 8],
        **({"chosen": dict.fromkeys(DOCKERS, 1)} if more.get("phase") in ("load", "unload") else {}),
        **more,
    }


def actor(more: Mapping[str, Any]) -> int:
    """Whose docker is at work."""
    return COLOURS.index(more["acting"].partition("-")[0])


def cards(first: int) -> tuple[tuple[int, str], ...]:
    """A card for the docker that moves first; the others' come afterwards and are not shown."""
    return tuple(
        (COLOURS.index(docker.partition("-")[0]), f"card {docker} {first if docker == FIRST else 1}")
        for docker in DOCKERS
    )


def after_the_first_move(_match: Match, before: View, events: list[Event]) -> View:
    """What everybody sees when the first docker stands where it comes to, and the others have yet to move."""
    figures = dict(before["figures"])
    moves = [event for event in events if event["kind"] in ("turned-up", "walked", "pushed", "went-back")]
    for number, event in enumerate(moves):
        if event["kind"] == "turned-up" and number:
            break
        if event["kind"] != "turned-up":
            figures[event["figure"]] = event["to"]
    return {**before, "figures": figures}


EXAMPLES = (
    Example("MB-1.3", partial(position, phase="hire", coins=[0, 3, 2, 1]), ((YELLOW, "hire yellow-large"),)),
    Example("MB-3.2", position, cards(3), after_the_first_move),
    Example("MB-3.3", beginning, cards(3), after_the_first_move),
    Example("MB-3.4", position, cards(2), after_the_first_move),
    Example("MB-3.5", partial(position, {"blue-large": 11}), cards(2), after_the_first_move),
    Example(
        "MB-4.3",
        partial(position, phase="load", acting="yellow-large", left=4),
        ((YELLOW, "load 1"), (YELLOW, "load 1"), (YELLOW, "load 3")),
    ),
    Example(
        "MB-4.4",
        partial(position, None, ((2, 1, 2, 2), (2, 3, 1, 2), *HOLDS[2:]), phase="load", acting="yellow-large", left=2),
        ((YELLOW, "load 2"),),
    ),
    Example(
        "MB-4.5",
        partial(position, {"orange-large": 11, "yellow-large": 13}, phase="unload", acting="orange-large", left=2),
        ((ORANGE, "unload 1"),),
    ),
    Example(
        "MB-4.7",
        partial(position, {"orange-small": 3}, phase="load", acting="orange-small", left=1),
        ((ORANGE, "load 4"),),
    ),
    Example(
        "MB-V2",
        partial(position, None, ((4, 2, 2, 1), *HOLDS[1:]), phase="load", acting="blue-large", left=2),
        ((BLUE, "load 1"),),
    ),
    Example("MB-5.1", partial(position, phase="load", acting="blue-small", left=1), ((BLUE, "load 3"),)),
    Example(
        "MB-E2",
        partial(position, None, HOLDS[:3], ((), ()), phase="load", acting="blue-small", left=1, round=11),
        ((BLUE, "load 3"),),
    ),
)
