"""One's own corner: face, capital, hand, contract, secrets, assets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import Look, put_panel

from .rim.letters import Letters
from .rim.seat_plate import UNKNOWN, SeatPlate
from .rim.secrets import KINDS, SecretSpot

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.table import Picker, Regions, Target

    from ..rules import View
    from .rim.moods import Moods
    from .rim.sitters import Sitter

HEIGHT: Final = 194  # units; all others are of it
UPPER: Final = 124
SECRET: Final = 52
EMBLEM: Final = 46
SMALL_HEIGHT: Final = 92  # units of the corner where it is folded
SMALL_UPPER: Final = 62
SMALL_SECRET: Final = 24
SMALL_EMBLEM: Final = 22
MARGIN: Final = 10
SMOOTH: Final = 4


class OwnCorner(SeatPlate):
    """Everything of one's own that is no card of the hand; `held` opens veiled secrets."""

    asset_side = 48
    corner = 12

    def __init__(
        self,
        services: Services,
        places: Regions,
        view: View,
        picker: Picker,
        veiled: bool,
        sitter: Sitter = UNKNOWN,
        moods: Moods | None = None,
    ) -> None:
        letters = Letters(services, places)
        super().__init__(letters, places.own, view, picker, view.seat)
        self.sitter, self.veiled, self.held = sitter, veiled, False
        self.moods = moods or self.moods
        self.asset_side = SMALL_SECRET if self.small else self.asset_side
        self.fit_to(SMALL_HEIGHT if self.small else HEIGHT)
        side = self.px(SMALL_UPPER if self.small else UPPER) - self.px(4)
        self.face = pygame.Rect(self.rect.x + self.px(2), self.rect.y + self.px(2), side, side)
        self.secrets: list[SecretSpot] = []
        self.refresh()

    def toggle(self) -> None:
        """The key for one's own things: lay veiled cards open, or turn them down again."""
        self.held = not self.held

    def close(self) -> None:
        """The window has lost the focus: nothing private stays open."""
        self.held = False

    def settle(self) -> None:
        """Rows beside the face, below them secrets and assets."""
        if self.small:
            self._settle_small()
            return
        kept = sum(self.services.box.assets[asset].hand_size for asset in self.assets)
        self.limit = self.services.box.limits.hand_size + kept  # 42.0
        left, right = self.face.right + self.px(20), self.rect.right - self.px(MARGIN)
        top = self.rect.y
        end = self.put_emergencies(right, top + self.px(24), 30) - self.px(MARGIN)
        self._put_names(left, top + self.px(23), end - left)
        self.put_numbers(left, top + self.px(62), right - left, 1.1)
        self.put_contract(left + self.px(14), top + self.px(100), 31)
        foot = self.rect.bottom - (self.rect.height - self.px(UPPER)) // 2
        left = self._put_secrets(self.rect.x + self.px(MARGIN), foot, self.px(SECRET))
        side = self.px(self.asset_side)
        self.put_assets(pygame.Rect(left, foot - side // 2, max(0, right - left), side))

    def _settle_small(self) -> None:
        """Folded: numbers and contract beside a small face, below it secrets and assets."""
        left, right = self.face.right + self.px(14), self.rect.right - self.px(4)
        top = self.rect.y
        self.put_numbers(left, top + self.px(19), right - left, 0.56)
        self.put_contract(left, top + self.px(46), 17)
        self.put_emergencies(self.face.right - self.px(4), self.face.y + self.px(12), 18)
        side = self.px(SMALL_SECRET)
        middle = self.rect.bottom - (self.rect.height - self.px(SMALL_UPPER)) // 2
        left = self._put_secrets(self.rect.x + self.px(4), middle, side)
        self.put_assets(pygame.Rect(left, middle - side // 2, right - left, side))

    def _put_names(self, left: int, middle: int, room: int) -> None:
        """The corporation, that it is oneself, and one's name if there is room."""
        called = self.services.words.name(f"corporation.{self.corporation}")
        you = self._you()
        gap = self.px(MARGIN)
        name = self.line(called, "strong", "text", room - gap - you.get_width())
        first = self.piece(name, left, middle)
        second = self.piece(you, first.right + gap, middle)
        start, own = second.right + gap, self.sitter.name
        if own and start + self.letters.width(own, "small") <= left + room:
            self.piece(self.line(own, "small", "muted"), start, middle)

    def _you(self) -> pygame.Surface:
        """A filled chip: this is you."""
        words = self.line(self.services.say("screen.table.you"), "small_strong", "base")
        size = words.get_width() + self.px(20), min(words.get_height(), self.px(30))
        large = pygame.Surface((size[0] * SMOOTH, size[1] * SMOOTH), pygame.SRCALPHA)
        color, round_off = self.kit.color("accent"), large.get_height() // 2
        pygame.draw.rect(large, color, large.get_rect(), border_radius=round_off)
        chip = pygame.transform.smoothscale(large, size)
        chip.blit(words, words.get_rect(center=chip.get_rect().center))
        return chip

    def _put_secrets(self, left: int, middle: int, side: int) -> int:
        """Rival and investment; where what is left begins."""
        before = {one.kind: one for one in self.secrets}
        self.secrets, gap = [], self.px(3 if self.small else 8)
        for kind in KINDS:
            width = side if self.small else side + gap + self._widest(kind)
            rect = pygame.Rect(left, middle - side // 2, width, side)
            # The root keeps hold of what is pointed at: it has to stay the same one.
            spot = before.get(kind) or SecretSpot(self, kind)
            spot.put(rect, side)
            self.secrets.append(spot)
            left = rect.right + gap
        self.add(*self.secrets)
        return left

    def _widest(self, kind: str) -> int:
        return self.letters.width(self.services.say(f"own.{kind}"), "small")

    def place(self, target: Target) -> pygame.Rect | None:
        """Where something of one's own is."""
        if target[0] == "own":
            found = (one.picture for one in self.secrets if one.kind == target[1])
            return next(found, None)
        return super().place(target)

    def paint(self, surface: pygame.Surface) -> None:
        """Panel, face, rows; a line above the secrets."""
        kit, color = self.kit, self.kit.color
        ground = Look(color("panel"), color("accent"), 235, 0, cut=self.units(self.corner))
        put_panel(kit, surface, self.rect, ground)
        self.put_face(surface, self.face, self.px(SMALL_EMBLEM if self.small else EMBLEM))
        edge = ground._replace(alpha=0, edge=2.0, sheen=0)
        put_panel(kit, surface, self.rect, edge)
        if not self.small:
            line = pygame.Rect(self.rect.x, self.rect.y + self.px(UPPER), self.rect.width, 1)
            pygame.draw.rect(surface, color("line"), line)
        self.put_pieces(surface)
        super().paint(surface)
