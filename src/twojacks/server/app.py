"""The server as one ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated

from fastapi import FastAPI, Query, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

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

    @app.websocket("/api/tables/{table_id}/socket")
    async def socket(
        websocket: WebSocket,
        table_id: str,
        seat: Annotated[int | None, Query(ge=0, le=3)] = None,
        after: Annotated[int | None, Query(ge=0)] = None,
    ) -> None:
        await serve_socket(websocket, app.state.harbour, table_id, seat, after)

    add_pages(app, settings.page)
    return app


async def refuse_error(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Error)
    return refuse(error)


async def refuse_shape(_request: Request, error: Exception) -> JSONResponse:
    """Which field, and what was expected there; never what was sent."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"])
    return refuse(Refusal(f"{place}: {first['msg']}"))


async def refuse_path(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    code = "page.unknown" if error.status_code == 404 else "request.bad"
    return JSONResponse({"error": {"code": code, "message": str(error.detail)}}, error.status_code, error.headers)
