"""Halunken & Spelunken: every clause of its rules, worked out by hand."""
