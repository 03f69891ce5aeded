"""Scripts that draw the pictures of the game; see README.md in this folder."""
