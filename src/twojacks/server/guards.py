"""What surrounds every request: limits, origins, sizes, and the headers that keep a browser careful."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi.responses import JSONResponse
from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from twojacks.errors import Error
from twojacks.server.doors import address_of, check_origin
from twojacks.server.harbour import Harbour
from twojacks.server.messages import tell_error
from twojacks.server.refusals import LimitReached, Refusal

SAFE = ("GET", "HEAD", "OPTIONS")
UNCOUNTED = ("/page/", "/locale/", "/healthz")  # a page is many small files, and a balancer has to know
BODY_SECONDS = 20.0  # a body that takes longer is not waited for

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}
DOCUMENT_HEADERS = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "Referrer-Policy": "no-referrer",
    "X-Frame-Options": "DENY",
}
# A browser heeds those of the document that loads such a part; a page is a hundred of them, and would be 50 kB larger.
PARTS = ("text/javascript", "text/css", "font/")
STRICT_TRANSPORT = "max-age=31536000"


class TooLarge(Refusal):
    code = "request.large"
    status = 413


class TooSlow(Refusal):
    code = "request.slow"
    status = 408


class Guards:
    """An ASGI application around another one. Sockets have their own guards."""

    def __init__(self, app: ASGIApp, public_url: str, most_bytes: int) -> None:
        self.app = app
        self.public_url = public_url
        self.most_bytes = most_bytes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        send = self._with_headers(request, send)
        try:
            self._check(request)
            await self.app(scope, Body(receive, self.most_bytes), send)
        except Refusal as error:
            await refuse(error)(scope, receive, send)

    def _check(self, request: Request) -> None:
        harbour: Harbour = request.app.state.harbour
        if not request.url.path.startswith(UNCOUNTED):
            harbour.requests.take(address_of(request))
        if request.method not in SAFE:
            check_origin(request, self.public_url)
        length = request.headers.get("content-length", "0")
        if length.isdecimal() and int(length) > self.most_bytes:
            raise too_large(self.most_bytes)

    def _with_headers(self, request: Request, send: Send) -> Send:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(HEADERS)
                if not headers.get("content-type", "").startswith(PARTS):
                    headers.update(DOCUMENT_HEADERS)
                if self.public_url.startswith("https:"):
                    headers["Strict-Transport-Security"] = STRICT_TRANSPORT
                if request.url.path.startswith("/api"):
                    headers["Cache-Control"] = "no-store"
            await send(message)

        return send_with_headers


class Body:
    """A body that may not be longer than it may, whatever its header says, nor take longer."""

    def __init__(self, receive: Receive, most_bytes: int) -> None:
        self.receive = receive
        self.most_bytes = most_bytes
        self.size = 0
        self.is_complete = False
        self.deadline = asyncio.get_running_loop().time() + BODY_SECONDS

    async def __call__(self) -> Message:
        if self.is_complete:
            return await self.receive()
        try:
            async with asyncio.timeout_at(self.deadline):
                message: dict[str, Any] = dict(await self.receive())
        except TimeoutError:
            raise TooSlow("body: expected all of it by now") from None
        self.size += len(message.get("body", b""))
        self.is_complete = not message.get("more_body", False)
        if self.size > self.most_bytes:
            raise too_large(self.most_bytes)
        return message


def too_large(most_bytes: int) -> TooLarge:
    return TooLarge(f"body: expected at most {most_bytes} bytes")


def status_of(error: Error) -> int:
    """The engine's refusals of an action say: not now. Everything else it refuses was asked wrongly."""
    if isinstance(error, Refusal):
        return error.status
    return 409 if error.code.startswith("action.") else 400


def refuse(error: Error) -> JSONResponse:
    headers = {"Retry-After": str(int(error.wait) + 1)} if isinstance(error, LimitReached) else None
    return JSONResponse({"error": tell_error(error)}, status_of(error), headers)
