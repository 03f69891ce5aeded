"""A district seen from near: a card beside it says everything about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.scenes.routes import open_almanac
from newangeles_gui.table import OverBoard
from newangeles_gui.widgets import Area, Button, IconButton, Label, Panel, Paragraph

from . import map as city_map
from .described import described

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.table import Regions

    from .board import CityBoard

WIDE: Final = 470  # units
PADDING: Final = 18
HEAD: Final = 44
BUTTON: Final = 44
GAP: Final = 10
NEAR: Final = 600  # units: how wide the slab is then
HIGH: Final = 1.25  # of the height of the room, at most
LOWER: Final = 0.12  # of that: roofs need room above


class CloseUp(OverBoard):
    """The card beside the district; another click on the city or Escape goes back."""

    def __init__(
        self,
        services: Services,
        places: Regions,
        board: CityBoard,
        district: str,
        close: Callable[[], None],
    ) -> None:
        kit = services.kit
        room = card_room(places, kit.px(WIDE))
        super().__init__(kit, room, "closeup")
        title, *lines = described(services, board.view, district)
        inner = Area(room).inset(kit.px(PADDING), gap=kit.px(GAP))
        head = Area(inner.top(kit.px(HEAD)))
        side = head.right(kit.px(HEAD))
        name = Label(kit, head.rest, title, "label", "accent", lines=2, name="closeup.title")
        content: list[Label] = []
        top = inner.rest.y
        for line in lines:
            place = (inner.rest.x, top)
            content.append(Paragraph(kit, place, inner.rest.width, line, "small"))
            top = content[-1].rect.bottom + kit.px(GAP)
        rules = pygame.Rect(inner.rest.x, top, inner.rest.width, kit.px(BUTTON))
        self.rect.height = rules.bottom + kit.px(PADDING) - room.y
        shift = max(0, self.rect.bottom - places.board.bottom)
        self.add(
            Panel(kit, self.rect, "accent", alpha=245, glow=10),
            name,
            IconButton(
                kit, side, "cross", services.say("screen.close"), close, name="closeup.close"
            ),
            *content,
            Button(
                kit, rules, services.say("screen.closeup.almanac"),
                lambda: open_almanac(services, f"district.{district}"), "almanac",
                name="closeup.almanac",
            ),
        )  # fmt: skip
        for one in self.all():
            one.rect.y -= shift


def card_room(places: Regions, width: int) -> pygame.Rect:
    """Where the card may be: at the right of the board."""
    board = places.board
    right = min(board.right, places.stake.right) - places.tab.width
    return pygame.Rect(right - width, board.y, width, board.height)


def look_at(board: CityBoard, places: Regions, district: str) -> None:
    """The camera goes near enough that the district fills what the card leaves free."""
    free = places.board.copy()
    free.width = card_room(places, board.kit.px(WIDE)).x - free.x
    near = min(board.kit.px(NEAR), round(free.height * HIGH))
    middle = pygame.Rect(0, 0, near, near)
    middle.center = (free.centerx, free.centery + round(near * LOWER))
    ground = city_map.around(district)
    square = pygame.FRect(0, 0, ground.width, ground.width)
    square.center = ground.center
    board.look(board.camera.frame(square, middle))
