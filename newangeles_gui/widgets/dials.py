"""Values that are turned: a number on a line with its steps, one of a list between two arrows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from .area import Area
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


# Signs and names of the two buttons beside a value.
LESS_MORE: Final = (("minus", "less"), ("plus", "more"))
BACK_ON: Final = (("arrow_left", "previous"), ("arrow_right", "next"))


def _ends(
    widget: Widget,
    places: Sequence[pygame.Rect],
    signs: Sequence[tuple[str, str]],
    tips: Sequence[str],
    step: Callable[[int], None],
    enabled: Sequence[bool],
) -> list[IconButton]:
    """The buttons at both ends of a value: a step back, a step on."""
    return [
        IconButton(
            widget.kit, place, sign, tip, partial(step, by), enabled=able,
            name=f"{widget.name}.{called}",
        )
        for place, (sign, called), tip, by, able in zip(
            places, signs, tips, (-1, 1), enabled, strict=True
        )
    ]  # fmt: skip


class Stepper(Widget):
    """A number between two buttons."""

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        value: int,
        limits: tuple[int, int],
        change: Callable[[int], None],
        words: Callable[[int], str] = str,
        step: int = 1,
        enabled: bool = True,
        name: str = "",
        tips: tuple[str, str] = ("", ""),
    ) -> None:
        super().__init__(kit, rect, name)
        least, most = limits
        area = Area(rect)
        ends = (area.left(rect.height), area.right(rect.height))
        can = (enabled and value > least, enabled and value < most)

        def turn(by: int) -> None:
            change(max(least, min(most, value + by * step)))

        shown = Label(kit, area.rest, words(value), "label", align="center", name=f"{name}.value")
        less, more = _ends(self, ends, LESS_MORE, tips, turn, can)
        self.add(less, shown, more)


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
        shown = max(kit.type.width(words(one), "label") for one in (range_.least, range_.most))
        # Gauges below one another have their buttons below one another.
        shown = min(max(shown + kit.px(12), kit.px(SHOWN)), rect.width // 3)
        area = Area(rect, kit.px(8))
        said = area.right(shown)
        ends = (area.left(rect.height), area.right(rect.height))
        self.label = Label(kit, said, words(value), "label", align="right", name=f"{name}.value")
        self.knob = GaugeKnob(self, area.rest, value, f"{name}.line")
        can = (value > range_.least, value < range_.most)
        less, more = _ends(self, ends, LESS_MORE, tips, self.move, can)
        self.add(less, self.knob, more, self.label)

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
        gap, wide = kit.px(4), _arrow_width(rect)
        area = Area(rect, gap)
        ends = (area.left(wide), area.right(wide))
        shown = dict(options).get(value, value)
        middle = area.rest.inflate(-2 * gap, 0)
        said = Label(
            kit, middle, shown, "label", align="center", lines=2, name=f"{name}.value", tip=tip
        )
        back, on = _ends(self, ends, BACK_ON, tips, self._step, [len(options) > 1] * 2)
        self.add(back, said, on)

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
