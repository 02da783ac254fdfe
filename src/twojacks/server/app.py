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
from twojacks.server.harbour import Harbour
from twojacks.server.messages import tell_error
from twojacks.server.refusals import LimitReached, Refusal
from twojacks.server.settings import Settings
from twojacks.server.sockets import serve_socket
from twojacks.server.storage import Storage, metadata

CONFLICTS = ("action.",)  # codes of the engine that say: not now


def make_app(settings: Settings) -> FastAPI:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        settings.data.mkdir(parents=True, exist_ok=True)
        storage = Storage(settings.url)
        metadata.create_all(storage.engine)
        app.state.harbour = Harbour(settings, storage)
        app.state.harbour.open()
        yield
        await app.state.harbour.close()

    app = FastAPI(title="Two Jacks", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None)
    app.include_router(api.router)
    app.add_exception_handler(Error, refuse)
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

    return app


def status_of(error: Error) -> int:
    if isinstance(error, Refusal):
        return error.status
    return 409 if error.code.startswith(CONFLICTS) else 400


async def refuse(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Error)
    headers = {"Retry-After": str(int(error.wait) + 1)} if isinstance(error, LimitReached) else None
    return JSONResponse({"error": tell_error(error)}, status_of(error), headers)


async def refuse_shape(_request: Request, error: Exception) -> JSONResponse:
    """Which field, and what was expected there; never what was sent."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"])
    return JSONResponse({"error": {"code": "request.bad", "message": f"{place}: {first['msg']}"}}, 400)


async def refuse_path(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    code = "page.unknown" if error.status_code == 404 else "request.bad"
    return JSONResponse({"error": {"code": code, "message": str(error.detail)}}, error.status_code, error.headers)
