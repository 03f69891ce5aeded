"""The credits: who made it, and under which licences."""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame

from newangeles_gui import provenance
from newangeles_gui.widgets import (
    Area,
    Button,
    Column,
    Image,
    Label,
    Panel,
    Paragraph,
    Scroll,
    columns_in,
)

from .front import Page

WIDEST: Final = 1720  # units
MARGIN: Final = 40
GAP: Final = 24
PADDING: Final = 28
LOGO: Final = 130
SMALL_LOGO: Final = 80
MARK: Final = 60
MARK_GAP: Final = 28
TWO_COLUMNS: Final = 1250
LINKS: Final = (
    ("pygame-ce", "LGPL 2.1"),
    ("PyYAML", "MIT"),
    ("platformdirs", "MIT"),
    ("pydantic", "MIT"),
    ("tomlkit", "MIT"),
    ("SDL 2", "zlib"),
    ("Python", "PSF"),
)
FONTS: Final = (("Exo 2", "The Exo 2 Project Authors"), ("Russo One", "Jovanny Lemonad"))


class CreditsPanel(NamedTuple):
    """A panel of the credits: its words and its sign."""

    name: str
    icon: str
    color: str


CHAPTERS: Final = (
    CreditsPanel("makers", "people", "accent"),
    CreditsPanel("unofficial", "info", "warning"),
    CreditsPanel("code", "report", "good"),
    CreditsPanel("art", "star", "pink"),
    CreditsPanel("fonts", "almanac", "violet"),
    CreditsPanel("libraries", "folder", "blue"),
)


class Credits(Page):
    """Panels with everything that somebody has to be thanked for."""

    name = "credits"

    def build(self) -> None:
        """Logotype above, panels in two columns that scroll, a way back below."""
        area = Area(self.screen, self.px(GAP)).inset(self.px(MARGIN))
        area.rest.width = min(self.px(WIDEST), area.rest.width)
        area.rest.centerx = self.screen.centerx
        self._put_head(area.top(self.px(LOGO if self.kit.view.canvas[1] > 700 else SMALL_LOGO)))
        foot = Area(area.bottom(self.px(60)), self.px(MARK_GAP))
        back = Button(
            self.kit, foot.left(self.px(240)), self.say("screen.back"), self.back, "back",
            name="back",
        )  # fmt: skip
        scroll = Scroll(self.kit, area.rest, "chapters")
        number = 2 if self.kit.view.canvas[0] >= TWO_COLUMNS else 1
        columns = columns_in(scroll, scroll.inner, number, area.gap)
        for chapter in CHAPTERS:
            self._put_chapter(scroll, chapter, min(columns, key=lambda one: one.y))
        self._put_marks(foot)
        self.root.add(scroll, back)
        scroll.settle()
        self.focus_first("back")

    def _put_head(self, rect: pygame.Rect) -> None:
        area = Area(rect, self.px(48))
        logo = area.left(self.services.room.logo_width(self.services, rect.height))
        words = self.say("screen.credits.version", version=provenance.version())
        self.root.add(
            self.services.room.logo(self.services, logo),
            Label(self.kit, area.rest, words, "label", "muted", align="right"),
        )

    def _put_marks(self, area: Area) -> None:
        """Everybody who can be played, at the right of the foot, as many as there is room for."""
        size, room = self.px(MARK), self.services.room
        for name in reversed(self.services.roles):
            if area.rest.width < size + area.gap:
                return
            rect = Area(area.right(size)).middle(size, size)
            mark, label = self.kit.icon(room.mark(name, "128"), MARK), self.services.called(name)
            self.root.add(Image(self.kit, rect, mark, name=f"mark.{name}", tip=label))

    def _put_chapter(self, scroll: Scroll, chapter: CreditsPanel, column: Column) -> None:
        """A panel with sign, title and words, as high as these are."""
        kit, px, padding = self.kit, self.px, self.px(PADDING)
        inner = Column(self.root, column.width - 2 * padding, (column.left + padding, column.y))
        inner.y += px(18)
        title = Area(inner.room(px(40), px(8)), px(14))
        words = (inner.left, inner.y)
        text = Paragraph(kit, words, inner.width, self._text(chapter.name), "body")
        rect = column.room(text.rect.bottom + px(20) - column.y, px(GAP))
        sign = kit.icon(chapter.icon, 30, kit.color(chapter.color))
        called = self.say(f"screen.credits.{chapter.name}.title")
        scroll.add(
            Panel(kit, rect, chapter.color, alpha=222),
            Image(kit, title.left(px(30)), sign),
            Label(kit, title.rest, called, "heading", chapter.color),
            text,
        )

    def _text(self, name: str) -> str:
        key = "title.unofficial" if name == "unofficial" else f"screen.credits.{name}.text"
        text = self.say(key, title=self.say("title.name"))
        if name == "libraries":
            text += "\n" + "\n".join(f"{library} · {licence}" for library, licence in LINKS)
        if name == "fonts":
            text += "\n" + "\n".join(f"{font} · {author}" for font, author in FONTS)
        return text
