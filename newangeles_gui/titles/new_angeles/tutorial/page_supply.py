"""The fifth page: a district that is worked until it stops."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets.label import Image, Label
from newangeles_gui.widgets.tween import Tween, overshoot

from .picture import FRAME, Backdrop, Bar, Picture, Sprite, columns, cut_bottom

if TYPE_CHECKING:
    from .introduction import Introduction

DISTRICT: Final = "nihongai"
STAGES: Final = ("normal", "protest", "strike")  # 29.0
MADE: Final = MappingProxyType({"tech": 2, "consumables": 1})
WANTED: Final = MappingProxyType({"tech": 6, "consumables": 3})
HOP: Final = 0.4  # seconds
HIGH: Final = 26  # units


class SupplyPicture(Picture):
    """Two buttons: let it produce, or calm it; the demand below."""

    def __init__(self, scene: Introduction) -> None:
        super().__init__(scene)
        self.stage = 0
        self.supply = dict.fromkeys(MADE, 0)
        self.word = "start"
        self._hop: Tween | None = None
        self._android: Sprite | None = None
        self._ground = 0

    @property
    def met(self) -> bool:
        """Whether everything that the city wants is there."""
        return all(self.supply[one] >= amount for one, amount in WANTED.items())

    def put(self, room: pygame.Rect) -> None:
        """District, demand, verdict, buttons."""
        kit, gap = self.kit, self.kit.px(6)
        row = cut_bottom(room, kit.px(54), gap)
        verdict = cut_bottom(room, kit.px(58), gap)
        meters = cut_bottom(room, kit.px(44), gap)
        self.add(Backdrop(kit, room))
        state = f"districts/{DISTRICT}.{STAGES[self.stage]}"
        slab = Sprite(kit, room.inflate(0, -kit.px(16)), state, "district")
        size = min(room.height // 4, kit.px(120))
        android = pygame.Rect(0, 0, size, size)
        android.center = (room.centerx + room.height // 6, room.y + room.height * 3 // 4)
        self._ground = android.y
        self._android = Sprite(kit, android, "pieces/android", "android")
        self.add(slab, self._android)
        if self.stage:
            token = android.move(-round(size * 1.5), size // 5)
            self.add(Sprite(kit, token, f"pieces/{STAGES[self.stage]}", "unrest"))
        for (name, wanted), rect in zip(
            WANTED.items(), columns(meters, 2, kit.px(30)), strict=True
        ):
            self._put_meter(rect, name, wanted)
        self.verdict(verdict, self.say(f"supply.{self.word}"), self._color)
        self._put_knobs(row)

    @property
    def _color(self) -> str:
        return {"met": "good", "strike": "bad", "protest": "warning"}.get(self.word, "muted")

    def _put_meter(self, rect: pygame.Rect, name: str, wanted: int) -> None:
        kit = self.kit
        sign = pygame.Rect(rect.x, rect.y, rect.height, rect.height)
        number = pygame.Rect(sign.right, rect.y, kit.px(70), rect.height)
        line = pygame.Rect(number.right, 0, rect.right - number.right, kit.px(22))
        line.centery = rect.centery
        have = self.supply[name]
        color = "good" if have >= wanted else "text"
        self.add(
            Image(kit, sign, kit.icon(f"symbols/{name}.white", 34, kit.color(name))),
            Label(kit, number, f"{have}/{wanted}", "number", color, "center"),
            Bar(kit, line, have / wanted, name),
        )

    def _put_knobs(self, row: pygame.Rect) -> None:
        produce, calm, again = columns(row, 3, self.kit.px(10))
        self.add(
            self.button(
                produce, self.say("supply.produce"), self.produce, "produce",
                "symbols/android.white", "accent", enabled=not self.met,
            ),
            self.button(
                calm, self.say("supply.calm"), self.calm, "calm", "symbols/media.white", "media",
                enabled=self.stage > 0 and not self.met,
            ),
            self.button(
                again, self.say("supply.again"), self.again, "again", "redo",
                enabled=self.word != "start",
            ),
        )  # fmt: skip

    def produce(self) -> None:
        """Exploit the district: it produces, then unrest rises (29.3); in strike nothing comes."""
        if STAGES[self.stage] == "strike":
            self.word = "strike"
        else:
            for name, amount in MADE.items():
                self.supply[name] += amount
            self.stage += 1
            self.word = "met" if self.met else "protest" if self.stage == 1 else "last"
        self._hop = None if self.kit.calm else Tween(1, 0, HOP, overshoot)
        self.changed()

    def calm(self) -> None:
        """A media card lowers unrest by a stage."""
        self.stage -= 1
        self.word = "calmed"
        self.changed()

    def again(self) -> None:
        """As it was at first."""
        self.stage, self.word = 0, "start"
        self.supply = dict.fromkeys(MADE, 0)
        self.changed()

    def update(self, seconds: float) -> bool:
        """The android hops when it works."""
        if self._hop is None or self._android is None:
            return False
        self._hop.advance(seconds)
        self._android.rect.y = self._ground - round(self.kit.px(HIGH) * self._hop.value)
        if self._hop.done:
            self._hop = None
            self._android.rect.y = self._ground
        return True

    def wait(self) -> float | None:
        """While it hops."""
        return None if self._hop is None else FRAME
