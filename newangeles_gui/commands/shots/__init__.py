"""Pictures of the program: every screen in a state of its own."""
