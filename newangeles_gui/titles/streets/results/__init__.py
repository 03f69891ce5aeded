"""What the end of a game of Streets shows."""
