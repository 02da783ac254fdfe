"""What holds for every test."""

from __future__ import annotations

import signal

from hypothesis import settings

# Whoever starts the tests in the background may have told them to ignore Ctrl-C; some of them press it.
signal.signal(signal.SIGINT, signal.default_int_handler)

# Every run tries the same examples: a test that fails fails again. No example has a time limit, because the machine
# that runs them may be busy.
settings.register_profile("house", deadline=None, derandomize=True, database=None)
settings.load_profile("house")
