"""Links as pictures that phones read."""

from __future__ import annotations

import io

import segno
from fastapi import Response


def draw_link(link: str) -> Response:
    """A QR code, scalable, with the quiet zone that the standard asks for."""
    picture = io.BytesIO()
    segno.make_qr(link, error="m").save(picture, kind="svg", border=4, svgclass=None, lineclass=None, omitsize=True)
    return Response(picture.getvalue(), media_type="image/svg+xml")
