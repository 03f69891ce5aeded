"""The board: the whole screen is the city, seen through a camera."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Protocol

import pygame

from newangeles_gui.table import CameraBoard

from . import map as city_map
from .map import ROOT_NAME
from .mood import CityMood, Sky
from .overlays import OVERLAYS, Badges, OverlayRow, makers, put_badges
from .picture import CityPanorama
from .slab import corner, piece_box
from .spots import FigureSpot, FootSpot, PlaceSpot, SlabSpot

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.table import Picker, Regions, Target
    from newangeles_gui.widgets import Spot, Standpoint, Widget

    from ..rules import View

BREACH: Final[Target] = (ROOT_NAME, "breach")  # among what is hidden: something reaches the Root
NEAR_THE_END: Final = 0.8  # of the threat track, from where on the Root is an alarming sight
AMBIENT: Final = 0.1  # seconds between two pictures of what glows by itself
AWAKE: Final = 20.0  # seconds after which nothing glows up and down any more
GLOW: Final = 1.6
SHARP: Final = 0.2  # seconds of rest until slabs become sharp, one after the other
STEP: Final = 1 / 60
NEAR: Final = 600  # units: how wide the slab is that is looked at closely
HIGH: Final = 1.25  # of the height of the room, at most
LOWER: Final = 0.12  # of that: roofs need room above
LITTLE: Final = 30  # of the map: for less the camera does not move
PLATE: Final = 60  # of the map: what is kept free for plates below the districts
ROW_EDGE: Final = 60  # units beside the row of overlays
FAR: Final = 0.57  # where the rim takes much of the screen
FARTHEST, NEAREST = 0.64, 1.12  # slabs that are looked at are never smaller, nor much larger


class Foreseen(Protocol):
    """What is painted over the districts that it is about; figures may stand there for it."""

    @property
    def concerned(self) -> frozenset[str]:
        """All others step back."""

    def figures(self, district: str) -> int:
        """Figures that are not there yet, as bits."""

    def paint(self, surface: pygame.Surface) -> None:
        """Over the city as the camera sees it."""


class CityBoard(CameraBoard):
    """The districts, the Root and the paths; districts and pieces that are lit can be picked.

    Call `refresh` when the view or the picker has changed, `update` as time passes: if that
    returns true the picture has to be drawn again.
    """

    def __init__(
        self, services: Services, places: Regions, view: View, picker: Picker, screen: pygame.Rect
    ) -> None:
        super().__init__(services.kit, screen, places.board, city_map.SIZE, picker)
        self.services, self.view = services, view
        self._below: Standpoint | None = None  # from where it is seen below something
        self._crowded = places.form == "small"
        self.city = CityPanorama(services, self.camera)
        self.city.patient = True
        self.sky = Sky(services.kit, screen.size)
        self.hidden: set[Target] = set()  # pieces that are on their way somewhere
        self.overlay = ""  # the one of OVERLAYS that lies over the city
        self.pointed: Callable[[], str] = lambda: ""  # the resource whose makers are wanted
        self.on_closer: Callable[[str], None] = lambda district: None
        self.ghosts: Foreseen | None = None  # what is foreseen is painted over the districts
        self._sent = self.camera.sight  # from where they were to be seen
        self.mood = CityMood(services.kit, self.city)
        self._bits: dict[str, int] = {}
        self._dimmed: frozenset[str] = frozenset()
        self._time = self._since = 0.0
        self.refresh()

    def refresh(self) -> None:
        """View or picker have changed."""
        self._since = 0.0
        turn = self.sky.follow(self.view.threat)
        if turn:
            self.services.audio.play(turn)
        names = self.services.box.district_ids
        found: list[PlaceSpot] = [FootSpot(self)]
        found += [SlabSpot(self, name) for name in names]
        lit = [target for target in self.picker.targets if target[0] == "piece"]
        found += [FigureSpot(self, name, piece) for _, name, piece in lit]
        before = {one.name: one for one in self.children if isinstance(one, PlaceSpot)}
        for one in found:
            old = before.get(one.name)
            if old is not None:
                one.hovered, one.focused, one.pressed = old.hovered, old.focused, old.pressed
        # The root keeps hold of widgets under pointer and focus: those stay the same ones.
        self.children = [before.get(one.name, one) for one in found]
        self.settle()

    def settle(self) -> None:
        """Everything stands where the camera sees it."""
        for one in self.children:
            if isinstance(one, PlaceSpot):
                one.settle()

    def bits(self, name: str) -> int:
        """What is drawn in a district: everything there that is not on its way."""
        bits: int = self.view.city[self.services.box.district_at[name]]
        for target in self.hidden:
            if target[0] in ("piece", "slot") and target[1] == name:
                bits = city_map.without(bits, target[2])
        return bits

    @property
    def plates(self) -> list[pygame.Rect]:
        """Where the name plates of the districts are seen."""
        return [one.plate for one in self.children if isinstance(one, SlabSpot)]

    @property
    def dimmed(self) -> frozenset[str]:
        """Districts that step back, because other places can be picked."""
        lit = {one[1] for one in self.picker.targets if one[0] in ("district", "piece")}
        if not lit and self.ghosts is not None:
            lit = {*self.ghosts.concerned}
        return frozenset(self.services.box.district_ids) - lit if lit else frozenset()

    @property
    def alarmed(self) -> bool:
        """Whether the Root shows that things go wrong."""
        return (
            BREACH in self.hidden or self.view.threat >= self.services.box.threat_end * NEAR_THE_END
        )

    def place(self, target: Target) -> pygame.Rect | None:
        """Where something of the city is on the screen."""
        if target[0] == ROOT_NAME:
            return self.on_screen(city_map.around(ROOT_NAME))
        if target[0] not in ("district", "slot", "piece") or target[1] not in self.city.paths:
            return None
        if target[0] == "district":
            return self.on_screen(city_map.around(target[1]))
        return self.slot(target[1], target[2])

    def slot(self, name: str, piece: str) -> pygame.Rect:
        """Where a piece stands, or would stand beside what is there already."""
        bits = city_map.beside(self.view.city[self.services.box.district_at[name]], piece)
        slot = city_map.slots(bits)[piece]
        width = self.city.width
        at = self.camera.on_screen(city_map.anchor(name))
        return piece_box(self.kit, name, slot, width).move(
            corner(self.kit, f"slabs/{name}.lit", width, at)
        )

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """What a pointer at a place means: what can be picked first, then the nearest."""
        if not self.visible or not self.rect.collidepoint(pos):
            return None
        self._since, self._pointer = 0.0, pos
        here = [one for one in self.children if isinstance(one, PlaceSpot) and one.hits(pos)]
        return max(here, key=lambda spot: spot.weight(pos), default=self)

    def overlay_row(
        self, now: str, change: Callable[[str], object], between: pygame.Rect | None
    ) -> Widget:
        """What lies over the city and what else could, at its upper edge."""
        room = self.camera.room.inflate(-2 * self.kit.px(ROW_EDGE), 0)
        if between is not None:
            room.x, room.width = between.x, between.width
        return OverlayRow(self.kit, self.services.say, room, now, change, self._crowded)

    def keep_below(self, top: int) -> None:
        """All of the city is seen below a line, unless something else is looked at; 0: no more."""
        whole, free = self.camera.whole, self.camera.room.copy()
        if not top:
            if self._below is not None and self.camera.goal == self._below:
                self.fit()
            self._below = None
        elif self._below is None and self.camera.goal == whole:
            free.y, free.height = top, free.bottom - top
            ground = pygame.FRect(0, 0, *self.camera.size)
            self._below = self.camera.frame(ground, free, FARTHEST, 1.0)
            self.look(self._below)

    def look_at(self, free: pygame.Rect) -> None:
        """Show in a part of the room what is foreseen, or everything; without room as always."""
        concerned = self.ghosts.concerned if self.ghosts is not None else frozenset()
        names = (concerned or frozenset(self.city.paths)) if free.width else frozenset()
        if not names:
            if self._framed:
                self.fit()
            return
        first, *others = [city_map.around(name) for name in names]
        spots = first.unionall(others)
        spots.height += PLATE
        moved = self.camera.goal != self._sent  # by hand: since then the camera is the player's
        goal = self.camera.frame(spots, free, FAR if self._crowded else FARTHEST, NEAREST)
        little = goal.near(self._sent, LITTLE)
        if names == self._framed and (moved or little or self.camera.shows(spots, free)):
            return
        self._framed = names
        if goal != self.camera.goal:
            self.look(goal)
        self._sent = goal

    def look_closer(self, district: str, right: int) -> None:
        """So near that the district fills what is free on the left of that."""
        free = self.camera.room.copy()
        free.width = right - free.x
        near = min(self.kit.px(NEAR), round(free.height * HIGH))
        middle = pygame.Rect(0, 0, near, near)
        middle.center = (free.centerx, free.centery + round(near * LOWER))
        ground = city_map.around(district)
        square = pygame.FRect(0, 0, ground.width, ground.width)
        square.center = ground.center
        self.look(self.camera.frame(square, middle))

    def spot_of(self, spot: Widget) -> Spot | None:
        """Where on the map something lies."""
        if not isinstance(spot, PlaceSpot):
            return None
        return city_map.anchor(spot.target[1] if len(spot.target) > 1 else ROOT_NAME)

    @property
    def _lives(self) -> bool:
        """Whether something moves by itself: what glows, or the city."""
        seen = self.picker.active or self.mood.moves
        return seen and not self.kit.calm and self._since < AWAKE

    def update(self, seconds: float) -> bool:
        """Time passes; whether the picture has changed."""
        moved = super().update(seconds) | self.sky.update(seconds)
        if self.sees_all and self._still >= SHARP and self.sky.wait() is None:
            part = self.city.sharpen(self.rect, self._bits)
            if part is not None:
                self.redraw(part)
                moved = True
        before = int(self._time / AMBIENT)
        if self._lives:
            self._time += seconds
            self._since += seconds
        return moved or int(self._time / AMBIENT) != before

    def wait(self) -> float | None:
        """Seconds until something moves; None while everything rests."""
        moving = super().wait()
        if moving is not None:
            return moving
        waits = [AMBIENT if self._lives else None, self.sky.wait()]
        waits.append(None if self.city.done else STEP)
        return min((one for one in waits if one is not None), default=None)

    def paint_under(self, surface: pygame.Surface) -> None:
        """The sky around the city."""
        self.sky.put(surface, self.rect.topleft)

    def paint_over(self, surface: pygame.Surface) -> None:
        """What lives in the city, what is foreseen, what can be picked, what lies over it."""
        self._live(surface)
        if self.ghosts is not None and self.sees_all:
            self.ghosts.paint(surface)
        glow = abs((self._time / GLOW) % 2 - 1)
        for one in self.children:
            if isinstance(one, PlaceSpot):
                one.light(surface, glow)
        put_badges(self.kit, surface, self.city, self._badges)

    def _live(self, surface: pygame.Surface) -> None:
        """What moves in the districts that do not step back."""
        near = {name: bits for name, bits in self._bits.items() if name not in self._dimmed}
        self.mood.seconds = self._time
        threat = self.view.threat / self.services.box.threat_end
        self.mood.paint(surface, self.rect, near, threat)

    @property
    def _badges(self) -> Badges:
        box, wanted = self.services.box, self.pointed()
        if wanted:
            return makers(box, self.view, {wanted})
        return OVERLAYS[self.overlay](box, self.view) if self.overlay else {}

    @property
    def looks(self) -> object:
        """What stands in the districts, which of them step back, and the light they are in."""
        names = self.services.box.district_ids
        coming = self.ghosts.figures if self.ghosts is not None else lambda name: 0
        self._bits = {name: self.bits(name) | coming(name) for name in names}
        self._dimmed = self.dimmed
        language = self.services.words.catalog.language.code
        return (*self._bits.values(), self._dimmed, self.alarmed, language, self.sky.key)

    def draw_board(self, surface: pygame.Surface) -> None:
        """The whole city."""
        self.city.draw(surface, self._bits, self._dimmed, self.alarmed)
