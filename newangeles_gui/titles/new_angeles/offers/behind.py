"""What is seen of the game behind a talk: strip, offers, and the city with nothing but names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.table import Picker

from ..city import IN_ORDER, CityPanorama, Cityscape, plate
from ..city.bar import CityBar
from ..city.board import CityBoard
from ..city.stage import Previews, StageSetting
from .grounds import TableGround
from .outlook import SmallOffer, VotesLine

if TYPE_CHECKING:
    from collections.abc import Mapping

    from newangeles_gui.scenes import Services
    from newangeles_gui.widgets import Widget

    from ..rules import View
    from .places import TalkPlaces

APART: Final = 1.24  # of the width of a slab: from one name of a row to the next
WIDEST_NAME: Final = 190  # units
WHOLE: Final = 10_000  # a width at which plates have their full size


def city_behind(services: Services, places: TalkPlaces, view: View, alone: bool) -> CityBoard:
    """The board above the table; or all over the screen, as at the table."""
    screen = pygame.Rect((0, 0), services.kit.view.size)
    if alone:
        return CityBoard(services, places.regions, view, Picker(), screen)
    spots = places.regions._replace(board=places.board)
    board = CityBoard(services, spots, view, Picker(), places.city)
    board.city = NamedCity(services, board.camera)
    previews = Previews(StageSetting(services, spots, view, board.picker), board, {})
    previews.ghosts.worded = False
    previews.foresight.finish()
    previews.ghosts.refresh()
    return board


def put_above(services: Services, spots: TalkPlaces, view: View) -> list[Widget]:
    """The strip at the top, as at the table; the offers of the deal; the ground of the table."""
    found: list[Widget] = [CityBar(services, spots.regions, view, Picker())]
    if view.deal is not None and view.deal.main:
        for side, rect in zip(("main", "counter"), spots.offers, strict=True):
            found.append(SmallOffer(services, rect, view, side))
        found.append(VotesLine(services, spots.votes, view))
    return [*found, TableGround(services.kit, spots.table)]


class NamedCity(CityPanorama):
    """The city with nothing but the names of its districts, where these have room."""

    def draw(
        self,
        surface: pygame.Surface,
        bits: Mapping[str, int],
        dimmed: frozenset[str] = frozenset(),
        breached: bool = False,
    ) -> None:
        """All of it onto a surface that has the sky already."""
        Cityscape.draw(self, surface, bits, dimmed, breached)
        if self.width * APART < self.kit.px(WIDEST_NAME):
            return
        for name in IN_ORDER:
            made = plate(self.services, name, bits.get(name, 0), WHOLE, name in dimmed, bare=True)
            surface.blit(made, self.plate_rect(name, made))
