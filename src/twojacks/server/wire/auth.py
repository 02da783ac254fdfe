"""Authentication of requests: addresses, origins, and the tokens of seats."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from twojacks.server.errors import WrongOrigin, WrongToken
from twojacks.server.live.hub import Hub
from twojacks.server.live.live_table import LiveTable
from twojacks.server.table.table import Table

BEARER = "bearer "


def address_of(connection: HTTPConnection) -> str:
    """The address of the client; behind a proxy on this machine, the one the proxy reports (docs/guide/hosting.md)."""
    return network_of(connection.client.host) if connection.client else "unknown"


def is_trusted(connection: HTTPConnection, others: Collection[str]) -> bool:
    """Whether a request comes from this machine, or from an address that the operator has named."""
    try:
        address = read_address(connection.client.host if connection.client else "")
    except ValueError:
        return False
    return address.is_loopback or str(address) in others


def read_address(host: str) -> IPv4Address | IPv6Address:
    """An IPv4 address that arrives through an IPv6 socket is read as IPv4."""
    address = ip_address(host)
    return (address.ipv4_mapped if isinstance(address, IPv6Address) else None) or address


@lru_cache(4096)
def network_of(host: str) -> str:
    """The key for limits per address. Of an IPv6 address it is the network: its owner may choose the rest."""
    if ":" not in host:
        return host
    try:
        address = read_address(host.partition("%")[0])
    except ValueError:
        return host
    return str(address) if isinstance(address, IPv4Address) else str(IPv6Network((address, 64), strict=False))


def check_origin(connection: HTTPConnection, public_url: str) -> None:
    """Refuse requests that a browser sends from another site."""
    origin = connection.headers.get("origin")
    if origin is None or origin_of(origin) == origin_of(public_url):
        return
    _, _, host = (origin_of(origin) or "").partition("://")
    if not host or host != connection.headers.get("host", "").lower():
        raise WrongOrigin("origin: expected a page of this server")


def origin_of(url: str) -> str | None:
    """Scheme and host of a URL; None if it is not one."""
    try:
        parts = urlsplit(url)
    except ValueError:
        return None
    return f"{parts.scheme}://{parts.netloc}".lower()


def seat_key(live: LiveTable, seat: int) -> str:
    """The key of a seat for the limit on commands."""
    return f"{live.table.id} {seat}"


def cookie_name(seat: int) -> str:
    return f"seat-{seat}"


def token_from(connection: HTTPConnection, seat: int) -> str | None:
    header = connection.headers.get("authorization", "")
    if header.lower().startswith(BEARER):
        return header[len(BEARER) :].strip()
    return connection.cookies.get(cookie_name(seat))


def check_token(hub: Hub, table: Table, seat: int, token: str | None, address: str) -> None:
    """Raise an error unless the token is the seat's. Wrong tokens are limited per address."""
    if token is None or seat >= table.players or not table.seats[seat].owns(token):
        if token is not None:
            hub.wrong_tokens.take(address)
        raise WrongToken
