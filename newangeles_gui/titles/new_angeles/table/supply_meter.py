"""How much of a resource there is, and how much the city wants."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import Look, Widget, mixed, put_focus, put_panel

from ..rules import RESOURCES
from ..words import sentence, term

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.table import Picker

    from ..rules import View

SYMBOL: Final = 34  # units
SMALL_SYMBOL: Final = 22
PADDING: Final = 9
NARROW: Final = 150


class Meter(Widget):
    """A resource; it can be picked while it is lit."""

    def __init__(
        self,
        services: Services,
        rect: pygame.Rect,
        view: View,
        picker: Picker,
        resource: str,
        compact: bool = False,
    ) -> None:
        super().__init__(services.kit, rect, f"resource.{resource}")
        self.services, self.view, self.picker = services, view, picker
        self.resource, self.compact = resource, compact
        self.target = ("resource", resource)
        self.focusable = picker.is_lit(self.target)

    @property
    def have(self) -> int:
        """What there is."""
        return self.view.supply[RESOURCES.index(self.resource)]

    @property
    def want(self) -> int:
        """What the demand asks for."""
        targets = self.view.targets
        return targets[RESOURCES.index(self.resource)] if targets else 0

    @property
    def met(self) -> bool:
        """Whether there is enough."""
        return self.have >= self.want

    def click(self, pos: tuple[int, int]) -> bool:
        """Pick it."""
        return self.picker.pick(self.target)

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the resource; bright while it can be picked."""
        kit = self.kit
        color = kit.color(self.resource)
        lit, chosen = self.picker.is_lit(self.target), self.picker.is_chosen(self.target)
        line = (
            kit.color("focus") if chosen else color if lit else mixed(color, kit.color("base"), 0.6)
        )
        fill = mixed(kit.color("panel"), color, 0.3 if chosen else 0.16 if lit else 0.05)
        glow = 10 if chosen else 7 if lit else 0
        if lit and self.hovered:
            fill = mixed(fill, (255, 255, 255), 0.1)
        put_panel(kit, surface, self.rect, Look(fill, line, 240, cut=8, glow=glow))
        if self.compact:
            self._short(surface)
        else:
            self._long(surface)
        if self.focused:
            put_focus(kit, surface, self.rect)

    def _short(self, surface: pygame.Surface) -> None:
        """Symbol above, numbers below; a green ground line once it is met."""
        kit, rect = self.kit, self.rect
        sign = kit.icon(f"symbols/{self.resource}.white", SMALL_SYMBOL, kit.color(self.resource))
        surface.blit(sign, sign.get_rect(midtop=(rect.centerx, rect.y + kit.px(4))))
        ink = kit.color("good" if self.met else "text")
        text = kit.type.draw(f"{self.have}/{self.want}", "small_strong", ink)
        surface.blit(text, text.get_rect(midbottom=(rect.centerx, rect.bottom - kit.px(2))))
        if self.met:
            check = kit.icon("check", 14, kit.color("good"))
            surface.blit(
                check, check.get_rect(topright=(rect.right - kit.px(2), rect.y + kit.px(2)))
            )

    def _long(self, surface: pygame.Surface) -> None:
        kit, rect, pad = self.kit, self.rect, self.kit.px(PADDING)
        sign = kit.icon(f"symbols/{self.resource}.white", SYMBOL, kit.color(self.resource))
        place = sign.get_rect(midleft=(rect.x + pad, rect.centery))
        surface.blit(sign, place)
        left = place.right + pad
        ink = kit.color("good" if self.met else "text")
        number = kit.type.draw(str(self.have), "big_number", ink)
        of = kit.type.draw(f"/{self.want}", "number", kit.color("good" if self.met else "muted"))
        top = rect.y + kit.px(5)
        surface.blit(number, (left, top))
        base = top + number.get_height() - kit.px(4)
        surface.blit(of, of.get_rect(bottomleft=(left + number.get_width() + kit.px(2), base)))
        if self.met:
            narrow = rect.width < kit.px(NARROW)
            check = kit.icon("check", 18 if narrow else 24, kit.color("good"))
            right = rect.right - (pad // 2 if narrow else pad)
            surface.blit(check, check.get_rect(topright=(right, top + kit.px(6))))
        self._bar(
            surface,
            pygame.Rect(left, rect.bottom - kit.px(24), rect.right - pad - left, kit.px(13)),
        )

    def _bar(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """A space for every step of the track, a mark where the demand is met."""
        kit, color, base = self.kit, self.kit.color(self.resource), self.kit.color("base")
        end = self.services.box.track_ends[RESOURCES.index(self.resource)]
        step = rect.width / end
        for place in range(end):
            x = round(rect.x + place * step)
            width = round(rect.x + (place + 1) * step) - x - max(1, kit.px(2))
            space = pygame.Rect(x, rect.y, width, rect.height)
            filled = place < self.have
            pygame.draw.rect(surface, color if filled else mixed(base, color, 0.16), space)
            if not filled and place < self.want:
                pygame.draw.rect(surface, mixed(base, color, 0.6), space, max(1, kit.px(1)))
        if self.want:
            x = round(rect.x + self.want * step) - kit.px(1)
            mark = pygame.Rect(
                x - kit.px(2), rect.y - kit.px(5), kit.px(4), rect.height + kit.px(9)
            )
            pygame.draw.rect(surface, base, mark.inflate(kit.px(3), kit.px(3)))
            pygame.draw.rect(surface, kit.color("good" if self.met else "text"), mark)

    @property
    def tip_text(self) -> str:
        """What there is, what is wanted, and why it cannot be picked."""
        key = "met" if self.met else "missing"
        text = self.services.say(
            f"screen.board.supply.{key}",
            resource=term(self.resource),
            have=self.have,
            want=self.want,
            short=max(0, self.want - self.have),
        )
        lines = [sentence(text)]
        if self.picker.active and not self.picker.is_lit(self.target):
            lines.append(self.picker.why_not(self.target))
        return "\n".join(line for line in lines if line)
