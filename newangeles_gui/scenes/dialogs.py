"""Small windows over a screen: a message, a question, a line of text, a wait."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TYPE_CHECKING, Final, Generic, NamedTuple, TypeVar

import pygame

from newangeles_gui.widgets import Button, Label, Panel, Paragraph, Scroll, TextField, Widget, dim

from .base import Scene, Services

if TYPE_CHECKING:
    from newangeles_gui.widgets import Input, Kit

WIDTH: Final = 760  # units
PADDING: Final = 32
BUTTON: Final = 56
VEIL: Final = 150


class DialogButton(NamedTuple):
    """A button of a question: its words, and what happens."""

    text: str
    action: Callable[[], None]
    color: str = "line"
    icon: str = ""


class Dialog(Scene):
    """Says something and has a button for every answer; Escape is the last one."""

    name = "question"
    overlay = True

    def __init__(
        self, services: Services, title: str, text: str, answers: Sequence[DialogButton]
    ) -> None:
        super().__init__(services)
        self.title, self.text, self.answers = title, text, answers

    def build(self) -> None:
        """A panel in the middle."""
        kit, padding = self.kit, self.px(PADDING)
        width = min(self.px(WIDTH), self.screen.width - 2 * padding)
        inner = width - 2 * padding
        probe = Paragraph(kit, (0, 0), inner - self.px(20), self.text)
        room = self.screen.height - self.px(BUTTON + 170)
        depth = min(probe.rect.height, max(self.px(60), room))
        heading = self.px(48)
        height = heading + depth + self.px(BUTTON) + 4 * padding
        rect = pygame.Rect(0, 0, width, min(height, self.screen.height))
        rect.center = self.screen.center
        scroll = Scroll(
            kit, pygame.Rect(rect.x + padding, rect.y + padding + heading, inner, depth), "text"
        )
        scroll.add(Paragraph(kit, scroll.rect.topleft, scroll.inner, self.text))
        title = pygame.Rect(rect.x + padding, rect.y + padding // 2, inner, heading)
        self.root.add(
            Panel(kit, rect, "accent", alpha=250, glow=16),
            Label(kit, title, self.title, "heading", "accent", name="title"),
            scroll,
            *self._buttons(rect),
        )
        if self.root.focus is None:
            self.root.set_focus(self.root.named("answer.0"))

    def _buttons(self, rect: pygame.Rect) -> list[Widget]:
        padding, gap = self.px(PADDING), self.px(16)
        count = len(self.answers)
        width = (rect.width - 2 * padding - gap * (count - 1)) // count
        top = rect.bottom - padding - self.px(BUTTON)
        found: list[Widget] = []
        for place, answer in enumerate(self.answers):
            left = rect.x + padding + place * (width + gap)
            found.append(
                Button(
                    self.kit,
                    pygame.Rect(left, top, width, self.px(BUTTON)),
                    answer.text,
                    lambda answer=answer: self.answer(answer),  # type: ignore[misc]
                    answer.icon,
                    answer.color,
                    lines=2,
                    name=f"answer.{place}",
                )
            )
        return found

    def answer(self, answer: DialogButton) -> None:
        """Close, then do it."""
        self.services.stack.pop()
        answer.action()

    def cancel(self) -> bool:
        """The last answer."""
        self.answer(self.answers[-1])
        return True

    def paint(self, surface: pygame.Surface) -> None:
        """A veil over the screen below."""
        dim(surface, self.kit.color("base"), VEIL)


def nothing() -> None:
    """The answer that changes nothing."""


def message(services: Services, title: str, text: str) -> Dialog:
    """Something that has to be read."""
    return Dialog(services, title, text, [DialogButton(services.say("screen.close"), nothing)])


LINE_WIDTH: Final = 860  # units
LONGEST_PATH: Final = 400


class AskLine(Scene):
    """Enter or the button hands the line over; Escape closes."""

    name = "ask_line"
    overlay = True

    def __init__(
        self,
        services: Services,
        words: tuple[str, str, str],
        line: str,
        done: Callable[[str], None],
        most: int = LONGEST_PATH,
    ) -> None:
        super().__init__(services)
        self.title, self.text, self.button = words
        self.line, self.done, self.most = line, done, most

    def build(self) -> None:
        """Headline, explanation, the line, two buttons."""
        kit, px, pad = self.kit, self.px, self.px(30)
        rect = pygame.Rect(0, 0, min(px(LINE_WIDTH), self.screen.width - px(40)), px(318))
        rect.center = self.screen.center
        inner = rect.inflate(-2 * pad, -2 * pad)
        head = pygame.Rect(inner.x, inner.y - px(8), inner.width, px(40))
        text = pygame.Rect(inner.x, head.bottom + px(6), inner.width, px(66))
        line = pygame.Rect(inner.x, text.bottom + px(10), inner.width, px(56))
        no = pygame.Rect(0, 0, (inner.width - px(16)) // 2, px(56))
        no.bottomright = inner.bottomright
        yes = no.move(-no.width - px(16), 0)
        self.root.add(
            Panel(kit, rect, "accent", alpha=250, glow=16),
            Label(kit, head, self.title, "heading", "accent", name="title"),
            Label(kit, text, self.text, "body", "muted", lines=3, middle=False),
            TextField(
                kit, line, self.line, self._typed, most=self.most, done=self._done, name="line"
            ),
            Button(kit, yes, self.button, self._done, "check", "accent", lines=2, name="done"),
            Button(kit, no, self.say("screen.cancel"), self._close, lines=2, name="cancel"),
        )
        if self.root.focus is None:
            self.root.set_focus(self.root.named("line"))

    def _typed(self, line: str) -> None:
        self.line = line

    def _close(self) -> None:
        self.services.stack.pop()

    def _done(self) -> None:
        line = self.line.strip()
        if line:
            self._close()
            self.done(line)

    def cancel(self) -> bool:
        """Escape closes."""
        self._close()
        return True

    def paint(self, surface: pygame.Surface) -> None:
        """A veil over the screen below."""
        dim(surface, self.kit.color("base"), VEIL)


Result = TypeVar("Result")

STEP: Final = 1 / 30  # seconds
CALM_STEP: Final = 0.1
ROUND: Final = 1.4  # seconds for the light to run along the bar
LIGHT: Final = 0.3  # of the bar


class Waiting(Scene, Generic[Result]):
    """Closes itself when the work is done and hands over what came of it."""

    name = "waiting"
    overlay = True

    def __init__(
        self,
        services: Services,
        text: str,
        work: Callable[[], Result],
        done: Callable[[Future[Result]], None],
    ) -> None:
        super().__init__(services)
        self.text, self.work, self.done = text, work, done
        self._pool = ThreadPoolExecutor(1)
        self._future: Future[Result] | None = None
        self._bar: RunningLight | None = None
        self._passed = 0.0

    def build(self) -> None:
        """A line of words and a bar."""
        rect = pygame.Rect(0, 0, min(self.px(620), self.screen.width - self.px(40)), self.px(150))
        rect.center = self.screen.center
        words = rect.inflate(-self.px(56), 0)
        words.height = self.px(60)
        words.y += self.px(20)
        bar = pygame.Rect(words.x, words.bottom + self.px(16), words.width, self.px(10))
        self._bar = RunningLight(self.kit, bar)
        self.root.add(
            Panel(self.kit, rect, "accent", alpha=250, glow=14),
            Label(self.kit, words, self.text, "label", align="center", lines=2, name="text"),
            self._bar,
        )

    def enter(self) -> None:
        """Begin with the work."""
        super().enter()
        if self._future is None:
            self._future = self._pool.submit(self.work)

    def leave(self) -> None:
        """Nobody asks for more."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    def handle(self, given: Input) -> bool:
        """Nothing to be done but to wait."""
        return True

    def update(self, seconds: float) -> None:
        """The light runs until the work is done; what went wrong is raised by the result."""
        if self._future is not None and self._future.done():
            self.services.stack.pop()
            self.done(self._future)
            return
        self._passed += seconds
        if self._bar is not None and not self.kit.calm:
            self._bar.share = self._passed % ROUND / ROUND
            self.root.dirty = True

    def wait(self) -> float | None:
        """Look again soon."""
        return CALM_STEP if self.kit.calm else STEP

    def paint(self, surface: pygame.Surface) -> None:
        """A veil over the screen below."""
        dim(surface, self.kit.color("base"), VEIL)


class RunningLight(Widget):
    """A light that runs along a bar: nobody knows how long it will take."""

    def __init__(self, kit: Kit, rect: pygame.Rect) -> None:
        super().__init__(kit, rect)
        self.share = 0.35

    def paint(self, surface: pygame.Surface) -> None:
        """Draw bar and light."""
        radius = self.rect.height // 2
        pygame.draw.rect(surface, self.kit.color("line"), self.rect, border_radius=radius)
        light = self.rect.copy()
        light.width = round(self.rect.width * LIGHT)
        way = self.rect.width + light.width
        light.x = self.rect.x - light.width + round(way * self.share)
        pygame.draw.rect(
            surface, self.kit.color("accent"), light.clip(self.rect), border_radius=radius
        )
