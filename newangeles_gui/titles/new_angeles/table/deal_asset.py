"""The head of the deal panel, and the asset that the deal is about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.table import Ink, put_sign, put_text, zoom_cards
from newangeles_gui.widgets import Fitted, Look, WordRoom, fit, put_card, put_panel

from ..facts.deal_facts import STEPS, step_of
from .card_faces import face_of
from .deal_part import DealPart

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.table import Picker

    from ..rules import View

SIGNS: Final = ("main_offer", "counter", "support", "check")
STEP: Final = 34  # units from sign to sign
SMALL_STEP: Final = 28
SIGN: Final = 22
PORTRAIT: Final = 0.86  # how broad the portrait's card is for its height
PORTRAITS: Final = (0.32, 0.27, 0.22)  # and at most for the room: long texts need more of it
READABLE: Final = 0.9  # of its size: what the words of an asset should have
LEAST: Final = 0.76  # and what they may be made to show the whole text


class DealHead(DealPart):
    """Which step the deal is in, in words and as one of four signs."""

    def __init__(self, services: Services, rect: pygame.Rect, view: View, picker: Picker) -> None:
        super().__init__(services, rect, view, picker, "deal.step")

    @property
    def tip_text(self) -> str:
        """The steps one after the other."""
        return self.say("steps")

    def paint(self, surface: pygame.Surface) -> None:
        """The name of the step at the left, the signs at the right."""
        kit, now = self.kit, STEPS.index(step_of(self.view))
        step = kit.px(SMALL_STEP if kit.view.compact else STEP)
        left = self.rect.right - step * len(STEPS)
        width = left - self.rect.x - kit.px(12)
        room = pygame.Rect(self.rect.x, self.rect.y, width, self.rect.height)
        text = self.say(f"step.{STEPS[now]}")
        put_text(kit, surface, room, text, Ink("heading", "text", least=0.5))
        y = self.rect.centery
        for place, sign in enumerate(SIGNS):
            center = (left + step * place + step // 2, y)
            if place:
                color = kit.color("accent" if place <= now else "line")
                ends = ((center[0] - step + kit.px(13), y), (center[0] - kit.px(13), y))
                pygame.draw.line(surface, color, *ends, max(1, kit.px(2)))
            self._put_step(surface, center, sign, place - now)

    def _put_step(
        self, surface: pygame.Surface, center: tuple[int, int], sign: str, later: int
    ) -> None:
        if later == 0:
            disc = pygame.Rect(0, 0, self.kit.px(30), self.kit.px(30))
            disc.center = center
            color = self.kit.color
            put_panel(
                self.kit, surface, disc, Look(color("accent"), color("accent"), 255, cut=7, glow=8)
            )
        color_name = "base" if later == 0 else "accent" if later < 0 else "faint"
        put_sign(self.kit, surface, center, sign, SIGN, color_name)


class DealAsset(DealPart):
    """The revealed asset: portrait, name, and what it does."""

    def __init__(self, services: Services, rect: pygame.Rect, view: View, picker: Picker) -> None:
        super().__init__(services, rect, view, picker, "deal.asset")
        self._broad = PORTRAITS[0]

    def settle(self, heights: Sequence[int]) -> None:
        """Take the first of these heights at which the whole text can be read well."""
        for least in (READABLE, LEAST):
            for self._broad in PORTRAITS:
                for height in heights:
                    self.rect.height = height
                    if not self.deal.asset or self.words(least).whole:
                        return

    def words(self, least: float = LEAST) -> Fitted:
        """The text of the asset as it fits beside the portrait."""
        kit, room = self.kit, self._beside()
        text = self.services.words.text(f"asset.{self.deal.asset}")
        least = kit.type.least("small", least)
        lines = max(1, room.height // kit.type.line_height("small", least))
        return fit(kit.type, text, "small", WordRoom(*room.size, lines, 1.0, least))

    def _beside(self) -> pygame.Rect:
        """Where the words are."""
        inner = self.rect.inflate(-self.kit.px(20), -self.kit.px(12))
        left = self.portrait.right + self.kit.px(12)
        return pygame.Rect(left, inner.y, max(1, inner.right - left), inner.height)

    @property
    def portrait(self) -> pygame.Rect:
        """Where its card lies."""
        rect = self.rect.inflate(-self.kit.px(10), -self.kit.px(10))
        rect.width = min(round(rect.height * PORTRAIT), round(rect.width * self._broad))
        return rect

    @property
    def tip_text(self) -> str:
        """Name and text."""
        asset = self.deal.asset if self.view.deal is not None else ""
        if not asset:
            return ""
        words = self.services.words
        return "\n".join((words.name(f"asset.{asset}"), words.text(f"asset.{asset}")))

    def click(self, pos: tuple[int, int]) -> bool:
        """Look at it."""
        return self.context(pos)

    def context(self, pos: tuple[int, int]) -> bool:
        """Look at it."""
        zoom_cards(self.services, [self.deal.asset])
        return bool(self.deal.asset)

    def paint(self, surface: pygame.Surface) -> None:
        """A panel with the portrait at the left and the words at the right."""
        kit, asset = self.kit, self.deal.asset
        line = "accent" if self.hovered and asset else "line"
        put_panel(
            kit, surface, self.rect, Look(kit.color("raised"), kit.color(line), 200, edge=1.2)
        )
        inner = self.rect.inflate(-kit.px(20), -kit.px(12))
        if not asset:
            text = self.say("claimed" if self.deal.winning else "no_asset")
            put_text(kit, surface, inner, text, Ink("body", "muted", "center", 3))
            return
        put_card(kit, surface, self.portrait, face_of(self.services, asset))
        room, found = self._beside(), self.words()
        top = room.centery - len(found.lines) * kit.type.line_height("small", found.share) // 2
        for line in found.lines:
            drawn = kit.type.draw(line, "small", kit.color("text"), found.share)
            surface.blit(drawn, (room.x, top))
            top += kit.type.line_height("small", found.share)
