"""The strip at the top: rounds, threat, the demand with the supplies, the next event."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.table import Ink, put_text
from newangeles_gui.widgets import Area, Look, Widget, mixed, put_focus, put_panel
from newangeles_gui.widgets.strip import Mark, RowPart, RowText, row

from ..rules import RESOURCES
from ..table.bar_course import DEMAND, phase_words
from ..table.supply import demand_words, due
from ..words import piece, sentence

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.table import Picker, Target
    from newangeles_gui.widgets import Rgb

    from ..rules import View
    from .regions import Regions
    from .stage import Foresight

# Units of the wide form; everything shrinks alike.
SPACE: Final = 28
SPACE_GAP: Final = 6
ROUNDS: Final = 300
THREAT: Final = 400
CARD: Final = 210
SUPPLY: Final = 97
EVENT: Final = 158
MENU: Final = 156
FLAGS: Final = MappingProxyType({"main": "main_offer", "counter": "counter"})


class CityBar(Widget):
    """What everybody looks at before anything is decided."""

    def __init__(self, services: Services, places: Regions, view: View, picker: Picker) -> None:
        super().__init__(services.kit, places.strip, "top")
        self.services, self.places, self.view, self.picker = services, places, view, picker
        self.compact = places.form != "wide"
        self.share = places.factor / services.kit.view.factor
        self.meters: dict[str, SupplyMeter] = {}
        self.foresight: Foresight | None = None  # what is foreseen is marked on the meters
        self._build()

    def px(self, units: float) -> int:
        """Pixels for so many units of the wide form."""
        return self.places.px(units * (2 / 3 if self.compact else 1))

    def units(self, units: float) -> float:
        """Units of the kit for units of the wide form: for what is drawn by it."""
        return units * (2 / 3 if self.compact else 1) * self.share

    def _build(self) -> None:
        area = Area(self.rect.inflate(-self.px(36), -self.px(10)), self.px(14))
        self.rounds = RoundsPart(self, area.left(self.px(ROUNDS)))
        self.threat = ThreatPart(self, area.left(self.px(THREAT)))
        self.menu_rect = area.right(self.px(MENU))
        self.event = EventPart(self, area.right(self.px(EVENT)))
        self.add(self.rounds, self.threat, self.event)
        supplies = Area(area.right(self.px(SUPPLY) * len(RESOURCES)), self.px(8))
        for name, rect in zip(RESOURCES, supplies.columns(len(RESOURCES)), strict=True):
            self.meters[name] = SupplyMeter(self, rect, name)
        self.demand = DemandPart(self, area.rest)
        self.add(self.demand, *self.meters.values())

    @property
    def faded(self) -> str:
        """The side that is not looked at."""
        return self.foresight.faded if self.foresight is not None else ""

    def refresh(self) -> None:
        """The view has changed."""
        for meter in self.meters.values():
            meter.focusable = self.picker.is_lit(meter.target)

    def place(self, target: Target) -> pygame.Rect | None:
        """Where something of it is."""
        parts = {"threat": self.threat, "rounds": self.rounds, "event": self.event}
        if target[0] in parts:
            return parts[target[0]].rect
        if target[0] == DEMAND:
            return self.demand.rect
        if target[0] in ("supply", "resource") and target[-1] in self.meters:
            return self.meters[target[-1]].rect
        return None

    def paint(self, surface: pygame.Surface) -> None:
        """A dark ground, then its parts."""
        color = mixed(self.kit.color("base"), self.kit.color("panel"), 0.5)
        pygame.draw.rect(surface, color, self.rect)
        line = pygame.Rect(self.rect.x, self.rect.bottom - 2, self.rect.width, 2)
        pygame.draw.rect(surface, self.kit.color("line"), line)
        super().paint(surface)

    def row(
        self, surface: pygame.Surface, parts: list[RowPart], left: int, middle: int, room: int
    ) -> int:
        """A row of signs and words; where it ends."""
        drawn = row(self.kit, parts, room)
        place = drawn.get_rect(midleft=(left, middle))
        surface.blit(drawn, place)
        return place.right


class BarPart(Widget):
    """A group of the strip."""

    def __init__(self, bar: CityBar, rect: pygame.Rect, name: str) -> None:
        super().__init__(bar.kit, rect, name)
        self.bar, self.services = bar, bar.services

    @property
    def view(self) -> View:
        """What is shown now."""
        return self.bar.view


class RoundsPart(BarPart):
    """The rounds, those of demand with a shape of their own; below it whose turn it is."""

    def __init__(self, bar: CityBar, rect: pygame.Rect) -> None:
        super().__init__(bar, rect, "rounds")

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the track and the words."""
        bar, rect = self.bar, self.rect
        side, gap = bar.px(SPACE), bar.px(SPACE_GAP)
        for place, kind in enumerate(self.services.box.rounds):
            spot = pygame.Rect(rect.x + place * (side + gap), rect.y, side, side)
            state = (place > self.view.round_place) - (place < self.view.round_place)
            self._put(surface, spot, kind, state)
        words = pygame.Rect(rect.x, rect.y + side, rect.width, rect.height - side)
        text = phase_words(self.services, self.view)
        put_text(self.kit, surface, words, text, Ink("small", "text"))

    def _put(self, surface: pygame.Surface, rect: pygame.Rect, kind: str | int, state: int) -> None:
        kit, color = self.kit, self.kit.color
        tint = color("warning") if kind == DEMAND else color("accent")
        ink = (
            color("base") if state == 0 else mixed(tint, color("base"), 0.55 if state < 0 else 0.1)
        )
        if kind == DEMAND:
            sign = kit.icon("icons/demand", self.bar.units(SPACE), tint if state >= 0 else ink)
            surface.blit(sign, sign.get_rect(center=rect.center))
            return
        key = ("round space", rect.width, state, tint)
        surface.blit(kit.kept(key, lambda: _disc(rect.width, state, tint, color("base"))), rect)
        number = kit.type.draw(str(kind), "small_strong", ink)
        surface.blit(number, number.get_rect(center=rect.center))

    @property
    def tip_text(self) -> str:
        """What is still to come."""
        say, box, place = self.services.say, self.services.box, self.view.round_place
        left = sum(1 for kind in box.rounds[place + 1 :] if kind == DEMAND)
        lines = [phase_words(self.services, self.view), say("screen.board.bar.rounds")]
        lines.append(say("screen.board.bar.demands_left", count=left))
        lines.append(say("screen.board.bar.turns", count=self.view.turns_left))
        return "\n".join(lines)


def _disc(side: int, state: int, tint: Rgb, base: Rgb) -> pygame.Surface:
    """A space of the track: before, now or to come."""
    smooth = 4
    large = pygame.Surface((side * smooth, side * smooth), pygame.SRCALPHA)
    middle, radius = (side * smooth // 2,) * 2, side * smooth // 2 - smooth
    fill = {-1: mixed(base, tint, 0.12), 0: tint, 1: mixed(base, tint, 0.1)}[state]
    line = tint if state >= 0 else mixed(base, tint, 0.45)
    pygame.draw.circle(large, fill, middle, radius)
    pygame.draw.circle(large, line, middle, radius, 2 * smooth)
    return pygame.transform.smoothscale(large, (side, side))


class ThreatPart(BarPart):
    """The number that the eye has to find, and how near the end is."""

    def __init__(self, bar: CityBar, rect: pygame.Rect) -> None:
        super().__init__(bar, rect, "threat")

    @property
    def end(self) -> int:
        """Where everybody loses."""
        return int(self.services.box.threat_end)

    @property
    def failing(self) -> int:
        """What the demand would add if it were checked now; 0 if it is met."""
        view = self.view
        if not view.demand or all(h >= w for h, w in zip(view.supply, view.targets, strict=True)):
            return 0
        return int(self.services.box.content.demands[view.demand].threat)

    def tint(self, place: int) -> Rgb:
        """The colour of a space of the track."""
        color, share = self.kit.color, place / self.end
        if share < 0.5:
            return mixed(color("accent"), color("warning"), share * 2)
        return mixed(color("warning"), color("threat"), share * 2 - 1)

    @property
    def track(self) -> pygame.Rect:
        """Where the spaces are."""
        left = self.rect.x + self.bar.px(112)
        height = self.bar.px(24)
        top = self.rect.bottom - self.bar.px(8) - height
        return pygame.Rect(left, top, self.rect.right - left - self.bar.px(8), height)

    def space(self, place: int) -> pygame.Rect:
        """A space of the track, counted from 1; later ones are a little higher."""
        track, step = self.track, self.track.width / self.end
        height = round(track.height * (0.62 + 0.38 * place / self.end))
        x, then = round(track.x + (place - 1) * step), round(track.x + place * step)
        return pygame.Rect(x, track.bottom - height, max(2, then - x - self.bar.px(2)), height)

    def paint(self, surface: pygame.Surface) -> None:
        """Sign, number, track, and what a failed demand would add."""
        number: list[RowPart] = [
            Mark("symbols/threat", self.bar.units(40)),
            RowText(str(self.view.threat), "big_number", "text"),
            RowText(f"/{self.end}", "small", "muted"),
        ]
        self.bar.row(surface, number, self.rect.x, self.rect.centery, self.bar.px(112))
        coming = range(self.view.threat + 1, self.view.threat + self.failing + 1)
        for place in range(1, self.end + 1):
            self._space(surface, place, place in coming)
        if self.failing:
            self._put_coming(surface)
        if self.bar.foresight is not None:
            for side in self.bar.foresight.sides():
                self._put_flag(surface, side, self.bar.foresight.threat(side))

    def _put_flag(self, surface: pygame.Surface, side: str, threat: int) -> None:
        """The sign of a future below the space that threat comes to."""
        kit, bar, color = self.kit, self.bar, self.kit.color(side)
        space = self.space(max(1, threat))
        pale = side == self.bar.faded
        color = mixed(color, kit.color("base"), 0.6) if pale else color
        pole = pygame.Rect(0, space.y - bar.px(4), max(2, bar.px(2.5)), 0)
        pole.centerx, pole.height = space.right, self.rect.bottom + bar.px(2) - pole.y
        pygame.draw.rect(surface, color, pole)
        flag = pygame.Rect(0, 0, bar.px(20), bar.px(20))
        flag.midbottom = (space.right, self.rect.bottom + bar.px(9))
        pygame.draw.rect(surface, kit.color("base"), flag)
        sign = kit.icon(f"icons/{FLAGS[side]}", flag.width / kit.view.factor, color)
        surface.blit(sign, sign.get_rect(center=flag.center))

    def _space(self, surface: pygame.Surface, place: int, coming: bool) -> None:
        rect, tint, base = self.space(place), self.tint(place), self.kit.color("base")
        radius = self.bar.px(2)
        if place <= self.view.threat:
            pygame.draw.rect(surface, tint, rect, border_radius=radius)
            return
        warning = self.kit.color("warning")
        pygame.draw.rect(surface, mixed(base, warning if coming else tint, 0.12), rect,
                         border_radius=radius)  # fmt: skip
        line = warning if coming else mixed(base, self.kit.color("line"), 0.9)
        pygame.draw.rect(surface, line, rect, 1, border_radius=radius)

    def _put_coming(self, surface: pygame.Surface) -> None:
        goal = self.space(min(self.end, self.view.threat + self.failing))
        parts: list[RowPart] = [
            Mark("icons/demand", self.bar.units(20), "warning"),
            RowText(f"+{self.failing}", "small_strong", "warning"),
        ]
        drawn = row(self.kit, parts)
        place = drawn.get_rect(midbottom=(goal.centerx, self.track.top - self.bar.px(1)))
        surface.blit(drawn, place.clamp(self.rect))

    @property
    def tip_text(self) -> str:
        """What the number means and what endangers it next."""
        say, view = self.services.say, self.view
        demand = self.services.box.content.demands.get(view.demand)
        lines = [say("screen.board.bar.threat", threat=view.threat, end=self.end)]
        if self.failing and demand is not None:
            after = min(self.end, view.threat + demand.threat)
            lines.append(say("screen.board.bar.failing", amount=demand.threat, after=after))
        elif demand is not None:
            lines.append(say("screen.board.bar.met"))
        lines.append(say(f"screen.board.bar.danger.{view.top_event_back}"))
        return "\n".join(lines)


class DemandPart(BarPart):
    """What the world wants, and until when."""

    def __init__(self, bar: CityBar, rect: pygame.Rect) -> None:
        super().__init__(bar, rect, "demand")

    def paint(self, surface: pygame.Surface) -> None:
        """Picture, name and how many rounds are left."""
        if not self.view.demand:
            return
        kit, rect = self.kit, self.rect
        card = pygame.Rect(rect.x, rect.y, round(rect.height * 1.26), rect.height - self.bar.px(4))
        picture = f"cards_demands/{self.view.demand}"
        if picture in kit.pictures.known:
            surface.blit(kit.fitted(picture, card.size), card)
        pygame.draw.rect(surface, kit.color("warning"), card, max(1, self.bar.px(1.5)))
        left = card.right + self.bar.px(10)
        half = rect.height // 2
        name = self.services.words.name(f"demand.{self.view.demand}")
        upper = pygame.Rect(left, rect.y, rect.right - left, half)
        put_text(kit, surface, upper, name, Ink("small_strong", least=0.7))
        words = due(self.services, self.view)
        put_text(kit, surface, upper.move(0, half), words, Ink("small_strong", "warning"))

    @property
    def tip_text(self) -> str:
        """The demand in words."""
        return demand_words(self.services, self.view)


class SupplyMeter(BarPart):
    """A resource: what there is and what is wanted; it can be picked while it is lit."""

    def __init__(self, bar: CityBar, rect: pygame.Rect, resource: str) -> None:
        super().__init__(bar, rect, f"resource.{resource}")
        self.resource, self.target = resource, ("resource", resource)
        self.focusable = bar.picker.is_lit(self.target)

    @property
    def numbers(self) -> tuple[int, int]:
        """What there is, and what the demand asks for."""
        place, view = RESOURCES.index(self.resource), self.view
        return view.supply[place], view.targets[place] if view.targets else 0

    def click(self, pos: tuple[int, int]) -> bool:
        """Pick it."""
        return self.bar.picker.pick(self.target)

    def paint(self, surface: pygame.Surface) -> None:
        """Sign and numbers, a tick or what is missing; below it a space for each step."""
        kit, bar, rect = self.kit, self.bar, self.rect
        have, want = self.numbers
        if bar.picker.is_lit(self.target):
            chosen = bar.picker.is_chosen(self.target)
            line = kit.color("focus") if chosen else kit.color(self.resource)
            put_panel(kit, surface, rect, Look(kit.color("raised"), line, 240, cut=6, glow=6))
        parts: list[RowPart] = [
            Mark(f"symbols/{self.resource}.white", bar.units(26), self.resource),
            RowText(f"{have}/{want}", "number"),
            Mark("icons/check", bar.units(20), "good")
            if have >= want
            else RowText(f"-{want - have}".replace("-", "−"), "small_strong", "bad"),
        ]
        bar.row(surface, parts, rect.x, rect.y + bar.px(22), rect.width)
        self._put_spaces(surface, have, want)
        if self.focused:
            put_focus(kit, surface, rect)

    def _put_spaces(self, surface: pygame.Surface, have: int, want: int) -> None:
        kit, bar, rect = self.kit, self.bar, self.rect
        color, base = kit.color(self.resource), kit.color("base")
        end = self.services.box.track_ends[RESOURCES.index(self.resource)]
        step = (rect.width - bar.px(10)) / end
        top, height = rect.bottom - bar.px(18), bar.px(8)
        for place in range(end):
            x = round(rect.x + place * step)
            space = pygame.Rect(x, top, max(1, round(step) - bar.px(2)), height)
            filled = place < have
            pygame.draw.rect(surface, color if filled else mixed(base, color, 0.2), space)
        self._put_ghosts(surface, have, pygame.Rect(rect.x, top, round(step * end), height), end)
        if want:
            x = round(rect.x + want * step) - bar.px(2)
            mark = pygame.Rect(x, top - bar.px(5), bar.px(2), height + bar.px(10))
            pygame.draw.rect(surface, kit.color("text"), mark)

    def _put_ghosts(self, surface: pygame.Surface, have: int, track: pygame.Rect, end: int) -> None:
        """What is going to be produced: dashed if it comes anyway, else in the colour of a side."""
        seen, at = self.bar.foresight, RESOURCES.index(self.resource)
        ends = {side: seen.supply(side, at) for side in seen.sides()} if seen is not None else {}
        step, always = track.width / end, min(ends.values(), default=0)
        for place in range(have, max(ends.values(), default=0)):
            left = round(track.x + place * step)
            space = pygame.Rect(left, track.y, max(2, round(step) - self.bar.px(2)), track.height)
            sides = [side for side, coming in ends.items() if coming > place]
            if place < always:
                self._put_dots(surface, space)
                continue
            color = self.kit.color(sides[0])
            if sides[0] == self.bar.faded:
                color = mixed(color, self.kit.color("base"), 0.6)
            pygame.draw.rect(surface, mixed(self.kit.color("base"), color, 0.35), space)
            pygame.draw.rect(
                surface, color, space.inflate(0, self.bar.px(6)), max(1, self.bar.px(2))
            )

    def _put_dots(self, surface: pygame.Surface, space: pygame.Rect) -> None:
        """The rim of a space in dashes."""
        color, dash = self.kit.color(self.resource), max(2, self.bar.px(3))
        for x in range(space.x, space.right, 2 * dash):
            wide = min(dash, space.right - x)
            for y in (space.y, space.bottom - 1):
                pygame.draw.rect(surface, color, (x, y, wide, 1))
        for x in (space.x, space.right - 1):
            pygame.draw.line(surface, color, (x, space.y), (x, space.bottom - 1))


class EventPart(BarPart):
    """The back of the top event: the danger that everybody can see coming."""

    def __init__(self, bar: CityBar, rect: pygame.Rect) -> None:
        super().__init__(bar, rect, "event")

    def paint(self, surface: pygame.Surface) -> None:
        """The card and its name."""
        kit, rect, bar = self.kit, self.rect, self.bar
        card = pygame.Rect(rect.x, rect.y, round(rect.height * 0.72), rect.height - bar.px(4))
        back = f"cards_event_backs/{self.view.top_event_back}"
        surface.blit(kit.fitted(back, card.size), card)
        pygame.draw.rect(surface, kit.color("warning"), card, max(1, bar.px(1.5)))
        left, half = card.right + bar.px(10), rect.height // 2
        upper = pygame.Rect(left, rect.y, rect.right - left, half)
        put_text(
            kit, surface, upper, self.services.say("screen.board.bar.next"), Ink("small", "muted")
        )
        name = sentence(self.services.words.name(piece(self.view.top_event_back).key))
        put_text(kit, surface, upper.move(0, half), name, Ink("small_strong", "warning"))

    @property
    def tip_text(self) -> str:
        """What is coming."""
        return self.services.say(f"screen.board.bar.danger.{self.view.top_event_back}")
