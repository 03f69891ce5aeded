"""Pages of the introduction about the city: its districts, its supply, its threat."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

import pygame

from newangeles_gui.table import Picker, regions
from newangeles_gui.widgets import IconButton, Image, Label, Slider, Tween, overshoot

from ..city import CityPane, NightPane, SlabPane
from ..city.board import CityBoard
from ..city.signs import chip
from ..rules import ILLNESS, OUTAGE, PROTEST, STRIKE
from ..words.symbols import contract
from .guided import guided_match
from .picture import FRAME, Bar, PagePicture, Sprite, columns, cut_bottom, cut_top

MARKS: Final = 76  # units
SMALL_MARKS: Final = 50
SAID: Final = 124
SMALL_SAID: Final = 100
CHIP: Final = 32
SIZE: Final = 0.8  # of the button


class CityPicture(PagePicture):
    """The board at the start of the guided game; a mark says how its corporation earns."""

    def begin(self) -> None:
        """As it is at first."""
        self.corporation = next(iter(self.services.box.corporations))
        self.view = guided_match(self.services.box, "").view()
        self.board: CityBoard | None = None

    def put(self, room: pygame.Rect) -> None:
        """The board, what the chosen corporation is paid for, and all marks."""
        kit, compact = self.kit, self.kit.view.compact
        said = cut_bottom(room, kit.px(SMALL_SAID if compact else SAID), kit.px(6))
        row = cut_bottom(room, kit.px(SMALL_MARKS if compact else MARKS), kit.px(6))
        places = regions(kit, 1)._replace(board=room)
        self.board = CityBoard(self.services, places, self.view, Picker(), room)
        self.add(self.board)
        corporations = list(self.services.box.corporations)
        for name, rect in zip(
            corporations, columns(row, len(corporations), kit.px(8)), strict=True
        ):
            self.add(self._mark(name, rect))
        key = f"corporation.{self.corporation}"
        words = f"{self.services.words.name(key)}. {self.services.words.text(key)}"
        paid = contract(self.services.box.content.corporations[self.corporation].contract)
        signs = chip(self.services, paid, CHIP)
        self.add(
            Image(kit, cut_top(said, signs.get_height(), kit.px(4)), signs, "symbols"),
            Label(kit, said, words, "label", align="center", lines=2, name="contract"),
        )

    def _mark(self, name: str, rect: pygame.Rect) -> MarkButton:
        return MarkButton(
            self.kit, rect, f"marks/{name}", self.services.words.name(f"corporation.{name}"),
            lambda: self.choose(name), chosen=name == self.corporation, name=f"mark.{name}",
        )  # fmt: skip

    def choose(self, name: str) -> None:
        """Read about another corporation."""
        self.corporation = name
        self.changed()

    def update(self, seconds: float) -> bool:
        """The city lives."""
        return self.board is not None and self.board.update(seconds)

    def wait(self) -> float | None:
        """As often as the board wants."""
        return None if self.board is None else self.board.wait()


class MarkButton(IconButton):
    """A mark as large as its button."""

    def _write(self, surface: pygame.Surface) -> None:
        side = min(self.rect.height, self.rect.width) * SIZE / self.kit.view.factor
        mark = self.kit.icon(self.icon, side)
        surface.blit(mark, mark.get_rect(center=self.rect.center))


DISTRICT: Final = "nihongai"
STAGES: Final = (0, PROTEST, STRIKE)  # 29.0
MADE: Final = MappingProxyType({"tech": 2, "consumables": 1})
WANTED: Final = MappingProxyType({"tech": 6, "consumables": 3})
HOP: Final = 0.4  # seconds
HIGH: Final = 26  # units


class SupplyPicture(PagePicture):
    """Two buttons: let it produce, or calm it; the demand below."""

    def begin(self) -> None:
        """As it is at first."""
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
        slab = SlabPane(kit, room.inflate(0, -kit.px(16)), DISTRICT, STAGES[self.stage], "district")
        self.add(NightPane(kit, room), slab)
        self._android = Sprite(kit, slab.slot("figure_1_of_1"), "pieces/android.large", "android")
        self._ground = self._android.rect.y
        self.add(self._android)
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
        if STAGES[self.stage] == STRIKE:
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


# The part of the map around the Root, and what is where from which threat on.
PART: Final = pygame.FRect(840, 0, 1080, 575)
FATES: Final = (
    ("rutherford", ((4, PROTEST), (10, STRIKE), (18, OUTAGE))),
    ("base_de_cayambe", ((8, PROTEST), (14, PROTEST | ILLNESS), (22, OUTAGE | ILLNESS))),
    ("nihongai", ((12, ILLNESS), (16, STRIKE | ILLNESS), (24, OUTAGE | ILLNESS))),
    ("esmeraldas", ((17, PROTEST), (20, OUTAGE))),
)
WORRYING: Final = 12
ALARMING: Final = 20


class ThreatPicture(PagePicture):
    """A line to pull: the city changes, and at its end everything is over."""

    def begin(self) -> None:
        """As it is at first."""
        self.threat = 6
        self._bar: Bar | None = None
        self._number: Label | None = None
        self._verdict: Label | None = None
        self._city: CityPane | None = None

    @property
    def most(self) -> int:
        """The threat at which the game ends (64.0)."""
        return int(self.services.box.threat_end)

    def put(self, room: pygame.Rect) -> None:
        """City above, the gauge and the line below."""
        kit = self.kit
        verdict = cut_bottom(room, kit.px(64), kit.px(6))
        slider = cut_bottom(room, kit.px(44), kit.px(6))
        gauge = cut_bottom(room, kit.px(40), kit.px(10))
        self._city = CityPane(kit, room, self.services.box, PART, "city")
        sign = pygame.Rect(gauge.x, gauge.y, gauge.height, gauge.height)
        number = pygame.Rect(sign.right, gauge.y, kit.px(90), gauge.height)
        line = pygame.Rect(number.right, 0, gauge.right - number.right, kit.px(26))
        line.centery = gauge.centery
        icon = kit.icon("symbols/threat.white", 34, kit.color("threat"))
        self._bar = Bar(kit, line, 0, "threat")
        self._number = Label(kit, number, "", "number", "threat", "center", name="threat.number")
        self.add(
            self._city, Image(kit, sign, icon), self._number, self._bar,
            Slider(kit, slider, self.threat, (0, self.most), self.pull, name="threat"),
        )  # fmt: skip
        self._verdict = self.verdict(verdict, "", "muted")
        self.pull(self.threat)

    def pull(self, threat: int) -> None:
        """The city as it is at this threat: shown in place, for the line is being pulled."""
        if threat == self.most > self.threat:
            self.services.audio.play("error")
        self.threat = threat
        if self._bar is None or self._number is None or self._city is None:
            return
        self._bar.share = threat / self.most
        self._number.say(f"{threat}/{self.most}")
        self._city.threat, self._city.breached = threat, threat >= ALARMING
        fates = {
            name: next((bits for least, bits in reversed(stages) if threat >= least), 0)
            for name, stages in FATES
        }
        self._city.bits = dict.fromkeys(self.services.box.district_ids, 0) | fates
        if self._verdict is not None:
            word, self._verdict.color = self._judged()
            self._verdict.say(self.say(f"threat.{word}"))

    def _judged(self) -> tuple[str, str]:
        if self.threat >= self.most:
            return "over", "bad"
        if self.threat >= ALARMING:
            return "alarming", "threat"
        return ("worrying", "warning") if self.threat >= WORRYING else ("calm", "good")
