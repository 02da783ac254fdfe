"""Routes beside the API: the page, health and metrics."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.responses import FileResponse, JSONResponse
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp

from twojacks.games import find_game, game_names
from twojacks.server.live.hub import Hub
from twojacks.server.wire.auth import is_trusted
from twojacks.server.wire.game_facts import address_of, has_page

PACKAGE = Path(__file__).parents[2]
PAGE = PACKAGE / "page"
WORDS = PACKAGE / "text" / "words"
SCREENS = ("/", "/new", "/watch", "/learn/{game}", "/rules/{game}", "/replay", "/t/{table_id}")
METRICS_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class PageFiles(StaticFiles):
    """Files that a browser caches but revalidates, so that a new version of the page is used at once."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers["Cache-Control"] = "no-cache"
        return response


def serve_files(folder: Path) -> ASGIApp:
    return GZipMiddleware(PageFiles(directory=folder), minimum_size=500)


def add_pages(app: FastAPI, allow_pages: bool) -> None:
    @app.get("/healthz", include_in_schema=False)
    async def is_healthy(request: Request) -> JSONResponse:
        """Whether the database answers."""
        hub: Hub = request.app.state.hub
        if await hub.is_healthy():
            return JSONResponse({"status": "ok"})
        return JSONResponse({"status": "the database does not answer"}, 503)

    @app.get("/metrics", include_in_schema=False)
    async def show_metrics(request: Request) -> Response:
        """For the operator alone: players could use them to count the picks of others."""
        hub: Hub = request.app.state.hub
        if not is_trusted(request, hub.settings.metrics_for):
            raise HTTPException(404)
        hub.metrics.tables.set(len(hub.tables))
        hub.metrics.sockets.set(sum(len(live.listeners.everybody()) for live in hub.tables.values()))
        return Response(hub.metrics.write(), media_type=METRICS_TYPE)

    async def show_page() -> Response:
        """One document for all screens; the URL says which one it shows."""
        return FileResponse(PAGE / "index.html", headers={"Cache-Control": "no-cache"})

    for screen in SCREENS:
        app.add_api_route(screen, show_page, include_in_schema=False)
    app.mount("/page", serve_files(PAGE), name="page")
    app.mount("/text/words", serve_files(WORDS), name="words")
    for game in map(find_game, game_names()):  # the URLs mirror the package, so that relative imports work in both
        is_there = {"words": (game.folder / "words").is_dir(), "page": has_page(game, allow_pages)}
        for part in (part for part, there in is_there.items() if there):
            app.mount(f"{address_of(game)}/{part}", serve_files(game.folder / part), name=f"{game.name}-{part}")
