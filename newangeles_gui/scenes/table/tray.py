"""The tray: an offer of an opponent, with its terms and the answers to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from newangeles_gui.widgets.button import Button
from newangeles_gui.widgets.label import Image, Label, Panel
from newangeles_gui.widgets.widget import Widget
from newangeles_gui.words.bargaining import offered

from ..portraits import Portrait, about
from .board_room import OverBoard, at_foot, free_place

if TYPE_CHECKING:
    from newangeles_gui.rules.view import View
    from newangeles_gui.session.talking import Offer
    from newangeles_gui.widgets.kit import Kit

    from ..base import Services
    from .board import Board

WIDTH: Final = 640  # units
HEIGHT: Final = 196
SMALL_HEIGHT: Final = 178
MARK: Final = 52
BUTTON: Final = 48
PADDING: Final = 14
GAP: Final = 8
TEXT_PADDING: Final = 15  # of a button
SIGN: Final = 34  # with its gap


class Reply(NamedTuple):
    """A button of the tray: its key in the words, its sign, its colour."""

    key: str
    icon: str
    color: str


REPLIES: Final = (
    Reply("accept", "check", "good"),
    Reply("counter", "trade", "accent"),
    Reply("refuse", "cross", "line"),
    Reply("mute", "mute", "line"),
)


class Tray(OverBoard):
    """Lies on the board and waits; the game can be played on beside it."""

    def __init__(
        self,
        services: Services,
        board: Board,
        view: View,
        offer: Offer,
        reply: Callable[[str], None],
        character: str = "",
    ) -> None:
        kit = services.kit
        compact = kit.view.compact
        size = (
            min(kit.px(WIDTH), board.rect.width),
            min(kit.px(SMALL_HEIGHT if compact else HEIGHT), board.rect.height),
        )
        rect = (free_place(board, size) or at_foot(board, size)).clamp(board.rect)
        super().__init__(kit, rect, "tray")
        inner = rect.inflate(-2 * kit.px(PADDING), -2 * kit.px(PADDING) // 2)
        by = view.corporations[offer.by]
        foot = pygame.Rect(inner.x, 0, inner.width, kit.px(BUTTON))
        foot.bottom = inner.bottom
        upper = pygame.Rect(inner.x, inner.y, inner.width, foot.top - kit.px(GAP) - inner.y)
        face = pygame.Rect(upper.x, upper.y, upper.height, upper.height)
        if character:
            upper.x, upper.width = face.right + kit.px(GAP), upper.width - face.width - kit.px(GAP)
        mark = pygame.Rect(upper.x, upper.y, kit.px(MARK), kit.px(MARK))
        words = pygame.Rect(mark.right + kit.px(10), inner.y, 0, kit.px(MARK))
        words.width = inner.right - words.x
        terms = pygame.Rect(upper.x, words.bottom, upper.width, upper.bottom - words.bottom)
        said = offered(services.words, offer.said, by, len(str(offer.trade)))
        text = " ".join(services.words.trade(offer.trade, view))
        self.add(
            Panel(kit, rect, "warning", alpha=250, glow=12),
            Image(kit, mark, kit.icon(f"marks/{by}", MARK - 6)),
            Label(kit, words, said, "label", lines=2, name="tray.said"),
            Label(kit, terms, text, "small", "muted", lines=4, name="tray.terms"),
            *_buttons(services, foot, reply),
        )
        if character:
            self.add(Portrait(kit, face, character, "tray.face", about(services, character)))


def _buttons(services: Services, rect: pygame.Rect, reply: Callable[[str], None]) -> list[Widget]:
    """Side by side, as wide as their words need; without signs where these take too much room."""
    kit, gap = services.kit, services.kit.px(8)
    texts = [services.say(f"screen.table.tray.{one.key}") for one in REPLIES]
    needs = [_in_two_lines(kit, text) + 2 * kit.px(TEXT_PADDING) for text in texts]
    room = rect.width - gap * (len(REPLIES) - 1)
    if sum(needs) > room:  # the last one has a sign that says it
        texts[-1], needs[-1] = "", rect.height
        wide = sum(needs[:-1])
        needs[:-1] = [min(one, one * (room - rect.height) // wide) for one in needs[:-1]]
    free = room - sum(needs)
    signs = len(REPLIES) * kit.px(SIGN)
    signed = not kit.view.compact and free >= signs
    more = max(0, free - signs * signed) // len(REPLIES) + kit.px(SIGN) * signed
    found: list[Widget] = []
    left = rect.x
    for (key, icon, color), text, need in zip(REPLIES, texts, needs, strict=True):
        spot = pygame.Rect(left, rect.y, min(need + more, rect.right - left), rect.height)
        left = spot.right + gap
        found.append(
            Button(
                kit,
                spot,
                text,
                lambda key=key: reply(key),  # type: ignore[misc]
                icon if signed or not text else "",
                color,
                "small_strong",
                lines=2,
                name=f"tray.{key}",
                tip=services.say(f"screen.table.tray.tip.{key}"),
            )
        )
    return found


def _in_two_lines(kit: Kit, text: str) -> int:
    """How wide words are in the two lines that they are best parted in."""
    words = text.split(" ")
    parted = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words) + 1)]
    widths = (max(kit.type.width(line, "small_strong") for line in lines) for lines in parted)
    return min(widths) + 1
