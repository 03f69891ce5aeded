"""The board: the whole screen is the city, seen through a camera."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

import pygame

from newangeles_gui.table.camera import GLIDE, Camera
from newangeles_gui.table.over_board import PickedBoard
from newangeles_gui.widgets import Widget

from ..rules import MASK
from . import map as city_map
from .map import ROOT_NAME
from .picture import CityPanorama
from .sky import Sky
from .slab import corner, piece_box
from .spots import FigureSpot, FootSpot, PlaceSpot, SlabSpot

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.table import Picker, Target

    from ..rules import View
    from .regions import Regions

NEAR_THE_END: Final = 0.8  # of the threat track, from where on the Root is an alarming sight
AMBIENT: Final = 0.1  # seconds between two pictures of what glows by itself
AWAKE: Final = 20.0  # seconds after which nothing glows up and down any more
GLOW: Final = 1.6
CRISP: Final = 0.12  # seconds after which what was only stretched is drawn anew

FARTHEST, NEAREST = 0.64, 1.12  # slabs that are looked at are never smaller, nor much larger


class Overlay(Protocol):
    """What is painted over the districts that it is about; figures may stand there for it."""

    @property
    def concerned(self) -> frozenset[str]:
        """All others step back."""

    def figures(self, district: str) -> int:
        """Figures that are not there yet, as bits."""

    def paint(self, surface: pygame.Surface) -> None:
        """Over the city as the camera sees it."""


class CityBoard(PickedBoard):
    """The districts, the Root and the paths; districts and pieces that are lit can be picked.

    Call `refresh` when the view or the picker has changed, `update` as time passes: if that
    returns true the picture has to be drawn again.
    """

    def __init__(
        self, services: Services, places: Regions, view: View, picker: Picker, screen: pygame.Rect
    ) -> None:
        super().__init__(services.kit, screen, "board")
        self.services, self.view, self.picker = services, view, picker
        self.camera = Camera(city_map.SIZE, places.board)
        self.city = CityPanorama(services, self.camera)
        self.sky = Sky(services.kit, screen.size)
        self.hidden: set[Target] = set()  # pieces that are on their way somewhere
        self.breached = False  # something has just reached the Root
        self.ghosts: Overlay | None = None  # what is foreseen is painted over the districts
        self._drawn: pygame.Surface | None = None
        self._shown: tuple[object, ...] = ()
        self._seen_from = self.camera.sight
        self._time = self._since = self._still = 0.0
        self._held: tuple[int, int] | None = None
        self.refresh()

    def refresh(self) -> None:
        """View or picker have changed."""
        self._since = 0.0
        self.sky.follow(self.view.threat)
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
        self._settle()

    def _settle(self) -> None:
        """Everything stands where the camera sees it."""
        for one in self.children:
            if isinstance(one, PlaceSpot):
                one.settle()

    def bits(self, name: str) -> int:
        """What is drawn in a district: everything there that is not on its way."""
        bits: int = self.view.city[self.services.box.district_at[name]]
        for target in self.hidden:
            if target[0] in ("piece", "slot") and target[1] == name:
                bits &= ~MASK.get(target[2], 0)
        return bits

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
        return self.breached or self.view.threat >= self.services.box.threat_end * NEAR_THE_END

    def place(self, target: Target) -> pygame.Rect | None:
        """Where something of the city is on the screen."""
        if target[0] == ROOT_NAME:
            return self.on_screen(city_map.around(ROOT_NAME))
        if target[0] not in ("district", "slot", "piece") or target[1] not in self.city.paths:
            return None
        if target[0] == "district":
            return self.on_screen(city_map.around(target[1]))
        return self.slot(target[1], target[2])

    def on_screen(self, spots: pygame.FRect) -> pygame.Rect:
        """Where a part of the map is seen."""
        left, top = self.camera.on_screen(spots.topleft)
        right, bottom = self.camera.on_screen(spots.bottomright)
        return pygame.Rect(left, top, right - left, bottom - top)

    def slot(self, name: str, piece: str) -> pygame.Rect:
        """Where a piece stands, or would stand beside what is there already."""
        bits = self.view.city[self.services.box.district_at[name]] | MASK.get(piece, 0)
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
        self._since = 0.0
        here = [one for one in self.children if isinstance(one, PlaceSpot) and one.hits(pos)]
        return max(here, key=lambda spot: spot.weight(pos), default=self)

    def wheel(self, amount: int) -> bool:
        """Nearer or farther."""
        return self._moved(self.camera.zoom_at(pygame.mouse.get_pos(), amount))

    def press(self, pos: tuple[int, int]) -> None:
        """Perhaps the beginning of a pull."""
        self._held = pos

    def drag(self, pos: tuple[int, int]) -> None:
        """The city is pulled along."""
        if self._held is not None:
            across, down = pos[0] - self._held[0], pos[1] - self._held[1]
            self._held = pos
            self._moved(self.camera.drag(across, down))

    def drop(self, pos: tuple[int, int]) -> None:
        """It stays where it is."""
        self._held = None

    def fit(self) -> None:
        """All of the city is seen again."""
        self.camera.send(self.camera.whole, 0 if self.kit.calm else GLIDE)

    def look_at(self, free: pygame.Rect) -> None:
        """Show what is foreseen in a part of the room; all of the city again if it has no size."""
        names = self.ghosts.concerned if self.ghosts is not None and free.width else ()
        if not names:
            self.fit()
            return
        first, *others = [city_map.around(name) for name in names]
        goal = self.camera.frame(first.unionall(others), free, FARTHEST, NEAREST)
        self.camera.send(goal, 0 if self.kit.calm else GLIDE)

    def _moved(self, changed: bool) -> bool:
        if changed:
            self._still = 0.0
            self._settle()
        return changed

    @property
    def _glowing(self) -> bool:
        return not self.kit.calm and self._since < AWAKE and self.picker.active

    def update(self, seconds: float) -> bool:
        """Time passes; whether the picture has changed."""
        moved = self._moved(self.camera.update(seconds)) | self.sky.update(seconds)
        self._still += seconds
        if self._seen_from != self.camera.sight and self._still >= CRISP:
            moved = True
        before = int(self._time / AMBIENT)
        if self._glowing:
            self._time += seconds
            self._since += seconds
        return moved or int(self._time / AMBIENT) != before

    def wait(self) -> float | None:
        """Seconds until something moves; None while everything rests."""
        if self.camera.moving:
            return 0.0
        if self._seen_from != self.camera.sight:
            return max(0.0, CRISP - self._still)
        waits = [AMBIENT if self._glowing else None, self.sky.wait()]
        return min((one for one in waits if one is not None), default=None)

    def paint(self, surface: pygame.Surface) -> None:
        """The city; while the camera moves what was drawn before is stretched."""
        if self._resting or self._drawn is None:
            self._draw()
        drawn = self._drawn
        assert drawn is not None
        before = surface.get_clip()
        surface.set_clip(self.rect.clip(before))
        if self._seen_from == self.camera.sight:
            surface.blit(drawn, (0, 0))
        else:
            self._stretch(surface, drawn)
        if self.ghosts is not None and self._seen_from == self.camera.sight:
            self.ghosts.paint(surface)
        glow = abs((self._time / GLOW) % 2 - 1)
        for one in self.children:
            if isinstance(one, PlaceSpot):
                one.light(surface, glow)
        surface.set_clip(before)

    @property
    def _resting(self) -> bool:
        return not self.camera.moving and (
            self._still >= CRISP or self._seen_from == self.camera.sight
        )

    def _draw(self) -> None:
        names = self.services.box.district_ids
        coming = self.ghosts.figures if self.ghosts is not None else lambda name: 0
        bits = {name: self.bits(name) | coming(name) for name in names}
        language = self.services.words.catalog.language.code
        shown = (tuple(bits.values()), self.dimmed, self.alarmed, language, self.camera.sight,
                 self.sky.key)  # fmt: skip
        if self._drawn is not None and shown == self._shown:
            return
        if self._drawn is None:  # in measures of the screen, wherever on it the board is
            self._drawn = pygame.Surface(self.rect.bottomright)
            if pygame.display.get_surface():
                self._drawn = self._drawn.convert()
        self.sky.put(self._drawn, self.rect.topleft)
        self.city.draw(self._drawn, bits, self.dimmed, self.alarmed)
        self._shown, self._seen_from = shown, self.camera.sight

    def _stretch(self, surface: pygame.Surface, drawn: pygame.Surface) -> None:
        """Show the part of the last picture that the camera sees by now."""
        before, now = self._seen_from, self.camera.sight
        share = now.zoom / before.zoom
        room, scale = self.camera.room, self.camera.scale
        left = room.centerx + (before.x - now.x) * scale - room.centerx * share
        top = room.centery + (before.y - now.y) * scale - room.centery * share
        self.sky.put(surface, self.rect.topleft)
        size = (round(drawn.get_width() * share), round(drawn.get_height() * share))
        if share <= 1:
            surface.blit(pygame.transform.scale(drawn, size), (round(left), round(top)))
            return
        # Only what is seen of it is made larger.
        part = pygame.Rect(
            round(-left / share), round(-top / share),
            round(self.rect.width / share), round(self.rect.height / share),
        ).clip(drawn.get_rect())  # fmt: skip
        if part.width and part.height:
            whole = (round(part.width * share), round(part.height * share))
            at = (round(left + part.x * share), round(top + part.y * share))
            surface.blit(pygame.transform.scale(drawn.subsurface(part), whole), at)
