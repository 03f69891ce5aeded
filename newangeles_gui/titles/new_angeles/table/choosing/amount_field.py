"""How much of something: a line to pull along, what speaks against it, and the button."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import Button, Label, Slider, Widget

if TYPE_CHECKING:
    from newangeles_gui.widgets import Kit

    from .views import Amounts

LINE: Final = 30  # units
WARNING: Final = 40
BUTTON: Final = 44
GAP: Final = 8
DEPTH: Final = LINE + WARNING + BUTTON  # how high all of it is


class AmountField(Widget):
    """Begins with the least amount, so that nothing is given that was not asked for."""

    def __init__(
        self, kit: Kit, rect: pygame.Rect, choosing: Amounts, pick: Callable[[str], None]
    ) -> None:
        super().__init__(kit, rect)
        self.choosing = choosing
        top = rect.y + max(0, rect.height - kit.px(DEPTH)) // 2
        line = pygame.Rect(rect.x, top, rect.width, kit.px(LINE))
        words = pygame.Rect(rect.x, line.bottom, rect.width, kit.px(WARNING))
        amounts = choosing.amounts
        self.slider = Slider(
            kit, line, amounts[0], (amounts[0], amounts[-1]), self._say, name="prompt.slider",
            step=1, mark=choosing.missing or None, done=lambda: pick(str(self.slider.value)),
        )  # fmt: skip
        self.warning = Label(
            kit, words, "", "small_strong", "warning", align="center", lines=2,
            name="prompt.warning",
        )  # fmt: skip
        self.add(self.slider, self.warning)
        self.buttons = self._buttons(words.bottom, pick)
        self.add(*self.buttons)
        self._say(amounts[0])

    def _buttons(self, top: int, pick: Callable[[str], None]) -> list[Button]:
        """The amount that is set, the one that is missing, and what is no amount."""
        kit, knobs = self.kit, self.choosing.knobs()
        gap, count = kit.px(GAP), 1 + len(knobs)
        width = (self.rect.width - gap * (count - 1)) // count
        spots = [
            pygame.Rect(self.rect.x + place * (width + gap), top, width, kit.px(BUTTON))
            for place in range(count)
        ]
        found = [
            Button(
                kit, spots[0], "", lambda: pick(str(self.slider.value)), "", "good", lines=2,
                name="prompt.amount",
            )
        ]  # fmt: skip
        for knob, spot in zip(knobs, spots[1:], strict=True):
            found.append(
                Button(
                    kit, spot, knob.text, lambda knob=knob: pick(knob.option), knob.icon,  # type: ignore[misc]
                    knob.color, lines=2, name=f"option.{knob.option}",
                )
            )  # fmt: skip
        return found

    def _say(self, amount: int) -> None:
        """The line is somewhere else: what the button would answer, and what is wrong with it."""
        accept, option = self.buttons[0], str(amount)
        warning = self.choosing.warning(option)
        accept.say(self.choosing.label(option))
        accept.color = "warning" if warning else "good"
        self.warning.say(warning)
