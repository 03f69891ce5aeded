"""One offer to several players."""

from .screen import SeveralScreen

__all__ = ["SeveralScreen"]
