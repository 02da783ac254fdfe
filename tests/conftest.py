"""What holds for every test."""

from __future__ import annotations

from hypothesis import settings

# Every run tries the same examples: a test that fails fails again. No example has a time limit, because the machine
# that runs them may be busy.
settings.register_profile("house", deadline=None, derandomize=True, database=None)
settings.load_profile("house")
