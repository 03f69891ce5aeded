"""Tabs of long texts with a list of contents beside them."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

import pygame

from newangeles_gui.widgets.passages import Passage, Passages

from .links import Links, hits_of
from .tab import Tab

if TYPE_CHECKING:
    from newangeles_gui.widgets.long_view import Choices


class TextTab(Tab):
    """The passages that were found, with their links."""

    with_words = True  # whether words of the glossary lead to it

    @abstractmethod
    def passages(self) -> list[Passage]:
        """All that were found."""

    @abstractmethod
    def contents(self) -> list[tuple[str, str]]:
        """What the list beside the text shows: keys of passages and their names."""

    def build(self) -> None:
        """The list, where there is room, and the text."""
        passages = self.passages()
        if not passages:
            self.put_nothing()
            return
        options = self.contents()
        self._keys = [key for key, _ in options]
        self._list = self.put_contents(options, f"{self.name}.contents") if self.wide else None
        inner = self.put_panel(self.area)
        self.view = self._text = self._put_text(inner, passages)
        self._follow_list(self._text.offset)

    def _put_text(self, rect: pygame.Rect, passages: list[Passage]) -> Passages:
        screen = self.screen
        text = Passages(
            self.kit,
            rect,
            passages,
            Links(screen.index, self.with_words),
            screen.open,
            lambda line: hits_of(screen.query, line),
            self.name,
            self._moved,
            self.chosen,
        )
        self.add(text)
        text.scroll_to(self.offset(self.name))
        if screen.aimed and self.chosen:
            text.go_to(self.chosen)
        return text

    def _moved(self, offset: int) -> None:
        self.keep_offset(self.name, offset)
        if self.view is not None:
            self._follow_list(offset)

    def _follow_list(self, offset: int) -> None:
        contents: Choices | None = self._list
        if contents is not None:
            contents.mark(self._text.first_seen(self._keys))

    def go_to(self, key: str) -> None:
        """Scroll to a passage."""
        self._text.go_to(key)
        if self._list is not None:
            self._list.mark(key)
