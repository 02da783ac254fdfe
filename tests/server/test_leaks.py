"""Nothing leaks at the wire: with only hidden facts changed, a reader receives the same bytes in whole games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

import twojacks
from tests.server.inside import Inside, inside
from tests.server.worlds import Pair, World
from tests.tables import TABLES, Table
from twojacks.server import api, messages
from twojacks.server.playing import Playing
from twojacks.server.updates import Update

# Every other table, which is some of each game and variant; spectators and seats take turns.
WATCHED = [(table, table.readers[-1 - number % 3]) for number, table in enumerate(TABLES[::2])]
EVERYBODY = [(table, reader) for table in TABLES for reader in table.readers]


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Inside]]:
    folder = tmp_path_factory.mktemp("worlds")
    with inside(folder / "here") as here, inside(folder / "there") as there:
        yield [here, there]


def compare_worlds(servers: list[Inside], table: Table, reader: int | None, seed: int) -> Pair:
    pair = Pair([World(server, table, reader) for server in servers], Random(seed))
    try:
        pair.play_to_the_end()
    finally:
        for world in pair.worlds:
            world.close()
    return pair


@pytest.mark.parametrize(("table", "reader"), WATCHED, ids=str)
def test_a_reader_receives_the_same_bytes(servers: list[Inside], table: Table, reader: int | None) -> None:
    pair = compare_worlds(servers, table, reader, 1)
    assert pair.differed > 0, "some thing of the game itself was changed, not only the key"
    assert pair.questions > 8


@pytest.mark.soak
@pytest.mark.parametrize(("table", "reader"), EVERYBODY, ids=str)
def test_no_reader_of_many_games_can_tell(servers: list[Inside], table: Table, reader: int | None) -> None:
    pairs = [compare_worlds(servers, table, reader, seed) for seed in range(3)]
    questions, differed = sum(pair.questions for pair in pairs), sum(pair.differed for pair in pairs)
    texts = sum(len(world.wire.kept) for pair in pairs for world in pair.worlds)
    print(f"{table}, reader {reader}: {questions} questions, {differed} in another world, {texts} texts, all alike")
    assert differed > 0


# That the comparison notices what it should: each of these tells a little too much, on both servers.


def tell_the_key_by_size(patch: pytest.MonkeyPatch) -> None:
    """A deadline that is a digit longer in every other world."""

    def deadline_of(table: Any) -> int:
        return 10 if int(table.playing.match.position()["key"], 16) % 7 > 3 else 1

    patch.setattr(messages, "deadline_of", deadline_of)


def tell_everybody_what_seat_0_sees(patch: pytest.MonkeyPatch) -> None:
    honest = Playing.look

    def look(self: Playing, reader: int | None) -> tuple[bytes, tuple[str, ...]]:
        return self.shown_to(0).look(0)[0], honest(self, reader)[1]

    patch.setattr(Playing, "look", look)


def tell_who_thinks_again(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Playing, "_tell_pick", lambda self, seat, had_chosen: Update())


def tell_the_key_in_a_refusal(patch: pytest.MonkeyPatch) -> None:
    def refuse(self: twojacks.Match, *_: Any) -> twojacks.IllegalAction:
        return twojacks.IllegalAction(f"not in game {self.position()['key']}", reason="", code="action.malformed")

    patch.setattr(twojacks.Match, "_malformed", refuse)


def tell_who_has_begun_by_undo(patch: pytest.MonkeyPatch) -> None:
    honest = Playing._is_unseen

    def is_unseen(self: Playing, seat: int) -> bool:
        return honest(self, seat) and not (self.slots and self.slots.begun)

    patch.setattr(Playing, "_is_unseen", is_unseen)


def tell_the_key_in_a_preview(patch: pytest.MonkeyPatch) -> None:
    def tell(playing: Playing, _seat: int) -> dict[str, Any]:
        return {"decision": playing.match.position()["key"], "options": {}}

    patch.setattr(api, "tell_previews", tell)


LEAKS = [
    tell_the_key_by_size,
    tell_everybody_what_seat_0_sees,
    tell_who_thinks_again,
    tell_the_key_in_a_refusal,
    tell_who_has_begun_by_undo,
    tell_the_key_in_a_preview,
]


@pytest.mark.parametrize("leak", LEAKS)
def test_every_leak_is_noticed(
    servers: list[Inside], monkeypatch: pytest.MonkeyPatch, leak: Callable[[pytest.MonkeyPatch], None]
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match="tells the worlds apart"):
        compare_some_worlds(servers)


def compare_some_worlds(servers: list[Inside]) -> None:
    """Not every game has the moment at which every leak shows."""
    for variant in ("standard", "two-player"):
        table = next(table for table in TABLES if table.variant == variant)
        for seed in range(4):
            compare_worlds(servers, table, seed % 2, seed)
