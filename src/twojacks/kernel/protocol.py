"""What a game gives to the rest of the house, and nothing more."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from twojacks.errors import BadOptions
from twojacks.kernel.compiling import Compiler, bind
from twojacks.kernel.fields import describe
from twojacks.kernel.journal import Language, new_journal
from twojacks.kernel.notation import Part, join_parts
from twojacks.kernel.playing import start

KERNEL = Path(__file__).parent
WEIGHTS, TRUST = "judgement.json", "trust"  # a file in a game's folder, and a name in it that is no feature's


@dataclass(frozen=True)
class Rules:
    """The rules proper: functions over one record, all of them callable interpreted, native and from a CUDA kernel.

    ``out`` of `observe` and `guess` is an array with room for one record; ``out`` of `legal` is an integer array;
    ``key`` is two unsigned 64-bit numbers. Sets of seats are bit sets. `apply` and `resume` play everything that
    needs no decision, single options included, and stop where a seat has a choice or the game is over.
    """

    setup: Callable[..., None]  # setup(state, options, key, journal): the first position
    resume: Callable[..., None]  # resume(state, journal): go on from a position somebody wrote down
    to_act: Callable[..., int]  # to_act(state) -> the seats that owe a decision
    legal: Callable[..., int]  # legal(state, seat, out) -> how many actions it wrote, ascending
    apply: Callable[..., None]  # apply(state, seat, action, journal): a legal action
    observe: Callable[..., None]  # observe(state, seat, out): all that a seat (−1: a spectator) may know
    guess: Callable[..., None]  # guess(view, seat, key, out): a random world in which the seat sees this view
    reopen: Callable[..., None]  # reopen(view): what others chose face down is taken back, to be chosen anew
    habit: Callable[..., int]  # habit(state, seat, options, count, dice) -> a quick and sensible legal action
    is_over: Callable[..., bool]  # is_over(state)
    scores: Callable[..., None]  # scores(state, out): as if the game ended now
    winners: Callable[..., int]  # winners(state) -> the seats that win, as if the game ended now

    # What `setup`, `resume` and `apply` are joined from (kernel/flow.py), for who plays many games in step.
    set_up: Callable[..., None]  # set_up(state, options, key, journal): before anything is run
    run: Callable[..., bool]  # run(state, phase, journal) -> whether it waits for a decision
    decide: Callable[..., None]  # decide(state, seat, action, journal): written down, nothing run yet


@dataclass(frozen=True)
class Notation:
    """A game's words: text forms of actions and positions, and reasons. Plain Python."""

    format_action: Callable[[int], str]
    parse_action: Callable[[str], int | None]  # None: no action of this game
    position: tuple[Part, ...]  # everything there is, chance included
    view: tuple[Part, ...]  # as it is shown: without what chance needs; what was blanked reads as null or "?"
    parse_position: Callable[[dict[str, Any]], Any]  # -> array of one record; raises BadPosition
    explain: Callable[[Any, int, int], tuple[str, str | None]]  # (view, seat, action) -> why it is no option, clause

    def format_state(self, record: Any, as_view: bool) -> dict[str, Any]:
        return join_parts(self.view if as_view else self.position, record)


@dataclass(frozen=True)
class Judgement:
    """How a game stands between two rounds: what anybody can count on the table, and how much each count weighs."""

    features: tuple[str, ...]
    stage: Callable[..., int]  # stage(state) -> which row of the weights is for it
    describe: Callable[..., None]  # describe(state, seat, out): the seat's features
    variant_of: Callable[[Any], str]  # (view) -> the variant, which has weights of its own


def no_editions(edition: Any) -> None:
    """For a game whose components are part of its rules."""
    if edition is not None:
        raise BadOptions("edition: expected none, because this game has no editions")


@dataclass(frozen=True, eq=False)
class Game:
    name: str
    title: str
    variants: Mapping[str, tuple[int, ...]]  # the numbers of players each is for; the first that fits is the default
    colours: tuple[str, ...]
    state: np.dtype[Any]
    action_count: int  # actions are numbered from 0
    most_options: int  # no decision has more
    folder: Path
    rules: Rules
    notation: Notation
    judgement: Judgement
    language: Language
    make_options: Callable[[str, int, Any], Any]  # (variant, players, edition) -> record of what `setup` needs
    # (view, seat, options) -> by option where it leads if nobody else acts before: docs/previews.md
    preview: Callable[[Any, int, Sequence[str]], dict[str, dict[str, Any]]]
    read_edition: Callable[[Any], dict[str, Any] | None] = no_editions  # what is printed, checked; saves carry it

    def default_variant(self, players: int) -> str | None:
        return next((name for name, counts in self.variants.items() if players in counts), None)

    def new_states(self, count: int = 1) -> Any:
        """Zeroed records. A `recarray`, because the interpreted rules read fields as attributes."""
        return np.zeros(count, self.state).view(np.recarray)

    @cached_property
    def interpreted(self) -> Rules:
        """The rules as Python runs them; hashing wraps around silently, as it does everywhere else."""
        quiet = np.errstate(over="ignore")
        return Rules(**{name: quiet(function) for name, function in vars(self.rules).items()})

    @cached_property
    def compiler(self) -> Compiler:
        sources = (*sorted(KERNEL.glob("*.py")), *sorted(self.folder.glob("*.py")))
        return Compiler(self.name, sources)

    @cached_property
    def native(self) -> Rules:
        """The rules compiled for this machine, loaded from disk after the first time."""
        rules = Rules(**{name: self.compiler.compile_entry(function) for name, function in vars(self.rules).items()})
        with self.compiler.announced("matches"):
            self._use_once(rules)
        return rules

    def _use_once(self, rules: Rules) -> None:
        """Every function on a throw-away game: Numba compiles what is called, when it is called."""
        variant, counts = next(iter(self.variants.items()))
        states, others, key, journal = self.new_states(), self.new_states(), np.zeros(2, np.uint64), new_journal()
        rules.setup(states[0], self.make_options(variant, counts[0], self.read_edition(None)), key, journal)
        rules.resume(states[0], journal)
        seat = int(rules.to_act(states[0])).bit_length() - 1
        options = np.zeros(self.most_options, np.int16)
        rules.legal(states[0], seat, options)
        rules.observe(states[0], seat, others)
        rules.guess(others[0], seat, key, states)
        rules.reopen(others[0])
        rules.habit(states[0], seat, options, 2, np.uint64(0))
        rules.apply(states[0], seat, int(options[0]), journal)
        rules.scores(states[0], np.zeros(counts[0], np.int64))
        rules.winners(states[0])
        rules.is_over(states[0])

    @cached_property
    def weights(self) -> dict[str, Any]:
        """What each feature weighs at every stage, by variant and number of players, as in ``standard 4``."""
        return {
            setting: np.array([rows[name] for name in self.judgement.features], np.float64).T.copy()
            for setting, rows in self._learnt.items()
        }

    def judgement_for(self, view: Any) -> tuple[Any, float]:
        """Weights, stages × features, and how much of a game's worth they know, the rest being left to playing on."""
        setting = f"{self.judgement.variant_of(view)} {int(view.players)}"
        return self.weights[setting], float(self._learnt[setting][TRUST])

    @cached_property
    def _learnt(self) -> dict[str, Any]:
        return dict(json.loads((self.folder / WEIGHTS).read_text("utf-8")))

    def at_speed(self, speed: str) -> Rules:
        if speed not in ("interpreted", "native"):
            raise BadOptions(f"speed: expected interpreted or native, not {describe(speed)}")
        return self.native if speed == "native" else self.interpreted

    def bind(self, template: Callable[..., Any], **others: Callable[..., Any]) -> Any:
        """A rule of the kernel that plays this game; ``others`` are rules it shall call besides."""
        return bind(template, {**vars(self.rules), "start": self._start, **others})

    @cached_property
    def _start(self) -> Any:
        return bind(start, vars(self.rules))
