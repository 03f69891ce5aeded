"""What the parts of the stage share."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from newangeles_gui.table import StageSide

from ...new_game import corporation_color
from ...words import corporation, own_words

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from newangeles_gui.i18n import Name
    from newangeles_gui.scenes import Services
    from newangeles_gui.table import Picker, Regions
    from newangeles_gui.widgets import Rgb

    from ...rules import Deal, View


class StageSetting(NamedTuple):
    """What the parts of the stage read."""

    services: Services
    places: Regions
    view: View
    picker: Picker


class StagePart(StageSide):
    """A part that reads the view whenever it is drawn."""

    def __init__(self, setting: StageSetting, rect: pygame.Rect, name: str) -> None:
        super().__init__(setting.services.kit, setting.places, rect, name)
        self.services, _, self.view, self.picker = setting
        self.face_of: Callable[[int], str] = lambda seat: ""  # the picture of who sits there

    def say(self, key: str, /, **values: object) -> str:
        """The words of deals."""
        return self.services.say(f"screen.deal.{key}", **values)

    def tell(self, key: str, /, **values: object) -> str:
        """The words of the stage."""
        return self.services.say(f"screen.stage.{key}", **values)

    @property
    def deal(self) -> Deal:
        """The deal, for parts that are only seen while there is one."""
        assert self.view.deal is not None
        return self.view.deal

    def player(self, seat: int) -> Name:
        """A player's name, for sentences."""
        return corporation(self.view.corporations[seat])

    def player_name(self, seat: int) -> str:
        """A player's name on its own."""
        return self.services.words.name(f"corporation.{self.view.corporations[seat]}")

    def tint(self, seat: int) -> Rgb:
        """The colour of a player."""
        named = corporation_color(own_words(self.services.words), self.view.corporations[seat])
        return self.kit.color(named)
