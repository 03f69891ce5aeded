"""A small picture of where a game stands, from what everybody at its table can see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import dim, mixed

from ..city import (
    PLACES,
    ROOT_NAME,
    Cityscape,
    anchor,
    layer,
    layer_size,
    layers,
    sky_of,
    whole_city,
)

if TYPE_CHECKING:
    from newangeles_gui.widgets import Kit

    from ..facts import PublicFacts
    from ..rules import Box

MASTER: Final = 206  # how wide slabs are loaded, once for all pictures
MASTER_SKY: Final = (640, 360)
VEIL: Final = 110  # of 255: how much the sky is darkened
EDGE: Final = 0.02  # of the width, free at the sides
BAR: Final = 0.05  # of the height: the threat
LOWER: Final = 0.05  # of the height: there are no plates below the districts
GROUND: Final = 0.16  # of the height: the capital
NEAR_THE_END: Final = 0.8  # of the threat track, from where on the Root is an alarming sight


class MiniCity:
    """Draws pictures of games; layers of the city are loaded one at a time."""

    def __init__(self, kit: Kit, box: Box) -> None:
        self.kit, self.box = kit, box
        self._wanted: dict[str, None] = {}
        self._ready: set[str] = set()

    def load_one(self) -> bool:
        """Load one layer that a picture waits for; whether there was any."""
        if not self._wanted:
            return False
        name = next(iter(self._wanted))
        del self._wanted[name]
        self._master(name)
        self._ready.add(name)
        return True

    @property
    def waiting(self) -> bool:
        """Whether a picture is not complete yet."""
        return bool(self._wanted)

    def picture(self, facts: PublicFacts, size: tuple[int, int]) -> pygame.Surface:
        """The picture, or what can be drawn of it by now."""
        wanted = [one for one in self._needed(facts) if one not in self._ready]
        for one in wanted:
            self._wanted[one] = None
        whole = not wanted
        key = ("mini city", facts, size, whole)
        return self.kit.kept(key, lambda: self._draw(facts, size, whole))

    def _bits(self, facts: PublicFacts) -> dict[str, int]:
        """What is where; nothing anywhere as long as only the header of a save is known."""
        return dict.fromkeys(self.box.district_ids, 0) | dict(
            zip(self.box.district_ids, facts.city, strict=False)
        )

    def _needed(self, facts: PublicFacts) -> list[str]:
        """The pictures that a picture is put together from; pieces are small enough."""
        bits, city = self._bits(facts), self._city((1, 1))
        look = "breached" if self._alarmed(facts) else "normal"
        found = [sky_of(facts.threat)]
        found += [f"slabs/{one}.{look}" for one in (ROOT_NAME, "cable")]
        found += [city.bridge(district)[0] for district in bits]
        found += [one for district, here in bits.items() for one in layers(district, here)]
        return list(dict.fromkeys(found))

    def _alarmed(self, facts: PublicFacts) -> bool:
        return facts.threat >= self.box.threat_end * NEAR_THE_END

    def _master(self, name: str) -> pygame.Surface:
        """A layer as it is loaded from the disk, or the sky."""
        layered = name.startswith("slabs/")
        size = layer_size(self.kit, name, MASTER) if layered else MASTER_SKY
        return self.kit.kept(("mini layer", name), lambda: self.kit.pictures.sized(name, size))

    def _city(self, size: tuple[int, int]) -> Cityscape:
        """The map within a picture, between threat and capital."""
        width, height = size
        room = pygame.Rect(0, height * (BAR + LOWER), width, height * (1 - BAR - GROUND))
        room.inflate_ip(-2 * round(width * EDGE), 0)
        return Cityscape(self.kit, self.box, whole_city(room))

    def _draw(self, facts: PublicFacts, size: tuple[int, int], whole: bool) -> pygame.Surface:
        surface = pygame.Surface(size)
        surface.fill(self.kit.color("base"))
        city = self._city(size)
        if whole:
            self._put_city(surface, city, facts)
        else:
            self._nodes(surface, city)
        self._threat(surface, facts)
        self._capital(surface, facts)
        line = max(1, size[0] // 160)
        pygame.draw.rect(surface, self.kit.color("line"), surface.get_rect(), line)
        return surface

    def _put_city(self, surface: pygame.Surface, city: Cityscape, facts: PublicFacts) -> None:
        sky, *names = self._needed(facts)
        surface.blit(pygame.transform.smoothscale(self._master(sky), surface.get_size()), (0, 0))
        dim(surface, self.kit.color("base"), VEIL)
        for name in names:
            size = layer_size(self.kit, name, city.width)
            small = pygame.transform.smoothscale(self._master(name), size)
            layer(self.kit, name, city.width, small)
        city.draw(surface, self._bits(facts), breached=self._alarmed(facts))

    def _nodes(self, surface: pygame.Surface, city: Cityscape) -> None:
        """While the layers are being loaded: where the districts will stand."""
        radius = max(2, surface.get_width() // 60)
        for name in PLACES:
            place = city.camera.on_screen(anchor(name))
            pygame.draw.circle(surface, self.kit.color("line"), place, radius)

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
