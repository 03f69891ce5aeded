"""The legend of the almanac: every symbol that a card can show, with what it means."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from newangeles_gui.scenes.almanac.tab import TileTab
from newangeles_gui.words.symbols import OR, THEN, Round, Sentence, SymbolTile

from ..words.symbols import WINDOWS
from .signs import LOOKS, line

if TYPE_CHECKING:
    import pygame

    from newangeles_gui.scenes import Services

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
        said = line(self.screen.services, legend()[key])
        assert said is not None
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
