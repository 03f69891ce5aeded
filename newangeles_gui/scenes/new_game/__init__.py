"""A new game: who sits where, and by which agreements."""
