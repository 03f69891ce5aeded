"""The faces at the rim of the board, who look down on it: their row, their moods, what they say."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

import pygame

from newangeles_gui.widgets import Widget

from .plate import RimPlate

if TYPE_CHECKING:
    from newangeles_gui.engine import Facts
    from newangeles_gui.widgets import Kit

    from .picker import Target
    from .places import Regions

CALM, PLEASED, ANNOYED, ANGRY, SCHEMING = "calm", "pleased", "annoyed", "angry", "scheming"
MOODS: Final = (CALM, PLEASED, ANNOYED, ANGRY, SCHEMING)
LONGEST: Final = 8.0  # seconds that a mood holds
GAP: Final = 8  # units
# Of a bubble.
WIDEST: Final = 380  # units
WIDTHS: Final = (1.0, 1.6)  # of that: a broad bubble is less high
APART: Final = 4
PADDING: Final = 12
TAIL: Final = 10
ROUND: Final = 12
STYLE: Final = "italic"
SMOOTH: Final = 3

Plate = TypeVar("Plate", bound=RimPlate)
MoodCause = Callable[[Any, "Facts"], None]


class Feelings:
    """Hears the events as they are shown, and knows how everybody feels about them.

    Players are known by the names that events have for them. A title says by the kinds of its
    events which of them are `causes` of a mood, and with which a player `decides` something:
    what they felt before is over then.
    """

    causes: Mapping[str, MoodCause] = MappingProxyType({})
    decides: frozenset[str] = frozenset()

    def __init__(self) -> None:
        self._felt: dict[str, tuple[str, float]] = {}  # mood, and the seconds that are left

    def of(self, player: str) -> str:
        """How a player feels now."""
        return self._felt.get(player, (CALM, 0.0))[0]

    def feel(self, player: object, mood: str) -> None:
        """From now on a player feels so."""
        self._felt[str(player)] = mood, LONGEST

    def hear(self, kind: str, facts: Facts) -> None:
        """An event is shown."""
        if kind in self.decides:
            self._felt.pop(str(facts.get("player")), None)
        if kind in self.causes:
            self.causes[kind](self, facts)

    def update(self, seconds: float) -> bool:
        """Time passes; whether somebody is calm again."""
        left = {name: (mood, rest - seconds) for name, (mood, rest) in self._felt.items()}
        self._felt = {name: one for name, one in left.items() if one[1] > 0}
        return len(self._felt) < len(left)

    def wait(self) -> float | None:
        """Seconds until somebody is calm again; None if all are."""
        return min((rest for _, rest in self._felt.values()), default=None)


class RimRow(Widget, Generic[Plate]):
    """All opponents clockwise from who looks, or all players where nobody does."""

    def __init__(
        self,
        kit: Kit,
        places: Regions,
        view: Any,  # of the title's own kind
        make: Callable[[pygame.Rect, int], Plate],
        moods: Feelings,
    ) -> None:
        seats = seats_at_rim(view)
        rects = plates(places, len(seats))
        super().__init__(kit, rects[0].unionall(rects[1:]), "faces")
        self.moods = moods
        self.seats = [make(rect, seat) for rect, seat in zip(rects, seats, strict=True)]
        self.add(*self.seats)

    def hits(self, pos: tuple[int, int]) -> bool:
        """Between the plates the board is below."""
        return False

    def seat(self, seat: int) -> Plate | None:
        """The plate of a seat, if it is in the row."""
        return next((one for one in self.seats if one.seat == seat), None)

    def thinks(self, seat: int) -> None:
        """Who is thinking; nobody else is."""
        for one in self.seats:
            one.thinking = one.seat == seat

    def refresh(self) -> None:
        """The view has changed."""
        for one in self.seats:
            one.refresh()

    def update(self, seconds: float) -> bool:
        """Moods pass; whether one has."""
        return self.moods.update(seconds)

    def wait(self) -> float | None:
        """Seconds until one has passed."""
        return self.moods.wait()

    def place(self, target: Target) -> pygame.Rect | None:
        """Where something of a player is."""
        found = (one.place(target) for one in self.seats)
        return next((rect for rect in found if rect is not None), None)


def seats_at_rim(view: Any) -> list[int]:
    """Who is in the row, clockwise from who looks."""
    count = len(view.seating)
    return [*range(count)] if view.seat < 0 else [(view.seat + n) % count for n in range(1, count)]


def plates(places: Regions, number: int) -> list[pygame.Rect]:
    """The places of so many plates: those of the opponents, or smaller ones for more."""
    found = [*places.faces[:number]]
    if len(found) == number and found[0].x >= 0:
        return found
    gap, first = places.px(GAP), places.faces[0]
    room = min(places.strip.width, places.pill.width) - 2 * gap
    width = min(first.width, (room - (number - 1) * gap) // number)
    left = places.strip.centerx - (number * width + (number - 1) * gap) // 2
    return [
        pygame.Rect(left + place * (width + gap), first.y, width, first.height)
        for place in range(number)
    ]


class Speech(Widget):
    """A few words under a face; `clear` unless they would hide something."""

    floats = True

    def __init__(
        self,
        kit: Kit,
        face: pygame.Rect,
        text: str,
        room: pygame.Rect,
        others: Sequence[pygame.Rect] = (),
    ) -> None:
        self.text, self.points_at = text, face.centerx
        free = None
        for share in WIDTHS:
            rect = self._measure(kit, face, min(round(kit.px(WIDEST) * share), room.width // 2))
            free = _beside(rect, face, room, others, kit.px(APART))
            if free is not None:
                break
        self.clear = free is not None
        super().__init__(kit, free or rect.clamp(room), "speech")

    def _measure(self, kit: Kit, face: pygame.Rect, widest: int) -> pygame.Rect:
        """The bubble below the face, with lines that are at most so wide."""
        self.lines = kit.type.wrap(self.text, STYLE, widest)
        width = max(kit.type.width(line, STYLE) for line in self.lines) + 2 * kit.px(PADDING)
        high = kit.type.line_height(STYLE) * len(self.lines) + kit.px(PADDING)
        return pygame.Rect(face.x, face.bottom + kit.px(TAIL), width, high)

    def hits(self, pos: tuple[int, int]) -> bool:
        """What lies below can still be pointed at."""
        return False

    def paint(self, surface: pygame.Surface) -> None:
        """A light bubble with its tail, and the words."""
        kit, rect = self.kit, self.rect
        tail = kit.px(TAIL)
        tip = max(rect.x + 2 * tail, min(self.points_at, rect.right - 2 * tail)) - rect.x
        bubble = kit.kept(("speech", rect.size, tip), lambda: self._bubble(tip, tail))
        surface.blit(bubble, (rect.x, rect.y - tail))
        step, top = kit.type.line_height(STYLE), rect.y + kit.px(PADDING) // 2
        for place, line in enumerate(self.lines):
            drawn = kit.type.draw(line, STYLE, kit.color("base"))
            surface.blit(drawn, (rect.x + kit.px(PADDING), top + place * step))

    def _bubble(self, tip: int, tail: int) -> pygame.Surface:
        width, height = self.rect.size
        large = pygame.Surface((width * SMOOTH, (height + tail) * SMOOTH), pygame.SRCALPHA)
        color, ground = self.kit.color("text"), large.get_rect()
        ground.y, ground.height = tail * SMOOTH, height * SMOOTH
        pygame.draw.rect(large, color, ground, border_radius=self.kit.px(ROUND) * SMOOTH)
        points = [(tip - tail, tail + 1), (tip, 0), (tip + tail, tail + 1)]
        pygame.draw.polygon(large, color, [(x * SMOOTH, y * SMOOTH) for x, y in points])
        return pygame.transform.smoothscale(large, (width, height + tail))


def _beside(
    rect: pygame.Rect,
    face: pygame.Rect,
    room: pygame.Rect,
    others: Sequence[pygame.Rect],
    apart: int,
) -> pygame.Rect | None:
    """The nearest place to the left or right below a face, at which it hides none of the others."""
    lefts = [rect.x, face.centerx - rect.width // 2, face.right - rect.width]
    for other in others:
        lefts += [other.right + apart, other.left - apart - rect.width]
    for left in sorted(lefts, key=lambda one: abs(one - rect.x)):
        moved = rect.move(left - rect.x, 0).clamp(room.union(face))
        if moved.top >= rect.top and moved.collidelist(list(others)) < 0:
            return moved
    return None
