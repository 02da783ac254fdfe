"""Tables over plain HTTP."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.clients import Player, new_table, sit, sit_everywhere
from tests.server.serving import Served
from twojacks.server.__main__ import write_description
from twojacks.server.answers import Created, Games, Record, Replay, State, Tables, Update

DOCS = Path(__file__).parents[2] / "docs"


def error_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


def test_the_description_is_up_to_date() -> None:
    """If not: python -m twojacks.server > docs/openapi.json"""
    assert (DOCS / "openapi.json").read_text() == write_description()
    assert json.loads(write_description())["openapi"].startswith("3.1")


def test_every_address_of_the_protocol_is_described() -> None:
    described = set(json.loads(write_description())["paths"])
    for line in (DOCS / "protocol.md").read_text().splitlines():
        words = line.removeprefix("| `").split("`")[0].split("?")[0].split()
        if len(words) == 2 and words[1].startswith("/api") and "{" not in words[1]:
            path = words[1].replace("ID", "{table_id}").replace("seats/N", "seats/{seat}").replace("GAME", "{game}")
            assert path in described or path.replace("{seat}", "{about}") in described, path


def test_what_can_be_played(served: Served) -> None:
    answer = Games.model_validate_json(httpx.get(f"{served.url}/api/games").text)
    assert {game.name: game.variants for game in answer.games} == {
        "montego-bay": {"standard": [2, 3, 4]},
        "halunken-und-spelunken": {"standard": [3, 4], "beginner": [3, 4], "two-player": [2]},
    }
    assert "deckhand" in {bot.name for bot in answer.bots}


def test_a_new_table_waits_for_people(served: Served) -> None:
    answer = httpx.post(f"{served.url}/api/tables", json={"game": "montego-bay", "players": 3})
    created = Created.model_validate_json(answer.text)
    assert created.invitation == f"{served.url}/t/{created.table}"
    assert created.state.table.stage == "gathering"
    assert [seat.kind for seat in created.state.table.seats] == ["free"] * 3
    assert created.state.table.edition == "two-jacks"
    assert created.state.table.fairness.commitment is not None


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"game": "chess"}, "game.unknown"),
        ({"players": 5}, "request.bad"),
        ({"players": "3"}, "request.bad"),
        ({"variant": "two-player"}, "options.bad"),
        ({"edition": "two-jacks"}, "options.bad"),  # this game has none
        ({"game": "montego-bay", "edition": "nobody-made-it"}, "options.bad"),
        ({"game": "montego-bay", "edition": "../../secret.toml"}, "request.bad"),
        ({"game": "montego-bay", "edition": {"name": "x"}}, "edition.bad"),
        ({"bots": ["deckhand"] * 3}, "request.bad"),
        ({"bots": ["deckhand"] * 4}, "request.bad"),
        ({"bots": ["run:rm -rf /"]}, "bot.unknown"),
        ({"bots": ["os:system"]}, "bot.unknown"),
        ({"clock": 1}, "request.bad"),
        ({"games": 2}, "request.bad"),
        ({"surprise": 1}, "request.bad"),
    ],
)
def test_tables_that_cannot_be(served: Served, options: dict[str, Any], code: str) -> None:
    wanted = {"game": "halunken-und-spelunken", "players": 3} | options
    assert error_of(httpx.post(f"{served.url}/api/tables", json=wanted)) == (400, code)


def test_nobody_is_told_to_name_a_file_of_the_server(served: Served) -> None:
    wanted = {"game": "montego-bay", "players": 3, "edition": "nobody-made-it"}
    message = httpx.post(f"{served.url}/api/tables", json=wanted).json()["error"]["message"]
    assert message == "edition: expected the name of one that comes with the game, or a whole one as an object"


def test_only_public_tables_are_listed(served: Served) -> None:
    public, private = new_table(served, public=True), new_table(served)
    tables = Tables.model_validate_json(httpx.get(f"{served.url}/api/tables").text).tables
    assert public in {table.id for table in tables}
    assert private not in {table.id for table in tables}


def test_tables_that_do_not_exist_look_all_alike(served: Served) -> None:
    answers = [httpx.get(f"{served.url}/api/tables/{'abcdefgh' * 2}/{path}") for path in ("state", "record", "events")]
    assert {(answer.status_code, answer.text) for answer in answers} == {
        (404, '{"error":{"code":"table.unknown","message":"table: expected one that exists"}}')
    }


def test_sitting_down_gives_a_token_once(served: Served) -> None:
    table = new_table(served)
    answer = httpx.post(f"{served.url}/api/tables/{table}/seats", json={"name": "Ann", "seat": 1})
    body = answer.json()
    assert body["link"] == f"{served.url}/t/{table}#seat=1&token={body['token']}"
    cookie = answer.headers["set-cookie"]
    for part in (f"seat-1={body['token']}", f"Path=/api/tables/{table}", "HttpOnly", "SameSite=strict"):
        assert part in cookie
    assert body["token"] not in httpx.get(f"{served.url}/api/tables/{table}/state").text
    again = httpx.post(f"{served.url}/api/tables/{table}/seats", json={"name": "Bo", "seat": 1})
    assert error_of(again) == (409, "seat.taken")


def test_who_asks_for_a_seat_again_because_no_answer_came_has_one_seat(served: Served) -> None:
    table, secret, other = new_table(served, players=2), "5" * 32, "6" * 32
    seats = f"{served.url}/api/tables/{table}/seats"
    first = httpx.post(seats, json={"name": "Ann", "request": secret}).json()
    assert httpx.post(seats, json={"name": "Bo", "request": other}).json()["seat"] == 1
    again = httpx.post(seats, json={"name": "Ann", "request": secret})  # the table is full, and the game has begun
    assert (again.status_code, again.json()) == (201, first)
    assert f"seat-0={first['token']}" in again.headers["set-cookie"]
    names = [seat["name"] for seat in httpx.get(f"{served.url}/api/tables/{table}/state").json()["table"]["seats"]]
    assert names == ["Ann", "Bo"]
    assert sit(served, new_table(served), request=secret).token != first["token"]
    assert httpx.post(seats, json={"name": "Cy", "request": "5" * 31}).status_code == 400


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("  Ann \n Bonny ", "Ann Bonny"),
        ("<b>Bo</b>", "<b>Bo</b>"),
        ("Cy\u202egnimoc", "Cy gnimoc"),
        ("x" * 40, "x" * 32),
        ("Zoë", "Zoë"),
    ],
)
def test_names_are_text(served: Served, name: str, shown: str) -> None:
    table = new_table(served)
    player = sit(served, table, name=name)
    assert player.look()["table"]["seats"][0]["name"] == shown


@pytest.mark.parametrize("name", ["", " \n", "\u200d", "x" * 200, None, 3])
def test_names_that_are_none(served: Served, name: Any) -> None:
    answer = httpx.post(f"{served.url}/api/tables/{new_table(served)}/seats", json={"name": name})
    assert error_of(answer) == (400, "request.bad")


def test_a_seat_belongs_to_its_token(served: Served) -> None:
    table = new_table(served)
    ann, bo = sit(served, table), sit(served, table)
    ann.token, bo.token = bo.token, ann.token
    for player in (ann, bo):
        assert error_of(player.post("leave")) == (401, "token.wrong")
        state = httpx.get(f"{player.path}/state", params={"seat": player.seat}, headers=player.headers)
        assert error_of(state) == (401, "token.wrong")
    ann.token = None
    assert error_of(ann.post("leave")) == (401, "token.wrong")


def test_coming_back_on_another_device(served: Served) -> None:
    player = sit(served, new_table(served))
    with httpx.Client() as device:
        session = f"{player.path}/seats/{player.seat}/session"
        assert error_of(device.post(session, json={"token": "x" * 22})) == (401, "token.wrong")
        assert device.post(session, json={"token": player.token}).status_code == 200
        assert device.get(f"{player.path}/state", params={"seat": player.seat}).json()["reader"] == player.seat


def test_the_same_request_counts_once(served: Served) -> None:
    players = sit_everywhere(served, new_table(served), 3)
    first = next(player for player in players if player.seat in player.look()["play"]["waiting"])
    wish = {"request": "once", "decision": 0, "action": "place 3"}
    answers = [first.post("decide", **wish) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [200] * 3
    assert first.look()["play"]["decision"] == 1
    assert error_of(first.post("decide", **wish | {"request": "twice"})) == (409, "decision.stale")


def test_what_the_rules_forbid_is_refused_with_its_clause(served: Served) -> None:
    players = sit_everywhere(served, new_table(served), 3)
    waiting = players[0].look()["play"]["waiting"]
    players[waiting[0]].decide("place 3")
    answer = players[(waiting[0] + 1) % 3].decide("place 3")
    assert error_of(answer) == (409, "action.illegal")
    assert answer.json()["error"]["clause"] == "HS-S4"


def test_a_bot_takes_a_free_seat(served: Served) -> None:
    player = sit(served, new_table(served))
    for about in (1, 2):
        answer = httpx.put(
            f"{player.path}/seats/{about}", json={"request": f"bot{about}", "bot": "deckhand"}, headers=player.headers
        )
        assert answer.status_code == 200, answer.text
    assert player.look()["table"]["stage"] == "playing"
    stranger = httpx.put(f"{player.path}/seats/1", json={"request": "x", "bot": "deckhand"})
    assert error_of(stranger) == (401, "token.wrong")


def test_updates_as_lines(served: Served) -> None:
    players = sit_everywhere(served, new_table(served), 3)
    state = players[0].look()
    first = players[state["play"]["waiting"][0]]
    first.decide("place 3")
    lines = httpx.get(f"{players[0].path}/events", params={"after": state["n"], "seat": 0}, headers=players[0].headers)
    (update,) = [Update.model_validate_json(line) for line in lines.text.splitlines()]
    assert update.n == state["n"] + 1
    assert [event["kind"] for event in update.events] == ["placed", "took"]
    whole = httpx.get(f"{players[0].path}/events").text.splitlines()
    assert [State.model_validate_json(line).reader for line in whole] == [None]


def test_updates_are_followed(served: Served) -> None:
    players = sit_everywhere(served, new_table(served), 3)
    first = players[players[0].look()["play"]["waiting"][0]]
    with httpx.stream("GET", f"{first.path}/events", params={"follow": "true"}, timeout=30) as stream:
        lines = stream.iter_lines()
        assert json.loads(next(lines))["type"] == "state"
        assert json.loads(next(lines)) == {"type": "presence", "seats": [False] * 3, "watching": 1}
        first.decide("place 3")
        assert json.loads(next(lines))["events"][0]["kind"] == "placed"


@pytest.fixture(scope="module")
def finished(served: Served) -> Player:
    players = sit_everywhere(served, new_table(served, game="montego-bay", players=2), 2)

    async def play() -> None:
        await asyncio.gather(*(player.finish() for player in players))

    asyncio.run(play())
    return players[0]


def test_a_finished_game_is_replayed_for_anybody(finished: Player) -> None:
    record = Record.model_validate_json(httpx.get(f"{finished.path}/record").text)
    for reader in ("0", "1", "spectator", "all"):
        answer = httpx.get(f"{finished.path}/replay", params={"reader": reader}, timeout=60)
        steps = Replay.model_validate_json(answer.text).steps
        assert len(steps) == len(record.save["actions"]) + 1
        assert steps[-1].view["scores"] == finished.play["view"]["scores"]
        assert ("key" in steps[0].view) == (reader == "all")
    answer = httpx.get(f"{finished.path}/replay", params={"reader": "3"})
    assert error_of(answer) == (400, "request.bad")


def test_a_running_game_is_replayed_for_whoever_may_know(served: Served) -> None:
    players = sit_everywhere(served, new_table(served, variant="beginner"), 3)
    for space in (0, 4, 8):
        seat = players[0].look()["play"]["waiting"][0]
        players[seat].decide(f"place {space}")

    def replay(reader: str, **headers: str) -> httpx.Response:
        return httpx.get(f"{players[0].path}/replay", params={"reader": reader}, headers=headers)

    public = replay("spectator").json()["steps"]
    assert [step["decision"] for step in public] == [0, 1, 2, 3]
    assert not any("action" in step for step in public)
    own = replay("1", **players[1].headers).json()["steps"]
    assert [step["action"] for step in own if step.get("seat") == 1] == [f"place {own[-1]['view']['captains'][1]}"]
    assert error_of(replay("1", **players[2].headers)) == (401, "token.wrong")
    assert error_of(replay("all", **players[1].headers)) == (404, "record.none")


def test_a_saved_game_is_opened_again(served: Served, finished: Player) -> None:
    record = httpx.get(f"{finished.path}/record").json()
    online = httpx.get(f"{finished.path}/replay", params={"reader": "1"}, timeout=60).json()["steps"]
    for save in (record, record["save"]):
        answer = httpx.post(f"{served.url}/api/replays", json={"save": save, "reader": "1"}, timeout=60)
        assert [step["view"] for step in answer.json()["steps"]] == [step["view"] for step in online]
    broken = httpx.post(f"{served.url}/api/replays", json={"save": {"format": "nothing"}})
    assert error_of(broken) == (400, "save.format")


def test_links_as_pictures(served: Served) -> None:
    player = sit(served, new_table(served))
    invitation = httpx.get(f"{player.path}/invitation.svg")
    assert invitation.headers["content-type"] == "image/svg+xml"
    assert invitation.text.lstrip().startswith("<?xml")
    link = f"{player.path}/seats/{player.seat}/link.svg"
    assert httpx.get(link, headers=player.headers).text != invitation.text
    assert error_of(httpx.get(link)) == (401, "token.wrong")


@pytest.mark.parametrize("hints", [True, False])
def test_hints_are_refused_where_nothing_is_asked_or_allowed(served: Served, hints: bool) -> None:
    players = sit_everywhere(served, new_table(served, hints=hints), 3)
    asked = players[0].look()["play"]["waiting"][0]
    refused = players[(asked + 1) % 3 if hints else asked]
    path = f"{refused.path}/seats/{refused.seat}/hint"
    assert error_of(httpx.get(path, headers=refused.headers)) == (409, "hint.refused")
    assert error_of(httpx.get(path)) == (401, "token.wrong")
