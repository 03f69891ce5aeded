"""The table of a replay: parts without questions that show one state after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.table import Picker, left_free, regions

from ..city.rim import Moods, Sitter, StakedAsset
from .lasting import LastingParts, TableSetting

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from newangeles_gui.engine import Event
    from newangeles_gui.scenes import Services
    from newangeles_gui.table import Regions
    from newangeles_gui.widgets import Widget

    from ..rules import View


STAKE: Final = 0.62  # of the height of its region, for the asset alone


def asset_place(places: Regions) -> pygame.Rect:
    """The asset at the foot of its region: above it is what was chosen."""
    rect = places.stake.copy()
    rect.height = round(rect.height * STAKE)
    rect.bottom = places.stake.bottom
    return rect


STAGED: Final = 20  # units


class ReplayedTable:
    """Parts without questions; the same ones where only the state is another.

    `told` is what has happened up to that state: an event that has been is not to come.
    """

    def __init__(
        self, services: Services, sitters: Mapping[int, Sitter], told: Callable[[], Iterable[Event]]
    ) -> None:
        self.services, self.sitters, self.told = services, sitters, told
        self.parts: LastingParts | None = None

    def put(self, view: View) -> Sequence[Widget]:
        """The parts in their places; hand and investments where a seat looks."""
        services = self.services
        places = regions(services.kit, len(view.corporations) - (view.seat >= 0))
        # The cards of a deal end where the controls begin.
        above = places.own.move(0, places.board.bottom - places.own.top + places.px(STAGED))
        setting = TableSetting(
            services, view, Picker(), self.sitters, Moods(), seen=self._events_seen
        )
        parts = self.parts
        if parts is None or not parts.fits(setting, places):
            parts = self.parts = LastingParts(setting, places, places._replace(own=above))
        parts.ask()
        parts.previews.stand_on(places.board.bottom)
        asset = StakedAsset(services, places, asset_place(places), view)
        self.places = left_free(places, asset.rect, parts.bar.menu_rect)
        coming = parts.previews
        below = [parts.board, coming.stage, parts.faces, coming.tags, parts.bar]
        return [*below, *parts.secret, asset]

    def _events_seen(self) -> frozenset[str]:
        told = self.told()
        return frozenset(str(one.data["event"]) for one in told if one.kind == "event_revealed")

    def refresh(self) -> None:
        """The view is of another state."""
        if self.parts is not None:
            self.parts.refresh()

    def update(self, seconds: float) -> bool:
        """The board moves; whether there is something new to be seen."""
        return self.parts is not None and self.parts.update(seconds)

    def wait(self) -> float | None:
        """Until the next picture of the board."""
        return None if self.parts is None else self.parts.wait()
