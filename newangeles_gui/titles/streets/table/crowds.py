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

SIZE: Final = (118, 40)  # units


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
        self, board: CityBoard, crowd: Crowd, cell: int, changed: Callable[[], None]
    ) -> None:
        super().__init__(board.kit, pygame.Rect(0, 0, 0, 0), f"crowd.{cell_text(cell)}")
        self.board, self.crowd, self.cell, self.changed = board, crowd, cell, changed
        self.follow()

    def follow(self) -> None:
        """Below the home, or above it where the question would lie over it."""
        home = self.board.cell_rect(self.cell)
        rect = pygame.Rect(0, 0, self.kit.px(SIZE[0]), self.kit.px(SIZE[1]))
        rect.midtop = (home.centerx, home.bottom + self.kit.px(3))
        if rect.bottom > self.board.camera.room.bottom:
            rect.midbottom = (home.centerx, home.top - self.kit.px(3))
        self.rect = rect

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
        for sign, center in (("minus", rect.x + side // 2), ("plus", rect.right - side // 2)):
            disc = round(side * 0.33)
            pygame.draw.aacircle(surface, mixed(dark, tint, 0.6), (center, rect.centery), disc)
            icon = kit.icon(sign, side * 0.44 / kit.view.factor, kit.color("text"))
            surface.blit(icon, icon.get_rect(center=(center, rect.centery)))
        number = str(self.crowd.homes[self.cell])
        drawn = words(kit, number, "number", kit.color("text"), side * 0.62)
        surface.blit(drawn, drawn.get_rect(center=rect.center))
        if self.focused:
            put_focus(kit, surface, rect)
