"""Links to a table, and their QR codes."""

from __future__ import annotations

import io

import segno
from fastapi import Response


def invitation(public_url: str, table_id: str) -> str:
    return f"{public_url}/t/{table_id}"


def personal_link(public_url: str, table_id: str, seat: int, token: str) -> str:
    """The token is in the fragment, which browsers do not send."""
    return f"{invitation(public_url, table_id)}#seat={seat}&token={token}"


def draw_link(link: str) -> Response:
    """A scalable QR code with the quiet zone that the standard asks for."""
    picture = io.BytesIO()
    segno.make_qr(link, error="m").save(picture, kind="svg", border=4, svgclass=None, lineclass=None, omitsize=True)
    return Response(picture.getvalue(), media_type="image/svg+xml")
