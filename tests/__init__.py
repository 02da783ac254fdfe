"""The tests; a package, so that `python -m tests.golden` rewrites the recorded games."""
