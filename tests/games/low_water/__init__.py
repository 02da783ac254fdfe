"""Tests of the example game that the general ones need; its own tests are in docs/examples/low-water."""
