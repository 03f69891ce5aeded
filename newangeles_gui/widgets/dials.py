"""Values that are turned: a number on a line with its steps, one of a list between two arrows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pygame

from .button import IconButton
from .fields import Slider
from .label import Label
from .surfaces import Look, put_panel
from .widget import Tip, Widget

if TYPE_CHECKING:
    from .kit import Kit

SHOWN: Final = 96  # units of width for the words, at least


@dataclass(slots=True, frozen=True)
class Range:
    """What a gauge can show."""

    least: int
    most: int
    step: int

    def nearest(self, value: float) -> int:
        """The value in whole steps."""
        steps = round((value - self.least) / self.step)
        return max(self.least, min(self.most, self.least + steps * self.step))


class Gauge(Widget):
    """`live` hears every value while it is pulled, `commit` the one that it was left at.

    A screen that is built anew by a setting cannot be built anew while its knob is held.
    """

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        value: int,
        range_: Range,
        words: Callable[[int], str],
        live: Callable[[int], None],
        commit: Callable[[int], None],
        name: str = "",
        tips: tuple[str, str] = ("", ""),
    ) -> None:
        super().__init__(kit, rect, name)
        self.words, self.live, self.commit = words, live, commit
        self.range = range_
        side, gap = rect.height, kit.px(8)
        shown = max(kit.type.width(words(one), "label") for one in (range_.least, range_.most))
        # Gauges below one another have their buttons below one another.
        shown = min(max(shown + kit.px(12), kit.px(SHOWN)), rect.width // 3)
        less, more = rect.copy(), rect.copy()
        less.width = more.width = side
        said = rect.copy()
        said.width = shown
        said.right = rect.right
        more.right = said.left - gap
        line = rect.copy()
        line.left, line.width = less.right + gap, more.left - less.right - 2 * gap
        self.label = Label(kit, said, words(value), "label", align="right", name=f"{name}.value")
        self.knob = GaugeKnob(self, line, value, f"{name}.line")
        self.add(
            IconButton(
                kit, less, "minus", tips[0], lambda: self.move(-1),
                enabled=value > range_.least, name=f"{name}.less",
            ),
            self.knob,
            IconButton(
                kit, more, "plus", tips[1], lambda: self.move(1),
                enabled=value < range_.most, name=f"{name}.more",
            ),
            self.label,
        )  # fmt: skip

    def move(self, steps: int) -> None:
        """A step down or up, at once."""
        self.knob.put(self.knob.value + steps * self.range.step)
        self.commit(self.knob.value)

    def said(self, value: int) -> None:
        """The knob is somewhere else."""
        self.label.say(self.words(value))
        self.live(value)


class GaugeKnob(Slider):
    """The line of a gauge: stops at whole steps only."""

    def __init__(self, gauge: Gauge, rect: pygame.Rect, value: int, name: str) -> None:
        limits = (gauge.range.least, gauge.range.most)
        super().__init__(gauge.kit, rect, value, limits, gauge.said, name)
        self.gauge = gauge
        self._taken = value

    def put(self, value: float) -> None:
        """Go to the nearest step."""
        self._set(value)

    def _set(self, value: float) -> None:
        super()._set(self.gauge.range.nearest(value))

    def press(self, pos: tuple[int, int]) -> None:
        """Take the knob there; letting it go is what counts."""
        self._taken = self.value
        super().press(pos)

    def drop(self, pos: tuple[int, int]) -> None:
        """Let it go."""
        if self.value != self._taken:
            self.gauge.commit(self.value)

    def wheel(self, amount: int) -> bool:
        """The wheel is for what the gauge lies on: it would turn values by mistake."""
        return False

    def act(self, action: str) -> bool:
        """Left and right are steps."""
        if action not in ("left", "right"):
            return False
        self.gauge.move(1 if action == "right" else -1)
        return True


SQUARE: Final = 5  # heights that a row has to be wide for square arrows


class Cycler(Widget):
    """Goes through `options` (value and words) and begins again after the last one."""

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        options: Sequence[tuple[str, str]],
        value: str,
        change: Callable[[str], None],
        name: str,
        tips: tuple[str, str],
        tip: Tip = "",
    ) -> None:
        super().__init__(kit, rect, name, tip)
        self.values = [key for key, _ in options]
        self.value, self.change = value, change
        high, wide = rect.height, _arrow_width(rect)
        less = pygame.Rect(rect.x, rect.y, wide, high)
        more = pygame.Rect(rect.right - wide, rect.y, wide, high)
        gap = kit.px(4)
        ground = pygame.Rect(less.right + gap, rect.y, more.x - less.right - 2 * gap, high)
        middle = ground.inflate(-2 * gap, 0)
        several = len(options) > 1
        self.add(
            IconButton(
                kit, less, "arrow_left", tips[0], lambda: self._step(-1),
                enabled=several, name=f"{name}.previous",
            ),
            Label(
                kit, middle, dict(options).get(value, value), "label", align="center", lines=2,
                name=f"{name}.value", tip=tip,
            ),
            IconButton(
                kit, more, "arrow_right", tips[1], lambda: self._step(1),
                enabled=several, name=f"{name}.next",
            ),
        )  # fmt: skip

    def _step(self, step: int) -> None:
        place = self.values.index(self.value) if self.value in self.values else 0
        self.change(self.values[(place + step) % len(self.values)])

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the ground of the words."""
        color = self.kit.color
        side = _arrow_width(self.rect) + self.kit.px(4)
        ground = self.rect.inflate(-2 * side, 0)
        put_panel(self.kit, surface, ground, Look(color("base"), color("line"), 200, sheen=0))


def _arrow_width(rect: pygame.Rect) -> int:
    """The arrows are square, but leave the words some room where there is little."""
    return rect.height if rect.width >= SQUARE * rect.height else rect.height * 3 // 4
