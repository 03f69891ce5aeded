"""One of the best results: how much, for whom, against whom and when."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets.label import Image, Label
from newangeles_gui.widgets.widget import Widget

from ..new_game.words import level_name

if TYPE_CHECKING:
    from newangeles_gui.profiles import Played

    from ..base import Services

LINE: Final = 60  # units
SIGN: Final = 40
GAP: Final = 14
CAPITAL: Final = 84


class BestLine(Widget):
    """The mark, the corporation with what the game was like below it, the capital."""

    def __init__(self, services: Services, rect: pygame.Rect, place: int, played: Played) -> None:
        super().__init__(services.kit, rect, f"best.{place}")
        kit = services.kit
        sign = pygame.Rect(rect.x, rect.y, kit.px(SIGN), rect.height)
        capital = pygame.Rect(0, rect.y, kit.px(CAPITAL), rect.height)
        capital.right = rect.right
        left = sign.right + kit.px(GAP)
        half = rect.height // 2
        upper = pygame.Rect(left, rect.y, capital.x - left, half)
        lower = pygame.Rect(left, upper.bottom, upper.width, rect.height - half)
        known = played.corporation in services.box.corporations
        called = services.words.name(f"corporation.{played.corporation}") if known else "?"
        if known:
            self.add(Image(kit, sign, kit.icon(f"marks/{played.corporation}", SIGN)))
        self.add(
            Label(kit, upper, called, "label", name=f"best.{place}.who"),
            Label(kit, lower, _about(services, played), "small", "muted", name=f"best.{place}.how"),
            Label(
                kit, capital, str(played.capital), "title", "capital", "right",
                name=f"best.{place}.capital",
            ),
        )  # fmt: skip


def _about(services: Services, played: Played) -> str:
    """Players, the strongest opponent if that is known, the day."""
    parts = [services.say("screen.statistics.players", n=played.players)]
    if played.level:
        parts.append(level_name(services, played.level))
    parts.append(time.strftime("%Y-%m-%d", time.localtime(played.finished)))
    return " · ".join(parts)
