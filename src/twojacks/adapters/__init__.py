"""Our games for other libraries. Each adapter is a separate module and needs its own optional extra."""
