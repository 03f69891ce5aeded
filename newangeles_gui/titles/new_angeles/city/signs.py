"""How the symbols of New Angeles look: the picture of each, and its colour."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.table.symbols import (
    SymbolBook,
    SymbolLine,
    SymbolLook,
    sentence_chip,
    sentence_picture,
    tile_height,
)

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.words.symbols import Sentence

# Those that have colours of their own.
COLOURED: Final = (
    "illness", "outage", "unrest", "strike", "development", "human_first", "orgcrime", "enemy",
    "prisec", "android", "threat", "capital", "energy", "consumables", "tech", "entertainment",
    "credits",
)  # fmt: skip
WHITE: Final = MappingProxyType(
    {
        "resource": "symbols/crate.white",
        "card": "icons/hand",
        "hand": "icons/hand",
        "asset": "icons/asset",
        "event": "icons/event",
        "rival": "icons/rival",
        "player": "icons/person",
        "everybody": "icons/people",
        "vote": "icons/support",
        "counter": "icons/counter",
        "end_of_turn": "icons/clock",
        "asset_revealed": "icons/eye",
        "claimed": "icons/asset",
        "offer": "icons/main_offer",
        "abstained": "icons/abstain",
        "deal_won": "icons/star",
        "tie": "icons/tie",
        "turn_start": "icons/turn_start",
        "threat_rose": "symbols/threat.white",
        "exhaust": "icons/exhausted",
        "discard": "icons/discard",
        "declare": "icons/lock",
        "no_trade": "icons/void",
        "owner": "icons/trade",
    }
)
LOOKS: Final = MappingProxyType(
    {
        **{name: SymbolLook(f"symbols/{name}") for name in COLOURED},
        **{name: SymbolLook(picture, "text") for name, picture in WHITE.items()},
        "emergency": SymbolLook("icons/emergency", "warning"),
    }
)


def book(services: Services) -> SymbolBook:
    """The looks, with words in the language of the player."""
    return SymbolBook(LOOKS, lambda key: services.say(f"symbol.{key}"))


def chip(services: Services, said: Sentence, units: float) -> pygame.Surface:
    """A short sentence in one frame."""
    return sentence_chip(services.kit, book(services), said, units)


def tiles_within(services: Services, said: Sentence, room: tuple[int, int]) -> pygame.Surface:
    """A sentence with tiles as large as a room lets them be."""
    kit = services.kit
    units = room[1] / tile_height(kit.view.factor)
    made = sentence_picture(kit, book(services), said, units)
    if made.get_width() > room[0]:
        made = sentence_picture(kit, book(services), said, units * room[0] / made.get_width())
    if made.get_width() > room[0]:  # its words do not shrink with its tiles
        return pygame.transform.smoothscale_by(made, room[0] / made.get_width())
    return made


def line(services: Services, sentence: Sentence) -> SymbolLine | None:
    """A sentence that can be printed; none if it says nothing."""
    if not sentence:
        return None
    return SymbolLine(sentence, services.words.catalog.language.code, book(services))
