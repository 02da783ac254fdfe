"""The options of a table: what is played, by whom, and with which settings.

A new setting is one field of `NewTable`, with a default. The request, the log, the table's state and their
descriptions follow from it, and tables that were created before it get the default.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from twojacks.bots import CHARACTERS
from twojacks.errors import BadOptions
from twojacks.games import every_setting, find_game, game_names
from twojacks.kernel.game import Game
from twojacks.play.match import check_variant
from twojacks.server.errors import RequestError

PLAYER_COUNTS = sorted({players for _, _, players in every_setting()})  # over all games
MOST_PLAYERS = PLAYER_COUNTS[-1]

GameName = Annotated[str, Field(max_length=64, json_schema_extra={"enum": list(game_names())})]
BotName = Annotated[str, Field(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Field(ge=0, le=MOST_PLAYERS - 1)]


class RequestModel(BaseModel):
    """The base of everything that clients send."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class NewTable(RequestModel):
    """The options as a client asks for them."""

    game: GameName
    players: Annotated[int, Field(ge=PLAYER_COUNTS[0], le=MOST_PLAYERS)]
    variant: Annotated[str, Field(max_length=32)] | None = None
    edition: Annotated[str, Field(pattern=r"^[a-z0-9-]{1,24}$")] | dict[str, Any] | None = Field(
        None, description="the name of an edition that comes with the game, or a whole one"
    )
    bots: Annotated[list[BotName | None], Field(max_length=MOST_PLAYERS)] = Field(
        [], description="by seat; null: a person"
    )
    # Settings
    clock: Annotated[int, Field(ge=5, le=604_800)] | None = Field(None, description="seconds for a decision")
    public: bool = False
    hints: bool = False
    games: Literal[1, 3] = 1


class TableOptions(NewTable):
    """The options of a table: checked by the game and complete. Entry 0 of the log holds them."""

    variant: str
    edition: dict[str, Any] | None = None

    @classmethod
    def read(cls, data: dict[str, Any]) -> TableOptions:
        """The options in a log. They were checked when they were written, so old logs are never refused."""
        return cls.model_construct(**data)

    @property
    def settings(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in settings_of(type(self))}


@cache
def settings_of(options: type[NewTable]) -> list[str]:
    """The names of the settings: everything but what is played and by whom."""
    return [name for name in options.model_fields if name not in ("game", "players", "variant", "edition", "bots")]


def default_of(setting: str) -> Any:
    return NewTable.model_fields[setting].default


def read_options(wanted: NewTable) -> TableOptions:
    """Check what a client asks for, and fill in what it left out."""
    game = find_game(wanted.game)
    bots = [*wanted.bots, *[None] * (wanted.players - len(wanted.bots))]
    for bot in bots:
        if bot is not None:
            check_bot(bot)
    if len(bots) != wanted.players:
        raise RequestError(f"bots: expected at most one for each of the {wanted.players} seats")
    if all(bots):
        raise RequestError("bots: expected at least one seat for a person")
    variant, edition = check_variant(game, wanted.players, wanted.variant), read_edition(game, wanted.edition)
    checked = {"game": game.name, "variant": variant, "edition": edition, "bots": bots}
    return TableOptions(**{**wanted.model_dump(), **checked})


def read_edition(game: Game, edition: Any) -> dict[str, Any] | None:
    """An edition by name, or a whole one. The error mentions no files, because clients cannot name any."""
    try:
        return game.read_edition(edition)
    except BadOptions as error:
        if isinstance(edition, str) and game.read_edition(None) is not None:
            sentence = "edition: expected the name of one that comes with the game, or a whole one as an object"
            raise BadOptions(sentence) from error
        raise


def check_bot(bot: str) -> None:
    """Only built-in bots: a client must not start programs on this machine."""
    if bot not in CHARACTERS:
        raise RequestError(f"bot: expected one of {', '.join(CHARACTERS)}", code="bot.unknown")
