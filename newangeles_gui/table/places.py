"""Where the parts of the table are: the board fills the screen, everything else is its rim."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from newangeles_gui.titles.room import ReplayPlaces

if TYPE_CHECKING:
    from newangeles_gui.widgets import Kit

WIDE: Final = (1850, 1040)  # units of a window from where on everything has its full form
COMPACT: Final = (1500, 840)  # and from where on it has its short one
SHORT: Final = 0.738  # how large units are in the short form's own window
WIDEST: Final = 16 / 9  # rows of things are spread no farther than that


class Furniture(NamedTuple):
    """Measures at the size of a window that is so wide; see `FORMS`."""

    width: int
    strip: int  # high
    faces: tuple[int, int]  # from, to
    plate: tuple[int, int]  # of an opponent, of one among five
    gap: int
    board: tuple[int, int]
    pill: tuple[int, int]
    hand: tuple[int, int]
    own: tuple[int, int, int, int]
    stake: tuple[int, int, int, int]
    tab: tuple[int, int]
    drawer: int


FORMS: Final = MappingProxyType(
    {
        "wide": Furniture(
            1920, 74, (86, 194), (424, 366), 16, (200, 790), (800, 852), (858, 1068),
            (20, 870, 462, 194), (1436, 866, 464, 198), (46, 140), 480,
        ),
        "compact": Furniture(
            1280, 50, (58, 136), (246, 246), 8, (136, 521), (526, 564), (575, 715),
            (10, 584, 302, 128), (972, 575, 298, 138), (36, 112), 400,
        ),
        "small": Furniture(
            900, 46, (50, 110), (220, 172), 6, (112, 356), (366, 406), (430, 502),
            (6, 410, 196, 92), (698, 410, 196, 92), (40, 92), 330,
        ),
    }
)  # fmt: skip


class Regions(NamedTuple):
    """The places of the parts, in pixels; `factor` is pixels for a unit of their form."""

    form: str
    factor: float
    strip: pygame.Rect
    faces: tuple[pygame.Rect, ...]
    board: pygame.Rect
    pill: pygame.Rect
    hand: pygame.Rect
    own: pygame.Rect
    stake: pygame.Rect
    tab: pygame.Rect
    drawer: pygame.Rect

    def px(self, units: float) -> int:
        """Pixels for so many units of the form."""
        return max(1, round(units * self.factor)) if units > 0 else 0


def regions(kit: Kit, seats: int) -> Regions:
    """The places in the window as it is, with so many seats at the rim."""
    width, height = kit.view.size
    form = form_of(kit)
    one = FORMS[form]
    tall = one.width * 9 / 16
    factor = kit.view.factor / (SHORT if form == "compact" else 1)
    factor = min(factor, width / one.width, height / tall)

    def at(units: float) -> int:
        return round(units * factor)

    spread = min(width, round(height * WIDEST))
    left = (width - spread) // 2
    right = left + spread
    low = height - at(one.width * 9 / 16)  # what stands at the foot of the window keeps to it
    top, foot = at(one.board[0]), low + at(one.board[1])
    return Regions(
        form=form,
        factor=factor,
        strip=pygame.Rect(0, 0, width, at(one.strip)),
        faces=_faces(one, seats, factor, pygame.Rect(left, 0, spread, height)),
        board=pygame.Rect(0, top, width, foot - top),
        pill=pygame.Rect(left, low + at(one.pill[0]), spread, at(one.pill[1] - one.pill[0])),
        hand=pygame.Rect(
            left + at(one.own[0] + one.own[2] + one.gap),
            low + at(one.hand[0]),
            spread - at(one.own[0] + one.own[2] + one.gap + one.width - one.stake[0] + one.gap),
            at(one.hand[1] - one.hand[0]),
        ),
        own=_corner(one.own, factor, left, low),
        stake=_corner(one.stake, factor, right - at(one.width), low),
        tab=pygame.Rect(
            width - at(one.tab[0]), (top + foot) // 2 + at(40), at(one.tab[0]), at(one.tab[1])
        ),
        drawer=pygame.Rect(
            width - at(one.drawer), at(one.strip), at(one.drawer), foot - at(one.strip)
        ),
    )


def form_of(kit: Kit) -> str:
    """Which of the forms of the rim there is room for."""
    across, down = kit.view.canvas
    if across >= WIDE[0] and down >= WIDE[1]:
        return "wide"
    return "compact" if across >= COMPACT[0] and down >= COMPACT[1] else "small"


def _corner(units: tuple[int, int, int, int], factor: float, left: int, low: int) -> pygame.Rect:
    x, y, width, height = (round(one * factor) for one in units)
    return pygame.Rect(left + x, low + y, width, height)


def _faces(one: Furniture, seats: int, factor: float, room: pygame.Rect) -> tuple[pygame.Rect, ...]:
    """The plates in a row, centred; as wide as there is room for."""
    gap = round(one.gap * factor)
    most = (room.width - 2 * round(one.own[0] * factor) + gap) // max(1, seats) - gap
    wide = min(round(one.plate[seats >= 5] * factor), most)
    top, high = round(one.faces[0] * factor), round((one.faces[1] - one.faces[0]) * factor)
    left = room.centerx - (seats * wide + (seats - 1) * gap) // 2
    return tuple(
        pygame.Rect(left + place * (wide + gap), top, wide, high) for place in range(seats)
    )


GAP: Final = 6  # units of the form


def stands_beside(places: Regions) -> bool:
    """Whether nothing has to be smaller where the drawer stands open: in very wide windows."""
    return places.board.width - places.drawer.width >= places.pill.width


def aside(places: Regions) -> Regions:
    """Everything in the middle of what the drawer leaves."""
    shift, board = -places.drawer.width // 2, places.board.copy()
    board.width -= places.drawer.width
    return places._replace(
        board=board,
        faces=tuple(one.move(shift, 0) for one in places.faces),
        pill=places.pill.move(shift, 0),
        hand=places.hand.move(shift, 0),
        own=places.own.move(shift, 0),
        stake=places.stake.move(shift, 0),
    )


def left_free(places: Regions, beside: pygame.Rect, menu: pygame.Rect) -> ReplayPlaces:
    """What the parts leave to a replay: the row of the question, the hand where nobody has one."""
    gap, own, top = places.px(GAP), places.own, places.board.bottom
    width = beside.x - gap - own.x
    controls = pygame.Rect(own.x, top, width, min(own.top, places.hand.top) - gap - top)
    choice = pygame.Rect(beside.x, top, beside.width, beside.top - gap - top)
    recap = pygame.Rect(own.x, own.y, width, own.height)
    return ReplayPlaces(controls, choice, recap, places.drawer, menu)
