"""Where one learns to play: the steps, a page for each module, and the guided game."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final

from newangeles_gui.scenes import Page, Services
from newangeles_gui.widgets import Area, Button, Label, Panel, Paragraph

from .lessons import CHAPTERS, Chapter, Lesson, lessons
from .taught import LessonTable, open_guided_game

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from newangeles_gui.scenes import PauseItem, Scene

GAP: Final = 18  # units
SMALL_GAP: Final = 10
PADDING: Final = 18
SMALL_PADDING: Final = 10
FOOT: Final = 60
SMALL_FOOT: Final = 46
HEADING: Final = 40
SMALL_HEADING: Final = 30
BETWEEN: Final = 8
HIGHEST: Final = 56  # a button
COLUMNS: Final = 2
MANY: Final = 3  # lessons; more stand in two columns


class LearnPage(Page):
    """A panel for each chapter with a button for each lesson; below, the guided game."""

    name = "learn"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.lessons = lessons(services.box.title.data)

    def build(self) -> None:
        """Four panels, and the way to the game."""
        compact, px = self.kit.view.compact, self.px
        body = Area(self.head(self.say("learn.title")), px(SMALL_GAP if compact else GAP))
        foot = Area(body.bottom(px(SMALL_FOOT if compact else FOOT)), px(GAP))
        play = foot.right(min(px(420), foot.rest.width // 2))
        places = body.grid(len(CHAPTERS), COLUMNS, (body.rest.height - body.gap) // COLUMNS)
        for rect, chapter in zip(places, CHAPTERS, strict=True):
            self._put_chapter(rect, chapter)
        begin = partial(open_guided_game, self.services)
        words = self.say("screen.tutorial.play")
        self.root.add(Button(self.kit, play, words, begin, "play", "accent", lines=2, name="play"))
        if self.root.focus is None:
            self.root.set_focus(self.root.named(f"lesson.{self.lessons['steps'][0].id}"))

    def _put_chapter(self, rect: pygame.Rect, chapter: Chapter) -> None:
        compact, px = self.kit.view.compact, self.px
        self.root.add(Panel(self.kit, rect, alpha=232, name=f"chapter.{chapter}"))
        area = Area(rect, px(BETWEEN)).inset(px(SMALL_PADDING if compact else PADDING))
        key = "learn.steps" if chapter == "steps" else f"how.{chapter}"
        head = area.top(px(SMALL_HEADING if compact else HEADING))
        title = self.say(f"{key}.title")
        self.root.add(Label(self.kit, head, title, "label" if compact else "heading", "accent"))
        style = "small"
        text = Paragraph(
            self.kit, area.rest.topleft, area.rest.width, self.say(f"{key}.text"), style
        )
        area.top(text.rect.height)
        self.root.add(text)
        self._put_lessons(area, chapter)

    def _put_lessons(self, area: Area, chapter: Chapter) -> None:
        found = self.lessons[chapter]
        columns = 2 if len(found) > MANY else 1
        rows = -(-len(found) // columns)
        high = (area.rest.height - area.gap * (rows - 1)) // rows
        places = area.grid(len(found), columns, min(high, self.px(HIGHEST)))
        for number, (lesson, rect) in enumerate(zip(found, places, strict=True)):
            self.root.add(self._button(rect, chapter, lesson, number))

    def _button(self, rect: pygame.Rect, chapter: Chapter, lesson: Lesson, number: int) -> Button:
        words = self.say(f"lesson.{lesson.id}.title")
        action = partial(self.open_lesson, chapter, number)
        return Button(
            self.kit, rect, f"{number + 1}. {words}", action, style="small", lines=2,
            align="left", name=f"lesson.{lesson.id}",
        )  # fmt: skip

    def open_lesson(self, chapter: Chapter, number: int) -> None:
        """Play the lessons of a chapter from one on."""
        self.services.audio.play("confirm")
        after = self._to_game if chapter == "steps" else self.services.stack.pop
        self.services.stack.push(LessonTable(self.services, self.lessons[chapter], number, after))

    def _to_game(self) -> None:
        open_guided_game(self.services)


def puzzle_for(services: Services, run: Any) -> Scene:
    """The table for a puzzle."""
    from .puzzle import StreetsPuzzle

    return StreetsPuzzle(services, run)


def sandbox_items(services: Services, seen: Any = None) -> Sequence[PauseItem]:
    """The way to a city to try things in: an empty one, or that of a view."""
    from .sandbox import sandbox_items

    return sandbox_items(services, seen)
