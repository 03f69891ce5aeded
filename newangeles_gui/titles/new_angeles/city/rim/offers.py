"""What opponents offer, under their faces: opened, with terms and answers, or only its price."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from newangeles_gui.table import OverBoard
from newangeles_gui.widgets import (
    Area,
    Button,
    Image,
    Label,
    Look,
    Mark,
    Panel,
    RowPart,
    RowText,
    Widget,
    mixed,
    put_focus,
    put_panel,
    row,
)

from ...words import offered, own_words, signs_of

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.widgets import Action, Kit

    from ...rules import View
    from ...talk import Offer, VotePrice
    from .row import FaceRow, FaceSeat

WIDTH: Final = 600  # units
HANGS: Final = 12  # below the face
MARK: Final = 50
BUTTON: Final = 48
PADDING: Final = 14
GAP: Final = 8
TEXT_PADDING: Final = 15  # of a button
SIGN: Final = 34  # with its gap
TERM_SIGN: Final = 26
STYLE: Final = "small"  # of the terms
LEAST: Final = 72  # percent: how small they may become
STEP: Final = 4
HIGH: Final = 38  # of 40: the room under a plate
BESIDE: Final = 4  # units to the tag


class OfferReply(NamedTuple):
    """A button of the card: its key in the words, its sign, its colour."""

    key: str
    icon: str
    color: str


REPLIES: Final = (
    OfferReply("accept", "check", "good"),
    OfferReply("counter", "trade", "accent"),
    OfferReply("refuse", "cross", "line"),
    OfferReply("mute", "mute", "line"),
)


class OpenedOffer(OverBoard):
    """Hangs over the board and waits; the game can be played on beside it."""

    way_in = "tray.counter"  # looks at it closely: neither accepts nor refuses

    def __init__(
        self,
        services: Services,
        board: Widget,
        view: View,
        offer: Offer,
        reply: Callable[[str], None],
        face: pygame.Rect,
        room: pygame.Rect,
    ) -> None:
        kit = services.kit
        self.services, self.offer, self.view, self.board = services, offer, view, board
        self.lines = own_words(services.words).trade(offer.trade, view)
        width = min(kit.px(WIDTH), room.width)
        inner = width - 2 * kit.px(PADDING)
        rows = _rows(services, inner)
        answers = rows * kit.px(BUTTON) + (rows - 1) * kit.px(GAP)
        high = kit.px(PADDING + MARK + GAP) + answers + self._words(inner)
        rect = pygame.Rect(0, 0, width, min(high, room.height))
        rect.midtop = (face.centerx, face.bottom + kit.px(HANGS))
        super().__init__(kit, rect.clamp(room), "tray")
        inside = self.rect.inflate(-2 * kit.px(PADDING), -kit.px(PADDING))
        foot = pygame.Rect(inside.x, inside.bottom - answers, inside.width, answers)
        self.add(Panel(kit, self.rect, "warning", alpha=255, glow=12))
        self._head(inside)
        top = inside.y + kit.px(MARK)
        self._terms(pygame.Rect(inside.x, top, inside.width, foot.top - kit.px(GAP) - top))
        self.add(*_buttons(services, foot, rows, reply))

    def _words(self, width: int, share: float = 1.0) -> int:
        """How high all terms are together."""
        lines = sum(len(wrapped) for wrapped in self._wrapped(width, share))
        return lines * self.services.kit.type.line_height(STYLE, share)

    def _wrapped(self, width: int, share: float) -> list[list[str]]:
        """Each term in its lines, beside its sign."""
        kit = self.services.kit
        room = width - kit.px(TERM_SIGN)
        return [kit.type.wrap(line, STYLE, room, share) for line in self.lines]

    def _head(self, upper: pygame.Rect) -> None:
        """Who wants something, and what for."""
        kit, by = self.kit, self.view.corporations[self.offer.by]
        mark = pygame.Rect(upper.x, upper.y, kit.px(MARK), kit.px(MARK))
        words = pygame.Rect(mark.right + kit.px(10), upper.y, 0, kit.px(MARK))
        words.width = upper.right - words.x
        said = offered(
            own_words(self.services.words), self.offer.said, by, len(str(self.offer.trade))
        )
        self.add(
            Image(kit, mark, kit.icon(f"marks/{by}", MARK - 6)),
            Label(kit, words, said, "label", lines=2, name="tray.said"),
        )

    def _terms(self, rect: pygame.Rect) -> None:
        """One below the other, each with its sign; smaller where there is too little room."""
        kit, beside = self.kit, self.kit.px(TERM_SIGN)
        shares = [percent / 100 for percent in range(100, LEAST - 1, -STEP)]
        fitting = (one for one in shares if self._words(rect.width, one) <= rect.height)
        share, top = next(fitting, shares[-1]), rect.y
        step, wrapped = kit.type.line_height(STYLE, share), self._wrapped(rect.width, share)
        signs = signs_of(self.offer.trade)
        for place, (text, lines) in enumerate(zip(self.lines, wrapped, strict=True)):
            icon, color = signs[place]
            high = len(lines) * step
            sign = pygame.Rect(rect.x, top, beside, step)
            words = pygame.Rect(rect.x + beside, top, rect.width - beside, high)
            self.add(
                Image(kit, sign, kit.icon(icon, TERM_SIGN - 8, kit.color(color))),
                Label(
                    kit, words, text, STYLE, lines=len(lines),
                    name=f"tray.term.{place}", tip="\n".join(self.lines),
                ),
            )  # fmt: skip
            top += high


def _needs(services: Services) -> list[int]:
    """How wide the words of each button are at least, with their room."""
    kit = services.kit
    texts = [services.say(f"offer.answer.{one.key}") for one in REPLIES]
    return [_in_two_lines(kit, text) + 2 * kit.px(TEXT_PADDING) for text in texts]


def _rows(services: Services, width: int) -> int:
    """In how many rows the buttons find room for their words."""
    gaps = services.kit.px(GAP) * (len(REPLIES) - 1)
    return 1 if sum(_needs(services)) + gaps <= width else 2


def _buttons(
    services: Services, rect: pygame.Rect, rows: int, reply: Callable[[str], None]
) -> list[Widget]:
    """Side by side, as wide as their words need; with signs where there is room for all."""
    kit, gap, needs = services.kit, services.kit.px(GAP), _needs(services)
    columns = len(REPLIES) // rows
    free = rect.width - gap * (columns - 1) - (sum(needs) if rows == 1 else 0)
    signs = columns * kit.px(SIGN)
    signed = rows == 1 and not kit.view.compact and free >= signs
    found: list[Widget] = []
    area = Area(rect, gap)
    for line in range(rows):
        row = Area(area.top((rect.height - gap * (rows - 1)) // rows), gap)
        for place in range(line * columns, (line + 1) * columns):
            wide = free // columns + (needs[place] if rows == 1 else 0)
            found.append(_button(services, REPLIES[place], row.left(wide), signed, reply))
    return found


def _button(
    services: Services,
    one: OfferReply,
    rect: pygame.Rect,
    signed: bool,
    reply: Callable[[str], None],
) -> Button:
    return Button(
        services.kit,
        rect,
        services.say(f"offer.answer.{one.key}"),
        partial(reply, one.key),
        one.icon if signed else "",
        one.color,
        "small_strong",
        lines=2,
        name=f"tray.{one.key}",
        tip=services.say(f"offer.answer_tip.{one.key}"),
    )


def _in_two_lines(kit: Kit, text: str) -> int:
    """How wide words are in the two lines that they are best parted in."""
    words = text.split(" ")
    parted = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words) + 1)]
    widths = (max(kit.type.width(line, "small_strong") for line in lines) for lines in parted)
    return min(widths) + 1


class PriceChip(Button):
    """Under the portrait, beside the tag; a click opens the talk with just this on the table."""

    floats = True

    def __init__(
        self, services: Services, plate: FaceSeat, price: VotePrice, open_it: Action
    ) -> None:
        kit, face, below = services.kit, plate.face, plate.below
        share = below.height / 40
        say, key = services.say, "now" if price.now else "later"
        text = say(f"screen.rim.price.{key if price.price else 'free'}", price=price.price)
        units = share / kit.view.factor
        number = f"{price.price}" if price.now else f"≈{price.price}"
        self.parts: list[RowPart] = [
            Mark("trade", 20 * units, "warning"), Mark("symbols/capital", 22 * units),
            RowText(number, "strong", "capital"),
        ]  # fmt: skip
        rect = pygame.Rect(face.x, below.y, face.width - round(BESIDE * share), round(HIGH * share))
        tip = f"{text}\n{say(f'screen.rim.price_tip.{key}')}"
        super().__init__(kit, rect, "", open_it, name=f"price.{price.seat}", tip=tip)
        self.text = text

    def paint(self, surface: pygame.Surface) -> None:
        """A pill in the colour of an offer."""
        kit, rect, lit = self.kit, self.rect, self.hovered or self.focused
        tint = kit.color("warning")
        fill = mixed(kit.color("base"), tint, 0.3 if lit else 0.12)
        put_panel(kit, surface, rect, Look(fill, tint, 238, 1.4, 8, 4 if lit else 0))
        drawn = row(kit, self.parts, rect.width - kit.px(10))
        surface.blit(drawn, drawn.get_rect(center=rect.center))
        if self.focused:
            put_focus(kit, surface, rect)


def put_prices(
    services: Services,
    faces: FaceRow,
    prices: Sequence[VotePrice],
    open_it: Callable[[VotePrice], None],
) -> list[PriceChip]:
    """A chip under each face whose price is known."""
    plates = {one.seat: one for one in faces.seats}
    return [
        PriceChip(services, plates[one.seat], one, partial(open_it, one))
        for one in prices
        if one.seat in plates
    ]
