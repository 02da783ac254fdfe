"""What a game gives to the rest of the program. Every fact is stated here once, and checked when the game is loaded."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

from twojacks.errors import BadOptions
from twojacks.kernel.compiling import Compiler, bind, imported_files, source_files
from twojacks.kernel.derived_positions import derive_positions
from twojacks.kernel.evaluation import NO_EVALUATION, Evaluation, read_weights, weigh
from twojacks.kernel.game_checks import check_game
from twojacks.kernel.journal import Language, new_journal
from twojacks.kernel.lesson import Lesson, read_lesson
from twojacks.kernel.notation import ActionTexts, Notation, PositionFormat, Reason, plain_language
from twojacks.kernel.playouts import start
from twojacks.kernel.reasons import Reasons
from twojacks.kernel.record import ROUND, VARIANT, Bounds, capacity_of
from twojacks.kernel.rules import Rules
from twojacks.kernel.validation import describe

KERNEL = Path(__file__).parent
COLOURS = ("blue", "yellow", "green", "red")
OPTIONS = np.dtype([("players", np.int8), ("variant", np.int8)])
NO_EVENTS = plain_language()


@dataclass(frozen=True)
class Editions:
    """What is printed on the components of a game, where there are several versions of it."""

    read: Callable[[Any], dict[str, Any]]  # by name, as a file or as a dictionary; checked. None: the usual one
    read_file: Callable[[Path], dict[str, Any]]
    describe: Callable[[dict[str, Any]], str]  # in a few words
    template: Path  # a commented file to fill in


@dataclass(frozen=True)
class GameLength:
    """More than a game can ever have: for libraries that want to know before it begins."""

    decisions: int = 1000
    later_draws: int = 1000  # draws of chance after the set-up …
    later_sides: int = 64  # … and the outcomes of the largest one


def no_previews(_view: Any, _seat: int, _options: Sequence[str]) -> dict[str, dict[str, Any]]:
    return {}


@dataclass(frozen=True, eq=False)
class Game:
    """Everything below ``rules`` may be left out."""

    package: str  # the game's package: ``__name__`` in its ``__init__.py``
    name: str
    title: str
    variants: Mapping[str, tuple[int, ...]]  # the numbers of players each is for; the first that fits is the default
    state: np.dtype[Any]  # the record
    phases: tuple[str, ...]  # in the order of their numbers: those in which the game waits, the last one being "over"
    actions: tuple[str, ...]  # the text of every action, by its number
    most_options: int  # no decision has more
    rules: Rules

    rounds: int | None = None  # none: the game ends in some other way
    bounds: Bounds = field(default_factory=dict)  # of fields of the record; without, whatever their types hold
    by_seat: tuple[str, ...] = ()  # fields of the record that hold one value for each seat
    not_features: tuple[str, ...] = ()  # fields of the record that tell a learner nothing
    face_down: tuple[str, ...] = ()  # phases in which seats choose at the same time, in secret
    variant_order: tuple[str, ...] = ()  # variants by the number they have in the record, if not in the order above
    colours: tuple[str, ...] = COLOURS  # of the seats
    length: GameLength = GameLength()

    language: Language = NO_EVENTS  # events and clauses
    positions: PositionFormat | None = None  # none: derived from the record …
    check_position: Callable[[Any], None] | None = None  # … and checked by this: it raises BadPosition
    reasons: Reasons | None = None  # none: the general ones
    evaluation: Evaluation = NO_EVALUATION
    editions: Editions | None = None
    deal_options: Callable[[str, int, Any], Any] | None = None  # (variant, players, edition) -> the record `deal` gets
    # (view, seat, options) -> by option where it leads if no other seat acts before: docs/reference/previews.md
    preview: Callable[[Any, int, Sequence[str]], dict[str, dict[str, Any]]] = no_previews
    prefix: str = ""  # of its message ids; without one, its name
    facts: Mapping[str, int] = field(default_factory=dict)  # numbers that its sentences mention, beside ``rounds``

    def __post_init__(self) -> None:
        """Fills in what follows from other facts."""
        object.__setattr__(self, "variant_order", self.variant_order or tuple(self.variants))
        object.__setattr__(self, "prefix", self.prefix or self.name)
        if self.rounds is not None:
            object.__setattr__(self, "facts", {"rounds": self.rounds, **self.facts})

    # What it consists of

    @cached_property
    def folder(self) -> Path:
        return Path(str(import_module(self.package).__file__)).parent

    def part(self, name: str) -> Any:
        """A module of the game's package, such as ``narration``; none if it has no such module.

        An error inside the module is not hidden.
        """
        module = f"{self.package}.{name}"
        return import_module(module) if find_spec(module) is not None else None

    def check(self) -> None:
        """Raises `BadGame` if the facts do not agree with each other."""
        check_game(self)

    @property
    def action_count(self) -> int:
        return len(self.actions)

    @cached_property
    def player_counts(self) -> tuple[int, ...]:
        return tuple(sorted({count for counts in self.variants.values() for count in counts}))

    def default_variant(self, players: int) -> str | None:
        return next((name for name, counts in self.variants.items() if players in counts), None)

    def variant_of(self, record: Any) -> str:
        return self.variant_order[int(record[VARIANT]) if VARIANT in (self.state.names or ()) else 0]

    def bounds_of(self, name: str) -> tuple[int, int]:
        """The least and the greatest number of a field."""
        if name == ROUND and self.rounds is not None:
            return 1, self.rounds
        return self.bounds.get(name) or capacity_of(self.state[name])

    def is_face_down(self, view: Mapping[str, Any]) -> bool:
        """Whether what is chosen now is hidden from the others."""
        return view["phase"] in self.face_down

    def read_edition(self, edition: Any) -> dict[str, Any] | None:
        """What is printed, checked, as saves carry it."""
        if self.editions is not None:
            return self.editions.read(edition)
        if edition is not None:
            raise BadOptions("edition: expected none, because this game has no editions")
        return None

    def make_options(self, variant: str, players: int, edition: Any) -> Any:
        """The record that `deal` gets; ``edition`` as `read_edition` returns it."""
        if self.deal_options is not None:
            return self.deal_options(variant, players, edition)
        options = np.zeros(1, OPTIONS).view(np.recarray)
        options.players, options.variant = players, self.variant_order.index(variant)
        return options[0]

    @cached_property
    def lesson(self) -> Lesson | None:
        return read_lesson(self.folder)

    # Text

    @cached_property
    def notation(self) -> Notation:
        return Notation(ActionTexts(self.actions), self.positions or derive_positions(self), self._explain)

    @cached_property
    def _explain(self) -> Callable[..., Reason]:
        texts = ActionTexts(self.actions)
        return (self.reasons or Reasons(texts, self.phases, self.rules.to_act, self.face_down)).explain

    @property
    def clauses(self) -> tuple[str, ...]:
        """Of its rules; none, if it does not number them."""
        return tuple(filter(None, self.language.clauses))

    # Evaluation

    @cached_property
    def learnt(self) -> dict[str, Any]:
        """By variant and number of players, as in ``standard 4``, how far the weights are trusted, and the weights."""
        return read_weights(self.folder)

    @cached_property
    def weights(self) -> dict[str, Any]:
        """What each feature weighs at every stage, by variant and number of players."""
        return {setting: weigh(self.evaluation, rows)[0] for setting, rows in self.learnt.items()}

    def evaluation_for(self, view: Any) -> tuple[Any, float]:
        """Weights, stages × features, and how far they are trusted: not at all where there are none."""
        return weigh(self.evaluation, self.learnt.get(f"{self.variant_of(view)} {int(view.players)}"))

    # Running

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
        """Its cache is keyed by the files that rules are made of: editing a sentence compiles nothing."""
        functions: list[Any] = [*vars(self.rules).values(), self.evaluation.stage, self.evaluation.describe]
        own = {path for function in functions for path in source_files(function)}
        files = set[Path]().union(*(imported_files(path, (KERNEL, self.folder)) for path in own))
        return Compiler(self.name, tuple(sorted({*KERNEL.glob("*.py"), *files})))

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
        rules.rollout(states[0], seat, options, 2, np.uint64(0))
        rules.apply(states[0], seat, int(options[0]), journal)
        rules.scores(states[0], np.zeros(counts[0], np.int64))
        rules.winners(states[0])
        rules.is_over(states[0])

    def at_speed(self, speed: str) -> Rules:
        if speed not in ("interpreted", "native"):
            raise BadOptions(f"speed: expected interpreted or native, not {describe(speed)}")
        return self.native if speed == "native" else self.interpreted

    def bind(self, template: Callable[..., Any], **others: Callable[..., Any]) -> Any:
        """A rule of the kernel that plays this game; ``others`` are more rules that it calls."""
        return bind(template, {**vars(self.rules), "start": self._start, **others})

    @cached_property
    def _start(self) -> Any:
        return bind(start, vars(self.rules))
