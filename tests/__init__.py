"""The tests; a package, so that `python -m tests.games.golden` rewrites the recorded games."""
