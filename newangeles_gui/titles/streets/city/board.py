"""The city fills the screen: ground, slabs, houses, what is printed over them, then lights."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.table import CameraBoard
from newangeles_gui.widgets import Standpoint

from ..rules import ALONG, NOBODY, STEPS, cell_at, cell_text, place_of, read_cell
from .anatomy import DEEP, ROAD_MIDDLE, SIGN, SIGN_AT, at_home, turned
from .camera import CityCamera
from .ground import put_ground, put_night
from .landing import CoolingStreet, TileLanding
from .lights import value_rect
from .marks import TileLook, TileMarks
from .pictures import Art
from .spots import CellSpot, CitySpot, TileSpot

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.table import Picker, Regions, Target
    from newangeles_gui.widgets import Spot, Widget

    from ..rules import People, View

FOLLOWS: Final = 0.4  # seconds
NEARER: Final = 0.2
HIDDEN: Final = 0.12  # of a cell that need not be seen to reach it
ROOFS: Final = 0.14  # of a cell that is seen above it as well
EDGE: Final = 3  # pixels at the rim of the window
EDGE_SPEED: Final = 9.0  # cells a second
EDGE_WAIT: Final = 0.35
FIDGET: Final = 1.4  # seconds until those of every other tile look the other way


def nothing(spot: CitySpot) -> str:
    """Nothing is told."""
    return ""


class CityBoard(CameraBoard):
    """The city as a view shows it; scenes say what is told, turned and drawn over it."""

    camera: CityCamera

    def __init__(
        self, services: Services, places: Regions, view: View, picker: Picker, screen: pygame.Rect
    ) -> None:
        super().__init__(services.kit, screen, places.board, (1, 1), picker)
        self.services, self.view = services, view
        self.art = Art(services.kit, services.box)
        self.camera = CityCamera(places.board, services.kit.view.factor)
        self.turn = 0
        self.moved = False  # whether hands have taken the camera somewhere
        self._part: pygame.FRect | None = None  # in which somebody chooses
        self.cold: set[int] = set()  # closed streets that do not look it yet, by their first cell
        self.hidden: set[Target] = set()
        self.tells: Callable[[CitySpot], str] = nothing
        self.turns: Callable[[int], bool] = lambda step: False
        self.looks_at: Callable[[int], bool] = lambda cell: False
        self.over: Callable[[pygame.Surface], None] = lambda surface: None
        self.pointer = (-1, -1)  # where on the screen it is, over whatever
        self._edge = 0.0
        self._fidgeted = 0.0  # seconds since seekers looked the other way
        self._glances = 0  # how often some of them have
        self._landing: TileLanding | None = None
        self._cooling: CoolingStreet | None = None
        self._lay: dict[int, People] = {}  # who was seen lying where, by cell
        self._spots: dict[tuple[str, int], CitySpot] = {}
        self._looks: tuple[tuple[int, TileLook], ...] = ()
        self.refresh()
        self.camera.sight = self.camera.whole
        self.settle()

    # What lies where.

    def corner(self, cell: int) -> Spot:
        """The north-western corner of a cell as it is seen, in measures of the camera."""
        x, y = turned(*place_of(cell), self.turn)
        return x, y * DEEP

    def cell_rect(self, cell: int) -> pygame.Rect:
        """Where a cell is seen."""
        return self.on_screen(pygame.FRect(self.corner(cell), (1, DEEP)))

    def pixel(self, cell: int, spot: Spot) -> tuple[int, int]:
        """Where a spot of a cell is seen; spots are those of the tile as it is seen."""
        x, y = self.corner(cell)
        return self.camera.on_screen((x + spot[0], y + spot[1] * DEEP))

    def rotation(self, quarter: int) -> int:
        """How a tile is seen that lies in a rotation."""
        return (quarter + self.turn) % 4

    def quarter(self, rotation: int) -> int:
        """How a tile lies that is seen in a rotation."""
        return (rotation - self.turn) % 4

    @property
    def cell(self) -> float:
        """Pixels a cell."""
        return self.camera.scale

    @property
    def marks(self) -> TileMarks:
        """What draws signs at this size."""
        return TileMarks(self.art, self.cell)

    def refresh(self) -> None:
        """The view has changed: other tiles, other spots."""
        city = self.view.city
        self._looks = tuple((cell, self.look_of(tile)) for tile, cell in enumerate(city.cells))
        known = [(look.name, look.rotation, look.closed) for _, look in self._looks]
        hand = [(name, rotation, False) for name in self.view.hand for rotation in range(4)]
        self.art.order([*known, *hand])
        self.camera.grow([turned(*place_of(cell), self.turn) for cell in city.cells])
        wanted = [("tile", cell) for cell in city.cells]
        wanted += [("cell", cell) for cell in city.ground]
        wanted += [("cell", cell) for cell in city.cells if self.picker.is_lit(
            ("cell", cell_text(cell)))]  # fmt: skip
        made = {key: self._spots.get(key) or self._made(*key) for key in wanted}
        self._spots = made
        self.children = [*made.values()]
        self.settle()

    def _made(self, kind: str, cell: int) -> CitySpot:
        return TileSpot(self, cell) if kind == "tile" else CellSpot(self, cell)

    @property
    def closed_streets(self) -> set[int]:
        """All closed streets, by their first cell."""
        city = self.view.city
        return {city.name_of(n) for n, row in enumerate(city.rows) if row and city.closed[n]}

    def look_of(self, tile: int) -> TileLook:
        """How a tile of the city looks now."""
        view, city = self.view, self.view.city
        cell, quarter, street = city.cells[tile], city.turns[tile], city.street_of[tile]
        row = city.rows[street]
        closed = city.closed[street] and city.cells[row[0]] not in self.cold
        owner = city.owners[tile]
        hidden = ("tile_sign", cell_text(cell)) in self.hidden or owner == NOBODY
        people = city.people[tile]
        if ("tile_people", cell_text(cell)) in self.hidden:  # others are still on their way there
            people = self._lay.get(cell, (0, 0, 0, 0))
        return TileLook(
            city.tiles[tile], self.rotation(quarter), closed,
            "" if hidden else view.players[owner], city.signs[tile], view.business,
            people, city.seekers[tile],
            closed and not self._points_in(cell, quarter),
            (False, False) if closed else self._free_ends(cell, quarter),
            (self._glances + tile % 2) // 2 % 2 > 0 and any(city.seekers[tile]),
        )  # fmt: skip

    def _points_in(self, cell: int, quarter: int) -> bool:
        """Whether its arrow points into an open street (7.1)."""
        city = self.view.city
        there = city.at.get(cell + STEPS[quarter])
        if there is None:
            return False
        return bool((quarter - city.turns[there]) & 1) and city.is_open(there)

    def _free_ends(self, cell: int, quarter: int) -> tuple[bool, bool]:
        """The ends of its road with nothing beyond, as they are seen."""
        at, found = self.view.city.at, [False, False]
        here = turned(*place_of(cell), self.turn)
        for step in (-ALONG[quarter], ALONG[quarter]):
            if cell + step not in at:
                there = turned(*place_of(cell + step), self.turn)
                found[sum(there) > sum(here)] = True
        return found[0], found[1]

    def settle(self) -> None:
        """Everything stands where the camera sees it."""
        for one in self._spots.values():
            one.rect = self.cell_rect(one.cell)

    def place(self, target: Target) -> pygame.Rect | None:
        """Where something of the city is seen."""
        if target[0] in ("tile", "cell", "tile_sign", "tile_people", "sum", "road"):
            return self._rect_of(target[0], read_cell(target[1]))
        return None

    def _rect_of(self, kind: str, cell: int) -> pygame.Rect:
        city = self.view.city
        tile = city.at.get(cell)
        if tile is None or kind in ("tile", "cell"):
            return self.cell_rect(cell)
        if kind == "sum":
            return value_rect(self, city, cell)
        rotation, side = self.rotation(city.turns[tile]), round(self.cell * SIGN)
        spot = pygame.Rect(0, 0, side, side)
        if kind == "tile_sign":
            spot.topleft = self.pixel(cell, SIGN_AT[rotation])
        else:
            middle = ROAD_MIDDLE[rotation] if kind == "road" else at_home(rotation)
            spot.center = self.pixel(cell, middle)
        return spot

    def spot_of(self, spot: object) -> Spot | None:
        """The middle of a cell that keys have reached."""
        if not isinstance(spot, CitySpot):
            return None
        x, y = self.corner(spot.cell)
        return x + 0.5, y + DEEP / 2

    def spot_under(self, pos: tuple[int, int]) -> CitySpot | None:
        """The cell or the tile that is seen at a place, whatever lies over it."""
        x, y = self.camera.on_board(pos)
        cell = cell_at(*turned(int(x // 1), int(y // DEEP), -self.turn))
        return self._spots.get(("cell", cell)) or self._spots.get(("tile", cell))

    # Where the camera looks.

    def wheel(self, amount: int) -> bool:
        """A step nearer or farther from what is under the pointer."""
        return self._step(self._pointer, amount)

    def zoom(self, notches: float) -> bool:
        """The same from the middle."""
        return self._step(self.camera.room.center, notches)

    def _step(self, pos: tuple[int, int], notches: float) -> bool:
        before = self.camera.goal
        self.camera.sight, sight = before, self.camera.sight
        changed = self.camera.zoom_at(pos, notches)
        goal, self.camera.sight = self.camera.sight, sight
        self.moved = True
        if changed:
            self.camera.send(goal, 0.0 if self.kit.calm else NEARER)
        return self._moved(changed)

    def drag(self, pos: tuple[int, int]) -> None:
        """The city is pulled along."""
        super().drag(pos)
        self.moved = self.moved or self.pulled

    def fit(self) -> None:
        """All of the city."""
        self.moved, self._part = False, None
        super().fit()

    @property
    def seen_whole(self) -> bool:
        """Whether all of the city is seen, or will be once the camera rests."""
        return self.camera.goal == self.camera.whole

    def turn_round(self, step: int = 1) -> None:
        """A quarter turn of the whole city."""
        middle = self.camera.goal
        self.turn, self._part = (self.turn + step) % 4, None
        self.refresh()
        if self.moved:
            x, y = turned_spot(middle.x, middle.y / DEEP, step)
            self.camera.send(Standpoint(x, y * DEEP, middle.zoom), 0)
        else:
            self.camera.send(self.camera.whole, 0)
        self._moved(True)

    def follow(self, cell: int) -> None:
        """Bring a cell into sight gently, unless hands hold the city."""
        x, y = self.corner(cell)
        middle = (x + 0.5, y + DEEP / 2)
        seen = self.camera.holds(middle, 0.5)
        if not self.moved and not (self._part and seen):
            self.rest()
        elif not seen:
            self._glide(Standpoint(*middle, self.camera.goal.zoom))

    def rest(self) -> None:
        """All of the city is seen again, unless hands have taken the camera somewhere."""
        self._part = None
        if not self.moved:
            self._glide(self._wanted)

    def reach(self, cells: Iterable[int]) -> None:
        """So that all of these can be reached, and come nearer where that is enough."""
        rects = [pygame.FRect(self.corner(cell), (1, DEEP)) for cell in cells]
        if rects and not self.moved:
            self._part = rects[0].unionall(rects[1:]).inflate(-2 * HIDDEN, -HIDDEN * DEEP)
            self._part.bottom -= (HIDDEN / 2 + ROOFS) * DEEP
            self._part.height += ROOFS * DEEP
            self._glide(self._wanted)

    @property
    def _wanted(self) -> Standpoint:
        """From where it is seen unless hands want something else."""
        whole, part = self.camera.whole, self._part
        return whole if part is None else self.camera.reaching(part, whole, nearer=True)

    def use(self, room: pygame.Rect) -> None:
        """Another part of the window is free for the city."""
        if room == self.camera.room:
            return
        self.camera.use(room)
        if not self.moved:
            self._glide(self._wanted)

    def show(self, spot: Widget) -> None:
        """What the keys have reached has to be seen whole."""
        if isinstance(spot, CitySpot):
            part = pygame.FRect(self.corner(spot.cell), (1, DEEP))
            self._glide(self.camera.reaching(part, self.camera.goal))

    def _glide(self, goal: Standpoint) -> None:
        if self._held is None and goal != self.camera.goal:
            self.camera.send(goal, 0.0 if self.kit.calm else FOLLOWS)
            self._moved(True)

    def follow_text(self, cell: str) -> None:
        """The same for a cell as events name it."""
        self.follow(read_cell(cell))

    def warm(self, cell: int) -> None:
        """The closed street that begins there looks finished from now on."""
        if cell not in self.cold:
            return
        self.cold.discard(cell)
        city = self.view.city
        row = city.rows[city.street_of[city.at[cell]]]
        if not self.kit.calm and self._drawn is not None and self.sees_all:
            rects = [self.cell_rect(city.cells[tile]) for tile in row]
            self._cooling = CoolingStreet(self._drawn, rects, self.camera.sight)

    def set_down(self, cell: str, pace: float = 1.0) -> None:
        """The tile of this cell falls from above; where motion is reduced it lies there."""
        if not self.kit.calm:
            self._landing = TileLanding(self, read_cell(cell), pace)

    def set_down_newest(self) -> None:
        """The same for the tile that was built last."""
        self.set_down(cell_text(self.view.city.cells[-1]))

    def _land(self, seconds: float) -> bool:
        landing = self._landing
        if landing is None:
            return False
        landing.passed += seconds * landing.pace
        if landing.done and self._resting:
            self._landing = None
        return True

    def update(self, seconds: float) -> bool:
        """Time passes; at the rim of the window the city moves."""
        moved = self._at_edge(seconds) | self._fidget(seconds) | self._land(seconds)
        return moved | self._cool(seconds) | super().update(seconds)

    def _cool(self, seconds: float) -> bool:
        cooling = self._cooling
        if cooling is None:
            return False
        cooling.passed += seconds
        if cooling.done or cooling.sight != self.camera.sight:
            self._cooling = None
        return True

    @property
    def _restless(self) -> bool:
        """Whether somebody seeks a home, and may move (8.6)."""
        return not self.kit.calm and any(map(any, self.view.city.seekers))

    def _fidget(self, seconds: float) -> bool:
        self._fidgeted = self._fidgeted + seconds if self._restless else 0.0
        if self._fidgeted < FIDGET:
            return False
        self._fidgeted, self._glances = 0.0, self._glances + 1
        self.refresh()
        return True

    def _at_edge(self, seconds: float) -> bool:
        ways = self._edges()
        self._edge = self._edge + seconds if any(ways) else 0.0
        if self._edge < EDGE_WAIT:
            return False
        far = EDGE_SPEED * min(seconds, 0.05) * self.cell / 2
        self.moved = True
        return self._moved(self.camera.drag(round(ways[0] * far), round(ways[1] * far)))

    def _edges(self) -> tuple[int, int]:
        (x, y), (wide, high) = self.pointer, self.kit.view.size
        if x < 0 or not pygame.mouse.get_focused():
            return 0, 0
        return (x <= EDGE) - (x >= wide - 1 - EDGE), (y <= EDGE) - (y >= high - 1 - EDGE)

    def wait(self) -> float | None:
        """At once while it moves."""
        if any(self._edges()) or self._landing is not None or self._cooling is not None:
            return 0.0
        waits = [super().wait(), max(0.0, FIDGET - self._fidgeted) if self._restless else None]
        return min((one for one in waits if one is not None), default=None)

    # What is seen.

    @property
    def _resting(self) -> bool:
        """Only what is nearer or farther has to be stretched."""
        return self._seen_from.zoom == self.camera.sight.zoom or super()._resting

    @property
    def last_round(self) -> bool:
        """Whether nobody has more than one tile, and none is left to draw: it gets dark."""
        view = self.view
        drawn = not view.pile_size and not view.end_size and not view.over
        return drawn and all(sum(backs) <= 1 for backs in view.backs)

    @property
    def tiles(self) -> tuple[tuple[int, TileLook], ...]:
        """All tiles by their cells, as they look."""
        return self._looks

    @property
    def looks(self) -> object:
        """All tiles, how they are seen, which is in the air, and whether it is night."""
        return self._looks, self.turn, self._in_the_air, self.last_round

    @property
    def _in_the_air(self) -> int | None:
        landing = self._landing
        return landing.cell if landing is not None and landing.falling else None

    def paint_under(self, surface: pygame.Surface) -> None:
        """The ground; it is drawn with the city."""

    def draw_board(self, surface: pygame.Surface) -> None:
        """From the ground up: nothing that is printed is ever hidden by a roof."""
        self._lay = {cell: look.people for cell, look in self._looks}
        put_ground(self, surface)
        seen = self._seen_tiles(surface.get_clip())
        marks = self.marks
        for x, y, look in seen:
            marks.put_ground(surface, (x, y), look)
        marks.put_all(surface, [((x, y), look) for x, y, look in seen])
        if self.last_round:
            put_night(self, surface, seen)

    def _seen_tiles(self, clip: pygame.Rect) -> list[tuple[int, int, TileLook]]:
        """Those in sight, from north to south and from east to west."""
        found = []
        side = round(self.cell)
        for cell, look in self._looks:
            if cell == self._in_the_air:
                continue
            x, y = self.camera.on_screen(self.corner(cell))
            if clip.colliderect((x - side // 2, y - side // 2, 2 * side, 2 * side)):
                found.append((x, y, look))
        found.sort(key=lambda one: (one[1], -one[0]))
        return found

    def paint(self, surface: pygame.Surface) -> None:
        """While hands pull it every picture is another one: none of them is kept."""
        if self._held is None or not self.pulled:
            super().paint(surface)
            return
        self.draw_board(surface)
        self.paint_over(surface)

    def paint_over(self, surface: pygame.Surface) -> None:
        """Lights, the tile that is held, sums and lines."""
        if self._cooling is not None:
            self._cooling.paint(surface)
        if self._landing is not None:
            self._landing.paint(surface)
        self.over(surface)
        for one in self._spots.values():
            one.paint_focus(surface)


def turned_spot(x: float, y: float, step: int) -> Spot:
    """Where a spot of the ground is seen after so many quarters."""
    for _ in range(step % 4):
        x, y = 1 - y, x
    return x, y
