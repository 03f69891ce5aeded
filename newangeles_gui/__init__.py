"""New Angeles, an unofficial desktop version of the bargaining board game."""

__version__ = "0.2.0"
