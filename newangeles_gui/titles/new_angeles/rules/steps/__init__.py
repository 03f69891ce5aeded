"""The steps of a game, one a file; each is a frame that can wait for an answer."""
