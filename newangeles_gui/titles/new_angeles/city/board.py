"""The board: the whole screen is the city, seen through a camera."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Protocol

import pygame

from newangeles_gui.table import GLIDE, Camera, PickedBoard, Standpoint
from newangeles_gui.widgets import Widget

from . import map as city_map
from .map import ROOT_NAME
from .mood import CityMood, Sky
from .overlays import OVERLAYS, Badges, makers, put_badges
from .picture import CityPanorama
from .slab import corner, piece_box
from .spots import FigureSpot, FootSpot, PlaceSpot, SlabSpot

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.table import Picker, Regions, Target

    from ..rules import View

BREACH: Final[Target] = (ROOT_NAME, "breach")  # among what is hidden: something reaches the Root
NEAR_THE_END: Final = 0.8  # of the threat track, from where on the Root is an alarming sight
AMBIENT: Final = 0.1  # seconds between two pictures of what glows by itself
AWAKE: Final = 20.0  # seconds after which nothing glows up and down any more
GLOW: Final = 1.6
DOUBLE: Final = 0.4  # seconds between two clicks that are one
SLACK: Final = 6  # units that a pointer may move in a click
SHARP: Final = 0.2  # seconds from one slab that becomes sharp to the next
CRISP: Final = 0.12  # seconds after which what was only stretched is drawn anew

NEAR: Final = 600  # units: how wide the slab is that is looked at closely
HIGH: Final = 1.25  # of the height of the room, at most
LOWER: Final = 0.12  # of that: roofs need room above
PLATE: Final = 60  # of the map: what is kept free for plates below the districts
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
        self.city.patient = True
        self.sky = Sky(services.kit, screen.size)
        self.hidden: set[Target] = set()  # pieces that are on their way somewhere
        self.overlay = ""  # the one of OVERLAYS that lies over the city
        self.pointed: Callable[[], str] = lambda: ""  # the resource whose makers are wanted
        self.on_closer: Callable[[str], None] = lambda district: None
        self.ghosts: Foreseen | None = None  # what is foreseen is painted over the districts
        self._framed: frozenset[str] = frozenset()  # the districts that were looked at last
        self._sent = self.camera.sight  # from where they were to be seen
        self._drawn: pygame.Surface | None = None
        self._shown: tuple[object, ...] = ()
        self._seen_from = self.camera.sight
        self.mood = CityMood(services.kit, self.city)
        self._bits: dict[str, int] = {}
        self._dimmed: frozenset[str] = frozenset()
        self._time = self._since = self._still = 0.0
        self._pointer = self.camera.room.center
        self._held: tuple[int, int] | None = None
        self._reached: Widget | None = None  # the last one that had the focus
        self._pulled = 0  # pixels since it was taken hold of
        self._clicked = -DOUBLE  # when the ground was clicked last
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

    def on_screen(self, spots: pygame.FRect) -> pygame.Rect:
        """Where a part of the map is seen."""
        left, top = self.camera.on_screen(spots.topleft)
        right, bottom = self.camera.on_screen(spots.bottomright)
        return pygame.Rect(left, top, right - left, bottom - top)

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

    def wheel(self, amount: int) -> bool:
        """Nearer or farther from what is under the pointer."""
        return self._moved(self.camera.zoom_at(self._pointer, amount))

    def press(self, pos: tuple[int, int]) -> None:
        """Perhaps the beginning of a pull."""
        self._held, self._pulled = pos, 0

    def drag(self, pos: tuple[int, int]) -> None:
        """The city is pulled along."""
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
        """The second click on the ground shows all of the city again."""
        now = pygame.time.get_ticks() / 1000
        if self.pulled or now - self._clicked > DOUBLE:
            self._clicked = now
            return False
        self.fit()
        return True

    def fit(self) -> None:
        """All of the city is seen again, until something else is to be shown."""
        self._framed = frozenset()
        self.look(self.camera.whole)

    def look(self, goal: Standpoint) -> None:
        """See the city from somewhere else: glide there, or be there at once."""
        self.camera.send(goal, 0 if self.kit.calm else GLIDE)
        if self.kit.calm:
            self._moved(True)

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
        if names == self._framed and (moved or self.camera.shows(spots, free)):
            return
        self._framed = names
        goal = self.camera.frame(spots, free, FARTHEST, NEAREST)
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

    def zoom(self, notches: float) -> bool:
        """Nearer or farther from the middle; whether anything changed."""
        return self._moved(self.camera.zoom_at(self.camera.room.center, notches))

    def show(self, spot: Widget) -> None:
        """What the keys have reached has to be seen."""
        if self.camera.room.colliderect(spot.rect) and spot.rect.width:
            return
        if isinstance(spot, PlaceSpot):
            x, y = city_map.anchor(spot.target[1] if len(spot.target) > 1 else ROOT_NAME)
            self.look(Standpoint(x, y, self.camera.sight.zoom))

    def _moved(self, changed: bool) -> bool:
        if changed:
            self._still = 0.0
            self._settle()
        return changed

    @property
    def _lives(self) -> bool:
        """Whether something moves by itself: what glows, or the city."""
        seen = self.picker.active or self.mood.moves
        return seen and not self.kit.calm and self._since < AWAKE

    def update(self, seconds: float) -> bool:
        """Time passes; whether the picture has changed."""
        self._follow()
        moved = self._moved(self.camera.update(seconds)) | self.sky.update(seconds)
        self._still += seconds
        if self._seen_from != self.camera.sight and self._still >= CRISP:
            moved = True
        elif self._resting and self._still >= SHARP and self.city.sharpen(self.rect):
            self._shown, moved, self._still = (), True, CRISP
        before = int(self._time / AMBIENT)
        if self._lives:
            self._time += seconds
            self._since += seconds
        return moved or int(self._time / AMBIENT) != before

    def _follow(self) -> None:
        """What the keys have newly reached has to be seen."""
        reached = next((one for one in self.children if one.focused), None)
        if reached is not None and reached is not self._reached:
            self.show(reached)
        self._reached = reached

    def wait(self) -> float | None:
        """Seconds until something moves; None while everything rests."""
        if self.camera.moving:
            return 0.0
        if self._seen_from != self.camera.sight:
            return max(0.0, CRISP - self._still)
        waits = [AMBIENT if self._lives else None, self.sky.wait()]
        waits.append(None if self.city.done else AMBIENT)
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
        self._live(surface)
        if self.ghosts is not None and self._seen_from == self.camera.sight:
            self.ghosts.paint(surface)
        glow = abs((self._time / GLOW) % 2 - 1)
        for one in self.children:
            if isinstance(one, PlaceSpot):
                one.light(surface, glow)
        put_badges(self.kit, surface, self.camera, self._badges)
        surface.set_clip(before)

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
    def _resting(self) -> bool:
        return not self.camera.moving and (
            self._still >= CRISP or self._seen_from == self.camera.sight
        )

    def _draw(self) -> None:
        names = self.services.box.district_ids
        coming = self.ghosts.figures if self.ghosts is not None else lambda name: 0
        self._bits = {name: self.bits(name) | coming(name) for name in names}
        self._dimmed = self.dimmed
        language = self.services.words.catalog.language.code
        looks = (self._dimmed, self.alarmed, language, self.camera.sight, self.sky.key)
        shown = (tuple(self._bits.values()), *looks)
        if self._drawn is not None and shown == self._shown:
            return
        if self._drawn is None:  # in measures of the screen, wherever on it the board is
            self._drawn = pygame.Surface(self.rect.bottomright)
            if pygame.display.get_surface():
                self._drawn = self._drawn.convert()
        self.sky.put(self._drawn, self.rect.topleft)
        self.city.draw(self._drawn, self._bits, self._dimmed, self.alarmed)
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
