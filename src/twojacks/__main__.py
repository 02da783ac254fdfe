"""`python -m twojacks`: the command line."""

from __future__ import annotations

from twojacks.cli import main

main()
