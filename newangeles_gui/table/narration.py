"""Plain sentences over the board: for those who do not see it, in a line and printed; and tasks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.engine import Event
from newangeles_gui.widgets import Area, Label, Look, Widget, put_panel

from .board import OverBoard

if TYPE_CHECKING:
    from newangeles_gui.engine import Facts, Told
    from newangeles_gui.scenes import Services
    from newangeles_gui.words import Sayings

KEPT: Final = 2  # sentences that stand in the line
PADDING: Final = 12
NOTE_WIDE: Final = 760  # units
NOTE_HIGH: Final = 56
NOTE_GAP: Final = 8
NOTE_SIGN: Final = 22


def print_now(line: str) -> None:
    """To the standard output at once, also when that is a pipe."""
    print(line, flush=True)


class Narrator:
    """Says every event and every question, while the setting is on.

    At a `shared` screen only what all may know is written: what is printed stays, and others
    read it. The line at the table is one person's, and is emptied when somebody else looks.
    """

    def __init__(
        self,
        services: Services,
        write: Callable[[str], None] = print_now,
        shared: bool = False,
        words: Callable[[], Sayings] | None = None,
    ) -> None:
        self.services, self.write, self.shared = services, write, shared
        self.words = words or (lambda: services.words)
        self.sentences: list[str] = []
        self._title = services.box.title

    @property
    def on(self) -> bool:
        """Whether the player wants it."""
        return bool(self.services.settings.values["narration"])

    def hear(self, kind: str, facts: Facts) -> None:
        """Something has happened."""
        if self.on and self._title.telling(kind).is_told(facts):
            self.say(self.words().event(Event(kind, facts)))

    def say(self, text: str) -> None:
        """A sentence; questions come this way too."""
        if self.on:
            self.sentences = [*self.sentences, text][-KEPT:]
            if not self.shared:
                self.write(text)

    def overhear(self, told: Sequence[Told]) -> None:
        """What anybody may know has happened: that is written also at a shared screen."""
        if not self.on or not self.shared:
            return
        for kind, facts in told:
            if self._title.telling(kind).is_told(facts):
                self.write(self.words().event(Event(kind, facts)))

    def announce(self, text: str) -> None:
        """Somebody is called to a shared screen."""
        if self.on and self.shared:
            self.write(text)

    def forget(self) -> None:
        """Somebody else looks now: what was said was perhaps not for them."""
        self.sentences = []

    @property
    def text(self) -> str:
        """What the line shows."""
        return " ".join(self.sentences)


class Caption(OverBoard):
    """The line at the table where the narration stands."""

    def __init__(self, services: Services, rect: pygame.Rect, narrator: Narrator) -> None:
        super().__init__(services.kit, rect, "caption", tip=lambda: narrator.text)
        self.narrator = narrator

    def paint(self, surface: pygame.Surface) -> None:
        """The newest sentences, as many as fit; the very newest always."""
        if not self.narrator.on or not self.narrator.sentences:
            return
        kit, rect = self.kit, self.rect
        put_panel(kit, surface, rect, Look(kit.color("base"), kit.color("text"), 250, cut=8))
        room = rect.inflate(-2 * kit.px(PADDING), -kit.px(6))
        most = max(1, room.height // kit.type.line_height("body", 0.9))
        lines, share, whole = kit.type.fit(self.narrator.text, "body", room.size, most)
        if not whole:
            newest = self.narrator.sentences[-1]
            lines, share, _ = kit.type.fit(newest, "body", room.size, most)
        step = kit.type.line_height("body", share)
        y = room.centery - step * len(lines) // 2
        for line in lines:
            surface.blit(kit.type.draw(line, "body", kit.color("text"), share), (room.x, y))
            y += step


class TaskNote(OverBoard):
    """What is still to be done, at the head of the board; a click says all of it once more."""

    def __init__(
        self, board: Widget, room: pygame.Rect, words: str, on_click: Callable[[], None]
    ) -> None:
        kit = board.kit
        rect = pygame.Rect(0, room.top + kit.px(NOTE_GAP), 0, kit.px(NOTE_HIGH))
        rect.width = min(room.width, kit.px(NOTE_WIDE))
        rect.centerx = room.centerx
        super().__init__(kit, rect, "task")
        self.board, self.on_click = board, on_click
        area = Area(rect, kit.px(NOTE_GAP)).inset(kit.px(NOTE_GAP))
        self.sign = area.left(kit.px(NOTE_SIGN))
        self.add(Label(kit, area.rest, words, "small_strong", "focus", lines=2, name="task.words"))

    def paint(self, surface: pygame.Surface) -> None:
        """A quiet panel with the sign of a hint."""
        kit = self.kit
        put_panel(kit, surface, self.rect, Look(kit.color("raised"), kit.color("line"), 236))
        icon = kit.icon("hint", NOTE_SIGN, kit.color("focus"))
        surface.blit(icon, icon.get_rect(center=self.sign.center))

    def click(self, pos: tuple[int, int]) -> bool:
        """Say it once more."""
        self.on_click()
        return True
