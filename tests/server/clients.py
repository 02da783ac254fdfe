"""Clients that play: they know nothing but docs/protocol.md."""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.serving import Served

PATIENCE = 300.0  # seconds after which a test gives up; a new machine compiles first


def new_table(served: Served, **options: Any) -> str:
    answer = httpx.post(f"{served.url}/api/tables", json={"game": "halunken-und-spelunken", "players": 3} | options)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def sit(served: Served, table: str, **wanted: Any) -> Player:
    answer = httpx.post(f"{served.url}/api/tables/{table}/seats", json={"name": "Ann"} | wanted)
    assert answer.status_code == 201, answer.text
    body = answer.json()
    return Player(served, table, body["seat"], body["token"])


def sit_everywhere(served: Served, table: str, count: int) -> list[Player]:
    return [sit(served, table, name=f"Player {seat}", randomness=f"{seat:032x}") for seat in range(count)]


def is_to_repeat(message: dict[str, Any]) -> bool:
    """The database was away: nothing is kept, and the same request is sent again."""
    return message["type"] == "refused" and bool(message["error"]["code"] == "storage.unavailable")


@dataclass
class Player:
    """Somebody on a seat, or a spectator without one. Keeps all messages, and checks that numbers have no gaps."""

    served: Served
    table: str
    seat: int | None = None
    token: str | None = None
    n: int | None = None
    messages: list[dict[str, Any]] = field(default_factory=list)
    state: dict[str, Any] = field(default_factory=dict)
    socket: ClientConnection | None = None
    answered: tuple[int, ...] | None = None  # the last question this seat answered
    pending: dict[str, Any] | None = None  # a decision that was not confirmed yet
    made: int = 0  # wishes so far
    random: random.Random = field(default_factory=lambda: random.Random(1))

    @property
    def path(self) -> str:
        return f"{self.served.url}/api/tables/{self.table}"

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    @property
    def play(self) -> dict[str, Any]:
        return dict(self.state["play"])

    def request(self) -> str:
        self.made += 1
        return f"{self.seat}-{self.made}"

    # Plain HTTP

    def post(self, wish: str, **body: Any) -> httpx.Response:
        body = {"request": self.request()} | body
        return httpx.post(f"{self.path}/seats/{self.seat}/{wish}", json=body, headers=self.headers)

    def look(self) -> dict[str, Any]:
        seat = {} if self.seat is None else {"seat": self.seat}
        answer = httpx.get(f"{self.path}/state", params=seat, headers=self.headers)
        assert answer.status_code == 200, answer.text
        self.state = answer.json()
        return self.state

    def decide(self, action: str, **more: Any) -> httpx.Response:
        return self.post("decide", action=action, **{"decision": self.look()["play"]["decision"]} | more)

    # The socket

    async def join(self) -> None:
        """Connect, naming the last number seen."""
        query = "&".join(
            f"{name}={value}" for name, value in (("seat", self.seat), ("after", self.n)) if value is not None
        )
        url = f"{self.served.socket_url}/api/tables/{self.table}/socket?{query}"
        self.socket = await connect(url, additional_headers=self.headers, compression=None, max_queue=None)

    async def leave(self) -> None:
        assert self.socket is not None
        await self.socket.close()

    async def send(self, **message: Any) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def hear(self) -> dict[str, Any]:
        """The next message; what it says about the table is taken in."""
        assert self.socket is not None
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        self.messages.append(message)
        if self.pending and message.get("request") == self.pending["request"] and not is_to_repeat(message):
            self.pending = None
        if message["type"] == "state":
            self.n, self.state = message["n"], message
        elif message["type"] == "update":
            assert self.n is None or message["n"] == self.n + 1, f"after {self.n} came {message['n']}"
            self.n = message["n"]
            self.state |= {part: message[part] for part in ("table", "play") if part in message}
        return message

    async def hear_until(self, kind: str) -> dict[str, Any]:
        while True:
            message = await self.hear()
            if message["type"] == kind:
                return message

    async def answer(self) -> None:
        """Play at random, if this seat is asked something it has not answered yet."""
        play = self.state.get("play")
        if not play or play["over"] or self.seat not in play["waiting"]:
            return
        question = (self.state["table"]["game_number"], play["decision"], len((play["choice"] or {}).get("begun", ())))
        if question != self.answered:
            self.answered = question
            wish = {"type": "decide", "request": self.request(), "decision": play["decision"]}
            self.pending = wish | {"action": self.random.choice(play["options"])}
            await self.send(**self.pending)

    async def finish(self) -> None:
        """Play until the game is over, coming back after every break."""
        while not self.is_over:
            try:
                await self.join()
                if self.pending:
                    await self.send(**self.pending)  # the same request: if it was kept, it counts once
                await self.answer()
                while not self.is_over:
                    message = await self.hear()
                    if "play" in message:
                        await self.answer()
            except (WebSocketException, ConnectionError, EOFError):
                await asyncio.sleep(0.05)
        await self.leave()

    @property
    def is_over(self) -> bool:
        play = self.state.get("play")
        return bool(play and play["over"])
