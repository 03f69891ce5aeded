"""The log of a table: what has happened, and what of it matters to who looks."""

from .chronicle import ALL, Chronicle
from .drawer import LogDrawer, LogTab
from .recap import Recap, RecapNote
from .rows import LogRow

__all__ = ["ALL", "Chronicle", "LogDrawer", "LogRow", "LogTab", "Recap", "RecapNote"]
