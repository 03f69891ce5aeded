"""Where people of a colour move: how many go to each home, with a counter below it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.engine import Choice
from newangeles_gui.widgets import Look, Widget, mixed, put_focus, put_panel

from ..city import words
from ..content import COLOURS
from ..rules import cell_text, read_cell

if TYPE_CHECKING:
    from newangeles_gui.engine import Decision

    from ..city import CityBoard

LEAST, MOST = 92, 118  # units that a counter is wide, three times as wide as high
SHARE: Final = 0.84  # of a cell, between these
GAP: Final = 3  # units
HOME, RIM = 3, 8  # how much worse it is to hide another home, or to stand under a panel


class Crowd:
    """People of one colour who have to go somewhere."""

    def __init__(self, asked: Decision) -> None:
        self.asked = asked
        self.colour, self.number = "", 0
        self.homes: dict[int, int] = {}  # by cell, how many go there
        for option in asked.options:
            self.colour, to, count = option.split(" ")
            self.homes[read_cell(to.removeprefix("to="))] = 0
            self.number = max(self.number, int(count.removeprefix("count=")))

    @property
    def place(self) -> int:
        """The place of the colour."""
        return COLOURS.index(self.colour)

    @property
    def left(self) -> int:
        """How many have nowhere to go yet."""
        return self.number - sum(self.homes.values())

    def send(self, cell: int, half: bool = False) -> None:
        """All who are left go there, or half of them; if none is left, all of the others."""
        if not self.left:
            for other in self.homes:
                self.homes[other] = 0
        self.homes[cell] += -(-self.left // 2) if half else self.left

    def add(self, cell: int, step: int) -> bool:
        """One more there, or one less; whether there was one."""
        if step < 0:
            if not self.homes[cell]:
                return False
            self.homes[cell] -= 1
            return True
        if not self.left:
            others = [one for one, count in self.homes.items() if count and one != cell]
            if not others:
                return False
            self.homes[max(others, key=lambda one: self.homes[one])] -= 1
        self.homes[cell] += 1
        return True

    def sole(self, cell: int) -> bool:
        """Whether all of them go there."""
        return self.homes.get(cell) == self.number

    def choices(self) -> list[Choice]:
        """The answers, one for each home that somebody goes to."""
        options = [
            f"{self.colour} to={cell_text(cell)} count={count}"
            for cell, count in self.homes.items()
            if count
        ]
        return [
            choice for option in options for choice in self.asked.choices()
            if choice.option == option
        ]  # fmt: skip


class CrowdCounter(Widget):
    """`- 6 +` below a home."""

    focusable = True
    floats = True

    def __init__(
        self, board: CityBoard, crowd: Crowd, cell: int, changed: Callable[[], None],
        question: Callable[[], pygame.Rect],
    ) -> None:  # fmt: skip
        super().__init__(board.kit, pygame.Rect(0, 0, 0, 0), f"crowd.{cell_text(cell)}")
        self.board, self.crowd, self.cell, self.changed = board, crowd, cell, changed
        self.question = question  # where it stands: nothing is hidden below it
        self._look: object = None

    def follow(self) -> None:
        """Below the home, or wherever beside it the least of the city is hidden."""
        look = (self.board.camera.sight, self.board.turn, self.question().copy())
        if look == self._look:
            return
        self._look = look
        home, room = self.board.cell_rect(self.cell), self.board.camera.room
        wide = max(self.kit.px(LEAST), min(self.kit.px(MOST), round(home.width * SHARE)))
        rect = pygame.Rect(0, 0, wide, max(self.kit.px(LEAST) // 3, wide // 3))
        gap = self.kit.px(GAP)
        below = (home.centerx, home.bottom + gap)
        places = [rect.copy() for _ in range(5)]
        places[0].midtop = below
        places[1].midbottom = (home.centerx, home.top - gap)
        places[2].midleft = (home.right + gap, home.centery)
        places[3].midright = (home.left - gap, home.centery)
        places[4].midbottom = (home.centerx, home.bottom - gap)
        self.rect = min(places, key=lambda one: self._hides(one, room))

    def _hides(self, rect: pygame.Rect, room: pygame.Rect) -> int:
        """How much would be hidden there; other homes, the rim and the question weigh more."""
        cells = {cell: self.board.cell_rect(cell) for cell, _ in self.board.tiles}
        hidden = sum(
            _area(rect.clip(one)) * (HOME if cell in self.crowd.homes and cell != self.cell else 1)
            for cell, one in cells.items()
        )
        outside = _area(rect) - _area(rect.clip(room)) + _area(rect.clip(self.question()))
        return hidden + RIM * outside

    def click(self, pos: tuple[int, int]) -> bool:
        """Its left half is one less, its right half one more."""
        return self._step(1 if pos[0] >= self.rect.centerx else -1)

    def wheel(self, amount: int) -> bool:
        """The wheel counts as well."""
        return self._step(1 if amount > 0 else -1)

    def act(self, action: str) -> bool:
        """Enter is one more, erasing one less."""
        if action in ("erase", "delete", "page_up", "overlay"):
            return self._step(-1)
        return self._step(1) if action in ("confirm", "page_down", "other") else False

    def _step(self, step: int) -> bool:
        if self.crowd.add(self.cell, step):
            self.changed()
        return True

    def paint(self, surface: pygame.Surface) -> None:
        """Minus, how many, plus."""
        kit, rect = self.kit, self.rect
        tint = kit.color(self.crowd.colour)
        dark = mixed(tint, kit.color("base"), 0.45)
        glow = 6 if self.hovered else 0
        put_panel(kit, surface, rect, Look(dark, tint, 250, 1.6, 8, glow))
        side = rect.height
        for adds, center in ((False, rect.x + side * 5 // 8), (True, rect.right - side * 5 // 8)):
            disc, arm = round(side * 0.36), round(side * 0.18)
            pygame.draw.aacircle(surface, mixed(dark, tint, 0.6), (center, rect.centery), disc)
            bar = pygame.Rect(0, 0, 2 * arm, max(2, side // 12))
            bar.center = (center, rect.centery)
            surface.fill(kit.color("text"), bar)
            if adds:
                bar.size = (bar.height, bar.width)
                bar.center = (center, rect.centery)
                surface.fill(kit.color("text"), bar)
        number = str(self.crowd.homes[self.cell])
        drawn = words(kit, number, "number", kit.color("text"), side * 0.62)
        surface.blit(drawn, drawn.get_rect(center=rect.center))
        if self.focused:
            put_focus(kit, surface, rect)


def _area(rect: pygame.Rect) -> int:
    return rect.width * rect.height
