"""What the parts of the stage share."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from newangeles_gui.widgets import RowPart, RowText, Widget, row_width

from ...new_game import corporation_color
from ...words import corporation, own_words

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import pygame

    from newangeles_gui.i18n import Name
    from newangeles_gui.scenes import Services
    from newangeles_gui.table import Picker, Regions
    from newangeles_gui.widgets import Kit, Rgb

    from ...rules import Deal, View


SHARES: Final = MappingProxyType({"wide": 1.0, "compact": 2 / 3})
SMALL: Final = 0.5


class StageSetting(NamedTuple):
    """What the parts of the stage read."""

    services: Services
    places: Regions
    view: View
    picker: Picker


def pixels(places: Regions, units: float) -> int:
    """Pixels for so many units of the wide form."""
    return places.px(units * SHARES.get(places.form, SMALL))


class StagePart(Widget):
    """A part that reads the view whenever it is drawn."""

    def __init__(self, setting: StageSetting, rect: pygame.Rect, name: str) -> None:
        super().__init__(setting.services.kit, rect, name)
        self.services, self.places, self.view, self.picker = setting
        self.face_of: Callable[[int], str] = lambda seat: ""  # the picture of who sits there

    def px(self, units: float) -> int:
        """Pixels for so many units of the wide form; in the others things are smaller."""
        return pixels(self.places, units)

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


def fitting(kit: Kit, parts: Sequence[RowPart], room: int, style: str) -> list[RowPart]:
    """A row in which words of a style are left out while it is too wide; never signs or numbers."""
    left = list(parts)
    while row_width(kit, left) > room:
        words = [one for one in left if isinstance(one, RowText) and one.style == style]
        if not words:
            break
        left = [one for one in left if one is not words[-1]]
    return left
