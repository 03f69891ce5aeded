"""What the parts of the stage share."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from newangeles_gui.widgets import Widget

from ...new_game import corporation_color
from ...words import corporation, own_words

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from newangeles_gui.i18n import Name
    from newangeles_gui.scenes import Services
    from newangeles_gui.table import Picker
    from newangeles_gui.widgets import Rgb

    from ...rules import Deal, View
    from ..regions import Regions


class StageSetting(NamedTuple):
    """What the parts of the stage read."""

    services: Services
    places: Regions
    view: View
    picker: Picker


class StagePart(Widget):
    """A part that reads the view whenever it is drawn."""

    def __init__(self, setting: StageSetting, rect: pygame.Rect, name: str) -> None:
        super().__init__(setting.services.kit, rect, name)
        self.services, self.places, self.view, self.picker = setting
        self.face_of: Callable[[int], str] = lambda seat: ""  # the picture of who sits there

    def px(self, units: float) -> int:
        """Pixels for so many units of the wide form; the compact one has smaller things."""
        return self.places.px(units * (1 if self.places.form == "wide" else 2 / 3))

    def units(self, units: float) -> float:
        """The same for what the kit draws."""
        return self.px(units) / self.kit.view.factor

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
