"""Thinking ahead in imagined worlds, where every seat chooses for itself and some choose at once."""
