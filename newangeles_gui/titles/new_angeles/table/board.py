"""The city on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.table import PickedBoard, Target
from newangeles_gui.widgets import Widget

from ..rules import MASK
from . import board_picture
from .board_lights import ring
from .board_paths import Conduit, conduits, pulse_picture
from .board_places import ROOT_NAME, SLOTS, Places, places
from .board_spots import CitySpot, DistrictSpot, PieceSpot, RootSpot

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.table import Picker

    from ..rules import View

AMBIENT: Final = 0.1  # seconds between two pictures of what moves by itself
AWAKE: Final = 20.0  # seconds after which nothing moves any more
PULSE: Final = 2.4  # seconds for a light to run through a conduit
GLOW: Final = 1.6  # seconds for a lit district to glow up and down
NEAR_THE_END: Final = 0.8  # of the threat track, from where on the elevator is an alarming sight


class Board(PickedBoard):
    """The districts, the Root and the paths; districts and pieces that are lit can be picked.

    Call `refresh` when the view or the picker has changed, `update` as time passes: if that
    returns true the picture has to be drawn again.
    """

    def __init__(self, services: Services, rect: pygame.Rect, view: View, picker: Picker) -> None:
        super().__init__(services.kit, rect, "board")
        self.services, self.view, self.picker = services, view, picker
        self.hidden: set[Target] = set()  # pieces that are on their way somewhere
        self.breached = False  # something has just reached the Root
        self.places: Places = places(self.kit, rect)
        self.rooms = {name: board_picture.room(self, name) for name in self.places.anchors}
        self.conduits: dict[str, Conduit] = conduits(services.box, self.places)
        self._picture: pygame.Surface | None = None
        self._shown: tuple[object, ...] = ()
        self._time = 0.0
        self._since = 0.0
        self.refresh()

    def refresh(self) -> None:
        """View or picker have changed."""
        self.touched()
        names = self.services.box.district_ids
        lit = [target for target in self.picker.targets if target[0] == "piece"]
        found: list[Widget] = [RootSpot(self)]
        found += [DistrictSpot(self, name) for name in names]
        found += [PieceSpot(self, name, piece) for _, name, piece in lit]
        before = {one.name: one for one in self.children}
        for one in found:
            old = before.get(one.name)
            if old is not None:
                one.hovered, one.focused, one.pressed = old.hovered, old.focused, old.pressed
        # The root keeps hold of widgets under pointer and focus: those stay the same ones.
        self.children = [before.get(one.name, one) for one in found]
        for one in self.children:
            if isinstance(one, DistrictSpot):
                one.focusable = self.picker.is_lit(one.target)

    def hide(self, target: Target) -> None:
        """A piece is in flight and not drawn at its place."""
        self.hidden.add(target)

    def show_all(self) -> None:
        """Everything stands where it belongs."""
        self.hidden.clear()

    def bits(self, place: int) -> int:
        """What is drawn in a district: everything there that is not on its way."""
        bits, name = self.view.city[place], self.services.box.district_ids[place]
        for target in self.hidden:
            if target[0] in ("piece", "slot") and target[1] == name:
                bits &= ~MASK.get(target[2], 0)
        return bits

    def dimmed(self, name: str) -> bool:
        """Whether it steps back, because other places can be picked."""
        return self._picking and not any(
            target[1] == name
            for target in self.picker.targets
            if target[0] in ("district", "piece")
        )

    @property
    def _picking(self) -> bool:
        return any(target[0] in ("district", "piece") for target in self.picker.targets)

    @property
    def alarmed(self) -> bool:
        """Whether the elevator shows that things go wrong."""
        end = self.services.box.threat_end
        return self.breached or self.view.threat >= end * NEAR_THE_END

    def place(self, target: Target) -> pygame.Rect | None:
        """Where something of the city is on the screen."""
        if target[0] == ROOT_NAME:
            return self.root_rect
        if target[0] not in ("district", "slot", "piece") or target[1] not in self.conduits:
            return None
        if target[0] == "district":
            return self.places.around(target[1])
        return self.slot(target[1], target[2]) if target[2] in SLOTS else None

    def slot(self, name: str, piece: str) -> pygame.Rect:
        """Where a piece stands or would stand."""
        boxes = self.kit.pictures.known[f"districts/{name}.normal"].boxes
        return self.places.slot(name, piece, boxes)

    @property
    def root_rect(self) -> pygame.Rect:
        """The foot of the elevator."""
        x, y = self.places.middle(ROOT_NAME)
        rect = pygame.Rect(0, 0, self.places.px(200), self.places.px(120))
        rect.center = (x, y)
        return rect

    def touched(self) -> None:
        """Somebody is there: light runs through the city again."""
        self._since = 0.0

    @property
    def _moving(self) -> bool:
        return not self.kit.calm and self._since < AWAKE

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """What a pointer at a place means: what can be picked first; it wakes the board up.

        Pieces and slabs lie over one another, so the nearest of those that are lit has it.
        """
        if not self.visible or not self.rect.collidepoint(pos):
            return None
        self.touched()
        here = [one for one in self.children if isinstance(one, CitySpot) and one.hits(pos)]
        return max(here, key=lambda spot: _weight(spot, pos), default=self)

    def update(self, seconds: float) -> bool:
        """Time passes; whether the picture has changed."""
        if not self._moving:
            return False
        before = int(self._time / AMBIENT)
        self._time += seconds
        self._since += seconds
        return int(self._time / AMBIENT) != before

    def wait(self) -> float | None:
        """Seconds until something moves; None while everything rests."""
        return AMBIENT if self._moving else None

    def paint(self, surface: pygame.Surface) -> None:
        """The picture of the city, and what moves and glows over it."""
        shown = board_picture.signature(self)
        if self._picture is None or shown != self._shown:
            self._picture = board_picture.draw(self)
            self._shown = shown
        surface.blit(self._picture, self.rect.topleft)
        clip = surface.get_clip()
        surface.set_clip(self.rect.clip(clip))
        self._pulses(surface)
        self._lights(surface)
        surface.set_clip(clip)

    def _pulses(self, surface: pygame.Surface) -> None:
        if self.kit.calm:
            return
        for order, conduit in enumerate(self.conduits.values()):
            share = (self._time / PULSE + order * 0.37) % 1
            light = pulse_picture(self.kit, self.places, conduit)
            surface.blit(light, light.get_rect(center=conduit.at(share)))

    def _lights(self, surface: pygame.Surface) -> None:
        """Glowing districts and the way out of the one under pointer or focus; then pieces."""
        glow = abs((self._time / GLOW) % 2 - 1)
        districts = [one for one in self.children if isinstance(one, DistrictSpot) and one.glows]
        for spot in districts:
            if spot.hovered or spot.focused:
                board_picture.bright_path(self, surface, spot.district)
            spot.light(surface, glow)
        if districts:
            board_picture.put_plates(self, surface)
        for piece in self.children:
            if isinstance(piece, PieceSpot):
                piece.light(surface, glow)

    def light_ring(self, surface: pygame.Surface, name: str, color: str, strength: float) -> None:
        """A glowing line around a district."""
        outline = self.places.ground(name)
        made, corner = ring(self.kit, self.places, outline, self.kit.color(color), strength)
        surface.blit(made, corner)


def _weight(spot: CitySpot, pos: tuple[int, int]) -> tuple[bool, bool, float]:
    """Lit things weigh more than others, pieces more than the ground, near ones more than far."""
    away = (spot.rect.centerx - pos[0]) ** 2 + (spot.rect.centery - pos[1]) ** 2
    return spot.lit, isinstance(spot, PieceSpot), -away
