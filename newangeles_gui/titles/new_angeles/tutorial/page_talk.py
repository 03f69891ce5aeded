"""The sixth page: buying support, now or with a promise."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets.fields import Segments, Stepper
from newangeles_gui.widgets.label import Image, Label

from .picture import Ground, Picture, Sprite, cut_bottom, cut_top

if TYPE_CHECKING:
    from .introduction import Introduction

PARTNER: Final = "nbn"
MOST: Final = 5
PRICES: Final = MappingProxyType({"now": 3, "later": 1})
PICTURES: Final = MappingProxyType({"now": "cards_frames/setup.back", "later": "icons/promise"})
COLORS: Final = ("bad", "bad", "warning", "media", "good")


class TalkPicture(Picture):
    """An offer to another player, and what they think of it."""

    def __init__(self, scene: Introduction) -> None:
        super().__init__(scene)
        self.capital = 1
        self.kind = "now"

    @property
    def meter(self) -> int:
        """How they like it, from 0 to 4."""
        return max(0, min(4, 4 - 2 * (PRICES[self.kind] - self.capital)))

    def put(self, room: pygame.Rect) -> None:
        """Who gives what at the left and the right, the answer below."""
        kit, gap = self.kit, self.kit.px(12)
        about = cut_bottom(room, kit.px(70), gap)
        meter = cut_bottom(room, kit.px(80), gap)
        width = (room.width - gap) // 2
        mine = pygame.Rect(room.x, room.y, width, room.height)
        theirs = pygame.Rect(room.right - width, room.y, width, room.height)
        self._put_mine(mine)
        self._put_theirs(theirs)
        self._put_meter(meter)
        key = f"talk.about.{self.kind}"
        self.verdict(about, self.say(key), "warning" if self.kind == "later" else "accent", 3)

    def _head(self, rect: pygame.Rect, mark: str, words: str) -> pygame.Rect:
        """The panel of a side; what is left below its headline."""
        kit = self.kit
        self.add(Ground(kit, rect))
        inner = rect.inflate(-kit.px(28), -kit.px(24))
        top = cut_top(inner, kit.px(56), kit.px(6))
        icon = pygame.Rect(top.x, top.y, top.height, top.height)
        label = pygame.Rect(icon.right + kit.px(10), top.y, 0, top.height)
        label.width = top.right - label.x
        self.add(
            Image(kit, icon, kit.icon(f"marks/{mark}", 52)),
            Label(kit, label, words, "label", lines=2),
        )
        return inner

    def _put_mine(self, rect: pygame.Rect) -> None:
        kit = self.kit
        inner = self._head(rect, "globalsec", self.say("talk.you_give"))
        row = cut_top(inner, min(inner.height // 2, kit.px(56)), kit.px(8))
        size = min(inner.height, inner.width // MOST)
        left = inner.centerx - size * self.capital // 2
        for place in range(self.capital):
            coin = pygame.Rect(left + place * size, inner.centery - size // 2, size, size)
            self.add(Sprite(kit, coin, "pieces/capital.globalsec", f"coin.{place}"))
        self.add(
            Stepper(
                kit, row, self.capital, (0, MOST), self.offer,
                lambda value: self.say("talk.capital", n=value), name="capital",
            )
        )  # fmt: skip

    def _put_theirs(self, rect: pygame.Rect) -> None:
        kit = self.kit
        name = self.services.words.name(f"corporation.{PARTNER}")
        inner = self._head(rect, PARTNER, self.say("talk.they_give", player=name))
        row = cut_top(inner, min(inner.height // 2, kit.px(56)), kit.px(8))
        words = cut_bottom(inner, min(inner.height, kit.px(84)), kit.px(4))
        said = self.say(f"talk.support.{self.kind}")
        style = "small" if kit.view.compact else "body"
        options = [(one, self.say(f"talk.{one}")) for one in PRICES]
        self.add(
            Segments(kit, row, options, self.kind, self.choose, name="kind"),
            Label(kit, words, said, style, lines=4, align="center", name="support"),
            Sprite(kit, inner, PICTURES[self.kind], "art"),
        )

    def _put_meter(self, rect: pygame.Rect) -> None:
        """The gauge with five words of the real table."""
        kit, cells = self.kit, 5
        words = self.scene.say(f"screen.trade.meter.m{self.meter}")
        label = cut_bottom(rect, kit.px(36), kit.px(4))
        gap = kit.px(6)
        width = (rect.width - gap * (cells - 1)) // cells
        for cell in range(cells):
            color = COLORS[self.meter] if cell == self.meter else "line"
            place = pygame.Rect(rect.x + cell * (width + gap), rect.y, width, rect.height)
            self.add(Ground(kit, place, color))
        self.add(Label(kit, label, words, "number", COLORS[self.meter], "center", name="meter"))

    def offer(self, capital: int) -> None:
        """Another price."""
        self.capital = capital
        self.changed()

    def choose(self, kind: str) -> None:
        """Support at once, or a promise."""
        self.kind = kind
        self.changed()
