"""The game in a plain terminal: what a seat may see, numbered choices, talks, hot-seat."""

from .console import Asker, Cancelled, Console, columns, titled
from .front import Act, PlainTerminal, ShownByLetter, Terminal
from .menu import number_of
from .person import QUIET, Scripted
from .table import Entry, Saver, Table

__all__ = [
    "Act",
    "Asker",
    "Cancelled",
    "Console",
    "Entry",
    "PlainTerminal",
    "QUIET",
    "Saver",
    "Scripted",
    "ShownByLetter",
    "Table",
    "Terminal",
    "columns",
    "number_of",
    "titled",
]
