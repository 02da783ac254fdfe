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
from twojacks.server import api
from twojacks.server.guards import Guards, refuse
from twojacks.server.harbour import Harbour
from twojacks.server.migrations import migrate
from twojacks.server.pages import add_pages
from twojacks.server.refusals import Refusal
from twojacks.server.settings import Settings
from twojacks.server.sockets import serve_socket
from twojacks.server.storage import Storage

SUMMARY = "Tables for two harbour board games. What the words mean is said in docs/protocol.md."


def make_app(settings: Settings) -> FastAPI:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        settings.data.mkdir(parents=True, exist_ok=True)
        storage = Storage(settings.url)
        migrate(storage.engine)
        app.state.harbour = Harbour(settings, storage)
        app.state.harbour.open()
        yield
        await app.state.harbour.close()

    app = FastAPI(
        title="Two Jacks",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.include_router(api.router)
    app.add_middleware(Guards, public_url=settings.public_url, most_bytes=settings.limits.body)
    app.add_exception_handler(Error, refuse_error)
    app.add_exception_handler(RequestValidationError, refuse_shape)
    app.add_exception_handler(HTTPException, refuse_path)
    app.add_exception_handler(Exception, admit_mistake)

    @app.websocket("/api/tables/{table_id}/socket")
    async def socket(
        websocket: WebSocket,
        table_id: str,
        seat: Annotated[int | None, Query(ge=0, le=3)] = None,
        after: Annotated[int | None, Query(ge=0)] = None,
    ) -> None:
        await serve_socket(websocket, app.state.harbour, table_id, seat, after)

    add_pages(app)
    app.openapi = lambda: describe(app)  # type: ignore[method-assign]
    return app


def describe(app: FastAPI) -> dict[str, Any]:
    """OpenAPI, as docs/openapi.json has it. Shapes are refused with 400, not with FastAPI's 422."""
    if app.openapi_schema is None:
        schema = get_openapi(title=app.title, version=app.version, routes=app.routes, summary=SUMMARY)
        for path in schema["paths"].values():
            for operation in path.values():
                operation["responses"].pop("422", None)
        for unused in ("HTTPValidationError", "ValidationError"):
            schema["components"]["schemas"].pop(unused, None)
        app.openapi_schema = schema
    return app.openapi_schema


async def refuse_error(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Error)
    return refuse(error)


async def admit_mistake(_request: Request, _error: Exception) -> JSONResponse:
    """Ours; the log has it. The answer says nothing about it."""
    return JSONResponse({"error": {"code": "server.mistake", "message": "a mistake of the server"}}, 500)


async def refuse_shape(_request: Request, error: Exception) -> JSONResponse:
    """Which field, and what was expected there; never what was sent."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"])
    return refuse(Refusal(f"{place}: {first['msg']}"))


async def refuse_path(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    if isinstance(error.__cause__, Error):  # FastAPI calls whatever happens in a body a mistake of its form
        return refuse(error.__cause__)
    code = "page.unknown" if error.status_code == 404 else "request.bad"
    headers = {"Allow": methods_at(request)} if error.status_code == 405 else error.headers
    return JSONResponse({"error": {"code": code, "message": str(error.detail)}}, error.status_code, headers)


def methods_at(request: Request) -> str:
    """All that an address takes: Starlette itself names those of one route only."""
    routes = [route for route in (*request.app.routes, *api.router.routes) if isinstance(route, Route)]
    here = [route for route in routes if route.matches(request.scope)[0] is not Match.NONE]
    return ", ".join(sorted({method for route in here for method in route.methods or ()}))
