"""The end of a game: who won, what was hidden, and how it came about."""
