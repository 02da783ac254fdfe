"""Tests, and the programs that record what they compare with."""

import atexit

from tests.example_package import add_example, remove_example

# Before any other module is imported: tests are parametrised over every game that can be found.
atexit.register(remove_example, add_example())
