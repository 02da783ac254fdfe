"""Many matches between bots: tournaments, ratings, and how sure one can be; on all cores or on a Ray cluster."""

from __future__ import annotations

from twojacks.arena.plan import Plan, make_plan
from twojacks.arena.standings import Duel, Results, Standing
from twojacks.arena.tournament import run_plan, tournament

__all__ = ["Duel", "Plan", "Results", "Standing", "make_plan", "run_plan", "tournament"]
