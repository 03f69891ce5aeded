"""What a person can type besides a number."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from newangeles_gui.titles.new_angeles.terminal import board, city, players, private

from .numbers import is_amount, limits

if TYPE_CHECKING:
    from newangeles_gui.engine.decisions import Decision
    from newangeles_gui.titles.new_angeles.rules.view import View
    from newangeles_gui.titles.new_angeles.words import Wording

    from .chronicle import Chronicle

LOG_LINES: Final = 30

Show = Callable[["Wording", "View", int], list[str]]

HELP: Final = (
    "explain",
    "hint",
    "city",
    "players",
    "hand",
    "log",
    "table",
    "trade",
    "mute",
    "offer",
    "undo",
    "redo",
    "save",
    "quit",
    "help",
)

# While somebody else decides.
BETWEEN: Final = (
    "go_on", "trade", "quiet", "city", "players", "hand", "log", "table", "mute", "offer", "quit",
    "help",
)  # fmt: skip


def _city(words: Wording, view: View, width: int) -> list[str]:
    return [*city.lines(words, view, width), city.reserve(words, view)]


def _hand(words: Wording, view: View, width: int) -> list[str]:
    return private.texts(words, view)


SHOWN: Final = MappingProxyType[str, Show](
    {"c": _city, "p": players.with_texts, "h": _hand, "a": board.lines}
)


def help_lines(words: Wording, decision: Decision) -> list[str]:
    """What can be typed."""
    least, most = limits(decision)
    values = {"least": least, "most": most}
    first = "amount" if is_amount(decision) else "number"
    names = [first, *HELP]
    return ["", *("  " + words.say(f"textgame.help.{name}", **values) for name in names)]


def help_between(words: Wording, decision: Decision) -> list[str]:
    """What can be typed while somebody else decides."""
    names = {"quiet": f"quiet_{decision.source}"} if decision.moment else {}
    told = (words.say(f"textgame.help.{names.get(name, name)}") for name in BETWEEN)
    return ["", *("  " + line for line in told)]


def log_lines(words: Wording, chronicle: Chronicle, seat: int) -> list[str]:
    """The last events."""
    last = chronicle.last(words, seat, LOG_LINES)
    if not last:
        return [words.say("textgame.log_empty")]
    return ["", words.say("textgame.log"), *("  " + line for line in last)]
