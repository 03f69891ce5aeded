"""Who sits across the table: the large face, what it says and why, and how near it is to a yes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from newangeles_gui.table import Ink, pill_ground, put_sign, put_text
from newangeles_gui.widgets import (
    Area,
    Label,
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
from ..new_game import about
from .places import SLANT, TalkMeasures
from .talks import METER, reason_text

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.widgets import Kit, Rgb

    from ..minds.bargaining import Rating, Reason

MOODS: Final = ("angry", "annoyed", "calm", "scheming", "pleased")  # by the words of the meter
CALM: Final = MOODS[2]
SAID: Final = ("nearly_there",)  # what the bubble says already
WORDS: Final = 0.72  # of the width of the side: how far words may reach
ASIDE: Final = 0.1  # of the height: how far the face is moved out of the way of the words
LINES: Final = 2  # that somebody says at once
VEIL: Final = (225, 140, 0, 0)  # how dark the side with the words is
FOOT: Final = (0, 0, 0, 70, 235)  # and below, where the meter is
SMOOTH: Final = 2
PAPER: Final = (236, 239, 255)


class LargeFace(Widget):
    """The face before what is behind it; the edge towards the city leans."""

    def __init__(self, kit: Kit, rect: pygame.Rect, character: str, mood: str) -> None:
        super().__init__(kit, rect, "trade.face")
        self.character, self.mood = character, mood

    def paint(self, surface: pygame.Surface) -> None:
        """Draw it."""
        key = ("sitter", self.character, self.mood, self.rect.size)
        surface.blit(self.kit.kept(key, self._draw), self.rect)

    def _draw(self) -> pygame.Surface:
        kit, (wide, high), base = self.kit, self.rect.size, self.kit.color("base")
        surface = pygame.Surface((wide, high), pygame.SRCALPHA)
        surface.blit(kit.fitted(f"backdrops_characters/{self.character}", (wide, high)), (0, 0))
        surface.blit(gradient((wide, high), base, VEIL), (0, 0))
        bust = kit.fitted(f"busts_characters/{self.character}.{self.mood}", (high, high))
        surface.blit(bust, bust.get_rect(bottomright=(wide + round(high * ASIDE), high)))
        surface.blit(gradient((wide, high), base, FOOT, down=True), (0, 0))
        mask = pygame.Surface((wide * SMOOTH, high * SMOOTH), pygame.SRCALPHA)
        mask.fill((255, 255, 255, 0))
        edge = [(high * SLANT, 0), (wide, 0), (wide, high), (0, high)]
        large = [(x * SMOOTH, y * SMOOTH) for x, y in edge]
        pygame.draw.polygon(mask, (255, 255, 255, 255), large)
        leaning = pygame.transform.smoothscale(mask, (wide, high))
        surface.blit(leaning, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return surface


def gradient(
    size: tuple[int, int], color: Rgb, alphas: tuple[int, ...], down: bool = False
) -> pygame.Surface:
    """A colour that is more or less opaque, from the left to the right or downwards."""
    length = len(alphas)
    strip = pygame.Surface((1, length) if down else (length, 1), pygame.SRCALPHA)
    for place, alpha in enumerate(alphas):
        strip.set_at((0, place) if down else (place, 0), (*color, alpha))
    return pygame.transform.smoothscale(strip, size)


class SpeechBubble(Label):
    """One sentence, on paper as large as it, with a tail towards the face."""

    def __init__(self, kit: Kit, rect: pygame.Rect, text: str) -> None:
        inner = rect.inflate(-kit.px(40), 0)
        style = "lead" if kit.type.fit(text, "lead", inner.size)[1:] == (1, True) else "body"
        super().__init__(kit, inner, text, style, "base", lines=LINES, name="trade.said")
        widest = max(kit.type.width(line, style, self.share) for line in self.lines)
        high = min(rect.height, self.height + kit.px(18))
        self.paper = pygame.Rect(rect.x, rect.y, widest + kit.px(40), high)
        self.rect = self.paper.inflate(-kit.px(40), 0)

    def paint(self, surface: pygame.Surface) -> None:
        """Paper and words."""
        kit, size = self.kit, self.paper.size
        surface.blit(kit.kept(("paper", size), lambda: _paper(kit, size)), self.paper)
        super().paint(surface)


def _paper(kit: Kit, size: tuple[int, int]) -> pygame.Surface:
    """A bubble with a tail to the right."""
    tail, wide = kit.px(18), kit.px(9) * SMOOTH
    large = pygame.Surface(((size[0] + tail) * SMOOTH, size[1] * SMOOTH), pygame.SRCALPHA)
    body = pygame.Rect(0, 0, size[0] * SMOOTH, size[1] * SMOOTH)
    pygame.draw.rect(large, PAPER, body, border_radius=kit.px(14) * SMOOTH)
    right, middle = body.right - 2, body.centery
    tip = (right + tail * SMOOTH, middle + wide)
    pygame.draw.polygon(large, PAPER, [(right, middle - wide), tip, (right, middle + wide)])
    return pygame.transform.smoothscale(large, (size[0] + tail, size[1]))


class ReasonPill(Label):
    """Why, with a sign for or against, on a dark pill in the colour of that sign."""

    def __init__(self, services: Services, rect: pygame.Rect, reason: Reason, name: str) -> None:
        kit, side = services.kit, rect.height
        self.icon, self.tone = ("plus", "good") if reason.sign > 0 else ("minus", "bad")
        room = pygame.Rect(rect.x + side, rect.y, rect.width - side - kit.px(16), side)
        super().__init__(kit, room, reason_text(services, reason), "small", name=name)
        self.rect.width = kit.type.width(self.lines[0], "small", self.share)
        self.ground = pygame.Rect(rect.x, rect.y, self.rect.right + kit.px(16) - rect.x, side)

    def paint(self, surface: pygame.Surface) -> None:
        """Pill, sign, words."""
        kit, ground, color = self.kit, self.ground, self.kit.color(self.tone)
        key = ("reason", ground.size, color)
        surface.blit(kit.kept(key, lambda: pill_ground(kit, ground.size, color, True)), ground)
        middle, side = (ground.x + ground.height // 2, ground.centery), ground.height
        pygame.draw.circle(surface, color, middle, round(side * 0.32))
        put_sign(kit, surface, middle, self.icon, side * 0.44 / kit.view.factor, "base")
        super().paint(surface)


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
        kit, words = self.kit, self.kit.type.line_height("small") + self.kit.px(2)
        for place, cell in enumerate(Area(self.rect, kit.px(4)).columns(len(MOODS))):
            area, lit = Area(cell), place == self.lit
            ink = Ink("strong" if lit else "small", METER[place] if lit else "muted", "center")
            said = self.services.say(f"meter.m{place}")
            put_text(kit, surface, area.bottom(words), said, ink)
            side = round(min(area.rest.size) * (1 if lit else 0.78))
            face = pygame.Rect(0, 0, side, side)
            face.midbottom = area.rest.midbottom
            SmallMood(kit, face, self.character, place, lit, 8 * lit).paint(surface)


class SmallMood(Widget):
    """A face in a mood, within a rim in the colour of the mood."""

    def __init__(
        self, kit: Kit, rect: pygame.Rect, character: str, mood: int, lit: bool, glow: int = 0
    ) -> None:
        super().__init__(kit, rect)
        self.character, self.mood, self.lit, self.glow = character, mood, lit, glow

    def paint(self, surface: pygame.Surface) -> None:
        """Dark unless it is lit."""
        kit, rect, color = self.kit, self.rect, self.kit.color(METER[self.mood])
        key = ("mood", self.character, self.mood, rect.size, self.lit)
        surface.blit(kit.kept(key, self._draw), rect)
        rim = mixed(kit.color("base"), color, 1.0 if self.lit else 0.55)
        cut = rect.width * 0.12 / kit.view.factor
        put_panel(kit, surface, rect, Look(rim, rim, 0, 2.5 if self.lit else 1.2, cut, self.glow))

    def _draw(self) -> pygame.Surface:
        size = self.rect.size
        name = f"faces_characters/{self.character}.{MOODS[self.mood]}"
        face = pygame.Surface(size, pygame.SRCALPHA)
        face.blit(self.kit.fitted(name, size), (0, 0))
        if not self.lit:
            face.fill((120, 120, 130, 255), special_flags=pygame.BLEND_RGBA_MULT)
        mask = pygame.Surface(size, pygame.SRCALPHA)
        pygame.draw.polygon(mask, (255,) * 4, corners(mask.get_rect(), size[0] // 8))
        face.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return face


class Opinion(NamedTuple):
    """What the other one shows."""

    player: str
    character: str  # whose face it is
    called: str  # who plays them, if that is anybody
    said: str
    rating: Rating | None = None
    doing: str = ""  # the key of what they do now, if there is something
    metered: bool = True


def put_opposite(services: Services, pane: pygame.Rect, shown: Opinion) -> list[Widget]:
    """Face, name, bubble, reasons and meter."""
    kit, size, rating = services.kit, TalkMeasures(services.kit).between, shown.rating
    mood = CALM if rating is None else MOODS[rating.meter]
    slant = round(pane.height * SLANT)
    area = Area(pane, size(3, 8)).inset(slant + size(4, 14), size(4, 16))
    found: list[Widget] = [LargeFace(kit, pane, shown.character, mood)]
    if shown.metered:
        lit = None if rating is None else rating.meter
        found.append(MoodMeter(services, area.bottom(size(62, 122)), shown.character, lit))
    area.right(round(area.rest.width * (1 - WORDS)))
    found += _names(services, area, shown)
    bubble = SpeechBubble(kit, area.rest, shown.said)
    area.top(bubble.paper.height)
    found.append(bubble)
    told = () if rating is None else rating.reasons[:MOST_REASONS]
    reasons = [one for one in told if one.code not in SAID]
    high = max(kit.type.line_height("small") + kit.px(2), size(30, 40))
    most = max(1, (area.rest.height + area.gap) // (high + area.gap))
    for place, reason in enumerate(reasons[:most]):
        found.append(ReasonPill(services, area.top(high), reason, f"reason.{place}"))
    if len(reasons) > most:
        found[-1].tip = "\n".join(reason_text(services, one) for one in reasons)
    return found


def _names(services: Services, area: Area, shown: Opinion) -> list[Widget]:
    """Who it is, and what they do now."""
    kit, words = services.kit, services.words
    color = services.box.corporations[shown.player].color
    called = RowText(words.name(f"corporation.{shown.player}"), "strong", color)
    parts: list[RowPart] = [Mark(f"marks/{shown.player}", 26), called]
    if shown.doing:
        parts += [Space(10), RowText(services.say(f"screen.trade.{shown.doing}"), "body")]
    tip = about(words, shown.character) if shown.metered else ""
    found: list[Widget] = []
    if shown.called:
        spot = area.top(kit.type.line_height("heading"))
        found.append(Strip(kit, spot, [RowText(shown.called, "heading")], tip=tip))
    spot = area.top(kit.type.line_height("strong"))
    return [*found, Strip(kit, spot, parts, name="trade.thinks", tip=tip)]
