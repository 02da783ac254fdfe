"""What every game shares: compiling, chance, bit sets, the journal and the Game protocol. Knows no game."""
