"""The third page: what happens to the city, and to everybody, when threat rises."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets.fields import Slider
from newangeles_gui.widgets.label import Image, Label

from .picture import Backdrop, Bar, Picture, Sprite, columns, cut_bottom

if TYPE_CHECKING:
    from .introduction import Introduction

ROOT: Final = "board/root"
# From which threat on a district looks how.
DISTRICTS: Final = (
    ("rabotgorod", ((4, "protest"), (10, "strike"), (18, "outage"))),
    ("laguna_velasco", ((8, "protest"), (14, "ill"), (22, "outage"))),
)
WORRYING: Final = 12
ALARMING: Final = 20


class ThreatPicture(Picture):
    """A line to pull: the city changes, and at its end everything is over."""

    def __init__(self, scene: Introduction) -> None:
        super().__init__(scene)
        self.threat = 6
        self._bar: Bar | None = None
        self._number: Label | None = None
        self._verdict: Label | None = None
        self._slabs: list[tuple[Sprite, str, tuple[tuple[int, str], ...]]] = []
        self._root: Sprite | None = None

    @property
    def most(self) -> int:
        """The threat at which the game ends (64.0)."""
        return self.services.box.threat_end

    def put(self, room: pygame.Rect) -> None:
        """City above, the gauge and the line below."""
        kit = self.kit
        verdict = cut_bottom(room, kit.px(64), kit.px(6))
        slider = cut_bottom(room, kit.px(44), kit.px(6))
        gauge = cut_bottom(room, kit.px(40), kit.px(10))
        self.add(Backdrop(kit, room))
        places = columns(room.inflate(-kit.px(30), -kit.px(20)), 3, kit.px(4))
        places[1].y, places[1].height = room.y, room.height
        self._root = Sprite(kit, places[1], f"{ROOT}.normal")
        self._slabs = [
            (Sprite(kit, rect, f"districts/{name}.normal"), name, stages)
            for rect, (name, stages) in zip((places[0], places[2]), DISTRICTS, strict=True)
        ]
        sign = pygame.Rect(gauge.x, gauge.y, gauge.height, gauge.height)
        number = pygame.Rect(sign.right, gauge.y, kit.px(90), gauge.height)
        line = pygame.Rect(number.right, 0, gauge.right - number.right, kit.px(26))
        line.centery = gauge.centery
        icon = kit.icon("symbols/threat.white", 34, kit.color("threat"))
        self._bar = Bar(kit, line, 0, "threat")
        self._number = Label(kit, number, "", "number", "threat", "center", name="threat.number")
        self.add(
            *(sprite for sprite, _, _ in self._slabs), self._root, Image(kit, sign, icon),
            self._number, self._bar,
            Slider(kit, slider, self.threat, (0, self.most), self.pull, name="threat"),
        )  # fmt: skip
        self._verdict = self.verdict(verdict, "", "muted")
        self.pull(self.threat)

    def pull(self, threat: int) -> None:
        """The city as it is at this threat: shown in place, for the line is being pulled."""
        if threat == self.most > self.threat:
            self.services.audio.play("error")
        self.threat = threat
        if self._bar is None or self._number is None or self._root is None:
            return
        self._bar.share = threat / self.most
        self._number.say(f"{threat}/{self.most}")
        self._root.picture = f"{ROOT}.breached" if threat >= ALARMING else f"{ROOT}.normal"
        for sprite, name, stages in self._slabs:
            state = next((one for least, one in reversed(stages) if threat >= least), "normal")
            sprite.picture = f"districts/{name}.{state}"
        if self._verdict is not None:
            word, self._verdict.color = self._judged()
            self._verdict.say(self.say(f"threat.{word}"))

    def _judged(self) -> tuple[str, str]:
        if self.threat >= self.most:
            return "over", "bad"
        if self.threat >= ALARMING:
            return "alarming", "threat"
        return ("worrying", "warning") if self.threat >= WORRYING else ("calm", "good")
