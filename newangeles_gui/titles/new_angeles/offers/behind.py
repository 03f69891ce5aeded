"""What is seen behind a talk: strip, offers, the city with its names; below, the bare table."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from newangeles_gui.scenes import open_almanac
from newangeles_gui.table import Picker
from newangeles_gui.widgets import IconButton, Widget, mixed

from ..city import IN_ORDER, UNSHRUNK, CityPanorama, Cityscape, plate
from ..city.bar import CityBar
from ..city.board import CityBoard
from ..city.stage import Previews, StageSetting
from .outlook import SmallOffer, VotesLine

if TYPE_CHECKING:
    from collections.abc import Mapping

    from newangeles_gui.scenes import Scene, Services
    from newangeles_gui.widgets import Action, Input

    from ..rules import View
    from .places import TalkPlaces

APART: Final = 1.24  # of the width of a slab: from one name of a row to the next
WIDEST_NAME: Final = 190  # units


class CityBehind:
    """The board above the table, drawn once as long as its room is the same."""

    def __init__(self, services: Services, view: View) -> None:
        self.services, self.view = services, view
        self._known: tuple[object, ...] = ()
        self._board: CityBoard | None = None

    def board(self, places: TalkPlaces, alone: bool = False) -> CityBoard:
        """It as it is; `alone` all over the screen, as at the table."""
        kit, words = self.services.kit, self.services.words
        known = (places, kit.view, kit.theme, words.catalog.language.code, alone)
        if self._board is None or known != self._known:
            self._known, self._board = known, self._made(places, alone)
        return self._board

    def _made(self, places: TalkPlaces, alone: bool) -> CityBoard:
        services, view = self.services, self.view
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

    def update(self, seconds: float) -> bool:
        """Time passes; whether the picture has changed."""
        return self._board is not None and self._board.update(seconds)

    def wait(self) -> float | None:
        """Seconds until something moves; None while everything rests."""
        return None if self._board is None else self._board.wait()


class TalkMenuItem(NamedTuple):
    """A button of the menu of a talk."""

    name: str
    icon: str
    tip: str
    action: Action
    enabled: bool = True


def put_above(
    services: Services,
    spots: TalkPlaces,
    view: View,
    menu: Action,
    undo: TalkMenuItem | None = None,
) -> list[Widget]:
    """The strip at the top, the menu on it, the offers; the ground of the table."""
    kit, bar = services.kit, CityBar(services, spots.regions, view, Picker())
    found: list[Widget] = [bar, _menu(services, bar, menu, undo)]
    if view.deal is not None and view.deal.main:
        for side_of_deal, place in zip(("main", "counter"), spots.offers, strict=True):
            found.append(SmallOffer(services, place, view, side_of_deal))
        found.append(VotesLine(services, spots.votes, view))
    return [*found, TableGround(kit, spots.table)]


def _menu(services: Services, bar: CityBar, menu: Action, undo: TalkMenuItem | None) -> Widget:
    """What can be done at any time, each where the table has it; a group for keys."""
    say, group = services.say, Widget(services.kit, bar.menu_rect)
    look_up = partial(open_almanac, services)
    items = (
        undo,
        TalkMenuItem("almanac", "almanac", say("screen.table.menu.almanac"), look_up),
        TalkMenuItem("menu", "pause", say("screen.table.menu.menu"), menu),
    )
    for one, rect in zip(items, bar.menu_spots(len(items)), strict=True):
        if one is not None:
            button = IconButton(services.kit, rect, one.icon, one.tip, one.action)
            button.name, button.enabled = f"menu.{one.name}", one.enabled
            group.add(button)
    return group


def open_above(scene: Scene, given: Input) -> bool:
    """A key of the menu: the same as a click on its button; whether it is there."""
    found = scene.root.named(f"menu.{given.name}") if given.kind == "action" else None
    return found is not None and found.enabled and found.click(found.rect.center)


class NamedCity(CityPanorama):
    """The city with nothing but the names of its districts, where these have room."""

    def draw(
        self,
        surface: pygame.Surface,
        bits: Mapping[str, int],
        dimmed: frozenset[str] = frozenset(),
        breached: bool = False,
    ) -> None:
        """All of it onto a surface that has the sky already; in a talk no district steps back."""
        Cityscape.draw(self, surface, bits, frozenset(), breached)
        if self.width * APART < self.kit.px(WIDEST_NAME):
            return
        for name in IN_ORDER:
            made = plate(self.services, name, bits.get(name, 0), UNSHRUNK, bare=True)
            surface.blit(made, self.plate_rect(name, made))


class TableGround(Widget):
    """The table itself: dark, with a bright edge towards the other one."""

    def paint(self, surface: pygame.Surface) -> None:
        """Draw it, with the lines that run away to the edge."""
        surface.blit(self.kit.kept(("table", self.rect.size), self._draw), self.rect)

    def _draw(self) -> pygame.Surface:
        kit, (wide, high) = self.kit, self.rect.size
        accent, far = kit.color("accent"), mixed(kit.color("panel"), kit.color("line"), 0.3)
        strip = pygame.Surface((1, 2))
        strip.set_at((0, 0), far)
        strip.set_at((0, 1), kit.color("base"))
        surface = pygame.transform.smoothscale(strip, (wide, high))
        line = mixed(far, kit.color("line"), 0.35)
        for place in range(-12, 13):
            top, foot = (wide // 2 + place * wide // part for part in (16, 8))
            pygame.draw.aaline(surface, line, (top, 0), (foot, high))
        edge = max(2, kit.px(2))
        for step, share in enumerate((1.0, 0.3, 0.23, 0.16, 0.09)):
            pygame.draw.rect(surface, mixed(far, accent, share), (0, edge * step, wide, edge))
        return surface
