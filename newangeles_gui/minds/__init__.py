"""Players that answer for a seat: they see its view and the box, never a running game."""
