"""A player at the end of a game: the face, the capital, and the rival who is turned up."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.scenes import CardZoom
from newangeles_gui.table import Ink, put_text
from newangeles_gui.widgets import (
    Look,
    Mark,
    RowPart,
    RowText,
    Widget,
    mixed,
    put_focus,
    put_panel,
    row,
)
from newangeles_gui.widgets.surfaces import corners

from ..city.rim import faces, sitters
from ..new_game import corporation_color
from ..rules import FEDERALIST
from ..words import own_words
from .deals import MET, VAIN, short_goal, verdict

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.session import Match
    from newangeles_gui.widgets import Rgb

# Units.
PAD: Final = 14
EMBLEM: Final = 60
CAPITAL: Final = 78
LOW: Final = 152  # what the rival takes
RIVAL: Final = 118
NARROW: Final = 250  # a narrower card has no picture of the rival
RIBBON: Final = 40
YOU: Final = 40
TILT: Final = 3  # degrees
CUT: Final = 14
FLIP: Final = 0.3  # seconds in which a rival turns over
PALE: Final = (176, 176, 192)
SIGNS: Final = MappingProxyType({MET: ("check", "good"), VAIN: ("void", "warning")})


class EndCard(Widget):
    """One of the players; its rival lies face down until it is `turned`."""

    focusable = True

    def __init__(
        self, services: Services, rect: pygame.Rect, match: Match, seat: int, own: bool
    ) -> None:
        super().__init__(services.kit, rect, f"end.{seat}")
        self.services, self.match, self.seat, self.own = services, match, seat, own
        self.state = match.game.state
        self.corp = self.state.corporations[seat]
        self.verdict = verdict(services, match.game, seat)
        self.turned = False
        self.flip = 1.0  # how far it has turned over

    @property
    def won(self) -> bool:
        """Whether that is known by now."""
        return self.turned and self.seat in self.state.winners

    @property
    def shown(self) -> list[str]:
        """The cards that lie here face up, large to be looked at."""
        investment = self.state.investments[self.seat]
        rival = [f"rival.{self.state.rivals[self.seat]}"] if self.turned else []
        return [*rival, *([investment] if investment else [])]

    @property
    def tip_text(self) -> str:
        """All that is to be read here, in words."""
        lines = [self.services.words.name(f"corporation.{self.corp}")]
        investment = self.state.investments[self.seat]
        if investment:
            name = self.services.words.name(f"investment.{investment}")
            lines.append(self.services.say("screen.results.investment", investment=name))
        return "\n".join([*lines, self.verdict.text] if self.turned else lines)

    def click(self, pos: tuple[int, int]) -> bool:
        """Its cards, large."""
        if self.shown:
            self.services.stack.push(CardZoom(self.services, self.shown))
        return bool(self.shown)

    # ------------------------------------------------------------ what is seen

    @property
    def mood(self) -> str:
        """How they take it."""
        if not self.turned:
            return "calm"
        if self.won:
            return "pleased"
        richest = self.state.capital[self.seat] == max(self.state.capital)
        return "angry" if richest or self.verdict.outcome == VAIN else "annoyed"

    @property
    def face(self) -> str:
        """Whose face they have at this table."""
        return faces(self.match)[self.seat]

    def paint(self, surface: pygame.Surface) -> None:
        """From above: picture and names, capital and investment, the rival."""
        kit, rect = self.kit, self.rect
        gold = kit.color("focus")
        line = gold if self.won else kit.color("accent" if self.own else "line")
        look = Look(kit.color("panel"), line, 245, 2.5 if self.won or self.own else 1.5, CUT,
                    9 if self.won else 0, sheen=0.05)  # fmt: skip
        put_panel(kit, surface, rect, look)
        inner = rect.inflate(-2 * kit.px(2), -2 * kit.px(2))
        low = min(kit.px(LOW), inner.height // 3)
        money = kit.px(CAPITAL)
        upper = pygame.Rect(inner.x, inner.y, inner.width, inner.height - low - money)
        surface.blit(self._picture(upper.size), upper)
        tint = kit.color(corporation_color(own_words(self.services.words), self.corp))
        pygame.draw.rect(surface, tint, (upper.x, upper.bottom - kit.px(2), upper.width, kit.px(3)))
        self._put_names(surface, upper, tint)
        self._put_capital(surface, pygame.Rect(inner.x, upper.bottom, inner.width, money))
        self._put_rival(surface, pygame.Rect(inner.x, inner.bottom - low, inner.width, low))
        if self.won:
            self._put_ribbon(surface)
        if self.own:
            self._put_you(surface)
        if self.focused:
            put_focus(kit, surface, rect)

    def _picture(self, size: tuple[int, int]) -> pygame.Surface:
        pale = self.turned and not self.won
        key = ("end picture", self.face, self.corp, self.mood, size, pale)
        return self.kit.kept(key, lambda: self._draw_picture(size, pale))

    def _draw_picture(self, size: tuple[int, int], pale: bool) -> pygame.Surface:
        """The bust before its backdrop; below it gets dark for the names."""
        kit = self.kit
        surface = pygame.Surface(size, pygame.SRCALPHA)
        if self.face:
            surface.blit(kit.fitted(f"backdrops_characters/{self.face}", size), (0, 0))
            side = round(min(size[1] * 1.02, size[0] * 1.3))
            bust = kit.pictures.sized(f"busts_characters/{self.face}.{self.mood}", (side, side))
            surface.blit(bust, bust.get_rect(midtop=(size[0] // 2, round(size[1] * 0.02))))
        else:
            surface.fill((*mixed(kit.color("panel"), kit.color("line"), 0.5), 255))
            mark = kit.icon(f"marks/{self.corp}", min(size) * 0.6 / kit.view.factor)
            surface.blit(mark, mark.get_rect(center=(size[0] // 2, round(size[1] * 0.42))))
        if pale:
            surface.fill((*PALE, 255), special_flags=pygame.BLEND_RGBA_MULT)
        shadow = pygame.Surface((1, 8), pygame.SRCALPHA)
        for y in range(8):
            alpha = round(225 * max(0, y - 4) / 3)
            shadow.set_at((0, y), (*kit.color("base"), alpha))
        surface.blit(pygame.transform.smoothscale(shadow, size), (0, 0))
        shape = pygame.Surface(size, pygame.SRCALPHA)
        whole = pygame.Rect(0, 0, size[0], size[1] + kit.px(CUT))
        pygame.draw.polygon(shape, (255, 255, 255, 255), corners(whole, kit.px(CUT)))
        surface.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return surface

    def _put_names(self, surface: pygame.Surface, rect: pygame.Rect, tint: Rgb) -> None:
        kit = self.kit
        side = min(kit.px(EMBLEM), rect.width // 4)
        center = (rect.x + kit.px(8) + side // 2, rect.bottom - side // 2 - kit.px(4))
        pygame.draw.circle(surface, kit.color("base"), center, side // 2)
        pygame.draw.circle(surface, tint, center, side // 2, max(2, kit.px(2.5)))
        mark = kit.icon(f"marks/{self.corp}", side * 0.6 / kit.view.factor)
        surface.blit(mark, mark.get_rect(center=center))
        left = center[0] + side // 2 + kit.px(10)
        who, room = self._who(), rect.right - kit.px(6) - left
        foot = rect.bottom - kit.px(6) - (kit.type.line_height("body") if who else 0)
        name = self.services.words.name(f"corporation.{self.corp}")
        whole = kit.type.width(name, "heading", 0.8) <= room
        ink = Ink("heading", least=0.8) if whole else Ink("strong", lines=2, least=0.72)
        high = kit.type.line_height(ink.style) * ink.lines
        words = pygame.Rect(left, foot - high, room, high)
        put_text(kit, surface, words, name, ink)
        below = pygame.Rect(left, foot, room, kit.type.line_height("body"))
        put_text(kit, surface, below, who, Ink("body", least=0.7))

    def _who(self) -> str:
        """The person by name, or the character."""
        return sitters(self.services, self.match)[self.seat].name

    def _put_capital(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        kit, pad = self.kit, self.kit.px(PAD)
        number = str(self.state.capital[self.seat])
        narrow = rect.width < kit.px(NARROW)
        parts: list[RowPart] = [
            Mark("symbols/capital", 30 if narrow else 38),
            RowText(number, "title", "capital"),
        ]
        drawn = row(kit, parts)
        place = drawn.get_rect(midleft=(rect.x + pad, rect.centery))
        surface.blit(drawn, place)
        investment = self.state.investments[self.seat]
        left = place.right + pad
        if investment:
            room = pygame.Rect(left, rect.y, rect.right - pad - left, rect.height)
            self._put_investment(surface, room, investment)
        line = pygame.Rect(rect.x + pad, rect.bottom - 1, rect.width - 2 * pad, max(1, kit.px(1.5)))
        pygame.draw.rect(surface, kit.color("line"), line)

    def _put_investment(self, surface: pygame.Surface, rect: pygame.Rect, card: str) -> None:
        """Its name, or its picture where that has no room."""
        kit = self.kit
        sign = kit.icon("investment", 24, kit.color("text"))
        name = self.services.words.name(f"investment.{card}")
        gap = sign.get_width() + kit.px(6)
        room = min(rect.width - gap, kit.type.width(name, "label"))
        high = rect.height - kit.px(12)
        if room > 0 and kit.type.fit(name, "small", (room, high), 2)[2]:
            words = pygame.Rect(rect.right - room, rect.y, room, rect.height)
            surface.blit(sign, sign.get_rect(midright=(words.x - kit.px(6), rect.centery)))
            put_text(kit, surface, words, name, Ink("label", lines=2, least=0.68))
            return
        side = min(kit.px(54), high)
        spot = pygame.Rect(rect.right - side, rect.centery - side // 2, side, side)
        face = self.services.face(card)
        surface.blit(kit.fitted(face.picture, spot.size), spot)
        pygame.draw.rect(surface, kit.color("capital"), spot, max(1, kit.px(1.5)))

    def _put_rival(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The card, then in words who that is and what became of it."""
        kit, pad = self.kit, self.kit.px(PAD)
        left = rect.x + pad
        if rect.width >= kit.px(NARROW):
            side = min(kit.px(RIVAL), rect.height - pad)
            self._put_card(surface, pygame.Rect(left, rect.centery - side // 2, side, side))
            left += side + kit.px(16)
        words = pygame.Rect(left, rect.y + kit.px(8), rect.right - kit.px(8) - left, 0)
        step = kit.type.line_height("small")
        words.height = step
        if not self.turned or self.flip < 0.5:
            words.centery = rect.centery
            put_text(kit, surface, words, self.services.say("screen.results.rival"),
                     Ink("small", "muted"))  # fmt: skip
            return
        put_text(kit, surface, words, self.services.say("screen.results.rival"),
                 Ink("small", "muted"))  # fmt: skip
        icon, color = SIGNS.get(self.verdict.outcome, ("cross", "bad"))
        became = self.services.say(f"screen.results.became.{self.verdict.outcome}")
        parts: list[RowPart] = [Mark(f"icons/{icon}", 22, color), RowText(became, "label", color)]
        foot = row(kit, parts, words.width)
        low = foot.get_rect(bottomleft=(left, rect.bottom - kit.px(8)))
        surface.blit(foot, low)
        goal = pygame.Rect(left, words.bottom, words.width, low.y - words.bottom)
        text = short_goal(self.services, self.match.game, self.seat)
        put_text(kit, surface, goal, text, Ink("strong", lines=4, middle=False, least=0.62))

    def _put_card(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """It turns over: narrower, then the other side."""
        open_now = self.turned and self.flip >= 0.5
        drawn = self._card(rect.width, open_now)
        share = abs(1 - 2 * self.flip) if self.turned and self.flip < 1 else 1.0
        if share < 1:
            size = (max(1, round(drawn.get_width() * share)), drawn.get_height())
            drawn = pygame.transform.scale(drawn, size)
        surface.blit(drawn, drawn.get_rect(center=rect.center))

    def _card(self, side: int, open_now: bool) -> pygame.Surface:
        rival = self.state.rivals[self.seat] if open_now else ""
        key = ("end rival", rival, side, open_now)
        return self.kit.kept(key, lambda: self._draw_card(rival, side))

    def _draw_card(self, rival: str, side: int) -> pygame.Surface:
        kit = self.kit
        surface = pygame.Surface((side, side), pygame.SRCALPHA)
        picture = f"cards_rivals/{rival}" if rival else "cards_frames/rival.back"
        surface.blit(kit.fitted(picture, (side, side)), (0, 0))
        edge = kit.color("text" if rival else "muted")
        pygame.draw.rect(surface, edge, surface.get_rect(), max(2, kit.px(2.5)))
        if rival:
            center, radius = (round(side * 0.2), round(side * 0.2)), round(side * 0.17)
            pygame.draw.circle(surface, kit.color("base"), center, radius)
            sign = "symbols/threat" if rival == FEDERALIST else f"marks/{rival}"
            mark = kit.icon(sign, radius * 1.3 / kit.view.factor)
            surface.blit(mark, mark.get_rect(center=center))
        return pygame.transform.rotozoom(surface, TILT, 0.94) if rival else surface

    def _put_ribbon(self, surface: pygame.Surface) -> None:
        kit, gold = self.kit, self.kit.color("focus")
        parts: list[RowPart] = [
            Mark("icons/star", 22, "base"),
            RowText(self.services.say("screen.results.won"), "label", "base"),
        ]
        drawn = row(kit, parts)
        place = pygame.Rect(0, 0, drawn.get_width() + kit.px(20), kit.px(RIBBON))
        place.topright = (self.rect.right - kit.px(14), self.rect.y + kit.px(14))
        put_panel(kit, surface, place, Look(gold, gold, 255, 0, 8, sheen=0.1))
        surface.blit(drawn, drawn.get_rect(center=place.center))

    def _put_you(self, surface: pygame.Surface) -> None:
        kit, accent = self.kit, self.kit.color("accent")
        words = self.services.say("screen.results.you")
        drawn = kit.type.draw(words, "label", kit.color("base"))
        place = pygame.Rect(0, 0, drawn.get_width() + kit.px(44), kit.px(YOU))
        place.center = self.rect.midtop
        pygame.draw.rect(surface, accent, place, border_radius=place.height // 2)
        surface.blit(drawn, drawn.get_rect(center=place.center))
