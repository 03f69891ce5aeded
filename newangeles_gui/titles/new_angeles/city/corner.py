"""One's own corner: face, capital, hand, contract, secrets, assets; and what is at stake."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.table import Ink, put_text
from newangeles_gui.table.symbols import sentence_chip, sentence_picture
from newangeles_gui.widgets import Area, Look, Widget, put_panel
from newangeles_gui.widgets.strip import Mark, RowPart, RowText, Space, row

from ..new_game import corporation_color
from ..rules import OPEN
from ..words import own_words
from ..words.symbols import asset as asset_sentence
from ..words.symbols import contract, investment
from .signs import book

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services

    from ..rules import View
    from .regions import Regions

SECRET: Final = 52  # units
ASSET: Final = 48
CHIP: Final = 40
MARK: Final = 46


class OwnCorner(Widget):
    """Everything of one's own that is no card of the hand."""

    def __init__(
        self, services: Services, places: Regions, view: View, character: str = ""
    ) -> None:
        super().__init__(services.kit, places.own, "own")
        self.services, self.places, self.view = services, places, view
        self.character = character
        self.share = places.own.height / 194
        self.corporation = view.corporations[view.seat]

    def px(self, units: float) -> int:
        """Pixels for so many units of a corner 194 units high."""
        return max(1, round(units * self.share))

    def units(self, units: float) -> float:
        """The same for what the kit draws."""
        return units * self.share / self.kit.view.factor

    def paint(self, surface: pygame.Surface) -> None:
        """Panel, face, numbers, contract; below them secrets and assets."""
        kit, color = self.kit, self.kit.color
        put_panel(kit, surface, self.rect, Look(color("panel"), color("accent"), 235, 1.5, 12))
        area = Area(self.rect)
        upper = area.top(self.px(124))
        self._put_face(surface, upper)
        left = upper.x + self.px(138)
        room = upper.right - left - self.px(10)
        self._row(surface, self._name(), left, upper.y + self.px(22), room)
        self._row(surface, self._numbers(), left, upper.y + self.px(62), room)
        said = contract(self.services.box.content.corporations[self.corporation].contract)
        self._put_sentence(surface, said, left, upper.y + self.px(98))
        line = pygame.Rect(self.rect.x, upper.bottom, self.rect.width, max(1, self.px(1.5)))
        pygame.draw.rect(surface, color("line"), line)
        self._put_secrets(surface, area.rest)

    def _row(
        self, surface: pygame.Surface, parts: list[RowPart], left: int, middle: int, room: int
    ) -> int:
        drawn = row(self.kit, parts, room)
        surface.blit(drawn, drawn.get_rect(midleft=(left, middle)))
        return left + drawn.get_width()

    def _put_face(self, surface: pygame.Surface, upper: pygame.Rect) -> None:
        kit = self.kit
        side = upper.height - self.px(4)
        face = pygame.Rect(upper.x + self.px(2), upper.y + self.px(2), side, side)
        if self.character:
            surface.blit(kit.fitted(f"faces_characters/{self.character}.calm", face.size), face)
        tint = kit.color(corporation_color(own_words(self.services.words), self.corporation))
        center, radius = (face.right, face.bottom - self.px(30)), self.px(MARK) // 2
        pygame.draw.rect(surface, tint, (face.right, face.y, self.px(3), face.height))
        pygame.draw.circle(surface, kit.color("base"), center, radius)
        pygame.draw.circle(surface, tint, center, radius, max(2, self.px(2)))
        mark = kit.icon(f"marks/{self.corporation}", self.units(MARK * 0.62))
        surface.blit(mark, mark.get_rect(center=center))

    def _name(self) -> list[RowPart]:
        name = self.services.words.name(f"corporation.{self.corporation}")
        return [
            RowText(name, "strong"),
            Space(8),
            RowText(self.services.say("screen.table.you"), "small", "accent"),
        ]

    def _numbers(self) -> list[RowPart]:
        view, seat = self.view, self.view.seat
        owed = sum(one.by == self.corporation and one.fate == OPEN for one in view.promises)
        parts: list[RowPart] = [
            Mark("symbols/capital", self.units(32)),
            RowText(str(view.capital[seat]), "big_number", "capital"),
            Space(14),
            Mark("icons/hand", self.units(28), "text"),
            RowText(str(view.hand_sizes[seat]), "number"),
        ]
        if owed:
            parts += [Space(14), Mark("icons/promise", self.units(26), "good")]
            parts.append(RowText(str(owed), "number", "good"))
        return parts

    def _put_sentence(self, surface: pygame.Surface, said: tuple, left: int, middle: int) -> int:  # type: ignore[type-arg]
        made = sentence_chip(self.kit, book(self.services), said, self.units(30))
        surface.blit(made, made.get_rect(midleft=(left + self.px(16), middle)))
        return left + made.get_width()

    def _put_secrets(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Rival and investment, then what is owned."""
        kit, left, middle = self.kit, rect.x + self.px(10), rect.centery
        for kind, card in (("rival", self.view.rival), ("investment", self.view.investment)):
            if not card:
                continue
            place = pygame.Rect(left, 0, self.px(SECRET), self.px(SECRET))
            place.centery = middle
            surface.blit(kit.fitted(f"cards_{kind}s/{card}", place.size), place)
            pygame.draw.rect(surface, kit.color("text"), place, max(1, self.px(1.5)))
            left = place.right + self.px(8)
            words = pygame.Rect(left, place.y, self.px(84), place.height // 2)
            put_text(kit, surface, words, self.services.say(f"own.{kind}"), Ink("small", "muted"))
            below = (left, place.y + place.height * 3 // 4)
            if kind == "rival":
                mark = kit.icon(f"marks/{card}", self.units(24))
                surface.blit(mark, mark.get_rect(midleft=below))
            else:
                said = investment(self.services.box.content.investments[card])
                made = sentence_picture(kit, book(self.services), said, self.units(20))
                surface.blit(made, made.get_rect(midleft=below))
            left = words.right + self.px(6)
        self._put_assets(surface, rect, left)

    def _put_assets(self, surface: pygame.Surface, rect: pygame.Rect, left: int) -> None:
        owned = [one for one, owner in self.view.owners.items() if owner == self.view.seat]
        side = self.px(ASSET)
        for asset in owned:
            place = pygame.Rect(left, rect.centery - side // 2, side, side)
            if place.right > rect.right:
                break
            surface.blit(self.kit.fitted(f"portraits_assets/{asset}", place.size), place)
            pygame.draw.rect(surface, self.kit.color("capital"), place, max(1, self.px(1.5)))
            left = place.right + self.px(6)


class Stake(Widget):
    """The asset that the deal is about."""

    def __init__(self, services: Services, rect: pygame.Rect, view: View) -> None:
        super().__init__(services.kit, rect, "stake")
        self.services, self.view = services, view
        self.share = rect.height / 122

    @property
    def asset(self) -> str:
        """Which one it is; empty between deals."""
        return self.view.deal.asset if self.view.deal else ""

    def paint(self, surface: pygame.Surface) -> None:
        """Picture, name, when and what it does."""
        if not self.asset:
            return
        kit, rect = self.kit, self.rect
        put_panel(kit, surface, rect, Look(kit.color("panel"), kit.color("capital"), 225, 1.2, 9))
        picture = pygame.Rect(rect.x, rect.y, round(rect.height * 0.84), rect.height)
        surface.blit(kit.fitted(f"portraits_assets/{self.asset}", picture.size), picture)
        left = picture.right + round(14 * self.share)
        area = Area(
            pygame.Rect(left, rect.y, rect.right - left - 8, rect.height).inflate(
                0, -round(12 * self.share)
            )
        )
        third = area.rest.height // 4
        put_text(
            kit,
            surface,
            area.top(third),
            self.services.say("screen.deal.asset.stake"),
            Ink("small", "muted"),
        )
        name = self.services.words.name(f"asset.{self.asset}")
        put_text(kit, surface, area.top(third), name, Ink("strong"))
        said = asset_sentence(self.services.box.assets[self.asset])
        units = 34 * self.share / kit.view.factor
        made = sentence_picture(kit, book(self.services), said, units)
        surface.blit(made, made.get_rect(midleft=area.rest.midleft))
