"""The characters and advisors: one way to draw a head, five moods of it."""
