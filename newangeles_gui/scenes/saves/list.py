"""A list of saved games that can be chosen from, with a picture of each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.titles.new_angeles.front.mini_city import MiniCity

from ...widgets.scroll import filled_scroll
from ..page import Page
from .rows import HEIGHT, PAD, SMALL_HEIGHT, Picture, SaveRow, Shelf, picture_size

if TYPE_CHECKING:
    from newangeles_gui.session.listing import Listed
    from newangeles_gui.widgets.scroll import Scroll

    from ..base import Services

NEXT_SLAB: Final = 1 / 60  # seconds until the next slab of a picture is made


class SaveListPage(Page):
    """A page with a list of saves; pictures are completed while nobody waits for them."""

    row: type[SaveRow] = SaveRow  # what stands in the list for each

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.saves: list[Listed] = []
        self.chosen: Listed | None = None
        self.shelf = Shelf(services)
        self.mini = MiniCity(self.kit, services.box)
        self._offset = 0
        self._scroll: Scroll | None = None

    def read(self) -> list[Listed]:
        """The saves that this list is about."""
        return self.services.store.saves()

    def enter(self) -> None:
        """Look into the folder again: something may have changed there."""
        self.look()
        super().enter()

    def look(self) -> None:
        """Read the folder; what was chosen stays chosen if it is still there."""
        self.saves = self.read()
        path = self.chosen.path if self.chosen else None
        self.chosen = next((one for one in self.saves if one.path == path), None)

    def rebuild(self) -> None:
        """Put everything anew, scrolled to where it was."""
        if self._scroll is not None:
            self._offset = self._scroll.offset
        super().rebuild()

    def put_list(
        self, rect: pygame.Rect, saves: Sequence[Listed], pick: Callable[[Listed], None]
    ) -> None:
        """The rows."""

        def fill(scroll: Scroll, width: int) -> None:
            self._fill(scroll, width, saves, pick)

        scroll = self._scroll = filled_scroll(self.kit, rect, "saves", fill, self._offset)
        self.root.add(scroll)

    def _fill(
        self,
        scroll: Scroll,
        width: int,
        saves: Sequence[Listed],
        pick: Callable[[Listed], None],
    ) -> None:
        height = self.px(SMALL_HEIGHT if self.kit.view.compact else HEIGHT)
        gap, pad = self.px(10), self.px(PAD)
        # Room for the ring around the row that has the focus.
        top, around = scroll.rect.y + self.px(5), self.px(5)
        for save in saves:
            row = pygame.Rect(scroll.rect.x + around, top, width - 2 * around, height)
            place = pygame.Rect((row.x + pad, row.y + pad), picture_size(self.kit, height))
            pictured = partial(self.shelf.pictured, save)
            picture = Picture(self.kit, place, self.mini, pictured)
            scroll.add(
                self.row(
                    self.services,
                    row,
                    save,
                    picture,
                    partial(pick, save),
                    chosen=save is self.chosen,
                )
            )
            top += height + gap

    def update(self, seconds: float) -> None:
        """One more slab of a picture."""
        super().update(seconds)
        if self.mini.load_one() and not self.mini.waiting:
            self.root.dirty = True

    def wait(self) -> float | None:
        """Soon, as long as pictures are not complete."""
        return NEXT_SLAB if self.mini.waiting else super().wait()
