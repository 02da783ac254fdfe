"""The middleware of every HTTP request: limits, origins, sizes, and security headers."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi.responses import JSONResponse
from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from twojacks.errors import Error
from twojacks.server.errors import LimitReached, RequestError, RequestTooLarge, RequestTooSlow
from twojacks.server.live.hub import Hub
from twojacks.server.table.messages import describe_error
from twojacks.server.wire.auth import address_of, check_origin

SAFE = ("GET", "HEAD", "OPTIONS")
UNCOUNTED = (
    "/page/",
    "/games/",
    "/text/words/",
    "/healthz",
)  # the page has many small files; load balancers ask for health
BODY_SECONDS = 20.0  # for the whole request body

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
# These need no document headers: browsers use those of the document. That saves 50 kB per page.
SUBRESOURCES = ("text/javascript", "text/css", "font/")
STRICT_TRANSPORT = "max-age=31536000"


class RequestMiddleware:
    """An ASGI application around another one. Sockets have their own middleware."""

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
            await self.app(scope, LimitedBody(receive, self.most_bytes), send)
        except RequestError as error:
            await error_response(error)(scope, receive, send)

    def _check(self, request: Request) -> None:
        hub: Hub = request.app.state.hub
        if not request.url.path.startswith(UNCOUNTED):
            hub.requests.take(address_of(request))
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
                if not headers.get("content-type", "").startswith(SUBRESOURCES):
                    headers.update(DOCUMENT_HEADERS)
                if self.public_url.startswith("https:"):
                    headers["Strict-Transport-Security"] = STRICT_TRANSPORT
                if request.url.path.startswith("/api"):
                    headers["Cache-Control"] = "no-store"
            await send(message)

        return send_with_headers


class LimitedBody:
    """Limits the size of the request body, whatever its header says, and the time it may take."""

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
            raise RequestTooSlow(f"body: expected all of it within {BODY_SECONDS:.0f} seconds") from None
        self.size += len(message.get("body", b""))
        self.is_complete = not message.get("more_body", False)
        if self.size > self.most_bytes:
            raise too_large(self.most_bytes)
        return message


def too_large(most_bytes: int) -> RequestTooLarge:
    return RequestTooLarge(f"body: expected at most {most_bytes} bytes")


def status_of(error: Error) -> int:
    """The engine's errors about an action are conflicts with the current state; its other errors are bad requests."""
    if isinstance(error, RequestError):
        return error.status
    return 409 if error.code.startswith("action.") else 400


def error_response(error: Error) -> JSONResponse:
    headers = {"Retry-After": str(int(error.wait) + 1)} if isinstance(error, LimitReached) else None
    return JSONResponse({"error": describe_error(error)}, status_of(error), headers)
