"""The socket: numbers, breaks, bad manners, and many people at once."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import suppress
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.clients import Player, new_table, sit, sit_everywhere
from tests.server.serving import Served
from twojacks.server.answers import State, Update


def run(work: Any) -> Any:
    return asyncio.run(asyncio.wait_for(work, 300))


def seated(served: Served, **options: Any) -> list[Player]:
    """Three people, the one who is asked first in front."""
    players = sit_everywhere(served, new_table(served, **options), 3)
    first = players[0].look()["play"]["waiting"][0]
    return players[first:] + players[:first]


def test_everything_that_is_told_is_described(served: Served) -> None:
    players = seated(served, variant="beginner")

    async def play() -> None:
        await asyncio.gather(*(player.finish() for player in players))

    run(play())
    shapes: dict[str, Any] = {"state": State, "update": Update}
    for player in players:
        for message in player.messages:
            if message["type"] in shapes:
                shapes[message["type"]].model_validate(message)
            else:
                assert message["type"] == "presence"


def test_nothing_is_missed_and_nothing_comes_twice(served: Served) -> None:
    """A client that is cut off again and again ends up with the same updates as one that never was."""
    players = seated(served)
    steady, shaky = Player(served, players[0].table), Player(served, players[0].table)

    async def watch(player: Player, breaks: random.Random | None) -> None:
        while not player.is_over:
            await player.join()
            while not player.is_over:
                await player.hear()
                if breaks is not None and breaks.random() < 0.3:
                    break
            await player.leave()

    async def play() -> None:
        people = [player.finish() for player in players]
        await asyncio.gather(watch(steady, None), watch(shaky, random.Random(3)), *people)

    run(play())
    told = [
        {message["n"]: (message["events"], message["notices"]) for message in player.messages if "events" in message}
        for player in (steady, shaky)
    ]
    assert len(told[1]) > 20
    assert {n: said for n, said in told[0].items() if n in told[1]} == told[1]
    assert [message["n"] for message in shaky.messages if "events" in message] == sorted(told[1])


def test_presence_is_shown(served: Served) -> None:
    players = seated(served)
    table = players[0].table

    async def look() -> list[dict[str, Any]]:
        watcher = Player(served, table)
        await watcher.join()
        first = await watcher.hear_until("presence")
        await players[0].join()
        second = await watcher.hear_until("presence")
        await players[0].leave()
        third = await watcher.hear_until("presence")
        await watcher.leave()
        return [first, second, third]

    seat = players[0].seat
    assert [message["seats"] for message in run(look())] == [
        [False] * 3,
        [number == seat for number in range(3)],
        [False] * 3,
    ]


def test_answers_to_wishes(served: Served) -> None:
    first, second, _ = seated(served)

    async def wish() -> list[dict[str, Any]]:
        await first.join()
        await second.join()
        await second.send(type="decide", request="a", decision=0, action="place 0")
        refused = await second.hear_until("refused")
        await first.send(type="decide", request="b", decision=0, action="place 0")
        told = await first.hear_until("update")
        await first.send(type="decide", request="b", decision=0, action="place 0")
        again = await first.hear_until("accepted")
        await first.send(type="ping")
        pong = await first.hear_until("pong")
        heard = await second.hear_until("update")
        await first.leave()
        await second.leave()
        return [refused, told, again, pong, heard]

    refused, told, again, pong, heard = run(wish())
    assert (refused["request"], refused["error"]["code"]) == ("a", "action.illegal")
    assert (told["request"], told["seat"]) == ("b", first.seat)
    assert again == {"type": "accepted", "request": "b"}
    assert pong == {"type": "pong"}
    assert "request" not in heard


def test_who_gave_up_a_seat_neither_hears_nor_plays_for_who_has_it_now(served: Served) -> None:
    """Before the game a seat can change hands; a connection of its former owner does not come with it."""
    table = new_table(served)
    former = sit(served, table, seat=0)

    async def change_hands() -> tuple[dict[str, Any], int]:
        await former.join()
        await former.hear_until("presence")
        await former.send(type="leave", request="away")
        told = await former.hear_until("update")
        sit_everywhere(served, table, 3)
        with suppress(ConnectionClosed):
            while True:
                await former.send(type="leave", request="again")
                assert (await former.hear())["type"] != "update"
        assert former.socket is not None
        assert former.socket.close_code is not None
        return told, former.socket.close_code

    told, code = run(change_hands())
    assert told["request"] == "away"
    assert code == 4401
    assert [seat["name"] for seat in Player(served, table).look()["table"]["seats"]] == [
        *("Player 0", "Player 1", "Player 2")
    ]


def test_a_spectator_only_watches(served: Served) -> None:
    watcher = Player(served, seated(served)[0].table)

    async def wish() -> dict[str, Any]:
        await watcher.join()
        await watcher.send(type="decide", request="a", decision=0, action="place 0")
        answer = await watcher.hear_until("refused")
        await watcher.leave()
        return answer

    assert run(wish())["error"]["code"] == "token.wrong"


async def close_code(url: str, *texts: str | bytes, **named: Any) -> int:
    """How the server ends a conversation that begins like this."""
    async with connect(url, compression=None, **named) as socket:
        with suppress(ConnectionClosed):
            for text in texts:
                await socket.send(text)
            while True:
                await asyncio.wait_for(socket.recv(), 30)
    assert socket.close_code is not None
    return socket.close_code


def url_of(player: Player, query: str = "") -> str:
    return f"{player.served.socket_url}/api/tables/{player.table}/socket?{query}"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '{"type": "decide"}',
        '{"type": "dance", "request": "a"}',
        '{"type": "decide", "request": "a", "decision": "0", "action": "pass"}',
        '{"type": "decide", "request": "a b", "decision": 0, "action": "pass"}',
        '{"type": "decide", "request": "a", "decision": 1e400, "action": "pass"}',
        '{"type": "ping", "more": 1}',
        "[" * 4000,
        b"\x00\x01",
    ],
)
def test_unreadable_texts_end_the_connection(served: Served, text: str | bytes) -> None:
    player = sit(served, new_table(served))
    assert run(close_code(url_of(player), text)) == 4400


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("{", "Invalid JSON"),
        ("[" * 4000, "Invalid JSON"),
        ('{"type": "dance"}', "type: expected one of decide, undo, vote, return, ready, leave, ping, token"),
        ('{"type": "ping", "more": 1}', "more: Extra inputs are not permitted"),
        ('{"type": "decide", "request": "a", "decision": "0", "action": "pass"}', "decision: Input should be a valid"),
        ('{"type": "token", "token": "a"}', "token: expected before everything else"),
        (b"\x00", "frame: expected text, not bytes"),
    ],
)
def test_unreadable_texts_are_told_why(served: Served, text: str | bytes, reason: str) -> None:
    player = sit(served, new_table(served))

    async def speak() -> str:
        async with connect(url_of(player), compression=None) as socket:
            await socket.send(text)
            with suppress(ConnectionClosed):
                while True:
                    await asyncio.wait_for(socket.recv(), 30)
        return str(socket.close_reason)

    assert run(speak()).startswith(reason)


def test_huge_texts_end_the_connection(served: Served) -> None:
    player = sit(served, new_table(served))
    assert run(close_code(url_of(player), json.dumps({"type": "ping", "more": "x" * 5000}))) == 1009


def test_who_may_not_come_in(served: Served) -> None:
    ann, bo = sit(served, table := new_table(served)), sit(served, table)
    token = json.dumps({"type": "token", "token": bo.token})
    assert run(close_code(url_of(ann, "seat=0"), token)) == 4401
    assert run(close_code(url_of(ann, "seat=0"), '{"type": "ping"}')) == 4401
    assert run(close_code(url_of(ann, "seat=0"), additional_headers=bo.headers)) == 4401
    assert run(close_code(url_of(ann, "seat=3"), additional_headers=bo.headers)) == 4401
    assert run(close_code(url_of(ann), origin="https://elsewhere.example")) == 4403
    ann.table = "a" * 16
    assert run(close_code(url_of(ann))) == 4404


def test_the_token_may_be_the_first_text(served: Served) -> None:
    ann = sit(served, new_table(served))

    async def come() -> dict[str, Any]:
        async with connect(url_of(ann, "seat=0"), origin=served.url, compression=None) as socket:  # type: ignore[arg-type]
            await socket.send(json.dumps({"type": "token", "token": ann.token}))
            return dict(json.loads(await socket.recv()))

    assert run(come())["reader"] == 0


async def insist(line: Player, dice: random.Random) -> None:
    """The same choice five times, with the same request as on every other connection of the seat."""
    assert line.seat is not None
    await line.join()
    for _ in range(5):
        await asyncio.sleep(dice.uniform(0, 0.02))
        await line.send(type="decide", request="mine", decision=3, action=f"card {line.seat + 1}")
    while not line.state or line.play["decision"] == 3:
        await line.hear()
    await line.leave()


@pytest.mark.parametrize("seed", range(5))
def test_choices_at_the_same_moment_are_all_accepted_once(served: Served, seed: int) -> None:
    """Duplicated, reordered and delayed at random, over three connections of each seat (HS-R1)."""
    players = seated(served, variant="beginner")
    for space, player in enumerate(players):
        assert player.decide(f"place {4 * space}").status_code == 200
    watcher, dice = Player(served, players[0].table), random.Random(seed)
    before = watcher.look()["n"]
    lines = [Player(served, player.table, player.seat, player.token) for player in players * 3]

    async def storm() -> None:
        await watcher.join()
        await asyncio.gather(*(insist(line, dice) for line in lines))
        while watcher.n is None or watcher.n < before + 3:
            await watcher.hear()
        await watcher.leave()

    run(storm())
    assert watcher.look()["n"] == before + 3  # two choices were made, and the third turned all of them up
    updates = [message for message in watcher.messages if message["type"] == "update"]
    assert [notice["kind"] for message in updates for notice in message["notices"]] == ["chosen", "chosen"]
    revealed = [event["card"] for event in updates[-1]["events"] if event["kind"] == "revealed"]
    assert revealed == ["1", "2", "3"]
