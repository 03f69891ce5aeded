"""The finished city without anything around it: a film of how it grew, and photos of it."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Final

import pygame

from newangeles_gui import paths
from newangeles_gui.scenes import Scene
from newangeles_gui.table import Picker, regions
from newangeles_gui.widgets import IconButton, Label, Look, Widget, put_panel

from ..city import CityBoard

if TYPE_CHECKING:
    from collections.abc import Callable

    from newangeles_gui.scenes import Services
    from newangeles_gui.table import Regions
    from newangeles_gui.widgets import Input

    from .course import Course


PER_TILE: Final = 0.42  # seconds
BAR: Final = 64  # units
SIDE: Final = 52
GAP: Final = 10
FRAME: Final = 1 / 30
FOLDER: Final = "photos"


class FilmBar(Widget):
    """The ground of what is below the film."""

    floats = True

    def paint(self, surface: pygame.Surface) -> None:
        """A dark strip."""
        color = self.kit.color
        put_panel(self.kit, surface, self.rect, Look(color("panel"), color("line"), 240))


class CityShow(Scene):
    """The city as it was after every tile, or as it is in the end."""

    name = "city_show"
    music = "results"

    def __init__(self, services: Services, course: Course, film: bool) -> None:
        super().__init__(services)
        self.course, self.plays = course, film
        self.at = 0 if film else len(course.views) - 1
        self.told = ""
        self.shown: Any = course.views[self.at]
        self._passed = 0.0
        self.board: CityBoard | None = None

    def build(self) -> None:
        """The city on the whole screen; a few buttons below it."""
        places = regions(self.kit, 1)
        room = self.screen.copy()
        room.height -= self.px(BAR + 2 * GAP)
        board = self.board
        if board is None or board.rect != self.screen:
            board = self.board = self._made(places._replace(board=room))
        self.root.add(board)
        bar = pygame.Rect(0, 0, min(self.screen.width - 20, self.px(900)), self.px(BAR))
        bar.midbottom = (self.screen.centerx, self.screen.bottom - self.px(GAP))
        self.root.add(FilmBar(self.kit, bar, "film.bar"))
        left = bar.x + self.px(GAP)
        for name, icon, action in self._entries():
            spot = pygame.Rect(left, 0, self.px(SIDE), self.px(SIDE))
            spot.centery = bar.centery
            tip = self.say(f"town.film.{name}")
            self.root.add(IconButton(self.kit, spot, icon, tip, action, name=f"film.{name}"))
            left = spot.right + self.px(GAP)
        words = pygame.Rect(left + self.px(GAP), bar.y, bar.right - left - self.px(2 * GAP),
                            bar.height)  # fmt: skip
        text = self.told or self.say("town.film.at", n=self.at, of=len(self.course.views) - 1)
        self.root.add(Label(self.kit, words, text, "label", lines=2, name="film.told"))
        self.focus_first("film.play")

    def _made(self, places: Regions) -> CityBoard:
        """Turned to where the finished city is seen largest."""
        finished = self.course.views[-1]
        board = CityBoard(self.services, places, finished, Picker(), self.screen)
        if board.camera.turns_better:
            board.turn_round()
        board.view = self.shown
        board.refresh()
        board.camera.send(board.camera.whole, 0)
        board.settle()
        return board

    def _entries(self) -> list[tuple[str, str, Callable[[], None]]]:
        return [
            ("play", "pause" if self.plays else "play", self.play),
            ("earlier", "arrow_left", lambda: self.step(-1)),
            ("later", "arrow_right", lambda: self.step(1)),
            ("turn", "turn", self.turn),
            ("photo", "save", self.photo),
            ("close", "cross", self.close),
        ]

    # What can be done.

    def play(self) -> None:
        """Go on, or stop; from the end it begins again."""
        self.plays = not self.plays
        if self.plays and self.at >= len(self.course.views) - 1:
            self.go(0)
        self.rebuild()

    def step(self, step: int) -> None:
        """One tile earlier or later."""
        self.plays = False
        self.go(self.at + step)
        self.rebuild()

    def go(self, at: int) -> None:
        """The city as it was after so many tiles."""
        self.at = max(0, min(len(self.course.views) - 1, at))
        self.shown = self.course.views[self.at]
        self.told = ""
        if self.board is not None:
            self.board.view = self.shown
            self.board.refresh()
            cells = self.shown.city.cells
            self.board.follow(cells[-1])

    def turn(self) -> None:
        """A quarter turn."""
        if self.board is not None:
            self.board.turn_round()
        self.root.dirty = True

    def photo(self) -> None:
        """The city as it is seen now, kept as a picture."""
        folder = paths.settings_folder() / FOLDER
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / f"city_{time.strftime('%Y-%m-%d_%H-%M-%S')}.png"
        picture = pygame.Surface(self.screen.size)
        if self.board is not None:
            self.board.draw(picture)
        pygame.image.save(picture, file)
        self.services.audio.play("confirm")
        self.told = self.say("screen.results.photo_kept", file=f"{FOLDER}/{file.name}")
        self.rebuild()

    def close(self) -> None:
        """Back to the results."""
        self.services.stack.pop()

    def cancel(self) -> bool:
        """Escape closes it."""
        self.close()
        return True

    def handle(self, given: Input) -> bool:
        """Home shows all of the city."""
        if super().handle(given):
            return True
        if given.kind == "action" and given.name == "home" and self.board is not None:
            self.board.fit()
            return True
        return False

    # Time.

    def update(self, seconds: float) -> None:
        """Tile after tile, as long as it plays."""
        super().update(seconds)
        if self.board is not None and self.board.update(seconds):
            self.root.dirty = True
        if not self.plays:
            return
        self._passed += seconds
        if self._passed >= PER_TILE:
            self._passed = 0.0
            self.go(self.at + 1)
            if self.board is not None:
                self.board.set_down_newest()
            self.services.audio.play("card_play")
            self.plays = self.at < len(self.course.views) - 1
            self.rebuild()

    def wait(self) -> float | None:
        """While it plays, or the camera moves."""
        waits = [super().wait(), FRAME if self.plays else None]
        waits.append(None if self.board is None else self.board.wait())
        return min((one for one in waits if one is not None), default=None)
