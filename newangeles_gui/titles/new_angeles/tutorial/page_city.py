"""The first page: the city as it lies on the table, and who runs it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.table.picker import Picker
from newangeles_gui.widgets.button import IconButton
from newangeles_gui.widgets.label import Label

from ..table.board import Board
from .guided import guided_match
from .picture import Picture, columns, cut_bottom

if TYPE_CHECKING:
    from .introduction import Introduction

MARKS: Final = 76  # units
SMALL_MARKS: Final = 50
SAID: Final = 84
SMALL_SAID: Final = 62
SIZE: Final = 0.8  # of the button


class CityPicture(Picture):
    """The board at the start of the guided game; a mark says how its corporation earns."""

    def __init__(self, scene: Introduction) -> None:
        super().__init__(scene)
        self.corporation = next(iter(self.services.box.corporations))
        self.view = guided_match(self.services.box, "").view()
        self.board: Board | None = None

    def put(self, room: pygame.Rect) -> None:
        """The board, what the chosen corporation is paid for, and all marks."""
        kit, compact = self.kit, self.kit.view.compact
        said = cut_bottom(room, kit.px(SMALL_SAID if compact else SAID), kit.px(6))
        row = cut_bottom(room, kit.px(SMALL_MARKS if compact else MARKS), kit.px(6))
        self.board = Board(self.services, room, self.view, Picker())
        self.add(self.board)
        corporations = list(self.services.box.corporations)
        for name, rect in zip(
            corporations, columns(row, len(corporations), kit.px(8)), strict=True
        ):
            self.add(self._mark(name, rect))
        key = f"corporation.{self.corporation}"
        name = self.services.words.name(key)
        contract = self.services.words.catalog.translate(f"{key}.contract")
        words = f"{name}. {contract}"
        self.add(Label(kit, said, words, "label", align="center", lines=3, name="contract"))

    def _mark(self, name: str, rect: pygame.Rect) -> MarkButton:
        return MarkButton(
            self.kit, rect, f"marks/{name}", self.services.words.name(f"corporation.{name}"),
            lambda: self.choose(name), chosen=name == self.corporation, name=f"mark.{name}",
        )  # fmt: skip

    def choose(self, name: str) -> None:
        """Read about another corporation."""
        self.corporation = name
        self.changed()

    def update(self, seconds: float) -> bool:
        """The city lives."""
        return self.board is not None and self.board.update(seconds)

    def wait(self) -> float | None:
        """As often as the board wants."""
        return None if self.board is None else self.board.wait()


class MarkButton(IconButton):
    """A mark as large as its button."""

    def _write(self, surface: pygame.Surface) -> None:
        side = min(self.rect.height, self.rect.width) * SIZE / self.kit.view.factor
        mark = self.kit.icon(self.icon, side)
        surface.blit(mark, mark.get_rect(center=self.rect.center))
