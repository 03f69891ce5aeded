"""What pointer and focus find in the city: districts, pieces, the Root."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.table import BoardSpot

from .closeup import described, look_up, piece_words
from .map import ROOT_NAME, inside
from .overlays import put_ring
from .slab import plate_size

if TYPE_CHECKING:
    from newangeles_gui.table import Target

    from .board import CityBoard

RIM: Final = 6  # units around a piece


class PlaceSpot(BoardSpot):
    """Something in the city that can be picked while it is lit."""

    board: CityBoard

    def __init__(self, board: CityBoard, name: str, target: Target, district: str) -> None:
        super().__init__(board, pygame.Rect(0, 0, 0, 0), name)
        self.target, self.district = target, district

    def settle(self) -> None:
        """Stand where the camera sees it now."""
        seen = self.board.place(self.target) or pygame.Rect(0, 0, 0, 0)
        inside = seen.colliderect(self.board.rect)
        self.rect = seen.clip(self.board.rect) if inside else pygame.Rect(0, 0, 0, 0)

    def weight(self, pos: tuple[int, int]) -> tuple[bool, bool, float]:
        """Lit things weigh more than others, pieces more than the ground, near ones most."""
        away = (self.rect.centerx - pos[0]) ** 2 + (self.rect.centery - pos[1]) ** 2
        return self.lit, isinstance(self, FigureSpot), -away

    def press(self, pos: tuple[int, int]) -> None:
        """Perhaps the city is going to be pulled."""
        self.board.press(pos)

    def drag(self, pos: tuple[int, int]) -> None:
        """The city is pulled, wherever it was taken hold of."""
        self.board.drag(pos)

    def drop(self, pos: tuple[int, int]) -> None:
        """It stays where it is."""
        self.board.drop(pos)

    def click(self, pos: tuple[int, int]) -> bool:
        """Pick it, unless the city was pulled."""
        return not self.board.pulled and self.board.picker.pick(self.target)

    def context(self, pos: tuple[int, int]) -> bool:
        """What the almanac says about where it is."""
        look_up(self.board.services, self.district)
        return True

    def act(self, action: str) -> bool:
        """The key for a closer look opens the almanac."""
        return self.context(self.rect.center) if action == "zoom" else super().act(action)

    def why_not(self) -> list[str]:
        """Why it cannot be picked, while something else can."""
        if not self.board.picker.active or self.lit:
            return []
        reason = self.board.picker.why_not(self.target)
        return [reason] if reason else []

    def light(self, surface: pygame.Surface, glow: float) -> None:
        """Nothing, but where there is something to be seen."""


class SlabSpot(PlaceSpot):
    """A district with its plate."""

    def __init__(self, board: CityBoard, district: str) -> None:
        super().__init__(board, f"district.{district}", ("district", district), district)
        self.focusable = self.lit
        self._outline: list[tuple[int, int]] = []
        self._settled: object = None

    def settle(self) -> None:
        """Its ground and its plate as they are seen; they stay where nothing has changed."""
        self.focusable = self.lit
        settled = self.board.camera.sight, self.board.bits(self.district)
        if settled == self._settled:
            return
        self._settled = settled
        super().settle()
        self._outline = self.board.city.outline(self.district)
        city, bits = self.board.city, self.board.bits(self.district)
        size = plate_size(self.board.services, self.district, bits, city.width)
        self.plate = city.plate_place(self.district, size)

    def hits(self, pos: tuple[int, int]) -> bool:
        """The ground and the plate, not the corners around them."""
        return self.plate.collidepoint(pos) or inside(self._outline, pos)

    def click(self, pos: tuple[int, int]) -> bool:
        """Pick it, or go nearer."""
        if super().click(pos):
            return True
        if not self.board.pulled:
            self.board.on_closer(self.district)
        return not self.board.pulled

    @property
    def tip_text(self) -> str:
        """Everything about it."""
        lines = described(self.board.services, self.board.view, self.district)
        return "\n".join([*lines, *self.why_not()])

    def light(self, surface: pygame.Surface, glow: float) -> None:
        """Glow if it can be picked, more if it is chosen or pointed at."""
        if self.chosen:
            color, strength = "focus", 1.0
        elif self.focused:
            color, strength = "focus", 0.85
        elif self.lit:
            color, strength = "accent", 0.9 if self.hovered else 0.25 + 0.4 * glow
        elif self.hovered:
            color, strength = "text", 0.15
        else:
            return
        put_ring(self.kit, surface, self._outline, self.kit.color(color), strength)


class FigureSpot(PlaceSpot):
    """A piece that can be picked."""

    focusable = True

    def __init__(self, board: CityBoard, district: str, piece: str) -> None:
        name, target = f"piece.{district}.{piece}", ("piece", district, piece)
        super().__init__(board, name, target, district)
        self.piece = piece

    @property
    def tip_text(self) -> str:
        """What it is, and everything about where it stands."""
        services = self.board.services
        lines = described(services, self.board.view, self.district)
        return "\n".join([piece_words(services, self.district, self.piece), *lines])

    def light(self, surface: pygame.Surface, glow: float) -> None:
        """A ring around the piece."""
        around = self.rect.inflate(self.kit.px(RIM), self.kit.px(RIM))
        outline = [around.topleft, around.topright, around.bottomright, around.bottomleft]
        seen = self.focused or self.chosen
        strength = 1.0 if seen or self.hovered else 0.3 + 0.5 * glow
        color = self.kit.color("focus" if seen else "accent")
        put_ring(self.kit, surface, outline, color, strength)


class FootSpot(PlaceSpot):
    """The Root."""

    def __init__(self, board: CityBoard) -> None:
        super().__init__(board, "district.root", (ROOT_NAME,), ROOT_NAME)

    @property
    def tip_text(self) -> str:
        """What happens there."""
        return self.board.services.say("screen.board.tip.root")
