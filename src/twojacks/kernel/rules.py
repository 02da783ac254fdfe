"""The rules of a game as functions over one record, and what the kernel adds to those a game writes itself.

A game writes ``deal``, ``run`` and ``decide``; from them follow ``setup``, ``resume`` and ``apply``, the same for every
game. What a game does not hide, guess or know a quick answer to, it leaves out.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from twojacks.kernel.chance import give_key, take_key
from twojacks.kernel.compiling import bind, rule, unbound
from twojacks.kernel.playouts import throw

# The functions of the game, put here by `bind`.
deal = run = decide = to_act = unbound


# How one decision leads to the next


@rule
def setup(state: Any, options: Any, key: Any, journal: Any) -> None:
    """The first position in which a seat decides."""
    give_key(state, key)
    deal(state, options, journal)
    resume(state, journal)


@rule
def resume(state: Any, journal: Any) -> None:
    """Play everything that needs no decision; stop where a seat has a choice, or at the end."""
    waiting = False
    while not waiting:
        waiting = run(state, int(state.phase), journal)


@rule
def apply(state: Any, seat: int, action: int, journal: Any) -> None:
    """Take a legal action, and go on to the next decision."""
    decide(state, seat, action, journal)
    resume(state, journal)


@rule
def nobody_decides(state: Any) -> bool:
    return bool(to_act(state) == 0)


# Defaults: nothing is hidden, and any action is as good as another


@rule
def observe_everything(state: Any, _seat: int, out: Any) -> None:
    """A game without secrets: only the key of chance is taken out."""
    out[0] = state
    take_key(out[0])


@rule
def guess_nothing(view: Any, _seat: int, key: Any, out: Any) -> None:
    """A game without secrets: only what chance will bring is unknown."""
    out[0] = view
    give_key(out[0], key)


@rule
def reopen_nothing(view: Any) -> None:
    """A game in which nothing is chosen face down."""


@rule
def choose_any(_view: Any, _seat: int, options: Any, count: int, dice: Any) -> int:
    """A random option."""
    return int(options[throw(dice, count)])


@dataclass(frozen=True)
class Rules:
    """Functions over one record, all of them callable interpreted, native and from a CUDA kernel.

    ``out`` of `observe` and `guess` is an array with room for one record; ``out`` of `legal` is an integer array;
    ``key`` is two unsigned 64-bit numbers. Sets of seats are bit sets. `deal` gets a record that may hold an earlier
    game: it sets every field except for the key.
    """

    deal: Callable[..., None]  # deal(state, options, journal): everything as it is before the first phase
    run: Callable[..., bool]  # run(state, phase, journal) -> whether it waits; else it has set the next phase
    decide: Callable[..., None]  # decide(state, seat, action, journal): a legal action is noted, nothing is run yet
    to_act: Callable[..., int]  # to_act(state) -> the seats that owe a decision
    legal: Callable[..., int]  # legal(state, seat, out) -> how many actions it wrote, ascending
    scores: Callable[..., None]  # scores(state, out): as if the game ended now
    winners: Callable[..., int]  # winners(state) -> the seats that win, as if the game ended now

    is_over: Callable[..., bool] = unbound  # is_over(state); left out: when no seat owes a decision

    # What is secret. A game that has an `observe` of its own also has a `guess`.
    observe: Callable[..., None] = observe_everything  # observe(state, seat, out): what a seat (−1: spectator) may know
    guess: Callable[..., None] = guess_nothing  # guess(view, seat, key, out): a random world in which it sees this view
    reopen: Callable[..., None] = reopen_nothing  # reopen(view): what others chose face down is taken back

    rollout: Callable[..., int] = choose_any  # rollout(view, seat, options, count, dice) -> a quick, sensible option

    # Derived; the compiled versions of them are given.
    setup: Callable[..., None] = unbound  # setup(state, options, key, journal): the first position
    resume: Callable[..., None] = unbound  # resume(state, journal): go on from a position that was written down
    apply: Callable[..., None] = unbound  # apply(state, seat, action, journal): a legal action, and what follows

    def __post_init__(self) -> None:
        names = {"deal": self.deal, "run": self.run, "decide": self.decide, "to_act": self.to_act}
        templates: dict[str, Callable[..., Any]] = {
            "setup": setup,
            "resume": resume,
            "apply": apply,
            "is_over": nobody_decides,
        }
        for name, template in templates.items():
            if getattr(self, name) is unbound:
                object.__setattr__(self, name, bind(template, names))

    @property
    def has_secrets(self) -> bool:
        return self.observe is not observe_everything

    @property
    def guesses(self) -> bool:
        return self.guess is not guess_nothing
