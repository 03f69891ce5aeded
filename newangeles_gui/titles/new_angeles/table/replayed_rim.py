"""What stands around the city in a replay: who plays, how far the game is, what somebody holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from newangeles_gui.table import Picker

from ..city.bar import CityBar
from ..city.corner import OwnCorner
from ..city.faces import FaceRow
from ..city.hand import OwnHand
from ..city.stake import StakedAsset

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import pygame

    from newangeles_gui.scenes import Services
    from newangeles_gui.table import Regions

    from ..city.rim import Sitter
    from ..rules import View

STAKE: Final = 0.62  # of the height of its region, for the asset alone


class ReplayedRim(NamedTuple):
    """The parts; hand and secrets only where somebody looks."""

    bar: CityBar
    faces: FaceRow
    asset: StakedAsset
    own: Sequence[OwnCorner | OwnHand]

    def refresh(self) -> None:
        """The view is of another state."""
        for part in (self.bar, self.faces, *self.own):
            part.refresh()


def replayed_rim(
    services: Services, places: Regions, view: View, sitters: Mapping[int, Sitter]
) -> ReplayedRim:
    """All of it, without questions."""
    nothing = Picker()
    return ReplayedRim(
        CityBar(services, places, view, nothing),
        FaceRow(services, places, view, nothing, sitters),
        StakedAsset(services, places, asset_place(places), view),
        [
            OwnCorner(services, places, view, nothing, False, sitters[view.seat]),
            OwnHand(services, places.hand, view, nothing),
        ]
        if view.seat >= 0
        else [],
    )


def asset_place(places: Regions) -> pygame.Rect:
    """The asset at the foot of its region: above it is what was chosen."""
    rect = places.stake.copy()
    rect.height = round(rect.height * STAKE)
    rect.bottom = places.stake.bottom
    return rect
