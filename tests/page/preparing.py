"""Tables at a wanted moment: found by playing here, which costs nothing, and laid out on a server as its own log."""

from __future__ import annotations

import secrets
import time
from base64 import b32encode
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from itertools import count, islice
from random import Random
from typing import Any

import httpx
from websockets.sync.client import connect

import twojacks
from tests import tables
from tests.server.serving import Served
from twojacks.bots import make_bot
from twojacks.server import entries as kinds
from twojacks.server.api import read_options
from twojacks.server.entries import Entry
from twojacks.server.fairness import SECRET_BYTES, derive_key
from twojacks.server.harbour import ID_BYTES
from twojacks.server.live import append_of
from twojacks.server.models import NewTable
from twojacks.server.seats import hash_token
from twojacks.server.storage import Storage, sqlite_url
from twojacks.server.table import Table

NAMES = ("Ann", "Anne-Marieke", "Zoë", "Bob")
MONTEGO_BAY = tables.Table("montego-bay", "standard", 4)
HALUNKEN = tables.Table("halunken-und-spelunken", "standard", 4)

Wanted = Callable[[twojacks.Match], bool]


@dataclass
class Story:
    """A game up to a moment: what each seat added to the shuffle, and what was decided."""

    table: tables.Table
    seed: int
    actions: list[tuple[int, str]] = field(default_factory=list)
    is_over: bool = False

    @property
    def contributions(self) -> list[str]:
        return [f"{self.seed:030x}{seat:02x}" for seat in range(self.table.players)]

    def begin(self) -> twojacks.Match:
        """As the repeatable server does (serving.py)."""
        key = derive_key(bytes(SECRET_BYTES).hex(), self.contributions)
        name, players, variant = self.table.name, self.table.players, self.table.variant
        return twojacks.Match.with_key(key, game=name, players=players, variant=variant)


def moments(story: Story, skill: float) -> Iterator[twojacks.Match]:
    """A game, handed out at each of its decisions and at its end; the story grows along.

    Seats that choose at once choose one after the other. ``skill`` is how often somebody plays like a deckhand
    instead of at random.
    """
    match, dice = story.begin(), Random(story.seed)
    bot = make_bot("deckhand", story.table.game, seed=story.seed)
    write = story.table.game.notation.format_action
    while not match.over:
        yield match
        seat = match.to_act[0]
        is_skilled = dice.random() < skill
        action = write(bot.choose(match.observe(seat), seat)) if is_skilled else dice.choice(match.options(seat))
        match.play(seat, action)
        story.actions.append((seat, action))
    story.is_over = True
    yield match


def find_story(table: tables.Table, wanted: Wanted, skill: float, first: int, most: int = 400) -> Story:
    """The first game in which the moment comes; seeds are tried from ``first`` on."""
    for seed in islice(count(first), most):
        story = Story(table, seed)
        if any(wanted(match) for match in moments(story, skill)):
            return story
    raise LookupError(f"{table}: no game of {most} has that moment")


def asks(start: str, seat: int = 0, *, after: int = 0) -> Wanted:
    """The seat is asked for an action that begins so, not before that round."""

    def wanted(match: twojacks.Match) -> bool:
        if match.over or seat not in match.to_act or match.position()["round"] < after:
            return False
        return any(option.split()[0] == start for option in match.options(seat))

    return wanted


@dataclass
class Laid:
    """A table on a server, everybody in their seat."""

    served: Served
    id: str
    tokens: list[str]

    def link(self, seat: int) -> str:
        return f"/t/{self.id}#seat={seat}&token={self.tokens[seat]}"

    @property
    def path(self) -> str:
        return f"{self.served.url}/api/tables/{self.id}"

    def headers(self, seat: int) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.tokens[seat]}"}

    def attend(self, company: ExitStack, *seats: int) -> None:
        """These seats are at the table, as long as the company stays."""
        url = self.path.replace("http", "ws", 1)
        for seat in seats:
            company.enter_context(connect(f"{url}/socket?seat={seat}", additional_headers=self.headers(seat)))

    def look(self, seat: int, client: httpx.Client) -> dict[str, Any]:
        answer = client.get(f"{self.path}/state", params={"seat": seat}, headers=self.headers(seat))
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def decide(self, seat: int, action: str, client: httpx.Client) -> None:
        self.wish(seat, "decide", client, decision=self.look(seat, client)["play"]["decision"], action=action)

    def wish(self, seat: int, kind: str, client: httpx.Client, **more: Any) -> None:
        wish = {"request": secrets.token_hex(8), **more}
        answer = client.post(f"{self.path}/seats/{seat}/{kind}", json=wish, headers=self.headers(seat))
        assert answer.status_code == 200, answer.text


def lay(served: Served, story: Story, **options: Any) -> Laid:
    """Into the server's database, where it finds the table when somebody comes: a few hundred requests less."""
    laid = Laid(served, b32encode(secrets.token_bytes(ID_BYTES)).decode().lower(), list(story.contributions))
    table, log = Table(laid.id), list(write_log(story, options))
    table.fold(log)
    storage = Storage(sqlite_url(served.data))
    storage.write([append_of(table, log, is_changed=True)])
    storage.close()
    return laid


def write_log(story: Story, options: dict[str, Any]) -> Iterator[Entry]:
    """Everybody sits down, with what they add to the shuffle for a token, and the game is played so far."""
    wanted: dict[str, Any] = {"game": story.table.name, "variant": story.table.variant, "players": story.table.players}
    prepared = (kinds.PREPARED, None, {"secret": bytes(SECRET_BYTES).hex()})
    happened: list[tuple[str, int | None, dict[str, Any]]] = [
        (kinds.CREATED, None, read_options(NewTable(**wanted | options))),
        prepared,
        *((kinds.SAT, seat, sit_down(seat, added)) for seat, added in enumerate(story.contributions)),
        *((kinds.DECIDED, seat, {"action": action}) for seat, action in story.actions),
        *([prepared] if story.is_over else []),
    ]
    now = time.time_ns() // 1_000_000
    return (Entry(number, kind, now, seat, data=data) for number, (kind, seat, data) in enumerate(happened))


def sit_down(seat: int, added: str) -> dict[str, Any]:
    return {"name": NAMES[seat], "token": hash_token(added), "randomness": added}
