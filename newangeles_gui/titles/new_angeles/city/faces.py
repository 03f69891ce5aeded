"""The players at the rim of the board, who look down on it: a plate with a face for each."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import Look, Widget, put_focus, put_panel

from ..rules import NOBODY
from .rim.letters import Letters
from .rim.moods import Moods
from .rim.seat_plate import UNKNOWN, SeatPlate
from .rim.seat_spots import SeatPart

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.table import Picker, Regions, Target
    from newangeles_gui.widgets import Action

    from ..rules import View
    from .rim.sitters import Sitter

NOBODY_KNOWN: Final = MappingProxyType[int, "Sitter"]({})
HEIGHT: Final = 108  # units of a plate; all others below are of it
FACE: Final = 1.02  # of the height
FACE_ACROSS: Final = 0.325  # and at most of the width
FACE_NARROW: Final = 0.3  # of a plate so many times as wide as it is high: names come first
NARROW: Final = 3
EMBLEM: Final = 0.4
MARGIN: Final = 10
CONTRACT: Final = 29
SMALL_CONTRACT: Final = 33
BADGE: Final = 30


class OfferMark(SeatPart):
    """An offer of this player waits for an answer; a click opens it, or folds it away."""

    focusable = True

    def __init__(self, seat: FaceSeat, rect: pygame.Rect, count: int, action: Action) -> None:
        super().__init__(seat, rect, "offer", seat.services.say("screen.rim.offer"))
        self.seat, self.count, self.action = seat, count, action

    def click(self, pos: tuple[int, int]) -> bool:
        """Open it, or fold it away."""
        self.action()
        return True

    def paint(self, surface: pygame.Surface) -> None:
        """A sign that glows, and how many there are."""
        kit, rect = self.kit, self.rect
        tint = kit.color("warning")
        put_panel(kit, surface, rect, Look(kit.color("base"), tint, 245, 1.5, cut=6, glow=8))
        sign = kit.icon("trade", self.seat.units(BADGE * 0.7), tint)
        drawn = self.seat.line(str(self.count), "small_strong", "text")
        left = rect.x + (rect.width - sign.get_width() - drawn.get_width()) // 2
        surface.blit(sign, sign.get_rect(midleft=(left, rect.centery)))
        surface.blit(drawn, drawn.get_rect(midleft=(left + sign.get_width(), rect.centery)))
        if self.focused:
            put_focus(kit, surface, rect)


class FaceSeat(SeatPlate):
    """A player: face, names, capital, hand, word given, contract, assets."""

    def __init__(self, row: FaceRow, rect: pygame.Rect, seat: int, sitter: Sitter) -> None:
        super().__init__(row.letters, rect, row.view, row.picker, seat)
        self.sitter, self.on_talk = sitter, row.on_talk
        self.row, self.moods, self.thinking, self.offers = row, row.moods, False, 0
        self.fit_to(HEIGHT)
        self.narrow = rect.width < NARROW * rect.height
        across = FACE_NARROW if self.narrow and not self.small else FACE_ACROSS
        side = min(round(rect.height * FACE), round(rect.width * across))
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
        top, foot = self.rect.y, self.rect.bottom - self.px(30 if self.small else 24)
        if self.small:
            self.put_emergencies(self.face.right - self.px(8), self.face.y + self.px(18), 28)
            self.put_numbers(left, top + self.px(32), right - left)
        else:
            line = top + self.px(52 if self.narrow else 20)
            end = self.put_emergencies(right, line, 26) - self.px(4)
            self._put_names(left, top + self.px(19), (right if self.narrow else end) - left)
            self.put_numbers(left, top + self.px(52), (end if self.narrow else right) - left)
        self._put_holdings(left, right, foot)
        if self.offers:
            place = pygame.Rect(self.face.x, 0, self.px(BADGE * 1.7), self.px(BADGE * 1.1))
            place.bottom = self.face.bottom
            self.add(OfferMark(self, place, self.offers, self.row.on_offer))

    def _put_holdings(self, left: int, right: int, middle: int) -> None:
        """Contract and assets; while more can be picked than fit beside it, the assets alone."""
        side, gap = self.px(self.asset_side), self.px(6)
        start = left + self.px(13)
        room = right - start - (side + gap) * bool(self.assets)
        units = SMALL_CONTRACT if self.small else CONTRACT
        end = self.contract_width(units, room)[1] + start + gap
        if self.lit_assets * (side + gap) > right - end + gap:
            end = start
        else:
            self.put_contract(start, middle, units, room)
        self.put_assets(pygame.Rect(end, middle - side // 2, right - end, side))

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
        on_offer: Action = lambda: None,
        moods: Moods | None = None,
    ) -> None:
        seats = seated(view)
        rects = plates(places, len(seats))
        super().__init__(services.kit, rects[0].unionall(rects[1:]), "faces")
        self.services, self.places, self.view, self.picker = services, places, view, picker
        self.on_talk, self.on_offer = on_talk, on_offer
        self.moods = Moods() if moods is None else moods
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

    def thinks(self, seat: int) -> None:
        """Who is thinking; nobody else is."""
        for one in self.seats:
            one.thinking = one.seat == seat

    def offered(self, by: Sequence[int]) -> None:
        """Whose offers wait for an answer, a seat for each."""
        for one in self.seats:
            one.offers = by.count(one.seat)
            one.refresh()

    def refresh(self) -> None:
        """The view has changed."""
        for one in self.seats:
            one.refresh()

    def update(self, seconds: float) -> bool:
        """Moods pass; whether one has."""
        return self.moods.update(seconds)

    def wait(self) -> float | None:
        """Seconds until one has passed."""
        return self.moods.wait()

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
