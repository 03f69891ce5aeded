"""Small windows over a screen: a question, a message, a wait that can be cancelled."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from newangeles_gui.widgets.button import Button
from newangeles_gui.widgets.label import Label, Panel, Paragraph
from newangeles_gui.widgets.scroll import Scroll
from newangeles_gui.widgets.surfaces import dim

from .base import Scene, Services

if TYPE_CHECKING:
    from newangeles_gui.widgets.widget import Widget

WIDTH: Final = 760  # units
PADDING: Final = 32
BUTTON: Final = 56
VEIL: Final = 150


class Answer(NamedTuple):
    """A button of a question: its words, and what happens."""

    text: str
    action: Callable[[], None]
    color: str = "line"
    icon: str = ""


class Question(Scene):
    """Says something and has a button for every answer; Escape is the last one."""

    name = "question"
    overlay = True

    def __init__(
        self, services: Services, title: str, text: str, answers: Sequence[Answer]
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

    def answer(self, answer: Answer) -> None:
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


def message(services: Services, title: str, text: str) -> Question:
    """Something that has to be read."""
    return Question(services, title, text, [Answer(services.say("screen.close"), nothing)])
