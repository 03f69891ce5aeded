"""What can be asked and done in a talk: chips with their numbers, and other keyed buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from newangeles_gui.widgets import Area, Button, FilledButton, Label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from newangeles_gui.widgets import Action, Kit, Widget

    from .places import TalkPlaces

GAP: Final = 12  # units
LEAST_HINT: Final = 220
PADDING: Final = 18
BADGE: Final = 26
SIGN: Final = 26
ROOMY: Final = 1200  # of width of a window: with less, letters are large and paddings small


class Chip(NamedTuple):
    """A question or a deed with its number."""

    number: int
    key: str
    text: str
    action: Action
    enabled: bool
    why: str = ""


class KeyButton(Button):
    """Words, then the key that does the same."""

    def __init__(
        self, kit: Kit, rect: pygame.Rect, text: str, action: Action, key: str, name: str,
        enabled: bool = True, tip: str = "", icon: str = "", style: str = "small_strong",
        color: str = "line",
    ) -> None:  # fmt: skip
        self.key = key
        self.badge = kit.type.width(key, "small_strong") + kit.px(14)
        super().__init__(
            kit,
            rect,
            text,
            action,
            icon,
            color,
            style,
            enabled=enabled,
            lines=2,
            name=name,
            tip=tip,
        )

    @property
    def padding(self) -> int:
        """Pixels at both ends."""
        roomy = self.kit.view.canvas[0] >= ROOMY
        return self.kit.px(PADDING if roomy else PADDING // 3)

    @property
    def taken(self) -> int:
        """What is needed beside the words."""
        sign = (SIGN + 8) * bool(self.icon)
        return 2 * self.padding + self.kit.px(10 + sign) + self.badge

    @property
    def wanted(self) -> int:
        """How wide it would like to be: with its words in one line."""
        return self.taken + self.kit.type.width(self.text, self.style) + 2

    @property
    def least(self) -> int:
        """How wide it has to be: with its words in two lines, none of them broken."""
        words = (self.kit.type.width(word, self.style) for word in self.text.split())
        return self.taken + max(words, default=0) + 6

    def _room(self) -> tuple[int, int]:
        return (max(8, self.rect.width - self.taken), self.rect.height)

    def _write(self, surface: pygame.Surface) -> None:
        kit, ink = self.kit, self.ink()
        drawn = [kit.type.draw(line, self.style, ink, self.share) for line in self.lines]
        words = max((one.get_width() for one in drawn), default=0)
        whole = self.taken - 2 * self.padding + words
        area = Area(self.rect.inflate(whole - self.rect.width, 0), kit.px(8))
        badge = Area(area.right(self.badge)).middle(self.badge, kit.px(BADGE))
        if self.icon:
            sign = kit.icon(self.icon, SIGN, ink)
            surface.blit(sign, sign.get_rect(center=area.left(kit.px(SIGN)).center))
        step = kit.type.line_height(self.style, self.share)
        top = self.rect.centery - step * len(drawn) // 2
        surface.blits([(one, (area.rest.x, top + step * n)) for n, one in enumerate(drawn)])
        pygame.draw.rect(surface, ink, badge, max(1, kit.px(1)), border_radius=kit.px(5))
        number = kit.type.draw(self.key, "small_strong", ink)
        surface.blit(number, number.get_rect(center=badge.center))


class FirstChip(FilledButton, KeyButton):
    """The question that comes first: filled with gold."""


def put_chips(kit: Kit, rect: pygame.Rect, chips: Sequence[Chip], hint: str) -> list[Widget]:
    """Side by side, as wide as their words need, or narrower; the hint in what is left."""
    made = [_chip(kit, rect, chip) for chip in chips]
    area = Area(rect, kit.px(GAP))
    free = rect.width - area.gap * (len(chips) - 1)
    over = max(0, sum(one.wanted for one in made) - free)
    spare = max(1, sum(one.wanted - one.least for one in made))
    found: list[Widget] = []
    for chip, one in zip(chips, made, strict=True):
        less = over * (one.wanted - one.least) / spare
        found.append(_chip(kit, area.left(round(one.wanted - less)), chip))
    if area.rest.width >= kit.px(LEAST_HINT):
        found.append(Label(kit, area.rest, hint, "small", "muted", "right", 2, name="trade.hint"))
    return found


def _chip(kit: Kit, rect: pygame.Rect, chip: Chip) -> KeyButton:
    given = (kit, rect, chip.text, chip.action, str(chip.number), f"trade.{chip.key}")
    if chip.number == 1:
        return FirstChip(*given, chip.enabled, chip.why, "why", "label", "media")
    return KeyButton(*given, chip.enabled, chip.why)


def press_chip(chips: Sequence[Chip], number: int) -> bool:
    """Do what a number stands for; whether that is possible now."""
    chip = next((one for one in chips if one.number == number and one.enabled), None)
    if chip is not None:
        chip.action()
    return chip is not None


def put_end(
    kit: Kit, spots: TalkPlaces, said: tuple[str, str, str], offer: Chip, back: Chip
) -> list[Widget]:
    """What an offer comes to (words, colour, name), the offer itself, and the way back."""
    text, color, name = said
    lines = max(2, spots.refused.height // kit.type.line_height("small"))
    return [
        Label(kit, spots.refused, text, "small", color, "center", lines, name=name, tip=text),
        FilledButton(
            kit, spots.offer, offer.text, offer.action, "trade", "accent", enabled=offer.enabled,
            lines=2, name="trade.offer", tip=offer.why,
        ),
        KeyButton(kit, spots.back, back.text, back.action, "Esc", f"trade.{back.key}"),
    ]  # fmt: skip
