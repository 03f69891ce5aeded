"""Packages the game: `python3 play.py build`; the notes are in README.md of this folder."""
