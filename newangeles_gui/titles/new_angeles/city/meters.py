"""The meters of the strip: threat with how near the end is, and the supply of each resource."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import (
    Look,
    Mark,
    RowPart,
    RowText,
    mixed,
    put_focus,
    put_panel,
    row,
    row_width,
)

from ..rules import ILLNESS, RESOURCES, ROOT_THREAT
from ..words import sentence, term
from .bar_parts import BarPart

if TYPE_CHECKING:
    from newangeles_gui.widgets import Rgb


TIGHT: Final = 0.92  # of its size: to which the number of the threat and its sign may shrink
FLAGS: Final = MappingProxyType({"main": "main_offer", "counter": "counter"})


class ThreatPart(BarPart):
    """The number that the eye has to find, and how near the end is.

    A click shows what is on its way to the Root.
    """

    overlay = "steps"

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

    @property
    def room(self) -> int:
        """How wide the sign and the number may be."""
        return self.track.x - self.rect.x - self.bar.px(4)

    def number(self) -> list[RowPart]:
        """Sign, number and end, the number as large as fits; alone where nothing else does."""
        bar, told = self.bar, str(self.view.threat)
        sign = Mark("symbols/threat", bar.units(bar.widths.sign))
        found: list[list[RowPart]] = [[sign, RowText(told, "number")]]
        if not bar.small:
            large = RowText(told, "big_number")
            found = [
                [sign, large, RowText(f"/{self.end}", "small", "muted")],
                [sign, large],
                *found,
            ]
        fitting = (one for one in found if row_width(self.kit, one) * TIGHT <= self.room)
        return next(fitting, found[-1])

    def paint(self, surface: pygame.Surface) -> None:
        """Sign, number, track, what a failed demand would add, and a flag for each future."""
        self.put_row(surface, self.number(), self.rect.centery, self.room)
        for place in range(1, self.end + 1):
            self._put_space(surface, place)
        if self.failing:
            self._put_coming(surface)
        self._put_futures(surface)

    def _put_space(self, surface: pygame.Surface, place: int) -> None:
        color, base, share = self.kit.color, self.kit.color("base"), 2 * place / self.end
        tint = (
            mixed(color("accent"), color("warning"), share)
            if share < 1
            else mixed(color("warning"), color("threat"), share - 1)
        )
        rect, radius, gone = self.space(place), self.bar.px(2), place - self.view.threat
        if gone <= 0:
            pygame.draw.rect(surface, tint, rect, border_radius=radius)
            return
        coming = gone <= self.failing
        line = color("warning") if coming else mixed(base, color("line"), 0.9)
        fill = mixed(base, color("warning") if coming else tint, 0.12)
        pygame.draw.rect(surface, fill, rect, border_radius=radius)
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

    def _put_futures(self, surface: pygame.Surface) -> None:
        """To where threat comes in each future, and how far the next event may take it."""
        seen, wide = self.bar.foresight, self.bar.px(20)
        ends = {} if seen is None else {side: seen.threat(side) for side in seen.sides()}
        places = sorted({self.space(max(1, end)).right for end in ends.values()})
        near = len(ends) > 1 and places[-1] - places[0] < wide
        order = sorted(ends, key=lambda side: ends[side])
        for place, side in enumerate(order):
            self._put_chance(surface, side, place)
            aside = (wide - (places[-1] - places[0])) // 2 if near else 0
            self._put_flag(surface, side, aside if place else -aside)

    def _put_chance(self, surface: pygame.Surface, side: str, place: int) -> None:
        """Dashes below the track; the ones of two futures below one another."""
        seen, bar = self.bar.foresight, self.bar
        assert seen is not None
        start = max(1, seen.threat(side))
        end = self.space(min(self.end, seen.threat(side) + seen.event(side).most)).right
        y, dash = self.track.bottom + bar.px(2 + 4 * place), max(2, bar.px(4))
        for x in range(self.space(start).right, end, 2 * dash):
            line = pygame.Rect(x, y, min(dash, end - x), max(1, bar.px(2)))
            pygame.draw.rect(surface, bar.side_color(side), line)

    def _put_flag(self, surface: pygame.Surface, side: str, aside: int) -> None:
        """The sign of a future below the space that threat comes to, clear of the other one."""
        kit, bar, foresight = self.kit, self.bar, self.bar.foresight
        assert foresight is not None
        color, space = bar.side_color(side), self.space(max(1, foresight.threat(side)))
        pole = pygame.Rect(0, space.y - bar.px(4), max(2, bar.px(2.5)), 0)
        pole.centerx, pole.height = space.right, self.rect.bottom + bar.px(2) - pole.y
        pygame.draw.rect(surface, color, pole)
        flag = pygame.Rect(0, 0, bar.px(20), bar.px(20))
        flag.midbottom = (space.right + aside, self.rect.bottom + bar.px(9))
        pygame.draw.rect(surface, kit.color("base"), flag)
        sign = kit.icon(f"icons/{FLAGS[side]}", flag.width / kit.view.factor, color)
        surface.blit(sign, sign.get_rect(center=flag.center))

    @property
    def tip_text(self) -> str:
        """What the number means and what endangers it next."""
        say, view = self.say, self.view
        lines = [say("screen.board.bar.threat", threat=view.threat, end=self.end)]
        if self.failing:
            after = min(self.end, view.threat + self.failing)
            lines.append(say("screen.board.bar.failing", amount=self.failing, after=after))
        elif view.demand:
            lines.append(say("screen.board.bar.met"))
        lines.append(say(f"screen.board.bar.danger.{view.top_event_back}"))
        lines += self.bar.foresight.event_words() if self.bar.foresight is not None else ()
        if any(here & ILLNESS for here in view.city):
            lines.append(say("screen.board.bar.ill"))
        lines.append(say("screen.board.bar.root", amount=ROOT_THREAT))
        return "\n".join(lines)


class SupplyMeter(BarPart):
    """A resource: what there is and what is wanted; it can be picked while it is lit."""

    @property
    def resource(self) -> str:
        """Which one it is: its name ends with it."""
        return self.name.rpartition(".")[2]

    @property
    def target(self) -> tuple[str, str]:
        """What is picked."""
        return ("resource", self.resource)

    @property
    def _number(self) -> int:
        return RESOURCES.index(self.resource)

    @property
    def numbers(self) -> tuple[int, int]:
        """What there is, and what the demand asks for."""
        view = self.view
        return view.supply[self._number], view.targets[self._number] if view.targets else 0

    def click(self, pos: tuple[int, int]) -> bool:
        """Pick it."""
        return self.bar.picker.pick(self.target)

    def row(self) -> list[RowPart]:
        """Sign and numbers, and whether that is enough; where it is narrow the colour says it."""
        have, want = self.numbers
        sign, met = self.bar.units(self.bar.widths.sign * 0.62), have >= want
        ink = ("good" if met else "bad") if self.bar.small else "text"
        parts: list[RowPart] = [
            Mark(f"symbols/{self.resource}.white", sign, self.resource),
            RowText(f"{have}/{want}", "strong", ink),
        ]
        if not self.bar.small:
            lack = RowText(f"−{want - have}", "small_strong", "bad")
            parts.append(Mark("icons/check", sign * 0.8, "good") if met else lack)
        return parts

    def paint(self, surface: pygame.Surface) -> None:
        """Sign and numbers, a tick or what is missing; below it a space for each step."""
        kit, rect, picker = self.kit, self.rect, self.bar.picker
        if self.lit:
            line = kit.color("focus" if picker.is_chosen(self.target) else self.resource)
            put_panel(kit, surface, rect, Look(kit.color("raised"), line, 240, cut=6, glow=6))
        self.put_row(surface, self.row(), rect.y + round(rect.height * 0.36), rect.width)
        self._put_spaces(surface)
        if self.focused:
            put_focus(kit, surface, rect)

    @property
    def _step(self) -> float:
        end = int(self.services.box.track_ends[self._number])
        return (self.rect.width - self.bar.px(6)) / end

    def _space(self, place: int) -> pygame.Rect:
        rect, step = self.rect, self._step
        top, height = rect.bottom - round(rect.height * 0.24), max(3, round(rect.height * 0.13))
        wide = max(1, round(step) - self.bar.px(2))
        return pygame.Rect(round(rect.x + place * step), top, wide, height)

    def _put_spaces(self, surface: pygame.Surface) -> None:
        kit, (have, want) = self.kit, self.numbers
        color, base = kit.color(self.resource), kit.color("base")
        for place in range(self.services.box.track_ends[self._number]):
            fill = color if place < have else mixed(base, color, 0.2)
            pygame.draw.rect(surface, fill, self._space(place))
        self._put_ghosts(surface, have)
        if want:
            mark = self._space(want)
            mark.x, mark.width = mark.x - self.bar.px(2), self.bar.px(2)
            mark.inflate_ip(0, 2 * round(mark.height * 0.6))
            pygame.draw.rect(surface, kit.color("text"), mark)

    def _put_ghosts(self, surface: pygame.Surface, have: int) -> None:
        """What is going to be produced: dashed if it comes anyway, else in the colour of a side."""
        seen, base = self.bar.foresight, self.kit.color("base")
        if seen is None:
            return
        ends = {side: seen.supply(side, self._number) for side in seen.sides()}
        for place in range(have, max(ends.values(), default=0)):
            space = self._space(place)
            if place < min(ends.values()):
                _put_dots(surface, space, self.kit.color(self.resource), max(2, self.bar.px(3)))
                continue
            color = self.bar.side_color(next(one for one in ends if ends[one] > place))
            pygame.draw.rect(surface, mixed(base, color, 0.35), space)
            around = space.inflate(0, self.bar.px(6))
            pygame.draw.rect(surface, color, around, max(1, self.bar.px(2)))

    @property
    def tip_text(self) -> str:
        """What there is, what is wanted, and why it cannot be picked."""
        have, want = self.numbers
        text = self.say(
            f"screen.board.supply.{'met' if have >= want else 'missing'}",
            resource=term(self.resource), have=have, want=want, short=max(0, want - have),
        )  # fmt: skip
        picker = self.bar.picker
        why = picker.why_not(self.target) if picker.active and not self.lit else ""
        return "\n".join(line for line in (sentence(text), why) if line)

    @property
    def lit(self) -> bool:
        """Whether it is an answer."""
        return self.bar.picker.is_lit(self.target)


def _put_dots(surface: pygame.Surface, space: pygame.Rect, color: Rgb, dash: int) -> None:
    """The rim of a space in dashes."""
    for x in range(space.x, space.right, 2 * dash):
        wide = min(dash, space.right - x)
        for y in (space.y, space.bottom - 1):
            pygame.draw.rect(surface, color, (x, y, wide, 1))
    for x in (space.x, space.right - 1):
        pygame.draw.line(surface, color, (x, space.y), (x, space.bottom - 1))
