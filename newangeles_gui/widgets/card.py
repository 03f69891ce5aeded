"""Cards on surfaces: large to be read, small for hands and tables, backs, and their states."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from .card_print import (
    BodyLine,
    CardFace,
    Fitted,
    WordRoom,
    card_height,
    fit,
    height_of,
    lines_of,
    put_body,
    put_lines,
    symbol,
    tinted,
    window,
)
from .card_small import paint_medium, paint_small, whole_title
from .surfaces import Look, margin, panel, put_focus, put_panel
from .widget import Tip, Widget

if TYPE_CHECKING:
    from .card_print import CardFace
    from .kit import Kit


Painter = Callable[["Kit", CardFace, tuple[int, int]], pygame.Surface]

LARGE: Final = 350  # units; from this width on a card has its whole frame
MEDIUM: Final = 232  # from this width on it has its text
GLOW: Final = 14
VEIL: Final = 150
TURN: Final = -5  # degrees
CUT: Final = 0.07  # of the width
FRAME: Final = 0.034  # how much of its file a frame leaves free for its own glow
# What the edge of a card says: it can be played, it is chosen.
STATES: Final = MappingProxyType({"lit": "accent", "chosen": "focus"})


def paint_card(kit: Kit, face: CardFace, size: tuple[int, int]) -> pygame.Surface:
    """A card of exactly this size in pixels: with its frame, with its text, or only its name."""
    paint = _painter(kit, size[0])
    return kit.kept(("card", face, size), lambda: paint(kit, face, size))


def name_is_whole(kit: Kit, face: CardFace, width: int) -> bool:
    """Whether a card of this width shows its whole name; otherwise a tip should say it."""
    return width >= kit.px(LARGE) or whole_title(kit, face, (width, card_height(width)))


def card_back(kit: Kit, name: str, size: tuple[int, int]) -> pygame.Surface:
    """The back of a card by the name of its picture, such as `cards_frames/event.back`."""
    return kit.kept(("card back", name, size), lambda: kit.pictures.sized(name, size))


def put_card(
    kit: Kit,
    surface: pygame.Surface,
    rect: pygame.Rect,
    face: CardFace | str,
    state: str = "",
) -> None:
    """Draw a card, or a back by its name, in a state: lit, chosen, dimmed, exhausted, or none."""
    if state == "exhausted":
        key = ("exhausted", face, rect.size)
        turned = kit.kept(key, lambda: _exhausted(kit, _painted(kit, face, rect.size)))
        surface.blit(turned, turned.get_rect(center=rect.center))
        return
    if state in STATES:
        put_rim(kit, surface, rect, STATES[state])
    surface.blit(_painted(kit, face, rect.size), rect)
    if state == "dimmed":
        key = ("veil", face, rect.size)
        surface.blit(kit.kept(key, lambda: _veil(kit, _painted(kit, face, rect.size))), rect)


def _painted(kit: Kit, face: CardFace | str, size: tuple[int, int]) -> pygame.Surface:
    return card_back(kit, face, size) if isinstance(face, str) else paint_card(kit, face, size)


def put_rim(kit: Kit, surface: pygame.Surface, rect: pygame.Rect, color: str) -> None:
    """The glow around a card."""
    beside = -round(rect.width * FRAME) if rect.width >= kit.px(LARGE) else kit.px(4)
    around = rect.inflate(beside, beside)
    cut = rect.width * CUT / kit.view.factor
    look = Look(kit.color("base"), kit.color(color), 255, edge=4, cut=cut, glow=GLOW)
    drawn, beyond = panel(kit, around.size, look), margin(kit, look)
    surface.blit(drawn, (around.x - beyond, around.y - beyond))


def _painter(kit: Kit, width: int) -> Painter:
    if width >= kit.px(LARGE):
        return paint_large
    return paint_medium if width >= kit.px(MEDIUM) else paint_small


def _veil(kit: Kit, card: pygame.Surface) -> pygame.Surface:
    """A dark layer in the shape of the card."""
    veil = card.copy()
    veil.fill((0, 0, 0, VEIL), special_flags=pygame.BLEND_RGBA_MULT)
    veil.fill((*kit.color("base"), 0), special_flags=pygame.BLEND_RGBA_ADD)
    return veil


def _exhausted(kit: Kit, card: pygame.Surface) -> pygame.Surface:
    """Grey, a little turned, with a sign on it."""
    grey = pygame.transform.grayscale(card)
    grey.fill((150, 156, 190, 255), special_flags=pygame.BLEND_RGBA_MULT)
    sign = kit.icon("exhausted", min(72, grey.get_width() / kit.view.factor * 0.34))
    grey.blit(sign, sign.get_rect(center=(grey.get_width() // 2, grey.get_height() * 2 // 5)))
    return pygame.transform.rotozoom(grey, TURN, 1.0)


def nothing() -> None:
    """What a card does that cannot be clicked."""


class Card(Widget):
    """A face or a back at a place: a click does something, the other button or Z shows it large."""

    focusable = True

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        face: CardFace | str,
        action: Callable[[], None] = nothing,
        zoom: Callable[[], None] | None = None,
        state: str = "",
        name: str = "",
        tip: Tip = "",
    ) -> None:
        super().__init__(kit, rect, name, tip)
        self.face, self.action, self.zoom, self.state = face, action, zoom, state
        if not tip and isinstance(face, CardFace) and not name_is_whole(kit, face, rect.width):
            self.tip = face.title

    def click(self, pos: tuple[int, int]) -> bool:
        """Do it."""
        self.action()
        return True

    def context(self, pos: tuple[int, int]) -> bool:
        """Look at it."""
        if self.zoom is not None:
            self.zoom()
        return self.zoom is not None

    def act(self, action: str) -> bool:
        """The key for looking closely does that."""
        return self.context(self.rect.center) if action == "zoom" else super().act(action)

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the card; under the pointer it glows."""
        if self.hovered and not self.state:
            put_rim(self.kit, surface, self.rect, "accent")
        put_card(self.kit, surface, self.rect, self.face, self.state)
        if self.focused:
            put_focus(self.kit, surface, self.rect)


# Rows of the frame's file: a card with many words has a lower picture and a higher text box.
PICTURE_ROWS: Final = (320, 840)
TEXT_ROWS: Final = (1100, 1400)
SHRINKS: Final = (0.0, 0.15, 0.3, 0.45, 0.6)  # shares of the picture's rows
LAST_SHRINK: Final = 0.95
COMFORT: Final = 0.95  # down to this size of words the picture stays larger
COMFORT_SHRINK: Final = 0.3
LEAST: Final = 0.75
HEXAGONS: Final = ((156, 1580), (260, 1580), (364, 1580), (468, 1580))
FOOT_LEFT: Final = 552
TEXT_PADDING: Final = 18  # pixels of the file


class CardPlan(NamedTuple):
    """How high the picture is, and the size of the words."""

    taken: int  # rows of the file that the picture gives to the text
    share: float
    lines: list[BodyLine]


class CardFrame:
    """The places of a frame at a size, with some rows moved from picture to text."""

    def __init__(self, kit: Kit, face: CardFace, size: tuple[int, int]) -> None:
        self.name = f"cards_frames/{face.kind}.frame"
        self.known = kit.pictures.known[self.name]
        self.size = size
        self.factor = size[0] / self.known.size[0]
        self.taken = 0

    def px(self, length: float) -> int:
        """Pixels of the card for pixels of the file."""
        return round(length * self.factor)

    def box(self, name: str) -> pygame.Rect:
        """A box of the frame, in pixels of the card."""
        x, y, width, height = self.known.boxes[name]
        if name == "picture":
            height -= self.taken
        elif name in ("kind", "text"):
            y -= self.taken
            height += self.taken if name == "text" else 0
        return pygame.Rect(self.px(x), self.px(y), self.px(width), self.px(height))

    def draw(self, kit: Kit) -> pygame.Surface:
        """The frame itself."""
        key = ("frame", self.name, self.size)
        whole = kit.kept(key, lambda: kit.pictures.sized(self.name, self.size))
        if not self.taken:
            return whole
        surface = pygame.Surface(self.size, pygame.SRCALPHA)
        (p0, p1), (t0, t1) = PICTURE_ROWS, TEXT_ROWS
        ends = (0, p0, p1, t0, t1, self.known.size[1])
        goals = (0, p0, p1 - self.taken, t0 - self.taken, t1, self.known.size[1])
        for place in range(5):
            self._move(whole, surface, ends[place : place + 2], goals[place : place + 2])
        return surface

    def _move(
        self,
        whole: pygame.Surface,
        surface: pygame.Surface,
        rows: tuple[int, ...],
        goal: tuple[int, ...],
    ) -> None:
        top, bottom = self.px(rows[0]), self.px(rows[1])
        to_top, to_bottom = self.px(goal[0]), self.px(goal[1])
        strip = whole.subsurface((0, top, self.size[0], min(bottom, self.size[1]) - top))
        if to_bottom - to_top != bottom - top:
            strip = pygame.transform.smoothscale(strip, (self.size[0], to_bottom - to_top))
        surface.blit(strip, (0, to_top))


def paint_large(kit: Kit, face: CardFace, size: tuple[int, int]) -> pygame.Surface:
    """The whole card; a surface of exactly this size."""
    frame = CardFrame(kit, face, size)
    plan = _plan(kit, face, frame)
    frame.taken = plan.taken
    surface = pygame.Surface(size, pygame.SRCALPHA)
    place = frame.box("picture")
    surface.blit(window(kit, face.picture, place.size), place)
    surface.blit(frame.draw(kit), (0, 0))
    _put_title(kit, surface, face, frame)
    _put_kind(kit, surface, face, frame)
    put_body(kit, surface, frame.box("text"), plan.lines, plan.share)
    _put_foot(kit, surface, face, frame)
    return surface


def _plan(kit: Kit, face: CardFace, frame: CardFrame) -> CardPlan:
    most = max(0.9, min(1.5, frame.size[0] / kit.px(440)))
    steps = [round(most - 0.05 * step, 3) for step in range(int((most - LEAST) / 0.05) + 1)]
    least = kit.type.least("body", LEAST)
    # A low picture, or no words in italics, is better than words that cannot be read.
    tries: list[tuple[CardFace, float, tuple[float, ...]]]
    tries = [(face, share, SHRINKS) for share in steps if share >= least]
    last = (*SHRINKS, LAST_SHRINK)
    tries += [(face, least, last), (replace(face, flavor=""), least, last), (face, LEAST, last)]
    rows = PICTURE_ROWS[1] - PICTURE_ROWS[0]
    plan = CardPlan(0, most, [])
    for told, share, shrinks in tries:
        for shrink in shrinks:
            if share > COMFORT and shrink > COMFORT_SHRINK:
                break
            frame.taken = round(rows * shrink)
            box = frame.box("text")
            lines = lines_of(kit, told, box.width - 2 * frame.px(TEXT_PADDING), share)
            plan = CardPlan(frame.taken, share, lines)
            if height_of(lines) <= box.height - 2 * frame.px(TEXT_PADDING):
                return plan
    return plan


def _put_title(kit: Kit, surface: pygame.Surface, face: CardFace, frame: CardFrame) -> None:
    box = frame.box("title").inflate(-frame.px(32), frame.px(14))
    badge = frame.box("badge")
    if face.sign:
        sign = tinted(kit, face.sign, frame.px(84), kit.color("base"))
        surface.blit(sign, sign.get_rect(center=badge.center))
    most = frame.size[0] / kit.px(440)
    room = WordRoom(box.width, box.height, 2, min(1.9, most), 0.55, leading=0.82)
    fitted = _one_line_first(kit, face.title, room)
    put_lines(kit, surface, box, fitted, "strong", kit.color("text"), leading=0.82)


def _one_line_first(kit: Kit, title: str, room: WordRoom) -> Fitted:
    least = max(0.8, room.most * 0.7)
    single = fit(kit.type, title, "strong", room._replace(lines=1, least=least))
    return single if single.whole else fit(kit.type, title, "strong", room)


def _put_kind(kit: Kit, surface: pygame.Surface, face: CardFace, frame: CardFrame) -> None:
    if not face.kind_line:
        return
    box = frame.box("kind").inflate(0, frame.px(20))
    most = max(0.9, min(1.4, frame.size[0] / kit.px(480)))
    room = WordRoom(box.width - 2 * frame.px(30), box.height, 1, most, 0.6)
    fitted = fit(kit.type, face.kind_line, "small_strong", room)
    width = kit.type.width(fitted.lines[0], "small_strong", fitted.share)
    plate = pygame.Rect(0, 0, width + 2 * frame.px(30), box.height)
    plate.center = box.center
    look = Look(kit.color("base"), kit.color(face.rim), 255, cut=frame.px(16) / kit.view.factor)
    put_panel(kit, surface, plate, look)
    put_lines(kit, surface, plate, fitted, "small_strong", kit.color(face.rim), "center")


def _put_foot(kit: Kit, surface: pygame.Surface, face: CardFace, frame: CardFrame) -> None:
    for mark, (x, y) in zip(face.marks, HEXAGONS, strict=False):
        sign = symbol(kit, mark, frame.px(48))
        surface.blit(sign, sign.get_rect(center=(frame.px(x), frame.px(y))))
    if face.footer:
        box = frame.box("footer")
        box.width -= frame.px(FOOT_LEFT) - box.x + frame.px(20)
        box.x = frame.px(FOOT_LEFT)
        most = max(0.9, min(1.3, frame.size[0] / kit.px(480)))
        fitted = fit(kit.type, face.footer, "small", WordRoom(box.width, box.height, 1, most, 0.6))
        put_lines(kit, surface, box, fitted, "small", kit.color("muted"), "right")
