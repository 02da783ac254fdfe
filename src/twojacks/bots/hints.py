"""Hints: what the admiral would do at a seat, how good each option is, and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from twojacks.bots.characters.base import Budget, own_chance
from twojacks.bots.characters.catalogue import compile_character
from twojacks.bots.search.continuation import Continuation, likeliest_continuation
from twojacks.bots.search.searcher import Search, SearchResult, before_choosing
from twojacks.errors import BadOptions
from twojacks.kernel.game import Game
from twojacks.kernel.journal import Role
from twojacks.kernel.validation import describe, is_whole
from twojacks.text.fluent import DEFAULT
from twojacks.text.narration import tell_reason

LONGEST = 600.0  # seconds
SEED = "hint"  # with a fixed number of simulations, the same question gets the same hint


@dataclass(frozen=True)
class RatedOption:
    action: str
    mix: float  # the probability with which to play it
    chance: float  # the seat's chance of winning after it; a shared victory is shared
    simulations: int  # that the chance is based on


@dataclass(frozen=True)
class Hint:
    seat: int
    options: tuple[RatedOption, ...]  # in the order in which they are offered
    chances: tuple[float, ...]  # every seat's chance of winning if the mix is played
    line: tuple[tuple[int, str], ...]  # the likeliest continuation to the end of the round: seats and actions
    events: tuple[dict[str, Any], ...]  # of the line, as the seat would see them
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
    """Searches for ``seconds``, or until ``simulations`` are done."""
    if not int(game.interpreted.to_act(view)) >> seat & 1:
        raise BadOptions(f"seat {seat}: expected one that owes a decision", code="hint.not-asked")
    if simulations is not None:
        check_count("simulations", simulations)
    budget = Budget(check_seconds(seconds), simulations, check_count("threads", threads))
    compile_character("admiral", game)  # the clock starts when everything is ready
    chance = own_chance(SEED, before_choosing(game, view), seat)
    result = Search(game, "native", budget, evaluates=True).run(view, seat, chance)
    first = result.options[int(result.mix.argmax())]
    return write_hint(game, result, likeliest_continuation(game, result.searcher, first), int(view.players))


def write_hint(game: Game, result: SearchResult, line: Continuation, players: int) -> Hint:
    seat, write = result.searcher.seat, game.notation.format_action
    rows = zip(result.options, result.mix, result.wins[:, seat], result.tries, strict=True)
    return Hint(
        seat,
        tuple(RatedOption(write(option), float(mix), float(win), int(tries)) for option, mix, win, tries in rows),
        tuple(float(chance) for chance in result.chances[:players]),
        tuple((actor, write(action)) for actor, action in line.decisions),
        line.events,
        find_reason(game, line.events, seat, players),
        result.games,
        result.seconds,
    )


def find_reason(
    game: Game, events: tuple[dict[str, Any], ...], seat: int, players: int, language: str = DEFAULT
) -> str:
    """One sentence about what follows from the expected decisions."""
    outcome = [event for event in events if Role.DECISION not in game.language.roles_of(event)]
    return tell_reason(game, players, outcome, seat, language)


def check_seconds(seconds: Any) -> float:
    if isinstance(seconds, bool) or not isinstance(seconds, int | float) or not 0 < seconds <= LONGEST:
        raise BadOptions(f"seconds: expected more than 0 and at most {LONGEST:.0f}, not {describe(seconds)}")
    return float(seconds)


def check_count(name: str, count: Any) -> int:
    if not is_whole(count) or count < 1:
        raise BadOptions(f"{name}: expected a whole number from 1, not {describe(count)}")
    return int(count)
