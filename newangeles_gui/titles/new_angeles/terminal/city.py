"""The city as a table, and what stands in a district."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from newangeles_gui.terminal.layout import columns, titled

from ..rules.pieces import BIT, PROTEST, RESERVED, RESOURCES, ROOT, STRIKE
from ..words.vocabulary import piece

if TYPE_CHECKING:
    from ..rules.view import View
    from ..words import Wording

NUMBERS: Final = frozenset({0, 2, 3})


def lines(words: Wording, view: View, width: int) -> list[str]:
    """All districts with what stands in them."""
    keys = ("district", "tier", "to", "produces", "here")
    head = ["#", *(words.say(f"textgame.city.{key}") for key in keys)]
    rows = [head, *(_row(words, view, place) for place in words.box.all_districts)]
    return titled(words.say("textgame.city.title"), columns(rows, width, NUMBERS))


def reserve(words: Wording, view: View) -> str:
    """What is left in the reserve."""
    counts = zip(RESERVED, view.reserve, strict=True)
    pieces = ", ".join(f"{words.name(piece(name).key)} {count}" for name, count in counts)
    return words.say("textgame.city.reserve", pieces=pieces)


def here(words: Wording, view: View, place: int) -> str:
    """What stands in a district, the unrest first."""
    bits = view.city[place]
    unrest = [("protest", PROTEST), ("strike", STRIKE)]
    found = [name for name, bit in [*unrest, *BIT.items()] if bits & bit]
    return ", ".join(words.name(f"term.{name}") for name in found)


def described(words: Wording, view: View, place: int) -> str:
    """A district in one line."""
    head = ("tier", "to", "produces", "here")
    cells = _row(words, view, place)[2:]
    pairs = zip(head, cells, strict=True)
    return "; ".join(f"{words.say(f'textgame.city.{key}')}: {cell}" for key, cell in pairs)


def _row(words: Wording, view: View, place: int) -> list[str]:
    box = words.box
    to = box.next_district[place]
    return [
        str(place + 1),
        words.name(f"district.{box.district_ids[place]}"),
        str(box.tier[place]),
        words.say("textgame.city.root") if to == ROOT else str(to + 1),
        _produces(words, place),
        here(words, view, place) or words.say("textgame.city.nothing"),
    ]


def _produces(words: Wording, place: int) -> str:
    box = words.box
    primary, secondary = box.primary[place], box.secondary[place]
    parts = [f"{_short(words, resource)} {amount}" for resource, amount in primary]
    parts += [f"({_short(words, resource)} {amount})" for resource, amount in secondary]
    return " ".join(parts)


def _short(words: Wording, resource: int) -> str:
    return words.say(f"textgame.short.{RESOURCES[resource]}")
