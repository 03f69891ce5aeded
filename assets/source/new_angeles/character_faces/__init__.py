"""The opponents' characters: their faces, their clothes, and the light they sit in."""
