"""Clients of two servers, ours and boardgame.io's: each answers as soon as it is asked and notes how long that took."""

from __future__ import annotations

import asyncio
import random
import time
from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import httpx
from pydantic_core import from_json, to_json
from wire import Wire

PATIENCE = 60.0


@dataclass
class Tally:
    """What was seen while ``is_running``: seconds until whoever decided heard that it counts, and until others did."""

    is_running: bool = False
    is_counting: bool = False
    confirmed: list[float] = field(default_factory=list)
    seen: list[float] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)  # what a server refused, or whom it lost


class Seat(ABC):
    """What clients of both servers share."""

    def __init__(self, number: int, times: dict[int, float], tally: Tally) -> None:
        self.number = number
        self.times = times  # when each seat of this table sent what is under way
        self.tally = tally
        self.is_ready = asyncio.Event()
        self.random = random.Random(number)

    @property
    @abstractmethod
    def wire(self) -> Wire: ...

    @abstractmethod
    def go(self) -> None:
        """Answer, if something is asked."""

    def send(self, text: str) -> None:
        self.times[self.number] = time.perf_counter()
        self.wire.send(text)

    def note(self, mover: int) -> None:
        """Somebody's decision has come back to us."""
        if self.tally.is_counting and mover in self.times:
            took = time.perf_counter() - self.times[mover]
            (self.tally.confirmed if mover == self.number else self.tally.seen).append(took)


class OurSeat(Seat):
    def __init__(self, table: str, number: int, token: str, times: dict[int, float], tally: Tally) -> None:
        super().__init__(number, times, tally)
        self.path = f"/api/tables/{table}/socket?seat={number}"
        self.headers = {"Authorization": f"Bearer {token}"}
        self.play: dict[str, Any] | None = None
        self.answered: tuple[int, int] | None = None
        self.made = 0

    @cached_property
    def wire(self) -> Wire:
        return Wire(self.path, self.headers, self.hear)

    def hear(self, text: bytes) -> None:
        message = from_json(text)
        kind = message["type"]
        if kind == "update" and "seat" in message:
            if "request" in message or message["seat"] != self.number:
                self.note(message["seat"])
        elif kind == "refused":
            self.tally.wrong.append(message["error"]["code"])
        if message.get("play") is not None:
            self.play = message["play"]
            self.is_ready.set()
            if self.tally.is_running:
                self.go()

    def go(self) -> None:
        """Whatever is asked of this seat and was not answered yet."""
        play = self.play
        assert play is not None
        question = (play["decision"], len(play["choice"]["begun"]) if play["choice"] else 0)
        if play["over"]:
            if self.answered is not None:
                self.answered = None
                self.wish(type="ready")
        elif self.number in play["waiting"] and question != self.answered:
            self.answered = question
            self.wish(type="decide", decision=play["decision"], action=self.random.choice(play["options"]))

    def wish(self, **wish: Any) -> None:
        self.made += 1
        self.send(to_json(wish | {"request": f"{self.made}"}).decode())


async def sit_at_ours(port: int, game: dict[str, Any], count: int, tally: Tally) -> list[OurSeat]:
    """All seats of some fresh tables."""
    seats = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}/api", timeout=PATIENCE) as http:
        for _ in range(count):
            table = (await http.post("/tables", json=game)).raise_for_status().json()["table"]
            times: dict[int, float] = {}
            for number in range(game["players"]):
                wish = {"name": f"Player {number}", "randomness": f"{number:032x}"}
                seated = (await http.post(f"/tables/{table}/seats", json=wish)).raise_for_status().json()
                seats.append(OurSeat(table, number, seated["token"], times, tally))
    return seats


NAMESPACE = "/grid64,"


class TheirSeat(Seat):
    """Socket.IO by hand: texts begin with the kinds of Engine.IO and Socket.IO, then come a namespace and JSON."""

    def __init__(self, table: str, number: int, times: dict[int, float], tally: Tally) -> None:
        super().__init__(number, times, tally)
        self.table = table
        self.state: dict[str, Any] = {"_stateID": -1}

    @cached_property
    def wire(self) -> Wire:
        return Wire("/socket.io/?EIO=4&transport=websocket", {}, self.hear)

    def hear(self, text: bytes) -> None:
        if text.startswith(b"42"):
            self.hear_event(from_json(text[2 + len(NAMESPACE) :]))
        elif text.startswith(b"40"):
            self.emit("sync", self.table, str(self.number), None, 2)
        elif text.startswith(b"0"):
            self.wire.send(f"40{NAMESPACE}")
        elif text == b"2":
            self.wire.send("3")

    def hear_event(self, event: list[Any]) -> None:
        name, _table, body = event[:3]
        if name not in ("sync", "update"):
            return
        state = body["state"] if name == "sync" else body
        if state["_stateID"] <= self.state["_stateID"]:
            return
        mover = (int(state["ctx"]["currentPlayer"]) + 1) % 2
        self.state = state
        self.is_ready.set()
        if name == "update":
            self.note(mover)
            if self.tally.is_running:
                self.go()

    def go(self) -> None:
        me, cells = str(self.number), self.state["G"]["cells"]
        if self.state["ctx"]["currentPlayer"] == me:
            cell = self.random.choice([cell for cell, owner in enumerate(cells) if owner != me])
            payload = {"type": "place", "args": [cell], "playerID": me}
            move = {"type": "MAKE_MOVE", "payload": payload}
            self.emit("update", move, self.state["_stateID"], self.table, me)

    def emit(self, *event: Any) -> None:
        self.send(f"42{NAMESPACE}{to_json(event).decode()}")


def sit_at_theirs(tag: str, count: int, tally: Tally) -> list[TheirSeat]:
    seats = []
    for table in range(count):
        times: dict[int, float] = {}
        seats += [TheirSeat(f"{tag}-{table}", number, times, tally) for number in (0, 1)]
    return seats
