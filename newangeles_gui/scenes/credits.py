"""The credits: who made it, and under which licences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from newangeles_gui import provenance
from newangeles_gui.widgets import Button, Image, Label, Panel, Paragraph, Scroll

from .front import FrontScene

if TYPE_CHECKING:
    from newangeles_gui.widgets import Widget

WIDEST: Final = 1720  # units
MARGIN: Final = 40
GAP: Final = 24
PADDING: Final = 28
LOGO: Final = 130
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


class Credits(FrontScene):
    """Panels with everything that somebody has to be thanked for."""

    name = "credits"

    def build(self) -> None:
        """Logotype above, panels in two columns that scroll, a way back below."""
        kit, screen = self.kit, self.screen
        width = min(self.px(WIDEST), screen.width - 2 * self.px(MARGIN))
        whole = pygame.Rect(0, self.px(MARGIN), width, screen.height - 2 * self.px(MARGIN))
        whole.centerx = screen.centerx
        head = self._put_head(whole)
        foot = pygame.Rect(whole.x, whole.bottom - self.px(60), self.px(240), self.px(60))
        room = pygame.Rect(whole.x, head, whole.width, foot.top - self.px(GAP) - head)
        scroll = Scroll(kit, room, "chapters")
        self._fill(scroll)
        self._put_marks(foot, whole.right)
        back = Button(kit, foot, self.say("screen.back"), self._back, "back", name="back")
        self.root.add(scroll, back)
        scroll.settle()
        if self.root.focus is None:
            self.root.set_focus(back)

    def _put_head(self, whole: pygame.Rect) -> int:
        kit = self.kit
        high = self.px(LOGO if kit.view.canvas[1] > 700 else 80)
        wide = self.services.room.logo_width(self.services, high)
        logo = pygame.Rect(whole.x, whole.y, wide, high)
        version = pygame.Rect(logo.right + self.px(48), whole.y, 0, high)
        version.width = whole.right - version.x
        words = self.say("screen.credits.version", version=provenance.version())
        self.root.add(
            self.services.room.logo(self.services, logo),
            Label(kit, version, words, "label", "muted", align="right"),
        )
        return logo.bottom + self.px(GAP)

    def _put_marks(self, foot: pygame.Rect, right: int) -> None:
        """Everybody who can be played, at the right of the foot."""
        size, gap = self.px(MARK), self.px(MARK_GAP)
        for place, name in enumerate(reversed(self.services.roles)):
            rect = pygame.Rect(0, 0, size, size)
            rect.midright = (right - place * (size + gap), foot.centery)
            if rect.x < foot.right + gap:
                return
            mark = self.kit.icon(self.services.room.mark(name, "128"), MARK)
            label = self.services.called(name)
            self.root.add(Image(self.kit, rect, mark, name=f"mark.{name}", tip=label))

    def _fill(self, scroll: Scroll) -> None:
        """Each chapter goes into the column that is shorter so far."""
        columns = 2 if self.kit.view.canvas[0] >= TWO_COLUMNS else 1
        gap = self.px(GAP)
        width = (scroll.inner - gap * (columns - 1)) // columns
        bottoms = [scroll.rect.y] * columns
        for chapter in CHAPTERS:
            column = bottoms.index(min(bottoms))
            place = (scroll.rect.x + column * (width + gap), bottoms[column])
            bottoms[column] = self._put_chapter(scroll, chapter, place, width) + gap

    def _put_chapter(
        self, scroll: Scroll, chapter: CreditsPanel, place: tuple[int, int], width: int
    ) -> int:
        kit, padding = self.kit, self.px(PADDING)
        left, top = place[0] + padding, place[1] + self.px(18)
        inner = width - 2 * padding
        sign = self.px(44)
        icon = pygame.Rect(left, top, self.px(30), self.px(40))
        title = pygame.Rect(left + sign, top, inner - sign, self.px(40))
        words = self.say(f"screen.credits.{chapter.name}.title")
        text = Paragraph(
            kit, (left, title.bottom + self.px(8)), inner, self._text(chapter.name), "body"
        )
        rect = pygame.Rect(*place, width, text.rect.bottom + self.px(20) - place[1])
        widgets: list[Widget] = [
            Panel(kit, rect, chapter.color, alpha=222),
            Image(kit, icon, kit.icon(chapter.icon, 30, kit.color(chapter.color))),
            Label(kit, title, words, "heading", chapter.color),
            text,
        ]
        scroll.add(*widgets)
        return rect.bottom

    def _text(self, name: str) -> str:
        key = "title.unofficial" if name == "unofficial" else f"screen.credits.{name}.text"
        text = self.say(key, title=self.say("title.name"))
        if name == "libraries":
            text += "\n" + "\n".join(f"{library} · {licence}" for library, licence in LINKS)
        if name == "fonts":
            text += "\n" + "\n".join(f"{font} · {author}" for font, author in FONTS)
        return text

    def _back(self) -> None:
        self.services.stack.pop()

    def cancel(self) -> bool:
        """Back to where it was opened."""
        self._back()
        return True
