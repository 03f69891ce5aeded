"""Lines that people type: a choice, perhaps with those that follow from it."""

from __future__ import annotations

from newangeles_gui.engine.decisions import Choice

from .trade import TRADE


def parse_line(text: str) -> list[Choice]:
    """Read `counter card=puff_piece pay=clean_slate,arrest_orders` as the choices it stands for."""
    words = text.split()
    if len(words) < 3 or words[0] == TRADE:
        return [Choice.parse(text)]
    choices = [Choice.parse(" ".join(words[:2]))]
    for word in words[2:]:
        kind, _, options = word.partition("=")
        choices += [Choice(kind, option) for option in options.split(",") if option]
    return choices
