"""The server as one ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any

from fastapi import FastAPI, Query, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.routing import Match, Route

from twojacks import __version__
from twojacks.errors import Error
from twojacks.server.errors import RequestError
from twojacks.server.hosting.pages import add_pages
from twojacks.server.live.hub import Hub
from twojacks.server.settings import Settings
from twojacks.server.storage.database import Storage
from twojacks.server.storage.migrations import migrate
from twojacks.server.table.options import MOST_PLAYERS
from twojacks.server.wire import api
from twojacks.server.wire.middleware import RequestMiddleware, error_response
from twojacks.server.wire.sockets import serve_socket

SUMMARY = "Tables for board games. docs/protocol.md explains the terms."


def make_app(settings: Settings) -> FastAPI:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        settings.data.mkdir(parents=True, exist_ok=True)
        storage = Storage(settings.url)
        migrate(storage.engine)
        app.state.hub = Hub(settings, storage)
        app.state.hub.open()
        yield
        await app.state.hub.close()

    app = FastAPI(
        title="Two Jacks",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.include_router(api.router)
    app.add_middleware(RequestMiddleware, public_url=settings.public_url, most_bytes=settings.limits.body)
    app.add_exception_handler(Error, handle_error)
    app.add_exception_handler(RequestValidationError, handle_invalid_request)
    app.add_exception_handler(HTTPException, handle_http_exception)
    app.add_exception_handler(Exception, handle_mistake)

    @app.websocket("/api/tables/{table_id}/socket")
    async def socket(
        websocket: WebSocket,
        table_id: str,
        seat: Annotated[int | None, Query(ge=0, le=MOST_PLAYERS - 1)] = None,
        after: Annotated[int | None, Query(ge=0)] = None,
    ) -> None:
        await serve_socket(websocket, app.state.hub, table_id, seat, after)

    add_pages(app, settings.allow_pages)
    app.openapi = lambda: describe(app)  # type: ignore[method-assign]
    return app


def describe(app: FastAPI) -> dict[str, Any]:
    """The content of docs/openapi.json. Invalid requests get status 400, not FastAPI's 422."""
    if app.openapi_schema is None:
        schema = get_openapi(title=app.title, version=app.version, routes=app.routes, summary=SUMMARY)
        for path in schema["paths"].values():
            for operation in path.values():
                operation["responses"].pop("422", None)
        for unused in ("HTTPValidationError", "ValidationError"):
            schema["components"]["schemas"].pop(unused, None)
        app.openapi_schema = schema
    return app.openapi_schema


async def handle_error(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Error)
    return error_response(error)


async def handle_mistake(_request: Request, _error: Exception) -> JSONResponse:
    """A bug in the server. The log has the traceback; the client learns nothing about it."""
    return JSONResponse({"error": {"code": "server.mistake", "message": "an internal error"}}, 500)


async def handle_invalid_request(_request: Request, error: Exception) -> JSONResponse:
    """Name the field and what was expected there, but never what was sent."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"])
    return error_response(RequestError(f"{place}: {first['msg']}"))


async def handle_http_exception(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    if isinstance(error.__cause__, Error):  # FastAPI wraps errors that are raised while it reads a body
        return error_response(error.__cause__)
    code = "page.unknown" if error.status_code == 404 else "request.bad"
    headers = {"Allow": methods_at(request)} if error.status_code == 405 else error.headers
    return JSONResponse({"error": {"code": code, "message": str(error.detail)}}, error.status_code, headers)


def methods_at(request: Request) -> str:
    """All methods of a path. Starlette itself names only those of one route."""
    routes = [route for route in (*request.app.routes, *api.router.routes) if isinstance(route, Route)]
    here = [route for route in routes if route.matches(request.scope)[0] is not Match.NONE]
    return ", ".join(sorted({method for route in here for method in route.methods or ()}))
