"""What is foreseen, drawn into the city: what certainly comes and goes, and what somebody chooses.

Certain is a solid rim, a choice a dashed one with a question mark; each in the colour and with
the sign of its offer.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.table import crossing, curve, dashed, ground_ring, pill_ground
from newangeles_gui.widgets import Mark, RowText, mixed, row

from ...facts import FIGURES, Shade, bit, makes, shades, ways
from ...words import sentence
from .. import map as city_map
from ..map import TOKENS
from ..overlays import put_ring
from ..slab import corner, piece_box, piece_picture, plate
from .foresight import CHOICE

if TYPE_CHECKING:
    from newangeles_gui.widgets import Rgb

    from ..board import CityBoard
    from .foresight import Foresight

COLORS: Final = MappingProxyType({"main": "main", "counter": "counter", CHOICE: "accent"})
SIGNS: Final = MappingProxyType({"main": "main_offer", "counter": "counter", CHOICE: "step"})
LABEL: Final = 38  # units high
SIGN: Final = 24
PAD: Final = 12
INSET: Final = 7  # of the rim of the second side in the same district
FILL: Final = 34  # of 255
TOKEN: Final = 222  # of 255: a piece to come
STEPS: Final = 48  # of the way of a piece
# What is said of a district first; figures only where nothing else changes.
RANKS: Final = ("illness", "outage", "strike", "protest", "development", *FIGURES)


class Ghosts:
    """Painted by the board over its districts. Call `refresh` when something else is foreseen."""

    def __init__(self, board: CityBoard, foresight: Foresight) -> None:
        self.board, self.foresight = board, foresight
        self.services, self.kit = board.services, board.kit
        self.shown: dict[str, tuple[Shade, ...]] = {}
        self.room: pygame.Rect | None = None  # where labels may be, if not everywhere
        self.others: Sequence[pygame.Rect] = ()  # where they may not be
        self.worded = True  # whether plates and labels say it too
        self.refresh()

    def refresh(self) -> None:
        """Find out anew what is shown."""
        box, view = self.services.box, self.board.view
        self.shown = {side: shades(box, view, one) for side, one in self.foresight.futures.items()}

    @property
    def concerned(self) -> frozenset[str]:
        """The districts in which something is shown."""
        return frozenset(one.district for found in self.shown.values() for one in found)

    def figures(self, district: str) -> int:
        """Figures that are drawn in a district because they would come."""
        bits = 0
        for side, found in self.shown.items():
            if side != self.foresight.faded:
                for one in found:
                    bits |= one.figures if one.district == district else 0
        return bits

    def paint(self, surface: pygame.Surface) -> None:
        """The side that is looked at lies over the other one."""
        seen = [side for side in self.shown if self.foresight.only in ("", side)]
        order = sorted(seen, key=lambda side: side != self.foresight.faded)
        for place, side in enumerate(order):
            faded = side == self.foresight.faded
            color = self.kit.color(COLORS[side])
            if faded:
                color = mixed(color, self.kit.color("base"), 0.62)
            for one in self.shown[side]:
                inset = INSET * place if self._shared(one.district) else 0
                self._put_rim(surface, one, color, inset, faded)
            if faded:
                continue
            for _, start, _ in ways(self.services.box, self.shown[side]):
                self.board.city.put_path(surface, start, "lit")
            for one in self.shown[side]:
                self._put_pieces(surface, one, color)
                if self.worded:
                    self._put_plate(surface, one, color)
            self._put_ways(surface, side, color)
        if self.room is not None and self.room.height < 2 * self.kit.px(LABEL):
            return
        taken = [*self.others, *(self._plate_rect(name) for name in self.concerned)]
        for side in seen if self.worded else ():
            if side != self.foresight.faded:
                for one in self._named(side):
                    taken.append(self._put_label(surface, side, one, taken))

    def _shared(self, district: str) -> bool:
        return (
            sum(any(one.district == district for one in found) for found in self.shown.values()) > 1
        )

    def _named(self, side: str) -> Sequence[Shade]:
        """One label for a district: what is certain before what is not."""
        named: dict[str, Shade] = {}
        for one in self.shown[side]:
            named.setdefault(one.district, one)
        return list(named.values())

    def _put_rim(
        self, surface: pygame.Surface, one: Shade, color: Rgb, inset: int, faded: bool
    ) -> None:
        outline = self._ground(one.district, inset)
        if not faded:
            self._fill(surface, outline, color)
        if one.certain and not faded:
            put_ring(self.kit, surface, outline, color, 0.85)
        wide = max(2, self.kit.px(2.6))
        if one.certain:
            pygame.draw.lines(surface, color, True, outline, wide)
        else:
            dashed(surface, color, outline, self.kit.px(11), wide)

    def _ground(self, district: str, inset: int) -> list[tuple[int, int]]:
        """The upper face of a slab as it is seen."""
        x, y = city_map.anchor(district)
        half, edge = city_map.HALF - 2 * inset, city_map.EDGE - inset
        back, front = city_map.BACK + inset, city_map.FRONT - inset
        around = [(-edge, back), (edge, back), (half, city_map.WIDEST)]
        around += [(edge, front), (-edge, front), (-half, city_map.WIDEST)]
        return [self.board.camera.on_screen((x + dx, y + dy)) for dx, dy in around]

    def _fill(
        self, surface: pygame.Surface, outline: Sequence[tuple[int, int]], color: Rgb
    ) -> None:
        left, top = min(x for x, _ in outline), min(y for _, y in outline)
        moved = tuple((x - left, y - top) for x, y in outline)
        size = (max(x for x, _ in moved) + 1, max(y for _, y in moved) + 1)

        def make() -> pygame.Surface:
            made = pygame.Surface(size, pygame.SRCALPHA)
            pygame.draw.polygon(made, (*color, FILL), moved)
            return made

        surface.blit(self.kit.kept(("ghost ground", moved, color), make), (left, top))

    def spot(self, one: Shade, piece: str) -> pygame.Rect:
        """Where a piece stands that comes or goes."""
        name, now = one.district, one.before
        drawn = now | self.figures(name)
        if piece in TOKENS and not now & bit(piece):
            others = sum(bool(now & bit(token)) for token in TOKENS)
            late = [token for token in TOKENS if token in one.comes and not now & bit(token)]
            slot = f"token_{min(3, others + 1 + late.index(piece))}"
            if len(late) == 1 and not any(drawn & bit(figure) for figure in FIGURES):
                slot = "figure_1_of_1"  # in front, where nobody stands
        else:
            slot = city_map.slots(drawn | bit(piece))[piece]
        width = self.board.city.width
        at = self.board.camera.on_screen(city_map.anchor(name))
        box = piece_box(self.kit, name, slot, width)
        return box.move(corner(self.kit, f"slabs/{name}.lit", width, at))

    def _put_pieces(self, surface: pygame.Surface, one: Shade, color: Rgb) -> None:
        for piece in one.comes:
            box = self.spot(one, piece)
            self._put_place(surface, box, color, one.certain)
            drawn = piece_picture(self.kit, piece, box.size)
            if piece not in FIGURES:
                drawn = drawn.copy()
                drawn.set_alpha(TOKEN)
            surface.blit(drawn, drawn.get_rect(center=box.center))
            if not one.certain:
                share = box.height / self.kit.type.size("title") * 0.42
                mark = self.kit.type.draw("?", "title", color, round(share, 1))
                surface.blit(mark, mark.get_rect(midleft=(box.right, box.centery)))
        for piece in one.goes:
            self._cross(surface, self.spot(one, piece), color, one.certain)

    def _put_place(
        self, surface: pygame.Surface, box: pygame.Rect, color: Rgb, certain: bool
    ) -> None:
        """The ring on the ground where a piece would stand."""
        wide = round(box.width * 1.2)
        ring = pygame.Rect(0, 0, wide, round(wide * 0.46))
        ring.midbottom = (box.centerx, box.bottom + ring.height // 5)
        key = ("ghost place", ring.size, color, certain)
        surface.blit(
            self.kit.kept(key, lambda: ground_ring(self.kit, ring.size, color, certain)), ring
        )

    def _cross(self, surface: pygame.Surface, box: pygame.Rect, color: Rgb, certain: bool) -> None:
        """A piece is crossed out."""
        side = round(max(box.width, min(box.height, box.width * 1.1)) * 1.06)
        key = ("ghost cross", side, color, certain)
        drawn = self.kit.kept(key, lambda: crossing(self.kit, side, color, certain))
        surface.blit(drawn, drawn.get_rect(center=box.center))

    def _put_ways(self, surface: pygame.Surface, side: str, color: Rgb) -> None:
        """Who moves on, and to where."""
        found = self.shown[side]
        by_name = {one.district: one for one in found if one.certain}
        for piece, start, goal in ways(self.services.box, found):
            begin = self.spot(by_name[start], piece).midright
            end = self.spot(by_name[goal], piece).midtop
            bend = (end[0], begin[1])
            line = [curve(begin, bend, end, step / STEPS) for step in range(STEPS + 1)]
            for place in range(0, STEPS, 4):
                pygame.draw.lines(
                    surface, color, False, line[place : place + 3], max(3, self.kit.px(4))
                )

    def _put_plate(self, surface: pygame.Surface, one: Shade, color: Rgb) -> None:
        """What the district is certainly going to make."""
        if one.certain and one.before != one.after:
            made = plate(
                self.services, one.district, one.after, self.board.city.width, rim=color, bare=False
            )
            surface.blit(made, self.board.city.plate_rect(one.district, made))

    def words(self, one: Shade) -> str:
        """What happens in a district, in few words."""
        say = self.services.say
        changed = [(rank, piece) for rank, piece in enumerate(RANKS) if piece in one.goes]
        told = [say(f"screen.stage.ghost.goes.{piece}") for _, piece in changed]
        told += [say(f"screen.stage.ghost.comes.{piece}") for piece in RANKS if piece in one.comes]
        before, after = makes(self.services.box, one)
        if one.certain and before != after:
            second = say("screen.stage.ghost.produces" if after else "screen.stage.ghost.stops")
            return sentence(say("screen.stage.ghost.so", first=told[0], second=second))
        text = told[0]
        states = {*one.comes, *one.goes} - {*FIGURES}
        if len(told) > 1 and len(states) > 1:
            text = say("screen.stage.ghost.then", first=told[0], second=told[1])
        return sentence(text if one.certain else say("screen.stage.ghost.maybe", text=text))

    def _plate_rect(self, name: str) -> pygame.Rect:
        board = self.board
        bits = board.view.city[self.services.box.district_at[name]]
        made = plate(self.services, name, bits, board.city.width)
        return board.city.plate_rect(name, made)

    def _put_label(
        self, surface: pygame.Surface, side: str, one: Shade, taken: Sequence[pygame.Rect]
    ) -> pygame.Rect:
        """A few words behind the district, beside what lies there already; where they are."""
        text = self.words(one)
        key = ("ghost label", text, side, one.certain, self.kit.color(COLORS[side]))
        made = self.kit.kept(key, lambda: self._label(text, side, one.certain))
        x, y = city_map.anchor(one.district)
        place = made.get_rect(midbottom=self.board.camera.on_screen((x, y + city_map.BACK)))
        place.y += made.get_height() // 3
        room = self.room or surface.get_rect()
        tries = (
            place.clamp(room)
            .move(round(across * place.width), round(down * place.height))
            .clamp(room)
            for down in (0, 0.5, -0.6, 1.0, -1.2)
            for across in (0, 0.16, -0.16, 0.3, -0.3)
        )
        place = next((one for one in tries if one.collidelist([*taken]) < 0), place.clamp(room))
        surface.blit(made, place)
        return place

    def _label(self, text: str, side: str, certain: bool) -> pygame.Surface:
        kit, color = self.kit, self.kit.color(COLORS[side])
        parts = (Mark(f"icons/{SIGNS[side]}", SIGN, COLORS[side]), RowText(text, "small_strong"))
        inner = row(kit, parts)
        size = (inner.get_width() + 2 * kit.px(PAD), max(kit.px(LABEL), inner.get_height()))
        surface = pill_ground(kit, size, color, certain)
        surface.blit(inner, inner.get_rect(center=surface.get_rect().center))
        return surface
