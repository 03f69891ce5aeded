"""A card as it is read: the whole frame, with its words fitted into the frame's boxes."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from .card_print import (
    BodyLine,
    Fitted,
    WordRoom,
    fit,
    height_of,
    lines_of,
    put_body,
    put_lines,
    symbol,
    tinted,
    window,
)
from .surfaces import Look, put_panel

if TYPE_CHECKING:
    from .card_face import CardFace
    from .kit import Kit

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
    put_body(kit, surface, plan.lines, frame.box("text"), plan.share)
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
    put_lines(kit, surface, fitted, "strong", kit.color("text"), box, leading=0.82)


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
    put_lines(kit, surface, fitted, "small_strong", kit.color(face.rim), plate, "center")


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
        put_lines(kit, surface, fitted, "small", kit.color("muted"), box, "right")
