"""What holds for every test."""

from __future__ import annotations

import atexit
import signal

from hypothesis import settings

from tests.example_package import add_example, remove_example

# Tests that run in the background may have been told to ignore Ctrl-C; some of them press it.
signal.signal(signal.SIGINT, signal.default_int_handler)

# Every run tries the same examples: a test that fails fails again. No example has a time limit, because the machine
# that runs them may be busy.
settings.register_profile("house", deadline=None, derandomize=True, database=None)
settings.load_profile("house")

# Before any test module is imported: they are parametrised over every game that can be found.
atexit.register(remove_example, add_example())
