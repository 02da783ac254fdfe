"""What is served beside the tables: the page, and figures for whoever runs the server."""

from __future__ import annotations

from pathlib import Path

from fastapi import FastAPI, Request, Response
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse
from fastapi.staticfiles import StaticFiles

from twojacks.errors import Error
from twojacks.server.harbour import Harbour

PAGE = Path(__file__).parents[1] / "client"
METRICS_TYPE = "text/plain; version=0.0.4; charset=utf-8"

NO_PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Two Jacks</title>
<h1>Two Jacks is open</h1>
<p>This server has no page of its own. Programs find the tables under <a href="/api/games">/api</a>,
described in <a href="/api/openapi.json">openapi.json</a>.</p>
</html>
"""


def add_pages(app: FastAPI, folder: Path | None) -> None:
    page = folder or PAGE

    @app.get("/healthz", include_in_schema=False)
    async def is_healthy(request: Request) -> JSONResponse:
        """Whether the database answers."""
        harbour: Harbour = request.app.state.harbour
        try:
            await harbour.list_public()
        except Error:
            return JSONResponse({"status": "the database does not answer"}, 503)
        return JSONResponse({"status": "ok"})

    @app.get("/metrics", include_in_schema=False)
    async def show_metrics(request: Request) -> Response:
        harbour: Harbour = request.app.state.harbour
        harbour.metrics.tables.set(len(harbour.tables))
        harbour.metrics.sockets.set(sum(len(live.audience.everybody()) for live in harbour.tables.values()))
        return Response(harbour.metrics.write(), media_type=METRICS_TYPE)

    @app.get("/", include_in_schema=False)
    @app.get("/t/{table_id}", include_in_schema=False)
    async def show_page() -> Response:
        """One document; what it shows follows from the address."""
        index = page / "index.html"
        return FileResponse(index) if index.is_file() else HTMLResponse(NO_PAGE)

    if page.is_dir():
        app.mount("/page", StaticFiles(directory=page), name="page")
