"""A stage: what there is to choose between at the sides of the board, in the middle what differs.

The board is seen between the sides: `free` is the part of it that nothing covers. What is foreseen
is drawn on it with lines: solid is certain, dashed is somebody's choice or chance.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Generic, NamedTuple, TypeVar

import pygame

from newangeles_gui.widgets import (
    Look,
    RowPart,
    RowText,
    Tip,
    Widget,
    mixed,
    put_panel,
    row,
    row_width,
)

if TYPE_CHECKING:
    from newangeles_gui.widgets import Kit, Rgb

    from .picker import Target
    from .places import Regions

SHARES: Final = MappingProxyType({"wide": 1.0, "compact": 2 / 3})
SMALL: Final = 0.5
# Units of the wide form.
EDGE: Final = 31
WIDE: Final = 354
MOST_SHARE: Final = 0.24  # of the width that a side may have where words are large
LOW_SHARE: Final = 0.21  # and where all sides stand above the question
READABLE: Final = 300  # units of the kit that a side is wide at least, if there is room
ABOVE: Final = 54  # below the upper edge of the board: tags hang there
BELOW: Final = 14
GAP: Final = 12
BETWEEN: Final = 40
TAGS: Final = 34  # units below the upper edge of the board that tags take
LABEL: Final = 30  # units of the kit that labels need above what lies on the board
PLATES: Final = 22  # and below it, beside what the board keeps free for plates itself
LEAST: Final = 90  # in less the board is not shown anew
SEEN: Final = (0.4, 0.5)  # of its height that rows leave, where all is large and else
ROW: Final = 37
PAD: Final = 8
BESIDE: Final = 26
BAR: Final = 5
CUT: Final = 16
PALE: Final = 95  # of 255, for the side that is not looked at
WORDS: Final = "small"  # the style of words that are left out first
STEPS: Final = 48  # of a dashed line around a place
SMOOTH: Final = 2
LINE: Final = 3  # units
SHADE: Final = 60  # of 255
DARK: Final = 90


def pixels(places: Regions, units: float) -> int:
    """Pixels for so many units of the wide form; in the others things on a stage are smaller."""
    return places.px(units * SHARES.get(places.form, SMALL))


class StagePiece(Widget):
    """Something on a stage, as large as the form of the table has it."""

    def __init__(
        self, kit: Kit, places: Regions, rect: pygame.Rect, name: str, tip: Tip = ""
    ) -> None:
        super().__init__(kit, rect, name, tip)
        self.places = places

    def px(self, units: float) -> int:
        """Pixels for so many units of the wide form."""
        return pixels(self.places, units)

    def units(self, units: float) -> float:
        """The same for what the kit draws."""
        return self.px(units) / self.kit.view.factor


class StageSide(StagePiece):
    """A part of what stands at one side."""

    faded = False  # whether the other side is looked at


class StageRow(NamedTuple):
    """Something that will not be the same: what it is, and how it will be with each side."""

    about: Sequence[RowPart]
    readings: Sequence[Sequence[RowPart]]
    stays: bool = False  # where there is room for few rows


class RowsPanel(StagePiece):
    """The rows, most important first; what is said of the left side stands at the left.

    `colors` are those of the sides. A side that is `faded` by its name is not looked at, one that
    is among the `bare` has nothing on it.
    """

    def __init__(
        self,
        kit: Kit,
        places: Regions,
        rect: pygame.Rect,
        colors: Mapping[str, str],
        name: str = "stage.rows",
        tip: Tip = "",
    ) -> None:
        super().__init__(kit, places, rect, name, tip)
        self.colors = colors
        self.known: Sequence[StageRow] = ()  # what differs; and of that, what is shown
        self.rows: Sequence[StageRow] = ()
        self.faded = ""
        self.bare: Collection[str] = ()

    def show(self, rows: Sequence[StageRow], foot: int, ceiling: int) -> None:
        """Stand above a line, as high as the rows need it; the last ones go without room."""
        room = max(0, foot - ceiling - 2 * self.px(PAD)) // self._step
        self.known, self.rows = rows, fewer(rows, room)
        self.visible = bool(self.rows)
        self.rect.height = len(self.rows) * self._step + 2 * self.px(PAD)
        self.rect.bottom = foot

    @property
    def _step(self) -> int:
        least = self.kit.type.line_height("small_strong") + 2
        return max(self.px(ROW), least)

    def paint(self, surface: pygame.Surface) -> None:
        """A ground with a bar of each side, then the rows."""
        kit, px, rect = self.kit, self.px, self.rect
        look = Look(kit.color("panel"), kit.color("line"), 240, 1.6, self.units(CUT), sheen=0.03)
        put_panel(kit, surface, rect, look)
        for (side, color), left in zip(
            self.colors.items(), (rect.x, rect.right - px(BAR)), strict=False
        ):
            bar = pygame.Rect(left, rect.y + px(CUT), px(BAR), rect.height - 2 * px(CUT))
            pale = 0.6 if side == self.faded or side in self.bare else 0.0
            pygame.draw.rect(surface, mixed(kit.color(color), kit.color("base"), pale), bar)
        for place, one in enumerate(self.rows):
            line = pygame.Rect(rect.x + px(BESIDE), 0, rect.width - 2 * px(BESIDE), self._step)
            line.y = rect.y + px(PAD) + place * self._step
            if place:
                rule = mixed(kit.color("line"), kit.color("panel"), 0.2)
                pygame.draw.line(surface, rule, line.topleft, line.topright)
            self._put_row(surface, one, line)

    def _put_row(self, surface: pygame.Surface, one: StageRow, line: pygame.Rect) -> None:
        middle = row(self.kit, one.about, line.width * 2 // 5)
        surface.blit(middle, middle.get_rect(center=line.center))
        room = (line.width - middle.get_width()) // 2 - self.px(GAP)
        for place, (side, reading) in enumerate(zip(self.colors, one.readings, strict=True)):
            said = fitting(self.kit, reading, room, WORDS)
            drawn = row(self.kit, said, room)
            if side == self.faded:
                drawn = drawn.copy()
                drawn.set_alpha(PALE)
            at_left = drawn.get_rect(midleft=line.midleft)
            surface.blit(drawn, drawn.get_rect(midright=line.midright) if place else at_left)


def fewer(rows: Sequence[StageRow], most: int) -> list[StageRow]:
    """So many of the rows: the last ones go, but half of what is left is for those that stay."""
    stay = [one for one in reversed(rows) if one.stays][: most // 2 if len(rows) > most else most]
    others = [one for one in rows if not one.stays][: most - len(stay)]
    return [one for one in rows if one in stay or one in others]


Side = TypeVar("Side", bound=StageSide)


class SideStage(Widget, Generic[Side]):
    """One or two sides, each with a name, and between them the panel of what differs.

    Who derives from it fills `cards`, a part for each side in its `side_rect`, and `panel`.
    """

    panel: RowsPanel

    def __init__(self, kit: Kit, places: Regions, sides: Sequence[str]) -> None:
        super().__init__(kit, places.board, "stage")
        self.places, self.sides = places, tuple(sides)
        self.cards: dict[str, Side] = {}
        self._foot = places.pill.top - self.px(GAP)
        self._low = places.form == "small"  # the sides stand above the question

    def hits(self, pos: tuple[int, int]) -> bool:
        """Only its parts can be pointed at."""
        return False

    def px(self, units: float) -> int:
        """Pixels for so many units of the wide form."""
        return pixels(self.places, units)

    def side_rect(self, side: str) -> pygame.Rect:
        """A side at its edge of the board; wider where words are larger."""
        places, edge = self.places, self.px(EDGE)
        spread = places.pill
        share = LOW_SHARE if self._low else MOST_SHARE
        wide = max(self.px(WIDE), min(self.kit.px(READABLE), round(spread.width * share)))
        top = places.board.top + self.px(ABOVE)
        foot = min(places.own.top, places.stake.top) - self.px(GAP + BELOW)
        if self._low:
            foot = min(foot, self._foot)
        left = spread.x + edge
        if side != self.sides[0]:  # the tab of the log stays free
            left = min(spread.right - edge, places.tab.left - self.px(GAP)) - wide
        return pygame.Rect(left, top, wide, foot - top)

    @property
    def _inner(self) -> tuple[int, int]:
        """From where to where there is nothing of the sides."""
        right = (
            self.places.pill.right if len(self.sides) < 2 else self.side_rect(self.sides[1]).left
        )
        return self.side_rect(self.sides[0]).right, right

    @property
    def question(self) -> pygame.Rect:
        """Where the question has room: between the sides, or below them."""
        if not self._low:
            return self.between
        beside = self.places.pill.right - self.places.tab.left + self.px(GAP)
        return self.places.pill.inflate(-2 * max(0, beside), 0)

    @property
    def between(self) -> pygame.Rect:
        """What is between the sides at the foot of the board."""
        left, right = self._inner
        gap, pill = self.px(BETWEEN), self.places.pill
        return pygame.Rect(left + gap, pill.y, right - left - 2 * gap, pill.height)

    def refresh(self) -> None:
        """The view has changed."""

    def place(self, target: Target) -> pygame.Rect | None:
        """Where a side is."""
        one = self.cards.get(target[1]) if target[0] == "side" else None
        return None if one is None else one.rect

    def show(self, rows: Sequence[StageRow]) -> None:
        """These differ from now on."""
        self.panel.show(rows, self._foot, self._kept)

    def stand_on(self, floor: int) -> None:
        """All keeps above the question, however high that is; the rows leave room to the board."""
        self._foot = floor - self.px(GAP)
        for side, one in self.cards.items():
            one.rect = self.side_rect(side)
        self.show(self.panel.known)

    def fade(self, side: str) -> None:
        """This side is not looked at; without a name both are."""
        self.panel.faded = side
        for name, one in self.cards.items():
            one.faded = name == side

    @property
    def _ceiling(self) -> int:
        """Where the tags end."""
        return self.places.board.top + self.px(TAGS)

    @property
    def highest(self) -> int:
        """Above this line a question leaves less of the board to be seen than has to be."""
        return self._kept + self.px(GAP) if self._low else self.places.board.top

    @property
    def _kept(self) -> int:
        """How far down the board is left to be seen, whatever there is to be read."""
        least = round(self.places.board.height * SEEN[not self._low])
        return self._ceiling + self.kit.px(LABEL) + least + self.kit.px(PLATES)

    @property
    def free(self) -> pygame.Rect:
        """The part of the board that nothing covers; without size if it is closed or too small."""
        left, right = self._inner
        top = self._ceiling + self.kit.px(LABEL)
        foot = self.panel.rect.top if self.panel.visible else self._foot
        high = foot - self.kit.px(PLATES) - top
        if not self.visible or high < self.kit.px(LEAST):
            return pygame.Rect(0, 0, 0, 0)
        aside = self.px(GAP) + self.kit.px(PLATES) // 2  # plates are wider than what they stand at
        return pygame.Rect(left, top, right - left, high).inflate(-2 * aside, 0)

    @property
    def labels(self) -> pygame.Rect:
        """Where labels may stand over the board."""
        free, more = self.free, self.kit.px(LABEL)
        return pygame.Rect(free.x, free.y - more, free.width, free.height + 2 * more)


def fitting(kit: Kit, parts: Sequence[RowPart], room: int, style: str) -> list[RowPart]:
    """A row in which words of a style are left out while it is too wide; never signs or numbers."""
    left = list(parts)
    while row_width(kit, left) > room:
        words = [one for one in left if isinstance(one, RowText) and one.style == style]
        if not words:
            break
        left = [one for one in left if one is not words[-1]]
    return left


def ground_ring(kit: Kit, size: tuple[int, int], color: Rgb, certain: bool) -> pygame.Surface:
    """A ring that lies on the ground."""
    large = pygame.Surface((size[0] * SMOOTH, size[1] * SMOOTH), pygame.SRCALPHA)
    whole = large.get_rect()
    pygame.draw.ellipse(large, (*color, SHADE), whole)
    wide = max(2, kit.px(LINE)) * SMOOTH
    if certain:
        pygame.draw.ellipse(large, color, whole, wide)
    else:
        dashed(large, color, _around(whole.inflate(-wide, -wide)), 0, wide)
    return pygame.transform.smoothscale(large, size)


def crossing(kit: Kit, side: int, color: Rgb, certain: bool) -> pygame.Surface:
    """A circle with a stroke through it."""
    large = pygame.Surface((side * SMOOTH, side * SMOOTH), pygame.SRCALPHA)
    wide = max(2, kit.px(LINE)) * SMOOTH
    whole = large.get_rect().inflate(-wide, -wide)
    pygame.draw.ellipse(large, (*kit.color("base"), DARK), whole)
    if certain:
        pygame.draw.ellipse(large, color, large.get_rect(), wide)
    else:
        dashed(large, color, _around(whole), 0, wide)
    reach = whole.width * 0.35
    middle = pygame.Vector2(whole.center)
    ends = (middle + (-reach, reach), middle + (reach, -reach))
    pygame.draw.line(large, color, *ends, wide)
    return pygame.transform.smoothscale(large, (side, side))


def pill_ground(kit: Kit, size: tuple[int, int], color: Rgb, certain: bool) -> pygame.Surface:
    """A dark ground with round ends."""
    large = pygame.Surface((size[0] * SMOOTH, size[1] * SMOOTH), pygame.SRCALPHA)
    whole, wide = large.get_rect(), max(2, kit.px(2.2)) * SMOOTH
    pygame.draw.rect(large, (*kit.color("base"), 235), whole, border_radius=whole.height // 2)
    if certain:
        pygame.draw.rect(large, color, whole, wide, border_radius=whole.height // 2)
    else:
        dashed(large, color, _pill(whole.inflate(-wide, -wide)), kit.px(8) * SMOOTH, wide)
    return pygame.transform.smoothscale(large, size)


def put_dashes(
    surface: pygame.Surface, rect: pygame.Rect, color: tuple[int, int, int], dash: int, wide: int
) -> None:
    """The outline of a place that is still empty."""
    for x in range(rect.left, rect.right, 2 * dash):
        for y in (rect.top, rect.bottom - wide):
            pygame.draw.rect(surface, color, (x, y, min(dash, rect.right - x), wide))
    for y in range(rect.top, rect.bottom, 2 * dash):
        for x in (rect.left, rect.right - wide):
            pygame.draw.rect(surface, color, (x, y, wide, min(dash, rect.bottom - y)))


def dashed(
    surface: pygame.Surface,
    color: Rgb,
    outline: Sequence[tuple[float, float]],
    dash: int,
    wide: int,
) -> None:
    """A closed line with gaps; without a length of its dashes every second stretch is one."""
    for place, (start, end) in enumerate(zip(outline, [*outline[1:], outline[0]], strict=True)):
        if not dash:
            if place % 2:
                pygame.draw.line(surface, color, start, end, wide)
            continue
        way = pygame.Vector2(end) - pygame.Vector2(start)
        steps = max(1, round(way.length() / (2 * dash)))
        for step in range(steps):
            begin = pygame.Vector2(start) + way * (step / steps)
            stop = pygame.Vector2(start) + way * ((step + 0.6) / steps)
            pygame.draw.line(surface, color, begin, stop, wide)


def _around(rect: pygame.Rect) -> list[tuple[float, float]]:
    """The points of an ellipse."""
    found = []
    for step in range(STEPS):
        way = pygame.Vector2(1, 0).rotate(360 * step / STEPS)
        found.append(
            (rect.centerx + way.x * rect.width / 2, rect.centery + way.y * rect.height / 2)
        )
    return found


def _pill(rect: pygame.Rect) -> list[tuple[float, float]]:
    """The outline of a rectangle with round ends."""
    radius = rect.height / 2
    ends = (rect.right - radius, rect.centery), (rect.left + radius, rect.centery)
    found: list[tuple[float, float]] = []
    for turn, middle in zip((-90, 90), ends, strict=True):
        for step in range(9):
            way = pygame.Vector2(radius, 0).rotate(turn + 180 * step / 8)
            found.append((middle[0] + way.x, middle[1] + way.y))
    return found


def curve(
    start: tuple[int, int], bend: tuple[int, int], end: tuple[int, int], share: float
) -> tuple[float, float]:
    """A spot on the way from one place to another, around a corner."""
    rest = 1 - share
    x, y = (
        rest * rest * a + 2 * rest * share * b + share * share * c
        for a, b, c in zip(start, bend, end, strict=True)
    )
    return x, y
