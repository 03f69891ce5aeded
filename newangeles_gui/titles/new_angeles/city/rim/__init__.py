"""What the players at the rim of the board are made of: people with faces and moods."""

from .people import FACES, Moods, Sitter, faces, sitters

__all__ = ["FACES", "Moods", "Sitter", "faces", "sitters"]
