"""Who sits across the table: the large face, what it says and why, and how near it is to a yes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from newangeles_gui.table import Ink, put_sign, put_text
from newangeles_gui.widgets import (
    Area,
    Look,
    Mark,
    RowPart,
    RowText,
    Space,
    Strip,
    Widget,
    corners,
    mixed,
    put_panel,
)

from ..minds.bargaining import MOST_REASONS
from ..new_game import about, corporation_color
from ..words import own_words
from .bubble import SpeechBubble
from .measures import TalkMeasures
from .shapes import SLANT, gradient, leaning, pill
from .voice import METER, reason_text

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.widgets import Kit, Rgb

    from ..minds.bargaining import Rating, Reason

MOODS: Final = ("angry", "annoyed", "calm", "scheming", "pleased")  # by the words of the meter
CALM: Final = MOODS[2]
SAID: Final = ("nearly_there",)  # what the bubble says already
DARK: Final = 225  # how dark the side with the words is
FOOT: Final = (0, 0, 0, 70, 235)  # and below, where the meter is


class LargeFace(Widget):
    """The face before what is behind it; who has none shows the mark of the corporation."""

    def __init__(
        self, services: Services, rect: pygame.Rect, player: str, character: str, mood: str
    ) -> None:
        super().__init__(services.kit, rect, "trade.face")
        self.services, self.player, self.character, self.mood = services, player, character, mood

    def paint(self, surface: pygame.Surface) -> None:
        """Draw it; the edge towards the city leans."""
        key = ("sitter", self.player, self.character, self.mood, self.rect.size)
        surface.blit(self.kit.kept(key, self._draw), self.rect)

    def _draw(self) -> pygame.Surface:
        kit, size = self.kit, self.rect.size
        color = kit.color(corporation_color(own_words(self.services.words), self.player))
        surface = pygame.Surface(size, pygame.SRCALPHA)
        if self.character:
            surface.blit(kit.fitted(f"backdrops_characters/{self.character}", size), (0, 0))
        else:
            surface.blit(gradient(size, kit.color("base"), (255, 255)), (0, 0))
            surface.blit(gradient(size, color, (0, 70, 110, 70)), (0, 0))
        veil = (DARK, round(DARK * 0.62), 0, 0)
        surface.blit(gradient(size, kit.color("base"), veil), (0, 0))
        high = size[1]
        if self.character:
            bust = kit.fitted(f"busts_characters/{self.character}.{self.mood}", (high, high))
            surface.blit(bust, bust.get_rect(bottomright=size))
        else:
            mark = kit.icon(f"marks/{self.player}", high * 0.52 / kit.view.factor)
            surface.blit(mark, mark.get_rect(center=(size[0] - high * 0.4, high * 0.44)))
        surface.blit(gradient(size, kit.color("base"), FOOT, down=True), (0, 0))
        surface.blit(leaning(size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return surface


class ReasonPill(Widget):
    """Why, with a sign for or against."""

    def __init__(self, services: Services, rect: pygame.Rect, reason: Reason, name: str) -> None:
        kit = services.kit
        super().__init__(kit, rect, name)
        self.text = reason_text(services, reason)
        self.icon, self.color = ("plus", "good") if reason.sign > 0 else ("minus", "bad")
        taken = rect.height + kit.px(20)
        room = (rect.width - taken, rect.height)
        lines, self.share, whole = kit.type.fit(self.text, "small", room, 1)
        self.line = lines[0]
        self.tip = "" if whole else self.text
        wide = kit.type.width(self.line, "small", self.share) + taken
        self.rect = pygame.Rect(rect.x, rect.y, wide, rect.height)

    def paint(self, surface: pygame.Surface) -> None:
        """A dark pill in the colour of its sign."""
        kit, rect, color = self.kit, self.rect, self.kit.color(self.color)
        key = ("reason", rect.size, color)
        surface.blit(kit.kept(key, lambda: pill(kit, rect.size, color)), rect)
        middle = (rect.x + rect.height // 2, rect.centery)
        put_sign(kit, surface, middle, self.icon, rect.height * 0.44 / kit.view.factor, "base")
        drawn = kit.type.draw(self.line, "small", kit.color("text"), self.share)
        place = drawn.get_rect(midleft=(rect.x + rect.height + kit.px(2), rect.centery))
        surface.blit(drawn, place)


class MoodMeter(Widget):
    """Five small faces with their words, from no to yes; the one that holds is lit."""

    def __init__(
        self, services: Services, rect: pygame.Rect, character: str, lit: int | None
    ) -> None:
        word = "" if lit is None else services.say(f"meter.m{lit}")
        super().__init__(services.kit, rect, "trade.meter", word)
        self.services, self.character, self.lit, self.text = services, character, lit, word

    def paint(self, surface: pygame.Surface) -> None:
        """One beside the other."""
        for place, cell in enumerate(Area(self.rect, self.kit.px(4)).columns(len(MOODS))):
            self._put(surface, cell, place)

    def _put(self, surface: pygame.Surface, cell: pygame.Rect, place: int) -> None:
        kit, lit = self.kit, place == self.lit
        high = kit.type.line_height("small") + kit.px(2)
        side = round(min(cell.height - high, cell.width) * (1 if lit else 0.78))
        face = pygame.Rect(0, 0, side, side)
        face.midbottom = (cell.centerx, cell.bottom - high)
        SmallMood(kit, face, "", self.character, place, lit).paint(surface)
        words = pygame.Rect(cell.x, cell.bottom - high, cell.width, high)
        ink = Ink("strong" if lit else "small", METER[place] if lit else "muted", "center")
        put_text(kit, surface, words, self.services.say(f"meter.m{place}"), ink)


class SmallMood(Widget):
    """A face in a mood; who has none shows a mark, or how far the meter goes."""

    def __init__(
        self, kit: Kit, rect: pygame.Rect, player: str, character: str, mood: int, lit: bool = True
    ) -> None:
        super().__init__(kit, rect)
        self.player, self.character, self.mood, self.lit = player, character, mood, lit

    def paint(self, surface: pygame.Surface) -> None:
        """The face within a rim in the colour of the mood."""
        kit, rect, color = self.kit, self.rect, self.kit.color(METER[self.mood])
        key = ("mood", self.player, self.character, self.mood, rect.width, self.lit, color)
        surface.blit(kit.kept(key, lambda: self._draw(color)), rect)
        rim = mixed(kit.color("base"), color, 1.0 if self.lit else 0.55)
        cut, glow = rect.width * 0.12 / kit.view.factor, 8 if self.lit and not self.player else 0
        put_panel(kit, surface, rect, Look(rim, rim, 0, 2.5 if self.lit else 1.2, cut, glow))

    def _draw(self, color: Rgb) -> pygame.Surface:
        kit, size, side = self.kit, self.rect.size, self.rect.width
        if self.character:
            face = kit.fitted(f"faces_characters/{self.character}.{MOODS[self.mood]}", size).copy()
        else:
            face = pygame.Surface(size, pygame.SRCALPHA)
            face.fill((*mixed(kit.color("base"), color, 0.2), 255))
            name = f"marks/{self.player}" if self.player else f"meter_{self.mood}"
            tint = None if self.player else color
            sign = kit.icon(name, side * 0.62 / kit.view.factor, tint)
            face.blit(sign, sign.get_rect(center=face.get_rect().center))
        if not self.lit:
            face.fill((120, 120, 130, 255), special_flags=pygame.BLEND_RGBA_MULT)
        mask = pygame.Surface(size, pygame.SRCALPHA)
        pygame.draw.polygon(mask, (255, 255, 255, 255), corners(mask.get_rect(), side // 8))
        face = face.convert_alpha() if pygame.display.get_surface() else face
        face.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return face


class Opinion(NamedTuple):
    """What the other one shows."""

    player: str
    character: str  # whose face it is; nobody's where there is none
    called: str  # who plays them, if that is anybody
    said: str
    rating: Rating | None = None
    decides: bool = False
    metered: bool = True


def put_opposite(services: Services, pane: pygame.Rect, shown: Opinion) -> list[Widget]:
    """Face, name, bubble, reasons and meter."""
    kit, size = services.kit, TalkMeasures(services.kit).between
    rating = shown.rating
    mood = CALM if rating is None else MOODS[rating.meter]
    slant = round(pane.height * SLANT)
    area = Area(pane.inflate(-2 * (slant + size(4, 14)), -2 * size(4, 16)), size(3, 8))
    found: list[Widget] = [LargeFace(services, pane, shown.player, shown.character, mood)]
    if shown.metered:
        meter = area.bottom(size(62, 122))
        lit = None if rating is None else rating.meter
        found.append(MoodMeter(services, meter, shown.character, lit))
    found += _names(services, area, shown)
    wide = round(area.rest.width * 0.72)
    if shown.said:
        spot = area.top(size(46, 62))
        bubble = SpeechBubble(kit, pygame.Rect(spot.x, spot.y, wide, spot.height), shown.said)
        found.append(bubble)
    told = () if rating is None else rating.reasons[:MOST_REASONS]
    reasons = [one for one in told if one.code not in SAID]
    high = max(kit.type.line_height("small") + kit.px(2), size(30, 40))
    most = max(1, (area.rest.height + area.gap) // (high + area.gap))
    for place, reason in enumerate(reasons[:most]):
        spot = area.top(high)
        room = pygame.Rect(spot.x, spot.y, wide, spot.height)
        found.append(ReasonPill(services, room, reason, f"reason.{place}"))
    if found and len(reasons) > most:
        found[-1].tip = "\n".join(reason_text(services, one) for one in reasons)
    return found


def _names(services: Services, area: Area, shown: Opinion) -> list[Widget]:
    """Who it is, and whether they decide now."""
    kit, words = services.kit, services.words
    called = words.name(f"corporation.{shown.player}")
    color = corporation_color(own_words(words), shown.player)
    parts: list[RowPart] = [Mark(f"marks/{shown.player}", 26), RowText(called, "strong", color)]
    if shown.decides:
        parts += [Space(10), RowText(services.say("screen.trade.decides_now"), "body")]
    wide = round(area.rest.width * 0.62)
    heads: list[list[RowPart]] = [[RowText(shown.called, "heading")]] if shown.called else []
    found: list[Widget] = []
    for row in (*heads, parts):
        spot = area.top(kit.type.line_height("heading" if row is not parts else "strong"))
        name = "trade.thinks" if row is parts else ""
        found.append(Strip(kit, pygame.Rect(spot.x, spot.y, wide, spot.height), row, name=name,
                           tip=about(words, shown.character) if shown.metered and shown.character
                           else ""))  # fmt: skip
    return found
