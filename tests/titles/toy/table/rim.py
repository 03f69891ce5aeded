"""Who plays the toy, at the rim of its board: a face, a name, whether they have swapped."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from newangeles_gui.table import PLEASED, SCHEMING, Feelings, Letters, RimPlate

from . import drawn

if TYPE_CHECKING:
    import pygame

    from newangeles_gui.engine import Facts
    from newangeles_gui.scenes import Services
    from newangeles_gui.table import MoodCause, Picker, Regions
    from newangeles_gui.widgets import Rgb

    from ..rules import View

HEIGHT: Final = 108  # units


class ToyMoods(Feelings):
    """Who keeps a card is pleased with it, who swaps one hopes for more."""

    decides = frozenset({"kept", "swapped"})

    def __init__(self) -> None:
        super().__init__()
        self.swaps: dict[str, int] = {}

    def _keeps(self, facts: Facts) -> None:
        self.feel(facts["player"], PLEASED)

    def _swaps(self, facts: Facts) -> None:
        player = str(facts["player"])
        self.swaps[player] = self.swaps.get(player, 0) + 1
        self.feel(player, SCHEMING)

    causes: Mapping[str, MoodCause] = MappingProxyType({"kept": _keeps, "swapped": _swaps})


class ToyPlate(RimPlate):
    """Face, name and card of a player, and how often they have swapped."""

    def __init__(
        self, services: Services, places: Regions, rect: pygame.Rect, view: View, picker: Picker,
        seat: int, moods: ToyMoods,
    ) -> None:  # fmt: skip
        super().__init__(services, Letters(services.kit, places), rect, view, picker, seat)
        self.moods = moods
        self.fit_to(HEIGHT)
        side = min(rect.height, rect.width // 3)
        self.face = rect.copy()
        self.face.size = (side, rect.height)
        self.refresh()

    def settle(self) -> None:
        """The name above, below it the card and the swaps."""
        left, room = self.face.right + self.px(14), self.rect.right - self.face.right - self.px(22)
        name = self.line(self.services.called(self.role), "strong", "text", room)
        self.piece(name, left, self.rect.y + self.px(30))
        middle = self.rect.y + self.px(76)
        left = self.put_number("card", "icons/deck", 28, self.view.cards[self.seat], left, middle)
        swaps = str(self.moods.swaps.get(self.role, 0))
        self.put_number("swaps", "icons/turn", 24, swaps, left, middle, "muted")

    @property
    def tint(self) -> Rgb:
        """The colour of the player."""
        return drawn.TINTS[self.role]

    def portrait(self, size: tuple[int, int]) -> pygame.Surface:
        """The face in its mood."""
        return drawn.face(self.kit, self.role, self.moods.of(self.role), size)
