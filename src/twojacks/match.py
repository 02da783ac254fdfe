"""A match: seats, options, chance and actions; the way people, bots and servers play a game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any, Literal, NamedTuple

import numpy as np

from twojacks import saves
from twojacks.errors import BadOptions, BadSave, Error, IllegalAction, NoSuchSeat
from twojacks.games import find_game
from twojacks.kernel.chance import is_key, is_seed, key_numbers, key_of_seed, new_key
from twojacks.kernel.compiling import load_module
from twojacks.kernel.fields import Fields, describe, is_whole
from twojacks.kernel.journal import new_journal, rows_of
from twojacks.kernel.protocol import Game
from twojacks.steps import record_type, state_type, steps_of

Speed = Literal["interpreted", "native"]
ALL = -1  # a reader of journals from whom nothing is hidden
SPECTATOR = -1  # to `observe`, a seat that owns nothing
SEATS_OF = [tuple(seat for seat in range(4) if seats >> seat & 1) for seats in range(16)]  # by bit set


class Mark(NamedTuple):
    """How often chance was drawn on by then, and how many bytes of the record a spectator did not see."""

    draws: int
    hidden: int


class Match:
    """One game, from its first position on. Made by `new`, `from_position` and `load`."""

    def __init__(self, game: Game, state: Any, origin: dict[str, Any], speed: Speed) -> None:
        self._game = game
        self._rules = game.at_speed(speed)
        self._steps = steps_of(game, speed)
        self._speed: Speed = speed
        self._type = state_type(game, speed)
        self._state = state if state.dtype is self._type else np.asarray(state).view(self._type)  # an array of one
        self._record = self._state[0]  # the one in it, not a copy
        self._origin = origin
        self._rows: list[tuple[int, ...]] = []
        self._actions: list[tuple[int, str]] = []
        self._asked: tuple[int, ...] | None = None  # found out when somebody asks, and kept until something happens,
        self._looks: dict[int, tuple[bytes, list[int]]] = {}  # as is what a seat sees …
        self._mark: Mark | None = None  # … and what a spectator does not

    # How a match begins

    @classmethod
    def new(
        cls,
        game: str,
        *,
        players: int,
        variant: str | None = None,
        seed: str | int | None = None,
        edition: Any = None,
        speed: Speed = "interpreted",
    ) -> Match:
        """A fresh match. Without a seed its key is drawn secretly; equal seeds give equal matches everywhere."""
        return cls._begin(find_game(game), players, variant, edition, make_chance(seed), speed)

    @classmethod
    def with_key(
        cls,
        key: str,
        *,
        game: str,
        players: int,
        variant: str | None = None,
        edition: Any = None,
        speed: Speed = "interpreted",
    ) -> Match:
        """A fresh match whose chance follows from a key somebody else made: 32 hexadecimal digits."""
        if not is_key(key):
            raise BadOptions("key: expected 32 hexadecimal digits")
        return cls._begin(find_game(game), players, variant, edition, {"key": key.lower()}, speed)

    @classmethod
    def _begin(
        cls, game: Game, players: int, variant: str | None, edition: Any, chance: dict[str, Any], speed: Speed
    ) -> Match:
        chosen, printed = check_variant(game, players, variant), game.read_edition(edition)
        origin = {"variant": chosen, "players": int(players), **({"edition": printed} if printed else {}), **chance}
        match = cls(game, game.new_states(), origin, speed)
        options = game.make_options(chosen, players, printed)
        match._tell(match._rules.setup, match._record, options, key_numbers(key_of(chance)))
        return match

    @classmethod
    def from_position(
        cls, position: dict[str, Any], *, seed: str | int | None = None, speed: Speed = "interpreted"
    ) -> Match:
        """A match that goes on from a position: with its own key, without one drawn anew, or with that of a seed."""
        game = find_game(Fields(position).required("game"))
        state = game.notation.parse_position(position)
        if seed is not None:
            state["key"], state["draws"] = key_numbers(key_of(make_chance(seed))), 0
        match = cls(game, state, {"position": game.notation.format_state(state[0], False)}, speed)
        match._tell(match._rules.resume, match._record)
        return match

    def _tell(self, happen: Callable[..., None], *arguments: Any) -> None:
        """Let something happen, and keep its journal."""
        journal = new_journal()
        happen(*arguments, journal)
        self._rows.extend(map(tuple, rows_of(journal).tolist()))
        self._forget()

    def _forget(self) -> None:
        """Something has happened."""
        self._asked = self._mark = None
        self._looks.clear()

    def fork(self) -> Match:
        """A match of its own that stands where this one does, to try something out."""
        other = Match(self._game, copy_of(self._state), self._origin, self._speed)
        other._rows, other._actions = list(self._rows), list(self._actions)
        other._asked, other._looks, other._mark = self._asked, dict(self._looks), self._mark
        return other

    # What it is

    def __repr__(self) -> str:
        return f"<Match {self.game} ({self.variant}), {self.players} players, {len(self._actions)} decisions>"

    def __reduce__(self) -> tuple[Callable[[str], Match], tuple[str]]:
        """Pickled, a match is its save."""
        return Match.load, (self.save(),)

    @property
    def game(self) -> str:
        return self._game.name

    @property
    def variant(self) -> str:
        return str(self.view(None)["variant"])

    @cached_property
    def players(self) -> int:
        return int(self._record["players"])

    @property
    def actions(self) -> tuple[tuple[int, str], ...]:
        """Every decision so far: seat and action."""
        return tuple(self._actions)

    @property
    def last_actor(self) -> int | None:
        """The seat that took the last decision."""
        return self._actions[-1][0] if self._actions else None

    # What may be done

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision now; empty when the game is over."""
        if self._asked is None:
            self._asked = SEATS_OF[int(self._steps.ask(self._state))]
        return self._asked

    def options(self, seat: int) -> tuple[str, ...]:
        """The legal actions of a seat, in a fixed order; empty when it owes no decision."""
        return self._write_actions(self._look(self._check_seat(seat))[1])

    def _write_actions(self, actions: list[int]) -> tuple[str, ...]:
        return tuple(map(self._game.notation.format_action, actions))

    def _look(self, seat: int) -> tuple[bytes, list[int]]:
        """The observed record of a seat, as bytes, and its legal actions."""
        look = self._looks.get(seat)
        if look is None:
            views, options = blank(self._type), np.zeros(self._game.most_options, np.int16)
            count = int(self._steps.look(self._state, seat, views, options))
            look = self._looks[seat] = views.tobytes(), options[:count].tolist()
        return look

    def play(self, seat: int, *actions: str) -> None:
        """Take one action, or several in a row: all of them, or none if one is no option.

        A refusal takes the first ones back, so it does not say what they uncovered. That it is one still tells
        something: whoever plays for people who do not trust each other hands on one action at a time.
        """
        seat = self._check_seat(seat)
        if len(actions) == 1:
            self._play_one(seat, actions[0])
        else:
            self._play_all(seat, actions)

    def _play_all(self, seat: int, actions: tuple[str, ...]) -> None:
        before, rows, played = copy_of(self._state), len(self._rows), len(self._actions)
        try:
            for action in actions:
                self._play_one(seat, action)
        except IllegalAction:
            told = self._has_uncovered(seat, before)
            self._state[:] = before
            self._forget()
            del self._rows[rows:], self._actions[played:]
            if told:
                raise illegal_later() from None
            raise

    def mark(self) -> Mark:
        """To be shown to `has_uncovered_since` later on."""
        if self._mark is None:
            self._mark = Mark(int(self._record["draws"]), self._count_hidden(self._state, SPECTATOR))
        return self._mark

    def has_uncovered_since(self, earlier: Mark) -> bool:
        """Whether something was shown since then that was hidden, or drawn by lot.

        It is enough to look as a spectator: what a seat sees beyond that are its own choices.
        """
        now = self.mark()
        return now.draws != earlier.draws or now.hidden < earlier.hidden

    def _has_uncovered(self, seat: int, before: Any) -> bool:
        """Whether the seat knows more than it did: chance was drawn on, or less of the record is blanked for it."""
        if self._record["draws"] != before[0]["draws"]:
            return True
        return self._count_hidden(self._state, seat) < self._count_hidden(before, seat)

    def _count_hidden(self, states: Any, seat: int) -> int:
        out = blank(self._type)
        self._steps.see(states, seat, out)
        return int(np.count_nonzero(out.view(np.uint8) != states.view(np.uint8)))

    def _play_one(self, seat: int, text: str) -> None:
        legal = self._look(seat)[1]
        number = self._game.notation.parse_action(text) if isinstance(text, str) else None
        if number is None:
            raise self._malformed(legal, text)
        if number not in legal:
            reason, clause = self._game.notation.explain(self.observe(seat), seat, number)
            cited = f" ({clause})" if clause else ""
            raise IllegalAction(f"seat {seat}, {text!r}: {reason}{cited}", reason=reason, clause=clause)
        self._tell(self._steps.play, self._state, seat, number)
        self._actions.append((seat, text))

    def _malformed(self, legal: list[int], text: Any) -> IllegalAction:
        options = self._write_actions(legal)
        expected = f"something like {options[0]!r}" if options else "none, because this seat is not asked"
        reason = f"no action of this game reads like that; expected {expected}"
        return IllegalAction(f"{describe(text)}: {reason}", reason=reason, code="action.malformed")

    # What is known

    def observe(self, seat: int | None) -> Any:
        """The observed record of a seat, or of a spectator: the only way out of the engine."""
        return self._observed(SPECTATOR if seat is None else seat).view(record_type(self._game))[0]

    def _observed(self, seat: int) -> Any:
        """The same, in an array of one; of a type that compiled rules take quickly."""
        out = blank(self._type)
        self._steps.see(self._state, seat, out)
        return out

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know; of a spectator with ``None``."""
        if seat is not None:
            seat = self._check_seat(seat)
        return self._game.notation.format_state(self._observed(SPECTATOR if seat is None else seat)[0], True)

    def look(self, seat: int | None) -> tuple[bytes, tuple[str, ...]]:
        """The observed record as bytes, which say what a view says, and the options: one look for both."""
        if seat is None:
            return self._observed(SPECTATOR).tobytes(), ()
        view, legal = self._look(self._check_seat(seat))
        return view, self._write_actions(legal)

    def open_view(self) -> dict[str, Any]:
        """A view in which nothing is hidden, for replays with all cards open."""
        return self._game.notation.format_state(self._record, True)

    def position(self) -> dict[str, Any]:
        """Everything there is, chance included."""
        return self._game.notation.format_state(self._record, False)

    @property
    def journal(self) -> list[dict[str, Any]]:
        """Every event since the start, with nothing hidden."""
        return [self._game.language.read(row, ALL) for row in self._rows]

    def journal_for(self, seat: int | None, start: int = 0, stop: int | None = None) -> list[dict[str, Any]]:
        """The same events as a seat, or a spectator, may know them: what was hidden then reads ``"?"``.

        ``start`` and ``stop`` cut a piece out, counted as in `event_count`.
        """
        if seat is not None:
            seat = self._check_seat(seat)
        return [self._game.language.read(row, seat) for row in self._rows[start:stop]]

    def rows(self, start: int, stop: int) -> list[tuple[int, ...]]:
        """A piece of the journal as numbers, with nothing hidden: for whoever reads them with the game's `Language`."""
        return self._rows[start:stop]

    @property
    def event_count(self) -> int:
        """How many events the journal holds."""
        return len(self._rows)

    def hint(self, seat: int, seconds: float = 1.0, *, simulations: int | None = None, threads: int = 1) -> Any:
        """What an admiral would do: a `twojacks.bots.hints.Hint` with the mix over options, chances to win, and why.

        It is worked out from the observed record of the seat. Bots stand above matches and know them; this is the one
        door the other way, so they are loaded when somebody asks.
        """
        seat = self._check_seat(seat)
        hints = load_module("twojacks.bots.hints")
        return hints.give_hint(self._game, self.observe(seat), seat, seconds, simulations, threads)

    # How it ends

    @property
    def over(self) -> bool:
        return bool(self._rules.is_over(self._record))

    @property
    def scores(self) -> list[int]:
        """As if the match ended now."""
        totals = np.zeros(self.players, np.int64)
        self._rules.scores(self._record, totals)
        return [int(score) for score in totals]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won; empty until the match is over."""
        if not self.over:
            return ()
        return SEATS_OF[int(self._rules.winners(self._record))]

    # How it is kept

    def save(self) -> str:
        """The match as one small JSON text, which `load` replays and verifies."""
        record = {"game": self.game, **self._origin, "actions": self._decisions()}
        return saves.write_save(saves.MATCH, record, self.position())

    @classmethod
    def load(cls, text: str, *, speed: Speed = "interpreted") -> Match:
        record = saves.read_save(text, (saves.MATCH,))
        match = cls._from_record(record, speed)
        match._replay("actions", saves.read_list(record, "actions"))
        saves.verify_digest(record, match.position())
        return match

    @classmethod
    def _from_record(cls, record: dict[str, Any], speed: Speed) -> Match:
        """The match of a save as it was before the first decision."""
        try:
            if "position" in record:
                return cls.from_position(record["position"], speed=speed)
            game = find_game(saves.read_required(record, "game"))
            players, chance = saves.read_required(record, "players"), saves.read_chance(record)
            return cls._begin(game, players, record.get("variant"), saves.read_edition(record), chance, speed)
        except BadSave:
            raise
        except Error as error:
            raise BadSave("beginning", error.message) from error

    def rewound(self, decisions: int = 0) -> Match:
        """The same match as it stood after its first decisions, to be replayed from there."""
        if not is_whole(decisions) or not 0 <= decisions <= len(self._actions):
            raise BadOptions(
                f"decisions: expected a whole number from 0 to {len(self._actions)}, not {describe(decisions)}"
            )
        match = Match._from_record({"game": self.game, **self._origin}, self._speed)
        for seat, action in self._actions[:decisions]:
            match.play(seat, action)
        return match

    def _decisions(self) -> list[str]:
        return [saves.format_decision(seat, action) for seat, action in self._actions]

    def _replay(self, name: str, decisions: list[Any]) -> None:
        for index, line in enumerate(decisions):
            place = f"{name}[{index}]"
            seat, action = saves.parse_decision(place, line)
            try:
                self.play(seat, action)
            except Error as error:
                raise BadSave(place, error.message, code="save.illegal") from error

    def _check_seat(self, seat: int) -> int:
        if type(seat) is int and 0 <= seat < self.players:  # what a server asks all day
            return seat
        if not is_whole(seat) or not 0 <= seat < self.players:
            raise NoSuchSeat(f"seat: expected a number from 0 to {self.players - 1}, not {describe(seat)}")
        return int(seat)


def blank(kind: np.dtype[Any]) -> Any:
    """An array of one record of zeros. NumPy's own ways go through a record field by field, and so does its copy."""
    return np.frombuffer(bytearray(kind.itemsize), kind)


def copy_of(states: Any) -> Any:
    return np.frombuffer(bytearray(states.tobytes()), states.dtype)


def illegal_later() -> IllegalAction:
    """One sentence for every mistake after something hidden was uncovered: which one it is would be telling."""
    reason = "an action before it uncovers something hidden, and after that it is no option"
    return IllegalAction(f"actions: {reason}", reason=reason, code="action.illegal-later")


def make_chance(seed: Any) -> dict[str, Any]:
    """How the chance of a match is written down: by the seed somebody chose, or by a secret key."""
    if seed is not None and not is_seed(seed):
        raise BadOptions(f"seed: expected text or a whole number, not {describe(seed)}")
    if seed is None:
        return {"key": new_key()}
    return {"seed": seed if isinstance(seed, str) else int(seed)}


def key_of(chance: dict[str, Any]) -> str:
    return str(chance["key"]) if "key" in chance else key_of_seed(chance["seed"])


def check_variant(game: Game, players: int, variant: str | None) -> str:
    """The variant to play; the first one for that many players, if none is named."""
    every = sorted({count for counts in game.variants.values() for count in counts})
    if not is_whole(players) or players not in every:
        raise BadOptions(f"players: expected {describe_counts(every)} for {game.name}, not {describe(players)}")
    if variant is None:
        variant = game.default_variant(players)
        assert variant is not None
    if not isinstance(variant, str) or variant not in game.variants:
        raise BadOptions(
            f"variant: expected one of {', '.join(game.variants)} for {game.name}, not {describe(variant)}"
        )
    counts = game.variants[variant]
    if players not in counts:
        raise BadOptions(f"players: expected {describe_counts(counts)} for the variant {variant}, not {players}")
    return variant


def describe_counts(counts: Any) -> str:
    return " or ".join(str(count) for count in counts)
