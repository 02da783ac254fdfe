"""What is served beside the tables: the page, and figures for whoever runs the server."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.responses import FileResponse, JSONResponse
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp

from twojacks.server.doors import is_trusted
from twojacks.server.harbour import Harbour

PACKAGE = Path(__file__).parents[1]
PAGE = PACKAGE / "client"
LOCALE = PACKAGE / "locale"
SCREENS = ("/", "/new", "/watch", "/learn/{game}", "/rules/{game}", "/replay", "/t/{table_id}")
METRICS_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class PageFiles(StaticFiles):
    """Files that a browser keeps but asks about every time: a new version of the page is seen at once."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers["Cache-Control"] = "no-cache"
        return response


def serve_files(folder: Path) -> ASGIApp:
    return GZipMiddleware(PageFiles(directory=folder), minimum_size=500)


def add_pages(app: FastAPI) -> None:

    @app.get("/healthz", include_in_schema=False)
    async def is_healthy(request: Request) -> JSONResponse:
        """Whether the database answers."""
        harbour: Harbour = request.app.state.harbour
        if await harbour.is_healthy():
            return JSONResponse({"status": "ok"})
        return JSONResponse({"status": "the database does not answer"}, 503)

    @app.get("/metrics", include_in_schema=False)
    async def show_metrics(request: Request) -> Response:
        """For the host alone: who plays could count what others only begin to choose."""
        harbour: Harbour = request.app.state.harbour
        if not is_trusted(request, harbour.settings.metrics_for):
            raise HTTPException(404)
        harbour.metrics.tables.set(len(harbour.tables))
        harbour.metrics.sockets.set(sum(len(live.audience.everybody()) for live in harbour.tables.values()))
        return Response(harbour.metrics.write(), media_type=METRICS_TYPE)

    async def show_page() -> Response:
        """One document; what it shows follows from the address."""
        return FileResponse(PAGE / "index.html", headers={"Cache-Control": "no-cache"})

    for screen in SCREENS:
        app.add_api_route(screen, show_page, include_in_schema=False)
    app.mount("/page", serve_files(PAGE), name="page")
    app.mount("/locale", serve_files(LOCALE), name="locale")
