"""What the parts of the deal panel share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from newangeles_gui.widgets import Widget

from ..words import corporation

if TYPE_CHECKING:
    import pygame

    from newangeles_gui.i18n import Name
    from newangeles_gui.scenes import Services
    from newangeles_gui.table import Picker

    from ..rules import Deal, View


class DealPart(Widget):
    """A part that reads the view whenever it is drawn."""

    def __init__(
        self, services: Services, rect: pygame.Rect, view: View, picker: Picker, name: str
    ) -> None:
        super().__init__(services.kit, rect, name)
        self.services, self.view, self.picker = services, view, picker

    def say(self, key: str, /, **values: object) -> str:
        """The words of the deal panel."""
        return self.services.say(f"screen.deal.{key}", **values)

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
