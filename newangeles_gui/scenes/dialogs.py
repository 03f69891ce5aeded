"""Small windows over a screen: what they share; a message, a question, a line of text, a wait."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, Final, Generic, NamedTuple, TypeVar

import pygame

from newangeles_gui.widgets import (
    Area,
    Button,
    Label,
    Panel,
    Paragraph,
    Scroll,
    TextField,
    Widget,
    dim,
)

from .base import Scene, Services

if TYPE_CHECKING:
    from newangeles_gui.widgets import Input, Kit

WIDTH: Final = 760  # units
PADDING: Final = 32
BUTTON: Final = 56
GAP: Final = 16


class Overlay(Scene):
    """Lies over a screen; Escape closes it, and so does a click beside it."""

    overlay = True
    insists = False  # whether a click beside it means nothing: it waits for its answer
    veil = 150  # how dark what is below gets

    def close(self) -> None:
        """Back to the screen below."""
        self.services.stack.pop()

    def cancel(self) -> bool:
        """Escape closes."""
        self.close()
        return True

    def handle(self, given: Input) -> bool:
        """A click beside it closes too, and the right button wherever it means nothing else."""
        if self.insists:
            return super().handle(given)
        if given.kind == "press" and self.root.at(given.pos) is None:
            return self.cancel()
        return super().handle(given) or (given.kind == "context" and self.cancel())

    def paint(self, surface: pygame.Surface) -> None:
        """A veil over the screen below."""
        dim(surface, self.kit.color("base"), self.veil)

    def window(self, width: int, height: int, glow: float = 16) -> pygame.Rect:
        """A panel in the middle, at most as large as the screen."""
        rect = Area(self.screen).middle(width, height)
        self.root.add(Panel(self.kit, rect, "accent", alpha=250, glow=glow))
        return rect


class DialogButton(NamedTuple):
    """A button of a question: its words, and what happens."""

    text: str
    action: Callable[[], None]
    color: str = "line"
    icon: str = ""


class Dialog(Overlay):
    """Says something and has a button for every answer; Escape is the last one."""

    name = "question"
    insists = True

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
        rect = self.window(width, heading + depth + self.px(BUTTON) + 4 * padding)
        area = Area(rect).inset(padding)
        title = area.top(heading).move(0, -(padding - padding // 2))
        scroll = Scroll(kit, pygame.Rect(area.rest.topleft, (inner, depth)), "text")
        scroll.add(Paragraph(kit, scroll.rect.topleft, scroll.inner, self.text))
        self.root.add(Label(kit, title, self.title, "heading", "accent", name="title"), scroll)
        places = Area(area.bottom(self.px(BUTTON)), self.px(GAP)).columns(len(self.answers))
        for place, answer in enumerate(self.answers):
            does = partial(self.answer, answer)
            self.root.add(
                Button(
                    kit, places[place], answer.text, does, answer.icon, answer.color, lines=2,
                    name=f"answer.{place}",
                )
            )  # fmt: skip
        self.focus_first("answer.0")

    def answer(self, answer: DialogButton) -> None:
        """Close, then do it."""
        self.close()
        answer.action()

    def cancel(self) -> bool:
        """The last answer."""
        self.answer(self.answers[-1])
        return True


def nothing() -> None:
    """The answer that changes nothing."""


def message(services: Services, title: str, text: str) -> Dialog:
    """Something that has to be read."""
    return Dialog(services, title, text, [DialogButton(services.say("screen.close"), nothing)])


def tell(services: Services, title: str, text: str) -> None:
    """Say something over whatever is open."""
    services.stack.push(message(services, title, text))


def ask(services: Services, title: str, text: str, *answers: DialogButton) -> None:
    """Ask something over whatever is open; without an answer nothing happens."""
    no = DialogButton(services.say("screen.cancel"), nothing)
    services.stack.push(Dialog(services, title, text, [*answers, no]))


LINE_WIDTH: Final = 860  # units
LINE_HEIGHT: Final = 318
LONGEST_PATH: Final = 400


class AskLine(Overlay):
    """Enter or the button hands the line over; Escape closes."""

    name = "ask_line"
    insists = True

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
        width = min(px(LINE_WIDTH), self.screen.width - px(40))
        area = Area(self.window(width, px(LINE_HEIGHT)), px(6)).inset(pad)
        head, text = area.top(px(40)).move(0, -px(8)), area.top(px(66)).move(0, -px(8))
        line = area.top(px(56)).move(0, -px(4))
        yes, no = Area(area.bottom(px(BUTTON)), px(GAP)).columns(2)
        self.root.add(
            Label(kit, head, self.title, "heading", "accent", name="title"),
            Label(kit, text, self.text, "body", "muted", lines=3, middle=False),
            TextField(
                kit, line, self.line, self._typed, most=self.most, done=self._done, name="line"
            ),
            Button(kit, yes, self.button, self._done, "check", "accent", lines=2, name="done"),
            Button(kit, no, self.say("screen.cancel"), self.close, lines=2, name="cancel"),
        )
        self.focus_first("line")

    def _typed(self, line: str) -> None:
        self.line = line

    def _done(self) -> None:
        line = self.line.strip()
        if line:
            self.close()
            self.done(line)


Result = TypeVar("Result")

STEP: Final = 1 / 30  # seconds
CALM_STEP: Final = 0.1
ROUND: Final = 1.4  # seconds for the light to run along the bar
LIGHT: Final = 0.3  # of the bar


class Waiting(Overlay, Generic[Result]):
    """Closes itself when the work is done and hands over what came of it."""

    name = "waiting"
    insists = True

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
        px = self.px
        rect = self.window(min(px(620), self.screen.width - px(40)), px(150), glow=14)
        area = Area(rect, px(16)).inset(px(28), px(20))
        words = Label(
            self.kit, area.top(px(60)), self.text, "label", align="center", lines=2, name="text"
        )
        self._bar = RunningLight(self.kit, area.top(px(10)))
        self.root.add(words, self._bar)

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
            self.close()
            self.done(self._future)
            return
        self._passed += seconds
        if self._bar is not None and not self.kit.calm:
            self._bar.share = self._passed % ROUND / ROUND
            self.root.dirty = True

    def wait(self) -> float | None:
        """Look again soon."""
        return CALM_STEP if self.kit.calm else STEP


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


def wait_for(
    services: Services,
    text: str,
    work: Callable[[], Result],
    done: Callable[[Future[Result]], None],
) -> None:
    """Have something done in a thread, with a window that says so."""
    services.stack.push(Waiting(services, text, work, done))
