"""The statistics: of one person at a time, as everybody has an own name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui import paths
from newangeles_gui.profiles import FILE, BadProfilesError, Profiles
from newangeles_gui.widgets import Button, Image, Label, Panel

from ...widgets import Cycler, filled_scroll
from .. import routes
from ..front import Page
from .contents import TILE_HEIGHT, Chapter, Tile, chapters, counts

if TYPE_CHECKING:
    from newangeles_gui.profiles import Statistics
    from newangeles_gui.widgets import Scroll

    from ..base import Services

GAP: Final = 16  # units
PADDING: Final = 22
TITLE: Final = 48
WHO: Final = 440
NARROW_WHO: Final = 300
NOTHING: Final = (1080, 420)
TILE: Final = 240
TWO_COLUMNS: Final = 1250


class StatisticsScreen(Page):
    """Large numbers above, below them how each kind of game went, and the best results."""

    name = "statistics"
    music = "title"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.profiles = Profiles()
        self.unreadable = False
        self.person = ""
        self._look()

    def _look(self) -> None:
        """Read the file; the person who plays here is shown first."""
        try:
            whole = Profiles.load(paths.settings_folder() / FILE)
            self.profiles = whole.of(self.services.title_id)
        except BadProfilesError:
            self.unreadable = True
        people = self.people()
        usual = str(self.services.settings.values["player"])
        self.person = usual if usual in people else next(iter(people), "")

    def people(self) -> list[str]:
        """Whoever has finished a game, most games first."""
        games = {name: len(played) for name, played in self.profiles.games.items() if played}
        return sorted(games, key=lambda name: (-games[name], name))

    def show(self, person: str) -> None:
        """The statistics of somebody else."""
        self.person = person
        self.rebuild()

    def build(self) -> None:
        """Headline with the choice of the person, then everything; or why there is nothing."""
        people = self.people()
        room = self.px(NARROW_WHO if self.kit.view.compact else WHO)
        body = self.head(self.say("screen.statistics.title"), room if people else 0)
        if people:
            self._put_person(body, room, people)
            self.root.add(filled_scroll(self.kit, body, "statistics", self._fill))
        else:
            self._put_nothing(body)
        if self.root.focus is None:
            self.root.set_focus(self.root.named("new_game") or self.root.named("back"))

    def _put_person(self, body: pygame.Rect, room: int, people: list[str]) -> None:
        back = self.root.named("back")
        assert back is not None
        rect = pygame.Rect(body.right - room, back.rect.y, room, back.rect.height)
        names = [(name, name) for name in people]
        tip = self.say("screen.statistics.somebody_else")
        who = Cycler(self.kit, rect, names, self.person, self.show, "person", (tip, tip))
        self.root.add(who)

    def _put_nothing(self, body: pygame.Rect) -> None:
        """What will stand here, and the way to it."""
        rect = pygame.Rect(0, 0, min(body.width, self.px(NOTHING[0])), self.px(NOTHING[1]))
        rect.height = min(rect.height, body.height)
        rect.center = body.center
        padding = self.px(PADDING)
        sign = pygame.Rect(rect.x, rect.y + padding, rect.width, self.px(90))
        button = pygame.Rect(0, 0, min(self.px(340), rect.width - 2 * padding), self.px(60))
        button.midbottom = (rect.centerx, rect.bottom - padding)
        words = pygame.Rect(rect.x + padding, sign.bottom, rect.width - 2 * padding, 0)
        words.height = button.y - self.px(8) - words.y
        file = str(paths.settings_folder() / FILE)
        why = "screen.statistics.unreadable" if self.unreadable else "title.unplayed"
        text = self.say(why, file=file)
        color = "warning" if self.unreadable else "muted"
        icon = self.kit.icon("warning" if self.unreadable else "star", 80, self.kit.color(color))
        start = self.say("screen.new_game.title")
        self.root.add(
            Panel(self.kit, rect), Image(self.kit, sign, icon),
            Label(self.kit, words, text, "body", color, "center", lines=6, name="nothing"),
            Button(self.kit, button, start, self._play, "new", "accent", name="new_game"),
        )  # fmt: skip

    def _play(self) -> None:
        routes.open_new_game(self.services)

    def _fill(self, scroll: Scroll, width: int) -> None:
        sums = self.profiles.statistics(self.person, self.services.box.title.minds.levels)
        gap = self.px(GAP)
        left, top = scroll.rect.topleft
        top = self._tiles(scroll, pygame.Rect(left, top, width, 0), sums) + gap
        columns = 2 if width >= self.px(TWO_COLUMNS) else 1
        each = (width - gap * (columns - 1)) // columns
        bottoms = [top] * columns
        for chapter in chapters(self.services, sums):
            column = bottoms.index(min(bottoms))
            place = (left + column * (each + gap), bottoms[column])
            bottoms[column] = self._panel(scroll, place, each, chapter) + gap

    def _tiles(self, scroll: Scroll, row: pygame.Rect, sums: Statistics) -> int:
        """The large numbers, in as few rows as they fit into; where they end."""
        told, gap, high = counts(self.services, sums), self.px(GAP), self.px(TILE_HEIGHT)
        columns = max(1, min(len(told), (row.width + gap) // (self.px(TILE) + gap)))
        rows = -(-len(told) // columns)
        columns = -(-len(told) // rows)
        width = (row.width - gap * (columns - 1)) // columns
        for place, count in enumerate(told):
            left = row.x + place % columns * (width + gap)
            top = row.y + place // columns * (high + gap)
            scroll.add(Tile(self.kit, pygame.Rect(left, top, width, high), count))
        return row.y + rows * (high + gap) - gap

    def _panel(self, scroll: Scroll, place: tuple[int, int], width: int, chapter: Chapter) -> int:
        """A panel with its title and its lines; where it ends."""
        kit, padding, step = self.kit, self.px(PADDING), self.px(chapter.step)
        title = pygame.Rect(place[0] + padding, place[1] + padding // 2, 0, self.px(TITLE))
        title.width = width - 2 * padding
        high = title.bottom + step * len(chapter.lines) + padding // 2 - place[1]
        text = self.say(chapter.title)
        scroll.add(
            Panel(kit, pygame.Rect(*place, width, high), alpha=226),
            Label(kit, title, text, "heading", "accent", name=f"{chapter.name}.title"),
        )
        for number, line in enumerate(chapter.lines):
            rect = pygame.Rect(title.x, title.bottom + number * step, title.width, step)
            scroll.add(line(rect))
        return place[1] + high
