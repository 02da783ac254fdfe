"""Search in guessed worlds, with a tree for each thread. Seats may decide at once, without seeing each other."""
