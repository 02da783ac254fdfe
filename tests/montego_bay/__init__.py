"""Montego Bay, clause by clause: expected values are worked out by hand from docs/rules/montego-bay.md."""
