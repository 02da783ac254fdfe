"""Hints: what an admiral would do in a seat's place, how good each option is, and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from twojacks.bots.character import Budget, own_chance
from twojacks.bots.crew import compile_character
from twojacks.bots.search.lines import Line, likeliest_line
from twojacks.bots.search.thinking import Search, Thought, before_choosing
from twojacks.errors import BadOptions
from twojacks.kernel.fields import describe, is_whole
from twojacks.kernel.protocol import Game
from twojacks.telling import tell_reason
from twojacks.words import DEFAULT

LONGEST = 600.0  # seconds
SEED = "hint"  # the same question with a fixed number of simulations gets the same hint
# What was decided: the reason is what comes of it. The page leaves out the same (client/table/advice.js).
UNTOLD = ("chose", "revealed", "bid", "passed", "declined", "named")


@dataclass(frozen=True)
class HintedOption:
    action: str
    mix: float  # how often it should be played, from 0 to 1
    chance: float  # the seat's chance to win after it; a shared victory is shared
    simulations: int  # what the chance rests on


@dataclass(frozen=True)
class Hint:
    seat: int
    options: tuple[HintedOption, ...]  # in the order in which they are offered
    chances: tuple[float, ...]  # every seat's chance to win, if the mix is played
    line: tuple[tuple[int, str], ...]  # the likeliest continuation to the end of the round: seats and actions
    events: tuple[dict[str, Any], ...]  # what happens in it, as the seat would see it
    why: str
    simulations: int
    seconds: float

    @property
    def best(self) -> str:
        """The likeliest option of the mix."""
        return max(self.options, key=lambda option: option.mix).action


def give_hint(
    game: Game, view: Any, seat: int, seconds: float, simulations: int | None = None, threads: int = 1
) -> Hint:
    """Thinks for so many seconds, or so many simulations if that is less."""
    if not int(game.interpreted.to_act(view)) >> seat & 1:
        raise BadOptions(f"seat {seat}: expected one that owes a decision", code="hint.not-asked")
    if simulations is not None:
        check_count("simulations", simulations)
    budget = Budget(check_seconds(seconds), simulations, check_count("threads", threads))
    compile_character("admiral", game)  # the clock starts when everything is ready
    chance = own_chance(SEED, before_choosing(game, view), seat)
    thought = Search(game, "native", budget, judges=True).think(view, seat, chance)
    first = thought.options[int(thought.mix.argmax())]
    return write_hint(game, thought, likeliest_line(game, thought.head, first), int(view.players))


def write_hint(game: Game, thought: Thought, line: Line, players: int) -> Hint:
    seat, write = thought.head.seat, game.notation.format_action
    rows = zip(thought.options, thought.mix, thought.wins[:, seat], thought.tries, strict=True)
    return Hint(
        seat,
        tuple(HintedOption(write(option), float(mix), float(win), int(tries)) for option, mix, win, tries in rows),
        tuple(float(chance) for chance in thought.chances[:players]),
        tuple((actor, write(action)) for actor, action in line.decisions),
        line.events,
        find_reason(game, line.events, seat, players),
        thought.games,
        thought.seconds,
    )


def find_reason(
    game: Game, events: tuple[dict[str, Any], ...], seat: int, players: int, language: str = DEFAULT
) -> str:
    """What comes of the decisions that are expected."""
    return tell_reason(game.name, players, [event for event in events if event["kind"] not in UNTOLD], seat, language)


def check_seconds(seconds: Any) -> float:
    if isinstance(seconds, bool) or not isinstance(seconds, int | float) or not 0 < seconds <= LONGEST:
        raise BadOptions(f"seconds: expected more than 0 and at most {LONGEST:.0f}, not {describe(seconds)}")
    return float(seconds)


def check_count(name: str, count: Any) -> int:
    if not is_whole(count) or count < 1:
        raise BadOptions(f"{name}: expected a whole number from 1, not {describe(count)}")
    return int(count)
