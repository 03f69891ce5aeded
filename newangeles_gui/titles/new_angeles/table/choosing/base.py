"""What a decision needs of the screen: targets on the table, buttons, cards to look at."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from newangeles_gui.engine import Choice
from newangeles_gui.widgets import Button, Label, Slider, Widget

from ...rules import DONE, PASS
from ...words import PLAIN

if TYPE_CHECKING:
    from newangeles_gui.engine import Decision
    from newangeles_gui.scenes import Services
    from newangeles_gui.table import Target
    from newangeles_gui.widgets import Kit

    from ...rules import View
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


class Knob(NamedTuple):
    """A button in the prompt bar: what it answers, with a sign and a colour."""

    option: str
    text: str
    icon: str = ""
    color: str = "line"
    tip: str = ""


class Choosing:
    """Shows one decision. The base has a button for every answer, which always works."""

    looks = False  # whether its answers are cards that are shown over the board

    def __init__(self, services: Services, view: View, decision: Decision) -> None:
        self.services = services
        self.view = view
        self.decision = decision
        self.box = services.box
        self.gathered: list[str] = []  # what is taken up for one answer of several things

    @property
    def plain(self) -> list[str]:
        """The answers that are no thing on the table: pass, done, abstain."""
        return [one for one in self.decision.options if one in PLAIN]

    @property
    def things(self) -> list[str]:
        """The answers that are a card, a place, a player or the like."""
        return [one for one in self.decision.options if one not in PLAIN]

    def targets(self) -> dict[Target, str]:
        """What on the table stands for which answer."""
        return {}

    def knobs(self) -> list[Knob]:
        """The buttons: for all that has no place on the table, and where buttons are clearer."""
        return [self.knob(option) for option in self.decision.options]

    def knob(self, option: str) -> Knob:
        """The button of an answer."""
        return Knob(option, self.label(option), self.icon(option), self.color(option))

    def label(self, option: str) -> str:
        """The words of an answer, beginning like a sentence."""
        text = self.services.words.option(self.decision, option, self.view)
        return text[:1].upper() + text[1:]

    def answer(self, option: str) -> str:
        """What is answered if this is confirmed."""
        return option

    def answers(self, option: str) -> list[Choice]:
        """All that is answered with it, in the order in which the rules ask."""
        return [Choice(self.decision.kind, self.answer(option))]

    def laid(self) -> list[Choice]:
        """The cards that are taken up, one after the other, and no more."""
        return [Choice("lay", card) for card in [*self.gathered, DONE]] if self.gathered else []

    def gathers(self, option: str) -> bool:
        """Whether this is no answer yet, but is taken up for one."""
        return False

    def gather(self, option: str, more: bool) -> None:
        """Take something up, or put it back."""
        (self.gathered.append if more else self.gathered.remove)(option)

    def about(self) -> list[str]:
        """What one has to know to answer, before anything is chosen."""
        return []

    def icon(self, option: str) -> str:
        """The sign of an answer."""
        return ICONS.get(option, "")

    def color(self, option: str) -> str:
        """The colour of an answer's button."""
        return "line"

    def warning(self, option: str) -> str:
        """What speaks against an answer whatever one is after."""
        return self.services.words.warning(self.decision, self.answer(option), self.view)

    def asks_twice(self, option: str) -> bool:
        """Whether an answer has to be confirmed: if wanted so, or if something is wrong with it."""
        if self.decision.only_a_moment:  # there is nothing to choose
            return False
        sure = not self.services.settings.values["confirm"] or self.is_light(option)
        return not sure or bool(self.warning(option))

    def is_light(self, option: str) -> bool:
        """Whether nothing is given up by an answer: it declines, or draws."""
        kind = self.decision.kind
        return kind == "draw" or self.answer(option) == DECLINING.get(kind)

    def why_not(self, target: Target) -> str:
        """Why something on the table is no answer."""
        return self.services.say("screen.table.not_an_answer")


DECLINING: Final = MappingProxyType({"counter": PASS, "use": DONE})
ICONS: Final = MappingProxyType(
    {
        "done": "check",
        "pass": "pass",
        "abstain": "abstain",
        "lose": "cross",
        "yes": "check",
        "no": "cross",
        "pay": "symbols/capital.white",
        "return": "undo",
    }
)
