"""How what happens is seen: tiles are set down, light runs, money flies, people walk."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.table import SHORT, Animation, Flight, Ring, Staging
from newangeles_gui.widgets import ease_in_out, mixed, soft_light

from ..city import Art, added_light
from ..content import COLOURS
from ..rules import cell_text, read_cell
from .roads import way_between

if TYPE_CHECKING:
    from newangeles_gui.table import Moment, Target
    from newangeles_gui.widgets import Spot

SET_DOWN: Final = 0.18
PUT: Final = 0.12
TO_PANEL: Final = 0.35
WALK: Final = 0.45
PER_TILE: Final = 0.09
STAYS: Final = 1.0  # seconds that what moved stays marked where motion is reduced
MOST_WALKERS, MOST_COINS = 6, 7
TRAIL: Final = 0.16  # of its way that is seen behind a coin
APART: Final = 0.035  # seconds between two of them
WALKER: Final = 36  # units that they are high at least: all eyes are on them
BRIGHT, GLOWS = 165, 90  # of light as it comes to a tile, and after that
FLARES, GOES_OUT = 0.22, 0.25  # seconds
STEPS: Final = 15  # of brightness, each kept
ARROW: Final = 5  # units that it is thick
WHIRL: Final = 1.2  # turns of a sign on its way
# From so many people at one tile on they are heard: (how many, sound).
CROWDS: Final = ((8, "crowd_huge"), (5, "crowd_large"), (3, "crowd_small"))


def _cell(moment: Moment) -> str:
    return moment.text("cell")


def _art(moment: Moment) -> Art:
    return Art(moment.services.kit, moment.services.box)


class Alight(Animation):
    """Light that runs along the road of a street, end to end, wherever the camera glides."""

    layer = 1

    def __init__(self, moment: Moment, cells: Sequence[str]) -> None:
        super().__init__(moment.services.kit, PER_TILE * len(cells) + GOES_OUT)
        self._place, self._cells = moment.place, list(cells)

    def paint(self, surface: pygame.Surface) -> None:
        """Tile after tile flares up and glows on; then all of them go out."""
        out = max(0.0, min(1.0, (self.seconds - self.passed) / GOES_OUT))
        for n, cell in enumerate(self._cells):
            since = self.passed - n * PER_TILE
            tile, road = self._place(("tile", cell)), self._place(("road", cell))
            if since >= 0 and tile is not None and road is not None:
                flares = max(0.0, 1 - since / FLARES)
                bright = GLOWS + (BRIGHT - GLOWS) * flares
                self._put(surface, tile, road, round(bright * out / STEPS) * STEPS)

    def _put(
        self, surface: pygame.Surface, tile: pygame.Rect, road: pygame.Rect, bright: int
    ) -> None:
        """Warm light on the ground, lamps along the road."""
        wide = round(tile.width * 1.5)
        glow = soft_light(self.kit, wide, "closed", bright // 2)
        surface.blit(glow, glow.get_rect(center=tile.center))
        lamps = added_light(self.kit, round(tile.width * 0.9), "accent", bright)
        place = lamps.get_rect(center=road.center)
        surface.blit(lamps, place, special_flags=pygame.BLEND_RGB_ADD)


def _built(moment: Moment) -> None:
    rect = moment.place(("tile", _cell(moment)))
    tile, calm = moment.services.box.tiles[moment.text("tile")], moment.services.kit.calm
    moment.play(f"set_{tile.type}", 0.0 if calm else SET_DOWN)
    if rect is None:
        return
    if moment.services.kit.calm:
        moment.add(Ring(moment.services.kit, rect, "accent", STAYS))
        return
    moment.add(Ring(moment.services.kit, rect, "accent", 0.5, SET_DOWN))


def _to(moment: Moment, sprite: pygame.Surface, start: Target, goal: Target, seconds: float,
        hides: tuple[Target, ...] = (), count: int = 1) -> None:  # fmt: skip
    """So many of a thing fly from one place to another, all together."""
    first, last = moment.place(start), moment.place(goal)
    kit = moment.services.kit
    if last is None:
        return
    if kit.calm or first is None:
        moment.add(Ring(kit, last, "accent", SHORT * 2))
        return
    for n in range(count):
        delay = 0.04 * n
        points = [first.center, last.center]
        moment.add(Flight(kit, sprite, points, seconds, delay, hides, 0.12, ease_in_out))


def _sign_put(moment: Moment) -> None:
    cell, player = _cell(moment), moment.text("player")
    goal = ("tile_sign", cell)
    rect = moment.place(goal)
    if rect is not None:
        sprite = _art(moment).high(f"signs/{player}", rect.height)
        _to(moment, sprite, ("sign", player), goal, PUT * 2, (goal,))


def _arrived(moment: Moment) -> None:
    cell = _cell(moment)
    goal = ("tile_people", cell)
    _to(moment, _person(moment, "standing"), ("supply",), goal, TO_PANEL, (goal,),
        moment.number("count"))  # fmt: skip


def _person(moment: Moment, pose: str) -> pygame.Surface:
    rect, least = moment.place(("tile_people", _cell(moment))), moment.services.kit.px(WALKER)
    high = max(least, rect.height if rect is not None else 0)
    return _art(moment).high(f"people/{moment.text('colour')}.{pose}", high)


def _closed(moment: Moment) -> None:
    city = moment.view.city
    row = city.rows[city.street_of[city.at[read_cell(_cell(moment))]]]
    moment.play(f"closed_{len(row)}", 0.0)
    cells = [cell_text(city.cells[tile]) for tile in row]
    if not moment.services.kit.calm:
        moment.add(Alight(moment, cells))
        return
    rects = [one for cell in cells if (one := moment.place(("tile", cell))) is not None]
    if rects:
        moment.add(Ring(moment.services.kit, rects[0].unionall(rects[1:]), "accent", STAYS))


class FlyingCoin(Flight):
    """A coin with a thin trail behind it."""

    def paint(self, surface: pygame.Surface) -> None:
        """The trail first."""
        shares = [max(0.0, self.share - TRAIL * n / 4) for n in range(5)]
        points = [self.at(self._easing(one)) for one in shares]
        for first, last in pairwise(points):
            pygame.draw.aaline(surface, self.kit.color("accent"), first, last, self.kit.px(1.5))
        super().paint(surface)


def _paid(moment: Moment) -> None:
    cell, player, money = _cell(moment), moment.text("player"), moment.number("money")
    kit = moment.services.kit
    first, last = moment.place(("sum", cell)), moment.place(("money", player))
    if not money or last is None:
        return
    if kit.calm or first is None:
        moment.add(Ring(kit, last, "accent", STAYS))
        return
    side = kit.px(26)
    coin, points = _art(moment).sized("icons/coin", (side, side)), [first.center, last.center]
    for n in range(max(1, min(MOST_COINS, money // 3))):
        moment.add(FlyingCoin(kit, coin, points, TO_PANEL, 0.04 * n, arc=0.12))


class WhirlingSign(Flight):
    """A sign that is torn off its post and turns over and over on its way."""

    def __init__(self, moment: Moment, sprite: pygame.Surface, points: Sequence[Spot]) -> None:
        super().__init__(moment.services.kit, sprite, points, TO_PANEL, arc=0.16)
        self._flat = sprite

    def paint(self, surface: pygame.Surface) -> None:
        """As it is turned now; upright where it arrives."""
        angle = 360 * WHIRL * (1 - self.share)
        self._sprite = pygame.transform.rotate(self._flat, angle)
        super().paint(surface)


def _signs_back(moment: Moment) -> None:
    """The street loses all of its signs at once: all of them hop home together."""
    moment.ring(("sign", moment.text("player")), "accent")
    before, city = moment.before.get("city"), moment.view.city
    if before is None or moment.services.kit.calm:
        return
    for tile, owner in enumerate(before.owners):
        if owner == city.owners[tile]:
            continue
        player = moment.view.players[owner]
        start = moment.place(("tile_sign", cell_text(before.cells[tile])))
        goal = moment.place(("sign", player))
        if start is not None and goal is not None:
            sprite = _art(moment).high(f"signs/{player}", start.height)
            moment.add(WhirlingSign(moment, sprite, [start.center, goal.center]))


def _token(moment: Moment) -> None:
    name, player = moment.text("business"), moment.text("player")
    sprite = _art(moment).business(name, moment.services.kit.px(30))
    _to(moment, sprite, ("tile", _cell(moment)), (name, player), TO_PANEL)


def _walked(moment: Moment, seeking: bool = False) -> None:
    """All of a colour walk at once, from where fewer of them are now."""
    goal, kit = _cell(moment), moment.services.kit
    last = moment.place(("tile_people", goal))
    before, colour = moment.before.get("city"), COLOURS.index(moment.text("colour"))
    if last is None or before is None:
        return
    was, now = (before.seekers, moment.view.city.seekers) if seeking else (
        before.people, moment.view.city.people)  # fmt: skip
    from_cells = [
        (cell, was[tile][colour] - now[tile][colour])
        for tile, cell in enumerate(before.cells)
        if tile < len(now) and was[tile][colour] > now[tile][colour]
    ]
    if kit.calm:
        for cell, _ in from_cells:
            moment.add(Moved(moment, cell_text(cell), goal, moment.text("colour")))
        return
    walkers = [cell for cell, count in from_cells for _ in range(count)][:MOST_WALKERS]
    frames = [_person(moment, f"walking_{n}") for n in (1, 2, 3)]
    for n, cell in enumerate(walkers):
        points = _way(moment, cell, last)
        moment.add(Walk(moment, frames, points, (("tile_people", goal),), n * APART))


def _way(moment: Moment, cell: int, last: pygame.Rect) -> list[Spot]:
    """From door to door on the middle of the roads."""
    goal = read_cell(_cell(moment))
    homes = [moment.place(("tile_people", cell_text(cell)))]
    homes += [
        moment.place(("road", cell_text(one))) for one in way_between(moment.view.city, cell, goal)
    ]
    return [*(one.center for one in homes if one is not None), last.center]


class Moved(Animation):
    """Where motion is reduced: an arrow from the old home to the new one."""

    layer = 1

    def __init__(self, moment: Moment, start: str, goal: str, colour: str) -> None:
        super().__init__(moment.services.kit, STAYS)
        self._place, self._homes = moment.place, (start, goal)
        self._color = moment.services.kit.color(colour)

    def paint(self, surface: pygame.Surface) -> None:
        """It only stays."""
        wide, edge = self.kit.px(ARROW), self.kit.px(2)
        rects = [self._place(("tile_people", home)) for home in self._homes]
        start, goal = (pygame.Vector2(one.center if one else (0, 0)) for one in rects)
        if start == goal:
            return
        way = (goal - start).normalize()
        neck = goal - way * wide * 3
        for color, more in ((mixed(self._color, self.kit.color("ink"), 0.6), edge),
                            (self._color, 0)):  # fmt: skip
            pygame.draw.aaline(surface, color, start, neck, wide + 2 * more)
            side = way.rotate(90) * (wide * 1.7 + 2 * more)
            tip, foot = goal + way * 2 * more, neck - way * more
            pygame.draw.polygon(surface, color, [tip, foot + side, foot - side])


class Walk(Flight):
    """A figure that walks along its way in steps; all of a colour arrive in the same time."""

    def __init__(
        self, moment: Moment, frames: Sequence[pygame.Surface], points: Sequence[Spot],
        hides: tuple[Target, ...], delay: float,
    ) -> None:  # fmt: skip
        super().__init__(moment.services.kit, frames[0], points, WALK - delay, delay, hides)
        self._frames = list(frames)

    def paint(self, surface: pygame.Surface) -> None:
        """The picture of the step that it is in."""
        self._sprite = self._frames[int(self.passed * 14) % len(self._frames)]
        super().paint(surface)


def _gathered(moment: Moment) -> None:
    """They walk, and where there are many they are heard: the biggest crowd of the city counts."""
    _walked(moment)
    biggest = max((sum(there) for there in moment.view.city.people), default=0)
    sound = next((sound for many, sound in CROWDS if biggest >= many), "")
    if sound:
        moment.play(sound, 0.0 if moment.services.kit.calm else WALK)


def _settled(moment: Moment) -> None:
    _walked(moment, seeking=True)


def _sought(moment: Moment) -> None:
    rect = moment.place(("tile_people", _cell(moment)))
    if rect is not None:
        seconds = STAYS if moment.services.kit.calm else 0.5
        moment.add(Ring(moment.services.kit, rect.inflate(20, 20), "warning", seconds))


def _abandoned(moment: Moment) -> None:
    cell, player = _cell(moment), moment.text("player")
    sprite = _art(moment).high(f"signs/{player}", moment.services.kit.px(30))
    _to(moment, sprite, ("tile_sign", cell), ("sign", player), TO_PANEL)


def _drawn(moment: Moment) -> None:
    back = _art(moment).high(f"backs/{moment.text('type')}", moment.services.kit.px(60))
    _to(moment, back, ("stack",), moment.hand(), TO_PANEL)


def _nothing(moment: Moment) -> None:
    """The panels tell it by themselves."""


def _turn(moment: Moment) -> None:
    moment.ring(("seat", moment.text("player")), "accent")


def _bonus(moment: Moment) -> None:
    moment.ring(("money", moment.text("player")), "accent")


STAGINGS: Final[Mapping[str, Staging]] = MappingProxyType(
    {
        "tile_built": Staging(_built),
        "tile_covered": Staging(_built),
        "sign_placed": Staging(_sign_put),
        "people_arrived": Staging(_arrived),
        "street_closed": Staging(_closed),
        "income": Staging(_paid),
        "final_income": Staging(_paid),
        "signs_returned": Staging(_signs_back, keeps=("city",)),
        "token_taken": Staging(_token),
        "people_moved": Staging(_gathered, keeps=("city",)),
        "seekers_moved_in": Staging(_settled, keeps=("city",)),
        "became_seekers": Staging(_sought),
        "seekers_sent_off": Staging(_sought),
        "abandoned": Staging(_abandoned),
        "tile_drawn": Staging(_drawn),
        "turn_passed": Staging(_turn),
        "first_player": Staging(_turn),
        "advisor_dealt": Staging(_nothing),
        "tile_discarded": Staging(_nothing),
        "tile_shown": Staging(_nothing),
        "end_stack_turned": Staging(_nothing),
        "business_bonus": Staging(_bonus),
        "game_over": Staging(_nothing),
    }
)
