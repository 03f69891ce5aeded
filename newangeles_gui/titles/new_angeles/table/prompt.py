"""The question in the pill: what is asked, what an answer would do, and its buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.table import Pill, PillButton

from .choosing.amount_field import DEPTH, AmountField
from .choosing.looking import Amounts

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services

    from .choosing.base import Choosing, Knob

FIELD: Final = 480  # units: how wide a line to pull is


class Prompt(Pill):
    """Shows a question with its buttons, or what is being waited for."""

    def __init__(self, services: Services, room: pygame.Rect, ceiling: int) -> None:
        super().__init__(services.kit, room, ceiling)
        self.services = services
        self._said: tuple[str, str, str] = ("", "", "")

    def tell(self, title: str, told: str = "", warning: str = "") -> None:
        """No question: say what happens, or who is thinking."""
        if (title, told, warning) == self._said and self.children:
            return
        self._said = (title, told, warning)
        self.say(title, [told], "", warning)
        self.put_words()

    def offer(self, knobs: Sequence[Knob], pick: Callable[[str], None]) -> None:
        """Put the words with these buttons."""
        self.mine = True
        self.put_buttons([_button(knob, pick) for knob in knobs])

    def show(
        self,
        choosing: Choosing,
        chosen: str,
        pick: Callable[[str], None],
        confirm: Callable[[str], None],
        cancel: Callable[[], None],
    ) -> None:
        """Put the words and the buttons of a question."""
        self.mine = True
        knobs = choosing.knobs()
        if chosen:
            color = "warning" if choosing.warning(chosen) else "good"
            say = self.services.say
            yes = PillButton(
                say("screen.confirm"), lambda: confirm(chosen), "check", color, "prompt.confirm"
            )
            no = PillButton(say("screen.cancel"), cancel, "undo", "line", "prompt.cancel")
            self.put_buttons((yes, no))
        elif isinstance(choosing, Amounts):
            self._put_amount(choosing, pick)
        elif knobs:
            self.offer(knobs, pick)
        else:
            self.put_words()

    def _put_amount(self, choosing: Amounts, pick: Callable[[str], None]) -> None:
        px = self.kit.px
        size = (min(px(FIELD), self.room.width - px(60)), px(DEPTH))
        field = self.put_field(size, lambda rect: AmountField(self.kit, rect, choosing, pick))
        assert isinstance(field, AmountField)
        self.buttons += field.buttons


def _button(knob: Knob, pick: Callable[[str], None]) -> PillButton:
    option = knob.option
    return PillButton(knob.text, lambda: pick(option), knob.icon, knob.color, f"option.{option}")
