"""An offer of the deal as a large card at the rim of the board: all that is known of it."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from newangeles_gui.table import Ink, dashed, put_dashes, put_mark, put_sign, put_text
from newangeles_gui.widgets import (
    Area,
    Fitted,
    Look,
    WordRoom,
    corners,
    fade,
    fit,
    mixed,
    put_focus,
    put_lines,
    put_panel,
    window,
)

from ..signs import card_tiles
from .offer import OfferFoot, OfferPart

if TYPE_CHECKING:
    from collections.abc import Set

    from newangeles_gui.table import Target

    from .foresight import Coming
    from .offer import StageSetting

SIGNS: Final = MappingProxyType({"main": "main_offer", "counter": "counter"})
# Units of a card that is so wide; everything shrinks alike, the picture first.
HEAD: Final = 62
PICTURE, LEAST_PICTURE = 156, 56
NAME: Final = 50
TILE: Final = 74  # high: they are 54 wide
AROUND: Final = 14  # above and below the symbols
NOTES: Final = 36
FOOT, LOW_FOOT = 106, 74
SIDE: Final = 22  # to the left and right of words
FACE: Final = 46
CUT: Final = 22
PILE: Final = 9
SMALLEST: Final = 0.7
PALE: Final = 0.55
NAME_SHARE: Final = 0.56  # of its size, for the name of the card at least
LARGE_NAME_SHARE: Final = 0.4  # where words are so large that this can be read as well
NAMED: Final = 0.86  # of its size: smaller the name of a player is not written


NO_WORDS: Final = Fitted((), 1.0, True)


class CardRooms(NamedTuple):
    """Where the parts of a card are."""

    head: pygame.Rect
    picture: pygame.Rect
    symbols: pygame.Rect
    text: pygame.Rect
    notes: pygame.Rect
    foot: pygame.Rect
    words: Fitted


class OfferCard(OfferPart):
    """Main offer or counteroffer; it can be picked where a side is asked for."""

    def __init__(self, setting: StageSetting, rect: pygame.Rect, side: str) -> None:
        super().__init__(setting, rect, side)
        self.foot = OfferFoot(setting, rect, side)
        self.faded = False  # the other side is looked at
        self.hidden: Set[Target] = frozenset()  # what is on its way somewhere
        self._known: tuple[object, ...] = ()
        self._rooms: CardRooms | None = None

    @property
    def focusable(self) -> bool:  # type: ignore[override]
        """Keys reach it while it is an answer."""
        return self.picker.is_lit(self.target)

    @property
    def rooms(self) -> CardRooms:
        """Where its parts are, for the card that is offered now."""
        language = self.services.words.catalog.language.code
        known = (self.card, *self.rect, bool([*self.notes()]), language)
        if self._rooms is None or known != self._known:
            self._known, self._rooms = known, self._arranged()
        return self._rooms

    def _arranged(self) -> CardRooms:
        """The words decide: the picture gives them room first, then they become smaller.

        Where not even that is enough they are for the tip and the large card.
        """
        kit, px = self.kit, self.px
        area = Area(self.rect)
        low = self.rect.height < px(520)
        head, foot = area.top(px(HEAD)), area.bottom(px(LOW_FOOT if low else FOOT))
        symbols = px(TILE) + px(AROUND)
        spare = area.rest.height - symbols - px(LEAST_PICTURE)
        notes = area.bottom(px(NOTES) if [*self.notes()] and spare >= px(NOTES) else 0)
        room = area.rest.height - symbols - px(AROUND)
        width = self.rect.width - 2 * px(SIDE)
        text = self.text
        least = kit.type.least("small", SMALLEST)
        tries = ((PICTURE, 1.0), (LEAST_PICTURE, 1.0), (LEAST_PICTURE, least))
        most = next(
            (
                one
                for high, share in tries
                if (one := self._fitting(text, width, room - px(high), share)).whole
            ),
            NO_WORDS,
        )
        high = len(most.lines) * kit.type.line_height("small", most.share)
        picture = area.top(max(px(LEAST_PICTURE), min(px(PICTURE), room - high)))
        return CardRooms(
            head, picture, area.top(symbols), area.rest.inflate(-2 * px(SIDE), -px(AROUND)),
            notes, foot, most,
        )  # fmt: skip

    def _fitting(self, text: str, width: int, height: int, least: float) -> Fitted:
        lines = max(1, height // self.kit.type.line_height("small", least))
        return fit(self.kit.type, text, "small", WordRoom(width, max(1, height), lines, 1.0, least))

    def show_built(self, built: Coming | None) -> None:
        """Who looks would make this offer; None shows what is offered."""
        self.built = self.foot.built = built

    def support_rect(self) -> pygame.Rect:
        """Where the support lies."""
        rect = self.rect.copy()
        rect.height = self.px(FOOT)
        rect.bottom = self.rect.bottom
        return rect

    def paint(self, surface: pygame.Surface) -> None:
        """The pile below, ground, head, picture, symbols, words, support."""
        if ("deal", self.side) in self.hidden:
            return
        if not self.card:
            self._put_nothing(surface)
        else:
            self._put_pile(surface)
            rooms = self.rooms
            put_panel(self.kit, surface, self.rect, self._ground())
            self._put_head(surface, rooms.head)
            self._put_picture(surface, rooms.picture)
            self._put_symbols(surface, rooms)
            color = self.kit.color("text")
            put_lines(self.kit, surface, self._upper(rooms), rooms.words, "small", color)
            self._put_notes(surface, rooms.notes)
            self._put_line(surface, rooms.foot.y, 0.45)
            self.foot.put(surface, rooms.foot)
            self._put_frame(surface)
        if self.focused:
            put_focus(self.kit, surface, self.rect)

    def _upper(self, rooms: CardRooms) -> pygame.Rect:
        """The words begin at the top of their room."""
        high = len(rooms.words.lines) * self.kit.type.line_height("small", rooms.words.share)
        return pygame.Rect(rooms.text.x, rooms.text.y, rooms.text.width, high)

    def _ground(self) -> Look:
        color, line = self.kit.color, self.kit.color(self.side)
        cut = self.units(CUT)
        if self.picker.is_chosen(self.target):
            return Look(mixed(color("panel"), line, 0.12), color("focus"), 250, 3, cut, 12, 0.1)
        glow = 9 if self.won or self.picker.is_lit(self.target) else 0
        return Look(color("panel"), line, 248, 2, cut, glow, 0.1)

    def _put_frame(self, surface: pygame.Surface) -> None:
        """The outline over what fills the card; a veil over what has lost or is not looked at."""
        look = self._ground()
        if self.lost or self.faded:
            base = self.kit.color("base")
            veil = Look(base, base, 185 if self.lost else 110, 0, look.cut, sheen=0)
            put_panel(self.kit, surface, self.rect, veil)
        pale = mixed(look.line, self.kit.color("base"), PALE)
        line = pale if self.lost or self.faded else look.line
        wide = 3.4 if self.hovered or self.won else 2.4
        if self.built is not None:  # not yet: the line is broken
            around, thick = corners(self.rect, self.px(CUT)), max(2, self.px(wide))
            dashed(surface, line, around, self.px(12), thick)
            return
        put_panel(
            self.kit, surface, self.rect, Look(line, line, 0, self.units(wide), look.cut, sheen=0)
        )

    def _put_head(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Sign and name of the side; at the right who offers it."""
        kit, px, line = self.kit, self.px, self.kit.color(self.side)
        ground = Look(mixed(kit.color("panel"), line, 0.24), line, 255, 0, self.units(CUT))
        with_foot = pygame.Rect(rect.x, rect.y, rect.width, rect.height + px(CUT))
        surface.set_clip(rect.clip(surface.get_clip()))
        put_panel(kit, surface, with_foot, ground)
        surface.set_clip(None)
        self._put_line(surface, rect.bottom, 1.0)
        put_sign(kit, surface, (rect.x + px(34), rect.centery), SIGNS[self.side],
                 self.units(30), self.side)  # fmt: skip
        face = pygame.Rect(0, 0, px(FACE), px(FACE))
        face.midright = (rect.right - px(12), rect.centery)
        self._put_face(surface, face)
        left, gap = rect.x + px(56), px(8)
        title, wide = self._title(face.left - gap - left)
        here = pygame.Rect(left, rect.y, wide, rect.height)
        put_text(kit, surface, here, title, Ink("heading", self.side, least=0.5))
        who = pygame.Rect(here.right + gap, rect.y, face.left - 2 * gap - here.right, rect.height)
        name = self.player_name(self.proposer)
        room = WordRoom(max(1, who.width), who.height, 2, 1.0, NAMED)
        fitted = fit(kit.type, name, "small_strong", room)
        if fitted.whole and " ".join(fitted.lines) == name:  # else the face tells it, and the tip
            put_text(kit, surface, who, name, Ink("small_strong", "text", "right", 2, least=NAMED))

    def _title(self, room: int) -> tuple[str, int]:
        """Main offer or counteroffer, in short where there is little room; how wide it is."""
        kit = self.kit
        long, short = self.say(self.side), self.say(f"{self.side}_short")
        least = kit.type.least("heading", 0.66)
        title = long if kit.type.width(long, "heading", round(least, 2)) <= room else short
        return title, min(kit.type.width(title, "heading", 0.84), room)

    def _put_face(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The face of who offers it, or the mark where nobody has a face."""
        kit, seat = self.kit, self.proposer
        owner = self.view.corporations[seat]
        tint = self.tint(seat)
        picture = self.face_of(seat)
        pygame.draw.rect(surface, kit.color("base"), rect)
        if picture:
            surface.blit(kit.fitted(picture, rect.size), rect)
        else:
            put_mark(kit, surface, rect.center, owner, self.units(FACE * 0.8))
        pygame.draw.rect(surface, tint, rect, max(1, self.px(2)))

    def _put_line(self, surface: pygame.Surface, y: int, strength: float) -> None:
        color = mixed(self.kit.color("line"), self.kit.color(self.side), strength)
        line = pygame.Rect(self.rect.x, y - 1, self.rect.width, max(1, self.px(1.6)))
        pygame.draw.rect(surface, color, line)

    def _put_picture(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The picture with the name of the card over its foot."""
        kit, px, face = self.kit, self.px, self.services.face(self.card)
        inner = rect.inflate(-2 * max(1, px(2)), 0)
        key = ("stage picture", face.picture, inner.size)
        surface.blit(kit.kept(key, lambda: self._shaded(face.picture, inner.size)), inner)
        least = min(NAME_SHARE, kit.type.least("heading", LARGE_NAME_SHARE))
        high = min(rect.height, max(px(NAME), 2 * kit.type.line_height("heading", least)))
        row = pygame.Rect(rect.x + px(SIDE), rect.bottom - high, 0, high)
        row.width = rect.right - px(SIDE) - row.x
        put_sign(kit, surface, (row.x + px(14), row.centery), face.sign, self.units(34), face.rim)
        row.left, row.width = row.x + px(40), row.width - px(40)
        put_text(kit, surface, row, face.title, Ink("heading", "text", lines=2, least=least))

    def _shaded(self, picture: str, size: tuple[int, int]) -> pygame.Surface:
        made = window(self.kit, picture, size).copy()
        high = min(size[1], self.px(NAME) * 2)
        shade = fade((size[0], high), self.kit.color("panel"), 0, 245)
        made.blit(shade, (0, size[1] - high))
        return made

    def _put_symbols(self, surface: pygame.Surface, rooms: CardRooms) -> None:
        """What the card does, in tiles; a line parts them from the words, if there are any."""
        rect, room = rooms.symbols, rooms.symbols.width - 2 * self.px(SIDE)
        drawn = card_tiles(self.services, self.card, (room, self.px(TILE)))
        if drawn.get_width() > room:  # words beside them do not become smaller
            share = room / drawn.get_width()
            drawn = pygame.transform.smoothscale_by(drawn, share)
        surface.blit(drawn, drawn.get_rect(center=(rect.centerx, rect.centery)))
        if not rooms.words.lines:
            return
        side = self.px(SIDE)
        line = pygame.Rect(rect.x + side, rect.bottom, rect.width - 2 * side, 1)
        pygame.draw.rect(surface, self.kit.color("line"), line)

    def _put_notes(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        kit, px = self.kit, self.px
        left, right = rect.x + px(SIDE), rect.right - px(SIDE)
        for sign, text in self.notes():
            color = None if sign.startswith("marks/") else kit.color("capital")
            drawn = kit.icon(sign, self.units(24), color)
            if left + drawn.get_width() > right:  # the tip has all of them
                return
            surface.blit(drawn, drawn.get_rect(midleft=(left, rect.centery)))
            left += drawn.get_width() + px(6)
            room = pygame.Rect(left, rect.y, right - left, rect.height)
            if text and room.width > px(SIDE):
                put_text(kit, surface, room, text, Ink("small_strong", "capital", least=0.72))
                left += min(room.width, kit.type.width(text, "small_strong")) + px(10)

    def _put_pile(self, surface: pygame.Surface) -> None:
        """Beaten counteroffers lie below the one that stands."""
        below = min(3, len(self.beaten)) if self.side == "counter" else 0
        kit, line = self.kit, mixed(self.kit.color("counter"), self.kit.color("base"), 0.5)
        for place in range(below, 0, -1):
            edge = self.rect.move(-place * self.px(PILE), -place * self.px(PILE) // 2)
            put_panel(
                kit, surface, edge, Look(kit.color("raised"), line, 255, 1.6, self.units(CUT))
            )

    def _put_nothing(self, surface: pygame.Surface) -> None:
        """The empty place, with what it would cost to take it."""
        kit, px = self.kit, self.px
        look = Look(kit.color("base"), kit.color("base"), 222, 0, self.units(CUT), sheen=0)
        put_panel(kit, surface, self.rect, look)
        color = mixed(kit.color(self.side), kit.color("base"), 0.35)
        put_dashes(surface, self.rect, color, px(12), max(2, px(2)))
        center = (self.rect.centerx, self.rect.centery - px(56))
        put_sign(kit, surface, center, SIGNS[self.side], self.units(56), "faint")
        inner = self.rect.inflate(-2 * px(SIDE), 0)
        inner.y, inner.height = self.rect.centery - px(14), px(64)
        ink = Ink("small_strong", "muted", "center", 3)
        inner.y += px(8) + (inner.height + put_text(kit, surface, inner, self.nothing(), ink)) // 2
        ink = Ink("small", self.side, "center", 3, middle=False)
        put_text(kit, surface, inner, self.price(), ink)
