"""Low Water: skippers load their boats in secret and hope for enough water in the channel."""

from __future__ import annotations
