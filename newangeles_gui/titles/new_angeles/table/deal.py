"""The deal on one screen: what is at stake, both sides, and how everybody stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import Panel, Widget

from .deal_asset import DealAsset, DealHead
from .deal_order import DealOrder, DealScale, DealTurn
from .deal_quiet import DealQuiet
from .deal_side import DealSide

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.table import Picker, Target

    from ..rules import View

PADDING: Final = 12  # units
SMALL_PADDING: Final = 8
GAP: Final = 8
HEAD, SMALL_HEAD = 38, 32
SCALE: Final = 34
TURN: Final = 26
LOW: Final = 470
ORDER, SMALL_ORDER = 82, 70
ASSET_SHARE, SMALL_SHARE = 0.37, 0.42  # of what is left for asset and sides
LEAST_ASSET, MOST_ASSET = 84, 190
GROWN: Final = (1.0, 1.2, 1.4, 1.6)  # an asset with a long text takes so much more height
LEAST_SIDE: Final = 150
MOST_SIDE: Final = 420


class DealPanel(Widget):
    """The deal while there is one, otherwise where the turn is."""

    def __init__(self, services: Services, rect: pygame.Rect, view: View, picker: Picker) -> None:
        super().__init__(services.kit, rect, "deal")
        self.services, self.view, self.picker = services, view, picker
        px, small = self.kit.px, self.kit.view.compact
        padding = px(SMALL_PADDING if small else PADDING)
        inner = rect.inflate(-2 * padding, -2 * padding)
        self.quiet = DealQuiet(services, inner, view, picker)
        self._build(inner)
        self.add(Panel(self.kit, rect, alpha=225), self.quiet, *self._parts)
        self.refresh()

    def _build(self, inner: pygame.Rect) -> None:
        px, small = self.kit.px, self.kit.view.compact
        gap = px(GAP)
        common = (self.view, self.picker)
        head = px(SMALL_HEAD if small else HEAD)
        order = px(SMALL_ORDER if small else ORDER)
        # With the least height the prompt alone says who decides.
        scale, turn = px(SCALE), px(TURN) if inner.height >= px(LOW) else 0
        left = inner.height - head - order - scale - turn - 4 * gap
        share = SMALL_SHARE if small else ASSET_SHARE
        asset = max(px(LEAST_ASSET), min(px(MOST_ASSET), round(left * share)))
        sides = min(px(MOST_SIDE), left - asset)
        rows = []
        y = inner.y
        for height in (head, asset, sides, scale, turn, order):
            rows.append(pygame.Rect(inner.x, y, inner.width, height))
            y += height + (gap if height in (head, asset, sides) else 0)
        rows[-1].bottom = inner.bottom
        half = (inner.width - gap) // 2
        main = pygame.Rect(inner.x, rows[2].y, half, sides)
        counter = main.move(inner.width - half, 0)
        self.head = DealHead(self.services, rows[0], *common)
        self.asset = DealAsset(self.services, rows[1], *common)
        self._asset_height, self._settled = rows[1].height, ""
        self.main = DealSide(self.services, main, *common, "main")
        self.counter = DealSide(self.services, counter, *common, "counter")
        self.scale = DealScale(self.services, rows[3], *common)
        self.turn = DealTurn(self.services, rows[4], *common)
        self.order = DealOrder(self.services, rows[5], *common)
        self._parts: list[Widget] = [
            self.head,
            self.asset,
            self.main,
            self.counter,
            self.scale,
            self.turn,
            self.order,
        ]

    def hits(self, pos: tuple[int, int]) -> bool:
        """Only its parts can be pointed at."""
        return False

    def refresh(self) -> None:
        """A deal has begun, changed or ended; the parts read the view when they are drawn."""
        dealing = self.view.deal is not None
        self.quiet.visible = not dealing
        if dealing:
            self._settle()
        for part in self._parts:
            part.visible = dealing and part.rect.height > 0

    def _settle(self) -> None:
        """What the text of the asset needs is taken from both sides of the deal."""
        deal = self.view.deal
        asset = "" if deal is None else deal.asset
        if asset == self._settled:
            return
        self._settled = asset
        gap, bottom = self.main.rect.y - self.asset.rect.bottom, self.main.rect.bottom
        most = bottom - self.asset.rect.y - gap - self.kit.px(LEAST_SIDE)
        grown = (min(most, round(self._asset_height * more)) for more in GROWN)
        self.asset.settle(sorted({max(self._asset_height, one) for one in grown}))
        for side in (self.main, self.counter):
            side.rect.y = self.asset.rect.bottom + gap
            side.rect.height = bottom - side.rect.y

    def place(self, target: Target) -> pygame.Rect | None:
        """Where a part of the deal is."""
        if target == ("deal", "pile"):
            return self.counter.card_rect()
        if target == ("deal", "asset"):
            return self.asset.portrait
        sides = {"main": self.main, "counter": self.counter}
        side = sides.get(target[1]) if len(target) == 2 else None
        if side is None:
            return None
        if target[0] == "support":
            return side.support_rect()
        return side.card_rect() if target[0] in ("deal", "side") else None
