"""What every kind of work that is sent to other machines has in common: what is played, and by which version."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from twojacks import __version__
from twojacks.errors import Error


@dataclass(frozen=True)
class WorkPlan:
    game: str
    variant: str
    players: int
    edition: dict[str, Any] | None
    version: str = field(default=__version__, kw_only=True)

    def check_version(self) -> None:
        """Called by workers: another version may play other games."""
        if self.version != __version__:
            raise Error(f"version: expected {self.version} on every machine, not {__version__}", code="version.differs")
