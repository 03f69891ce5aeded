"""A small picture of where a game stands, from what everybody at its table can see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import mixed, shade

from ..rules import ILLNESS, OUTAGE, PROTEST, STRIKE

if TYPE_CHECKING:
    from newangeles_gui.widgets import Kit

    from ..facts.public_facts import PublicFacts
    from ..rules import Box

# Where the districts lie, in shares of the picture: the paths lead to the right.
PLACES: Final[Mapping[str, tuple[float, float]]] = {
    "guayaquil": (0.12, 0.33),
    "quinde": (0.27, 0.50),
    "la_costa": (0.15, 0.70),
    "manta": (0.32, 0.20),
    "rabotgorod": (0.40, 0.70),
    "laguna_velasco": (0.56, 0.58),
    "nihongai": (0.50, 0.31),
    "esmeraldas": (0.64, 0.80),
    "rutherford": (0.71, 0.42),
    "base_de_cayambe": (0.83, 0.64),
}
ROOT: Final = (0.91, 0.38)
SLAB: Final = 0.19  # of the width
ROOT_SLAB: Final = 0.14
MASTER: Final = 256  # pixels: each slab is loaded once in this width
BAR: Final = 0.05  # of the height: the threat
GROUND: Final = 0.16  # of the height: the capital


class MiniCity:
    """Draws pictures of games; slabs of the city are loaded one at a time."""

    def __init__(self, kit: Kit, box: Box) -> None:
        self.kit, self.box = kit, box
        self._wanted: dict[str, None] = {}
        self._ready: set[str] = set()

    def load_one(self) -> bool:
        """Make one slab that a picture waits for; whether there was any."""
        if not self._wanted:
            return False
        name = next(iter(self._wanted))
        del self._wanted[name]
        self._slab(name, MASTER)
        self._ready.add(name)
        return True

    @property
    def waiting(self) -> bool:
        """Whether a picture is not complete yet."""
        return bool(self._wanted)

    def picture(self, facts: PublicFacts, size: tuple[int, int]) -> pygame.Surface:
        """The picture, or what can be drawn of it by now."""
        wanted = [one for one in self._slabs(facts) if one not in self._ready]
        for one in wanted:
            self._wanted[one] = None
        whole = not wanted
        key = ("mini city", facts, size, whole)
        return self.kit.kept(key, lambda: self._draw(facts, size, whole))

    def _slabs(self, facts: PublicFacts) -> list[str]:
        """The pictures that a picture is put together from."""
        found = ["board/root.normal"]
        for district, here in zip(self.box.district_ids, facts.city, strict=False):
            if district in PLACES:
                found.append(f"districts/{district}.{condition(here)}")
                if here & ILLNESS:
                    found.append(f"districts/{district}.ill")
        return [one for one in found if one in self.kit.pictures.known]

    def _slab(self, name: str, width: int) -> pygame.Surface:
        def make() -> pygame.Surface:
            across, down = self.kit.pictures.known[name].size
            size = (width, max(1, round(width * down / across)))
            if width == MASTER:
                return self.kit.pictures.sized(name, size)
            return pygame.transform.smoothscale(self._slab(name, MASTER), size)

        return self.kit.kept(("slab", name, width), make)

    def _draw(self, facts: PublicFacts, size: tuple[int, int], whole: bool) -> pygame.Surface:
        kit = self.kit
        violet = mixed(kit.color("base"), kit.color("labor"), 0.16)
        surface = shade(size, violet, kit.color("base"), 255)
        self._paths(surface, facts)
        if whole:
            self._city(surface, facts)
        else:
            self._nodes(surface, facts)
        self._threat(surface, facts)
        self._capital(surface, facts)
        pygame.draw.rect(surface, kit.color("line"), surface.get_rect(), max(1, size[0] // 160))
        return surface

    def _paths(self, surface: pygame.Surface, facts: PublicFacts) -> None:
        color = mixed(self.kit.color("base"), self.kit.color("accent"), 0.45)
        ids = self.box.district_ids
        for place, district in enumerate(ids):
            goal = self.box.next_district[place]
            then = ROOT if goal < 0 else PLACES.get(ids[goal])
            if district in PLACES and then is not None:
                start, end = _at(surface, PLACES[district]), _at(surface, then)
                pygame.draw.line(surface, color, start, end, max(1, surface.get_width() // 110))

    def _city(self, surface: pygame.Surface, facts: PublicFacts) -> None:
        width = surface.get_width()
        root = self._slab("board/root.normal", round(width * ROOT_SLAB))
        self._stand(surface, root, "board/root.normal", ROOT)
        cities = zip(self.box.district_ids, facts.city, strict=False)
        known = [one for one in cities if one[0] in PLACES]
        for district, here in sorted(known, key=lambda one: PLACES[one[0]][1]):
            name = f"districts/{district}.{condition(here)}"
            slab = self._slab(name, round(width * SLAB))
            self._stand(surface, slab, name, PLACES[district])
            if here & ILLNESS:
                haze = f"districts/{district}.ill"
                sick = self._slab(haze, round(width * SLAB))
                self._stand(surface, sick, haze, PLACES[district])

    def _stand(
        self, surface: pygame.Surface, slab: pygame.Surface, name: str, place: tuple[float, float]
    ) -> None:
        across, down = self.kit.pictures.known[name].anchor
        x, y = _at(surface, place)
        surface.blit(slab, (x - slab.get_width() * across, y - slab.get_height() * down))

    def _nodes(self, surface: pygame.Surface, facts: PublicFacts) -> None:
        """While the slabs are being loaded: where they will stand."""
        radius = max(2, surface.get_width() // 60)
        for place in (*PLACES.values(), ROOT):
            pygame.draw.circle(surface, self.kit.color("line"), _at(surface, place), radius)

    def _threat(self, surface: pygame.Surface, facts: PublicFacts) -> None:
        width, height = surface.get_size()
        bar = pygame.Rect(0, 0, width, max(3, round(height * BAR)))
        surface.fill(mixed(self.kit.color("base"), self.kit.color("threat"), 0.18), bar)
        bar.width = round(width * min(1, facts.threat / max(1, self.box.threat_end)))
        surface.fill(self.kit.color("threat"), bar)

    def _capital(self, surface: pygame.Surface, facts: PublicFacts) -> None:
        """A column for each seat, in order; its mark below it where there is room."""
        if not facts.capital:
            return
        width, height = surface.get_size()
        ground = pygame.Rect(0, 0, width, round(height * GROUND))
        ground.bottom = height
        surface.fill((*self.kit.color("base"), 255), ground)
        highest = max(20, *facts.capital)
        step = width / len(facts.capital)
        gap = max(1, round(step * 0.1))
        mark = ground.height if ground.height >= 24 else 0
        for seat, capital in enumerate(facts.capital):
            place = pygame.Rect(round(seat * step) + gap, ground.y, round(step) - 2 * gap, mark)
            lane = pygame.Rect(
                place.x + mark, ground.y, place.width - mark, max(3, ground.height // 3)
            )
            lane.centery = ground.centery
            surface.fill(self.kit.color("line"), lane)
            lane.width = round(lane.width * min(1, capital / highest))
            surface.fill(self.kit.color("capital"), lane)
            if mark and seat < len(facts.players):
                sign = self.kit.icon(
                    f"marks/{facts.players[seat]}", 0.78 * mark / self.kit.view.factor
                )
                surface.blit(sign, (place.x, ground.y + (mark - sign.get_height()) // 2))


def condition(here: int) -> str:
    """Which picture of a district shows what is in it."""
    if here & OUTAGE:
        return "outage"
    if here & STRIKE:
        return "strike"
    if here & PROTEST:
        return "protest"
    return "normal"


def _at(surface: pygame.Surface, place: tuple[float, float]) -> tuple[int, int]:
    """A place in the picture; the capital's ground is not part of the city."""
    width, height = surface.get_size()
    return (round(place[0] * width), round(place[1] * height * (1 - GROUND)) + round(height * 0.06))
