"""The symbols of New Angeles: how each looks, and the legend of the almanac that explains them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.scenes.almanac.tab import TileTab
from newangeles_gui.table.symbols import (
    SymbolBook,
    SymbolLine,
    SymbolLook,
    sentence_chip,
    sentence_picture,
    tile_height,
)
from newangeles_gui.words import OR, THEN, Round, Sentence, SymbolTile

from ..words import symbols
from ..words.symbols import WINDOWS, contract

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services


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


def contract_chip(services: Services, corporation: str, units: float) -> pygame.Surface:
    """What a corporation is paid for, in one frame."""
    said = contract(services.box.contracts[corporation])
    return sentence_chip(services.kit, book(services), said, units)


def contract_line(services: Services, corporation: str) -> SymbolLine:
    """What a corporation is paid for, to be printed."""
    return _printed(services, contract(services.box.contracts[corporation]))


def card_chip(services: Services, name: str, units: float) -> pygame.Surface:
    """What a card does, in one frame and without its numbers, for which there is no room."""
    said = symbols.card(services.box, name)
    bare = tuple(SymbolTile(one.sign) if isinstance(one, SymbolTile) else one for one in said)
    return sentence_chip(services.kit, book(services), bare, units)


def card_line(services: Services, name: str) -> SymbolLine | None:
    """What a card does, to be printed; none if it does nothing."""
    said = symbols.card(services.box, name)
    return _printed(services, said) if said else None


def card_tiles(services: Services, name: str, room: tuple[int, int]) -> pygame.Surface:
    """What a card does, with tiles as large as a room lets them be."""
    kit, said = services.kit, symbols.card(services.box, name)
    units = room[1] / tile_height(kit.view.factor)
    made = sentence_picture(kit, book(services), said, units)
    if made.get_width() > room[0]:
        made = sentence_picture(kit, book(services), said, units * room[0] / made.get_width())
    if made.get_width() > room[0]:  # its words do not shrink with its tiles
        return pygame.transform.smoothscale_by(made, room[0] / made.get_width())
    return made


def _printed(services: Services, said: Sentence) -> SymbolLine:
    return SymbolLine(said, services.words.catalog.language.code, book(services))


HEIGHT: Final = 96  # units
TILE: Final = 44
LEAST: Final = 44
WIDEST: Final = 122
# Things that the glossary has under another name.
TERMS: Final = MappingProxyType(
    {"card": "action_card", "hand": "hand_size", "emergency": "emergency_action",
     "vote": "support", "counter": "counteroffer"}
)  # fmt: skip
OWN_WORDS: Final = ("player", "everybody", "enemy", "resource")
PRICES: Final = ("exhaust", "discard", "declare", "no_trade")
ONE: Final = SymbolTile("prisec", "add", "1")
FALLS: Final = SymbolTile("unrest", "fall", "1")
HOW: Final[Mapping[str, Sentence]] = MappingProxyType(
    {
        "add": (ONE,),
        "remove": (SymbolTile("illness", "remove", "2"),),
        "rise": (SymbolTile("unrest", "rise", "1"),),
        "fall": (SymbolTile("unrest", "fall", "2"),),
        "move": (SymbolTile("human_first", "move"),),
        "owner": (SymbolTile("asset", "owner"),),
        "look": (SymbolTile("event", "look"),),
        "up_to": (SymbolTile("enemy", "remove", "2", up_to=True),),
        "twice": (FALLS, FALLS),
        "then": (FALLS, THEN, ONE),
        "either": (FALLS, OR, ONE),
    }
)


def legend() -> dict[str, Sentence]:
    """What is explained, by the keys of its words: things, what happens, when, at what price."""
    when = dict.fromkeys(WINDOWS.values())
    only_when = {*when, *PRICES, *HOW} - {*TERMS}
    found: dict[str, Sentence] = {
        f"thing.{name}": (SymbolTile(name),) for name in LOOKS if name not in only_when
    }
    found |= {f"how.{name}": said for name, said in HOW.items()}
    found |= {f"when.{name}": (Round(name),) for name in when}
    return found | {f"price.{name}": (Round(name, price=True),) for name in PRICES}


def meaning(services: Services, key: str) -> str:
    """What a symbol is called."""
    group, _, name = key.partition(".")
    if group == "thing" and name not in OWN_WORDS:
        said = services.words.name(f"term.{TERMS.get(name, name)}")
    else:
        said = services.say(f"symbol.{key}")
    return said[:1].upper() + said[1:]


class SymbolsTab(TileTab):
    """A tile for each; what the glossary explains leads there."""

    name = "symbols"
    least = 300

    def keys(self) -> list[str]:
        """Things first, then what happens to them, when, and at what price."""
        return [*legend()]

    def height(self, width: int) -> int:
        """All are equally high."""
        return self.px(HEIGHT)

    def choose(self, key: str) -> None:
        """Look it up."""
        group, _, name = key.partition(".")
        if group == "thing" and name not in OWN_WORDS:
            self.screen.open(f"glossary.{TERMS.get(name, name)}")

    def paint_inside(self, surface: pygame.Surface, rect: pygame.Rect, key: str) -> None:
        """The symbol, and what it means."""
        said = _printed(self.screen.services, legend()[key])
        drawn = said.draw(self.kit, TILE, self.px(WIDEST))
        surface.blit(drawn, drawn.get_rect(midleft=(rect.x, rect.centery)))
        left = rect.x + max(self.px(LEAST), drawn.get_width()) + self.px(14)
        words, room = meaning(self.screen.services, key), rect.right - left
        top = rect.centery - self.depth(words, "label", room) // 2
        self.write(surface, words, "label", "text", (left, top), room)


def legend_entries(services: Services) -> Iterator[tuple[str, ...]]:
    """What can be found, each with its words."""
    for key in legend():
        yield key, meaning(services, key)
