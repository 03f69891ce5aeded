"""Learning to play: an introduction in pictures, and a coach at the table."""
