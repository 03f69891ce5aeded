"""The stage of a deal: both offers at the rim of the board, between them what would come."""

from __future__ import annotations

from collections.abc import Callable, Set
from typing import TYPE_CHECKING

from newangeles_gui.table import SideStage

from ...facts.compared import FutureRow, compared
from ...facts.deal_facts import SIDES, counters_open
from .card import OfferCard
from .futures import FuturesPanel

if TYPE_CHECKING:
    import pygame

    from newangeles_gui.table import Target

    from .foresight import Foresight
    from .part import StageSetting


class DealStage(SideStage[OfferCard]):
    """Both sides of a deal, as long as there is an offer and the board is not needed itself.

    Call `refresh` when the view or the picker has changed.
    """

    def __init__(self, setting: StageSetting, foresight: Foresight) -> None:
        super().__init__(setting.services.kit, setting.places, SIDES)
        self.view, self.picker = setting.view, setting.picker
        self.foresight = foresight
        self.cards = {side: OfferCard(setting, self.side_rect(side), side) for side in SIDES}
        self.panel: FuturesPanel = FuturesPanel(setting, self.between)
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
        self.show(self.panel.compare(rows))
        self.fade(self.foresight.faded)

    def point(self, side: str) -> bool:
        """The side that is looked at stands out; whether that is another one than before."""
        before = self.foresight.pointed
        self.foresight.pointed = side if self.visible and side in SIDES else ""
        self.fade(self.foresight.faded)
        return before != self.foresight.pointed

    def place(self, target: Target) -> pygame.Rect | None:
        """Where a part of the deal is, or will be."""
        if target == ("deal", "pile"):
            return self.cards["counter"].rect
        one = self.cards.get(target[1]) if len(target) == 2 else None
        if one is None or target[0] not in ("deal", "side", "support"):
            return None
        return one.support_rect() if target[0] == "support" else one.rect
