"""What can be asked and done in a talk: chips with their numbers, and the offer itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from newangeles_gui.widgets import Area, Label

from .keys import FirstChip, KeyButton

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.widgets import Action, Kit, Widget

GAP: Final = 12
LEAST_HINT: Final = 220


class Chip(NamedTuple):
    """A question or a deed with its number."""

    number: int
    key: str
    text: str
    action: Action
    enabled: bool
    why: str = ""


def put_chips(services: Services, rect: pygame.Rect, chips: list[Chip], hint: str) -> list[Widget]:
    """Side by side, as wide as their words need, or narrower; the hint in what is left."""
    kit, gap = services.kit, services.kit.px(GAP)
    made = [_chip(kit, rect, chip) for chip in chips]
    whole = [kit.type.width(one.text, one.style) + 2 for one in made]
    needs = [one.taken + text for one, text in zip(made, whole, strict=True)]
    free = rect.width - gap * (len(chips) - 1)
    if sum(needs) > free:  # in two lines, none narrower than its longest word
        words = [max(kit.type.width(word, one.style) for word in one.text.split()) for one in made]
        least = [one.taken + word + 6 for one, word in zip(made, words, strict=True)]
        share = (free - sum(least)) / max(1, sum(needs) - sum(least))
        needs = [one + round((need - one) * share) for one, need in zip(least, needs, strict=True)]
    area, found = Area(rect, gap), []
    for chip, need in zip(chips, needs, strict=True):
        found.append(_chip(kit, area.left(need), chip))
    widgets: list[Widget] = [*found]
    if area.rest.width >= kit.px(LEAST_HINT):
        label = Label(kit, area.rest, hint, "small", "muted", "right", 2, name="trade.hint")
        widgets.append(label)
    return widgets


def _chip(kit: Kit, rect: pygame.Rect, chip: Chip) -> KeyButton:
    first = chip.number == 1
    made = FirstChip if first else KeyButton
    style, icon = ("label", "why") if first else ("small_strong", "")
    return made(
        kit, rect, chip.text, chip.action, str(chip.number), f"trade.{chip.key}", style, icon,
        chip.enabled, chip.why,
    )  # fmt: skip
