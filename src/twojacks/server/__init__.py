"""Tables that people share: what happens at them, how it is kept, and how it is told to whom."""
