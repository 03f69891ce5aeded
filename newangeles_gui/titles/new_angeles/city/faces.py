"""The players at the rim of the board, who look down on it: a plate with a face for each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import Look, Widget, put_panel

from ..rules import NOBODY
from .letters import Letters
from .seat_plate import UNKNOWN, SeatPlate, Sitter

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.table import Picker, Target

    from ..rules import View
    from .regions import Regions

NOBODY_KNOWN: Final[Mapping[int, Sitter]] = MappingProxyType({})
HEIGHT: Final = 108  # units of a plate; all others below are of it
FACE: Final = 1.02  # of the height
FACE_ACROSS: Final = 0.325  # and at most of the width
EMBLEM: Final = 0.4
MARGIN: Final = 10
BADGE: Final = 30


class FaceSeat(SeatPlate):
    """A player: face, names, capital, hand, word given, contract, assets."""

    def __init__(self, row: FaceRow, rect: pygame.Rect, seat: int, sitter: Sitter) -> None:
        super().__init__(row.letters, rect, row.view, row.picker, seat)
        self.sitter, self.on_talk = sitter, row.on_talk
        self.thinking = False
        self.fit_to(HEIGHT)
        side = min(round(rect.height * FACE), round(rect.width * FACE_ACROSS))
        self.face = pygame.Rect(rect.x, rect.bottom - side, side, side)
        self.refresh()

    @property
    def active(self) -> bool:
        """Whether it is their turn."""
        return self.view.active == self.seat

    @property
    def below(self) -> pygame.Rect:
        """The room under the plate beside the face: there hangs what is said and done."""
        left = self.face.right
        return pygame.Rect(left, self.rect.bottom, self.rect.right - left, self.px(40))

    def settle(self) -> None:
        """Rows beside the face; where there is little room only what is needed always."""
        left, right = self.face.right + self.px(12), self.rect.right - self.px(8)
        top, small = self.rect.y, self.form == "small"
        end = self.put_emergencies(right, top + self.px(20), 26) - self.px(4)
        if small:
            self.put_numbers(left, top + self.px(32), end - left)
        else:
            self._put_names(left, top + self.px(19), end - left)
            self.put_numbers(left, top + self.px(52), right - left)
        foot = self.rect.bottom - self.px(24 if not small else 30)
        left = self.put_contract(left + self.px(13), foot, 29) + self.px(6)
        side = self.px(self.asset_side)
        self.put_assets(pygame.Rect(left, foot - side // 2, max(0, right - left), side))

    def _put_names(self, left: int, middle: int, room: int) -> None:
        """The corporation, and who plays it where there is room for both."""
        called = self.services.words.name(f"corporation.{self.corporation}")
        first = self.piece(self.line(called, "strong", "text", room), left, middle)
        start, name = first.right + self.px(MARGIN), self.sitter.name
        if name and start + self.letters.width(name, "small") <= left + room:
            self.piece(self.line(name, "small", "muted"), start, middle)

    def paint(self, surface: pygame.Surface) -> None:
        """Panel, face, what stands beside it, whose turn it is."""
        color = self.kit.color
        panel = self.rect.copy()
        panel.width, panel.x = panel.width - self.face.width // 2, self.face.centerx
        fill = color("raised" if self.active or self.hovered else "panel")
        look = Look(fill, color("capital" if self.active else "line"), 214, cut=9)
        put_panel(self.kit, surface, panel, look)
        self.put_face(surface, self.face, self.rect.height * EMBLEM)
        self.put_pieces(surface)
        corner = self.face.left + self.px(BADGE) // 2, self.face.top + self.px(BADGE) // 2
        if self.thinking:
            self.put_badge(surface, corner, "clock", "accent")
        elif self.active:
            self.put_badge(surface, corner, "turn", "capital")
        super().paint(surface)

    def put_badge(
        self, surface: pygame.Surface, center: tuple[int, int], icon: str, color: str
    ) -> None:
        """A sign on a small plate at the face."""
        rect = pygame.Rect(0, 0, self.px(BADGE), self.px(BADGE))
        rect.center = center
        tint = self.kit.color(color)
        put_panel(self.kit, surface, rect, Look(self.kit.color("base"), tint, 235, 1.2, cut=6))
        sign = self.kit.icon(icon, self.units(BADGE * 0.66), tint)
        surface.blit(sign, sign.get_rect(center=center))


class FaceRow(Widget):
    """All opponents clockwise from who looks; all players where nobody does."""

    def __init__(
        self,
        services: Services,
        places: Regions,
        view: View,
        picker: Picker,
        sitters: Mapping[int, Sitter] = NOBODY_KNOWN,
        on_talk: Callable[[int], None] | None = None,
    ) -> None:
        seats = seated(view)
        rects = plates(places, len(seats))
        super().__init__(services.kit, rects[0].unionall(rects[1:]), "faces")
        self.services, self.places, self.view, self.picker = services, places, view, picker
        self.on_talk = on_talk
        self.letters = Letters(services, places)
        self.seats = [
            FaceSeat(self, rect, seat, sitters.get(seat, UNKNOWN))
            for rect, seat in zip(rects, seats, strict=True)
        ]
        self.add(*self.seats)

    def hits(self, pos: tuple[int, int]) -> bool:
        """Between the plates the board is below."""
        return False

    def seat(self, seat: int) -> FaceSeat | None:
        """The plate of a seat, if it is in the row."""
        return next((one for one in self.seats if one.seat == seat), None)

    def show(self, moods: Mapping[int, str], thinking: int = NOBODY) -> None:
        """How they feel, and who is thinking."""
        for one in self.seats:
            one.mood, one.thinking = moods.get(one.seat, "calm"), one.seat == thinking

    def refresh(self) -> None:
        """The view has changed."""
        for one in self.seats:
            one.refresh()

    def place(self, target: Target) -> pygame.Rect | None:
        """Where something of a player is."""
        found = (one.place(target) for one in self.seats)
        return next((rect for rect in found if rect is not None), None)


def seated(view: View) -> list[int]:
    """Who is in the row, clockwise from who looks."""
    count = len(view.corporations)
    if view.seat == NOBODY:
        return [*range(count)]
    return [(view.seat + step) % count for step in range(1, count)]


def plates(places: Regions, number: int) -> list[pygame.Rect]:
    """The places of so many plates: those of the opponents, or smaller ones for more."""
    found = [*places.faces[:number]]
    if len(found) == number and found[0].x >= 0:
        return found
    gap, first = places.px(8), places.faces[0]
    room = min(places.strip.width, places.pill.width) - 2 * gap
    width = min(first.width, (room - (number - 1) * gap) // number)
    left = places.strip.centerx - (number * width + (number - 1) * gap) // 2
    return [
        pygame.Rect(left + place * (width + gap), first.y, width, first.height)
        for place in range(number)
    ]
