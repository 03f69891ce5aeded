"""The ledger of promises: what everybody has given their word on, and what became of it."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import pygame

from ..rules import BROKEN, KEPT, OPEN, VOID
from ..words import corporation, own_words
from .overlay import OverTalk

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services

    from ..rules import View
    from .rows import TermRows

SIGNS: Final = MappingProxyType(
    {
        OPEN: ("promise", "warning"),
        KEPT: ("kept", "good"),
        BROKEN: ("broken", "bad"),
        VOID: ("void", "faint"),
    }
)


class LedgerScreen(OverTalk):
    """A line for every promise, the newest first."""

    name = "book"
    tone = "warning"
    veil = 130
    wide = 820

    def __init__(self, services: Services, view: View) -> None:
        super().__init__(services)
        self.view = view

    @property
    def title(self) -> str:
        """What it is."""
        return self.say("ledger.title")

    def placed(self, size: tuple[int, int]) -> pygame.Rect:
        """In the middle."""
        rect = pygame.Rect(0, 0, size[0], min(size[1], self.screen.height * 4 // 5))
        rect.center = self.screen.center
        return rect

    def fill(self, rows: TermRows) -> None:
        """The promises."""
        words = own_words(self.services.words)
        for one in reversed(self.view.promises):
            player, to = corporation(one.by), corporation(one.to)
            text = self.say(
                f"ledger.fate.{one.fate}", player=player, to=to, promise=words.promise(one)
            )
            rows.note(text, *SIGNS[one.fate], "text")
        if not self.view.promises:
            rows.note(self.say("ledger.none"))


def reputation(view: View, player: str) -> tuple[int, int]:
    """How many promises a player has kept and broken; void ones do not count."""
    fates = [one.fate for one in view.promises if one.by == player]
    return fates.count(KEPT), fates.count(BROKEN)
