"""The stage of a deal: both offers at the rim of the board, between them what would come."""

from __future__ import annotations

from collections.abc import Callable, Set
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import Widget

from ...facts.compared import FutureRow, compared
from ...facts.deal_facts import SIDES, counters_open
from .card import OfferCard
from .futures import FuturesPanel
from .part import pixels

if TYPE_CHECKING:
    from newangeles_gui.table import Target

    from .foresight import Foresight
    from .part import StageSetting

# Units of the wide form.
EDGE: Final = 31
WIDE: Final = 354
MOST_SHARE: Final = 0.24  # of the width that a card may have where words are large
READABLE: Final = 300  # units of the kit that a card is wide at least, if there is room
ABOVE: Final = 54  # below the upper edge of the board: tags hang there
GAP: Final = 12
BETWEEN: Final = 40
TAGS: Final = 34  # units below the upper edge of the board that tags take
LABEL: Final = 30  # units of the kit that labels need above the districts
PLATES: Final = 58  # and plates below them
LEAST: Final = 90  # in less the city is not shown anew


class DealStage(Widget):
    """Both sides of a deal, as long as there is an offer and the board is not needed itself.

    Call `refresh` when the view or the picker has changed.
    """

    def __init__(self, setting: StageSetting, foresight: Foresight) -> None:
        super().__init__(setting.services.kit, setting.places.board, "stage")
        _, self.places, self.view, self.picker = setting
        self.foresight = foresight
        self.cards = {side: OfferCard(setting, self._card_rect(side), side) for side in SIDES}
        self._foot = self.places.pill.top - self.px(GAP)
        self.panel = FuturesPanel(setting, self.between)
        self.add(*self.cards.values(), self.panel)
        self.refresh()

    def use_faces(self, face_of: Callable[[int], str]) -> None:
        """How who sits where looks."""
        for one in self.cards.values():
            one.face_of = face_of

    def use_hidden(self, hidden: Set[Target]) -> None:
        """What is on its way and not seen at its place."""
        for one in self.cards.values():
            one.hidden = hidden

    def hits(self, pos: tuple[int, int]) -> bool:
        """Only its parts can be pointed at."""
        return False

    @property
    def open(self) -> bool:
        """Whether it is seen: there is an offer, and nothing is asked or happens on the board."""
        asked = any(target[0] in ("district", "piece") for target in self.picker.targets)
        return self.foresight.dealing and not asked

    def refresh(self) -> None:
        """View, picker or what is foreseen have changed."""
        self.visible = self.open
        futures = self.foresight.futures
        self.cards["counter"].visible = bool(self.cards["counter"].card) or counters_open(self.view)
        rows: tuple[FutureRow, ...] = ()
        if self.visible and "main" in futures:
            rows = compared(self.view, futures["main"], futures.get("counter"))
        self.panel.show(rows, self._foot, self._ceiling)
        self._fade()

    def point(self, side: str) -> bool:
        """The side that is looked at stands out; whether that is another one than before."""
        before = self.foresight.pointed
        self.foresight.pointed = side if self.visible and side in SIDES else ""
        self._fade()
        return before != self.foresight.pointed

    def _fade(self) -> None:
        self.panel.faded = self.foresight.faded
        for side, one in self.cards.items():
            one.faded = side == self.foresight.faded

    def px(self, units: float) -> int:
        """Pixels for so many units of the wide form."""
        return pixels(self.places, units)

    def _card_rect(self, side: str) -> pygame.Rect:
        """A card at its edge of the board; wider where words are larger."""
        spread = self.places.pill
        wide = max(self.px(WIDE), min(self.kit.px(READABLE), round(spread.width * MOST_SHARE)))
        top = self.places.board.top + self.px(ABOVE)
        foot = min(self.places.own.top, self.places.stake.top) - self.px(GAP + 14)
        left = spread.x + self.px(EDGE)
        if side == "counter":
            # The tab of the log stays free.
            left = min(spread.right - self.px(EDGE), self.places.tab.left - self.px(GAP)) - wide
        return pygame.Rect(left, top, wide, foot - top)

    @property
    def between(self) -> pygame.Rect:
        """Where the question has room: between the cards."""
        left, right = self.cards["main"].rect.right, self.cards["counter"].rect.left
        gap, pill = self.px(BETWEEN), self.places.pill
        return pygame.Rect(left + gap, pill.y, right - left - 2 * gap, pill.height)

    def stand_on(self, floor: int) -> None:
        """The panel keeps above the question, however high that is."""
        self._foot = floor - self.px(GAP)
        self.panel.show(self.panel.known, self._foot, self._ceiling)

    @property
    def _ceiling(self) -> int:
        """Where the tags end."""
        return self.places.board.top + self.px(TAGS)

    @property
    def free(self) -> pygame.Rect:
        """The part of the board that nothing covers; without size if it is closed or too small."""
        if not self.visible:
            return pygame.Rect(0, 0, 0, 0)
        left, right = self.cards["main"].rect.right, self.cards["counter"].rect.left
        top = self._ceiling + self.kit.px(LABEL)
        foot = self.panel.rect.top if self.panel.visible else self._foot
        high = foot - self.kit.px(PLATES) - top
        if high < self.kit.px(LEAST):
            return pygame.Rect(0, 0, 0, 0)
        return pygame.Rect(left, top, right - left, high).inflate(-2 * self.px(GAP), 0)

    @property
    def labels(self) -> pygame.Rect:
        """Where labels may stand in the city."""
        free, more = self.free, self.kit.px(LABEL)
        return pygame.Rect(free.x, free.y - more, free.width, free.height + 2 * more)

    def place(self, target: Target) -> pygame.Rect | None:
        """Where a part of the deal is, or will be."""
        if target == ("deal", "pile"):
            return self.cards["counter"].rect
        one = self.cards.get(target[1]) if len(target) == 2 else None
        if one is None or target[0] not in ("deal", "side", "support"):
            return None
        return one.support_rect() if target[0] == "support" else one.rect
