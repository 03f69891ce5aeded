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

    from ..base import Services
    from .board import Board

WIDTH: Final = 640  # units
HEIGHT: Final = 190
SMALL_HEIGHT: Final = 172
MARK: Final = 52
BUTTON: Final = 42
PADDING: Final = 14
GAP: Final = 8


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
    gap = services.kit.px(8)
    width = (rect.width - gap * (len(REPLIES) - 1)) // len(REPLIES)
    found: list[Widget] = []
    for place, (key, icon, color) in enumerate(REPLIES):
        spot = pygame.Rect(rect.x + place * (width + gap), rect.y, width, rect.height)
        text = services.say(f"screen.table.tray.{key}")
        tip = services.say(f"screen.table.tray.tip.{key}")
        found.append(
            Button(
                services.kit,
                spot,
                text,
                lambda key=key: reply(key),  # type: ignore[misc]
                "" if services.kit.view.compact else icon,
                color,
                "small_strong",
                lines=2,
                name=f"tray.{key}",
                tip=tip,
            )
        )
    return found
