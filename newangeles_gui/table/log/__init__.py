"""The log of a table: what has happened, and what of it matters to who looks."""

from .chronicle import ALL, Chronicle, LogEntry
from .drawer import LogDrawer, LogTab
from .recap import Recap, RecapNote

__all__ = ["ALL", "Chronicle", "LogDrawer", "LogEntry", "LogTab", "Recap", "RecapNote"]
