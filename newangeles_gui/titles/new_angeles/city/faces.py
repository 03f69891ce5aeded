"""An opponent at the rim of the board: face, capital, hand, word given, contract, assets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.table.symbols import sentence_chip
from newangeles_gui.widgets import Look, put_panel
from newangeles_gui.widgets.strip import Mark, RowPart, RowText, Space, row

from ..new_game import corporation_color
from ..rules import BROKEN, OPEN
from ..words import own_words
from ..words.symbols import contract
from .signs import book

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services

    from ..rules import View

FACE: Final = 1.02  # of the height of a plate
EMBLEM: Final = 0.4
ASSET: Final = 38  # units
MOST_ASSETS: Final = 3
PALE: Final = 120


class FacePlate:
    """What stands on the plate of a seat, drawn once for what it shows."""

    def __init__(self, services: Services, rect: pygame.Rect, view: View, seat: int) -> None:
        self.services, self.kit, self.rect = services, services.kit, rect
        self.view, self.seat = view, seat
        self.corporation = view.corporations[seat]
        self.character = ""
        self.mood = "calm"
        self.factor = rect.height / 108

    def px(self, units: float) -> int:
        """Pixels for so many units of a plate 108 units high."""
        return max(1, round(units * self.factor))

    @property
    def face(self) -> pygame.Rect:
        """Where the face is."""
        side = round(self.rect.height * FACE)
        return pygame.Rect(self.rect.x, self.rect.bottom - side, side, side)

    def paint(self, surface: pygame.Surface) -> None:
        """Panel, face, name, numbers, contract, assets."""
        kit, rect = self.kit, self.rect
        look = Look(kit.color("panel"), kit.color("line"), 214, cut=9)
        inner = rect.copy()
        inner.width, inner.x = rect.width - self.face.width // 2, rect.x + self.face.width // 2
        put_panel(kit, surface, inner, look)
        self._put_face(surface)
        left = self.face.right + self.px(12)
        room = rect.right - self.px(10) - left
        share = self.factor / kit.view.factor
        right = self._put_emergencies(surface)
        self._row(surface, self._name(share), left, rect.y + self.px(18), right - left)
        self._row(surface, self._numbers(share), left, rect.y + self.px(51), room)
        self._put_assets(surface, self._put_contract(surface, left))

    def _row(
        self, surface: pygame.Surface, parts: list[RowPart], left: int, middle: int, room: int
    ) -> None:
        drawn = row(self.kit, parts, room)
        surface.blit(drawn, drawn.get_rect(midleft=(left, middle)))

    def _name(self, share: float) -> list[RowPart]:
        called = self.services.words.name(f"corporation.{self.corporation}")
        parts: list[RowPart] = [RowText(called, "strong")]
        if self.character:
            name = self.services.words.name(f"character.{self.character}")
            parts += [Space(10), RowText(name, "small", "muted")]
        return parts

    def _numbers(self, share: float) -> list[RowPart]:
        view, seat = self.view, self.seat
        own = [one for one in view.promises if one.by == self.corporation]
        owed, broken = (sum(one.fate == fate for one in own) for fate in (OPEN, BROKEN))
        parts: list[RowPart] = [
            Mark("symbols/capital", 30 * share),
            RowText(str(view.capital[seat]), "big_number", "capital"),
            Space(12),
            Mark("icons/hand", 26 * share, "text"),
            RowText(str(view.hand_sizes[seat]), "number"),
        ]
        for sign, color, number in (("promise", "good", owed), ("broken", "bad", broken)):
            if number:
                parts += [Space(12), Mark(f"icons/{sign}", 24 * share, color)]
                parts.append(RowText(str(number), "number", color))
        return parts

    def _put_face(self, surface: pygame.Surface) -> None:
        kit, face = self.kit, self.face
        if self.character:
            surface.blit(
                kit.fitted(f"faces_characters/{self.character}.{self.mood}", face.size), face
            )
        color = kit.color(corporation_color(own_words(self.services.words), self.corporation))
        bar = pygame.Rect(face.right, face.y, self.px(4), face.height)
        pygame.draw.rect(surface, color, bar)
        side = round(self.rect.height * EMBLEM)
        center = (face.right + self.px(2), face.bottom - side // 2 - self.px(2))
        pygame.draw.circle(surface, kit.color("base"), center, side // 2)
        pygame.draw.circle(surface, color, center, side // 2, max(2, self.px(2)))
        mark = kit.icon(f"marks/{self.corporation}", side * 0.62 / kit.view.factor)
        surface.blit(mark, mark.get_rect(center=center))

    def _put_emergencies(self, surface: pygame.Surface) -> int:
        """The emergency actions that they hold: bright while they can be played; what is left."""
        right = self.rect.right - self.px(12)
        for owner, holder in enumerate(self.view.emergency_holder):
            if holder != self.seat:
                continue
            up = self.view.emergency_up[owner]
            sign = self.kit.icon(
                "icons/emergency", 26 * self.factor / self.kit.view.factor,
                self.kit.color("warning" if up else "line"),
            )  # fmt: skip
            surface.blit(sign, sign.get_rect(midright=(right, self.rect.y + self.px(20))))
            right -= sign.get_width() + self.px(4)
        return right

    def _put_contract(self, surface: pygame.Surface, left: int) -> int:
        corporation = self.services.box.content.corporations[self.corporation]
        said = contract(corporation.contract)
        units = 28 * self.factor / self.kit.view.factor
        made = sentence_chip(self.kit, book(self.services), said, units)
        place = made.get_rect(midleft=(left + self.px(18), self.rect.bottom - self.px(24)))
        surface.blit(made, place)
        return place.right + self.px(12)

    def _put_assets(self, surface: pygame.Surface, left: int) -> None:
        owned = [one for one, owner in self.view.owners.items() if owner == self.seat]
        side = self.px(ASSET)
        for asset in owned[:MOST_ASSETS]:
            place = pygame.Rect(left, self.rect.bottom - self.px(6) - side, side, side)
            picture = self.kit.fitted(f"portraits_assets/{asset}", place.size)
            if asset in self.view.exhausted:
                picture = picture.copy()
                picture.fill((PALE, PALE, PALE, 255), special_flags=pygame.BLEND_RGBA_MULT)
            surface.blit(picture, place)
            pygame.draw.rect(surface, self.kit.color("capital"), place, max(1, self.px(1.5)))
            left = place.right + self.px(4)
