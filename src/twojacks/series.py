"""Several games in a row between the same seats, totals added (HS-E3)."""

from __future__ import annotations

import hashlib
from typing import Any

from twojacks import saves
from twojacks.errors import BadOptions, BadSave, Error
from twojacks.games import find_game
from twojacks.kernel.fields import describe, is_whole
from twojacks.match import Match, Speed, key_of, make_chance

MOST_GAMES = 99


def check_games(games: Any) -> None:
    if not is_whole(games) or not 1 <= games <= MOST_GAMES:
        raise BadOptions(f"games: expected a whole number from 1 to {MOST_GAMES}, not {describe(games)}")


class Series:
    """Matches in a row. Speaks like a match, of the one that is being played; the next begins when it is over."""

    def __init__(self, game: str, origin: dict[str, Any], speed: Speed) -> None:
        self._game = find_game(game)
        self._origin = origin
        self._speed = speed
        self._matches: list[Match] = []
        self._begin_match()

    @classmethod
    def new(
        cls,
        game: str,
        *,
        players: int,
        games: int = 3,
        variant: str | None = None,
        seed: str | int | None = None,
        edition: Any = None,
        speed: Speed = "interpreted",
    ) -> Series:
        """A fresh series; each game's chance follows from the seed and the game's number."""
        check_games(games)
        origin = {"variant": variant, "players": players, "edition": edition, "games": int(games), **make_chance(seed)}
        return cls(game, origin, speed)

    def _begin_match(self) -> None:
        origin = self._origin
        text = f"two-jacks series {key_of(origin)} {len(self._matches)}"
        chance = {"key": hashlib.sha256(text.encode()).hexdigest()[:32]}
        match = Match._begin(
            self._game, origin["players"], origin["variant"], origin.get("edition"), chance, self._speed
        )
        # The first match has checked the options and filled in what was left open.
        self._origin = {**origin, **{name: match._origin.get(name) for name in ("variant", "players", "edition")}}
        self._matches.append(match)

    @property
    def game(self) -> str:
        return self._game.name

    @property
    def games(self) -> int:
        return int(self._origin["games"])

    @property
    def players(self) -> int:
        return self.match.players

    @property
    def variant(self) -> str:
        return self.match.variant

    @property
    def matches(self) -> tuple[Match, ...]:
        """Those that were played, and the one being played, which is the last."""
        return tuple(self._matches)

    @property
    def match(self) -> Match:
        return self._matches[-1]

    @property
    def to_act(self) -> tuple[int, ...]:
        return self.match.to_act

    def options(self, seat: int) -> tuple[str, ...]:
        return self.match.options(seat)

    def play(self, seat: int, *actions: str) -> None:
        """As in a match; actions of one call belong to one match."""
        self.match.play(seat, *actions)
        self._go_on()

    def _go_on(self) -> None:
        if self.match.over and len(self._matches) < self.games:
            self._begin_match()

    def view(self, seat: int | None) -> dict[str, Any]:
        return self.match.view(seat)

    def position(self) -> dict[str, Any]:
        return self.match.position()

    def journal_for(self, seat: int | None) -> list[dict[str, Any]]:
        return self.match.journal_for(seat)

    @property
    def journal(self) -> list[dict[str, Any]]:
        return self.match.journal

    @property
    def over(self) -> bool:
        return len(self._matches) == self.games and self.match.over

    @property
    def scores(self) -> list[int]:
        """The totals of all matches, as if the one being played ended now (HS-E3)."""
        return [sum(scores) for scores in zip(*(match.scores for match in self._matches), strict=True)]

    totals = scores

    @property
    def winners(self) -> tuple[int, ...]:
        """The highest total, shared by equals (HS-E2); empty until the series is over."""
        if not self.over:
            return ()
        totals = self.scores
        return tuple(seat for seat, total in enumerate(totals) if total == max(totals))

    def save(self) -> str:
        """The series as one JSON text: how it began, and the decisions of every match."""
        kept = {name: value for name, value in self._origin.items() if value is not None}
        record = {"game": self.game, **kept, "matches": [match._decisions() for match in self._matches]}
        return saves.write_save(saves.SERIES, record, [match.position() for match in self._matches])

    @classmethod
    def load(cls, text: str, *, speed: Speed = "interpreted") -> Series:
        record = saves.read_save(text, (saves.SERIES,))
        series = cls._from_record(record, speed)
        for number, decisions in enumerate(saves.read_list(record, "matches")):
            series._replay(number, decisions)
        saves.verify_digest(record, [match.position() for match in series._matches])
        return series

    @classmethod
    def _from_record(cls, record: dict[str, Any], speed: Speed) -> Series:
        try:
            check_games(record.get("games"))
            origin = {name: record.get(name) for name in ("variant", "players", "edition", "games")}
            origin["edition"] = saves.read_edition(record)
            return cls(saves.read_required(record, "game"), {**origin, **saves.read_chance(record)}, speed)
        except BadSave:
            raise
        except Error as error:
            raise BadSave("beginning", error.message) from error

    def _replay(self, number: int, decisions: Any) -> None:
        """One match of a save; the next one has begun by itself if this one is over."""
        name = f"matches[{number}]"
        if number != len(self._matches) - 1 or self.over:
            raise BadSave(name, "begins before the match before it has ended")
        if not isinstance(decisions, list):
            raise BadSave(name, f"expected a list, not {describe(decisions)}")
        self.match._replay(name, decisions)
        self._go_on()
