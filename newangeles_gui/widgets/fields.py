"""What holds a value: switches, rows of choices, sliders, text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from .button import PADDING, Button
from .surfaces import Look, put_focus, put_panel
from .widget import Tip, Widget

if TYPE_CHECKING:
    from .kit import Kit

STEPS: Final = 20  # of a slider by keys


class Switch(Button):
    """On or off, by sign and by word."""

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        text: str,
        on: bool,
        change: Callable[[bool], None],
        enabled: bool = True,
        name: str = "",
        tip: Tip = "",
    ) -> None:
        super().__init__(
            kit,
            rect,
            text,
            lambda: change(not self.chosen),
            icon="check" if on else "cross",
            chosen=on,
            enabled=enabled,
            align="left",
            lines=2,
            name=name,
            tip=tip,
        )


class Segments(Widget):
    """One of a few values, side by side."""

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        options: Sequence[tuple[str, str]],
        value: str,
        change: Callable[[str], None],
        enabled: bool = True,
        name: str = "",
    ) -> None:
        super().__init__(kit, rect, name)
        gap = kit.px(6)
        left = float(rect.x)
        widths = _widths(kit, [text for _, text in options], rect.width - gap * (len(options) - 1))
        for (key, text), width in zip(options, widths, strict=True):
            spot = pygame.Rect(round(left), rect.y, int(width), rect.height)
            left += width + gap
            button = Button(
                kit,
                spot,
                text,
                lambda key=key: change(key),  # type: ignore[misc]
                chosen=key == value,
                enabled=enabled,
                lines=2,
                style="small",
                name=f"{name}.{key}",
            )
            self.add(button)


def _widths(kit: Kit, texts: Sequence[str], room: int) -> list[float]:
    """All alike; only where words would not fit so, and would otherwise, by their length."""
    needs = [kit.type.width(text, "small") + 2 * kit.px(PADDING) + 1 for text in texts]
    free = room - sum(needs)
    if free < 0 or max(needs) * len(texts) <= room:
        return [room / len(texts)] * len(texts)
    return [one + free / len(texts) for one in needs]


class Slider(Widget):
    """A number on a line."""

    focusable = True

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        value: int,
        limits: tuple[int, int],
        change: Callable[[int], None],
        name: str = "",
        tip: Tip = "",
        step: int = 0,
        mark: int | None = None,
        done: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(kit, rect, name, tip)
        self.value = value
        self.least, self.most = limits
        self.change = change
        # By keys and wheel; if nothing is said the whole line is a few of them.
        self.step = step or max(1, (self.most - self.least) // STEPS)
        self.mark = mark  # a value that stands out on the line
        self.done = done  # what Enter does

    def _set(self, value: float) -> None:
        value = round(max(self.least, min(self.most, value)))
        if value != self.value:
            self.value = value
            self.change(value)

    @property
    def _line(self) -> pygame.Rect:
        knob = self.kit.px(12)
        return self.rect.inflate(-2 * knob, 0)

    def press(self, pos: tuple[int, int]) -> None:
        """Take the knob there."""
        self.drag(pos)

    def drag(self, pos: tuple[int, int]) -> None:
        """Pull the knob."""
        line = self._line
        share = (pos[0] - line.left) / max(1, line.width)
        self._set(self.least + share * (self.most - self.least))

    def wheel(self, amount: int) -> bool:
        """A step up or down."""
        self._set(self.value + amount * self.step)
        return True

    def act(self, action: str) -> bool:
        """Left and right are steps."""
        if action == "confirm" and self.done is not None:
            self.done()
            return True
        if action not in ("left", "right"):
            return False
        self._set(self.value + (self.step if action == "right" else -self.step))
        return True

    def _at(self, value: int) -> int:
        """Where a value stands."""
        share = (value - self.least) / max(1, self.most - self.least)
        return self._line.left + round(share * self._line.width)

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the line, how far it is filled, and the knob."""
        kit, line = self.kit, self._line
        y, thick = line.centery, kit.px(6)
        x = self._at(self.value)
        ground = pygame.Rect(line.left, y - thick // 2, line.width, thick)
        pygame.draw.rect(surface, kit.color("line"), ground, border_radius=thick)
        ground.width = x - line.left
        pygame.draw.rect(surface, kit.color("accent"), ground, border_radius=thick)
        if self.mark is not None and self.least <= self.mark <= self.most:
            notch = pygame.Rect(0, 0, kit.px(5), kit.px(24))
            notch.center = (self._at(self.mark), y)
            pygame.draw.rect(surface, kit.color("warning"), notch, border_radius=kit.px(2))
        pygame.draw.circle(surface, kit.color("text"), (x, y), kit.px(11))
        pygame.draw.circle(surface, kit.color("accent"), (x, y), kit.px(7))
        if self.focused:
            put_focus(kit, surface, self.rect)


class TextField(Widget):
    """A line of text that can be typed; keeps to a greatest length."""

    focusable = True
    takes_text = True

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        text: str,
        change: Callable[[str], None],
        hint: str = "",
        most: int = 40,
        done: Callable[[], None] | None = None,
        name: str = "",
        tip: Tip = "",
    ) -> None:
        super().__init__(kit, rect, name, tip)
        self.text, self.hint, self.most = text, hint, most
        self.change, self.done = change, done
        self.cursor = len(text)

    def type(self, text: str) -> None:
        """Put text in where the cursor is."""
        text = "".join(sign for sign in text if sign.isprintable())
        text = text[: self.most - len(self.text)]
        self._become(self.text[: self.cursor] + text + self.text[self.cursor :])
        self.cursor += len(text)

    def _become(self, text: str) -> None:
        self.text = text
        self.change(text)

    def click(self, pos: tuple[int, int]) -> bool:
        """The cursor goes to the end."""
        self.cursor = len(self.text)
        return True

    def act(self, action: str) -> bool:
        """Move the cursor, take letters away."""
        if action == "confirm":
            if self.done is not None:
                self.done()
            return self.done is not None
        if action == "erase" and self.cursor:
            self.cursor -= 1
            self._become(self.text[: self.cursor] + self.text[self.cursor + 1 :])
        elif action == "delete":
            self._become(self.text[: self.cursor] + self.text[self.cursor + 1 :])
        elif action in ("left", "right"):
            self.cursor += 1 if action == "right" else -1
            self.cursor = max(0, min(len(self.text), self.cursor))
        elif action in ("home", "end"):
            self.cursor = 0 if action == "home" else len(self.text)
        return action in ("erase", "delete", "left", "right", "home", "end")

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the field with the part of the text around the cursor."""
        kit, color = self.kit, self.kit.color
        line = color("accent") if self.focused else color("line")
        put_panel(kit, surface, self.rect, Look(color("base"), line, 230, sheen=0))
        room = self.rect.inflate(-kit.px(24), 0)
        shown = self.text or self.hint
        aside = kit.px(6) if self.focused and not self.text else 0  # the cursor stands before it
        drawn = kit.type.draw(shown, "body", color("text" if self.text else "faint"))
        before = kit.type.width(self.text[: self.cursor], "body")
        shift = max(0, before - room.width + kit.px(4))
        y = room.centery - drawn.get_height() // 2
        surface.blit(drawn, (room.x + aside, y), (shift, 0, room.width, drawn.get_height()))
        if self.focused:
            x = room.x + before - shift
            place = pygame.Rect(x, y + 2, max(2, kit.px(2)), drawn.get_height() - 4)
            pygame.draw.rect(surface, color("accent"), place)


def copy_text(text: str) -> bool:
    """Give a text to the clipboard; whether the desktop has taken it."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:  # there is none
        return False
    return True
