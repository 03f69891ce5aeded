"""Pages of the introduction about the city: its districts, its supply, its threat, its rounds."""

from __future__ import annotations

from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.table import Picker, regions
from newangeles_gui.widgets import (
    Area,
    IconButton,
    Image,
    Label,
    Slider,
    Tween,
    Widget,
    overshoot,
)

from ..city import CityPane, NightPane, SlabPane
from ..city.board import CityBoard
from ..city.signs import contract_chip
from ..rules import BIT, ILLNESS, OUTAGE, PROTEST, STRIKE
from .guided import guided_match
from .picture import Bar, PagePicture, fitted, ground

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from newangeles_gui.widgets import Kit

MARKS: Final = 76  # units
SMALL_MARKS: Final = 50
SAID: Final = 124
SMALL_SAID: Final = 100
CHIP: Final = 40
SIZE: Final = 0.8  # of the button


class CityPicture(PagePicture):
    """The board at the start of the guided game; a mark says how its corporation earns."""

    def begin(self) -> None:
        """With the first corporation."""
        self.corporation = next(iter(self.services.box.corporations))
        self.view = guided_match(self.services.box, "").view()
        self.board: CityBoard | None = None

    def put(self, room: pygame.Rect) -> None:
        """The board, all marks, and what the chosen corporation is paid for."""
        kit, compact, words = self.kit, self.kit.view.compact, self.services.words
        area = Area(room, kit.px(6))
        said = Area(area.bottom(kit.px(SMALL_SAID if compact else SAID)), kit.px(4))
        row = Area(area.bottom(kit.px(SMALL_MARKS if compact else MARKS)), kit.px(8))
        places = regions(kit, 1)._replace(board=area.rest)
        self.board = CityBoard(self.services, places, self.view, Picker(), area.rest)
        corporations = self.services.box.content.corporations
        marks = [
            MarkButton(
                kit, rect, f"marks/{name}", words.name(f"corporation.{name}"),
                partial(self.choose, name), chosen=name == self.corporation, name=f"mark.{name}",
            )
            for name, rect in zip(corporations, row.columns(len(corporations)), strict=True)
        ]  # fmt: skip
        key = f"corporation.{self.corporation}"
        signs = contract_chip(self.services, self.corporation, CHIP)
        paid = Image(kit, said.top(signs.get_height()), signs, "symbols")
        text = f"{words.name(key)}. {words.text(key)}"
        about = Label(kit, said.rest, text, "label", align="center", lines=2, name="contract")
        self.add(self.board, *marks, paid, about)

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
COLORS: Final = MappingProxyType({"met": "good", "strike": "bad", "protest": "warning"})
HOP: Final = 0.4  # seconds
HIGH: Final = 26  # units


class SupplyPicture(PagePicture):
    """Two buttons: let it produce, or calm it; the demand below."""

    def begin(self) -> None:
        """Nothing is produced yet, and all is calm."""
        self.stage, self.word = 0, "start"
        self.supply = dict.fromkeys(MADE, 0)
        self._android: Image | None = None
        self._ground = 0

    @property
    def met(self) -> bool:
        """Whether everything that the city wants is there."""
        return all(self.supply[one] >= amount for one, amount in WANTED.items())

    def put(self, room: pygame.Rect) -> None:
        """District, demand, verdict, buttons."""
        kit = self.kit
        area = Area(room, kit.px(6))
        row = Area(area.bottom(kit.px(54)), kit.px(10))
        color = COLORS.get(self.word, "muted")
        verdict, meters = area.bottom(kit.px(58)), Area(area.bottom(kit.px(44)), kit.px(30))
        below = area.rest.inflate(0, -kit.px(16))
        slab = SlabPane(kit, below, DISTRICT, STAGES[self.stage], "district")
        place = slab.slot("figure_1_of_1")
        android = fitted(kit, "pieces/android.large", place.size)
        self._android, self._ground = Image(kit, place, android, "android"), place.y
        self.moved()
        self.add(NightPane(kit, area.rest), slab, self._android)
        for (name, wanted), rect in zip(WANTED.items(), meters.columns(2), strict=True):
            self._put_meter(Area(rect), name, wanted)
        self.verdict(verdict, self.say(f"supply.{self.word}"), color)
        busy = not self.met
        knobs = (
            ("produce", self.produce, "symbols/android.white", "accent", busy),
            ("calm", self.calm, "symbols/media.white", "media", busy and self.stage > 0),
            ("again", self.again, "redo", "line", self.word != "start"),
        )
        for rect, (name, action, icon, tone, able) in zip(row.columns(3), knobs, strict=True):
            words = self.say(f"supply.{name}")
            self.add(self.button(rect, words, action, name, icon, tone, enabled=able))

    def _put_meter(self, area: Area, name: str, wanted: int) -> None:
        kit, have = self.kit, self.supply[name]
        sign = kit.icon(f"symbols/{name}.white", 34, kit.color(name))
        color = "good" if have >= wanted else "text"
        self.add(
            Image(kit, area.left(area.rest.height), sign),
            Label(kit, area.left(kit.px(70)), f"{have}/{wanted}", "number", color, "center"),
            Bar(kit, area.middle(area.rest.width, kit.px(22)), have / wanted, name),
        )

    def produce(self) -> None:
        """Exploit the district: it produces, then unrest rises (29.3); in strike nothing comes."""
        if STAGES[self.stage] == STRIKE:
            self.word = "strike"
        else:
            for name, amount in MADE.items():
                self.supply[name] += amount
            self.stage += 1
            self.word = "met" if self.met else "protest" if self.stage == 1 else "last"
        self.animate(Tween(0, 1, HOP, overshoot))
        self.changed()

    def calm(self) -> None:
        """A media card lowers unrest by a stage."""
        self.stage -= 1
        self.word = "calmed"
        self.changed()

    def again(self) -> None:
        """As it was at first."""
        self.begin()
        self.changed()

    def moved(self) -> None:
        """The android hops when it works."""
        if self._android is not None:
            self._android.rect.y = self._ground - round(self.kit.px(HIGH) * (1 - self.share))


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
        """A city that has seen some trouble."""
        self.threat = 6
        self._show: Callable[[], None] = lambda: None

    @property
    def most(self) -> int:
        """The threat at which the game ends (64.0)."""
        return int(self.services.box.threat_end)

    def put(self, room: pygame.Rect) -> None:
        """City above, the gauge and the line below."""
        kit = self.kit
        area = Area(room, kit.px(6))
        below = area.bottom(kit.px(64))
        slider = Slider(
            kit, area.bottom(kit.px(44)), self.threat, (0, self.most), self.pull, name="threat"
        )
        row = Area(area.bottom(kit.px(40)))
        sign = Image(
            kit,
            row.left(row.rest.height),
            kit.icon("symbols/threat.white", 34, kit.color("threat")),
        )
        number = Label(
            kit, row.left(kit.px(90)), "", "number", "threat", "center", name="threat.number"
        )
        bar = Bar(kit, row.middle(row.rest.width, kit.px(26)), 0, "threat")
        city = CityPane(kit, area.rest, self.services.box, PART, "city")
        self.add(city, sign, number, bar, slider)
        verdict = self.verdict(below, "", "muted")

        def show() -> None:
            bar.share = self.threat / self.most
            number.say(f"{self.threat}/{self.most}")
            city.threat, city.breached, city.bits = self.threat, self.threat >= ALARMING, self._bits
            word, verdict.color = self._judged()
            verdict.say(self.say(f"threat.{word}"))

        self._show = show
        show()

    def pull(self, threat: int) -> None:
        """The city as it is at this threat: shown in place, for the line is being pulled."""
        if threat == self.most > self.threat:
            self.services.audio.play("error")
        self.threat = threat
        self._show()

    @property
    def _bits(self) -> dict[str, int]:
        """What is where."""
        fates = {
            name: next((bits for least, bits in reversed(stages) if self.threat >= least), 0)
            for name, stages in FATES
        }
        return dict.fromkeys(self.services.box.district_ids, 0) | fates

    def _judged(self) -> tuple[str, str]:
        if self.threat >= self.most:
            return "over", "bad"
        if self.threat >= ALARMING:
            return "alarming", "threat"
        return ("worrying", "warning") if self.threat >= WORRYING else ("calm", "good")


# Each phase of a round with its sign and its picture; production is shown by a district.
PHASES: Final = MappingProxyType(
    {
        "action": ("turn", "cards_actions/labor_solutions"),
        "production": ("symbols/android.white", ""),
        "event": ("event", "cards_events/beanstalk_beset"),
        "demand": ("demand", "cards_demands/tourism_spike"),
    }
)
STEP: Final = 0.7  # seconds from round to round
WALKING: Final = 13.0  # seconds; then the marker stands still


class RoundsPicture(PagePicture):
    """The track of rounds with a marker on its way, and the phases to read about."""

    def begin(self) -> None:
        """With the first phase."""
        self.phase = next(iter(PHASES))
        self.seconds = 0.0
        self._track: Track | None = None

    def put(self, room: pygame.Rect) -> None:
        """Track, phases, and what happens in the chosen one."""
        kit, compact = self.kit, self.kit.view.compact
        area = Area(room, kit.px(14))
        self._track = Track(kit, area.top(room.height // (6 if compact else 4)))
        self._track.rounds, self._track.here = self.services.box.rounds, self._at
        self.add(self._track)
        high, columns = (kit.px(46), 2) if compact else (kit.px(96), 4)
        rows = len(PHASES) // columns
        buttons = Area(area.top(rows * high + (rows - 1) * kit.px(10)), kit.px(10))
        for name, rect in zip(PHASES, buttons.grid(len(PHASES), columns, high), strict=True):
            words, action = self.say(f"rounds.{name}.name"), partial(self.choose, name)
            key, sign = f"phase.{name}", PHASES[name][0]
            chosen = name == self.phase
            self.add(self.button(rect, words, action, key, sign, chosen=chosen))
        self.add(ground(kit, area.rest))
        inner = area.inset(kit.px(8 if compact else 20), kit.px(5 if compact else 10), kit.px(20))
        if not compact:
            self.add(self._art(inner.left(inner.rest.width * 2 // 5)))
        words, style = self.say(f"rounds.{self.phase}.about"), "body" if compact else "lead"
        self.add(Label(kit, inner.rest, words, style, lines=9, name="phase"))

    def _art(self, rect: pygame.Rect) -> Widget:
        picture = PHASES[self.phase][1]
        if not picture:
            return SlabPane(self.kit, rect, DISTRICT, BIT["android"], "art")
        return Image(self.kit, rect, fitted(self.kit, picture, rect.size), "art")

    def choose(self, phase: str) -> None:
        """Read about another phase."""
        self.phase = phase
        self.changed()

    @property
    def _at(self) -> int:
        return int(self.seconds / STEP) % len(self.services.box.rounds)

    def update(self, seconds: float) -> bool:
        """The marker goes from round to round."""
        if self.wait() is None:
            return False
        before = self._at
        self.seconds += seconds
        if self._track is not None:
            self._track.here = self._at
        return self._at != before

    def wait(self) -> float | None:
        """Until the next step."""
        if self.kit.calm or self.seconds > WALKING:
            return None
        return max(0.02, STEP - self.seconds % STEP)


class Track(Widget):
    """Six rounds and three demand rounds in a row."""

    rounds: Sequence[int | str] = ()
    here = 0

    def __init__(self, kit: Kit, rect: pygame.Rect) -> None:
        super().__init__(kit, rect, "track")

    def paint(self, surface: pygame.Surface) -> None:
        """Draw line, points and the marker."""
        kit, rect = self.kit, self.rect
        places = [one.center for one in Area(rect).columns(len(self.rounds))]
        radius = round(min(rect.width / len(self.rounds), rect.height) * 0.36)
        pygame.draw.line(surface, kit.color("line"), places[0], places[-1], kit.px(4))
        for place, (middle, kind) in enumerate(zip(places, self.rounds, strict=True)):
            color = kit.color("warning" if kind == "demand" else "accent")
            fill, ink = kit.color("panel"), color
            if place == self.here:
                fill, ink = color, kit.color("base")
            pygame.draw.circle(surface, fill, middle, radius)
            pygame.draw.circle(surface, color, middle, radius, kit.px(3))
            if kind == "demand":
                shown = kit.icon("demand", radius * 1.1 / kit.view.factor, ink)
            else:
                shown = kit.type.draw(str(kind), "number", ink)
            surface.blit(shown, shown.get_rect(center=middle))
