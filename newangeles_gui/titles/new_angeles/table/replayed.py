"""The table of a replay: parts without questions that show one state after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.table import Picker, Regions, left_free, regions

from ..city.board import CityBoard
from ..city.stage import Previews, StageSetting
from .replayed_rim import ReplayedRim, replayed_rim

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from newangeles_gui.scenes import Services
    from newangeles_gui.widgets import Widget

    from ..city.rim import Sitter
    from ..rules import View

STAGED: Final = 20  # units


class ReplayedTable:
    """Keeps the board where only the state is another: it is the dearest part."""

    def __init__(self, services: Services, sitters: Mapping[int, Sitter]) -> None:
        self.services, self.sitters = services, sitters
        self.board: CityBoard | None = None
        self.rim: ReplayedRim | None = None
        self.previews: Previews | None = None
        self._board_look: tuple[object, ...] = ()

    def put(self, view: View) -> Sequence[Widget]:
        """The parts in their places; hand and investments where a seat looks."""
        services = self.services
        places = regions(services.kit, len(view.corporations) - (view.seat >= 0))
        board = self.board = self._board(places, view)
        rim = self.rim = replayed_rim(services, places, view, self.sitters)
        coming = self.previews = self._previews(places, view, rim)
        self.places = left_free(places, rim.asset.rect, rim.bar.menu_rect)
        return [board, coming.stage, rim.faces, coming.tags, rim.bar, *rim.own, rim.asset]

    def _previews(self, places: Regions, view: View, rim: ReplayedRim) -> Previews:
        """The deal, with what would come of it; its cards end where the controls begin."""
        assert self.board is not None
        above = places.own.move(0, places.board.bottom - places.own.top + places.px(STAGED))
        setting = StageSetting(self.services, places._replace(own=above), view, Picker())
        made = Previews(setting, self.board, {one.seat: one.below for one in rim.faces.seats})
        made.stage.use_faces(lambda seat: f"faces_characters/{self.sitters[seat].face}.calm")
        made.stand_on(places.board.bottom)
        return made

    def _board(self, places: Regions, view: View) -> CityBoard:
        language, kit = self.services.words.catalog.language.code, self.services.kit
        look = (places, kit.view, kit.theme, language)
        if self.board is None or self._board_look != look:
            self._board_look = look
            screen = pygame.Rect((0, 0), kit.view.size)
            return CityBoard(self.services, places, view, Picker(), screen)
        self.board.hovered = self.board.focused = self.board.pressed = False
        self.board.refresh()
        return self.board

    def refresh(self) -> None:
        """The view is of another state."""
        for part in (self.board, self.rim, self.previews):
            if part is not None:
                part.refresh()

    def update(self, seconds: float) -> bool:
        """The board moves; whether there is something new to be seen."""
        moving = [one for one in (self.board, self.previews) if one is not None]
        changed = [one.update(seconds) for one in moving]
        return any(changed)

    def wait(self) -> float | None:
        """Until the next picture of the board, or until something is foreseen."""
        waits = [one.wait() for one in (self.board, self.previews) if one is not None]
        return min((one for one in waits if one is not None), default=None)
