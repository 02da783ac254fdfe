"""Our games in other houses' interfaces. Each adapter is a module of its own, imported only by who uses it."""
