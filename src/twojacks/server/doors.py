"""Who is asking: addresses, origins, tokens and the seats they open."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from twojacks.server.harbour import Harbour
from twojacks.server.live import LiveTable
from twojacks.server.refusals import Refusal, WrongToken
from twojacks.server.table import Table

BEARER = "bearer "


class WrongOrigin(Refusal):
    code = "origin.wrong"
    status = 403


def address_of(connection: HTTPConnection) -> str:
    """Of the client; behind a proxy on this machine, what the proxy says (see docs/hosting.md)."""
    return neighbourhood(connection.client.host) if connection.client else "unknown"


def is_trusted(connection: HTTPConnection, others: Collection[str]) -> bool:
    """From this machine, or from one of those that its host has named."""
    try:
        address = read_address(connection.client.host if connection.client else "")
    except ValueError:
        return False
    return address.is_loopback or str(address) in others


def read_address(host: str) -> IPv4Address | IPv6Address:
    """An address of IPv4 is one, also where it comes in through a socket of IPv6."""
    address = ip_address(host)
    return (address.ipv4_mapped if isinstance(address, IPv6Address) else None) or address


@lru_cache(4096)
def neighbourhood(host: str) -> str:
    """Of IPv6 the first half: the other one is for its owner to choose, and so counts nobody."""
    if ":" not in host:
        return host
    try:
        address = read_address(host.partition("%")[0])
    except ValueError:
        return host
    return str(address) if isinstance(address, IPv4Address) else str(IPv6Network((address, 64), strict=False))


def check_origin(connection: HTTPConnection, public_url: str) -> None:
    """Browsers say which site a request comes from: ours, or the address the browser itself asked."""
    origin = connection.headers.get("origin")
    if origin is None or origin_of(origin) == origin_of(public_url):
        return
    _, _, host = (origin_of(origin) or "").partition("://")
    if not host or host != connection.headers.get("host", "").lower():
        raise WrongOrigin("origin: expected a page of this server")


def origin_of(url: str) -> str | None:
    """Scheme and host of an address, if it is one."""
    try:
        parts = urlsplit(url)
    except ValueError:
        return None
    return f"{parts.scheme}://{parts.netloc}".lower()


def place_of(live: LiveTable, seat: int) -> str:
    """What a seat is called where its wishes are counted."""
    return f"{live.table.id} {seat}"


def cookie_name(seat: int) -> str:
    return f"seat-{seat}"


def token_from(connection: HTTPConnection, seat: int) -> str | None:
    header = connection.headers.get("authorization", "")
    if header.lower().startswith(BEARER):
        return header[len(BEARER) :].strip()
    return connection.cookies.get(cookie_name(seat))


def check_token(harbour: Harbour, table: Table, seat: int, token: str | None, address: str) -> None:
    """Raises unless the token is this seat's; who tries many is slowed down."""
    if token is None or seat >= table.players or not table.seats[seat].owns(token):
        if token is not None:
            harbour.wrong_tokens.take(address)
        raise WrongToken("token: expected the one of this seat")
