"""What lasts on a table, in a game and in a replay: the board, its rim, and what is foreseen."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

import pygame

from ..city.bar import CityBar
from ..city.board import CityBoard
from ..city.rim import FaceRow, Moods, OwnCorner, OwnHand, Sitter
from ..city.stage import Previews, StageSetting

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Set

    from newangeles_gui.scenes import Services
    from newangeles_gui.table import Picker, Regions, Target

    from ..rules import View


class TablePart(Protocol):
    """A part that shows the view and knows where things are."""

    def refresh(self) -> object:
        """The view has changed."""

    def place(self, target: Target) -> pygame.Rect | None:
        """Where something is."""


class TableSetting(NamedTuple):
    """What the parts read: always the same objects, whose content changes."""

    services: Services
    view: View
    picker: Picker
    sitters: Mapping[int, Sitter]
    moods: Moods
    on_offer: Callable[[], None] = lambda: None
    veiled: bool = False  # whether several people share the screen
    seen: Callable[[], Set[str]] = frozenset  # the events that have been


class LastingParts:
    """Made once for a window, a language and who looks; `ask` where the question is another one."""

    def __init__(self, setting: TableSetting, places: Regions, staged: Regions) -> None:
        services, view, picker = setting.services, setting.view, setting.picker
        self.setting, self._look = setting, _look(setting, places)
        screen = pygame.Rect((0, 0), services.kit.view.size)
        self.board = CityBoard(services, places, view, picker, screen)
        self.bar = CityBar(services, places, view, picker)
        self.faces = FaceRow(
            services, places, view, picker, setting.sitters, None, setting.on_offer, setting.moods
        )
        self.own: OwnCorner | None = None
        self.hand: OwnHand | None = None
        if view.seat >= 0:
            sitter = setting.sitters[view.seat]
            self.own = OwnCorner(
                services, places, view, picker, setting.veiled, sitter, setting.moods
            )
            self.hand = OwnHand(services, places.hand, view, picker)
        below = {one.seat: one.below for one in self.faces.seats}
        self.previews = Previews(
            StageSetting(services, staged, view, picker, setting.seen), self.board, below
        )
        self.previews.stage.use_faces(self._face)
        self.bar.foresight = self.previews.foresight

    def _face(self, seat: int) -> str:
        face = self.setting.sitters[seat].face
        mood = self.setting.moods.of(self.setting.view.corporations[seat])
        return f"faces_characters/{face}.{mood}" if face else ""

    def fits(self, setting: TableSetting, places: Regions) -> bool:
        """Whether they can stay where these are wanted."""
        return self._look == _look(setting, places) and self.setting.view is setting.view

    def ask(self, away: bool = False) -> None:
        """The question is another one; nothing is pointed at, and nothing foreseen while away."""
        for part in [*self.secret, self.previews.stage, self.faces, self.bar, self.board]:
            for one in part.all():
                one.hovered = one.focused = one.pressed = False
        for part in [*self.secret, self.faces, self.bar, self.board]:
            part.refresh()
        self.previews.ask(away)

    @property
    def secret(self) -> list[OwnCorner | OwnHand]:
        """Those of who looks."""
        return [one for one in (self.own, self.hand) if one is not None]

    @property
    def placing(self) -> list[TablePart]:
        """All of them; who knows best where something is comes first."""
        return [*self.secret, self.previews, self.faces, self.bar, self.board]

    def refresh(self) -> None:
        """What is shown has changed."""
        for one in self.placing:
            one.refresh()

    def update(self, seconds: float) -> bool:
        """What moves by itself moves; whether it looks different now."""
        moved = [one.update(seconds) for one in self._moving]
        return any(moved)

    def wait(self) -> float | None:
        """Seconds until something moves by itself."""
        waits = [one.wait() for one in self._moving]
        return min((wait for wait in waits if wait is not None), default=None)

    @property
    def _moving(self) -> list[CityBoard | FaceRow | OwnHand | Previews]:
        found = (self.board, self.faces, self.hand, self.previews)
        return [one for one in found if one is not None]


def _look(setting: TableSetting, places: Regions) -> tuple[object, ...]:
    kit, words = setting.services.kit, setting.services.words
    return (
        places, kit.view, kit.theme, kit.calm, words.catalog.language.code, setting.view.seat,
        setting.veiled, tuple(setting.sitters.items()),
    )  # fmt: skip
