"""Playing in a terminal: people around one keyboard, and bots."""
