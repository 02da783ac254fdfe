"""What the list of public tables says about one of them."""

from __future__ import annotations

from typing import Any

from twojacks.server.table import Table


def summarise(table: Table) -> dict[str, Any]:
    options = table.options
    return {
        "id": table.id,
        **{name: options[name] for name in ("game", "variant", "players", "games", "clock")},
        "stage": table.stage,
        "seats": [{"kind": seat.kind, "name": seat.name, "bot": seat.bot} for seat in table.seats],
    }


def is_listed(table: Table) -> bool:
    return bool(table.options["public"]) and table.stage != "between"
