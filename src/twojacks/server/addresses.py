"""How people reach a server that nobody gave a public address."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from twojacks.errors import BadOptions

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 — to compare with
ELSEWHERE = ("192.0.2.1", 9)  # an address that is nobody's (RFC 5737): nothing is ever sent to it


def local_url(host: str, port: int) -> str:
    """For a browser on this machine."""
    return write_url("127.0.0.1" if host in EVERYWHERE else host, port)


def network_url(host: str, port: int) -> str:
    """For phones in the same network, if the server listens to them."""
    return write_url(network_address() if host in EVERYWHERE else host, port)


def write_url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def network_address() -> str:
    """The address with which this machine would speak to others; its own one if it cannot."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)  # of a datagram socket: looks the way up, and sends nothing
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def check_address(text: str) -> str:
    try:
        return str(ip_address(text))
    except ValueError as error:
        raise BadOptions("metrics-for: expected an address such as 192.0.2.9") from error


def check_public_url(url: str) -> str:
    """As it stands in links: scheme and host, maybe a port."""
    mistake = BadOptions("public-url: expected an address such as https://jacks.example.org")
    try:
        parts = urlsplit(url)
    except ValueError as error:  # half a pair of brackets
        raise mistake from error
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/") or parts.query:
        raise mistake
    return f"{parts.scheme}://{parts.netloc}"
