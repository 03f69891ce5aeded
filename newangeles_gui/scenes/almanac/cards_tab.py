"""All cards in a grid, by kind; one of them large with its words beside it."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets.button import IconButton
from newangeles_gui.widgets.card import card_height, put_card, put_rim
from newangeles_gui.widgets.card_face import RIM
from newangeles_gui.widgets.tiles import Tiles

from .card_page import CardPage
from .index import KINDS
from .tab import Tab

if TYPE_CHECKING:
    from newangeles_gui.widgets.card_face import CardFace

TILE: Final = 180  # units: at least so wide
GAP: Final = 18
FILTER: Final = 44
BUDGET: Final = 0.012  # seconds for painting new cards in one frame
KIND_ICONS: Final = frozenset({"construction", "biotech", "labor", "media", "security"})


class CardsTab(Tab):
    """Cards are painted when they are first seen, a few in each frame."""

    name = "cards"

    def build(self) -> None:
        """The filter and the grid, or one card."""
        place = self.screen.place
        if place.card not in self.screen.index.faces:
            place.card = ""
        if self.wide:
            self.put_contents(self._options(), "cards.kinds", place.kind)
        elif not place.card:
            self._put_filter()
        self.cards = self._shown()
        if place.card:
            page = CardPage(self, self.cards, place.card)
            page.build()
            self.view = page.view
        elif self.cards:
            self._put_grid()
        else:
            self.put_nothing()

    def _shown(self) -> list[str]:
        index, kind = self.screen.index, self.screen.place.kind
        return [
            card
            for card in index.faces
            if card in self.found and (not kind or index.kind(card) == kind)
        ]

    def _count(self, kind: str) -> int:
        index = self.screen.index
        return sum(not kind or index.kind(card) == kind for card in self.found)

    def _label(self, kind: str) -> str:
        name = self.say(f"component.{kind}") if kind else self.say("all")
        return self.say("found", name=name, n=self._count(kind))

    def _options(self) -> list[tuple[str, str]]:
        return [(kind, self._label(kind)) for kind in ("", *KINDS)]

    def _put_filter(self) -> None:
        """A row of signs above the cards."""
        gap, kinds = self.px(6), ("", *KINDS)
        side = min(self.px(FILTER), (self.area.width - gap * (len(kinds) - 1)) // len(kinds))
        for place, kind in enumerate(kinds):
            rect = pygame.Rect(self.area.x + place * (side + gap), self.area.y, side, side)
            self.add(
                IconButton(
                    self.kit,
                    rect,
                    kind_icon(kind),
                    self._label(kind),
                    partial(self.go_to, kind),
                    chosen=kind == self.screen.place.kind,
                    name=f"kind.{kind or 'all'}",
                    color=RIM.get(kind, "line"),
                )
            )
        top = side + self.px(10)
        self.area = pygame.Rect(
            self.area.x, self.area.y + top, self.area.width, self.area.height - top
        )

    def go_to(self, key: str) -> None:
        """Only cards of a kind."""
        place = self.screen.place
        place.kind, place.card = key, ""
        place.offsets.pop("cards.grid", None)
        self.screen.refresh()

    def _put_grid(self) -> None:
        inner = self.put_panel(self.area)
        inner.inflate_ip(self.px(12), self.px(16))
        gap = self.px(GAP)
        room = inner.width - self.px(2 * 8 + 20)
        columns = max(1, (room + gap) // (self.px(TILE) + gap))
        width = (room - gap * (columns - 1)) // columns
        tiles = Tiles(
            self.kit,
            inner,
            len(self.cards),
            (width, card_height(width)),
            self._paint_tile,
            self._choose,
            gap,
            "cards.grid",
            partial(self.keep_offset, "cards.grid"),
        )
        tiles.scroll_to(self.offset("cards.grid"))
        self.view = tiles
        self._painted: set[CardFace] = set()
        self._since = 0.0
        self.add(tiles)

    def _choose(self, index: int) -> None:
        self.open_card(self.cards[index])

    def open_card(self, card: str) -> None:
        """Show a card large, or with nothing all of them."""
        self.screen.place.card = card
        self.screen.refresh()

    def _paint_tile(
        self, surface: pygame.Surface, rect: pygame.Rect, index: int, bright: bool
    ) -> None:
        view = self.view
        assert isinstance(view, Tiles)
        if index == view.seen()[0]:
            self._since, self.unfinished = time.perf_counter(), False
        face = self.screen.index.faces[self.cards[index]]
        late = time.perf_counter() - self._since > BUDGET
        if late and face not in self._painted:
            self.unfinished = True
            pygame.draw.rect(surface, self.kit.color("raised"), rect, border_radius=self.px(10))
            return
        self._painted.add(face)
        if bright:
            put_rim(self.kit, surface, rect, "accent")
        put_card(self.kit, surface, rect, face)


def kind_icon(kind: str) -> str:
    """The white sign of a kind of cards."""
    if not kind:
        return "icons/deck"
    if kind == "setup":
        return "icons/turn"
    return f"symbols/{kind}.white" if kind in KIND_ICONS else f"icons/{kind}"
