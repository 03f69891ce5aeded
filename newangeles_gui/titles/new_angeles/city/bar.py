"""The strip at the top: rounds, threat, the demand with the supplies, the next event."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.table import WIDEST, Ink
from newangeles_gui.widgets import (
    Area,
    Look,
    Mark,
    RowPart,
    RowText,
    Space,
    Widget,
    mixed,
    put_focus,
    put_panel,
    row,
)

from ..facts.deal_facts import TURN_STEPS, step_of, turn_step
from ..rules import ILLNESS, RESOURCES, ROOT_THREAT
from ..words import piece, sentence, term
from .bar_words import DEMAND, SMALLER, WIDTHS, BarPart, demand_words, due, phase_words

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.table import Picker, Regions, Target
    from newangeles_gui.widgets import Rgb

    from ..rules import View
    from .stage.foresight import Foresight

WELL: Final = 0.86  # of their size: what words should have rather than stand alone
NEXT_ROUNDS: Final = 3  # that are shown where there is little room
FLAGS: Final = MappingProxyType({"main": "main_offer", "counter": "counter"})
BACKS: Final = ("event", "deck", "discard")  # what lies where the next event does


class CityBar(Widget):
    """What everybody looks at before anything is decided; `menu_rect` is left free for buttons."""

    def __init__(self, services: Services, places: Regions, view: View, picker: Picker) -> None:
        super().__init__(services.kit, places.strip, "top")
        self.services, self.places, self.view, self.picker = services, places, view, picker
        self.small, self.widths = places.form == "small", WIDTHS[places.form]
        self.foresight: Foresight | None = None  # what is foreseen is marked on the meters
        self._build()

    def px(self, units: float) -> int:
        """Pixels for so many units of the form."""
        return self.places.px(units)

    def units(self, units: float) -> float:
        """Units of the kit for units of the form: for what is drawn by it."""
        return units * self.places.factor / self.kit.view.factor

    def _build(self) -> None:
        width, px = self.widths, self.px
        whole = self.rect.inflate(-2 * px(width.edge), -2 * px(5))
        spread = round(self.kit.view.size[1] * WIDEST)
        if whole.width > spread:
            whole.inflate_ip(spread - whole.width, 0)
        area = Area(whole, px(width.gap))
        self.rounds = RoundsPart(self, area.left(px(width.rounds)), "rounds")
        self.threat = ThreatPart(self, area.left(px(width.threat)), "threat")
        self.menu_rect = area.right(px(width.menu))
        self.event = EventPart(self, area.right(px(width.event)), "event")
        area.gap = 0
        supplies = area.right(px(width.supply) * len(RESOURCES))
        columns = Area(supplies, px(4)).columns(len(RESOURCES))
        self.meters = {
            name: SupplyMeter(self, rect, name)
            for name, rect in zip(RESOURCES, columns, strict=True)
        }
        self.demand = DemandPart(self, area.rest, DEMAND)
        self.add(self.rounds, self.threat, self.event, self.demand, *self.meters.values())
        self.refresh()

    @property
    def faded(self) -> str:
        """The side that is not looked at."""
        return self.foresight.faded if self.foresight is not None else ""

    def refresh(self) -> None:
        """The view or the picker has changed."""
        for meter in self.meters.values():
            meter.focusable = self.picker.is_lit(meter.target)
        for one in self.children:
            if isinstance(one, BarPart):
                one.clipped = one.cut()

    def place(self, target: Target) -> pygame.Rect | None:
        """Where something of it is."""
        kind = target[0]
        if kind in ("supply", "resource") and target[-1] in self.meters:
            return self.meters[target[-1]].rect
        if kind in BACKS:
            return self.event.card
        parts = {"threat": self.threat, "round": self.rounds, "turns": self.rounds}
        found = {**parts, DEMAND: self.demand}.get(kind)
        return None if found is None else found.rect

    def pointed(self) -> str:
        """The resource that is looked at; empty if none is."""
        return next((name for name, one in self.meters.items() if one.hovered or one.focused), "")

    def paint(self, surface: pygame.Surface) -> None:
        """A dark ground, with a line between groups; they are its children."""
        base, line = self.kit.color("base"), self.kit.color("line")
        surface.fill(mixed(base, self.kit.color("panel"), 0.5), self.rect)
        surface.fill(line, (*self.rect.move(0, self.rect.height - 2).topleft, self.rect.width, 2))
        for one in (self.rounds, self.threat):
            x = one.rect.right + self.px(self.widths.gap / 2)
            surface.fill(line, (x, one.rect.y + self.px(3), 1, one.rect.height - self.px(6)))

    def row(
        self, surface: pygame.Surface, parts: list[RowPart], left: int, middle: int, room: int
    ) -> int:
        """A row of signs and words; where it ends."""
        drawn = row(self.kit, parts, room)
        place = drawn.get_rect(midleft=(left, middle))
        surface.blit(drawn, place)
        return place.right


class RoundsPart(BarPart):
    """The rounds, those of demand with a shape of their own; below it whose turn it is."""

    @property
    def _shown(self) -> list[tuple[int, str | int]]:
        """Places of the track and what they are; the next ones where there is little room."""
        found = list(enumerate(self.services.box.rounds))
        if not self.bar.small:
            return found
        first = min(self.view.round_place, len(found) - NEXT_ROUNDS)
        return found[first : first + NEXT_ROUNDS]

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the track and the words."""
        bar, rect = self.bar, self.rect
        side = bar.px(bar.widths.space)
        shown = self._shown
        step = min(side + bar.px(7), (rect.width - side) // max(1, len(shown) - 1))
        for order, (place, kind) in enumerate(shown):
            spot = pygame.Rect(rect.x + order * step, rect.y + bar.px(2), side, side)
            state = (place > self.view.round_place) - (place < self.view.round_place)
            self._put(surface, spot, kind, state)
        for parts, room in self.rows():
            bar.row(surface, parts, rect.x, (rect.y + side + rect.bottom) // 2 + bar.px(1), room)

    def rows(self) -> list[tuple[list[RowPart], int]]:
        """Which round it is, and whose turn."""
        number, turn = phase_words(self.services, self.view)
        parts: list[RowPart] = [RowText(number, "small_strong")]
        if not self.bar.small:
            parts += [Space(12), RowText(turn, "small", "muted")]
        return [(parts, self.rect.width)]

    def _put(self, surface: pygame.Surface, rect: pygame.Rect, kind: str | int, state: int) -> None:
        kit, color = self.kit, self.kit.color
        tint = color("warning") if kind == DEMAND else color("accent")
        faded = mixed(tint, color("base"), 0.55 if state < 0 else 0.1)
        if kind == DEMAND:
            units = self.bar.units(self.bar.widths.space)
            sign = kit.icon("icons/demand", units, tint if state >= 0 else faded)
            surface.blit(sign, sign.get_rect(center=rect.center))
            return
        key = ("round space", rect.width, state, tint)
        surface.blit(kit.kept(key, lambda: _disc(rect.width, state, tint, color("base"))), rect)
        number = kit.type.draw(str(kind), "small_strong", color("base") if state == 0 else faded)
        surface.blit(number, number.get_rect(center=rect.center))

    @property
    def tip_text(self) -> str:
        """Whose turn it is, and what is still to come."""
        say, box, place = self.services.say, self.services.box, self.view.round_place
        left = sum(1 for kind in box.rounds[place + 1 :] if kind == DEMAND)
        lines = [": ".join(one for one in phase_words(self.services, self.view) if one)]
        lines.append(say("screen.board.bar.rounds"))
        lines.append(say("screen.board.bar.demands_left", count=left))
        lines.append(say("screen.board.bar.turns", count=self.view.turns_left))
        return "\n".join([*lines, *self._now()])

    def _now(self) -> list[str]:
        """Which step the turn is in, and which the deal."""
        say, now = self.services.say, turn_step(self.view)
        if not now:
            return []
        steps = ", ".join(say(f"screen.deal.turn_step.{one}") for one in TURN_STEPS)
        found = [say("screen.deal.now", now=say(f"screen.deal.turn_step.{now}"), steps=steps)]
        if now == "deal":
            step = say(f"screen.deal.step.{step_of(self.view)}")
            found.append(f"{step}. {say('screen.deal.steps')}")
        return found


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
        left = self.rect.x + self.bar.px(self.bar.widths.number)
        height = round(self.rect.height * 0.38)
        top = self.rect.bottom - round(self.rect.height * 0.13) - height
        return pygame.Rect(left, top, self.rect.right - left, height)

    def space(self, place: int) -> pygame.Rect:
        """A space of the track, counted from 1; later ones are a little higher."""
        track, step = self.track, self.track.width / self.end
        height = round(track.height * (0.62 + 0.38 * place / self.end))
        x, then = round(track.x + (place - 1) * step), round(track.x + place * step)
        gap = 1 if track.width < 8 * self.end else self.bar.px(2)
        return pygame.Rect(x, track.bottom - height, max(2, then - x - gap), height)

    def paint(self, surface: pygame.Surface) -> None:
        """Sign, number, track, and what a failed demand would add."""
        number: list[RowPart] = [
            Mark("symbols/threat", self.bar.units(self.bar.widths.sign)),
            RowText(str(self.view.threat), "number" if self.bar.small else "big_number"),
        ]
        if not self.bar.small:
            number.append(RowText(f"/{self.end}", "small", "muted"))
        room = self.track.x - self.rect.x - self.bar.px(4)
        self.bar.row(surface, number, self.rect.x, self.rect.centery, room)
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
            Mark("icons/demand", self.bar.units(self.bar.widths.sign / 2), "warning"),
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
        if any(here & ILLNESS for here in view.city):
            lines.append(say("screen.board.bar.ill"))
        lines.append(say("screen.board.bar.root", amount=ROOT_THREAT))
        return "\n".join(lines)


class DemandPart(BarPart):
    """What the world wants, and until when."""

    def paint(self, surface: pygame.Surface) -> None:
        """Picture, name and how many rounds are left, as far as there is room."""
        if not self.view.demand:
            return
        kit, card = self.kit, self.card
        if card.width:
            surface.blit(kit.fitted(f"cards_demands/{self.view.demand}", card.size), card)
            pygame.draw.rect(surface, kit.color("warning"), card, max(1, self.bar.px(1.5)))
        self.write(surface)

    @property
    def card(self) -> pygame.Rect:
        """Where its picture is; without width where words need the room, or none is known."""
        known = f"cards_demands/{self.view.demand}" in self.kit.pictures.known
        wide = round(self.rect.height * 1.1) if known and not self.bar.small else 0
        if wide and not self._holds(self._beside(wide)):
            wide = 0
        return pygame.Rect(self.rect.topleft, (wide, self.rect.height))

    def _beside(self, card: int) -> int:
        gap = self.bar.px(9)
        return self.rect.width - gap - card - (gap if card else 0)

    @property
    def _words(self) -> list[tuple[str, str]]:
        """Its name, and how many rounds are left; only that where there is little room."""
        name = self.services.words.name(f"demand.{self.view.demand}")
        soon = (due(self.services, self.view), "warning")
        return [soon] if self.bar.small else [(name, "text"), soon]

    def _holds(self, width: int) -> bool:
        size = self.kit.type.width
        return all(size(text, "small_strong", SMALLER) <= width for text, _ in self._words)

    def texts(self) -> list[tuple[pygame.Rect, str, Ink]]:
        """Words beside the picture, one below the other."""
        if not self.view.demand:
            return []
        wide = self._beside(self.card.width)
        left, high = self.rect.right - self.bar.px(9) - wide, self.rect.height // len(self._words)
        return [
            (
                pygame.Rect(left, self.rect.y + place * high, wide, high), text,
                Ink("small_strong", color, lines=3 - len(self._words), least=SMALLER),
            )
            for place, (text, color) in enumerate(self._words)
        ]  # fmt: skip

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
        for parts, room in self.rows():
            bar.row(surface, parts, rect.x, rect.y + round(rect.height * 0.36), room)
        self._put_spaces(surface, have, want)
        if self.focused:
            put_focus(kit, surface, rect)

    def rows(self) -> list[tuple[list[RowPart], int]]:
        """Sign and numbers, and whether that is enough."""
        have, want = self.numbers
        sign = self.bar.units(self.bar.widths.sign * 0.62)
        parts: list[RowPart] = [
            Mark(f"symbols/{self.resource}.white", sign, self.resource),
            RowText(f"{have}/{want}", "strong", self._ink(have >= want)),
        ]
        if not self.bar.small:
            parts.append(
                Mark("icons/check", sign * 0.8, "good")
                if have >= want
                else RowText(f"−{want - have}", "small_strong", "bad")
            )
        return [(parts, self.rect.width)]

    def _ink(self, met: bool) -> str:
        """Where there is no room for a sign the number has the colour."""
        return ("good" if met else "bad") if self.bar.small else "text"

    def _put_spaces(self, surface: pygame.Surface, have: int, want: int) -> None:
        kit, bar, rect = self.kit, self.bar, self.rect
        color, base = kit.color(self.resource), kit.color("base")
        end = self.services.box.track_ends[RESOURCES.index(self.resource)]
        step = (rect.width - bar.px(6)) / end
        top, height = rect.bottom - round(rect.height * 0.24), max(3, round(rect.height * 0.13))
        for place in range(end):
            x = round(rect.x + place * step)
            space = pygame.Rect(x, top, max(1, round(step) - bar.px(2)), height)
            filled = place < have
            pygame.draw.rect(surface, color if filled else mixed(base, color, 0.2), space)
        self._put_ghosts(surface, have, pygame.Rect(rect.x, top, round(step * end), height), end)
        if want:
            x = round(rect.x + want * step) - bar.px(2)
            more = round(height * 0.6)
            mark = pygame.Rect(x, top - more, bar.px(2), height + 2 * more)
            pygame.draw.rect(surface, kit.color("text"), mark)

    @property
    def tip_text(self) -> str:
        """What there is, what is wanted, and why it cannot be picked."""
        have, want = self.numbers
        key = "met" if have >= want else "missing"
        text = self.services.say(
            f"screen.board.supply.{key}",
            resource=term(self.resource), have=have, want=want, short=max(0, want - have),
        )  # fmt: skip
        lines = [sentence(text)]
        if self.bar.picker.active and not self.bar.picker.is_lit(self.target):
            lines.append(self.bar.picker.why_not(self.target))
        return "\n".join(line for line in lines if line)

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

    @property
    def card(self) -> pygame.Rect:
        """Where the top card lies."""
        wide = min(self.rect.width, round(self.rect.height * 0.74))
        return pygame.Rect(self.rect.x, self.rect.y, wide, self.rect.height)

    def paint(self, surface: pygame.Surface) -> None:
        """The card and its name."""
        kit, bar, card = self.kit, self.bar, self.card
        back = f"cards_event_backs/{self.view.top_event_back}"
        surface.blit(kit.fitted(back, card.size), card)
        pygame.draw.rect(surface, kit.color("warning"), card, max(1, bar.px(1.5)))
        self.write(surface)

    def texts(self) -> list[tuple[pygame.Rect, str, Ink]]:
        """That it comes next, and its name, where there is room."""
        left, half = self.card.right + self.bar.px(9), self.rect.height // 2
        if self.rect.right - left < self.card.width:
            return []
        upper = pygame.Rect(left, self.rect.y, self.rect.right - left, half)
        name = sentence(self.services.words.name(piece(self.view.top_event_back).key))
        soon = Ink("small_strong", "warning", least=SMALLER)
        said, size = self.services.say("screen.board.bar.next"), self.kit.type.width
        wide = max(size(said, "small", WELL), size(name, "small_strong", WELL))
        if wide > upper.width:  # the name alone, in two lines
            upper.height = self.rect.height
            return [(upper, name, soon._replace(lines=2))]
        return [
            (upper, said, Ink("small", "muted", least=SMALLER)),
            (upper.move(0, half), name, soon),
        ]

    @property
    def tip_text(self) -> str:
        """What is coming, and how many cards the decks have."""
        say, words, view = self.services.say, self.services.words, self.view
        sizes = zip(self.services.box.content.actions, view.deck_sizes, strict=False)
        decks = ", ".join(f"{words.name(f'term.{name}')} {count}" for name, count in sizes)
        lines = [
            say(f"screen.board.bar.danger.{view.top_event_back}"),
            say("screen.board.bar.events", count=view.event_deck_size),
            say("screen.board.bar.decks", decks=decks),
            say("screen.board.bar.assets", assets=view.asset_deck_size, gone=view.discard_size),
        ]
        return "\n".join(lines)
