"""A board that fills the screen: seen through a camera, with spots that can be picked on it.

What lies over it does not hide what can be picked below.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import FARTHEST, GLIDE, NEAREST, Camera, Standpoint, Widget

if TYPE_CHECKING:
    from newangeles_gui.widgets import Kit, Spot

    from .picker import Picker, Target

EDGE: Final = 6  # units to the edge of the board
DOUBLE: Final = 0.4  # seconds between two clicks that are one
SLACK: Final = 6  # units that a pointer may move in a click
CRISP: Final = 0.12  # seconds after which what was only stretched is drawn anew


class PickedBoard(Widget):
    """A board with places that can be picked; it may outlive a question."""

    picker: Picker


class BoardSpot(Widget):
    """Something on a board that can be picked while it is lit."""

    floats = True  # where a board is seen from above everything overlaps a little
    target: Target = ()

    def __init__(self, board: PickedBoard, rect: pygame.Rect, name: str) -> None:
        super().__init__(board.kit, rect, name)
        self.board = board

    @property
    def lit(self) -> bool:
        """Whether it is an answer."""
        return self.board.picker.is_lit(self.target)

    @property
    def chosen(self) -> bool:
        """Whether it only has to be confirmed."""
        return self.board.picker.is_chosen(self.target)


class OverBoard(Widget):
    """Something that lies over the board; what can be picked below it has the pointer."""

    floats = True
    board: Widget | None = None

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """The topmost thing of this, unless there is something lit below."""
        below = None if self.board is None else self.board.at(pos)
        return None if isinstance(below, BoardSpot) and below.lit else super().at(pos)


def free_place(
    board: Widget, size: tuple[int, int], taken: Sequence[pygame.Rect] = ()
) -> pygame.Rect | None:
    """At the foot of the board or at its head, if nothing is lit or taken there."""
    lit = [spot.rect for spot in board.children if isinstance(spot, BoardSpot) and spot.lit]
    for rect in (at_foot(board, size), at_head(board, size)):
        if rect.collidelist([*lit, *taken]) < 0:
            return rect
    return None


def at_foot(board: Widget, size: tuple[int, int]) -> pygame.Rect:
    """At the foot of the board."""
    rect = pygame.Rect((0, 0), size)
    rect.midbottom = (board.rect.centerx, board.rect.bottom - board.kit.px(EDGE))
    return rect


def at_head(board: Widget, size: tuple[int, int]) -> pygame.Rect:
    """At the upper edge of the board."""
    rect = pygame.Rect((0, 0), size)
    rect.midtop = (board.rect.centerx, board.rect.top + board.kit.px(EDGE))
    return rect


class CameraBoard(PickedBoard):
    """A board that is seen through a camera: it is pulled, zoomed, and fitted by a double click.

    What is drawn of it is kept; while the camera moves that is stretched, and drawn anew where it
    rests. Who derives from it says in `looks` what it looks like, and draws it in `draw_board`.
    """

    settled: Final = GLIDE + CRISP  # seconds after a flight of the camera has begun

    def __init__(
        self, kit: Kit, screen: pygame.Rect, room: pygame.Rect, size: tuple[float, float],
        picker: Picker,
    ) -> None:  # fmt: skip
        super().__init__(kit, screen, "board")
        self.picker = picker
        self.camera = Camera(size, room)
        self._framed: frozenset[str] = frozenset()  # the parts that were looked at last
        self._drawn: pygame.Surface | None = None
        self._far: tuple[pygame.Surface, Standpoint] | None = None  # all of it, as seen last
        self._shown: object = None
        self._seen_from = self.camera.sight
        self._still = 0.0
        self._pointer = self.camera.room.center
        self._held: tuple[int, int] | None = None
        self._reached: Widget | None = None  # the last one that had the focus
        self._pulled = 0  # pixels since it was taken hold of
        self._clicked = -DOUBLE  # when the ground was clicked last

    # What the title says of it.

    @property
    def looks(self) -> object:
        """What it looks like, whoever looks from where: where that is another, it is drawn anew."""
        return None

    def draw_board(self, surface: pygame.Surface) -> None:
        """Draw all of it as the camera sees it."""

    def spot_of(self, spot: Widget) -> Spot | None:
        """Where on the board something lies that keys can reach."""
        return None

    def settle(self) -> None:
        """Everything stands where the camera sees it."""

    def refresh(self) -> None:
        """View or picker have changed."""
        self.settle()

    def place(self, target: Target) -> pygame.Rect | None:
        """Where something of the board is on the screen."""
        return None

    # What hands do.

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """What lies at a place; the board remembers where the pointer was."""
        if self.visible and self.rect.collidepoint(pos):
            self._pointer = pos
        return super().at(pos)

    def wheel(self, amount: int) -> bool:
        """Nearer or farther from what is under the pointer."""
        return self._moved(self.camera.zoom_at(self._pointer, amount))

    def zoom(self, notches: float) -> bool:
        """Nearer or farther from the middle; whether anything changed."""
        return self._moved(self.camera.zoom_at(self.camera.room.center, notches))

    def press(self, pos: tuple[int, int]) -> None:
        """Perhaps the beginning of a pull."""
        self._held, self._pulled = pos, 0

    def drag(self, pos: tuple[int, int]) -> None:
        """The board is pulled along."""
        if self._held is None:
            return
        across, down = pos[0] - self._held[0], pos[1] - self._held[1]
        self._pulled += abs(across) + abs(down)
        self._held = pos
        if self.pulled:
            self._moved(self.camera.drag(across, down))

    def drop(self, pos: tuple[int, int]) -> None:
        """It stays where it is."""
        self._held = None

    @property
    def pulled(self) -> bool:
        """Whether the pointer has moved so far that no click is meant."""
        return self._pulled > self.kit.px(SLACK)

    def click(self, pos: tuple[int, int]) -> bool:
        """The second click on the ground shows all of the board again."""
        now = pygame.time.get_ticks() / 1000
        if self.pulled or now - self._clicked > DOUBLE:
            self._clicked = now
            return False
        self.fit()
        return True

    # Where the camera looks.

    def fit(self) -> None:
        """All of the board is seen again, until something else is to be shown."""
        self._framed = frozenset()
        self.look(self.camera.whole)

    def look(self, goal: Standpoint) -> None:
        """See the board from somewhere else: glide there, or be there at once."""
        self.camera.send(goal, 0 if self.kit.calm else GLIDE)
        if self.kit.calm:
            self._moved(True)

    def frame(
        self,
        parts: Mapping[str, pygame.FRect],
        free: pygame.Rect,
        farthest: float = FARTHEST,
        nearest: float = NEAREST,
    ) -> None:
        """Show these parts in a part of the room; until others are wanted hands may move it."""
        names = frozenset(parts)
        if names == self._framed:
            return
        self._framed = names
        if not names:
            self.fit()
            return
        first, *others = parts.values()
        self.look(self.camera.frame(first.unionall(others), free, farthest, nearest))

    def show(self, spot: Widget) -> None:
        """What the keys have reached has to be seen."""
        if self.camera.room.colliderect(spot.rect) and spot.rect.width:
            return
        place = self.spot_of(spot)
        if place is not None:
            self.look(Standpoint(*place, self.camera.sight.zoom))

    def on_screen(self, spots: pygame.FRect) -> pygame.Rect:
        """Where a part of the board is seen."""
        return self.camera.seen(spots)

    def _moved(self, changed: bool) -> bool:
        if changed:
            self._still = 0.0
            self.settle()
        return changed

    def _follow(self) -> None:
        """What the keys have newly reached has to be seen."""
        reached = next((one for one in self.children if one.focused), None)
        if reached is not None and reached is not self._reached:
            self.show(reached)
        self._reached = reached

    # Time, and what is seen.

    def update(self, seconds: float) -> bool:
        """Time passes; whether the picture has changed."""
        self._follow()
        moved = self._moved(self.camera.update(seconds))
        self._still += seconds
        return moved or (not self.sees_all and self._still >= CRISP)

    def wait(self) -> float | None:
        """Seconds until something moves; None while everything rests."""
        if self.camera.moving:
            return 0.0
        if not self.sees_all:
            return max(0.0, CRISP - self._still)
        return None

    @property
    def sees_all(self) -> bool:
        """Whether what is drawn is what the camera sees."""
        return self._seen_from == self.camera.sight

    @property
    def _resting(self) -> bool:
        return not self.camera.moving and (self._still >= CRISP or self.sees_all)

    def redraw(self, part: pygame.Rect) -> None:
        """A part of it can be drawn better than it was."""
        if self._drawn is not None:
            self._drawn.set_clip(part)
            self.paint_under(self._drawn)
            self.draw_board(self._drawn)
            self._drawn.set_clip(None)

    def paint(self, surface: pygame.Surface) -> None:
        """What the camera sees; while it moves what was drawn before is stretched."""
        if self._resting or self._drawn is None:
            self._draw()
        assert self._drawn is not None
        before = surface.get_clip()
        surface.set_clip(self.rect.clip(before))
        if self.sees_all:
            surface.blit(self._drawn, (0, 0))
        else:
            self._stretch(surface, self._drawn)
        self.paint_over(surface)
        surface.set_clip(before)

    def paint_over(self, surface: pygame.Surface) -> None:
        """What changes with every picture: lights, and what is foreseen."""

    def paint_under(self, surface: pygame.Surface) -> None:
        """What lies around the board, where the camera moves."""
        surface.fill(self.kit.color("base"), self.rect)

    def _draw(self) -> None:
        shown = (self.looks, self.camera.sight)
        if self._drawn is not None and shown == self._shown:
            return
        self._drawn = self._ground()
        self.paint_under(self._drawn)
        self.draw_board(self._drawn)
        self._shown, self._seen_from = shown, self.camera.sight

    def _ground(self) -> pygame.Surface:
        """What to draw on; a picture of the whole board is kept while it is seen from near."""
        drawn, sight = self._drawn, self._seen_from
        if drawn is not None and sight == self.camera.whole and self.camera.sight.zoom > sight.zoom:
            spare = None if self._far is None else self._far[0]
            self._far, drawn = (drawn, sight), spare
        if drawn is None:  # in measures of the screen, wherever on it the board is
            drawn = pygame.Surface(self.rect.bottomright)
            if pygame.display.get_surface():
                drawn = drawn.convert()
        return drawn

    def _stretch(self, surface: pygame.Surface, drawn: pygame.Surface) -> None:
        """Show the part of the last picture that the camera sees by now.

        What was not on it when the camera was near is seen on the picture of the whole board.
        """
        if not self._covers(self._seen_from):
            self.paint_under(surface)
            if self._far is not None:
                self._put_seen(surface, *self._far)
        self._put_seen(surface, drawn, self._seen_from)

    def _lies(self, before: Standpoint) -> pygame.FRect:
        """Where a picture that was drawn for a standpoint lies on the screen by now."""
        now, room, scale = self.camera.sight, self.camera.room, self.camera.scale
        share = now.zoom / before.zoom
        left = room.centerx + (before.x - now.x) * scale - room.centerx * share
        top = room.centery + (before.y - now.y) * scale - room.centery * share
        return pygame.FRect(left, top, self.rect.right * share, self.rect.bottom * share)

    def _covers(self, before: Standpoint) -> bool:
        """Whether such a picture is large enough for all that is seen."""
        return bool(self._lies(before).inflate(2, 2).contains(self.rect))

    def _put_seen(self, surface: pygame.Surface, drawn: pygame.Surface, before: Standpoint) -> None:
        whole, share = self._lies(before), self.camera.sight.zoom / before.zoom
        # Only what is seen of it is made larger or smaller.
        part = pygame.Rect(
            round((self.rect.x - whole.x) / share), round((self.rect.y - whole.y) / share),
            round(self.rect.width / share), round(self.rect.height / share),
        ).clip(drawn.get_rect())  # fmt: skip
        place = pygame.Rect(
            round(whole.x + part.x * share), round(whole.y + part.y * share),
            round(part.width * share), round(part.height * share),
        ).clip(self.rect.clip(surface.get_rect()))  # fmt: skip
        if not part.width or not part.height or not place.width or not place.height:
            return
        if surface.get_masks() == drawn.get_masks():  # at once where it is wanted
            pygame.transform.scale(drawn.subsurface(part), place.size, surface.subsurface(place))
        else:
            surface.blit(pygame.transform.scale(drawn.subsurface(part), place.size), place)
